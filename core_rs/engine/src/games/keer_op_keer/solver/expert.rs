//! The solver at the table, and the weaker players that use the same value function.

use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use super::net::{Net, POINT};
use super::study::KeerOpKeerStudy;
use super::table::{Candidate, Table};
use super::terrain::Terrain;
use crate::chance::{Rng, Seed};
use crate::expert::{Expert, Progress, Solution};
use crate::games::keer_op_keer::board::Board;
use crate::games::keer_op_keer::layout::BoardId;
use crate::games::keer_op_keer::moves::KeerMove;
use crate::games::keer_op_keer::state::KeerState;
use crate::state::Seat;

/// The learned weights; where they come from is told in `keer_op_keer.weights.md`.
pub(super) static NET: LazyLock<Net> = LazyLock::new(|| {
    Net::from_bytes(include_bytes!("keer_op_keer.weights")).expect("weights of the right length")
});

/// How many of the best candidates are looked at with the coming roll; more bring nothing that can be measured.
const LOOKED_AT: usize = 8;
/// A candidate that is worth so much less is not looked at.
const OUT_OF_SIGHT: i32 = POINT + POINT / 2;
/// How many of those are looked at with two rolls, if they are too close to call: a quarter of a point a game.
const LOOKED_FAR: usize = 3;
/// Less than this apart, with one roll looked ahead, is too close to call; more brings little and costs much.
const TOO_CLOSE: i32 = POINT * 3 / 20;
/// The learner misjudges a choice by up to so much either way: about half the way from greedy to planner.
const MISJUDGED: i32 = POINT * 3 / 2;

/// The strongest player; it learns a board when it meets it.
#[derive(Debug, Default)]
pub struct KeerOpKeerExpert {
    /// The board of the last position, as tables.
    met: Mutex<Option<(BoardId, Arc<Terrain>)>>,
}

impl KeerOpKeerExpert {
    /// An expert, ready at once.
    pub fn new() -> Self {
        Self::default()
    }

    pub(super) fn terrain(&self, board: &Board) -> Arc<Terrain> {
        // A terrain is put there whole or not at all, so a poisoned lock does no harm.
        let mut met = self.met.lock().unwrap_or_else(PoisonError::into_inner);
        match &*met {
            Some((id, terrain)) if *id == board.id() => Arc::clone(terrain),
            _ => {
                let terrain = Arc::new(Terrain::of(board));
                *met = Some((board.id(), Arc::clone(&terrain)));
                terrain
            }
        }
    }

    /// The best move with one roll looked ahead, two where it is close; passes where nobody is to move.
    pub fn best(&self, state: &KeerState) -> KeerMove {
        self.choose(state, |table, candidates| {
            let ahead = |candidate: &Candidate| table.look_ahead(candidate) - candidate.others;
            let far = |candidate: &Candidate| table.look_far(candidate) - candidate.others;
            let best = candidates.first()?.worth();
            let seen = candidates.iter().take(LOOKED_AT);
            let seen = seen.take_while(|candidate| best - candidate.worth() <= OUT_OF_SIGHT);
            // Sorts are stable: of equal ones, the first stays first.
            let mut seen: Vec<_> = seen.map(|candidate| (ahead(candidate), candidate)).collect();
            seen.sort_by_key(|&(value, _)| -value);
            let best = seen.first()?.0;
            seen.truncate(LOOKED_FAR);
            seen.retain(|&(value, _)| best - value <= TOO_CLOSE);
            if seen.len() > 1 {
                for (value, candidate) in &mut seen {
                    *value = far(candidate);
                }
                seen.sort_by_key(|&(value, _)| -value);
            }
            seen.first().map(|(_, candidate)| candidate.chosen)
        })
    }

    /// The move with the highest value, no roll looked ahead.
    pub fn planned(&self, state: &KeerState) -> KeerMove {
        self.choose(state, |_, candidates| candidates.first().map(|candidate| candidate.chosen))
    }

    /// The same without a thought for the others: what minding them is measured against.
    #[cfg(test)]
    pub(super) fn planned_alone(&self, state: &KeerState) -> KeerMove {
        let Some(board) = state.board() else { return KeerMove::Pass };
        let terrain = self.terrain(board);
        let Some(mut table) = Table::of(&NET, &terrain, state) else { return KeerMove::Pass };
        table.sheet.hopes = table.sheet.prices;
        let candidates = table.candidates(state);
        candidates.iter().max_by_key(|candidate| candidate.own).map_or(KeerMove::Pass, |best| best.chosen)
    }

    /// The move of somebody who sees the same but misjudges it.
    pub fn learned(&self, state: &KeerState, rng: &mut Rng) -> KeerMove {
        self.choose(state, |_, candidates| {
            let judged = candidates.iter().map(|candidate| {
                (candidate, candidate.worth() + rng.below(2 * MISJUDGED as u32) as i32 - MISJUDGED)
            });
            judged.max_by_key(|&(_, worth)| worth).map(|(candidate, _)| candidate.chosen)
        })
    }

    fn choose(
        &self,
        state: &KeerState,
        pick: impl FnOnce(&Table, &[Candidate]) -> Option<KeerMove>,
    ) -> KeerMove {
        let Some(board) = state.board() else { return KeerMove::Pass };
        let terrain = self.terrain(board);
        let Some(table) = Table::of(&NET, &terrain, state) else { return KeerMove::Pass };
        pick(&table, &table.candidates(state)).unwrap_or(KeerMove::Pass)
    }
}

impl Expert for KeerOpKeerExpert {
    type State = KeerState;
    type Study = KeerOpKeerStudy;

    fn prepare(&mut self, _iterations: u32) -> Progress {
        Progress::COMPLETE
    }

    fn progress(&self) -> Progress {
        Progress::COMPLETE
    }

    fn solution(&self, _state: &KeerState, _seat: Seat) -> Option<Solution> {
        None
    }

    fn study(&self, state: &KeerState, seed: Seed) -> KeerOpKeerStudy {
        let terrain = state.board().map(|board| self.terrain(board));
        KeerOpKeerStudy::new(&NET, terrain, state, seed)
    }
}
