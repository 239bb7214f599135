//! Clever, after the Dutch rulebook (999 Games, Wolfgang Warsch).
//!
//! Six dice, one sheet each. The active player rolls up to three times, each time chooses a die, writes it into the area
//! of its colour and serves all lower dice on the platter; then everybody else chooses one die from the platter. White
//! stands for any colour; blue always counts together with white. Full rows and certain fields bring bonuses that are
//! used at once and may set off more: a chain. Rerolls and extra dice are kept on tracks. Five areas and the foxes,
//! each worth the lowest area, make the score. Four to six rounds; the highest total wins.
//!
//! Not covered: the challenge sheets of later editions. Rules with their sources: `docs/rules/clever.md`.

pub mod bonus;
pub mod events;
mod flow;
pub mod greedy;
pub mod layout;
mod legal;
pub mod moves;
mod notation;
pub mod rules;
pub mod score;
pub mod sheet;
pub mod solver;
pub mod state;
mod valid;
mod view;

use crate::bots::random;
use crate::chance::Rng;
use crate::game::{BotSpec, Facts, Game, Settings};
use layout::MOST_SEATS;
use moves::CleverMove;
use rules::Rules;
use solver::{CleverExpert, LEARNER_ERROR, PLANNER_ERROR};
use state::CleverState;

/// The game.
pub struct Clever;

impl Game for Clever {
    type State = CleverState;
    type Expert = CleverExpert;

    const FACTS: Facts = Facts {
        id: "clever",
        min_seats: 1,
        max_seats: MOST_SEATS,
        options: rules::OPTIONS,
        // Scores: `./build.sh worp simulate clever --bot B --games 10000 --seed 1`.
        bots: &[
            BotSpec { id: "random", needs_expert: false, typical_score: 75.0 },
            BotSpec { id: "greedy", needs_expert: false, typical_score: 128.8 },
            BotSpec { id: "learner", needs_expert: true, typical_score: 177.7 },
            BotSpec { id: "planner", needs_expert: true, typical_score: 236.1 },
            BotSpec { id: "solver", needs_expert: true, typical_score: 282.6 },
        ],
    };

    fn set_up(seats: usize, settings: &Settings) -> CleverState {
        CleverState::new(seats, Rules::from_settings(settings))
    }

    fn expert(_: &Settings) -> CleverExpert {
        CleverExpert::new()
    }

    fn expert_key(settings: &Settings) -> String {
        format!("{:?}", Rules::from_settings(settings))
    }

    fn choose(bot: &str, state: &CleverState, expert: &CleverExpert, rng: &mut Rng) -> CleverMove {
        match bot {
            "solver" => expert.best(state),
            "planner" => expert.guess(state, PLANNER_ERROR, rng),
            "learner" => expert.guess(state, LEARNER_ERROR, rng),
            "greedy" => greedy::choose(state),
            _ => random::choose(state, rng),
        }
    }
}
