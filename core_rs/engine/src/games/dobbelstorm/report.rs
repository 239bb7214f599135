//! The scoring of a turn, die by die.

use serde_json::{Value, json};

use super::cards::CardId;
use super::laid::{Demand, Die, Laid, Layer};
use super::layout::{DICE_PER_COLOUR, Kind, STOP_POINTS};
use super::referee::{self, Errand};
use super::score;
use super::state::{DobbelstormState, Ending, Place};
use crate::state::{Points, Seat, State};

/// What a turn brought one player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct TurnScore {
    /// Plus and minus points of the three cards.
    pub cards: Points,
    /// A point for every card with the most points it can have.
    pub card_bonus: Points,
    /// For two or three cards that ended with at least one point.
    pub bonus: Points,
    /// For calling STOP: two points, or one less for every die that was missed.
    pub stop: Points,
}

impl TurnScore {
    /// All together.
    pub fn total(self) -> Points {
        self.cards + self.card_bonus + self.bonus + self.stop
    }

    /// The same as plain data.
    pub fn to_data(self) -> Value {
        json!({
            "cards": self.cards,
            "card_bonus": self.card_bonus,
            "bonus": self.bonus,
            "stop": self.stop,
            "total": self.total(),
        })
    }
}

/// What became of one die.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// The die.
    pub die: usize,
    /// Its field; none beside the card.
    pub field: Option<usize>,
    /// Where it lay.
    pub layer: &'static str,
    /// Why it brought what it brought.
    pub reason: &'static str,
    /// What it brought.
    pub points: Points,
}

/// One card of a player.
#[derive(Clone, Debug)]
pub struct CardReport {
    id: CardId,
    verdicts: Vec<Verdict>,
    points: Points,
    bonus: Points,
    best: Points,
}

/// One player.
#[derive(Clone, Debug)]
pub struct SeatReport {
    /// The cards.
    pub cards: Vec<CardReport>,
    /// The sums.
    pub score: TurnScore,
    /// What the stopper missed.
    pub missed: Vec<Errand>,
    best_total: Points,
    best_nets: Vec<Points>,
    best_plan: Vec<Errand>,
}

/// A turn that is over.
#[derive(Clone, Debug)]
pub struct Report {
    /// How it ended.
    pub ending: Ending,
    at: u32,
    /// By seat.
    pub seats: Vec<SeatReport>,
    /// The faces of all dice, to find them again by what they look like.
    values: Vec<u8>,
    on_table: Vec<usize>,
}

impl Report {
    /// Scores a position in which no hand holds a die any more.
    pub fn new(state: &DobbelstormState) -> Self {
        let ending = state.ending.unwrap_or(Ending::Idle);
        Self {
            ending,
            at: state.clock,
            seats: (0..state.seats() as u8).map(|seat| seat_report(state, Seat(seat), ending)).collect(),
            values: state.values.clone(),
            on_table: state.on_table().collect(),
        }
    }

    /// What the turn brought everybody.
    pub fn scores(&self) -> Vec<TurnScore> {
        self.seats.iter().map(|seat| seat.score).collect()
    }

    /// The same as plain data.
    pub fn to_data(&self) -> Value {
        let stopper = if let Ending::Stop(seat) = self.ending { Some(seat) } else { None };
        let others = (0..self.seats.len() as u8).map(Seat).filter(|seat| Some(*seat) != stopper);
        let order: Vec<u8> = stopper.into_iter().chain(others).map(|seat| seat.0).collect();
        let seats: Vec<Value> =
            self.seats.iter().enumerate().map(|(seat, report)| self.seat_data(seat, report)).collect();
        json!({
            "stopper": stopper.map(|seat| seat.0),
            "ended": self.ending.id(),
            "at": self.at,
            "order": order,
            "seats": seats,
        })
    }

    fn seat_data(&self, seat: usize, report: &SeatReport) -> Value {
        let all: Vec<usize> = (0..self.values.len()).collect();
        json!({
            "seat": seat,
            "cards": report.cards.iter().enumerate().map(|(slot, card)| card_data(slot, card)).collect::<Vec<_>>(),
            "points": report.score.cards,
            "card_bonus": report.score.card_bonus,
            "bonus": report.score.bonus,
            "stop": report.score.stop,
            "total": report.score.total(),
            "missed": errands_data(&report.missed, &self.values, &self.on_table),
            "best": {
                "total": report.best_total,
                "cards": report.best_nets,
                "plan": errands_data(&report.best_plan, &self.values, &all),
            },
        })
    }
}

impl Ending {
    /// The stable name.
    pub const fn id(self) -> &'static str {
        match self {
            Ending::Stop(_) => "stop",
            Ending::Idle => "idle",
            Ending::Limit => "limit",
        }
    }
}

fn card_data(slot: usize, report: &CardReport) -> Value {
    let dice: Vec<Value> = report
        .verdicts
        .iter()
        .map(|verdict| {
            json!({
                "die": verdict.die,
                "field": verdict.field,
                "layer": verdict.layer,
                "verdict": verdict.reason,
                "points": verdict.points,
            })
        })
        .collect();
    let plus: Points = report.verdicts.iter().map(|verdict| verdict.points.max(0)).sum();
    json!({
        "card": slot,
        "id": report.id.number(),
        "kind": report.id.card().kind.id(),
        "dice": dice,
        "plus": plus,
        "minus": plus - report.points,
        "bonus": report.bonus,
        "net": report.points + report.bonus,
        "best": report.best,
    })
}

/// Errands with the numbers of dice that look as they ask, each die once.
pub fn errands_data(errands: &[Errand], values: &[u8], dice: &[usize]) -> Value {
    numbered(errands, values, dice)
        .into_iter()
        .map(|(die, errand)| {
            json!({"die": die, "card": errand.card, "field": errand.field, "layer": errand.layer.id()})
        })
        .collect()
}

/// Errands with a die for each.
pub fn numbered(errands: &[Errand], values: &[u8], dice: &[usize]) -> Vec<(usize, Errand)> {
    let mut free = dice.to_vec();
    let looks = |die: usize| (die / DICE_PER_COLOUR, values[die]);
    errands
        .iter()
        .filter_map(|errand| {
            let wanted = (errand.die.colour.index(), errand.die.value);
            let found = free.iter().position(|&die| looks(die) == wanted)?;
            Some((free.swap_remove(found), *errand))
        })
        .collect()
}

fn seat_report(state: &DobbelstormState, seat: Seat, ending: Ending) -> SeatReport {
    let (laid, bare) = (state.laid(seat), state.bare(seat));
    let whole = state.whole_supply();
    let cards: Vec<CardReport> = laid
        .iter()
        .enumerate()
        .map(|(slot, card)| {
            let (points, bonus) = card.points(0);
            CardReport {
                id: state.hands[seat.index()][slot],
                verdicts: verdicts(state, seat, slot, card),
                points,
                bonus,
                best: referee::best(&bare[slot..=slot], whole).total,
            }
        })
        .collect();
    let mut score = TurnScore {
        cards: cards.iter().map(|card| card.points).sum(),
        card_bonus: cards.iter().map(|card| card.bonus).sum(),
        bonus: score::cards_bonus(&laid.iter().map(|card| card.net(0)).collect::<Vec<_>>()),
        stop: 0,
    };
    let mut missed = Vec::new();
    if ending == Ending::Stop(seat) {
        missed = referee::errands(&laid, &referee::missed(&laid, state.supply()), state.supply());
        score.stop = if missed.is_empty() { STOP_POINTS } else { -(missed.len() as Points) };
    }
    let best = referee::best(&bare, whole);
    SeatReport {
        cards,
        score,
        missed,
        // After the best plan nothing is missed, so STOP belongs to it.
        best_total: best.total + STOP_POINTS,
        best_plan: referee::errands(&bare, &best.filled, whole),
        best_nets: best.nets,
    }
}

/// What every die on and beside a card brings, field by field and from the bottom up.
fn verdicts(state: &DobbelstormState, seat: Seat, slot: usize, laid: &Laid) -> Vec<Verdict> {
    let scoring = score::scoring(laid.card, laid.right);
    let mut verdicts = Vec::new();
    for die in 0..state.values.len() {
        let verdict = match state.places[die] {
            Place::Field(owner, card, field, layer) if owner == seat && usize::from(card) == slot => {
                let field = usize::from(field);
                let (reason, points) = judge(state.die(die), field, layer, laid, scoring, || {
                    state.piles(seat, slot)[field].top.is_some()
                });
                Verdict { die, field: Some(field), layer: layer.id(), reason, points }
            }
            Place::Beside(owner, card) if owner == seat && usize::from(card) == slot => {
                Verdict { die, field: None, layer: "beside", reason: "beside", points: -1 }
            }
            _ => continue,
        };
        verdicts.push(verdict);
    }
    let rank =
        |layer: &str| ["single", "bottom", "top", "parked", "beside"].iter().position(|id| *id == layer);
    verdicts.sort_by_key(|verdict| (verdict.field.unwrap_or(usize::MAX), rank(verdict.layer)));
    verdicts
}

fn judge(
    die: Die,
    field: usize,
    layer: Layer,
    laid: &Laid,
    scoring: u16,
    has_top: impl Fn() -> bool,
) -> (&'static str, Points) {
    let bit = 1 << field;
    let is_right = Demand::of(&laid.card.all_fields[field], layer, laid.parity).is_met_by(die);
    match layer {
        Layer::Parked => ("parked", -1),
        _ if !is_right => ("wrong", -1),
        Layer::Bottom if !has_top() => ("incomplete", -1),
        // A tower brings its point with the top; a right die upon or under a wrong one brings nothing.
        Layer::Bottom => ("right", 0),
        Layer::Top => ("right", Points::from(laid.right & bit != 0)),
        Layer::Single if scoring & bit != 0 => ("right", 1),
        Layer::Single => match laid.card.kind {
            Kind::Target => ("surplus", -1),
            Kind::Chain => ("broken", -1),
            Kind::Row => ("no_line", -1),
            _ => ("no_joker", -1),
        },
    }
}
