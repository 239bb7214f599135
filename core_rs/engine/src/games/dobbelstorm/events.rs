//! What happens at the table, as it is told to whoever watches.

use serde_json::{Value, json};

use super::cards::CardId;
use super::laid::Layer;
use super::layout::{Colour, DICE_PER_COLOUR, Kind, Parity, SLOTS};
use super::report::Report;
use super::state::{Ending, Place};
use crate::state::Seat;

/// What happens, as it is told.
#[derive(Clone, Debug)]
pub enum Event {
    /// A seat threw for its kinds.
    Kinds(Seat, [Kind; SLOTS]),
    /// A seat got a card.
    Card {
        /// Who.
        seat: Seat,
        /// Where it lies.
        card: usize,
        /// Which.
        id: CardId,
    },
    /// Even or odd.
    Parity(Parity),
    /// The dice of a colour fell.
    Dropped {
        /// Which colour.
        colour: Colour,
        /// What they show.
        values: [u8; DICE_PER_COLOUR],
    },
    /// Somebody called START.
    Started(Seat),
    /// A die was taken.
    Grabbed {
        /// Which.
        die: usize,
        /// By whom.
        seat: Seat,
        /// When.
        at: u32,
    },
    /// A die was laid down.
    Laid {
        /// Which.
        die: usize,
        /// Where.
        place: Place,
        /// When.
        at: u32,
    },
    /// A parked top went onto its bottom.
    Topped {
        /// Which die.
        die: usize,
        /// Whose.
        seat: Seat,
        /// On which card.
        card: u8,
        /// On which field.
        field: u8,
        /// When.
        at: u32,
    },
    /// Somebody called STOP.
    Stopped {
        /// Who.
        seat: Seat,
        /// When.
        at: u32,
    },
    /// Time was up.
    RanOut {
        /// Which time.
        ending: Ending,
        /// When.
        at: u32,
    },
    /// The turn was scored.
    Scored(Report),
    /// The cards went one seat to the left.
    Passed,
    /// A new round begins, counted from 0.
    Round(u8),
    /// The game is over.
    Over(Vec<Seat>),
}

impl From<Event> for Value {
    fn from(event: Event) -> Value {
        match event {
            Event::Kinds(seat, kinds) => {
                json!({"type": "kinds", "seat": seat.0, "kinds": kinds.map(Kind::id)})
            }
            Event::Card { seat, card, id } => {
                json!({"type": "card", "seat": seat.0, "card": card, "id": id.number(), "kind": id.card().kind.id()})
            }
            Event::Parity(parity) => json!({"type": "parity", "parity": parity.id()}),
            Event::Dropped { colour, values } => {
                let first = colour.index() * DICE_PER_COLOUR;
                let dice: Vec<usize> = (first..first + DICE_PER_COLOUR).collect();
                json!({"type": "dropped", "colour": colour.id(), "dice": dice, "values": values})
            }
            Event::Started(seat) => json!({"type": "started", "seat": seat.0}),
            Event::Grabbed { die, seat, at } => {
                json!({"type": "grabbed", "seat": seat.0, "die": die, "at": at})
            }
            Event::Laid { die, place, at } => laid_data(die, place, at),
            Event::Topped { die, seat, card, field, at } => {
                json!({"type": "topped", "seat": seat.0, "die": die, "card": card, "field": field, "at": at})
            }
            Event::Stopped { seat, at } => json!({"type": "stopped", "seat": seat.0, "at": at}),
            Event::RanOut { ending, at } => json!({"type": "ran_out", "reason": ending.id(), "at": at}),
            Event::Scored(report) => {
                let mut data = report.to_data();
                data["type"] = json!("scored");
                data
            }
            Event::Passed => json!({"type": "passed"}),
            Event::Round(round) => json!({"type": "round", "round": round + 1}),
            Event::Over(winners) => {
                let winners: Vec<u8> = winners.iter().map(|seat| seat.0).collect();
                json!({"type": "over", "winners": winners})
            }
        }
    }
}

fn laid_data(die: usize, place: Place, at: u32) -> Value {
    match place {
        Place::Field(seat, card, field, Layer::Parked) => {
            json!({"type": "parked", "seat": seat.0, "die": die, "card": card, "field": field, "at": at})
        }
        Place::Field(seat, card, field, layer) => json!({
            "type": "placed", "seat": seat.0, "die": die, "card": card, "field": field, "layer": layer.id(), "at": at,
        }),
        Place::Beside(seat, card) => {
            json!({"type": "beside", "seat": seat.0, "die": die, "card": card, "at": at})
        }
        Place::Table | Place::Hand(_) => Value::Null,
    }
}
