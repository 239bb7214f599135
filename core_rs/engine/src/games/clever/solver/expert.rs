//! The solver at the table.

use std::sync::Arc;

use super::net::Net;
use super::served::served;
use super::study::CleverStudy;
use super::values::each_value;
use crate::chance::{Rng, Seed};
use crate::expert::{Expert, Progress, Solution};
use crate::games::clever::moves::CleverMove;
use crate::games::clever::state::{CleverState, Stage};
use crate::state::{Seat, State};

/// Bots for people judge every choice wrong by up to so many points either way, evenly spread.
pub const LEARNER_ERROR: f32 = 20.0;
/// The same for the better one.
pub const PLANNER_ERROR: f32 = 8.0;
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
        self.choose(state, |_| 0.0)
    }

    /// The move that looks best to somebody who misjudges each of them by up to `error` points.
    pub fn guess(&self, state: &CleverState, error: f32, rng: &mut Rng) -> CleverMove {
        self.choose(state, |_| error * (2.0 * rng.below(ERROR_STEPS) as f32 / ERROR_STEPS as f32 - 1.0))
    }

    /// The move with the highest value when a misjudgement is added to each.
    fn choose(&self, state: &CleverState, mut misjudged: impl FnMut(CleverMove) -> f32) -> CleverMove {
        let mut best = (CleverMove::Pass, f32::NEG_INFINITY);
        each_value(&self.net, state, &mut |chosen, value| {
            let value = value - serving_cost(&self.net, state, chosen) + misjudged(chosen);
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

/// What a move costs because of the dice it serves: everybody's points count alike when there is one winner, so each of
/// the others weighs as much as its share of the table.
fn serving_cost(net: &Net, state: &CleverState, chosen: CleverMove) -> f32 {
    served_by(net, state, chosen) / state.seats() as f32
}

/// What a move serves to the others, in points; 0 for everything but the choice of a die in one's own turn.
pub(super) fn served_by(net: &Net, state: &CleverState, chosen: CleverMove) -> f32 {
    if state.seats() == 1 || state.stage() != Stage::Active || !matches!(chosen, CleverMove::Take(..)) {
        return 0.0;
    }
    let mut after = *state;
    after.apply(chosen, &mut |_| ());
    served(net, &after, state.acting())
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
