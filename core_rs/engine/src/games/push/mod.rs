//! Push, after the Dutch rulebook: cards are turned over into rows until somebody dares no more.
//!
//! In a turn a player turns cards over one by one and lays each in one of at most three rows, in which no colour, no
//! number and no dice card may lie twice. He may stop after any card; then he takes a row and the others take one each,
//! to the left, or to the right after an odd number of switch cards. A row with a dice card costs its taker, after
//! taking, all open cards of the colour that he rolls. A card that fits nowhere ends the turn without a row and with a
//! roll. Instead of drawing, a player may bank his open cards of one colour: no die takes them any more. When the pile
//! is empty the highest sum of numbers wins.
//!
//! Rules with their sources: `docs/rules/push.md`.

pub mod baselines;
pub mod cards;
pub mod layout;
pub mod moves;
mod notation;
pub mod rules;
mod sharing;
pub mod solver;
pub mod state;
mod view;

use crate::bots::random;
use crate::chance::Rng;
use crate::game::{BotSpec, Facts, Game, Settings};
use baselines::Thresholds;
use moves::PushMove;
use rules::Rules;
use solver::{Depth, PushExpert};
use state::{MOST_SEATS, PushState};

/// The game.
pub struct Push;

impl Game for Push {
    type State = PushState;
    type Expert = PushExpert;

    const FACTS: Facts = Facts {
        id: "push",
        min_seats: 2,
        max_seats: MOST_SEATS,
        options: rules::OPTIONS,
        // Scores against threshold6_nobank, as two of a kind only tell how much they leave each other:
        // `./build.sh worp simulate push --bot B,threshold6_nobank --games 10000 --seed 1 --rotate`.
        bots: &[
            BotSpec { id: "random", needs_expert: false, typical_score: 66.6 },
            BotSpec { id: "greedy", needs_expert: false, typical_score: 78.8 },
            BotSpec { id: "threshold6_bank30", needs_expert: false, typical_score: 91.2 },
            BotSpec { id: "threshold6_nobank", needs_expert: false, typical_score: 91.4 },
            BotSpec { id: "planner", needs_expert: false, typical_score: 104.4 },
            BotSpec { id: "solver", needs_expert: true, typical_score: 108.1 },
        ],
    };

    fn set_up(seats: usize, settings: &Settings) -> PushState {
        PushState::new(seats, Rules::from_settings(seats, settings))
    }

    fn expert(_settings: &Settings) -> PushExpert {
        PushExpert
    }

    fn expert_key(_settings: &Settings) -> String {
        // One set of weights serves every table.
        String::new()
    }

    fn choose(bot: &str, state: &PushState, expert: &PushExpert, rng: &mut Rng) -> PushMove {
        match bot {
            "solver" => expert.best(state, Depth::NextCard),
            "planner" => expert.best(state, Depth::Guess),
            "greedy" => Thresholds::GREEDY.choose(state),
            "threshold6_bank30" => Thresholds::BANK_30.choose(state),
            "threshold6_nobank" => Thresholds::NO_BANK.choose(state),
            _ => random::choose(state, rng),
        }
    }
}
