//! The expert of Push: chooses by its values, and advises by playing turns out.

use serde_json::{Value, json};

use super::outlook::Table;
use super::policy::{self, Depth};
use super::prospect::Prospect;
use super::table::WEIGHTS;
use crate::chance::{Rng, Seed};
use crate::expert::{Expert, Finding, Progress, Solution, Study};
use crate::games::push::layout::{Card, FACES, Face};
use crate::games::push::moves::{Outcome, PushMove};
use crate::games::push::state::PushState;
use crate::state::{Seat, State, Turn};

/// How often every choice is played out: enough for an error of some tenths of a point.
const PLAYOUTS: u32 = 1000;
/// What the learned value counts for at first: as much as so many playouts, which spread by so many points. Playouts of
/// sampled games spread by 2 to 3.5; with this weight the first few do not toss the choices about, and 1,000 outweigh it.
const PRIOR: (f64, f64) = (20.0, 4.0);

/// Ready at once: its weights are part of the program.
pub struct PushExpert;

impl PushExpert {
    /// The best move in a position in which a player is to move.
    pub fn best(&self, state: &PushState, depth: Depth) -> PushMove {
        policy::choose(state, &WEIGHTS, depth)
    }
}

impl Expert for PushExpert {
    type State = PushState;
    type Study = PushStudy;

    fn prepare(&mut self, _iterations: u32) -> Progress {
        Progress::COMPLETE
    }

    fn progress(&self) -> Progress {
        Progress::COMPLETE
    }

    fn solution(&self, _state: &PushState, _seat: Seat) -> Option<Solution> {
        None
    }

    fn study(&self, state: &PushState, seed: Seed) -> PushStudy {
        let choices = policy::values(state, &WEIGHTS, Depth::NextCard).into_iter();
        PushStudy {
            me: policy::chooser(state),
            state: state.clone(),
            seed,
            played: 0,
            choices: choices
                .map(|(chosen, value)| Choice {
                    chosen,
                    sum: PRIOR.0 * value,
                    squares: PRIOR.0 * (value * value + PRIOR.1 * PRIOR.1),
                    facts: facts(state, chosen),
                })
                .collect(),
        }
    }
}

/// A move and the leads that its playouts ended in, after the learned value.
struct Choice {
    chosen: PushMove,
    sum: f64,
    squares: f64,
    facts: Value,
}

/// A position under study: every choice is played out to the end of the turn, again and again, with the same luck for
/// each; what lies beyond the turn is valued, not played.
pub struct PushStudy {
    state: PushState,
    me: Seat,
    seed: Seed,
    played: u32,
    choices: Vec<Choice>,
}

impl Study for PushStudy {
    type State = PushState;

    fn think(&mut self, iterations: u32) {
        let until = PLAYOUTS.min(self.played.saturating_add(iterations));
        while self.played < until {
            for choice in &mut self.choices {
                let lead = play_out(&self.state, choice.chosen, self.me, Rng::at(self.seed, self.played));
                choice.sum += lead;
                choice.squares += lead * lead;
            }
            self.played += 1;
        }
    }

    fn is_finished(&self) -> bool {
        self.played >= PLAYOUTS
    }

    fn findings(&self) -> Vec<Finding<PushMove>> {
        let count = PRIOR.0 + f64::from(self.played);
        let finding = |choice: &Choice| {
            let value = choice.sum / count;
            let variance = (choice.squares / count - value * value).max(0.0);
            let error = (variance / count).sqrt();
            Finding { chosen: choice.chosen, value, error, facts: choice.facts.clone() }
        };
        let mut findings: Vec<_> = self.choices.iter().map(finding).collect();
        findings.sort_by(|a, b| b.value.total_cmp(&a.value));
        findings
    }
}

/// A card of the pile, each as likely as the next.
fn random_card(state: &PushState, rng: &mut Rng) -> Card {
    let mut skipped = rng.below(state.pile().max(1));
    for card in Card::all() {
        let count = u32::from(state.unseen()[card.index()]);
        if skipped < count {
            return card;
        }
        skipped -= count;
    }
    Card::DICE
}

/// What chance may bring, for all that anybody knows.
fn imagined(state: &PushState, rng: &mut Rng) -> Outcome {
    if state.is_drawing() {
        Outcome::Card(random_card(state, rng))
    } else {
        Outcome::Die(Face::ALL[rng.below(FACES as u32) as usize])
    }
}

/// The lead of a seat after this move and a turn played to its end.
fn play_out(state: &PushState, chosen: PushMove, me: Seat, mut rng: Rng) -> f64 {
    let mut state = state.clone();
    state.apply(chosen, &mut |_| ());
    loop {
        match state.turn() {
            Turn::Over => break,
            Turn::Chance(_) => {
                state.resolve(&imagined(&state, &mut rng), &mut |_| ());
            }
            _ if state.is_between_turns() => break,
            _ => state.apply(policy::choose(&state, &WEIGHTS, Depth::NextCard), &mut |_| ()),
        }
    }
    Prospect::new(&state, me, &WEIGHTS).lead(&state)
}

/// What reasons are built from: who would take what, and what the next card may change.
fn facts(state: &PushState, chosen: PushMove) -> Value {
    let me = policy::chooser(state);
    let prospect = Prospect::new(state, me, &WEIGHTS);
    let table = Table::new(state, &prospect);
    let plan_data = |table: &Table, left: u8, takers: &[Seat]| -> Vec<Value> {
        let plan = prospect.plan(&table.gains, left, takers).into_iter();
        plan.map(|(seat, row)| json!({"seat": seat.0, "row": row, "points": table.lanes[row].points()}))
            .collect()
    };
    match chosen {
        PushMove::Bank(_) => json!({}),
        PushMove::Draw if table.laid() == 0 => json!({"better_rows": null, "bust_cost": null}),
        PushMove::Draw => {
            let outlook = table.outlook(&prospect);
            let chance = outlook.bust_chance;
            let draw = policy::draw_value(state, &table, &prospect);
            let safe = (chance < 1.0).then(|| (draw - chance * outlook.bust) / (1.0 - chance) - outlook.stop);
            json!({"better_rows": safe, "bust_cost": outlook.stop - outlook.bust})
        }
        PushMove::Stop => {
            let plan = plan_data(&table, table.laid(), table.takers.seats());
            json!({"own": plan.first(), "others": plan.get(1..)})
        }
        PushMove::Place(row) => {
            let after = state.drawn().map(|card| table.with(card, usize::from(row), table.pile, &prospect));
            let plan = after.map(|after| plan_data(&after, after.laid(), after.takers.seats()));
            let plan = plan.unwrap_or_default();
            json!({"own": plan.first(), "others": plan.get(1..)})
        }
        PushMove::Take(row) => {
            let (takers, count) = state.takers_left();
            let others = plan_data(&table, table.laid() & !(1 << row), &takers[1..count]);
            // Everybody takes one row: whoever comes after the last one gets none, and cannot be kept from any.
            let served = count.min(table.laid().count_ones() as usize);
            let served: Vec<_> = takers[..served].iter().map(|seat| seat.0).collect();
            json!({"others": others, "takers": served})
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FULL_PILE: &str = "rules=normal,in turn=0:draw switches=0 busted=no die=-:0 \
        pile=333333,333333,333333,333333,333333+18+12 discard=-+0+0 rows=-/-/- open=-/-/- banked=-/-/-";
    const FIVE_CARDS: &str = "rules=normal,out turn=1:draw switches=0 busted=no die=star:1 \
        pile=000111,000000,000000,000000,000000+2+0 discard=333222,333333,333333,333333,333333+16+0 \
        rows=-/-/- open=-/- banked=-/-";
    const A_ROLL: &str = "rules=normal,out turn=0:roll switches=0 busted=no die=-:0 \
        pile=332333,333333,333333,333333,333333+17+0 discard=-+1+0 rows=@0/-/- \
        open=001000,000000,000000,000000,000000/- banked=-/-";

    /// Advice is seeded like the match that asks. So that it is no peeping, its playouts must not meet what this seed
    /// has in store any more often than others would.
    #[test]
    fn what_is_imagined_tells_nothing_of_what_comes() {
        for position in [FULL_PILE, FIVE_CARDS, A_ROLL] {
            let state: PushState = position.parse().expect("a position");
            let chances = state.chances();
            let all: u32 = chances.iter().map(|(_, count)| count).sum();
            for playout in 0..4 {
                let (mut hits, mut expected, mut variance) = (0.0, 0.0, 0.0);
                for seed in (0..30_000).map(Seed) {
                    let real = state.draw(seed);
                    let count =
                        chances.iter().find(|(outcome, _)| *outcome == real).map_or(0, |found| found.1);
                    let chance = f64::from(count) / f64::from(all);
                    expected += chance;
                    variance += chance * (1.0 - chance);
                    hits += f64::from(u8::from(imagined(&state, &mut Rng::at(seed, playout)) == real));
                }
                assert!(
                    (hits - expected).abs() < 4.5 * variance.sqrt(),
                    "{position}: {hits}, not {expected}"
                );
            }
        }
    }
}
