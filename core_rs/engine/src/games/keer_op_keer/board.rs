//! A board as tables: colours, stars, blocks, and every shape that can be crossed at once.

use std::array;
use std::hash::{Hash, Hasher};
use std::sync::{Arc, LazyLock};

use super::cells::{CELLS, Cell, CellSet};
use super::generator;
use super::layout::{
    BLOCKS_PER_COLOUR, BoardId, COLOURS, COLUMNS, Colour, MOST_CROSSES, PRINTED, ROWS, STARS_PER_COLOUR,
};

/// Blocks on a board.
pub const BLOCKS: usize = COLOURS * BLOCKS_PER_COLOUR;

/// Cells of one colour that hang together, as printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Block {
    /// The colour.
    pub colour: Colour,
    /// The cells.
    pub cells: CellSet,
}

/// What is printed on a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Print {
    /// The colour.
    pub colour: Colour,
    /// Whether there is a star.
    pub star: bool,
}

/// Everything about a board that never changes during a game.
#[derive(Clone, Debug)]
pub struct Board {
    id: BoardId,
    colours: [Colour; CELLS],
    stars: CellSet,
    of_colour: [CellSet; COLOURS],
    /// In the order of their lowest cells.
    blocks: Vec<Block>,
    block_of: [u8; CELLS],
    /// All shapes, those of one colour and size side by side.
    shapes: Vec<CellSet>,
    /// Where the shapes of each colour and size end; they begin where the ones before end.
    shape_ends: [[u16; MOST_CROSSES]; COLOURS],
}

/// Equal numbers mean equal boards.
impl PartialEq for Board {
    fn eq(&self, other: &Self) -> bool {
        self.id == other.id
    }
}

impl Eq for Board {}

impl Hash for Board {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.id.hash(state);
    }
}

static PRINTED_BOARDS: LazyLock<[Arc<Board>; PRINTED.len()]> = LazyLock::new(|| {
    array::from_fn(|index| {
        Arc::new(Board::new(BoardId::Printed(index as u8), &read_rows(PRINTED[index].rows)))
    })
});

/// Reads rows of letters; a letter that is no colour, which no table in this crate has, counts as yellow.
fn read_rows(rows: [&str; ROWS]) -> [Print; CELLS] {
    array::from_fn(|index| {
        let cell = Cell(index as u8);
        let letter = char::from(rows[cell.row()].as_bytes()[cell.column()]);
        let colour = Colour::from_letter(letter.to_ascii_lowercase()).unwrap_or(Colour::Yellow);
        Print { colour, star: letter.is_ascii_uppercase() }
    })
}

impl Board {
    /// The board of this name. Printed ones are kept; a generated one is made anew, which takes some milliseconds.
    pub fn find(id: BoardId) -> Arc<Board> {
        match id {
            BoardId::Printed(index) => Arc::clone(&PRINTED_BOARDS[usize::from(index)]),
            BoardId::Random(number) => Arc::new(Board::new(id, &generator::generate(number))),
        }
    }

    fn new(id: BoardId, prints: &[Print; CELLS]) -> Board {
        let colours = prints.map(|print| print.colour);
        let stars = Cell::all().filter(|cell| prints[cell.index()].star).collect();
        let of_colour = Colour::ALL
            .map(|colour| Cell::all().filter(|cell| colours[cell.index()] == colour).collect::<CellSet>());
        let blocks = find_blocks(&colours, &of_colour);
        let mut block_of = [0; CELLS];
        for (number, block) in blocks.iter().enumerate() {
            block.cells.iter().for_each(|cell| block_of[cell.index()] = number as u8);
        }
        let mut shapes = Vec::new();
        let mut shape_ends = [[0; MOST_CROSSES]; COLOURS];
        for colour in Colour::ALL {
            for size in 1..=MOST_CROSSES {
                let own = blocks.iter().filter(|block| block.colour == colour);
                own.for_each(|block| shapes.extend(connected_parts(block.cells, size)));
                shape_ends[colour.index()][size - 1] = shapes.len() as u16;
            }
        }
        Board { id, colours, stars, of_colour, blocks, block_of, shapes, shape_ends }
    }

    /// The name.
    pub fn id(&self) -> BoardId {
        self.id
    }

    /// The colour of a cell.
    pub fn colour(&self, cell: Cell) -> Colour {
        self.colours[cell.index()]
    }

    /// The cells with a star.
    pub fn stars(&self) -> CellSet {
        self.stars
    }

    /// The cells of a colour.
    pub fn of_colour(&self, colour: Colour) -> CellSet {
        self.of_colour[colour.index()]
    }

    /// All blocks.
    pub fn blocks(&self) -> &[Block] {
        &self.blocks
    }

    /// The position in [`Board::blocks`] of the block that a cell is in.
    pub fn block_of(&self, cell: Cell) -> usize {
        usize::from(self.block_of[cell.index()])
    }

    /// Every set of so many cells that hang together within one block of this colour, each once.
    pub fn shapes(&self, colour: Colour, size: usize) -> &[CellSet] {
        let Some(last) = size.checked_sub(1).filter(|&last| last < MOST_CROSSES) else {
            return &[];
        };
        let ends = self.shape_ends.as_flattened();
        let at = colour.index() * MOST_CROSSES + last;
        let start = if at == 0 { 0 } else { ends[at - 1] };
        &self.shapes[usize::from(start)..usize::from(ends[at])]
    }

    /// Whether the board is made like every printed one: six blocks of sizes 1 to 6 and three stars in every colour,
    /// all five colours and one star in every column.
    pub fn is_regular(&self) -> bool {
        let regular_colour = |colour: Colour| {
            let mut sizes: Vec<_> = self
                .blocks
                .iter()
                .filter(|block| block.colour == colour)
                .map(|block| block.cells.len())
                .collect();
            sizes.sort_unstable();
            sizes.into_iter().eq(1..=BLOCKS_PER_COLOUR)
                && (self.of_colour(colour) & self.stars).len() == STARS_PER_COLOUR
        };
        let regular_column = |column| {
            let cells = CellSet::of_column(column);
            (cells & self.stars).len() == 1 && self.of_colour.iter().all(|colour| colour.meets(cells))
        };
        Colour::ALL.into_iter().all(regular_colour) && (0..COLUMNS).all(regular_column)
    }
}

fn find_blocks(colours: &[Colour; CELLS], of_colour: &[CellSet; COLOURS]) -> Vec<Block> {
    let mut blocks = Vec::with_capacity(BLOCKS);
    let mut left = CellSet::ALL;
    while let Some(cell) = left.iter().next() {
        let colour = colours[cell.index()];
        let cells = of_colour[colour.index()].flooded_from(left.lowest());
        blocks.push(Block { colour, cells });
        left = left - cells;
    }
    blocks
}

/// The connected sets of so many cells within these, which are few: a block has at most six.
fn connected_parts(cells: CellSet, size: usize) -> impl Iterator<Item = CellSet> {
    // Every subset of the bits, in ascending order: subtracting the whole carries through the gaps.
    let mut next = Some(CellSet::EMPTY);
    let subsets = std::iter::from_fn(move || {
        let subset = next?;
        next = (subset != cells).then(|| CellSet(subset.0.wrapping_sub(cells.0) & cells.0));
        Some(subset)
    });
    subsets.filter(move |subset| subset.len() == size && subset.is_connected())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    fn printed() -> impl Iterator<Item = Arc<Board>> {
        (0..PRINTED.len() as u8).map(|index| Board::find(BoardId::Printed(index)))
    }

    #[test]
    fn every_printed_board_is_regular() {
        for board in printed() {
            assert!(PRINTED.iter().any(|printed| printed.id == board.id().to_string()));
            assert!(board.is_regular(), "{}", board.id());
            assert_eq!((board.blocks().len(), board.stars().len()), (30, 15));
            for colour in Colour::ALL {
                assert_eq!(board.of_colour(colour).len(), 21);
            }
        }
    }

    #[test]
    fn rows_are_read_as_they_are_printed() {
        for (board, printed) in printed().zip(PRINTED) {
            for cell in Cell::all() {
                let letter = board.colour(cell).letter();
                let shown = if board.stars().contains(cell) { letter.to_ascii_uppercase() } else { letter };
                assert_eq!(char::from(printed.rows[cell.row()].as_bytes()[cell.column()]), shown);
            }
        }
    }

    #[test]
    fn shapes_are_all_connected_sets_of_a_block() {
        // Grown cell by cell from each cell, which finds every connected set at least once.
        for board in printed() {
            for block in board.blocks() {
                let mut grown: BTreeSet<CellSet> =
                    block.cells.iter().map(|cell| CellSet::from_iter([cell])).collect();
                for size in 1..=MOST_CROSSES {
                    let shapes = board.shapes(block.colour, size);
                    let own: Vec<_> =
                        shapes.iter().filter(|shape| shape.is_subset(block.cells)).copied().collect();
                    assert_eq!(own.len(), grown.len(), "a shape is listed twice or not at all");
                    assert_eq!(own.into_iter().collect::<BTreeSet<_>>(), grown);
                    let larger = |part: &CellSet| {
                        let part = *part;
                        let fringe = (part.neighbours() & block.cells) - part;
                        fringe.iter().map(move |cell| part | CellSet::from_iter([cell])).collect::<Vec<_>>()
                    };
                    grown = grown.iter().flat_map(larger).collect();
                }
            }
            assert!(board.shapes(Colour::Red, 0).is_empty() && board.shapes(Colour::Red, 6).is_empty());
        }
    }

    #[test]
    fn every_cell_is_in_the_block_it_says() {
        for board in printed() {
            for cell in Cell::all() {
                assert!(board.blocks()[board.block_of(cell)].cells.contains(cell));
            }
        }
    }
}
