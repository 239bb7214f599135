//! What the last roll of a turn is made of, so that the best box for all 252 rolls is found with few comparisons.
//!
//! The upper boxes depend on the counts of single faces: 56 counts of ones, twos and threes and 56 of the other half
//! are valued once and combined for each roll. Chance, three and four of a kind depend on the sum and on the longest
//! group: 26 sums for each. The fixed scores are few enough to be compared roll by roll.

use std::sync::LazyLock;

use super::lattice::{LATTICE, ROLLS};
use crate::games::yahtzee::layout::Box;
use crate::games::yahtzee::rules::{Joker, Rules};
use crate::games::yahtzee::score::{Counts, plain_points};

/// The least sum of five dice.
pub(super) const LEAST_SUM: u8 = 5;
/// The sums of five dice.
pub(super) const SUMS: u8 = 26;
/// Where the counts of the high faces begin among the parts.
pub(super) const HIGH_PARTS: u8 = 56;
/// Where the sums begin among the parts: 26 for any roll, 26 for three and 26 for four of a kind.
pub(super) const SUM_PARTS: u8 = 112;

/// The parts that a roll is valued by.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct RollParts {
    /// The counts of ones, twos and threes.
    pub(super) low: u8,
    /// The counts of fours, fives and sixes.
    pub(super) high: u8,
    /// The sum with the longest group.
    pub(super) sum: u8,
}

/// Which rolls are what.
pub(super) struct Patterns {
    pub(super) parts: [RollParts; ROLLS],
    /// The counts of three faces, by part: at most five dice.
    pub(super) triples: [[u8; 3]; HIGH_PARTS as usize],
    pub(super) full_houses: Vec<u8>,
    pub(super) small_straights: Vec<u8>,
    pub(super) large_straights: Vec<u8>,
    /// By face, less one.
    pub(super) yahtzees: [u8; 6],
}

/// The one set of patterns there is.
pub(super) static PATTERNS: LazyLock<Patterns> = LazyLock::new(Patterns::build);

impl Patterns {
    fn build() -> Self {
        let mut triples = [[0; 3]; HIGH_PARTS as usize];
        let all =
            (0..=5).flat_map(|a| (0..=5 - a).flat_map(move |b| (0..=5 - a - b).map(move |c| [a, b, c])));
        for (part, triple) in all.enumerate() {
            triples[part] = triple;
        }
        // Jokers are valued apart; without one, the print on the sheet is all that counts.
        let print = Rules {
            joker: Joker::None,
            yahtzee_bonus: false,
            natural_full_house: false,
            voluntary_zero: true,
        };
        let scoring = |target| {
            let scores = |roll: &u8| plain_points(&LATTICE.rolls[usize::from(*roll)], target, print) > 0;
            (0..ROLLS as u8).filter(scores).collect::<Vec<_>>()
        };
        Patterns {
            parts: LATTICE.rolls.map(|roll| parts(&triples, &roll, print)),
            triples,
            full_houses: scoring(Box::FullHouse),
            small_straights: scoring(Box::SmallStraight),
            large_straights: scoring(Box::LargeStraight),
            yahtzees: std::array::from_fn(|face| {
                let mut roll = Counts::default();
                roll[face] = 5;
                LATTICE.roll_index(&roll)
            }),
        }
    }
}

fn parts(triples: &[[u8; 3]], roll: &Counts, print: Rules) -> RollParts {
    let part = |counts: &[u8]| triples.iter().position(|triple| triple == counts).unwrap_or_default() as u8;
    let kind =
        [Box::ThreeOfAKind, Box::FourOfAKind].map(|target| u8::from(plain_points(roll, target, print) > 0));
    let sum = plain_points(roll, Box::Chance, print) as u8 - LEAST_SUM;
    RollParts {
        low: part(&roll[..3]),
        high: HIGH_PARTS + part(&roll[3..]),
        sum: SUM_PARTS + (kind[0] + kind[1]) * SUMS + sum,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::yahtzee::score::yahtzee_face;

    #[test]
    fn there_are_as_many_rolls_of_each_pattern_as_counted_by_hand() {
        let patterns = &*PATTERNS;
        // A three and another pair: 6 x 5. Four in a row: 3 runs with 5, 4 and 5 other dice, and the 2 runs of five.
        assert_eq!(patterns.full_houses.len(), 30);
        assert_eq!(patterns.small_straights.len(), 16);
        assert_eq!(patterns.large_straights.len(), 2);
        for (face, &roll) in (1..).zip(&patterns.yahtzees) {
            assert_eq!(yahtzee_face(&LATTICE.rolls[usize::from(roll)]), Some(face));
        }
    }

    #[test]
    fn parts_tell_counts_and_sums() {
        let roll = LATTICE.roll_index(&[1, 0, 3, 0, 0, 1]);
        let parts = PATTERNS.parts[usize::from(roll)];
        assert_eq!(PATTERNS.triples[usize::from(parts.low)], [1, 0, 3]);
        assert_eq!(PATTERNS.triples[usize::from(parts.high - HIGH_PARTS)], [0, 0, 1]);
        assert_eq!(parts.sum, SUM_PARTS + SUMS + 16 - LEAST_SUM);
    }
}
