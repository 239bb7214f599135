//! What players do and what falls by chance, each with its text.
//!
//! A move begins with its seat and may end with its time in milliseconds since START: `1g17@2350`. Without a time it
//! happens at the moment of the last one.

use std::fmt;
use std::str::FromStr;

use super::cards::CardId;
use super::layout::{DICE, DICE_PER_COLOUR, FACES, Kind, MOST_FIELDS, Parity, SLOTS};
use crate::notation::NotationError;
use crate::state::Seat;

/// One thing a player can do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Act {
    /// Calls START.
    Start(Seat),
    /// Takes a die from the table.
    Grab(Seat, u8),
    /// Lays the die in hand on a field of a card.
    Place(Seat, u8, u8),
    /// Lays the die in hand aside as the top of a tower that has no bottom yet.
    Park(Seat, u8, u8),
    /// Lays the die in hand beside a card for good.
    Beside(Seat, u8),
    /// Calls STOP.
    Stop(Seat),
    /// Goes on after the scoring.
    Next(Seat),
    /// Nobody does anything until time is up.
    Wait,
}

impl Act {
    /// Who does it.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Act::Start(seat)
            | Act::Grab(seat, _)
            | Act::Place(seat, ..)
            | Act::Park(seat, ..)
            | Act::Beside(seat, _)
            | Act::Stop(seat)
            | Act::Next(seat) => Some(seat),
            Act::Wait => None,
        }
    }
}

/// One thing a player does, and when.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct DobbelstormMove {
    /// What is done.
    pub act: Act,
    /// Milliseconds since START; none at the moment of the last move.
    pub at: Option<u32>,
}

impl From<Act> for DobbelstormMove {
    fn from(act: Act) -> Self {
        Self { act, at: None }
    }
}

impl fmt::Display for DobbelstormMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.act {
            Act::Start(seat) => write!(f, "{}start", seat.0),
            Act::Grab(seat, die) => write!(f, "{}g{die}", seat.0),
            Act::Place(seat, card, field) => write!(f, "{}p{card}.{field}", seat.0),
            Act::Park(seat, card, field) => write!(f, "{}k{card}.{field}", seat.0),
            Act::Beside(seat, card) => write!(f, "{}b{card}", seat.0),
            Act::Stop(seat) => write!(f, "{}s", seat.0),
            Act::Next(seat) => write!(f, "{}next", seat.0),
            Act::Wait => f.write_str("w"),
        }?;
        self.at.map_or(Ok(()), |at| write!(f, "@{at}"))
    }
}

/// A number in its one spelling, below a limit.
pub(super) fn number<T: FromStr + PartialOrd + Copy>(text: &str, limit: T) -> Result<T, NotationError> {
    let is_spelled =
        text.bytes().all(|digit| digit.is_ascii_digit()) && (text == "0" || !text.starts_with('0'));
    let parsed = if is_spelled { text.parse().ok().filter(|number| *number < limit) } else { None };
    parsed.ok_or_else(|| NotationError::syntax(format!("{text:?} is not a number that can stand here")))
}

fn place(text: &str) -> Result<(u8, u8), NotationError> {
    let (card, field) =
        text.split_once('.').ok_or_else(|| NotationError::syntax("a place is a card and a field"))?;
    Ok((number(card, SLOTS as u8)?, number(field, MOST_FIELDS as u8)?))
}

impl FromStr for DobbelstormMove {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let (act, at) = match text.split_once('@') {
            Some((act, at)) => (act, Some(number(at, u32::MAX)?)),
            None => (text, None),
        };
        let unknown = || NotationError::syntax(format!("{text:?} is not a move"));
        if act == "w" {
            return Ok(Self { act: Act::Wait, at });
        }
        let mut letters = act.chars();
        let seat = letters.next().and_then(|digit| digit.to_digit(10)).ok_or_else(unknown)?;
        let (seat, word) = (Seat(seat as u8), letters.as_str());
        let act = match word {
            "s" => Act::Stop(seat),
            // Calling START and going on are outside the time of a turn.
            "start" if at.is_none() => Act::Start(seat),
            "next" if at.is_none() => Act::Next(seat),
            _ => {
                let rest = word.get(1..).ok_or_else(unknown)?;
                match word.as_bytes().first() {
                    Some(b'g') => Act::Grab(seat, number(rest, DICE as u8)?),
                    Some(b'p') => place(rest).map(|(card, field)| Act::Place(seat, card, field))?,
                    Some(b'k') => place(rest).map(|(card, field)| Act::Park(seat, card, field))?,
                    Some(b'b') => Act::Beside(seat, number(rest, SLOTS as u8)?),
                    _ => return Err(unknown()),
                }
            }
        };
        Ok(Self { act, at })
    }
}

/// One thing that happens by chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Fall {
    /// Three different stacks for a player.
    Kinds([Kind; SLOTS]),
    /// A card from a stack.
    Card(CardId),
    /// What counts on confusion cards.
    Parity(Parity),
    /// The four dice of a colour.
    Dice([u8; DICE_PER_COLOUR]),
}

impl fmt::Display for Fall {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fall::Kinds(kinds) => {
                f.write_str("k")?;
                kinds.iter().try_for_each(|kind| write!(f, "{}", kind.index() + 1))
            }
            Fall::Card(id) => write!(f, "c{}", id.number()),
            Fall::Parity(parity) => f.write_str(parity.id()),
            Fall::Dice(dice) => {
                f.write_str("d")?;
                dice.iter().try_for_each(|value| write!(f, "{value}"))
            }
        }
    }
}

/// So many digits, each from 1 to 9.
fn digits<const N: usize>(text: &str) -> Option<[u8; N]> {
    let digits: Vec<u8> =
        text.chars().map(|letter| letter.to_digit(10).map(|digit| digit as u8)).collect::<Option<_>>()?;
    digits.try_into().ok()
}

impl FromStr for Fall {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let unknown = || NotationError::syntax(format!("{text:?} is not an outcome"));
        match text {
            "even" => return Ok(Fall::Parity(Parity::Even)),
            "odd" => return Ok(Fall::Parity(Parity::Odd)),
            _ => {}
        }
        let rest = text.get(1..).ok_or_else(unknown)?;
        match text.as_bytes()[0] {
            b'c' => Ok(Fall::Card(CardId::new(number(rest, usize::MAX)?).ok_or_else(unknown)?)),
            b'k' => {
                let stacks: [u8; SLOTS] = digits(rest).ok_or_else(unknown)?;
                let mut kinds = [Kind::Target; SLOTS];
                for (kind, stack) in kinds.iter_mut().zip(stacks) {
                    let found = usize::from(stack).checked_sub(1).and_then(|at| Kind::ALL.get(at));
                    *kind = *found.ok_or_else(unknown)?;
                }
                Ok(Fall::Kinds(kinds))
            }
            b'd' => {
                let dice: [u8; DICE_PER_COLOUR] = digits(rest).ok_or_else(unknown)?;
                if dice.iter().all(|value| (1..=FACES).contains(value)) {
                    Ok(Fall::Dice(dice))
                } else {
                    Err(NotationError { code: "bad_face", detail: text.to_owned() })
                }
            }
            _ => Err(unknown()),
        }
    }
}
