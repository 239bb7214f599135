//! What a player can do, what chance can bring, what follows; each with its text.

use std::fmt;
use std::str::FromStr;

use serde_json::{Value, json};

use super::cards::{Heap, Row};
use super::layout::{Card, Colour, Face, ROWS};
use crate::notation::NotationError;
use crate::state::{Points, Seat};

/// One thing a player can do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PushMove {
    /// Turn the next card over: `draw`.
    Draw,
    /// Draw no more and share the rows out: `stop`.
    Stop,
    /// Bank all open cards of a colour: `bank_red`.
    Bank(Colour),
    /// Lay the drawn card in a row, `0..ROWS`: `place1`.
    Place(u8),
    /// Take a row, `0..ROWS`: `take1`.
    Take(u8),
}

impl fmt::Display for PushMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PushMove::Draw => f.write_str("draw"),
            PushMove::Stop => f.write_str("stop"),
            PushMove::Bank(colour) => write!(f, "bank_{}", colour.id()),
            PushMove::Place(row) => write!(f, "place{}", row + 1),
            PushMove::Take(row) => write!(f, "take{}", row + 1),
        }
    }
}

impl FromStr for PushMove {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let row = |word: &str| match word.as_bytes() {
            [digit] => digit.checked_sub(b'1').filter(|row| usize::from(*row) < ROWS),
            _ => None,
        };
        let read = match text {
            "draw" => Some(PushMove::Draw),
            "stop" => Some(PushMove::Stop),
            _ => text
                .strip_prefix("bank_")
                .and_then(Colour::from_id)
                .map(PushMove::Bank)
                .or_else(|| text.strip_prefix("place").and_then(row).map(PushMove::Place))
                .or_else(|| text.strip_prefix("take").and_then(row).map(PushMove::Take)),
        };
        read.ok_or_else(|| NotationError::syntax(format!("{text:?} is no move")))
    }
}

/// What chance brings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// A card is turned over: its name, `red3`, `dice` or `switch`.
    Card(Card),
    /// The die falls: `die_red` or `die_star`.
    Die(Face),
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Outcome::Card(card) => card.fmt(f),
            Outcome::Die(face) => write!(f, "die_{}", face.id()),
        }
    }
}

impl FromStr for Outcome {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        match text.strip_prefix("die_") {
            Some(face) => Face::from_id(face)
                .map(Outcome::Die)
                .ok_or_else(|| NotationError::syntax(format!("{text:?} is no face of the die"))),
            None => text.parse().map(Outcome::Card),
        }
    }
}

/// Seats in the order in which they take a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Takers {
    seats: [Seat; super::state::MOST_SEATS],
    count: u8,
}

impl Takers {
    /// The active seat, unless it is left out, and then everybody else, to the left or to the right.
    pub fn new(seats: usize, active: Seat, with_active: bool, to_the_right: bool) -> Self {
        let seats = seats as u8;
        let mut takers = Takers { seats: [active; super::state::MOST_SEATS], count: u8::from(with_active) };
        for step in 1..seats {
            let step = if to_the_right { seats - step } else { step };
            takers.seats[usize::from(takers.count)] = Seat((active.0 + step) % seats);
            takers.count += 1;
        }
        takers
    }

    /// The seats in their order.
    pub fn seats(&self) -> &[Seat] {
        &self.seats[..usize::from(self.count)]
    }

    /// The seats as plain data.
    pub fn data(&self) -> Value {
        self.seats().iter().map(|seat| seat.0).collect()
    }
}

/// Why the die is rolled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RollReason {
    /// A dice card lay in the row that was taken.
    Row,
    /// The drawn card fitted nowhere.
    Bust,
}

impl RollReason {
    /// The stable name.
    pub const fn id(self) -> &'static str {
        match self {
            RollReason::Row => "row",
            RollReason::Bust => "bust",
        }
    }
}

/// The direction of sharing out as plain data.
pub(super) const fn direction(to_the_right: bool) -> &'static str {
    if to_the_right { "right" } else { "left" }
}

pub(super) fn cards_data(cards: impl IntoIterator<Item = Card>) -> Value {
    cards.into_iter().map(Card::data).collect()
}

fn numbers_data(heap: Heap) -> Value {
    heap.cards().map(Card::points).collect()
}

/// What a move or an outcome led to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Event {
    /// A seat begins its turn.
    Turn { seat: Seat },
    /// A card is turned over.
    Drawn { seat: Seat, card: Card, pile: u32 },
    /// A switch card turns the direction of sharing out.
    Switched { seat: Seat, count: u8 },
    /// A card is laid in a row.
    Placed { seat: Seat, card: Card, row: u8, new: bool, forced: bool },
    /// The drawn card fits nowhere.
    Bust { seat: Seat, card: Card },
    /// No more cards are drawn in this turn.
    Stopped { seat: Seat, pile_empty: bool },
    /// The rows are shared out.
    Sharing { seat: Seat, takers: Takers, to_the_right: bool },
    /// A seat takes a row.
    Taken { seat: Seat, row: u8, cards: Row, forced: bool },
    /// The die falls.
    Rolled { seat: Seat, face: Face, reason: RollReason },
    /// Open cards are lost to the die.
    Lost { seat: Seat, cards: Heap, face: Face },
    /// Rows that nobody takes leave the table.
    RowsDiscarded { rows: [Row; ROWS] },
    /// The switch cards of the turn leave the table.
    SwitchesDiscarded { count: u8 },
    /// A seat banks a colour.
    Banked { seat: Seat, colour: Colour, cards: Heap },
    /// The pile is empty and everything is shared out.
    GameOver { seats: u8, totals: [Points; super::state::MOST_SEATS], winners: u8 },
}

impl From<Event> for Value {
    fn from(event: Event) -> Value {
        match event {
            Event::Turn { seat } => json!({"type": "turn", "seat": seat.0}),
            Event::Drawn { seat, card, pile } => {
                json!({"type": "drawn", "seat": seat.0, "card": card.data(), "pile": pile})
            }
            Event::Switched { seat, count } => {
                let direction = direction(count % 2 == 1);
                json!({"type": "switched", "seat": seat.0, "count": count, "direction": direction})
            }
            Event::Placed { seat, card, row, new, forced } => json!({
                "type": "placed", "seat": seat.0, "card": card.data(), "row": row, "new": new, "forced": forced,
            }),
            Event::Bust { seat, card } => json!({"type": "bust", "seat": seat.0, "card": card.data()}),
            Event::Stopped { seat, pile_empty } => {
                let reason = if pile_empty { "pile_empty" } else { "choice" };
                json!({"type": "stopped", "seat": seat.0, "reason": reason})
            }
            Event::Sharing { seat, takers, to_the_right } => {
                let direction = direction(to_the_right);
                json!({"type": "sharing", "seat": seat.0, "takers": takers.data(), "direction": direction})
            }
            Event::Taken { seat, row, cards, forced } => json!({
                "type": "taken", "seat": seat.0, "row": row, "cards": cards_data(cards.cards().iter().copied()),
                "points": cards.points(), "dice": cards.has_dice(), "forced": forced,
            }),
            Event::Rolled { seat, face, reason } => {
                json!({"type": "rolled", "seat": seat.0, "face": face.id(), "reason": reason.id()})
            }
            Event::Lost { seat, cards, face } => json!({
                "type": "lost", "seat": seat.0, "cards": cards_data(cards.cards()), "points": cards.points(),
                "face": face.id(),
            }),
            Event::RowsDiscarded { rows } => {
                let laid = (0..).zip(rows.iter()).filter(|(_, row)| !row.is_empty());
                let data = |(index, row): (u8, &Row)| json!({"row": index, "cards": cards_data(row.cards().iter().copied())});
                json!({"type": "rows_discarded", "rows": laid.map(data).collect::<Value>()})
            }
            Event::SwitchesDiscarded { count } => json!({"type": "switches_discarded", "count": count}),
            Event::Banked { seat, colour, cards } => json!({
                "type": "banked", "seat": seat.0, "colour": colour.id(), "numbers": numbers_data(cards),
                "points": cards.points(),
            }),
            Event::GameOver { seats, totals, winners } => {
                let winners: Vec<u8> = (0..seats).filter(|seat| winners >> seat & 1 == 1).collect();
                json!({"type": "game_over", "totals": &totals[..usize::from(seats)], "winners": winners})
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_and_outcomes_have_one_spelling() {
        let rows = (0..ROWS as u8).flat_map(|row| [PushMove::Place(row), PushMove::Take(row)]);
        let banks = Colour::ALL.into_iter().map(PushMove::Bank);
        for chosen in [PushMove::Draw, PushMove::Stop].into_iter().chain(rows).chain(banks) {
            assert_eq!(chosen.to_string().parse(), Ok(chosen));
        }
        for bad in ["", "Draw", "place", "place0", "place4", "take01", "bank_", "bank_star", "draw ", "take¹"]
        {
            assert!(bad.parse::<PushMove>().is_err(), "{bad:?}");
        }
        for face in Face::ALL {
            assert_eq!(Outcome::Die(face).to_string().parse(), Ok(Outcome::Die(face)));
        }
        assert!("die_".parse::<Outcome>().is_err() && "star".parse::<Outcome>().is_err());
    }

    #[test]
    fn takers_go_round_either_way() {
        let order = |with_active, right| {
            let takers = Takers::new(4, Seat(2), with_active, right);
            takers.seats().iter().map(|seat| seat.0).collect::<Vec<_>>()
        };
        assert_eq!(order(true, false), [2, 3, 0, 1]);
        assert_eq!(order(true, true), [2, 1, 0, 3]);
        assert_eq!(order(false, false), [3, 0, 1]);
        assert_eq!(order(false, true), [1, 0, 3]);
    }
}
