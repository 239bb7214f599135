//! What a screen needs to know, as plain data.

use serde_json::{Value, json};

use super::cards::CardId;
use super::laid::Layer;
use super::layout::{
    CARD_BONUS, CARDS_BONUS, Card, Colour, DICE, DICE_PER_COLOUR, Field, IDLE_MS, Kind, Language,
    MOST_FIELDS, Parity, STOP_POINTS,
};
use super::moves::{Act, DobbelstormMove};
use super::report::{Report, TurnScore};
use super::state::{DobbelstormState, Ending, Phase, Place};
use crate::state::{Points, Present, Seat, State};

fn layout() -> Value {
    json!({
        "colours": Colour::all().map(Colour::id).collect::<Vec<_>>(),
        "kinds": Kind::ALL.map(Kind::id),
        "dice": DICE,
        "dice_per_colour": DICE_PER_COLOUR,
        "idle_ms": IDLE_MS,
        "points": {
            "stop": STOP_POINTS,
            "missed": -1,
            "card_bonus": CARD_BONUS,
            "two_cards": CARDS_BONUS[2],
            "three_cards": CARDS_BONUS[3],
        },
    })
}

fn field_view(card: &Card, place: usize, field: &Field) -> Value {
    let (row, column) = card.cell(place);
    let word = field.word.zip(card.language).map(|(colour, language)| language.word(colour));
    let values: Vec<u8> = std::iter::once(field.value).chain(field.other_value).collect();
    json!({
        "field": place,
        "row": row,
        "col": column,
        "colour": field.colour.map(Colour::id),
        "values": values,
        "joker": field.colour.is_none(),
        "bottom": field.bottom.map(Colour::id),
        "word": word,
        "word_colour": field.word.map(Colour::id),
        "numeral": if field.is_roman { "roman" } else { "arabic" },
    })
}

fn card_view(id: CardId) -> Value {
    let card = id.card();
    let fields: Vec<Value> =
        card.fields().iter().enumerate().map(|(place, field)| field_view(card, place, field)).collect();
    let direction =
        (card.kind == Kind::Duo).then_some(if card.is_vertical { "vertical" } else { "horizontal" });
    json!({
        "id": id.number(),
        "kind": card.kind.id(),
        "target": (card.kind == Kind::Target).then_some(card.target),
        "language": card.language.map(Language::id),
        "direction": direction,
        "fields": fields,
    })
}

fn place_view(place: Place) -> Value {
    match place {
        Place::Table => json!({"type": "table"}),
        Place::Hand(seat) => json!({"type": "hand", "seat": seat.0}),
        Place::Beside(seat, card) => json!({"type": "beside", "seat": seat.0, "card": card}),
        Place::Field(seat, card, field, Layer::Parked) => {
            json!({"type": "parked", "seat": seat.0, "card": card, "field": field})
        }
        Place::Field(seat, card, field, layer) => {
            json!({"type": "field", "seat": seat.0, "card": card, "field": field, "layer": layer.id()})
        }
    }
}

impl DobbelstormState {
    fn dice_view(&self) -> Vec<Value> {
        (0..self.values.len())
            .map(|die| {
                let looks = self.die(die);
                json!({
                    "id": die,
                    "colour": looks.colour.id(),
                    "value": looks.value,
                    "place": place_view(self.places[die]),
                })
            })
            .collect()
    }

    fn seat_view(&self, seat: Seat) -> Value {
        let hand = &self.hands[seat.index()];
        let places =
            (0..hand.len() as u8).flat_map(|slot| (0..MOST_FIELDS as u8).map(move |field| (slot, field)));
        let free: Vec<Value> = places
            .filter(|&(slot, field)| self.room(seat, slot, field).is_ok())
            .map(|(slot, field)| json!({"card": slot, "field": field}))
            .collect();
        json!({
            "seat": seat.0,
            "cards": hand.iter().map(|id| card_view(*id)).collect::<Vec<_>>(),
            "hand": self.hand(seat),
            "free": free,
        })
    }

    fn drawing_view(&self) -> Value {
        let Phase::Cards(seat, kinds) = self.phase else { return Value::Null };
        let slot = self.hands[seat.index()].len();
        json!({"seat": seat.0, "kinds": kinds.map(|kinds| kinds.map(Kind::id)), "slot": slot})
    }
}

impl Phase {
    /// The stable name.
    pub const fn id(self) -> &'static str {
        match self {
            Phase::Cards(..) => "cards",
            Phase::Parity => "parity",
            Phase::Drop(_) => "drop",
            Phase::Ready => "ready",
            Phase::Play => "play",
            Phase::Hands => "hands",
            Phase::Scored => "scored",
            Phase::Over => "over",
        }
    }
}

impl Present for DobbelstormState {
    fn view(&self) -> Value {
        let (round, turn) = self.round_and_turn();
        let is_scored = matches!(self.phase, Phase::Scored | Phase::Over);
        let seat = match self.phase {
            Phase::Cards(seat, _) => Some(seat.0),
            Phase::Parity | Phase::Drop(_) => Some(0),
            _ => None,
        };
        let colour = if let Phase::Drop(colour) = self.phase { Some(colour.id()) } else { None };
        let stopper = if let Some(Ending::Stop(seat)) = self.ending { Some(seat.0) } else { None };
        let history: Vec<Vec<Value>> =
            self.history.iter().map(|turn| turn.iter().map(|score| score.to_data()).collect()).collect();
        json!({
            "layout": layout(),
            "rules": {
                "game": self.rules.ids()[0],
                "languages": self.rules.languages().iter().map(|language| language.id()).collect::<Vec<_>>(),
                "limit_ms": self.rules.limit_ms(),
            },
            "phase": self.phase.id(),
            "round": round + 1,
            "rounds": self.rules.rounds(),
            "turn": turn + 1,
            "turns": self.hands.len(),
            "seat": seat,
            "drawing": self.drawing_view(),
            "colour": colour,
            "parity": self.parity.map(Parity::id),
            "clock": self.clock,
            "ends_at": (self.phase == Phase::Play).then(|| self.ends_at()),
            "dice": self.dice_view(),
            "seats": (0..self.seats() as u8).map(|seat| self.seat_view(Seat(seat))).collect::<Vec<_>>(),
            "stopper": stopper,
            "ended": self.ending.map(Ending::id),
            "scoring": if is_scored { Report::new(self).to_data() } else { Value::Null },
            "history": history,
        })
    }

    fn describe(&self, chosen: DobbelstormMove) -> Value {
        match chosen.act {
            Act::Start(seat) => json!({"type": "start", "seat": seat.0}),
            Act::Next(seat) => json!({"type": "next", "seat": seat.0}),
            Act::Grab(seat, die) => json!({"type": "grab", "seat": seat.0, "die": die}),
            Act::Place(seat, card, field) => {
                let layer = self.room(seat, card, field).map_or(Layer::Single.id(), Layer::id);
                json!({
                    "type": "place",
                    "seat": seat.0,
                    "die": self.hand(seat),
                    "card": card,
                    "field": field,
                    "layer": layer,
                })
            }
            Act::Park(seat, card, field) => {
                json!({"type": "park", "seat": seat.0, "die": self.hand(seat), "card": card, "field": field})
            }
            Act::Beside(seat, card) => {
                json!({"type": "beside", "seat": seat.0, "die": self.hand(seat), "card": card})
            }
            Act::Stop(seat) => json!({"type": "stop", "seat": seat.0}),
            Act::Wait => json!({"type": "wait"}),
        }
    }

    fn breakdown(&self, seat: Seat) -> Value {
        let sum = |part: fn(&TurnScore) -> Points| -> Points {
            self.history.iter().map(|turn| part(&turn[seat.index()])).sum()
        };
        let parts = [
            ("cards", sum(|score| score.cards)),
            ("card_bonus", sum(|score| score.card_bonus)),
            ("bonus", sum(|score| score.bonus)),
            ("stop", sum(|score| score.stop)),
        ];
        parts.into_iter().map(|(id, points)| json!({"id": id, "points": points})).collect()
    }
}
