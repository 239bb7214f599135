//! A bot that looks at its own sheet and no further: what counts now, and how near columns and colours come.

use super::board::Board;
use super::cells::CellSet;
use super::layout::{COLOUR_FIRST, COLOUR_LATER, COLUMN_FIRST, COLUMN_LATER, COLUMNS, Colour, ROWS};
use super::moves::KeerMove;
use super::score::{Sheet, Taken};
use super::state::KeerState;
use crate::state::{Points, State, Turn};

/// Cells of a colour.
const COLOUR_CELLS: Points = 21;
/// Points are counted in shares that divide by the squares of 7 and 21.
const SHARES: Points = COLOUR_CELLS * COLOUR_CELLS;
const COLUMN_SHARE: Points = SHARES / (ROWS * ROWS) as Points;

/// The placement that adds most, the first of equal ones; passing adds nothing. A player must be to move.
pub fn choose(state: &KeerState) -> KeerMove {
    let (Turn::Player(seat), Some(board)) = (state.turn(), state.board()) else { return KeerMove::Pass };
    let mut best = (KeerMove::Pass, worth(board, state.sheet(seat), state.taken()));
    for chosen in state.legal_moves() {
        let KeerMove::Cross { pair, cells } = chosen else { continue };
        let Some(after) = state.sheet_after(pair, cells) else { continue };
        let value = worth(board, &after, state.taken());
        if value > best.1 {
            best = (chosen, value);
        }
    }
    best.0
}

/// What a sheet is worth in shares of a point: stars and jokers as they count, every column and colour with its points
/// times the square of the part that is filled.
fn worth(board: &Board, sheet: &Sheet, taken: Taken) -> Points {
    let square = |cells: CellSet| {
        let filled = (cells & sheet.crossed).len() as Points;
        filled * filled
    };
    let mut worth = SHARES * (sheet.joker_points() + sheet.star_points(board));
    for column in 0..COLUMNS {
        let is_later = (taken.columns & !sheet.first_columns) >> column & 1 == 1;
        let points = if is_later { COLUMN_LATER[column] } else { COLUMN_FIRST[column] };
        worth += COLUMN_SHARE * points * square(CellSet::of_column(column));
    }
    for colour in Colour::ALL {
        let is_later = (taken.colours & !sheet.first_colours) >> colour.index() & 1 == 1;
        worth += if is_later { COLOUR_LATER } else { COLOUR_FIRST } * square(board.of_colour(colour));
    }
    worth
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chosen(dice: &str) -> String {
        let mut state = KeerState::new(1, Some(super::super::layout::BoardId::Printed(0)), false);
        state.settle(&dice.parse().unwrap(), &mut |_| ()).unwrap();
        choose(&state).to_string()
    }

    #[test]
    fn it_crosses_what_counts_most() {
        // Only H1 is a single green cell of the start column, and it has a star.
        assert_eq!(chosen("dgg11"), "g1:H1");
        // Nothing yellow can be crossed five times here but the block in H6, H7 and its star in I6.
        assert!(chosen("dyy55").contains("I6"));
    }

    #[test]
    fn it_passes_when_a_joker_costs_more_than_it_brings() {
        assert_eq!(chosen("drr55"), "pass");
    }
}
