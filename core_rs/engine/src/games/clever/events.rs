//! What a move or a throw led to, one event for each thing that can be seen.

use serde_json::{Value, json};

use super::bonus::{Source, Step};
use super::layout::{Area, Bonus, DICE, DiceSet, Die};
use super::state::Stage;
use crate::state::Seat;

/// Where a die lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// With the active player, to be thrown or chosen.
    Tray,
    /// On one of the active player's three fields.
    Field(u8),
    /// On the silver platter.
    Platter,
    /// Beside the platter: the higher dice of a passive turn alone.
    Aside,
}

impl Place {
    /// The stable name.
    pub const fn id(self) -> &'static str {
        match self {
            Place::Tray => "tray",
            Place::Field(_) => "field",
            Place::Platter => "platter",
            Place::Aside => "aside",
        }
    }

    /// Which field it is.
    pub const fn field(self) -> Option<u8> {
        if let Place::Field(field) = self { Some(field) } else { None }
    }
}

/// Why somebody goes without a die.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PassReason {
    /// No die of the active player's roll fits.
    RollSpent,
    /// No die that a passive player may choose fits.
    NothingFits,
    /// No served die fits, and the player wants none of the active player's dice.
    Declined,
}

impl PassReason {
    /// The stable name.
    pub const fn id(self) -> &'static str {
        match self {
            PassReason::RollSpent => "roll_spent",
            PassReason::NothingFits => "nothing_fits",
            PassReason::Declined => "declined",
        }
    }
}

/// What a move or a throw led to.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Event {
    /// Dice fell.
    Rolled { seat: Seat, faces: [u8; DICE], fresh: DiceSet, roll: u8, again: bool },
    /// The lowest dice of a passive turn alone went to the platter.
    Served { seat: Seat, dice: DiceSet },
    /// A die was chosen; it lies in `to` now.
    Took { seat: Seat, die: Die, from: Place, to: Place, extra: bool },
    /// Dice went to the platter.
    ToPlatter { dice: DiceSet },
    /// One step of a chain.
    Chain { seat: Seat, step: Step },
    /// A circle of a track was used.
    Spent { seat: Seat, track: Bonus },
    /// Somebody goes without a die.
    Passed { seat: Seat, reason: PassReason },
    /// Somebody wants no further extra die.
    Ended { seat: Seat },
    /// A round begins.
    Round { round: u8 },
    /// This seat is to act now.
    Turn { seat: Seat, stage: Stage },
    /// The match ended.
    MatchOver { winners: Vec<Seat> },
}

/// The names of these dice.
pub(super) fn ids(dice: DiceSet) -> Vec<&'static str> {
    dice.iter().map(Die::id).collect()
}

/// The faces, `null` for dice that have not fallen yet.
pub(super) fn seen(faces: &[u8; DICE]) -> [Option<u8>; DICE] {
    faces.map(|face| (face > 0).then_some(face))
}

/// What a bonus is: `{"what", "area", "value"}`.
pub(super) fn bonus_data(bonus: Bonus) -> Value {
    let (what, area, value): (_, Option<Area>, _) = match bonus {
        Bonus::Reroll => ("reroll", None, None),
        Bonus::Extra => ("extra", None, None),
        Bonus::Fox => ("fox", None, None),
        Bonus::Cross(area) => ("cross", Some(area), None),
        Bonus::Number(area, value) => ("number", Some(area), Some(value)),
        Bonus::Choice => ("choice", None, None),
    };
    json!({"what": what, "area": area.map(Area::id), "value": value})
}

fn source_data(source: Source) -> Value {
    let (kind, area, index) = match source {
        Source::Row(area, index) => ("row", Some(area), index),
        Source::Column(area, index) => ("column", Some(area), index),
        Source::Diagonal => ("diagonal", Some(Area::Yellow), 0),
        Source::Field(area, index) => ("field", Some(area), index),
        Source::Round(round) => ("round", None, round),
    };
    json!({"kind": kind, "area": area.map(Area::id), "index": index})
}

/// One step of a chain as plain data.
pub(super) fn step_data(seat: Seat, step: Step) -> Value {
    let with = |mut data: Value, kind: &str| {
        data["type"] = kind.into();
        data["seat"] = seat.0.into();
        data
    };
    match step {
        Step::Marked { area, cell, value, by_bonus } => json!({
            "type": "marked",
            "seat": seat.0,
            "area": area.id(),
            "cell": cell,
            "value": (value > 0).then_some(value),
            "by": if by_bonus { "bonus" } else { "die" },
        }),
        Step::Column { index, points } => with(json!({"index": index, "points": points}), "column"),
        Step::Earned { bonus, source } => {
            let mut data = with(bonus_data(bonus), "earned");
            data["source"] = source_data(source);
            data
        }
        Step::Lost { bonus } => with(bonus_data(bonus), "lost"),
    }
}

impl From<Event> for Value {
    fn from(event: Event) -> Value {
        match event {
            Event::Rolled { seat, faces, fresh, roll, again } => json!({
                "type": "rolled",
                "seat": seat.0,
                "dice": seen(&faces),
                "fresh": Die::ALL.map(|die| fresh.contains(die)),
                "roll": roll,
                "reroll": again,
            }),
            Event::Served { seat, dice } => json!({"type": "served", "seat": seat.0, "dice": ids(dice)}),
            Event::Took { seat, die, from, to, extra } => json!({
                "type": "took",
                "seat": seat.0,
                "die": die.id(),
                "from": from.id(),
                "field": to.field(),
                "extra": extra,
            }),
            Event::ToPlatter { dice } => json!({"type": "to_platter", "dice": ids(dice)}),
            Event::Chain { seat, step } => step_data(seat, step),
            Event::Spent { seat, track } => {
                json!({"type": "spent", "seat": seat.0, "what": bonus_data(track)["what"]})
            }
            Event::Passed { seat, reason } => {
                json!({"type": "passed", "seat": seat.0, "reason": reason.id()})
            }
            Event::Ended { seat } => json!({"type": "ended", "seat": seat.0}),
            Event::Round { round } => json!({"type": "round", "round": round}),
            Event::Turn { seat, stage } => json!({"type": "turn", "seat": seat.0, "phase": stage.id()}),
            Event::MatchOver { winners } => {
                json!({"type": "match_over", "winners": winners.iter().map(|seat| seat.0).collect::<Vec<_>>()})
            }
        }
    }
}
