//! One turn, solved backwards: from the value of every box to the value of the sheet before the first roll.

use super::classes::{BLOCK, Block, CLASSES, Classes, LOWER, Lower, YahtzeeBox};
use super::lattice::{KEEPS, LATTICE, Lattice, ROLLS, SIZE_STARTS};
use super::outcome::{Outcome, Store};
use super::patterns::{HIGH_PARTS, LEAST_SUM, PATTERNS, Patterns, SUM_PARTS, SUMS};
use crate::games::yahtzee::layout::{
    FULL_HOUSE_POINTS, LARGE_STRAIGHT_POINTS, SMALL_STRAIGHT_POINTS, UPPER_BOXES, YAHTZEE_BONUS,
    YAHTZEE_POINTS,
};
use crate::games::yahtzee::rules::{Joker, Rules};

/// The places of the lower boxes in [`LOWER`].
const THREE_OF_A_KIND: usize = 0;
const FOUR_OF_A_KIND: usize = 1;
const FULL_HOUSE: usize = 2;
const SMALL_STRAIGHT: usize = 3;
const LARGE_STRAIGHT: usize = 4;
const CHANCE: usize = 5;

/// The tables that every turn is solved with.
#[derive(Clone, Copy)]
pub(super) struct Tables {
    pub(super) lattice: &'static Lattice,
    pub(super) patterns: &'static Patterns,
    pub(super) classes: &'static Classes,
}

impl Tables {
    pub(super) fn get() -> Self {
        Tables { lattice: &LATTICE, patterns: &PATTERNS, classes: &CLASSES }
    }
}

/// The sheets that a turn is solved for: `W` neighbouring classes of a block.
#[derive(Clone, Copy)]
pub(super) struct Sheets<'a> {
    pub(super) rules: Rules,
    pub(super) lower: Lower,
    pub(super) block: &'a Block,
    /// The first class of the block that is meant.
    pub(super) lane: usize,
}

impl Sheets<'_> {
    fn is_upper_open(&self, face: usize) -> bool {
        self.block.upper >> face & 1 == 0
    }

    /// Where the first of the sheets is in the store.
    pub(super) fn place(&self, tables: Tables) -> usize {
        self.lower.row() * tables.classes.slots + usize::from(self.block.slot) + self.lane
    }
}

/// Room for one turn, aligned so that no vector crosses a cache line.
#[derive(Clone)]
#[repr(C, align(64))]
pub(super) struct Turn<V> {
    /// By roll: what the turn is worth with these dice on the table.
    pub(super) rolls: [V; 256],
    /// By keep: what it is worth to keep these dice.
    pub(super) keeps: [V; 256],
    /// By part of the last roll.
    parts: [V; 256],
}

/// What follows on each box.
struct Boxes<V> {
    /// By face, less one, and by how many dice show it; with the points.
    upper: [[V; 6]; UPPER_BOXES],
    /// Without the points.
    lower: [V; LOWER.len()],
    yahtzee_zero: V,
    yahtzee_fifty: V,
}

impl<V> Turn<V> {
    pub(super) fn new<const W: usize>() -> Self
    where
        V: Outcome<W>,
    {
        Turn { rolls: [V::OVER; 256], keeps: [V::OVER; 256], parts: [V::OVER; 256] }
    }

    /// Solves a whole turn: what the sheets are worth before the first roll.
    #[inline(always)]
    pub(super) fn solve<const W: usize>(&mut self, tables: Tables, sheets: Sheets, store: &Store) -> V
    where
        V: Outcome<W>,
    {
        self.value_last_rolls(tables, sheets, store);
        self.value_keeps(tables.lattice);
        self.choose_keeps(tables.lattice);
        self.value_keeps(tables.lattice);
        self.choose_keeps(tables.lattice);
        self.average(tables.lattice)
    }

    /// Values every roll when no further throw is left: the best box.
    #[inline(always)]
    pub(super) fn value_last_rolls<const W: usize>(&mut self, tables: Tables, sheets: Sheets, store: &Store)
    where
        V: Outcome<W>,
    {
        let patterns = tables.patterns;
        let boxes = Boxes::look_up(tables, sheets, store);
        self.value_parts(patterns, &boxes);
        for (roll, parts) in patterns.parts.iter().enumerate() {
            let upper = self.parts[usize::from(parts.low)].or(&self.parts[usize::from(parts.high)]);
            self.rolls[roll] = upper.or(&self.parts[usize::from(parts.sum)]);
        }
        let fixed = [
            (FULL_HOUSE, FULL_HOUSE_POINTS, &patterns.full_houses),
            (SMALL_STRAIGHT, SMALL_STRAIGHT_POINTS, &patterns.small_straights),
            (LARGE_STRAIGHT, LARGE_STRAIGHT_POINTS, &patterns.large_straights),
        ];
        for (bit, points, rolls) in fixed {
            if sheets.lower.is_open(bit) {
                let scored = boxes.lower[bit].gaining(f64::from(points));
                for &roll in rolls {
                    self.rolls[usize::from(roll)] = self.rolls[usize::from(roll)].or(&scored);
                }
            }
        }
        for (face, &roll) in patterns.yahtzees.iter().enumerate() {
            self.rolls[usize::from(roll)] = boxes.best_for_yahtzee(sheets, face);
        }
    }

    /// Values the counts of either half of the faces, and the sums.
    #[inline(always)]
    fn value_parts<const W: usize>(&mut self, patterns: &Patterns, boxes: &Boxes<V>)
    where
        V: Outcome<W>,
    {
        // Whatever the dice show, they can be thrown away in these boxes.
        let zeros = &boxes.lower[..CHANCE];
        let zero = zeros.iter().fold(boxes.yahtzee_zero, |best, next| best.or(next));
        let upper = &boxes.upper;
        for (part, triple) in patterns.triples.iter().enumerate() {
            let [a, b, c] = triple.map(usize::from);
            self.parts[part] = zero.or(&upper[0][a]).or(&upper[1][b]).or(&upper[2][c]);
            self.parts[usize::from(HIGH_PARTS) + part] = upper[3][a].or(&upper[4][b]).or(&upper[5][c]);
        }
        let any = boxes.lower[CHANCE];
        let three = any.or(&boxes.lower[THREE_OF_A_KIND]);
        let four = three.or(&boxes.lower[FOUR_OF_A_KIND]);
        for (kind, next) in (0..).zip([any, three, four]) {
            for sum in 0..SUMS {
                self.parts[usize::from(SUM_PARTS + kind * SUMS + sum)] =
                    next.gaining(f64::from(sum + LEAST_SUM));
            }
        }
    }

    /// Values every keep, from the rolls that it can become.
    #[inline(always)]
    pub(super) fn value_keeps<const W: usize>(&mut self, lattice: &Lattice)
    where
        V: Outcome<W>,
    {
        for keep in (SIZE_STARTS[4]..SIZE_STARTS[5]).map(usize::from) {
            self.keeps[keep] = mean(&self.rolls, &lattice.raised[keep]);
        }
        for keep in (0..SIZE_STARTS[4]).rev().map(usize::from) {
            self.keeps[keep] = mean(&self.keeps, &lattice.raised[keep]);
        }
    }

    /// Replaces every roll, and every keep, by the best that can be kept of it.
    #[inline(always)]
    pub(super) fn choose_keeps<const W: usize>(&mut self, lattice: &Lattice)
    where
        V: Outcome<W>,
    {
        for groups in &lattice.keep_groups {
            self.choose_among_keeps::<W, 1>(lattice, groups[0].clone());
            self.choose_among_keeps::<W, 2>(lattice, groups[1].clone());
            self.choose_among_keeps::<W, 3>(lattice, groups[2].clone());
            self.choose_among_keeps::<W, 4>(lattice, groups[3].clone());
        }
        self.choose_among_rolls::<W, 1>(lattice, lattice.roll_groups[0].clone());
        self.choose_among_rolls::<W, 2>(lattice, lattice.roll_groups[1].clone());
        self.choose_among_rolls::<W, 3>(lattice, lattice.roll_groups[2].clone());
        self.choose_among_rolls::<W, 4>(lattice, lattice.roll_groups[3].clone());
        self.choose_among_rolls::<W, 5>(lattice, lattice.roll_groups[4].clone());
    }

    #[inline(always)]
    fn choose_among_keeps<const W: usize, const FACES: usize>(
        &mut self,
        lattice: &Lattice,
        group: std::ops::Range<u8>,
    ) where
        V: Outcome<W>,
    {
        for keep in group {
            let lowered = &lattice.keep_lowered[usize::from(keep)];
            let mut best = self.keeps[usize::from(keep)];
            for &less in &lowered[..FACES] {
                best = best.or(&self.keeps[usize::from(less)]);
            }
            self.keeps[usize::from(keep)] = best;
        }
    }

    #[inline(always)]
    fn choose_among_rolls<const W: usize, const FACES: usize>(
        &mut self,
        lattice: &Lattice,
        group: std::ops::Range<u8>,
    ) where
        V: Outcome<W>,
    {
        for roll in group {
            let lowered = &lattice.roll_lowered[usize::from(roll)];
            let mut best = self.rolls[usize::from(roll)];
            for &less in &lowered[..FACES] {
                best = best.or(&self.keeps[usize::from(less)]);
            }
            self.rolls[usize::from(roll)] = best;
        }
    }

    /// The average over all first rolls.
    #[inline(always)]
    fn average<const W: usize>(&self, lattice: &Lattice) -> V
    where
        V: Outcome<W>,
    {
        // Four sums side by side: a single one would wait for itself 252 times.
        let mut sums = [V::OVER; 4];
        let (rolls, _) = self.rolls[..ROLLS].as_chunks::<4>();
        let (chances, _) = lattice.chances.as_chunks::<4>();
        for (rolls, chances) in rolls.iter().zip(chances) {
            for way in 0..4 {
                sums[way] = sums[way].plus(&rolls[way].times(chances[way]));
            }
        }
        sums[0].plus(&sums[1]).plus(&sums[2].plus(&sums[3]))
    }
}

/// The mean over the six faces of one more die.
#[inline(always)]
fn mean<const W: usize, V: Outcome<W>>(values: &[V; 256], raised: &[u8; 6]) -> V {
    let value = |face: usize| &values[usize::from(raised[face])];
    let mut sum = *value(0);
    for face in 1..6 {
        sum = sum.plus(value(face));
    }
    sum.times(1.0 / 6.0)
}

impl<V> Boxes<V> {
    #[inline(always)]
    fn look_up<const W: usize>(tables: Tables, sheets: Sheets, store: &Store) -> Self
    where
        V: Outcome<W>,
    {
        let slots = tables.classes.slots;
        let slot = usize::from(sheets.block.slot) + sheets.lane;
        let after = |lower: Lower| V::load(store, lower.row() * slots + slot);
        let mut boxes = Boxes {
            upper: [[V::IMPOSSIBLE; 6]; UPPER_BOXES],
            lower: [V::IMPOSSIBLE; LOWER.len()],
            yahtzee_zero: V::IMPOSSIBLE,
            yahtzee_fifty: V::IMPOSSIBLE,
        };
        for (face, by_count) in boxes.upper.iter_mut().enumerate() {
            if sheets.is_upper_open(face) {
                for (count, next) in by_count.iter_mut().enumerate() {
                    let step = &sheets.block.steps[face][count];
                    let slots_after = part_of(&step.next, sheets.lane);
                    let gains = part_of(&step.gain, sheets.lane);
                    *next = V::gather(store, sheets.lower.row() * slots, &slots_after)
                        .gaining_in_upper_box((count * (face + 1)) as u8, &gains);
                }
            }
        }
        for (bit, next) in boxes.lower.iter_mut().enumerate() {
            if sheets.lower.is_open(bit) {
                *next = after(sheets.lower.with(bit));
            }
        }
        if sheets.lower.yahtzee == YahtzeeBox::Open {
            boxes.yahtzee_zero = after(sheets.lower.with_yahtzee(YahtzeeBox::Zero));
            boxes.yahtzee_fifty = after(sheets.lower.with_yahtzee(YahtzeeBox::Fifty));
        }
        boxes
    }

    /// The best that five of a kind can bring; the face is given less one.
    #[inline(always)]
    fn best_for_yahtzee<const W: usize>(&self, sheets: Sheets, face: usize) -> V
    where
        V: Outcome<W>,
    {
        let Sheets { rules, lower, .. } = sheets;
        let extra = lower.yahtzee != YahtzeeBox::Open;
        let own_box_open = sheets.is_upper_open(face);
        let bonus = if rules.yahtzee_bonus && lower.yahtzee == YahtzeeBox::Fifty { YAHTZEE_BONUS } else { 0 };
        if extra && own_box_open && rules.joker == Joker::Forced {
            return self.upper[face][5].gaining(f64::from(bonus));
        }
        let joker = extra && !own_box_open && rules.joker != Joker::None;
        let lower_half_open = (0..LOWER.len()).any(|bit| lower.is_open(bit));
        let lower_half_only =
            joker && lower_half_open && (rules.joker == Joker::Forced || !rules.voluntary_zero);
        let mut best = self.yahtzee_fifty.gaining(f64::from(YAHTZEE_POINTS));
        if !lower_half_only {
            for (other, by_count) in self.upper.iter().enumerate() {
                best = best.or(&by_count[if other == face { 5 } else { 0 }]);
            }
        }
        let if_joker = |points| if joker { points } else { 0 };
        let full_house =
            if rules.natural_full_house { FULL_HOUSE_POINTS } else { if_joker(FULL_HOUSE_POINTS) };
        let sum = 5 * (face as i32 + 1);
        let points =
            [sum, sum, full_house, if_joker(SMALL_STRAIGHT_POINTS), if_joker(LARGE_STRAIGHT_POINTS), sum];
        for (next, points) in self.lower.iter().zip(points) {
            best = best.or(&next.gaining(f64::from(points)));
        }
        best.gaining(f64::from(bonus))
    }
}

/// Some lanes of a block.
#[inline(always)]
fn part_of<T: Copy + Default, const W: usize>(lanes: &[T; BLOCK], first: usize) -> [T; W] {
    let mut part = [T::default(); W];
    part.copy_from_slice(&lanes[first..first + W]);
    part
}

const _: () = assert!(KEEPS <= 256 && ROLLS <= 256);
