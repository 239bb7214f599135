//! What a player can do, what the dice can do, what follows; each with its text.

use std::fmt;
use std::str::FromStr;

use serde_json::{Value, json};

use super::layout::{Box, DICE};
use super::score::count_faces;
use crate::notation::NotationError;
use crate::state::{Points, Seat};

/// Which dice lie still in the coming throw: bit `i` for the die at position `i`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct HoldMask(pub u8);

impl HoldMask {
    /// No die is held.
    pub const NONE: HoldMask = HoldMask(0);
    /// Every die is held: nothing would be thrown, so this is never a move.
    pub const ALL: HoldMask = HoldMask((1 << DICE) - 1);

    /// Every hold that leaves something to throw.
    pub fn playable() -> impl Iterator<Item = HoldMask> {
        (0..HoldMask::ALL.0).map(HoldMask)
    }

    /// Whether the die at this position is held.
    pub const fn contains(self, position: usize) -> bool {
        self.0 >> position & 1 == 1
    }

    /// The positions that are held, ascending.
    pub fn positions(self) -> impl Iterator<Item = usize> {
        (0..DICE).filter(move |&position| self.contains(position))
    }

    /// The positions that are thrown, ascending.
    pub fn fresh(self) -> impl Iterator<Item = usize> {
        (0..DICE).filter(move |&position| !self.contains(position))
    }
}

/// One thing a player can do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum YahtzeeMove {
    /// Hold these dice and throw the others again: `h135` holds the first, third and fifth, `h` none.
    Hold(HoldMask),
    /// Write the dice into a box: the id of the box.
    Score(Box),
}

impl fmt::Display for YahtzeeMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            YahtzeeMove::Hold(mask) => {
                f.write_str("h")?;
                mask.positions().try_for_each(|position| write!(f, "{}", position + 1))
            }
            YahtzeeMove::Score(target) => target.fmt(f),
        }
    }
}

impl FromStr for YahtzeeMove {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let Some(digits) = text.strip_prefix('h') else {
            return text.parse().map(YahtzeeMove::Score);
        };
        let mut mask = 0;
        for digit in digits.bytes() {
            let bit = match digit {
                b'1'..=b'5' => 1 << (digit - b'1'),
                _ => return Err(NotationError::syntax(format!("{text:?} names no die"))),
            };
            // Ascending and without repeats, so that a hold has one spelling.
            if mask >= bit {
                return Err(NotationError::syntax(format!("{text:?} does not name its dice in order")));
            }
            mask |= bit;
        }
        Ok(YahtzeeMove::Hold(HoldMask(mask)))
    }
}

/// Faces as they fell, by position: `d35` for two dice, `d4` for an opening throw.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Throw {
    faces: [u8; DICE],
    count: u8,
}

impl Throw {
    /// The faces of at most five dice, each `1..=6`; more are left out.
    pub fn new(faces: impl IntoIterator<Item = u8>) -> Self {
        let mut throw = Throw { faces: [0; DICE], count: 0 };
        for (slot, face) in throw.faces.iter_mut().zip(faces) {
            *slot = face;
            throw.count += 1;
        }
        throw
    }

    /// The faces.
    pub fn faces(&self) -> &[u8] {
        &self.faces[..usize::from(self.count)]
    }

    /// Every throw of so many dice that differs in more than the order, with the number of orders it has.
    pub fn distinct(count: usize) -> Vec<(Throw, u32)> {
        let mut found = Vec::new();
        let mut faces = vec![1_u8; count];
        loop {
            found.push((Throw::new(faces.iter().copied()), orders(&faces)));
            // The next ascending list of faces: raise the last die that can be raised.
            let Some(at) = faces.iter().rposition(|&face| face < 6) else {
                return found;
            };
            let raised = faces[at] + 1;
            faces[at..].fill(raised);
        }
    }
}

/// In how many orders these faces can lie: a multinomial coefficient.
fn orders(faces: &[u8]) -> u32 {
    let factorial = |n: u8| (1..=u32::from(n)).product::<u32>();
    factorial(faces.len() as u8) / count_faces(faces).into_iter().map(factorial).product::<u32>()
}

impl fmt::Display for Throw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("d")?;
        self.faces().iter().try_for_each(|face| write!(f, "{face}"))
    }
}

impl FromStr for Throw {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let digits = text
            .strip_prefix('d')
            .filter(|digits| (1..=DICE).contains(&digits.len()))
            .ok_or_else(|| NotationError::syntax(format!("{text:?} is not a throw")))?;
        if !digits.bytes().all(|digit| (b'1'..=b'6').contains(&digit)) {
            return Err(NotationError {
                code: "bad_face",
                detail: format!("{text:?} has a face no die has"),
            });
        }
        Ok(Throw::new(digits.bytes().map(|digit| digit - b'0')))
    }
}

/// What a move or a throw led to.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Event {
    /// A seat threw its die for the start.
    OpeningThrow { seat: Seat, pips: u8 },
    /// This seat starts.
    Starter { seat: Seat },
    /// Dice fell; the fresh ones are those not held.
    Rolled { seat: Seat, dice: [u8; DICE], held: HoldMask },
    /// Dice were held for the next throw.
    Held { seat: Seat, held: HoldMask },
    /// A box was filled.
    Scored { seat: Seat, target: Box, points: Points, joker: bool },
    /// A further Yahtzee earned its bonus.
    YahtzeeBonus { seat: Seat, points: Points },
    /// The upper half reached its goal.
    UpperBonus { seat: Seat, points: Points },
    /// It is this seat's turn now.
    Turn { seat: Seat },
    /// A game of the match ended.
    GameOver { game: usize, totals: Vec<Points> },
    /// The match ended.
    MatchOver { winners: Vec<Seat> },
}

impl From<Event> for Value {
    fn from(event: Event) -> Value {
        match event {
            Event::OpeningThrow { seat, pips } => {
                json!({"type": "opening_throw", "seat": seat.0, "pips": pips})
            }
            Event::Starter { seat } => json!({"type": "starter", "seat": seat.0}),
            Event::Rolled { seat, dice, held } => {
                let fresh: Vec<_> = (0..DICE).map(|position| !held.contains(position)).collect();
                json!({"type": "rolled", "seat": seat.0, "dice": dice, "fresh": fresh})
            }
            Event::Held { seat, held } => {
                json!({"type": "held", "seat": seat.0, "dice": held.positions().collect::<Vec<_>>()})
            }
            Event::Scored { seat, target, points, joker } => {
                json!({"type": "scored", "seat": seat.0, "box": target.id(), "points": points, "joker": joker})
            }
            Event::YahtzeeBonus { seat, points } => {
                json!({"type": "yahtzee_bonus", "seat": seat.0, "points": points})
            }
            Event::UpperBonus { seat, points } => {
                json!({"type": "upper_bonus", "seat": seat.0, "points": points})
            }
            Event::Turn { seat } => json!({"type": "turn", "seat": seat.0}),
            Event::GameOver { game, totals } => json!({"type": "game_over", "game": game, "totals": totals}),
            Event::MatchOver { winners } => {
                json!({"type": "match_over", "winners": winners.iter().map(|seat| seat.0).collect::<Vec<_>>()})
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_and_throws_have_one_spelling() {
        for mask in HoldMask::playable() {
            let text = YahtzeeMove::Hold(mask).to_string();
            assert_eq!(text.parse(), Ok(YahtzeeMove::Hold(mask)));
        }
        for target in Box::ALL {
            assert_eq!(target.to_string().parse(), Ok(YahtzeeMove::Score(target)));
        }
        for bad in ["h21", "h11", "h6", "h0", "", "H1", "h1 ", "Chance", "hh"] {
            assert!(bad.parse::<YahtzeeMove>().is_err(), "{bad:?}");
        }
        for bad in ["", "d", "d0", "d7", "d123456", "1", "d1 ", "dé"] {
            assert!(bad.parse::<Throw>().is_err(), "{bad:?}");
        }
    }

    #[test]
    fn distinct_throws_cover_all_orders() {
        // Multisets of n faces out of 6: 6, 21, 56, 126, 252; orders: 6^n.
        for (count, multisets) in [(1, 6), (2, 21), (3, 56), (4, 126), (5, 252)] {
            let throws = Throw::distinct(count);
            assert_eq!(throws.len(), multisets);
            assert_eq!(throws.iter().map(|(_, weight)| weight).sum::<u32>(), 6_u32.pow(count as u32));
        }
    }
}
