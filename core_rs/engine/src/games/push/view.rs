//! What a screen needs to know, as plain data.

use serde_json::{Map, Value, json};

use super::cards::{Heap, Row};
use super::layout::{COPIES, Card, Colour, FACES, Face, NUMBERS, ROWS};
use super::moves::{PushMove, Takers, cards_data, direction};
use super::state::{Phase, PushState};
use crate::state::{Present, Seat, State, Turn};

/// Something for every colour.
fn by_colour(of: impl Fn(Colour) -> Value) -> Value {
    Value::Object(
        Colour::ALL.into_iter().map(|colour| (colour.id().to_owned(), of(colour))).collect::<Map<_, _>>(),
    )
}

fn counts(count: impl Fn(Card) -> u8) -> Value {
    by_colour(|colour| (1..=NUMBERS as u8).map(|number| count(Card::number(colour, number))).collect())
}

fn row_data(row: &Row, taken_by: Option<Seat>) -> Value {
    json!({
        "cards": cards_data(row.cards().iter().copied()),
        "points": row.points(),
        "dice": row.has_dice(),
        "taken_by": taken_by.map(|seat| seat.0),
    })
}

fn numbers(heap: Heap) -> Value {
    heap.cards().map(Card::points).collect()
}

impl PushState {
    fn layout(&self) -> Value {
        json!({
            "colours": Colour::ALL.map(Colour::id),
            "numbers": (1..=NUMBERS).collect::<Vec<_>>(),
            "copies": COPIES,
            "dice_cards": self.rules.in_game(Card::DICE),
            "switch_cards": self.rules.in_game(Card::SWITCH),
            "cards": Card::all().map(|card| u32::from(self.rules.in_game(card))).sum::<u32>(),
            "rows": ROWS,
            "faces": Face::ALL.map(Face::id),
        })
    }

    fn player(&self, seat: Seat) -> Value {
        let (open, banked) = (self.open(seat), self.banked(seat));
        json!({
            "seat": seat.0,
            "open": by_colour(|colour| numbers(open.of(colour))),
            "banked": by_colour(|colour| numbers(banked.of(colour))),
            "open_points": by_colour(|colour| open.of(colour).points().into()),
            "banked_points": by_colour(|colour| banked.of(colour).points().into()),
            "open_total": open.points(),
            "banked_total": banked.points(),
            "total": self.score(seat),
            "cards": open.len() + banked.len(),
        })
    }

    /// What each face would cost with these open cards.
    fn at_risk(&self, open: Heap) -> Value {
        let risk = |face: Face| {
            let lost = self.loss(open, face);
            json!({"face": face.id(), "cards": lost.len(), "points": lost.points()})
        };
        Face::ALL.map(risk).into_iter().collect()
    }

    /// What the die costs on average with these open cards.
    pub(super) fn average_loss(&self, open: Heap) -> f64 {
        let lost: i32 = Face::ALL.into_iter().map(|face| self.loss(open, face).points()).sum();
        f64::from(lost) / FACES as f64
    }

    /// What a row is worth to a seat: its points, less what its dice card costs on average.
    pub(super) fn worth(&self, row: &Row, seat: Seat) -> f64 {
        let mut open = self.open(seat);
        open.add_all(row.heap());
        f64::from(row.points()) - if row.has_dice() { self.average_loss(open) } else { 0.0 }
    }

    fn worth_data(&self, row: &Row) -> Value {
        let of =
            |seat| json!({"seat": seat, "points": row.points(), "expected": self.worth(row, Seat(seat))});
        (0..self.seats).map(of).collect()
    }

    /// The chance that the next card fits nowhere.
    pub(super) fn bust_chance(&self) -> f64 {
        f64::from(self.bust_cards()) / f64::from(self.pile().max(1))
    }

    /// The position after placing the drawn card, before anything else happens.
    pub(super) fn with_placed(&self, row: usize) -> PushState {
        let mut after = self.clone();
        if let Phase::Place(card) = self.phase {
            after.rows[row].lay(card);
            after.phase = Phase::Turn;
        }
        after
    }
}

impl Present for PushState {
    fn view(&self) -> Value {
        let phase = match self.phase {
            Phase::Turn => "turn",
            Phase::Draw => "draw",
            Phase::Place(_) => "place",
            Phase::Share => "share",
            Phase::Roll => "roll",
            Phase::Over => "over",
        };
        let seat = if let Turn::Player(seat) | Turn::Chance(seat) = self.turn() { seat } else { self.active };
        let bust = matches!(self.phase, Phase::Turn | Phase::Draw)
            .then(|| json!({"chance": self.bust_chance(), "cards": self.bust_cards(), "of": self.pile()}));
        let roll = (self.phase == Phase::Roll)
            .then(|| json!({"reason": self.roll_reason().id(), "at_risk": self.at_risk(self.open(seat))}));
        let dice_and_switches = u32::from(self.discarded_dice) + u32::from(self.discarded_switches);
        json!({
            "layout": self.layout(),
            "rules": {
                "variant": if self.rules.risk { "risk" } else { "normal" },
                "switch_cards": self.rules.switches,
            },
            "phase": phase,
            "active": self.active.0,
            "seat": seat.0,
            "pile": self.pile(),
            "discard": {
                "numbers": counts(|card| self.discard.count(card)),
                "dice": self.discarded_dice,
                "switch": self.discarded_switches,
                "count": self.discard.len() + dice_and_switches,
            },
            "turn_started": self.has_drawn(),
            "drawn": self.drawn().map(Card::data),
            "rows": (0..ROWS).map(|row| row_data(&self.rows[row], self.taken[row])).collect::<Value>(),
            "switches": self.switches,
            "direction": direction(self.to_the_right()),
            "busted": self.busted,
            "takers": self.takers().data(),
            "takers_after_bust": Takers::new(self.seats(), self.active, false, self.to_the_right()).data(),
            "players": (0..self.seats).map(|seat| self.player(Seat(seat))).collect::<Value>(),
            "unseen": {
                "numbers": counts(|card| self.unseen[card.index()]),
                "dice": self.unseen[Card::DICE.index()],
                "switch": self.unseen[Card::SWITCH.index()],
            },
            "bust": bust,
            "die": self.die.map(Face::id),
            "rolls": self.rolls,
            "roll": roll,
        })
    }

    fn describe(&self, chosen: PushMove) -> Value {
        match chosen {
            PushMove::Draw => json!({
                "type": "draw",
                "bust_chance": self.bust_chance(),
                "bust_cards": self.bust_cards(),
                "of": self.pile(),
            }),
            PushMove::Stop => {
                let worth = |row: &Row| if row.is_empty() { Value::Null } else { self.worth_data(row) };
                let worth: Value = self.rows.iter().map(worth).collect();
                json!({"type": "stop", "takers": self.takers().data(), "worth": worth})
            }
            PushMove::Bank(colour) => {
                let cards = self.open(self.active).of(colour);
                json!({"type": "bank", "colour": colour.id(), "points": cards.points(), "numbers": numbers(cards)})
            }
            PushMove::Place(row) => {
                let after = self.with_placed(usize::from(row));
                let laid = &after.rows[usize::from(row)];
                json!({
                    "type": "place",
                    "row": row,
                    "new": laid.cards().len() == 1,
                    "card": self.drawn().map(Card::data),
                    "points": laid.points(),
                    "dice": laid.has_dice(),
                    "bust_chance": after.bust_chance(),
                })
            }
            PushMove::Take(row) => {
                let seat = if let Turn::Player(seat) = self.turn() { seat } else { self.active };
                let index = row;
                let row = &self.rows[usize::from(row)];
                let mut open = self.open(seat);
                open.add_all(row.heap());
                json!({
                    "type": "take",
                    "row": index,
                    "points": row.points(),
                    "dice": row.has_dice(),
                    "cards": cards_data(row.cards().iter().copied()),
                    "worth": self.worth_data(row),
                    "at_risk": row.has_dice().then(|| self.at_risk(open)),
                })
            }
        }
    }

    fn breakdown(&self, seat: Seat) -> Value {
        json!([
            {"id": "open", "points": self.open(seat).points()},
            {"id": "banked", "points": self.banked(seat).points()},
        ])
    }
}
