//! New boards, made like the printed ones, each known by its number.
//!
//! Blocks are laid from left to right: the first free cell gets a block of a random colour and size that is still to
//! come, grown at random into the free cells beside it. A dead end is taken back; a board that keeps running into dead
//! ends is begun again. Blocks of one colour never touch, so the sizes laid are the sizes printed.

use std::array;

use super::board::Print;
use super::cells::{CELLS, Cell, CellSet};
use super::layout::{BLOCKS_PER_COLOUR, COLOURS, COLUMNS, Colour, STARS_PER_COLOUR};
use crate::chance::{Rng, Seed};

/// Boards are drawn from streams of their own, far from the small seeds of matches: "keer" in ASCII.
const FIRST_SEED: u64 = 0x6b65_6572_0000_0000;
/// Blocks tried before a board is begun again; most boards that succeed need fewer than this.
const PATIENCE: u32 = 4_000;
/// Random shapes tried for one colour and size at one place.
const SHAPES_TRIED: usize = 2;

/// What is printed on the board of this number.
pub fn generate(number: u16) -> [Print; CELLS] {
    let mut rng = Rng::new(Seed(FIRST_SEED + u64::from(number)));
    loop {
        let mut draft = Draft::new();
        let mut patience = PATIENCE;
        if draft.fill(&mut rng, &mut patience) {
            return draft.print(&mut rng);
        }
    }
}

/// A board under way.
struct Draft {
    filled: CellSet,
    of_colour: [CellSet; COLOURS],
    /// The sizes still to come of each colour, as bits from size 1.
    to_come: [u8; COLOURS],
}

impl Draft {
    fn new() -> Draft {
        let all_sizes = (1 << BLOCKS_PER_COLOUR) - 1;
        Draft { filled: CellSet::EMPTY, of_colour: [CellSet::EMPTY; COLOURS], to_come: [all_sizes; COLOURS] }
    }

    /// Lays all blocks that are still to come; `false`, and nothing laid, if it cannot be or patience runs out.
    fn fill(&mut self, rng: &mut Rng, patience: &mut u32) -> bool {
        let seed = (!self.filled).lowest();
        if seed.is_empty() {
            return true;
        }
        for (colour, size) in self.candidates(rng, seed) {
            for _ in 0..if size == 1 { 1 } else { SHAPES_TRIED } {
                if *patience == 0 {
                    return false;
                }
                *patience -= 1;
                let Some(shape) = self.grow(rng, colour, seed, size) else { continue };
                self.toggle(colour, size, shape);
                if self.columns_can_hold_all_colours(shape) && self.fill(rng, patience) {
                    return true;
                }
                self.toggle(colour, size, shape);
            }
        }
        false
    }

    /// The colours and sizes that may begin at a cell, in random order with large blocks rather first: small ones fill
    /// the gaps in the end.
    fn candidates(&self, rng: &mut Rng, seed: CellSet) -> Vec<(Colour, usize)> {
        let mut found = Vec::with_capacity(COLOURS * BLOCKS_PER_COLOUR);
        for colour in Colour::ALL {
            if self.of_colour[colour.index()].meets(seed.neighbours()) {
                continue;
            }
            let sizes =
                (1..=BLOCKS_PER_COLOUR).filter(|size| self.to_come[colour.index()] >> (size - 1) & 1 == 1);
            found.extend(sizes.map(|size| (rng.below(8 * size as u32 + 8), colour, size)));
        }
        found.sort_unstable_by(|a, b| b.cmp(a));
        found.into_iter().map(|(_, colour, size)| (colour, size)).collect()
    }

    /// A random block of this size round a cell, clear of its own colour.
    fn grow(&self, rng: &mut Rng, colour: Colour, seed: CellSet, size: usize) -> Option<CellSet> {
        let own = self.of_colour[colour.index()];
        let clear = !(self.filled | own.neighbours());
        let mut shape = seed;
        for _ in 1..size {
            let fringe = (shape.neighbours() & clear) - shape;
            if fringe.is_empty() {
                return None;
            }
            let picked = fringe.iter().nth(rng.below(fringe.len() as u32) as usize)?;
            shape.insert(picked);
        }
        Some(shape)
    }

    /// Lays a block, or takes it back.
    fn toggle(&mut self, colour: Colour, size: usize, shape: CellSet) {
        self.filled.0 ^= shape.0;
        self.of_colour[colour.index()].0 ^= shape.0;
        self.to_come[colour.index()] ^= 1 << (size - 1);
    }

    /// Whether every column that a block lies in has room for the colours it misses.
    fn columns_can_hold_all_colours(&self, shape: CellSet) -> bool {
        (0..COLUMNS).map(CellSet::of_column).filter(|column| column.meets(shape)).all(|column| {
            let missing = self.of_colour.iter().filter(|cells| !cells.meets(column)).count();
            missing <= (column - self.filled).len()
        })
    }

    /// The finished board with its stars: every column gives its star to one colour, every colour has three.
    fn print(&self, rng: &mut Rng) -> [Print; CELLS] {
        let mut turns: [Colour; COLUMNS] = array::from_fn(|column| Colour::ALL[column / STARS_PER_COLOUR]);
        for at in (1..COLUMNS).rev() {
            turns.swap(at, rng.below(at as u32 + 1) as usize);
        }
        let mut stars = CellSet::EMPTY;
        for (column, colour) in turns.into_iter().enumerate() {
            let cells = self.of_colour[colour.index()] & CellSet::of_column(column);
            let picked = rng.below(cells.len() as u32) as usize;
            cells.iter().skip(picked).take(1).for_each(|cell| stars.insert(cell));
        }
        array::from_fn(|index| {
            let cell = Cell(index as u8);
            let colour = Colour::ALL.into_iter().find(|colour| self.of_colour[colour.index()].contains(cell));
            Print { colour: colour.unwrap_or(Colour::Yellow), star: stars.contains(cell) }
        })
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::super::board::Board;
    use super::super::layout::{BoardId, RANDOM_BOARDS};
    use super::*;

    #[test]
    fn every_number_brings_a_regular_board_of_its_own() {
        let mut seen = BTreeSet::new();
        for number in 0..RANDOM_BOARDS {
            let board = Board::find(BoardId::Random(number));
            assert!(board.is_regular(), "{number}");
            assert!(seen.insert(Colour::ALL.map(|colour| board.of_colour(colour))), "{number} is not new");
        }
    }

    #[test]
    fn a_number_brings_the_same_board_in_every_release() {
        // Pinned: saved matches name a board by its number.
        let letters = |number| {
            let prints = generate(number);
            let letter = |print: &Print| {
                if print.star { print.colour.letter().to_ascii_uppercase() } else { print.colour.letter() }
            };
            prints.iter().map(letter).collect::<String>()
        };
        assert_eq!(
            letters(0),
            "BbboyrgbRboyyggrooOybGrryobbggyYrobggbYrooBryyrogbRroyogyrrObbgYgroobgoggyrBggooyRbbbOgyrrrbrGgyyobrGyyyo"
        );
    }
}
