//! A position in one line, and back.
//!
//! ```text
//! rules=full,de_en_fr,none phase=play hands=3.17.70/25.40.61 drawn=... parity=even dice=1346.2255...
//! places=t,h0,f1.2.4s,b0.1,... clock=5200:4100:5200,3900 end=- history=-
//! ```
//! `drawn` has the cards that left their stacks as bits in hexadecimal. A die is on the table (`t`), in a hand (`h`
//! and the seat), on a field (`f`, seat, card, field and `s`ingle, `b`ottom, `t`op or par`k`ed) or beside a card
//! (`b`, seat, card). `clock` is the time of the last event, of the last grab, and of what every seat did last.

use std::fmt;
use std::str::FromStr;

use super::cards::CardId;
use super::laid::Layer;
use super::layout::{Colour, DICE, DICE_PER_COLOUR, Kind, Parity};
use super::moves::{Fall, number};
use super::report::TurnScore;
use super::rules::Rules;
use super::state::{DobbelstormState, Ending, MOST_SEATS, Phase, Place};
use crate::notation::{NotationError, join, or_dash};
use crate::state::{Points, Seat};

/// The parts of a list; none if it is written as a dash.
fn parts<'a>(text: &'a str, separator: &'a str) -> impl Iterator<Item = &'a str> {
    text.split(separator).filter(move |_| text != "-")
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::Table => f.write_str("t"),
            Place::Hand(seat) => write!(f, "h{}", seat.0),
            Place::Beside(seat, card) => write!(f, "b{}.{card}", seat.0),
            Place::Field(seat, card, field, layer) => {
                let layer = match layer {
                    Layer::Single => "s",
                    Layer::Bottom => "b",
                    Layer::Top => "t",
                    Layer::Parked => "k",
                };
                write!(f, "f{}.{card}.{field}{layer}", seat.0)
            }
        }
    }
}

impl fmt::Display for DobbelstormState {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let phase = match self.phase {
            Phase::Cards(seat, None) => format!("cards:{}", seat.0),
            Phase::Cards(seat, Some(kinds)) => format!("cards:{}:{}", seat.0, Fall::Kinds(kinds)),
            Phase::Parity => "parity".to_owned(),
            Phase::Drop(_) => "drop".to_owned(),
            Phase::Ready => "ready".to_owned(),
            Phase::Play => "play".to_owned(),
            Phase::Hands => "hands".to_owned(),
            Phase::Scored => "scored".to_owned(),
            Phase::Over => "over".to_owned(),
        };
        let hand = |hand: &Vec<CardId>| or_dash(join(hand.iter().map(|id| id.number()), "."));
        let dice = self.values.chunks(DICE_PER_COLOUR).map(|dice| join(dice, ""));
        let ending = match self.ending {
            None => "-".to_owned(),
            Some(Ending::Stop(seat)) => format!("stop{}", seat.0),
            Some(other) => other.id().to_owned(),
        };
        let score = |score: &TurnScore| {
            format!("{}:{}:{}:{}", score.cards, score.card_bonus, score.bonus, score.stop)
        };
        let turn = |turn: &Vec<TurnScore>| join(turn.iter().map(score), ",");
        write!(
            f,
            "rules={} phase={phase} hands={} drawn={:x} parity={} dice={} places={} clock={}:{}:{} end={ending} \
             history={}",
            self.rules.ids().join(","),
            join(self.hands.iter().map(hand), "/"),
            self.drawn,
            self.parity.map_or("-", Parity::id),
            or_dash(join(dice, ".")),
            or_dash(join(&self.places[..self.values.len()], ",")),
            self.clock,
            self.grabbed_at,
            join(&self.acted_at[..self.hands.len()], ","),
            or_dash(join(self.history.iter().map(turn), "/")),
        )
    }
}

fn bad(what: &str) -> NotationError {
    NotationError::syntax(what)
}

fn read_seat(text: &str) -> Result<Seat, NotationError> {
    number(text, MOST_SEATS as u8).map(Seat)
}

fn read_phase(text: &str, colours: usize) -> Result<Phase, NotationError> {
    Ok(match text {
        "parity" => Phase::Parity,
        "drop" => Phase::Drop(Colour::new(colours).ok_or_else(|| bad("all colours have fallen"))?),
        "ready" => Phase::Ready,
        "play" => Phase::Play,
        "hands" => Phase::Hands,
        "scored" => Phase::Scored,
        "over" => Phase::Over,
        _ => {
            let rest = text.strip_prefix("cards:").ok_or_else(|| bad("no such phase"))?;
            match rest.split_once(':') {
                None => Phase::Cards(read_seat(rest)?, None),
                Some((seat, kinds)) => match kinds.parse()? {
                    Fall::Kinds(kinds) => Phase::Cards(read_seat(seat)?, Some(kinds)),
                    _ => return Err(bad("kinds are written k and three numbers")),
                },
            }
        }
    })
}

fn read_place(text: &str) -> Result<Place, NotationError> {
    let unknown = || bad("no such place");
    if text == "t" {
        return Ok(Place::Table);
    }
    let rest = text.get(1..).ok_or_else(unknown)?;
    let words: Vec<&str> = rest.split('.').collect();
    match (text.as_bytes()[0], &words[..]) {
        (b'h', [seat]) => Ok(Place::Hand(read_seat(seat)?)),
        (b'b', [seat, card]) => Ok(Place::Beside(read_seat(seat)?, number(card, u8::MAX)?)),
        (b'f', [seat, card, field]) => {
            let (field, layer) = field.split_at_checked(1).ok_or_else(unknown)?;
            let layer = match layer {
                "s" => Layer::Single,
                "b" => Layer::Bottom,
                "t" => Layer::Top,
                "k" => Layer::Parked,
                _ => return Err(unknown()),
            };
            Ok(Place::Field(read_seat(seat)?, number(card, u8::MAX)?, number(field, u8::MAX)?, layer))
        }
        _ => Err(unknown()),
    }
}

fn read_dice(text: &str) -> Result<Vec<u8>, NotationError> {
    let mut values = Vec::new();
    for colour in parts(text, ".") {
        match format!("d{colour}").parse()? {
            Fall::Dice(dice) => values.extend(dice),
            _ => return Err(bad("dice are written as four faces")),
        }
    }
    if values.len() > DICE { Err(bad("too many dice")) } else { Ok(values) }
}

fn read_clock(text: &str, seats: usize) -> Result<(u32, u32, [u32; MOST_SEATS]), NotationError> {
    let words: Vec<&str> = text.split(':').collect();
    let [clock, grabbed, acted] = words[..] else { return Err(bad("clock has three parts")) };
    let times = acted.split(',').map(|time| number(time, u32::MAX)).collect::<Result<Vec<u32>, _>>()?;
    if times.len() != seats {
        return Err(bad("clock has a time for every seat"));
    }
    let acted = std::array::from_fn(|seat| times.get(seat).copied().unwrap_or_default());
    Ok((number(clock, u32::MAX)?, number(grabbed, u32::MAX)?, acted))
}

fn read_score(text: &str) -> Result<TurnScore, NotationError> {
    let points = |word: &str| -> Result<Points, NotationError> {
        let (sign, digits) = word.strip_prefix('-').map_or((1, word), |digits| (-1, digits));
        Ok(sign * number(digits, 1000)?)
    };
    let words = text.split(':').map(points).collect::<Result<Vec<_>, _>>()?;
    let [cards, card_bonus, bonus, stop] = words[..] else { return Err(bad("a score has four parts")) };
    Ok(TurnScore { cards, card_bonus, bonus, stop })
}

fn read_hand(text: &str) -> Result<Vec<CardId>, NotationError> {
    let card = |word| CardId::new(number(word, usize::MAX)?).ok_or_else(|| bad("no such card"));
    parts(text, ".").map(card).collect()
}

impl FromStr for DobbelstormState {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        const NAMES: [&str; 10] =
            ["rules", "phase", "hands", "drawn", "parity", "dice", "places", "clock", "end", "history"];
        let words: Vec<&str> = text.split(' ').collect();
        if words.len() != NAMES.len() {
            return Err(bad("a position has ten words"));
        }
        let mut fields = [""; NAMES.len()];
        for ((field, word), name) in fields.iter_mut().zip(words).zip(NAMES) {
            let value = word.strip_prefix(name).and_then(|rest| rest.strip_prefix('='));
            *field = value.ok_or_else(|| NotationError::syntax(format!("{name}= is missing")))?;
        }
        let [rules, phase, hands, drawn, parity, dice, places, clock, end, history] = fields;
        let ids: Vec<&str> = rules.split(',').collect();
        let ids: [&str; 3] = ids.try_into().map_err(|_| bad("rules has three words"))?;
        let values = read_dice(dice)?;
        let hands = hands.split('/').map(read_hand).collect::<Result<Vec<_>, _>>()?;
        let mut all_places = [Place::Table; DICE];
        let read = parts(places, ",").map(read_place).collect::<Result<Vec<_>, _>>()?;
        if read.len() != values.len() {
            return Err(bad("every die has a place"));
        }
        all_places[..read.len()].copy_from_slice(&read);
        let (clock, grabbed_at, acted_at) = read_clock(clock, hands.len())?;
        let state = Self {
            rules: Rules::from_ids(ids).ok_or_else(|| bad("no such rules"))?,
            phase: read_phase(phase, values.len() / DICE_PER_COLOUR)?,
            hands,
            drawn: u128::from_str_radix(drawn, 16).map_err(|_| bad("drawn is a hexadecimal number"))?,
            parity: match parity {
                "-" => None,
                "even" => Some(Parity::Even),
                "odd" => Some(Parity::Odd),
                _ => return Err(bad("parity is even or odd")),
            },
            values,
            places: all_places,
            clock,
            grabbed_at,
            acted_at,
            ending: match end {
                "-" => None,
                "idle" => Some(Ending::Idle),
                "limit" => Some(Ending::Limit),
                _ => {
                    let seat = end.strip_prefix("stop").ok_or_else(|| bad("no such end"))?;
                    Some(Ending::Stop(read_seat(seat)?))
                }
            },
            history: parts(history, "/")
                .map(|turn| turn.split(',').map(read_score).collect())
                .collect::<Result<_, _>>()?,
        };
        state.validate().map_err(NotationError::impossible)?;
        // Everything has one spelling; what reads back differently was not written by us.
        if state.to_string() == text { Ok(state) } else { Err(bad("not the usual spelling")) }
    }
}

/// The kinds of some cards.
pub(super) fn kinds_of(cards: &[CardId]) -> Vec<Kind> {
    cards.iter().map(|id| id.card().kind).collect()
}
