//! Yahtzee, after the Dutch rulebook (MB 2001).
//!
//! Everybody fills a sheet of thirteen boxes, one in every turn. A turn has up to three throws of five dice; between
//! throws any dice may be held. Every roll fits every open box, if only as a zero. 63 points in the upper half earn
//! 35 more; once the Yahtzee box holds 50, every further five of a kind earns 100 and may stand for any lower box
//! (a joker) if the upper box of its face is filled. The highest total wins; a contest adds up five games.
//!
//! Not covered: triple Yahtzee and other variants of the sheet. Rules with their sources: `docs/rules/yahtzee.md`.

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
use moves::YahtzeeMove;
use rules::Rules;
use solver::YahtzeeExpert;
use state::{MOST_SEATS, YahtzeeState};

/// The game.
pub struct Yahtzee;

impl Game for Yahtzee {
    type State = YahtzeeState;
    type Expert = YahtzeeExpert;

    const FACTS: Facts = Facts {
        id: "yahtzee",
        min_seats: 1,
        max_seats: MOST_SEATS,
        options: rules::OPTIONS,
        // Scores: `./build.sh worp simulate yahtzee --bot B --games 10000 --seed 1`; the solver's is exact.
        bots: &[
            BotSpec { id: "random", needs_expert: false, typical_score: 46.0 },
            BotSpec { id: "greedy", needs_expert: false, typical_score: 218.0 },
            BotSpec { id: "solver", needs_expert: true, typical_score: 254.6 },
        ],
    };

    fn set_up(seats: usize, settings: &Settings) -> YahtzeeState {
        let games = if settings.get("games") == "5" { 5 } else { 1 };
        YahtzeeState::new(seats, Rules::from_settings(settings), games, settings.get("start") == "throw")
    }

    fn expert(settings: &Settings) -> YahtzeeExpert {
        YahtzeeExpert::new(Rules::from_settings(settings))
    }

    fn expert_key(settings: &Settings) -> String {
        format!("{:?}", Rules::from_settings(settings))
    }

    fn choose(bot: &str, state: &YahtzeeState, expert: &YahtzeeExpert, rng: &mut Rng) -> YahtzeeMove {
        match bot {
            "solver" => expert.best(state),
            "greedy" => greedy::choose(state),
            _ => random::choose(state, rng),
        }
    }
}
