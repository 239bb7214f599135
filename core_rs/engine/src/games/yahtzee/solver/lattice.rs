//! The lattice of kept dice: every multiset of at most five dice, and how single dice lead from one to another.
//!
//! ```text
//!  nothing - 1 die - 2 dice - 3 dice - 4 dice - 5 dice
//!     1        6       21       56       126      252      462 in all
//! ```
//! Multisets of up to four dice are *keeps*, those of five are *rolls*. A die more leads to the right, a die less to
//! the left. Rolling the missing dice one after another gives the same chances as rolling them at once, so six steps
//! to the right replace the long list of all rolls that a keep can become; and the best keep within a roll is the
//! roll itself or the best keep within the roll with one die less.
//!
//! Within a size, multisets are ordered by how many different faces they show: that many steps lead to the left, so
//! the inner loops of the solver have fixed lengths.

use std::ops::Range;
use std::sync::LazyLock;

use crate::games::yahtzee::layout::DICE;
use crate::games::yahtzee::score::Counts;

/// Multisets of up to four dice.
pub(in crate::games::yahtzee) const KEEPS: usize = 210;
/// Multisets of five dice.
pub(in crate::games::yahtzee) const ROLLS: usize = 252;
/// Where the keeps of each size begin; the last entry is their end.
pub(in crate::games::yahtzee) const SIZE_STARTS: [u8; DICE + 1] = [0, 1, 7, 28, 84, 210];

/// The lattice as tables. Every index fits a byte, so a list of 256 entries needs no bounds check.
pub(in crate::games::yahtzee) struct Lattice {
    /// The dice of every keep.
    pub(in crate::games::yahtzee) keeps: [Counts; KEEPS],
    /// The dice of every roll.
    pub(in crate::games::yahtzee) rolls: [Counts; ROLLS],
    /// A keep with one die more of each face: a roll if the keep has four dice, otherwise a keep.
    pub(in crate::games::yahtzee) raised: [[u8; 6]; KEEPS],
    /// A keep with one die less of each face it shows, filled up with zeros.
    pub(in crate::games::yahtzee) keep_lowered: [[u8; 4]; KEEPS],
    /// A roll with one die less of each face it shows, filled up with zeros: keeps of four dice.
    pub(in crate::games::yahtzee) roll_lowered: [[u8; 5]; ROLLS],
    /// The keeps of each size, 1 to 4, with 1, 2, .. different faces.
    pub(in crate::games::yahtzee) keep_groups: [[Range<u8>; 4]; 4],
    /// The rolls with 1 to 5 different faces.
    pub(in crate::games::yahtzee) roll_groups: [Range<u8>; 5],
    /// The chance that five dice thrown at once show each roll.
    pub(in crate::games::yahtzee) chances: [f64; ROLLS],
}

/// The one lattice there is.
pub(in crate::games::yahtzee) static LATTICE: LazyLock<Lattice> = LazyLock::new(Lattice::build);

/// How many dice these are.
pub(in crate::games::yahtzee) fn size(counts: &Counts) -> usize {
    counts.iter().map(|&count| usize::from(count)).sum()
}

/// How many different faces they show.
pub(in crate::games::yahtzee) fn different_faces(counts: &Counts) -> usize {
    counts.iter().filter(|&&count| count > 0).count()
}

impl Lattice {
    /// The place of a keep, at most four dice.
    ///
    /// # Panics
    /// If it has more.
    pub(in crate::games::yahtzee) fn keep_index(&self, counts: &Counts) -> u8 {
        let index = self.keeps.iter().position(|keep| keep == counts);
        index.expect("a keep has at most four dice") as u8
    }

    /// The place of a roll, five dice.
    ///
    /// # Panics
    /// If it has fewer or more.
    pub(in crate::games::yahtzee) fn roll_index(&self, counts: &Counts) -> u8 {
        let index = self.rolls.iter().position(|roll| roll == counts);
        index.expect("a roll has five dice") as u8
    }

    fn build() -> Self {
        let mut keeps = [Counts::default(); KEEPS];
        for (dice, bounds) in SIZE_STARTS.windows(2).enumerate() {
            let range = usize::from(bounds[0])..usize::from(bounds[1]);
            keeps[range].copy_from_slice(&multisets(dice));
        }
        let mut rolls = [Counts::default(); ROLLS];
        rolls.copy_from_slice(&multisets(DICE));
        let mut lattice = Lattice {
            keeps,
            rolls,
            raised: [[0; 6]; KEEPS],
            keep_lowered: [[0; 4]; KEEPS],
            roll_lowered: [[0; 5]; ROLLS],
            keep_groups: std::array::from_fn(|smaller| {
                let start = usize::from(SIZE_STARTS[smaller + 1]);
                let end = usize::from(SIZE_STARTS[smaller + 2]);
                groups(&keeps[start..end], start)
            }),
            roll_groups: groups(&rolls, 0),
            chances: rolls.map(|roll| f64::from(orders(&roll)) / 7776.0),
        };
        lattice.connect();
        lattice
    }

    fn connect(&mut self) {
        for (keep, counts) in (0_u8..).zip(self.keeps) {
            for face in 0..6 {
                let mut more = counts;
                more[face] += 1;
                let raised =
                    if size(&more) == DICE { self.roll_index(&more) } else { self.keep_index(&more) };
                self.raised[usize::from(keep)][face] = raised;
                if size(&more) == DICE {
                    insert(&mut self.roll_lowered[usize::from(raised)], &more, face, keep);
                } else {
                    insert(&mut self.keep_lowered[usize::from(raised)], &more, face, keep);
                }
            }
        }
    }
}

/// Enters the multiset that `counts` becomes without one die of a face; the lists go by face.
fn insert(lowered: &mut [u8], counts: &Counts, face: usize, keep: u8) {
    lowered[different_faces(counts) - 1 - counts[face + 1..].iter().filter(|&&count| count > 0).count()] =
        keep;
}

/// All multisets of some dice, by the number of different faces.
fn multisets(dice: usize) -> Vec<Counts> {
    fn extend(found: &mut Vec<Counts>, mut counts: Counts, face: usize, left: usize) {
        if face == 5 {
            counts[5] = left as u8;
            found.push(counts);
            return;
        }
        for count in (0..=left).rev() {
            counts[face] = count as u8;
            extend(found, counts, face + 1, left - count);
        }
    }
    let mut found = Vec::new();
    extend(&mut found, Counts::default(), 0, dice);
    // A stable sort: within a group the order stays lexicographic.
    found.sort_by_key(different_faces);
    found
}

/// Where the multisets with 1, 2, .. different faces are, counted from `start`.
fn groups<const N: usize>(sorted: &[Counts], start: usize) -> [Range<u8>; N] {
    std::array::from_fn(|fewer| {
        let below = sorted.partition_point(|counts| different_faces(counts) <= fewer);
        let upto = sorted.partition_point(|counts| different_faces(counts) <= fewer + 1);
        (start + below) as u8..(start + upto) as u8
    })
}

/// In how many orders five dice can show this roll.
fn orders(roll: &Counts) -> u32 {
    roll.iter().fold(120, |orders, &count| orders / (1..=u32::from(count)).product::<u32>())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_step_adds_or_takes_one_die() {
        let lattice = &*LATTICE;
        for (keep, counts) in lattice.keeps.iter().enumerate() {
            for face in 0..6 {
                let mut more = *counts;
                more[face] += 1;
                let raised = usize::from(lattice.raised[keep][face]);
                assert_eq!(
                    more,
                    if size(&more) == DICE { lattice.rolls[raised] } else { lattice.keeps[raised] }
                );
            }
        }
        let mut steps_left = 0;
        let mut check = |counts: &Counts, lowered: &[u8]| {
            let faces = (0..6).filter(|&face| counts[face] > 0);
            for (face, &less) in faces.zip(lowered) {
                let mut fewer = *counts;
                fewer[face] -= 1;
                assert_eq!(lattice.keeps[usize::from(less)], fewer);
                steps_left += 1;
            }
        };
        for (counts, lowered) in lattice.keeps.iter().zip(&lattice.keep_lowered) {
            check(counts, lowered);
        }
        for (counts, lowered) in lattice.rolls.iter().zip(&lattice.roll_lowered) {
            check(counts, lowered);
        }
        assert_eq!(steps_left, 6 * KEEPS);
    }

    #[test]
    fn groups_cover_all_and_count_the_faces() {
        let lattice = &*LATTICE;
        assert_eq!(lattice.roll_groups, [0..6, 6..66, 66..186, 186..246, 246..252]);
        for (fewer, group) in lattice.roll_groups.iter().enumerate() {
            let all = &lattice.rolls[usize::from(group.start)..usize::from(group.end)];
            assert!(all.iter().all(|roll| different_faces(roll) == fewer + 1));
        }
        for (size_less_one, of_size) in lattice.keep_groups.iter().enumerate() {
            for (fewer, group) in of_size.iter().enumerate() {
                for keep in group.clone() {
                    let counts = &lattice.keeps[usize::from(keep)];
                    assert_eq!((size(counts), different_faces(counts)), (size_less_one + 1, fewer + 1));
                }
            }
        }
        assert_eq!(
            lattice.keep_groups.iter().flatten().map(ExactSizeIterator::len).sum::<usize>(),
            KEEPS - 1
        );
    }

    #[test]
    fn chances_are_those_of_five_dice() {
        let lattice = &*LATTICE;
        let of = |roll: Counts| lattice.chances[usize::from(lattice.roll_index(&roll))] * 7776.0;
        assert_eq!(of([5, 0, 0, 0, 0, 0]), 1.0);
        assert_eq!(of([0, 3, 0, 0, 2, 0]), 10.0);
        assert_eq!(of([1, 1, 1, 1, 1, 0]), 120.0);
        assert!((lattice.chances.iter().sum::<f64>() - 1.0).abs() < 1e-14);
    }
}
