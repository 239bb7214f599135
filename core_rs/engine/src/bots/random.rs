//! Any legal move, each as likely as the next.

use crate::chance::Rng;
use crate::state::State;

/// Picks a legal move at random. A player must be to move.
pub fn choose<S: State>(state: &S, rng: &mut Rng) -> S::Move {
    let moves = state.legal_moves();
    moves[rng.below(moves.len() as u32) as usize]
}
