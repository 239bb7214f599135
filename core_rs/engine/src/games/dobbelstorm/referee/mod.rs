//! The referee: the best score that is still possible and the dice that were missed, both exact.
//!
//! A card by itself is a small matter: every set of its open fields is tried. Cards are coupled only through the dice
//! they share, so the sets of three cards are joined from the best downwards, and a choice is taken as soon as the
//! table can serve it.

mod supply;
#[cfg(test)]
mod tests;

use super::laid::{Demand, Die, Laid, Layer};
use super::layout::{Kind, MOST_FIELDS};
use super::score;
use crate::state::Points;
use supply::{can_serve, only_type, serve};

pub use supply::Counts;

/// A die of the table and where it could go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Errand {
    /// The die, one of those that look like it.
    pub die: Die,
    /// Which of the cards.
    pub card: usize,
    /// Which field of it.
    pub field: usize,
    /// Where on the field.
    pub layer: Layer,
}

/// The best that can be made of some cards with the dice on the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Best {
    /// The net of every card.
    pub nets: Vec<Points>,
    /// The nets and the bonus for several cards.
    pub total: Points,
    /// The fields to fill, card by card.
    pub filled: Vec<u16>,
}

/// One set of open fields of a card, what it is worth and which dice it takes.
#[derive(Clone, Copy, Debug)]
struct Plan {
    filled: u16,
    worth: Points,
    exact: Counts,
    is_flexible: bool,
}

fn members(mask: u16) -> impl Iterator<Item = usize> {
    (0..MOST_FIELDS).filter(move |place| mask & 1 << place != 0)
}

/// The open fields that the table could serve one by one.
fn within_reach(laid: &Laid, supply: Counts) -> u16 {
    members(laid.open)
        .filter(|&place| laid.demands(place).all(|(_, demand)| supply.meets(demand)))
        .fold(0, |mask, place| mask | 1 << place)
}

/// All subsets of a mask, the empty one first.
fn subsets(mask: u16) -> impl Iterator<Item = u16> {
    let mut next = Some(0_u16);
    std::iter::from_fn(move || {
        let now = next?;
        let following = now.wrapping_sub(mask) & mask;
        next = (following != 0).then_some(following);
        Some(now)
    })
}

fn plan(laid: &Laid, filled: u16, worth: Points) -> Plan {
    let mut plan = Plan { filled, worth, exact: Counts::default(), is_flexible: false };
    for (_, demand) in members(filled).flat_map(|place| laid.demands(place)) {
        match only_type(demand) {
            Some(die) => plan.exact = plan.exact.plus(die),
            None => plan.is_flexible = true,
        }
    }
    plan
}

/// The plans of a card that may be part of the best, best first: no field in them can be left out without loss.
fn best_plans(laid: &Laid, supply: Counts) -> Vec<Plan> {
    let mut nets = [0; 1 << MOST_FIELDS];
    let mut plans = Vec::new();
    for filled in subsets(within_reach(laid, supply)) {
        let net = laid.net(filled);
        nets[usize::from(filled)] = net;
        // Subsets come in rising order, so every smaller set has its net already.
        if members(filled).all(|place| nets[usize::from(filled & !(1 << place))] < net) {
            plans.push(plan(laid, filled, net));
        }
    }
    plans.sort_by_key(|plan| -plan.worth);
    plans
}

/// Whether all dice that these fields take would score, and none that scores now would stop.
fn only_gains(laid: &Laid, filled: u16) -> bool {
    if laid.card.kind == Kind::Chain {
        return chain_only_gains(laid, filled);
    }
    let before = score::scoring(laid.card, laid.right);
    let after = score::scoring(laid.card, laid.right | filled);
    after & (before | filled) == before | filled
}

/// The same for a chain. Of two equal runs or two equal dice either may be the one that scores, so runs are compared
/// as sets of values, and any of the longest will do.
fn chain_only_gains(laid: &Laid, filled: u16) -> bool {
    let (before, added) = (score::values_of(laid.card, laid.right), score::values_of(laid.card, filled));
    if added & before != 0 || added.count_ones() != filled.count_ones() {
        return false;
    }
    let longest = |values: u8| {
        let length = score::longest_run(values).count_ones();
        score::runs(values).filter(move |run| run.count_ones() == length)
    };
    let holds = |run: u8| longest(before | added).any(|longer| longer & (run | added) == run | added);
    // Before there is a run, nothing scores that could stop.
    if longest(before).next().is_none() { holds(0) } else { longest(before).any(holds) }
}

/// The plans of a card in which only dice are added that score, most dice first.
fn gainful_plans(laid: &Laid, supply: Counts) -> Vec<Plan> {
    let mut plans: Vec<Plan> = subsets(within_reach(laid, supply))
        .filter(|&filled| filled == 0 || only_gains(laid, filled))
        .map(|filled| {
            let dice = members(filled).map(|place| laid.demands(place).count()).sum::<usize>();
            plan(laid, filled, dice as Points)
        })
        .collect();
    plans.sort_by_key(|plan| -plan.worth);
    plans
}

/// Joins one plan of every card, from the best downwards, until no better choice can be served.
struct Join<'a> {
    cards: &'a [Laid],
    plans: &'a [Vec<Plan>],
    supply: Counts,
    /// What the chosen plans are worth together beyond their sum.
    bonus: fn(&[Points]) -> Points,
    most_bonus: Points,
    chosen: Vec<Plan>,
    best: Option<(Points, Vec<Plan>)>,
}

impl Join<'_> {
    fn descend(&mut self, worth: Points, exact: Counts) {
        let Some(plans) = self.plans.get(self.chosen.len()) else {
            self.take_if_better(worth, exact);
            return;
        };
        let later = &self.plans[self.chosen.len() + 1..];
        let hope: Points = later.iter().map(|plans| plans[0].worth).sum::<Points>() + self.most_bonus;
        for plan in plans {
            if self.best.as_ref().is_some_and(|(best, _)| worth + plan.worth + hope <= *best) {
                return;
            }
            let together = exact.plus(plan.exact);
            if self.supply.covers(together) {
                self.chosen.push(*plan);
                self.descend(worth + plan.worth, together);
                self.chosen.pop();
            }
        }
    }

    fn take_if_better(&mut self, worth: Points, exact: Counts) {
        let worths: Vec<Points> = self.chosen.iter().map(|plan| plan.worth).collect();
        let total = worth + (self.bonus)(&worths);
        if self.best.as_ref().is_some_and(|(best, _)| total <= *best) {
            return;
        }
        let is_served = !self.chosen.iter().any(|plan| plan.is_flexible)
            || can_serve(self.supply, exact, &self.flexible());
        if is_served {
            self.best = Some((total, self.chosen.clone()));
        }
    }

    /// The demands of the chosen plans that leave a choice of dice.
    fn flexible(&self) -> Vec<Demand> {
        let demands = |(laid, plan): (&Laid, &Plan)| {
            let laid = *laid;
            members(plan.filled).flat_map(move |place| laid.demands(place)).collect::<Vec<_>>()
        };
        let all = self.cards.iter().zip(&self.chosen).flat_map(demands);
        all.map(|(_, demand)| demand).filter(|demand| only_type(*demand).is_none()).collect()
    }
}

fn join(
    cards: &[Laid],
    plans: &[Vec<Plan>],
    supply: Counts,
    bonus: fn(&[Points]) -> Points,
    most_bonus: Points,
) -> (Points, Vec<Plan>) {
    let mut join = Join { cards, plans, supply, bonus, most_bonus, chosen: Vec::new(), best: None };
    join.descend(0, Counts::default());
    // Doing nothing can always be served.
    join.best.unwrap_or_default()
}

/// The best score that these cards can still have with the dice on the table, if nobody else takes one.
pub fn best(cards: &[Laid], supply: Counts) -> Best {
    let plans: Vec<_> = cards.iter().map(|laid| best_plans(laid, supply)).collect();
    let several = cards.iter().map(|_| 1).collect::<Vec<_>>();
    let (total, chosen) = join(cards, &plans, supply, score::cards_bonus, score::cards_bonus(&several));
    Best {
        nets: chosen.iter().map(|plan| plan.worth).collect(),
        total,
        filled: chosen.iter().map(|plan| plan.filled).collect(),
    }
}

/// The fields that the stopper could still have filled, card by card: the most dice of which every one scores.
pub fn missed(cards: &[Laid], supply: Counts) -> Vec<u16> {
    let plans: Vec<_> = cards.iter().map(|laid| gainful_plans(laid, supply)).collect();
    let (_, chosen) = join(cards, &plans, supply, |_| 0, 0);
    chosen.iter().map(|plan| plan.filled).collect()
}

/// A die of the table for every place on the fields that are to be filled.
pub fn errands(cards: &[Laid], filled: &[u16], supply: Counts) -> Vec<Errand> {
    let mut places = Vec::new();
    let mut demands = Vec::new();
    for (card, laid) in cards.iter().enumerate() {
        for field in members(filled[card]) {
            for (layer, demand) in laid.demands(field) {
                places.push((card, field, layer));
                demands.push(demand);
            }
        }
    }
    let dice = serve(supply, &demands).unwrap_or_default();
    places
        .into_iter()
        .zip(dice)
        .map(|((card, field, layer), die)| Errand { die, card, field, layer })
        .collect()
}

/// What can be done with a die in the hand: where it would be right, or beside which card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Use {
    /// On this card and field, at this layer.
    Home(usize, usize, Layer),
    /// Beside this card.
    Beside(usize),
}

impl Use {
    /// The cards after it.
    pub fn after(self, cards: &[Laid]) -> Vec<Laid> {
        let mut cards = cards.to_vec();
        match self {
            Use::Home(card, field, layer) => cards[card] = cards[card].with((field, layer)),
            Use::Beside(card) => cards[card] = cards[card].with_beside(),
        }
        cards
    }
}

/// Everything sensible that can be done with a die, with the best that can follow; the first of the best comes first.
///
/// A die on a wrong field costs what it costs beside the card and blocks the field, so that is left out.
pub fn uses(cards: &[Laid], die: Die, supply: Counts) -> Vec<(Use, Best)> {
    let homes = cards
        .iter()
        .enumerate()
        .flat_map(|(card, laid)| laid.homes(die).map(move |(field, layer)| Use::Home(card, field, layer)));
    let mut all: Vec<_> = homes
        .chain((0..cards.len()).map(Use::Beside))
        .map(|way| (way, best(&way.after(cards), supply)))
        .collect();
    all.sort_by_key(|(_, best)| -best.total);
    all
}
