//! A board as the solver sees it: thirty blocks, each with a table of everything that can be said of its open cells.
//!
//! A block has at most six cells, so its open cells are one of 64 sets. What the value function wants to know of a
//! sheet is a sum over blocks of entries in these tables: no cell is looked at while the solver thinks.

use crate::games::keer_op_keer::board::{BLOCKS, Board};
use crate::games::keer_op_keer::cells::{CELLS, Cell};
use crate::games::keer_op_keer::layout::{
    BLOCKS_PER_COLOUR as BLOCK_CELLS, BoardId, COLOURS, COLUMNS, MOST_CROSSES as MOST, ROWS,
};

/// The board that the value function knows block by block: the black one, which is played unless another is chosen.
pub(super) const KNOWN: BoardId = BoardId::Printed(0);
/// Sets of open cells of one block.
const OPEN_SETS: usize = 1 << BLOCK_CELLS;
/// The bit in a block's status that says that it can be reached.
pub(super) const REACHED: u8 = OPEN_SETS as u8;

/// The kinds of blocks that the value function tells apart: six sizes of untouched blocks, reached or not, and the
/// nineteen ways in which up to five open cells fall into fragments.
pub(super) const KINDS: usize = 2 * BLOCK_CELLS + 19;

/// The statuses of all blocks of a board that can occur: of each block the sets of its open cells, and that it is not
/// reached yet; five blocks of every size.
pub(super) const STATUSES: usize = COLOURS * (2 * (OPEN_SETS - 1) + BLOCK_CELLS);

/// Connected cells of one block that could be crossed together.
#[derive(Clone, Copy, Debug)]
pub(super) struct Placement {
    /// The cells.
    pub(super) cells: u128,
    /// The same within the block.
    pub(super) local: u8,
    /// How many cells.
    pub(super) size: u8,
    /// The other blocks that touch it, as bits.
    pub(super) touches: u32,
}

/// What can be said of the open cells of one block. The sums are counts side by side in one word, see the `Column` and
/// `Colour` readers.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct BlockEntry {
    /// For each column of the block, in the order of `Block::columns`.
    pub(super) columns: [u64; BLOCK_CELLS],
    /// For the colour of the block.
    pub(super) colour: u64,
    /// Open stars by the size of the fragment they lie in: four bits for each size.
    pub(super) stars: u32,
    /// The kind of block.
    pub(super) kind: u8,
}

/// One block of a board.
#[derive(Clone, Debug)]
pub(super) struct Block {
    /// Its colour.
    pub(super) colour: u8,
    /// How many cells it has.
    pub(super) size: u8,
    /// All its cells.
    pub(super) cells: u128,
    /// The columns in which it lies.
    pub(super) columns: Vec<u8>,
    /// Every placement, smaller ones first.
    pub(super) placements: Vec<Placement>,
    /// By status: open cells and whether the block is reached.
    pub(super) entries: Vec<BlockEntry>,
    /// Where its statuses begin among those of all blocks.
    first_status: usize,
}

/// The tables of one board.
#[derive(Clone, Debug)]
pub(super) struct Terrain {
    /// The blocks, in the order of their first cells.
    pub(super) blocks: Vec<Block>,
    /// The cells with stars.
    pub(super) stars: u128,
    /// Whether the value function knows these blocks one by one, and not only as blocks of a kind.
    pub(super) is_known: bool,
}

/// The counts of one column, as packed in `BlockEntry::columns`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub(super) struct Column(pub(super) u64);

impl Column {
    /// The counts of some cells of one fragment in the column: how many they are, in how many placements they can be
    /// crossed, with how many different numbers, whether they are in reach, their stars and their colour.
    const fn new(cells: u32, moves: u32, numbers: u32, is_reached: bool, stars: u32, colour: u8) -> Self {
        let hard = if numbers <= 1 { 1 } else { 0 };
        let easy = if numbers >= 3 { 1 } else { 0 };
        let unreached = if is_reached { 0 } else { moves };
        let counts = cells | moves << 4 | hard << 8 | unreached << 12 | stars << 16 | easy << 20;
        Column(counts as u64 | 1 << (24 + 4 * colour))
    }

    /// Open cells.
    pub(super) const fn missing(self) -> usize {
        (self.0 & 15) as usize
    }

    /// The fewest placements that fill it.
    pub(super) const fn moves(self) -> usize {
        (self.0 >> 4 & 15) as usize
    }

    /// Of these, how many can be made with one number alone.
    pub(super) const fn hard(self) -> usize {
        (self.0 >> 8 & 15) as usize
    }

    /// Of these, how many lie in blocks that cannot be reached yet.
    pub(super) const fn unreached(self) -> usize {
        (self.0 >> 12 & 15) as usize
    }

    /// Open stars.
    pub(super) const fn stars(self) -> usize {
        (self.0 >> 16 & 15) as usize
    }

    /// Of the placements, how many can be made with three numbers or more.
    pub(super) const fn easy(self) -> usize {
        (self.0 >> 20 & 15) as usize
    }

    /// How many colours are missing in it. A column holds every colour, so none is there more than three times.
    pub(super) const fn colours(self) -> usize {
        let counts = self.0 >> 24;
        ((counts | counts >> 1) & 0x1_1111).count_ones() as usize
    }
}

/// The counts of one colour, as packed in `BlockEntry::colour`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub(super) struct Colour(pub(super) u64);

impl Colour {
    const fn new(missing: u64, moves: u64, singles: u64) -> Self {
        Colour(missing | moves << 8 | singles << 16)
    }

    /// Adds a fragment that can be reached; those of five and six cells count alike.
    const fn with_reached(self, size: usize) -> Self {
        let size = if size > MOST { MOST } else { size };
        Colour(self.0 + (1 << (20 + 4 * size)))
    }

    /// Open cells.
    pub(super) const fn missing(self) -> usize {
        (self.0 & 255) as usize
    }

    /// The fewest placements that fill it.
    pub(super) const fn moves(self) -> usize {
        (self.0 >> 8 & 255) as usize
    }

    /// Fragments of one cell.
    pub(super) const fn singles(self) -> usize {
        (self.0 >> 16 & 255) as usize
    }

    /// The largest number that can be crossed in it, 0 if none.
    pub(super) const fn longest(self) -> usize {
        let mut size = MOST;
        while size > 0 && (self.0 >> (20 + 4 * size)).is_multiple_of(16) {
            size -= 1;
        }
        size
    }

    /// How many fragments can be reached.
    pub(super) const fn reached(self) -> usize {
        let mut count = 0;
        let mut size = 1;
        while size <= MOST {
            count += self.0 >> (20 + 4 * size) & 15;
            size += 1;
        }
        count as usize
    }
}

/// The cells that touch some of these.
pub(super) const fn touching(cells: u128) -> u128 {
    const TOP: u128 = {
        let mut top = 0;
        let mut column = 0;
        while column < COLUMNS {
            top |= 1 << (column * ROWS);
            column += 1;
        }
        top
    };
    const BOTTOM: u128 = TOP << (ROWS - 1);
    const ALL: u128 = (1 << CELLS) - 1;
    ((cells & !TOP) >> 1 | (cells & !BOTTOM) << 1 | cells >> ROWS | cells << ROWS) & ALL & !cells
}

/// The cells of a column.
pub(super) const fn column_cells(column: usize) -> u128 {
    ((1 << ROWS) - 1) << (column * ROWS)
}

impl Terrain {
    /// The tables of a board as it is.
    pub(super) fn of(board: &Board) -> Self {
        let colours: Vec<_> = Cell::all().map(|cell| board.colour(cell).index() as u8).collect();
        Terrain { is_known: board.id() == KNOWN, ..Terrain::new(&colours, board.stars().0) }
    }

    /// The tables of a board, from the colour of every cell and the cells with stars.
    fn new(colours: &[u8], stars: u128) -> Self {
        let mut block_of = [u8::MAX; CELLS];
        let mut blocks: Vec<Block> = Vec::with_capacity(BLOCKS);
        for cell in 0..CELLS {
            if block_of[cell] != u8::MAX {
                continue;
            }
            let same = (0..CELLS).filter(|&other| colours[other] == colours[cell]);
            let same = same.fold(0, |set, other| set | 1_u128 << other);
            let cells = component(1 << cell, same);
            for member in members(cells) {
                block_of[member] = blocks.len() as u8;
            }
            blocks.push(Block {
                colour: colours[cell],
                size: cells.count_ones() as u8,
                cells,
                columns: columns_of(cells),
                placements: Vec::new(),
                entries: Vec::new(),
                first_status: 0,
            });
        }
        let mut statuses = 0;
        for block in &mut blocks {
            block.fill_tables(&block_of, stars);
            block.first_status = statuses;
            statuses += (1 << block.size) + 1;
        }
        Terrain { blocks, stars, is_known: false }
    }
}

#[cfg(feature = "lab")]
impl Terrain {
    /// The tables of a board seen in a mirror: left and right, top and bottom exchanged.
    pub(super) fn mirrored(board: &Board, sideways: bool, upside_down: bool) -> Self {
        let seen = |cell: Cell| {
            let column = if sideways { COLUMNS - 1 - cell.column() } else { cell.column() };
            let row = if upside_down { ROWS - 1 - cell.row() } else { cell.row() };
            Cell::at(column, row)
        };
        let colours: Vec<_> = Cell::all().map(|cell| board.colour(seen(cell)).index() as u8).collect();
        let stars = Cell::all().filter(|&cell| board.stars().contains(seen(cell)));
        Terrain::new(&colours, stars.fold(0, |set, cell| set | 1 << cell.0))
    }
}

impl Block {
    /// The status of an untouched block.
    pub(super) const fn untouched(&self) -> u8 {
        ((1_u16 << self.size) - 1) as u8
    }

    /// The number of a status among those of all blocks.
    pub(super) fn status_number(&self, status: u8) -> usize {
        let is_unreached = status & REACHED == 0;
        self.first_status + if is_unreached { 1 << self.size } else { usize::from(status & (REACHED - 1)) }
    }

    /// Some of its cells by their numbers within the block.
    pub(super) fn globalise(&self, local: u8) -> u128 {
        let picked = members(self.cells).enumerate().filter(|(place, _)| local >> place & 1 == 1);
        picked.fold(0, |set, (_, cell)| set | 1_u128 << cell)
    }

    fn fill_tables(&mut self, block_of: &[u8; CELLS], stars: u128) {
        let sets = 1..=self.untouched();
        let cells = sets.map(|local| (local, self.globalise(local)));
        let connected = cells.filter(|&(_, cells)| component(cells & cells.wrapping_neg(), cells) == cells);
        let mut placements: Vec<_> = connected
            .filter(|(_, cells)| cells.count_ones() as usize <= MOST)
            .map(|(local, cells)| Placement {
                cells,
                local,
                size: local.count_ones() as u8,
                touches: members(touching(cells) & !self.cells)
                    .fold(0, |set, cell| set | 1 << block_of[cell]),
            })
            .collect();
        placements.sort_by_key(|placement| placement.size);
        self.placements = placements;
        self.entries = (0..2 * REACHED).map(|status| self.entry(status, stars)).collect();
    }

    fn entry(&self, status: u8, stars: u128) -> BlockEntry {
        let local = status & (REACHED - 1) & self.untouched();
        let open = self.globalise(local);
        let is_untouched = local == self.untouched();
        let is_reached = !is_untouched || status & REACHED != 0;
        let mut entry = BlockEntry::default();
        let mut sizes = Vec::new();
        let mut rest = open;
        while rest != 0 {
            let fragment = component(rest & rest.wrapping_neg(), rest);
            rest &= !fragment;
            let size = fragment.count_ones();
            sizes.push(size as usize);
            let moves = if size as usize > MOST { 2 } else { 1 };
            let mut colour = Colour::new(u64::from(size), moves, u64::from(size == 1));
            if is_reached {
                colour = colour.with_reached(size as usize);
            }
            entry.colour += colour.0;
            entry.stars += (fragment & stars).count_ones() << (4 * (size - 1));
            for (slot, &column) in self.columns.iter().enumerate() {
                let part = fragment & column_cells(usize::from(column));
                if part != 0 {
                    entry.columns[slot] += self.column_part(fragment, part, stars, is_reached).0;
                }
            }
        }
        sizes.sort_unstable();
        entry.kind = match (is_untouched, is_reached) {
            (true, true) => self.size - 1,
            (true, false) => BLOCK_CELLS as u8 + self.size - 1,
            _ => 2 * BLOCK_CELLS as u8 + partition_number(&sizes),
        };
        entry
    }

    /// What the part of a fragment within one column means for that column.
    fn column_part(&self, fragment: u128, part: u128, stars: u128, is_reached: bool) -> Column {
        let fits = self.placements.iter().filter(|p| p.cells & !fragment == 0 && part & !p.cells == 0);
        let numbers = fits.fold(0_u32, |set, placement| set | 1 << placement.size).count_ones();
        let moves = if numbers == 0 { 2 } else { 1 };
        Column::new(part.count_ones(), moves, numbers, is_reached, (part & stars).count_ones(), self.colour)
    }
}

/// The cells of `within` that are connected with `start`.
pub(super) const fn component(start: u128, within: u128) -> u128 {
    let mut found = start & within;
    loop {
        let grown = found | touching(found) & within;
        if grown == found {
            return found;
        }
        found = grown;
    }
}

/// The numbers of the cells in a set, ascending.
pub(super) fn members(cells: u128) -> impl Iterator<Item = usize> {
    let mut rest = cells;
    std::iter::from_fn(move || {
        if rest == 0 {
            return None;
        }
        let cell = rest.trailing_zeros() as usize;
        rest &= rest - 1;
        Some(cell)
    })
}

fn columns_of(cells: u128) -> Vec<u8> {
    (0..COLUMNS as u8).filter(|&column| cells & column_cells(usize::from(column)) != 0).collect()
}

/// The number of a partition among all those of 0 to 5, sizes ascending.
fn partition_number(sizes: &[usize]) -> u8 {
    const PARTITIONS: [&[usize]; 19] = [
        &[],
        &[1],
        &[2],
        &[1, 1],
        &[3],
        &[1, 2],
        &[1, 1, 1],
        &[4],
        &[1, 3],
        &[2, 2],
        &[1, 1, 2],
        &[1, 1, 1, 1],
        &[5],
        &[1, 4],
        &[2, 3],
        &[1, 1, 3],
        &[1, 2, 2],
        &[1, 1, 1, 2],
        &[1, 1, 1, 1, 1],
    ];
    let found = PARTITIONS.iter().position(|partition| partition == &sizes);
    found.expect("an opened block has at most five open cells") as u8
}
