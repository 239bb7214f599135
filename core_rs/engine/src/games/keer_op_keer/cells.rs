//! Sets of cells of one board, as bits of a word.
//!
//! Cells are counted down the columns: A1 is 0, A7 is 6, B1 is 7, O7 is 104. A column is then seven bits in a row,
//! and the cells to the left and right of a cell lie seven bits away.

use std::fmt;
use std::ops::{BitAnd, BitOr, Not, Sub};

use super::layout::{COLUMNS, ROWS, START_COLUMN};
use crate::notation::NotationError;

/// Cells on a board.
pub const CELLS: usize = COLUMNS * ROWS;

/// One cell: column times seven plus row, both from 0 at the top left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(pub u8);

impl Cell {
    /// All cells in order.
    pub fn all() -> impl Iterator<Item = Cell> {
        (0..CELLS as u8).map(Cell)
    }

    /// The cell at this column and row.
    pub const fn at(column: usize, row: usize) -> Cell {
        Cell((column * ROWS + row) as u8)
    }

    /// Its place in per-cell lists.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its column, from 0 for A.
    pub const fn column(self) -> usize {
        self.0 as usize / ROWS
    }

    /// Its row, from 0 at the top.
    pub const fn row(self) -> usize {
        self.0 as usize % ROWS
    }
}

/// A cell is named like on a chess board, but from the top: `H1` is the top of the start column.
impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'A' + self.column() as u8), self.row() + 1)
    }
}

/// A set of cells.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CellSet(pub u128);

impl CellSet {
    /// No cell.
    pub const EMPTY: CellSet = CellSet(0);
    /// Every cell.
    pub const ALL: CellSet = CellSet((1 << CELLS) - 1);
    /// The cells of the start column, in which a cross needs no other beside it.
    pub const START: CellSet = CellSet::of_column(START_COLUMN);
    const TOP_ROW: CellSet = CellSet::of_row(0);
    const BOTTOM_ROW: CellSet = CellSet::of_row(ROWS - 1);

    /// The cells of one column.
    pub const fn of_column(column: usize) -> CellSet {
        CellSet(((1 << ROWS) - 1) << (column * ROWS))
    }

    const fn of_row(row: usize) -> CellSet {
        let mut bits = 0;
        let mut column = 0;
        while column < COLUMNS {
            bits |= 1 << (column * ROWS + row);
            column += 1;
        }
        CellSet(bits)
    }

    /// Whether it has this cell.
    pub const fn contains(self, cell: Cell) -> bool {
        self.0 >> cell.0 & 1 == 1
    }

    /// Adds a cell.
    pub const fn insert(&mut self, cell: Cell) {
        self.0 |= 1 << cell.0;
    }

    /// How many cells it has.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether it has no cell.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether all its cells are in the other.
    pub const fn is_subset(self, other: CellSet) -> bool {
        self.0 & !other.0 == 0
    }

    /// Whether it shares a cell with the other.
    pub const fn meets(self, other: CellSet) -> bool {
        self.0 & other.0 != 0
    }

    /// Every cell with an edge in common with one of these; a cell of the set only if it touches another of it.
    #[must_use]
    pub const fn neighbours(self) -> CellSet {
        let sideways = self.0 << ROWS | self.0 >> ROWS;
        let down = (self.0 & !CellSet::BOTTOM_ROW.0) << 1;
        let up = (self.0 & !CellSet::TOP_ROW.0) >> 1;
        CellSet((sideways | down | up) & CellSet::ALL.0)
    }

    /// Those of its cells that can be reached from `seeds` without leaving it.
    #[must_use]
    pub const fn flooded_from(self, seeds: CellSet) -> CellSet {
        let mut found = seeds.0 & self.0;
        loop {
            let grown = (found | CellSet(found).neighbours().0) & self.0;
            if grown == found {
                return CellSet(found);
            }
            found = grown;
        }
    }

    /// The lowest cell alone; the empty set of the empty set.
    #[must_use]
    pub const fn lowest(self) -> CellSet {
        CellSet(self.0 & self.0.wrapping_neg())
    }

    /// Whether it hangs together by edges; the empty set does.
    pub const fn is_connected(self) -> bool {
        self.flooded_from(self.lowest()).0 == self.0
    }

    /// Its cells in order.
    pub fn iter(self) -> impl Iterator<Item = Cell> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let next = (left != 0).then(|| Cell(left.trailing_zeros() as u8));
            left &= left.wrapping_sub(1);
            next
        })
    }

    /// The columns it fills, as bits.
    pub const fn full_columns(self) -> u16 {
        let mut full = 0;
        let mut column = 0;
        while column < COLUMNS {
            if CellSet::of_column(column).is_subset(self) {
                full |= 1 << column;
            }
            column += 1;
        }
        full
    }

    /// Its cells as a list of numbers, for screens.
    pub fn indices(self) -> Vec<u8> {
        self.iter().map(|cell| cell.0).collect()
    }

    /// Reads cells by name, ascending and without repeats, so that a set has one spelling: `A1A2B2`.
    ///
    /// # Errors
    /// If the text is anything else.
    pub fn from_names(text: &str) -> Result<CellSet, NotationError> {
        let fault = || NotationError::syntax(format!("{text:?} does not name cells in order"));
        if !text.len().is_multiple_of(2) {
            return Err(fault());
        }
        let mut set = CellSet::EMPTY;
        for name in text.as_bytes().chunks_exact(2) {
            let (column, row) = (name[0].wrapping_sub(b'A'), name[1].wrapping_sub(b'1'));
            if usize::from(column) >= COLUMNS || usize::from(row) >= ROWS {
                return Err(fault());
            }
            let cell = Cell::at(usize::from(column), usize::from(row));
            if set.0 >> cell.0 != 0 {
                return Err(fault());
            }
            set.insert(cell);
        }
        Ok(set)
    }
}

impl fmt::Display for CellSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.iter().try_for_each(|cell| cell.fmt(f))
    }
}

impl FromIterator<Cell> for CellSet {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> Self {
        let mut set = CellSet::EMPTY;
        cells.into_iter().for_each(|cell| set.insert(cell));
        set
    }
}

impl BitOr for CellSet {
    type Output = CellSet;

    fn bitor(self, other: CellSet) -> CellSet {
        CellSet(self.0 | other.0)
    }
}

impl BitAnd for CellSet {
    type Output = CellSet;

    fn bitand(self, other: CellSet) -> CellSet {
        CellSet(self.0 & other.0)
    }
}

/// The cells that are not in the other.
impl Sub for CellSet {
    type Output = CellSet;

    fn sub(self, other: CellSet) -> CellSet {
        CellSet(self.0 & !other.0)
    }
}

impl Not for CellSet {
    type Output = CellSet;

    fn not(self) -> CellSet {
        CellSet::ALL - self
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn set(names: &str) -> CellSet {
        CellSet::from_names(names).unwrap()
    }

    #[test]
    fn neighbours_share_an_edge_and_never_wrap() {
        assert_eq!(set("A1").neighbours(), set("A2B1"));
        assert_eq!(set("A7").neighbours(), set("A6B7"));
        assert_eq!(set("B1").neighbours(), set("A1B2C1"));
        assert_eq!(set("O7").neighbours(), set("N7O6"));
        assert_eq!(set("H4").neighbours(), set("G4H3H5I4"));
        for cell in Cell::all() {
            let near =
                |other: &Cell| cell.column().abs_diff(other.column()) + cell.row().abs_diff(other.row()) == 1;
            let expected: CellSet = Cell::all().filter(near).collect();
            assert_eq!(CellSet::from_iter([cell]).neighbours(), expected);
        }
    }

    #[test]
    fn names_have_one_spelling() {
        assert_eq!(set("A1A2B2O7").to_string(), "A1A2B2O7");
        assert_eq!(set("").to_string(), "");
        for bad in ["A", "A0", "A8", "P1", "a1", "A2A1", "A1A1", "1A", "é", "A1 "] {
            assert!(CellSet::from_names(bad).is_err(), "{bad:?}");
        }
    }

    #[test]
    fn connection_goes_by_edges() {
        assert!(set("A1A2B2").is_connected());
        assert!(!set("A1B2").is_connected());
        assert!(!set("A7B1").is_connected());
        assert_eq!(set("A1A2B2H1O7").full_columns(), 0);
        assert_eq!(set("A1A2A3A4A5A6A7B1").full_columns(), 1);
    }
}
