//! The solver at the table.

use std::sync::Arc;

use super::net::Net;
use super::served::Serving;
use super::study::CleverStudy;
use super::values::each_value;
use crate::chance::{Rng, Seed};
use crate::expert::{Expert, Progress, Solution};
use crate::games::clever::moves::CleverMove;
use crate::games::clever::state::CleverState;
use crate::state::Seat;

/// Bots for people judge every choice wrong by up to so many points either way, evenly spread.
pub const LEARNER_ERROR: f32 = 20.0;
/// The same for the better one.
pub const PLANNER_ERROR: f32 = 8.0;
/// How much a point that a choice serves to each of the others counts against one of one's own: as much, for it leaves
/// the distance to them the same.
const MINDING: f32 = 1.0;
/// Steps into which the misjudgement is divided.
const ERROR_STEPS: u32 = 1 << 16;

/// The strongest player: the highest expected score on its own sheet, and with others at the table a little less for
/// what it serves them.
#[derive(Clone, Debug)]
pub struct CleverExpert {
    net: Arc<Net>,
}

impl CleverExpert {
    /// The expert with the weights that are shipped.
    pub fn new() -> Self {
        Self { net: Arc::new(Net::trained()) }
    }

    /// The best move in a position in which a player is to move.
    pub fn best(&self, state: &CleverState) -> CleverMove {
        self.choose(state, MINDING, || 0.0)
    }

    /// The same without a thought for the others: what minding them is measured against.
    #[cfg(test)]
    pub(super) fn best_alone(&self, state: &CleverState) -> CleverMove {
        self.choose(state, 0.0, || 0.0)
    }

    /// What a move serves to each of the others, in points.
    #[cfg(test)]
    pub(super) fn served_by(&self, state: &CleverState, chosen: CleverMove) -> f32 {
        Serving::new(&self.net, state).by(chosen)
    }

    /// The move that looks best to somebody who misjudges each of them by up to `error` points.
    pub fn guess(&self, state: &CleverState, error: f32, rng: &mut Rng) -> CleverMove {
        let misjudged = || error * (2.0 * rng.below(ERROR_STEPS) as f32 / ERROR_STEPS as f32 - 1.0);
        self.choose(state, MINDING, misjudged)
    }

    /// The move with the highest value when what it serves is taken off and a misjudgement is added to each.
    fn choose(&self, state: &CleverState, minding: f32, mut misjudged: impl FnMut() -> f32) -> CleverMove {
        let mut best = (CleverMove::Pass, f32::NEG_INFINITY);
        let serving = Serving::new(&self.net, state);
        each_value(&self.net, state, &mut |chosen, value| {
            let value = value - minding * serving.by(chosen) + misjudged();
            if value > best.1 {
                best = (chosen, value);
            }
        });
        best.0
    }
}

impl Default for CleverExpert {
    fn default() -> Self {
        Self::new()
    }
}

impl Expert for CleverExpert {
    type State = CleverState;
    type Study = CleverStudy;

    fn prepare(&mut self, _: u32) -> Progress {
        Progress::COMPLETE
    }

    fn progress(&self) -> Progress {
        Progress::COMPLETE
    }

    fn solution(&self, _: &CleverState, _: Seat) -> Option<Solution> {
        None
    }

    fn study(&self, state: &CleverState, seed: Seed) -> CleverStudy {
        CleverStudy::new(Arc::clone(&self.net), state, seed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::expert::Study;
    use crate::game::{Game, Settings};
    use crate::games::clever::Clever;
    use crate::state::State;
    use crate::state::Turn;

    fn start(seats: usize) -> CleverState {
        Clever::set_up(seats, &Settings::new(Clever::FACTS.options, []).unwrap())
    }

    #[test]
    fn a_study_lists_every_move_best_first_and_gets_surer() {
        for seats in [1, 3] {
            let expert = CleverExpert::new();
            let mut state = start(seats);
            while state.turn() != Turn::Over {
                if let Turn::Chance(_) = state.turn() {
                    let outcome = state.draw(Seed(4));
                    state.resolve(&outcome, &mut |_| ());
                    continue;
                }
                let mut study = expert.study(&state, Seed(1));
                let first = study.findings();
                assert_eq!(first.len(), state.legal_moves().len());
                assert!(first.iter().all(|finding| state.check(finding.chosen).is_ok()));
                assert!(first.is_sorted_by(|a, b| a.value >= b.value));
                study.think(400);
                let then = study.findings();
                assert!(then.is_sorted_by(|a, b| a.value >= b.value));
                assert!(then[0].error <= first[0].error);
                state.apply(expert.best(&state), &mut |_| ());
            }
        }
    }

    #[test]
    fn the_end_of_a_game_alone_is_exact() {
        let late = "rules=off round=6 sheets=---*--*--*--*---,*-----------,0,-,-,2,1 turn=passive_extra:0:0 \
                    roll=1:0:choose dice=123456 tray=- platter=wyb fields=- spent=- pool=-";
        let state: CleverState = late.parse().unwrap();
        let study = CleverExpert::new().study(&state, Seed(1));
        assert!(study.is_finished());
        let findings = study.findings();
        assert!(findings.iter().all(|finding| finding.error == 0.0));
        // One extra die: a six in purple is the most that a fresh sheet can make of these.
        assert_eq!((findings[0].chosen.to_string().as_str(), findings[0].value), ("+p.p1", 6.0));
    }
}
