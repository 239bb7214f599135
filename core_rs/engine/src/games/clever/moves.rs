//! What a player can do and what the dice can do, each with its text.

use std::fmt;
use std::str::FromStr;

use super::bonus::BonusUse;
use super::layout::{Area, DICE, DiceSet, Die, SERVED};
use crate::notation::NotationError;

/// One thing a player can do. Cells are counted from 0 here and from 1 in the text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CleverMove {
    /// Choose a die and write it into a cell: `w.p3` is the white die in the third purple field.
    Take(Die, Area, u8),
    /// The same with a die that is paid for with an action: `+w.p3`.
    Extra(Die, Area, u8),
    /// Use a bonus that waits: `x.y6` is a cross in the sixth yellow cell, `6.o4` a six in the fourth orange field.
    Bonus(BonusUse),
    /// Throw the dice that were just thrown once more: `reroll`.
    Reroll,
    /// Go without: `pass`.
    Pass,
    /// Choose no further extra die: `end`.
    End,
}

impl fmt::Display for CleverMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CleverMove::Take(die, area, cell) => {
                write!(f, "{}.{}{}", die.letter(), area.letter(), cell + 1)
            }
            CleverMove::Extra(die, area, cell) => {
                write!(f, "+{}.{}{}", die.letter(), area.letter(), cell + 1)
            }
            CleverMove::Bonus(BonusUse { value: 0, area, cell }) => {
                write!(f, "x.{}{}", area.letter(), cell + 1)
            }
            CleverMove::Bonus(BonusUse { value, area, cell }) => {
                write!(f, "{value}.{}{}", area.letter(), cell + 1)
            }
            CleverMove::Reroll => f.write_str("reroll"),
            CleverMove::Pass => f.write_str("pass"),
            CleverMove::End => f.write_str("end"),
        }
    }
}

/// The one letter that this text is.
fn letter(text: &str) -> Option<char> {
    let mut letters = text.chars();
    letters.next().filter(|_| letters.next().is_none())
}

fn read_cell(text: &str) -> Option<(Area, u8)> {
    let mut letters = text.chars();
    let area = Area::from_letter(letters.next()?)?;
    let digits = letters.as_str();
    // `parse` would also take a plus sign or leading zeros, and a cell has one spelling.
    let spelled = digits.starts_with(|digit: char| matches!(digit, '1'..='9'));
    let number: u8 = if spelled { digits.parse().ok()? } else { return None };
    (number <= area.cells()).then(|| (area, number - 1))
}

fn read_move(text: &str) -> Option<CleverMove> {
    match text {
        "reroll" => return Some(CleverMove::Reroll),
        "pass" => return Some(CleverMove::Pass),
        "end" => return Some(CleverMove::End),
        _ => {}
    }
    let (extra, rest) = text.strip_prefix('+').map_or((false, text), |rest| (true, rest));
    let (what, cell) = rest.split_once('.')?;
    let what = letter(what)?;
    let (area, cell) = read_cell(cell)?;
    if let Some(die) = Die::from_letter(what) {
        let chosen = if extra { CleverMove::Extra } else { CleverMove::Take };
        return Some(chosen(die, area, cell));
    }
    let value = match what {
        _ if extra => return None,
        'x' => 0,
        '4'..='6' => what as u8 - b'0',
        _ => return None,
    };
    Some(CleverMove::Bonus(BonusUse { value, area, cell }))
}

impl FromStr for CleverMove {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        read_move(text).ok_or_else(|| NotationError::syntax(format!("{text:?} is not a move")))
    }
}

/// Dice as they fell: `w3y5b1g2o6p4`, only those that were thrown, in this order.
///
/// In the passive turn of somebody who plays alone, the three lowest are served. Where equal dice compete for the last
/// place, the outcome tells which three it is: `w3y3b1g3o5p4/wby`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Throw {
    /// The face of every die, 0 for those that were not thrown.
    pub faces: [u8; DICE],
    /// The dice that are served, where that was a matter of luck.
    pub served: Option<DiceSet>,
}

impl Throw {
    /// These dice with faces, and nothing to serve by luck.
    pub const fn new(faces: [u8; DICE]) -> Self {
        Throw { faces, served: None }
    }

    /// The dice that were thrown.
    pub fn dice(&self) -> DiceSet {
        let thrown = Die::ALL.into_iter().filter(|die| self.faces[die.index()] > 0);
        thrown.fold(DiceSet::NONE, DiceSet::with)
    }

    /// Every throw of these dice: they all differ, so each face of each die is an outcome of its own.
    pub fn all(dice: DiceSet) -> impl Iterator<Item = Throw> {
        let count = 6_u32.pow(dice.len() as u32);
        (0..count).map(move |mut number| {
            let mut faces = [0; DICE];
            for die in dice.iter() {
                faces[die.index()] = (number % 6) as u8 + 1;
                number /= 6;
            }
            Throw::new(faces)
        })
    }
}

/// The dice that are surely among the three lowest, and those that compete for the places left.
pub(super) fn lowest(faces: &[u8; DICE]) -> (DiceSet, DiceSet) {
    let mut sorted = *faces;
    sorted.sort_unstable();
    let border = sorted[SERVED - 1];
    let surely = DiceSet::ALL.below(border, faces);
    let tied = Die::ALL.into_iter().filter(|die| faces[die.index()] == border);
    let tied = tied.fold(DiceSet::NONE, DiceSet::with);
    if surely.len() + tied.len() == SERVED {
        (DiceSet(surely.0 | tied.0), DiceSet::NONE)
    } else {
        (surely, tied)
    }
}

/// Every set of three dice that can be served after this throw.
pub(super) fn servings(faces: &[u8; DICE]) -> impl Iterator<Item = DiceSet> {
    let (surely, tied) = lowest(faces);
    (0..1 << DICE)
        .map(DiceSet)
        .filter(move |set| set.len() == SERVED && surely.0 & !set.0 == 0 && set.0 & !(surely.0 | tied.0) == 0)
}

impl fmt::Display for Throw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for die in self.dice().iter() {
            write!(f, "{}{}", die.letter(), self.faces[die.index()])?;
        }
        if let Some(served) = self.served {
            f.write_str("/")?;
            served.iter().try_for_each(|die| write!(f, "{}", die.letter()))?;
        }
        Ok(())
    }
}

/// Dice by their letters, ascending and without repeats, so that a set has one spelling.
pub(super) fn read_dice(text: &str) -> Option<DiceSet> {
    let mut set = DiceSet::NONE;
    for letter in text.chars() {
        let die = Die::from_letter(letter)?;
        if set.0 >> die as u8 != 0 {
            return None;
        }
        set = set.with(die);
    }
    Some(set)
}

impl FromStr for Throw {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let wrong = || NotationError::syntax(format!("{text:?} is not a throw"));
        let (dice, served) = text.split_once('/').map_or((text, None), |(dice, served)| (dice, Some(served)));
        let mut throw = Throw::new([0; DICE]);
        let mut letters = dice.chars();
        while let Some(letter) = letters.next() {
            let die = Die::from_letter(letter).ok_or_else(wrong)?;
            if throw.dice().0 >> die as u8 != 0 {
                return Err(wrong());
            }
            let Some(face @ '1'..='6') = letters.next() else {
                let detail = format!("{text:?} has a face no die has");
                return Err(NotationError { code: "bad_face", detail });
            };
            throw.faces[die.index()] = face as u8 - b'0';
        }
        if let Some(served) = served {
            let served = read_dice(served).ok_or_else(wrong)?;
            let tied = throw.dice() == DiceSet::ALL && !lowest(&throw.faces).1.is_empty();
            if !tied || !servings(&throw.faces).any(|set| set == served) {
                return Err(wrong());
            }
            throw.served = Some(served);
        }
        if throw.dice().is_empty() { Err(wrong()) } else { Ok(throw) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_have_one_spelling() {
        for text in ["w.p3", "+b.b12", "y.y16", "x.y6", "x.g11", "4.o2", "6.p1", "reroll", "pass", "end"] {
            assert_eq!(text.parse::<CleverMove>().map(|chosen| chosen.to_string()).as_deref(), Ok(text));
        }
        for bad in [
            "", "w", "w.", "w.p", "w.p0", "w.p12", "w.b13", "y.y17", "w.p03", "w.p+3", "+x.y6", "3.o1",
            "ww.p1",
        ] {
            assert!(bad.parse::<CleverMove>().is_err(), "{bad:?}");
        }
    }

    #[test]
    fn throws_have_one_spelling() {
        for text in ["w3y5b1g2o6p4", "p6", "w1g2", "w3y3b1g3o5p4/wyb", "w1y1b1g1o1p1/wgp"] {
            assert_eq!(text.parse::<Throw>().map(|throw| throw.to_string()).as_deref(), Ok(text));
        }
        // No tie to settle, dice that are not lowest, dice out of order, a face no die has.
        let bad = [
            "w1y2b3g4o5p6/wyb",
            "w3y3b1g3o5p4/wyo",
            "y1w1",
            "w7",
            "w",
            "",
            "w1w2",
            "w1/w",
            "w3y3b1g3o5p4/bwy",
        ];
        for bad in bad {
            assert!(bad.parse::<Throw>().is_err(), "{bad:?}");
        }
    }

    #[test]
    fn all_throws_are_all_there_is() {
        for (dice, count) in [(DiceSet(0b1), 6), (DiceSet(0b10_0100), 36), (DiceSet::ALL, 46656)] {
            let texts: std::collections::HashSet<_> =
                Throw::all(dice).map(|throw| throw.to_string()).collect();
            assert_eq!(texts.len(), count);
        }
    }

    #[test]
    fn ties_for_the_last_place_leave_a_choice() {
        let count = |faces| servings(&faces).count();
        assert_eq!(count([1, 2, 3, 4, 5, 6]), 1);
        assert_eq!(count([1, 1, 1, 4, 4, 4]), 1);
        assert_eq!(count([3, 3, 1, 3, 5, 2]), 3);
        assert_eq!(count([2, 2, 2, 2, 1, 6]), 6);
        assert_eq!(count([5; 6]), 20);
    }
}
