//! Counting every line of play to a depth: the cheapest proof that move generation is right.

use crate::state::{State, Turn};

/// How many positions lie exactly so many steps ahead, by what happens in them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Count {
    /// Positions in which dice are about to fall.
    pub chance: u64,
    /// Positions in which a player is to choose.
    pub decision: u64,
    /// Positions in which the game is over.
    pub over: u64,
}

/// Counts the positions `depth` steps ahead; a step is a move or an outcome that differs in its consequences, and a
/// finished game stays where it is. A position that is reached on several ways counts for each.
pub fn perft<S: State>(state: &S, depth: u32) -> Count {
    let mut count = Count::default();
    walk(state, depth, &mut count);
    count
}

fn walk<S: State>(state: &S, depth: u32, count: &mut Count) {
    match state.turn() {
        Turn::Over => count.over += 1,
        Turn::Chance(_) if depth == 0 => count.chance += 1,
        _ if depth == 0 => count.decision += 1,
        Turn::Chance(_) => {
            for (outcome, _) in state.chances() {
                let mut next = state.clone();
                next.resolve(&outcome, &mut |_| ());
                walk(&next, depth - 1, count);
            }
        }
        Turn::Player(_) | Turn::Anyone => {
            for chosen in state.legal_moves() {
                let mut next = state.clone();
                next.apply(chosen, &mut |_| ());
                walk(&next, depth - 1, count);
            }
        }
    }
}
