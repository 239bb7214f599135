//! What is printed on the sheet: thirteen boxes, two bonuses.
//!
//! ```text
//!  upper half                     lower half
//!  ones    sum of the ones        three of a kind   sum of all dice
//!  twos    sum of the twos        four of a kind    sum of all dice
//!  threes  ...                    full house        25
//!  fours                          small straight    30
//!  fives                          large straight    40
//!  sixes                          yahtzee           50
//!  63 or more: bonus 35           chance            sum of all dice
//!                                 every further yahtzee: bonus 100
//! ```
//! Source: the rulebook (MB 2001), sections on scoring, the 35 bonus points and the Yahtzee bonus.

use std::fmt;
use std::str::FromStr;

use crate::notation::NotationError;
use crate::state::Points;

/// Dice in the cup.
pub const DICE: usize = 5;
/// Throws in a turn at most.
pub const ROLLS: u8 = 3;
/// Boxes on a sheet, and so turns in a game.
pub const BOXES: usize = 13;
/// Boxes in the upper half: one for each face.
pub const UPPER_BOXES: usize = 6;
/// The upper total from which the upper bonus is earned.
pub const UPPER_GOAL: Points = 63;
/// The upper bonus.
pub const UPPER_BONUS: Points = 35;
/// The bonus for every Yahtzee after one scored in its box.
pub const YAHTZEE_BONUS: Points = 100;
/// The fixed scores of the lower half.
pub const FULL_HOUSE_POINTS: Points = 25;
/// See [`FULL_HOUSE_POINTS`].
pub const SMALL_STRAIGHT_POINTS: Points = 30;
/// See [`FULL_HOUSE_POINTS`].
pub const LARGE_STRAIGHT_POINTS: Points = 40;
/// See [`FULL_HOUSE_POINTS`].
pub const YAHTZEE_POINTS: Points = 50;

/// A box of the sheet, in the order of the print.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[allow(missing_docs)]
pub enum Box {
    Ones,
    Twos,
    Threes,
    Fours,
    Fives,
    Sixes,
    ThreeOfAKind,
    FourOfAKind,
    FullHouse,
    SmallStraight,
    LargeStraight,
    Yahtzee,
    Chance,
}

impl Box {
    /// All boxes, in the order of the print.
    pub const ALL: [Box; BOXES] = [
        Box::Ones,
        Box::Twos,
        Box::Threes,
        Box::Fours,
        Box::Fives,
        Box::Sixes,
        Box::ThreeOfAKind,
        Box::FourOfAKind,
        Box::FullHouse,
        Box::SmallStraight,
        Box::LargeStraight,
        Box::Yahtzee,
        Box::Chance,
    ];

    /// The upper box of a face, `1..=6`.
    pub const fn of_face(face: u8) -> Box {
        Box::ALL[face as usize - 1]
    }

    /// The face that an upper box counts; `None` in the lower half.
    pub const fn face(self) -> Option<u8> {
        if (self as usize) < UPPER_BOXES { Some(self as u8 + 1) } else { None }
    }

    /// The position on the sheet, `0..13`.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The stable name, used in notation and by the screens.
    pub const fn id(self) -> &'static str {
        match self {
            Box::Ones => "ones",
            Box::Twos => "twos",
            Box::Threes => "threes",
            Box::Fours => "fours",
            Box::Fives => "fives",
            Box::Sixes => "sixes",
            Box::ThreeOfAKind => "three_of_a_kind",
            Box::FourOfAKind => "four_of_a_kind",
            Box::FullHouse => "full_house",
            Box::SmallStraight => "small_straight",
            Box::LargeStraight => "large_straight",
            Box::Yahtzee => "yahtzee",
            Box::Chance => "chance",
        }
    }
}

impl fmt::Display for Box {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl FromStr for Box {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        Box::ALL
            .into_iter()
            .find(|candidate| candidate.id() == text)
            .ok_or_else(|| NotationError::syntax(format!("no box is called {text:?}")))
    }
}
