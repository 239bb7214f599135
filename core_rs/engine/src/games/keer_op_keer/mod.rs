//! Keer op Keer, after the Dutch rulebook (999 Games, after Schmidt Spiele 2016).
//!
//! Everybody has the same board of 105 cells in five colours. Three colour dice and three number dice fall; the active
//! player takes one of each and crosses that many cells of that colour, connected within one block, with at least one
//! beside an older cross or in column H. The others do the same with the dice that are left; in the first three
//! rolls, all dice stay. Jokers cost a "!". Full columns and colours bring points, more to whoever is first; the roll
//! in which somebody fills a second colour is the last. Alone, thirty rolls of two and two dice are played.
//!
//! Not covered: the sequels of the game and their boards. Rules with their sources: `docs/rules/keer_op_keer.md`.

pub mod board;
pub mod cells;
pub mod generator;
pub mod greedy;
pub mod layout;
pub mod moves;
mod notation;
pub mod rules;
pub mod score;
pub mod solver;
pub mod state;
mod view;

use crate::bots::random;
use crate::chance::Rng;
use crate::game::{BotSpec, Facts, Game, Settings};
use layout::MOST_SEATS;
use moves::KeerMove;
use solver::KeerOpKeerExpert;
use state::KeerState;

/// The game.
pub struct KeerOpKeer;

impl Game for KeerOpKeer {
    type State = KeerState;
    type Expert = KeerOpKeerExpert;

    const FACTS: Facts = Facts {
        id: "keer_op_keer",
        min_seats: 1,
        max_seats: MOST_SEATS,
        options: rules::OPTIONS,
        // Scores: `./build.sh worp simulate keer_op_keer --bot B --games 5000 --seed 1`.
        bots: &[
            BotSpec { id: "random", needs_expert: false, typical_score: -16.0 },
            BotSpec { id: "greedy", needs_expert: false, typical_score: 10.0 },
            BotSpec { id: "learner", needs_expert: true, typical_score: 20.0 },
            BotSpec { id: "planner", needs_expert: true, typical_score: 29.0 },
            BotSpec { id: "solver", needs_expert: true, typical_score: 29.0 },
        ],
    };

    fn set_up(seats: usize, settings: &Settings) -> KeerState {
        // Any value that names no printed board asks for a generated one.
        let board = settings.get("board").parse().ok();
        KeerState::new(seats, board, settings.get("start") == "lot")
    }

    fn expert(_settings: &Settings) -> KeerOpKeerExpert {
        KeerOpKeerExpert::new()
    }

    fn expert_key(_settings: &Settings) -> String {
        // It learns a board when it meets it.
        String::new()
    }

    fn choose(bot: &str, state: &KeerState, expert: &KeerOpKeerExpert, rng: &mut Rng) -> KeerMove {
        match bot {
            "solver" => expert.best(state),
            "planner" => expert.planned(state),
            "learner" => expert.learned(state, rng),
            "greedy" => greedy::choose(state),
            _ => random::choose(state, rng),
        }
    }
}
