//! Sheets as far as the rest of a game can tell them apart.
//!
//! What is still to come depends on which boxes are open, on whether the Yahtzee box holds 50, and on the upper total
//! only as long as the upper bonus is in play. The bonus is credited the moment the total reaches 63. From then on,
//! and once the open boxes can no longer lift the total to 63, the total does not matter: such sheets form the
//! *settled* class of their upper boxes. Every other reachable total is a class of its own.

use std::sync::LazyLock;

use crate::games::yahtzee::layout::{BOXES, Box, UPPER_BONUS, UPPER_BOXES, UPPER_GOAL, YAHTZEE_POINTS};
use crate::games::yahtzee::score::Sheet;
use crate::state::Points;

/// Classes are solved in blocks of this many, all with the same open boxes.
pub(super) const BLOCK: usize = 8;
/// Sets of filled upper boxes.
const UPPER_SETS: usize = 1 << UPPER_BOXES;
/// The lower boxes other than the Yahtzee box, in the order of their bits.
pub(super) const LOWER: [Box; 6] = [
    Box::ThreeOfAKind,
    Box::FourOfAKind,
    Box::FullHouse,
    Box::SmallStraight,
    Box::LargeStraight,
    Box::Chance,
];
/// Rows of the table: sets of filled lower boxes times what the Yahtzee box can hold.
pub(super) const ROWS: usize = (1 << LOWER.len()) * 3;

/// What the Yahtzee box holds; the order is that of the backward induction, which comes to open boxes last.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum YahtzeeBox {
    Zero,
    Fifty,
    Open,
}

/// The lower half of a sheet: which boxes are filled, and the Yahtzee box.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Lower {
    /// Bit i is set when `LOWER[i]` is filled.
    pub(super) filled: u8,
    pub(super) yahtzee: YahtzeeBox,
}

impl Lower {
    pub(super) const fn row(self) -> usize {
        self.filled as usize * 3 + self.yahtzee as usize
    }

    /// Whether no box is open, the Yahtzee box included.
    pub(super) fn is_full(self) -> bool {
        self.filled == (1 << LOWER.len()) - 1 && self.yahtzee != YahtzeeBox::Open
    }

    pub(super) const fn is_open(self, bit: usize) -> bool {
        self.filled >> bit & 1 == 0
    }

    /// With one more box filled.
    pub(super) const fn with(self, bit: usize) -> Lower {
        Lower { filled: self.filled | 1 << bit, yahtzee: self.yahtzee }
    }

    /// With the Yahtzee box filled.
    pub(super) const fn with_yahtzee(self, yahtzee: YahtzeeBox) -> Lower {
        Lower { filled: self.filled, yahtzee }
    }
}

/// What writing some dice into an upper box does to the classes of a block.
#[derive(Clone, Copy, Debug)]
pub(super) struct UpperStep {
    /// The slots of the classes that follow.
    pub(super) next: [u16; BLOCK],
    /// The points earned, with the upper bonus where the total reaches 63.
    pub(super) gain: [u8; BLOCK],
}

/// Up to eight classes with the same filled upper boxes.
#[derive(Clone, Debug)]
pub(super) struct Block {
    /// Bit i is set when the box of face i + 1 is filled.
    pub(super) upper: u8,
    /// The slot of the first class.
    pub(super) slot: u16,
    /// How many classes there are; the slots after them are padding.
    pub(super) classes: u8,
    /// By face (less one) and by how many dice show it; meaningless for filled boxes.
    pub(super) steps: [[UpperStep; 6]; UPPER_BOXES],
}

impl Block {
    /// Whether no upper box is open.
    pub(super) fn is_full(&self) -> bool {
        self.upper == (UPPER_SETS - 1) as u8
    }
}

/// All classes of upper halves, each with its slot in a row of the table.
pub(super) struct Classes {
    /// In the order of the backward induction: the fullest sheets first.
    pub(super) blocks: Vec<Block>,
    /// The length of a row.
    pub(super) slots: usize,
    /// How many classes there are; the other slots are padding.
    pub(super) count: usize,
    /// The slot of every total below 63 for every set of filled upper boxes; reaching 63 leads to the settled class.
    slot_of: Vec<[u16; UPPER_GOAL as usize + 1]>,
}

/// The one division into classes there is.
pub(super) static CLASSES: LazyLock<Classes> = LazyLock::new(Classes::build);

/// The slot of a total that cannot be.
const UNREACHABLE: u16 = u16::MAX;

impl Classes {
    /// The slot of an upper half; `None` if these boxes cannot add up to this total.
    pub(super) fn slot(&self, upper: u8, total: Points) -> Option<u16> {
        let slot = self.slot_of[usize::from(upper)][total.min(UPPER_GOAL) as usize];
        (slot != UNREACHABLE).then_some(slot)
    }

    fn build() -> Self {
        let mut classes = Classes { blocks: Vec::new(), slots: 0, count: 0, slot_of: Vec::new() };
        // The representative totals of the classes, by slot.
        let mut totals = Vec::new();
        for upper in 0..UPPER_SETS as u8 {
            classes.number(upper, &mut totals);
        }
        classes.slots = totals.len();
        for upper in (0..UPPER_SETS as u8).rev() {
            classes.cut_into_blocks(upper, &totals);
        }
        classes
    }

    /// Gives every class of these filled boxes its slot.
    fn number(&mut self, upper: u8, totals: &mut Vec<Option<Points>>) {
        let mut slots = [UNREACHABLE; UPPER_GOAL as usize + 1];
        let reachable = reachable_totals(upper);
        let mut live = Vec::new();
        let mut settled = false;
        for total in (0..=UPPER_GOAL).filter(|&total| reachable >> total & 1 == 1) {
            if is_settled(upper, total) {
                settled = true;
            } else {
                slots[total as usize] = (totals.len() + live.len()) as u16;
                live.push(Some(total));
            }
        }
        totals.append(&mut live);
        if settled {
            for total in (0..=UPPER_GOAL).filter(|&total| reachable >> total & 1 == 1) {
                if is_settled(upper, total) {
                    slots[total as usize] = totals.len() as u16;
                }
            }
            totals.push(Some(UPPER_GOAL));
        }
        totals.resize(totals.len().next_multiple_of(BLOCK), None);
        self.slot_of.push(slots);
    }

    fn cut_into_blocks(&mut self, upper: u8, totals: &[Option<Points>]) {
        let slots = self.slot_of[usize::from(upper)].iter().filter(|&&slot| slot != UNREACHABLE);
        let (first, last) =
            slots.fold((UNREACHABLE, 0), |(low, high), &slot| (low.min(slot), high.max(slot)));
        for slot in (first..=last).step_by(BLOCK) {
            let classes = (last + 1 - slot).min(BLOCK as u16) as u8;
            self.count += usize::from(classes);
            let totals = &totals[usize::from(slot)..][..BLOCK];
            let steps = std::array::from_fn(|face| {
                std::array::from_fn(|count| self.step(upper, totals, face as u8, count as Points))
            });
            self.blocks.push(Block { upper, slot, classes, steps });
        }
    }

    /// What `count` dice of a face (less one) do to classes with these totals.
    fn step(&self, upper: u8, totals: &[Option<Points>], face: u8, count: Points) -> UpperStep {
        let mut step = UpperStep { next: [0; BLOCK], gain: [0; BLOCK] };
        let filled = upper | 1 << face;
        if filled == upper {
            return step;
        }
        let points = count * Points::from(face + 1);
        // Padding repeats the first class: what is computed there is never read.
        for (lane, total) in totals.iter().enumerate() {
            let total = total.or(totals[0]).unwrap_or_default();
            // The settled class has no total of its own: it stays settled and earns no bonus.
            let (after, bonus) = if total == UPPER_GOAL {
                (UPPER_GOAL, 0)
            } else if total + points >= UPPER_GOAL {
                (UPPER_GOAL, UPPER_BONUS)
            } else {
                (total + points, 0)
            };
            step.next[lane] = self.slot_of_class(filled, after);
            step.gain[lane] = (points + bonus) as u8;
        }
        step
    }

    /// The slot of a total, where 63 stands for the settled class even if only too low totals are in it.
    fn slot_of_class(&self, upper: u8, total: Points) -> u16 {
        let slots = &self.slot_of[usize::from(upper)];
        if total < UPPER_GOAL {
            return slots[total as usize];
        }
        let settled =
            (0..=UPPER_GOAL).find(|&total| slots[total as usize] != UNREACHABLE && is_settled(upper, total));
        slots[settled.expect("a settled class stays settled") as usize]
    }
}

/// Whether the upper bonus is no longer in play.
fn is_settled(upper: u8, total: Points) -> bool {
    let open = (0..UPPER_BOXES as Points).filter(|face| upper >> face & 1 == 0);
    total >= UPPER_GOAL || total + open.map(|face| 5 * (face + 1)).sum::<Points>() < UPPER_GOAL
}

/// The totals that these filled boxes can add up to, as a set of bits; 63 stands for all from there on.
fn reachable_totals(upper: u8) -> u64 {
    let mut reachable = 1_u64;
    for face in (1..=UPPER_BOXES as Points).filter(|face| upper >> (face - 1) & 1 == 1) {
        let mut next = 0;
        for total in (0..=UPPER_GOAL).filter(|total| reachable >> total & 1 == 1) {
            for count in 0..=5 {
                next |= 1 << (total + count * face).min(UPPER_GOAL);
            }
        }
        reachable = next;
    }
    reachable
}

/// Where a sheet stands in the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Place {
    pub(super) lower: Lower,
    /// The filled upper boxes.
    pub(super) upper: u8,
    pub(super) slot: u16,
}

impl Place {
    /// The place of a sheet.
    ///
    /// # Panics
    /// If the upper boxes hold what they cannot.
    pub(super) fn of(sheet: &Sheet) -> Place {
        let filled = (0..BOXES).fold(0, |set, index| set | u16::from(sheet.boxes[index].is_some()) << index);
        let holds_fifty = sheet.boxes[Box::Yahtzee.index()] == Some(YAHTZEE_POINTS as u8);
        Place::find(filled, sheet.upper_total(), holds_fifty).expect("a sheet that can be")
    }

    /// The place of sheets with these filled boxes (bit `i` for `Box::ALL[i]`); `None` if there can be none.
    pub(super) fn find(filled: u16, upper_total: Points, holds_fifty: bool) -> Option<Place> {
        let is_filled = |target: Box| filled >> target.index() & 1 == 1;
        let upper = filled as u8 & (UPPER_SETS - 1) as u8;
        let yahtzee = match (is_filled(Box::Yahtzee), holds_fifty) {
            (true, true) => YahtzeeBox::Fifty,
            (true, false) => YahtzeeBox::Zero,
            (false, false) => YahtzeeBox::Open,
            (false, true) => return None,
        };
        let filled = (0..LOWER.len()).fold(0, |set, bit| set | u8::from(is_filled(LOWER[bit])) << bit);
        Some(Place { lower: Lower { filled, yahtzee }, upper, slot: CLASSES.slot(upper, upper_total)? })
    }

    /// The place in a list of all rows.
    pub(super) fn index(self) -> usize {
        self.lower.row() * CLASSES.slots + usize::from(self.slot)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_as_many_widgets_as_published() {
        // All rows of all classes, less the two full sheets on which nothing is left to solve.
        assert_eq!(CLASSES.count * ROWS - 2, 355_390);
        // Without classes, all totals up to 63 that the filled boxes can add up to.
        let totals: u32 = (0..UPPER_SETS as u8).map(|upper| reachable_totals(upper).count_ones()).sum();
        assert_eq!(totals as usize * ROWS, 536_448);
    }

    #[test]
    fn totals_share_a_class_only_when_the_bonus_is_decided() {
        let all_but_sixes = 0b01_1111;
        let settled = CLASSES.slot(all_but_sixes, 70);
        assert_eq!(CLASSES.slot(all_but_sixes, 63), settled);
        assert_eq!(CLASSES.slot(all_but_sixes, 32), settled);
        assert_ne!(CLASSES.slot(all_but_sixes, 33), settled);
        assert_ne!(CLASSES.slot(all_but_sixes, 33), CLASSES.slot(all_but_sixes, 62));
    }

    #[test]
    fn steps_lead_where_the_sheet_leads() {
        for block in &CLASSES.blocks {
            for total in 0..UPPER_GOAL {
                let slot = CLASSES.slot_of[usize::from(block.upper)][total as usize];
                let lane = slot.wrapping_sub(block.slot);
                if slot == UNREACHABLE || lane >= u16::from(block.classes) {
                    continue;
                }
                for face in (0..6_u8).filter(|face| block.upper >> face & 1 == 0) {
                    for count in 0..=5 {
                        let after = total + count * Points::from(face + 1);
                        let bonus = if after >= UPPER_GOAL { UPPER_BONUS } else { 0 };
                        let step = &block.steps[usize::from(face)][count as usize];
                        let next = CLASSES.slot(block.upper | 1 << face, after);
                        assert_eq!(Some(step.next[usize::from(lane)]), next);
                        assert_eq!(Points::from(step.gain[usize::from(lane)]), after - total + bonus);
                    }
                }
            }
        }
    }
}
