//! One player's sheet: what is crossed, what may be crossed next, what it is worth.

use super::board::Board;
use super::cells::CellSet;
use super::layout::{
    COLOUR_FIRST, COLOUR_LATER, COLUMN_FIRST, COLUMN_LATER, Colour, JOKER_POINTS, JOKERS, STAR_POINTS,
};
use crate::state::{Points, Refusal};

/// The columns and colours that somebody filled in an earlier roll, as bits: their upper value is gone.
///
/// It stays as it is until everybody has crossed, so who fills something first, or together with the first, knows at
/// once that the upper value is theirs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Taken {
    /// Columns, from bit 0 for A.
    pub columns: u16,
    /// Colours, in the order of [`Colour::ALL`].
    pub colours: u8,
}

/// A sheet: small enough to be copied for every thought.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Sheet {
    /// The cells with a cross.
    pub crossed: CellSet,
    /// Jokers that are left.
    pub jokers: u8,
    /// The columns that were filled for the upper value, as bits.
    pub first_columns: u16,
    /// The colours that were filled for the upper value, as bits.
    pub first_colours: u8,
}

impl Default for Sheet {
    fn default() -> Self {
        Sheet { crossed: CellSet::EMPTY, jokers: JOKERS, first_columns: 0, first_colours: 0 }
    }
}

/// The positions of the bits that are set.
pub(super) fn bits(word: impl Into<u32>) -> impl Iterator<Item = usize> {
    let word = word.into();
    (0..u32::BITS as usize).filter(move |bit| word >> bit & 1 == 1)
}

impl Sheet {
    /// The open cells of which a placement needs at least one: beside a cross, or in the start column.
    pub const fn anchors(&self) -> CellSet {
        CellSet((self.crossed.neighbours().0 | CellSet::START.0) & !self.crossed.0)
    }

    /// Every set of so many cells of this colour that may be crossed at once, each exactly once, in a fixed order.
    pub fn placements<'a>(
        &self,
        board: &'a Board,
        colour: Colour,
        size: usize,
    ) -> impl Iterator<Item = CellSet> + use<'a> {
        let (crossed, anchors) = (self.crossed, self.anchors());
        let may = move |shape: &CellSet| !shape.meets(crossed) && shape.meets(anchors);
        board.shapes(colour, size).iter().copied().filter(may)
    }

    /// Whether these cells may be crossed at once in this colour, whatever the dice say.
    ///
    /// # Errors
    /// The first rule that is against it.
    pub fn check(&self, board: &Board, colour: Colour, cells: CellSet) -> Result<(), Refusal> {
        let refuse = |found, code| if found { Err(Refusal(code)) } else { Ok(()) };
        refuse(cells.meets(self.crossed), "cell_crossed")?;
        refuse(!cells.is_subset(board.of_colour(colour)), "wrong_colour")?;
        refuse(!cells.is_connected(), "not_one_block")?;
        refuse(self.crossed.is_empty() && !cells.meets(CellSet::START), "first_cross_in_h")?;
        refuse(!cells.meets(self.anchors()), "no_anchor")
    }

    /// Crosses cells and spends jokers. What is full now and was not taken in an earlier roll counts as first.
    pub fn cross(&mut self, board: &Board, cells: CellSet, jokers: u8, taken: Taken) {
        let (columns, colours) = (self.full_columns(), self.full_colours(board));
        self.crossed = self.crossed | cells;
        self.jokers = self.jokers.saturating_sub(jokers);
        self.first_columns |= self.full_columns() & !columns & !taken.columns;
        self.first_colours |= self.full_colours(board) & !colours & !taken.colours;
    }

    /// The full columns, as bits.
    pub const fn full_columns(&self) -> u16 {
        self.crossed.full_columns()
    }

    /// The full colours, as bits.
    pub fn full_colours(&self, board: &Board) -> u8 {
        let full = |colour: &Colour| board.of_colour(*colour).is_subset(self.crossed);
        Colour::ALL.into_iter().filter(full).fold(0, |bits, colour| bits | 1 << colour.index())
    }

    /// The stars without a cross.
    pub fn open_stars(&self, board: &Board) -> usize {
        (board.stars() - self.crossed).len()
    }

    /// The points of the full columns.
    pub fn column_points(&self) -> Points {
        let points = |column| {
            let is_first = self.first_columns >> column & 1 == 1;
            if is_first { COLUMN_FIRST[column] } else { COLUMN_LATER[column] }
        };
        bits(self.full_columns()).map(points).sum()
    }

    /// The points of the full colours.
    pub fn colour_points(&self, board: &Board) -> Points {
        let points = |colour: usize| {
            let is_first = self.first_colours >> colour & 1 == 1;
            if is_first { COLOUR_FIRST } else { COLOUR_LATER }
        };
        bits(self.full_colours(board)).map(points).sum()
    }

    /// The points of the jokers that are left.
    pub fn joker_points(&self) -> Points {
        Points::from(self.jokers) * JOKER_POINTS
    }

    /// The points of the stars without a cross: none or negative.
    pub fn star_points(&self, board: &Board) -> Points {
        self.open_stars(board) as Points * STAR_POINTS
    }

    /// Everything the sheet is worth now.
    pub fn score(&self, board: &Board) -> Points {
        self.colour_points(board) + self.column_points() + self.joker_points() + self.star_points(board)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chance::{Rng, Seed};
    use crate::games::keer_op_keer::layout::{BoardId, MOST_CROSSES, PRINTED};

    #[test]
    fn placements_are_exactly_the_sets_that_the_rules_allow() {
        let mut rng = Rng::new(Seed(1));
        for index in 0..PRINTED.len() as u8 {
            let board = Board::find(BoardId::Printed(index));
            for _ in 0..10 {
                let mut sheet = Sheet::default();
                loop {
                    let mut listed = Vec::new();
                    for colour in Colour::ALL {
                        for size in 1..=MOST_CROSSES {
                            let found: Vec<_> = sheet.placements(&board, colour, size).collect();
                            let allowed = |cells: &&CellSet| sheet.check(&board, colour, **cells).is_ok();
                            assert_eq!(
                                found.len(),
                                board.shapes(colour, size).iter().filter(allowed).count()
                            );
                            assert!(found.iter().all(|cells| sheet.check(&board, colour, *cells).is_ok()));
                            listed.extend(found);
                        }
                    }
                    if listed.is_empty() {
                        break;
                    }
                    sheet.cross(&board, listed[rng.below(listed.len() as u32) as usize], 0, Taken::default());
                }
                // Every open cell can be reached in the end, and the ceiling is 41 + 25 + 8.
                assert_eq!(sheet.crossed, CellSet::ALL);
                assert_eq!(sheet.score(&board), 74);
            }
        }
    }

    #[test]
    fn an_empty_sheet_has_its_jokers_and_owes_its_stars() {
        let board = Board::find(BoardId::Printed(0));
        assert_eq!(Sheet::default().score(&board), 8 - 30);
        assert_eq!(Sheet::default().anchors(), CellSet::START);
    }
}
