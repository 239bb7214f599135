//! Dobbelstorm, after the Dutch rulebook of the game with forty dice; its title and cards are our own.
//!
//! Everybody has three cards with tasks and plays at the same time: dice are taken from the table one by one and laid
//! on the fields they fit. Whoever thinks that nothing is left calls STOP and gains two points, or loses one for every
//! die that was missed. Right dice score, wrong and unfinished ones cost; then the cards go to the left and the dice
//! fall anew. After three rounds of as many turns as players the highest total wins.
//!
//! Players act at any moment, so a position knows no turn of a player: every move names its seat and its time, and the
//! order of times decides. There is no clock in here. Rules with their sources: `docs/rules/dobbelstorm.md`.

pub mod advice;
pub mod cards;
mod dealing;
pub mod events;
pub mod laid;
pub mod layout;
pub mod moves;
mod notation;
pub mod reaction;
pub mod referee;
pub mod report;
pub mod rules;
pub mod score;
pub mod state;
mod valid;
mod view;

use crate::chance::{Rng, Seed};
use crate::game::{BotSpec, Facts, Game, Settings};
use crate::state::Seat;
use advice::DobbelstormExpert;
use moves::DobbelstormMove;
use rules::Rules;
use state::{DobbelstormState, MOST_SEATS};

/// The game.
pub struct Dobbelstorm;

impl Game for Dobbelstorm {
    type State = DobbelstormState;
    type Expert = DobbelstormExpert;

    const FACTS: Facts = Facts {
        id: "dobbelstorm",
        min_seats: 1,
        max_seats: MOST_SEATS,
        options: rules::OPTIONS,
        // Scores: `./build.sh worp simulate dobbelstorm --bot B --games 1000 --seed 1`.
        bots: &[
            BotSpec { id: "random", needs_expert: false, typical_score: -51.3 },
            BotSpec { id: "greedy", needs_expert: false, typical_score: 32.1 },
            BotSpec { id: "planner", needs_expert: false, typical_score: 47.6 },
            BotSpec { id: "solver", needs_expert: false, typical_score: 52.1 },
        ],
    };

    fn set_up(seats: usize, settings: &Settings) -> DobbelstormState {
        DobbelstormState::new(seats, Rules::from_settings(settings))
    }

    fn expert(_settings: &Settings) -> DobbelstormExpert {
        DobbelstormExpert
    }

    fn expert_key(_settings: &Settings) -> String {
        String::new()
    }

    fn choose(
        bot: &str,
        state: &DobbelstormState,
        _expert: &DobbelstormExpert,
        rng: &mut Rng,
    ) -> DobbelstormMove {
        reaction::choose(bot, state, rng)
    }

    fn plan(bots: &[&str], state: &DobbelstormState, seat: Seat, seed: Seed) -> Option<DobbelstormMove> {
        reaction::plan(bots, state, seat, seed)
    }
}
