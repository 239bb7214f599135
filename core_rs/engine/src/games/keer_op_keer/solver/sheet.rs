//! One player's sheet as the solver keeps it, and what the value function sees of it.

use super::terrain::{Colour, Column, KINDS, Placement, REACHED, Terrain, column_cells, members, touching};
use crate::games::keer_op_keer::board::BLOCKS;
use crate::games::keer_op_keer::layout::{
    COLOUR_FIRST, COLOUR_LATER, COLOURS, COLUMN_FIRST, COLUMN_LATER, COLUMNS, JOKERS, SOLO_ROLLS,
    START_COLUMN,
};
use crate::state::Points;

/// The rolls of a solo game.
pub(super) const ROLLS: usize = SOLO_ROLLS as usize;
/// What an open star costs at the end.
const STAR_POINTS: i32 = 2;

/// What the columns and the colours still bring to whoever fills them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Prices {
    /// Points of each column.
    pub(super) columns: [u8; COLUMNS],
    /// Points of each colour.
    pub(super) colours: [u8; COLOURS],
}

impl Prices {
    /// For whoever is first.
    pub(super) const FIRST: Prices = Prices::new(&COLUMN_FIRST, COLOUR_FIRST);
    /// For everybody after that.
    pub(super) const LATER: Prices = Prices::new(&COLUMN_LATER, COLOUR_LATER);

    const fn new(points: &[Points; COLUMNS], colour: Points) -> Prices {
        let mut columns = [0; COLUMNS];
        let mut column = 0;
        while column < COLUMNS {
            columns[column] = points[column] as u8;
            column += 1;
        }
        Prices { columns, colours: [colour as u8; COLOURS] }
    }
}

/// Where the features of each kind begin. Every kind is a choice of one among several; see `Sheet::features`.
mod first {
    use super::super::terrain::{KINDS, STATUSES};
    use super::{JOKERS, ROLLS};

    pub(super) const MISSING: usize = 0;
    /// Five prices, eight counts of open cells, with or without the star.
    pub(super) const WORK: usize = MISSING + 5 * 8 * 2;
    /// Five prices, 21 pairs of placements and hard ones among them, three counts of unreached ones.
    pub(super) const COLOUR: usize = WORK + 5 * 21 * 3;
    /// Two prices, 22 counts of open cells.
    pub(super) const FRAGMENTS: usize = COLOUR + 2 * 22;
    /// Ten counts of placements, five of single cells.
    pub(super) const CHOICE: usize = FRAGMENTS + 10 * 5;
    /// Six largest numbers, five counts of fragments within reach.
    pub(super) const KIND: usize = CHOICE + 6 * 5;
    pub(super) const STAR: usize = KIND + KINDS;
    /// Six sizes of fragments with stars in them.
    pub(super) const JOKER: usize = STAR + 6;
    pub(super) const ROLL: usize = JOKER + JOKERS as usize + 1;
    /// 21 pairs of placements and easy ones among them.
    pub(super) const EASY: usize = ROLL + ROLLS + 1;
    /// 21 pairs of placements and colours among them.
    pub(super) const HUES: usize = EASY + 21;
    /// Six counts of placements in a column, six in the next.
    pub(super) const PAIR: usize = HUES + 21;
    /// Every status of every block, on the board that is known block by block.
    pub(super) const STATUS: usize = PAIR + 6 * 6;
    pub(super) const END: usize = STATUS + STATUSES;
}

/// How many features there are.
pub(super) const FEATURES: usize = first::END;

/// One player's sheet.
#[derive(Clone, Debug)]
pub(super) struct Sheet {
    /// The status of every block: open cells, and whether it is reached.
    pub(super) blocks: [u8; BLOCKS],
    /// The sums of the blocks in every column.
    pub(super) columns: [Column; COLUMNS],
    /// The sums of the blocks of every colour.
    pub(super) colours: [Colour; COLOURS],
    /// Blocks that cannot be reached yet, as bits.
    pub(super) unreached: u32,
    /// Crossed cells.
    pub(super) crossed: u128,
    /// Where a placement must have a cell: beside a cross or in the start column.
    pub(super) near: u128,
    /// The points so far: full columns and colours, jokers left, minus open stars.
    pub(super) score: i32,
    /// Jokers left.
    pub(super) jokers: u8,
    /// What a column or colour brings that is filled now.
    pub(super) prices: Prices,
    /// What one that is filled later is hoped to bring.
    pub(super) hopes: Prices,
}

/// A change of the sheet as the value function sees it.
pub(super) trait Change {
    /// This feature is no longer there.
    fn lose(&mut self, feature: usize);
    /// This feature is there now.
    fn gain(&mut self, feature: usize);
}

impl Sheet {
    /// The sheet with these crosses; the points for what is full already are not counted in `score`.
    pub(super) fn new(terrain: &Terrain, crossed: u128, jokers: u8, prices: Prices, hopes: Prices) -> Self {
        let near = touching(crossed) | column_cells(START_COLUMN);
        let mut sheet = Sheet {
            blocks: [0; BLOCKS],
            columns: [Column::default(); COLUMNS],
            colours: [Colour::default(); COLOURS],
            unreached: 0,
            crossed,
            near,
            score: i32::from(jokers) - STAR_POINTS * (terrain.stars & !crossed).count_ones() as i32,
            jokers,
            prices,
            hopes,
        };
        for (number, block) in terrain.blocks.iter().enumerate() {
            let open = members(block.cells).enumerate().filter(|&(_, cell)| crossed >> cell & 1 == 0);
            let open = open.fold(0, |set, (place, _)| set | 1 << place);
            let is_reached = open != block.untouched() || block.cells & near != 0;
            let status = open | if is_reached { REACHED } else { 0 };
            sheet.unreached |= u32::from(!is_reached) << number;
            sheet.blocks[number] = status;
            let entry = &block.entries[usize::from(status)];
            for (slot, &column) in block.columns.iter().enumerate() {
                sheet.columns[usize::from(column)].0 += entry.columns[slot];
            }
            sheet.colours[usize::from(block.colour)].0 += entry.colour;
        }
        sheet
    }

    /// Whether the cells of a placement may be crossed now.
    pub(super) fn admits(&self, block: usize, placement: &Placement) -> bool {
        placement.local & !self.blocks[block] == 0 && placement.cells & self.near != 0
    }

    /// Crosses the cells of a placement and tells what changes; the points for stars, columns and colours are added.
    #[inline]
    pub(super) fn cross(
        &mut self,
        terrain: &Terrain,
        number: usize,
        placement: &Placement,
        change: &mut impl Change,
    ) {
        let before = (self.columns, self.colours);
        let mut touched = 0_u32;
        let old = self.blocks[number];
        let mut coloured =
            self.set_block(terrain, number, (old & !placement.local) | REACHED, &mut touched, change);
        let mut opened = placement.touches & self.unreached;
        self.unreached &= !opened;
        while opened != 0 {
            let other = opened.trailing_zeros() as usize;
            opened &= opened - 1;
            let status = self.blocks[other] | REACHED;
            coloured |= self.set_block(terrain, other, status, &mut touched, change);
        }
        let mut pairs = (touched | touched >> 1) & ((1 << (COLUMNS - 1)) - 1);
        while pairs != 0 {
            let left = pairs.trailing_zeros() as usize;
            pairs &= pairs - 1;
            let was = pair_feature(before.0[left], before.0[left + 1]);
            let is = pair_feature(self.columns[left], self.columns[left + 1]);
            if was != is {
                change.lose(was);
                change.gain(is);
            }
        }
        while touched != 0 {
            let column = touched.trailing_zeros() as usize;
            touched &= touched - 1;
            self.compare_column(column, before.0[column], change);
        }
        while coloured != 0 {
            let colour = coloured.trailing_zeros() as usize;
            coloured &= coloured - 1;
            self.compare_colour(colour, before.1[colour], change);
        }
        self.crossed |= placement.cells;
        self.near |= touching(placement.cells);
    }

    /// Gives a block another status; answers its colour as a bit.
    #[inline]
    fn set_block(
        &mut self,
        terrain: &Terrain,
        number: usize,
        status: u8,
        touched: &mut u32,
        change: &mut impl Change,
    ) -> u32 {
        let block = &terrain.blocks[number];
        let before = self.blocks[number];
        let old = &block.entries[usize::from(before)];
        let new = &block.entries[usize::from(status)];
        self.blocks[number] = status;
        for (slot, &column) in block.columns.iter().enumerate() {
            if old.columns[slot] != new.columns[slot] {
                let sum = &mut self.columns[usize::from(column)].0;
                *sum = sum.wrapping_add(new.columns[slot]).wrapping_sub(old.columns[slot]);
                *touched |= 1 << column;
            }
        }
        let sum = &mut self.colours[usize::from(block.colour)].0;
        *sum = sum.wrapping_add(new.colour).wrapping_sub(old.colour);
        change.lose(first::KIND + usize::from(old.kind));
        change.gain(first::KIND + usize::from(new.kind));
        if terrain.is_known {
            change.lose(first::STATUS + block.status_number(before));
            change.gain(first::STATUS + block.status_number(status));
        }
        if old.stars != new.stars {
            for size in 0..6 {
                for _ in 0..old.stars >> (4 * size) & 15 {
                    change.lose(first::STAR + size);
                }
                for _ in 0..new.stars >> (4 * size) & 15 {
                    change.gain(first::STAR + size);
                }
            }
        }
        1 << block.colour
    }

    #[inline]
    fn compare_column(&mut self, column: usize, old: Column, change: &mut impl Change) {
        let new = self.columns[column];
        let price = self.prices.columns[column];
        if new.missing() == 0 && old.missing() > 0 {
            self.score += i32::from(price);
        }
        self.score += STAR_POINTS * (old.stars() - new.stars()) as i32;
        let hope = self.hopes.columns[column];
        for (was, is) in column_features(hope, old).into_iter().zip(column_features(hope, new)) {
            if was != is {
                change.lose(was);
                change.gain(is);
            }
        }
    }

    #[inline]
    fn compare_colour(&mut self, colour: usize, old: Colour, change: &mut impl Change) {
        let new = self.colours[colour];
        let price = self.prices.colours[colour];
        if new.missing() == 0 && old.missing() > 0 {
            self.score += i32::from(price);
        }
        let hope = self.hopes.colours[colour];
        for (was, is) in colour_features(hope, old).into_iter().zip(colour_features(hope, new)) {
            if was != is {
                change.lose(was);
                change.gain(is);
            }
        }
    }

    /// Every feature of the sheet but the rolls left, some more than once.
    pub(super) fn features(&self, terrain: &Terrain, mut each: impl FnMut(usize)) {
        for (&counts, &hope) in self.columns.iter().zip(&self.hopes.columns) {
            column_features(hope, counts).into_iter().for_each(&mut each);
        }
        for (&counts, &hope) in self.colours.iter().zip(&self.hopes.colours) {
            colour_features(hope, counts).into_iter().for_each(&mut each);
        }
        for (block, &status) in terrain.blocks.iter().zip(&self.blocks) {
            let entry = &block.entries[usize::from(status)];
            each(first::KIND + usize::from(entry.kind));
            if terrain.is_known {
                each(first::STATUS + block.status_number(status));
            }
            for size in 0..6 {
                for _ in 0..entry.stars >> (4 * size) & 15 {
                    each(first::STAR + size);
                }
            }
        }
        for pair in self.columns.windows(2) {
            each(pair_feature(pair[0], pair[1]));
        }
        each(joker_feature(self.jokers));
    }
}

/// The feature of so many jokers left.
pub(super) const fn joker_feature(jokers: u8) -> usize {
    first::JOKER + jokers as usize
}

/// The feature of so many rolls left.
pub(super) const fn roll_feature(rolls: usize) -> usize {
    first::ROLL + rolls
}

#[inline]
fn pair_feature(left: Column, right: Column) -> usize {
    first::PAIR + left.moves().min(5) * 6 + right.moves().min(5)
}

#[inline]
fn column_features(price: u8, counts: Column) -> [usize; 4] {
    let class = match price {
        5.. => 0,
        3 | 4 => 1,
        2 => 2,
        1 => 3,
        0 => 4,
    };
    let moves = counts.moves().min(5);
    // Pairs of a count up to 5 and another that is no larger.
    let pair = |part: usize| moves * (moves + 1) / 2 + part.min(moves);
    [
        first::MISSING + (class * 8 + counts.missing().min(7)) * 2 + counts.stars().min(1),
        first::WORK + (class * 21 + pair(counts.hard())) * 3 + counts.unreached().min(2),
        first::EASY + pair(counts.easy()),
        first::HUES + pair(counts.colours()),
    ]
}

#[inline]
fn colour_features(price: u8, counts: Colour) -> [usize; 3] {
    [
        first::COLOUR + usize::from(price < 5) * 22 + counts.missing().min(21),
        first::FRAGMENTS + counts.moves().min(9) * 5 + counts.singles().min(4),
        first::CHOICE + counts.longest() * 5 + counts.reached().min(4),
    ]
}

const _: () = assert!(KINDS == 31 && FEATURES < u16::MAX as usize);
