//! What is printed: five areas, their bonuses, the rounds, the dice.
//!
//! ```text
//!  yellow             blue (blue + white)     green   >=1 >=2 >=3 >=4 >=5 >=1 >=2 >=3 >=4 >=5 >=6
//!   3  6  5  X  bX      #  2  3  4  o5        points    1   3   6  10  15  21  28  36  45  55  66
//!   2  1  X  5  o4      5  6  7  8  yX        bonus                +1      bX fox      p6  re
//!   1  X  2  4  gX      9 10 11 12  fox       orange               x2          x2      x2      x3
//!   X  3  4  6  fox    re gX p6 +1            bonus            re      yX  +1     fox      p6
//!  10 14 16 20  +1     1 2 4 7 11 16 22 ...   purple    each above the one before, anything after a 6
//!   (points) (diagonal 3-1-2-6)               bonus            re  bX  +1  yX fox  re  gX  o6  +1
//! ```
//! Source: the printed sheet, two pictures of it and three transcriptions; the rulebook's section on the playing field.

use std::fmt;

use crate::state::Points;

/// Dice in the box, one of each colour.
pub const DICE: usize = 6;
/// Rolls in an active turn at most, and so die fields.
pub const ROLLS: u8 = 3;
/// Coloured areas.
pub const AREAS: usize = 5;
/// Fields in each of the three rows that are filled from the left.
pub const FIELDS: u8 = 11;
/// Circles on each of the two tracks of actions.
pub const TRACK: u8 = 7;
/// Seats at most.
pub const MOST_SEATS: usize = 4;
/// Rounds on the sheet.
pub const MOST_ROUNDS: u8 = 6;
/// How many dice are served in the passive turn of somebody who plays alone.
pub const SERVED: usize = 3;

/// A die, named after its colour; the order of notation and of screens.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[allow(missing_docs)]
pub enum Die {
    White,
    Yellow,
    Blue,
    Green,
    Orange,
    Purple,
}

impl Die {
    /// All dice.
    pub const ALL: [Die; DICE] = [Die::White, Die::Yellow, Die::Blue, Die::Green, Die::Orange, Die::Purple];

    /// The die as an index into per-die lists.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The stable name.
    pub const fn id(self) -> &'static str {
        match self {
            Die::White => "white",
            Die::Yellow => "yellow",
            Die::Blue => "blue",
            Die::Green => "green",
            Die::Orange => "orange",
            Die::Purple => "purple",
        }
    }

    /// Its letter in notation.
    pub const fn letter(self) -> char {
        self.id().as_bytes()[0] as char
    }

    /// The die of this letter.
    pub fn from_letter(letter: char) -> Option<Die> {
        Die::ALL.into_iter().find(|die| die.letter() == letter)
    }

    /// Whether it may be used in this area: a coloured die in its own, the white one in every area.
    pub const fn serves(self, area: Area) -> bool {
        match self {
            Die::White => true,
            _ => self as usize == area as usize + 1,
        }
    }
}

/// A set of dice: bit `i` for the die of index `i`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct DiceSet(pub u8);

impl DiceSet {
    /// All six dice.
    pub const ALL: DiceSet = DiceSet((1 << DICE) - 1);
    /// No die.
    pub const NONE: DiceSet = DiceSet(0);

    /// Whether the die is in the set.
    pub const fn contains(self, die: Die) -> bool {
        self.0 >> die as u8 & 1 == 1
    }

    /// The set with this die.
    #[must_use]
    pub const fn with(self, die: Die) -> DiceSet {
        DiceSet(self.0 | 1 << die as u8)
    }

    /// The set without this die.
    #[must_use]
    pub const fn without(self, die: Die) -> DiceSet {
        DiceSet(self.0 & !(1 << die as u8))
    }

    /// Whether it has no dice.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many dice it has.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Its dice, in order.
    pub fn iter(self) -> impl Iterator<Item = Die> {
        Die::ALL.into_iter().filter(move |&die| self.contains(die))
    }

    /// The dice that show less than this.
    #[must_use]
    pub fn below(self, pips: u8, faces: &[u8; DICE]) -> DiceSet {
        self.iter().filter(|die| faces[die.index()] < pips).fold(DiceSet::NONE, DiceSet::with)
    }
}

/// A coloured area of the sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[allow(missing_docs)]
pub enum Area {
    Yellow,
    Blue,
    Green,
    Orange,
    Purple,
}

impl Area {
    /// All areas, in the order of the score.
    pub const ALL: [Area; AREAS] = [Area::Yellow, Area::Blue, Area::Green, Area::Orange, Area::Purple];

    /// The area as an index into per-area lists.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The die of the same colour.
    pub const fn die(self) -> Die {
        Die::ALL[self as usize + 1]
    }

    /// The stable name.
    pub const fn id(self) -> &'static str {
        self.die().id()
    }

    /// Its letter in notation.
    pub const fn letter(self) -> char {
        self.die().letter()
    }

    /// The area of this letter.
    pub fn from_letter(letter: char) -> Option<Area> {
        Area::ALL.into_iter().find(|area| area.letter() == letter)
    }

    /// How many cells are printed, those that can never be marked included.
    pub const fn cells(self) -> u8 {
        match self {
            Area::Yellow => 16,
            Area::Blue => 12,
            _ => FIELDS,
        }
    }
}

impl fmt::Display for Area {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

/// What can be printed beside a field, a row, a column or a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Bonus {
    /// One more circle on the track of rerolls.
    Reroll,
    /// One more circle on the track of extra dice.
    Extra,
    /// A fox.
    Fox,
    /// A cross in this area: yellow, blue or green.
    Cross(Area),
    /// This number in the next field of this area: orange or purple.
    Number(Area, u8),
    /// A cross in yellow, blue or green, or a six in orange or purple, whatever the player likes.
    Choice,
}

/// The numbers of the yellow area, row by row; 0 is crossed from the start.
pub const YELLOW: [u8; 16] = [3, 6, 5, 0, 2, 1, 0, 5, 1, 0, 2, 4, 0, 3, 4, 6];
/// What a complete yellow row brings.
pub const YELLOW_ROWS: [Bonus; 4] =
    [Bonus::Cross(Area::Blue), Bonus::Number(Area::Orange, 4), Bonus::Cross(Area::Green), Bonus::Fox];
/// What a complete yellow column scores.
pub const YELLOW_COLUMNS: [Points; 4] = [10, 14, 16, 20];
/// The cells of the yellow diagonal.
pub const YELLOW_DIAGONAL: [u8; 4] = [0, 5, 10, 15];
/// What the yellow diagonal brings.
pub const YELLOW_DIAGONAL_BONUS: Bonus = Bonus::Extra;

/// What a complete blue row brings.
pub const BLUE_ROWS: [Bonus; 3] = [Bonus::Number(Area::Orange, 5), Bonus::Cross(Area::Yellow), Bonus::Fox];
/// What a complete blue column brings.
pub const BLUE_COLUMNS: [Bonus; 4] =
    [Bonus::Reroll, Bonus::Cross(Area::Green), Bonus::Number(Area::Purple, 6), Bonus::Extra];
/// What so many blue crosses score.
pub const BLUE_POINTS: [Points; 12] = [0, 1, 2, 4, 7, 11, 16, 22, 29, 37, 46, 56];

/// The least a die must show for each green field.
pub const GREEN_NEEDS: [u8; FIELDS as usize] = [1, 2, 3, 4, 5, 1, 2, 3, 4, 5, 6];
/// What so many green crosses score.
pub const GREEN_POINTS: [Points; FIELDS as usize + 1] = [0, 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66];
/// What each green field brings.
pub const GREEN_BONUS: [Option<Bonus>; FIELDS as usize] = [
    None,
    None,
    None,
    Some(Bonus::Extra),
    None,
    Some(Bonus::Cross(Area::Blue)),
    Some(Bonus::Fox),
    None,
    Some(Bonus::Number(Area::Purple, 6)),
    Some(Bonus::Reroll),
    None,
];

/// What a number counts in each orange field.
pub const ORANGE_FACTORS: [u8; FIELDS as usize] = [1, 1, 1, 2, 1, 1, 2, 1, 2, 1, 3];
/// What each orange field brings.
pub const ORANGE_BONUS: [Option<Bonus>; FIELDS as usize] = [
    None,
    None,
    Some(Bonus::Reroll),
    None,
    Some(Bonus::Cross(Area::Yellow)),
    Some(Bonus::Extra),
    None,
    Some(Bonus::Fox),
    None,
    Some(Bonus::Number(Area::Purple, 6)),
    None,
];

/// What each purple field brings.
pub const PURPLE_BONUS: [Option<Bonus>; FIELDS as usize] = [
    None,
    None,
    Some(Bonus::Reroll),
    Some(Bonus::Cross(Area::Blue)),
    Some(Bonus::Extra),
    Some(Bonus::Cross(Area::Yellow)),
    Some(Bonus::Fox),
    Some(Bonus::Reroll),
    Some(Bonus::Cross(Area::Green)),
    Some(Bonus::Number(Area::Orange, 6)),
    Some(Bonus::Extra),
];

/// What everybody gets at the start of each round.
pub const ROUND_BONUS: [Option<Bonus>; MOST_ROUNDS as usize] =
    [Some(Bonus::Reroll), Some(Bonus::Extra), Some(Bonus::Reroll), Some(Bonus::Choice), None, None];

/// How the rulebook rates the total of somebody who plays alone: the least total of each level, best first.
/// Below the last of them is the ninth level. The Dutch table prints "220-139" for 220-239.
pub const RATINGS: [Points; 8] = [281, 260, 240, 220, 200, 180, 160, 140];

/// How many rounds so many players play.
pub const fn rounds(seats: usize) -> u8 {
    match seats {
        0..=2 => 6,
        3 => 5,
        _ => 4,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Everything that is printed beside a field, a row, a column or a round.
    fn printed() -> Vec<Bonus> {
        let rows = [GREEN_BONUS, ORANGE_BONUS, PURPLE_BONUS].concat();
        let mut all: Vec<_> = rows.into_iter().chain(ROUND_BONUS).flatten().collect();
        all.extend(YELLOW_ROWS);
        all.push(YELLOW_DIAGONAL_BONUS);
        all.extend(BLUE_ROWS.into_iter().chain(BLUE_COLUMNS));
        all
    }

    #[test]
    fn the_sheet_prints_what_the_tracks_can_hold() {
        let count = |bonus| printed().into_iter().filter(|&other| other == bonus).count();
        assert_eq!(count(Bonus::Reroll), usize::from(TRACK));
        assert_eq!(count(Bonus::Extra), usize::from(TRACK));
        assert_eq!(count(Bonus::Fox), AREAS);
    }

    #[test]
    fn every_yellow_number_is_printed_twice() {
        for number in 1..=6 {
            let printed = YELLOW.into_iter().filter(|&printed| printed == number);
            assert_eq!(printed.count(), 2);
        }
        assert_eq!(YELLOW_DIAGONAL.map(|cell| YELLOW[usize::from(cell)]), [3, 1, 2, 6]);
    }

    #[test]
    fn the_maxima_are_those_of_the_print() {
        assert_eq!(YELLOW_COLUMNS.iter().sum::<Points>(), 60);
        assert_eq!((BLUE_POINTS[11], GREEN_POINTS[11]), (56, 66));
        assert_eq!(ORANGE_FACTORS.iter().map(|&factor| 6 * Points::from(factor)).sum::<Points>(), 96);
    }
}
