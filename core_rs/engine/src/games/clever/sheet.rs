//! One player's sheet: what is marked and what may be marked.
//!
//! The type is small and `Copy`: a solver tries millions of them in a second. What a mark sets off is in
//! `bonus.rs`, what it all scores in `score.rs`.

use super::layout::{
    Area, Bonus, FIELDS, GREEN_BONUS, GREEN_NEEDS, ORANGE_BONUS, PURPLE_BONUS, ROUND_BONUS, YELLOW,
    YELLOW_DIAGONAL,
};

/// A set of cells of one area: bit `i` for the cell of index `i`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct CellSet(pub u16);

impl CellSet {
    /// No cell.
    pub const NONE: CellSet = CellSet(0);

    /// This cell alone.
    pub const fn of(cell: u8) -> CellSet {
        CellSet(1 << cell)
    }

    /// Whether the cell is in the set; a cell that no area has never is.
    pub const fn contains(self, cell: u8) -> bool {
        cell < 16 && self.0 >> cell & 1 == 1
    }

    /// Whether it has no cells.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many cells it has.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Its cells, ascending.
    pub fn iter(self) -> impl Iterator<Item = u8> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let cell = rest.trailing_zeros();
            rest &= rest.wrapping_sub(1);
            (cell < 16).then_some(cell as u8)
        })
    }
}

const fn cells_with(number: u8) -> u16 {
    let (mut cells, mut cell) = (0, 0);
    while cell < YELLOW.len() {
        if YELLOW[cell] == number {
            cells |= 1 << cell;
        }
        cell += 1;
    }
    cells
}

/// The yellow cells of each number; those of 0 are crossed from the start.
pub const YELLOW_CELLS: [u16; 7] = {
    let mut cells = [0; 7];
    let mut number = 0;
    while number < 7 {
        cells[number as usize] = cells_with(number);
        number += 1;
    }
    cells
};
/// The cells of the first row of four; shifted by 4 those of the next.
pub const FIRST_ROW: u16 = 0b1111;
/// The cells of the first yellow column; shifted by 1 those of the next.
pub const YELLOW_COLUMN: u16 = 0x1111;
/// The cells of the yellow diagonal.
pub const DIAGONAL: u16 =
    1 << YELLOW_DIAGONAL[0] | 1 << YELLOW_DIAGONAL[1] | 1 << YELLOW_DIAGONAL[2] | 1 << YELLOW_DIAGONAL[3];
/// The blue cell without a number: a picture.
pub const PICTURE: u16 = 1;
/// The cells of each blue column, without the picture.
pub const BLUE_COLUMN_CELLS: [u16; 4] = [0x110, 0x222, 0x444, 0x888];
/// Every blue cell with a number.
pub const BLUE_CELLS: u16 = 0xffe;

/// One player's sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Sheet {
    /// Crossed yellow cells, row by row; the printed crosses are set from the start.
    pub yellow: u16,
    /// Crossed blue cells, row by row: bit `n - 1` for the sum `n`; the picture is never set.
    pub blue: u16,
    /// Crossed green fields.
    pub green: u8,
    /// Filled orange fields.
    pub orange: u8,
    /// Filled purple fields.
    pub purple: u8,
    /// The sum of the orange numbers as they are written, factors included.
    pub orange_points: u8,
    /// The sum of the purple numbers.
    pub purple_points: u8,
    /// The last purple number, 0 before the first.
    pub purple_last: u8,
    /// Rerolls that are free to use.
    pub rerolls: u8,
    /// Extra dice that are free to use.
    pub extras: u8,
    /// The orange numbers without their factors, four bits a field; no rule reads them.
    pub orange_pips: u64,
    /// The purple numbers, four bits a field; no rule reads them.
    pub purple_pips: u64,
}

impl Sheet {
    /// A fresh sheet.
    pub const NEW: Sheet = Sheet {
        yellow: YELLOW_CELLS[0],
        blue: 0,
        green: 0,
        orange: 0,
        purple: 0,
        orange_points: 0,
        purple_points: 0,
        purple_last: 0,
        rerolls: 0,
        extras: 0,
        orange_pips: 0,
        purple_pips: 0,
    };

    /// Where a number may be written; in blue it is the sum of the blue and the white die.
    pub const fn open_cells(&self, area: Area, value: u8) -> CellSet {
        CellSet(match area {
            Area::Yellow if value <= 6 => YELLOW_CELLS[value as usize] & !self.yellow,
            Area::Blue if value >= 2 && value <= 12 => 1 << (value - 1) & !self.blue,
            Area::Green if self.green < FIELDS && value >= GREEN_NEEDS[self.green as usize] => {
                1 << self.green
            }
            Area::Orange if self.orange < FIELDS => 1 << self.orange,
            Area::Purple if self.purple < FIELDS && (value > self.purple_last || self.purple_last == 6) => {
                1 << self.purple
            }
            _ => 0,
        })
    }

    /// Where a bonus of this area may be used: any open cell of yellow and blue, the next field of a row. A bonus
    /// number is a 4, 5 or 6 in orange and always a 6 in purple, so it always fits.
    pub const fn open_for_bonus(&self, area: Area) -> CellSet {
        CellSet(match area {
            Area::Yellow => !self.yellow,
            Area::Blue => BLUE_CELLS & !self.blue,
            Area::Green => (self.green < FIELDS) as u16 * (1 << self.green),
            Area::Orange => (self.orange < FIELDS) as u16 * (1 << self.orange),
            Area::Purple => (self.purple < FIELDS) as u16 * (1 << self.purple),
        })
    }

    /// Whether this yellow row is complete.
    pub const fn yellow_row(&self, row: u8) -> bool {
        !self.yellow & FIRST_ROW << (4 * row) == 0
    }

    /// Whether this yellow column is complete.
    pub const fn yellow_column(&self, column: u8) -> bool {
        !self.yellow & YELLOW_COLUMN << column == 0
    }

    /// Whether the yellow diagonal is complete.
    pub const fn diagonal(&self) -> bool {
        !self.yellow & DIAGONAL == 0
    }

    /// Whether this blue row is complete.
    pub const fn blue_row(&self, row: u8) -> bool {
        !(self.blue | PICTURE) & FIRST_ROW << (4 * row) == 0
    }

    /// Whether this blue column is complete.
    pub const fn blue_column(&self, column: u8) -> bool {
        !self.blue & BLUE_COLUMN_CELLS[column as usize] == 0
    }

    /// How many circles of a track (`Bonus::Reroll` or `Bonus::Extra`) this sheet has opened, with so many rounds begun.
    pub fn earned(&self, track: Bonus, rounds: u8) -> u8 {
        let among = |bonuses: &[Option<Bonus>], filled: u8| {
            bonuses.iter().take(usize::from(filled)).filter(|&&bonus| bonus == Some(track)).count() as u8
        };
        let line = if track == Bonus::Extra {
            u8::from(self.diagonal()) + u8::from(self.blue_column(3))
        } else {
            u8::from(self.blue_column(0))
        };
        line + among(&ROUND_BONUS, rounds)
            + among(&GREEN_BONUS, self.green)
            + among(&ORANGE_BONUS, self.orange)
            + among(&PURPLE_BONUS, self.purple)
    }

    /// The number in an orange or purple field before any factor, 0 if it is empty.
    pub const fn pips(&self, area: Area, field: u8) -> u8 {
        let packed = if matches!(area, Area::Orange) { self.orange_pips } else { self.purple_pips };
        (packed >> (4 * field) & 0xf) as u8
    }
}
