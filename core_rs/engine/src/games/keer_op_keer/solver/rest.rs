//! What a choice leads to among players: the rest of the game, played by all of them over and over.
//!
//! The value function was learned alone, with two and two dice and a known number of rolls. At a table it still ranks
//! choices well, but how long a game lasts there, and what the others leave, shows only when it is played.

use super::net::Net;
use super::table::Table;
use super::terrain::Terrain;
use crate::chance::Seed;
use crate::games::keer_op_keer::moves::KeerMove;
use crate::games::keer_op_keer::state::KeerState;
use crate::state::{Seat, State, Turn};

/// How many games are played.
const GAMES: u32 = 32;
/// How far the results of such games spread, and how far a value is off before any is played: standard deviations in
/// points, over positions from games of two to six planners.
const SPREAD: f64 = 6.5;
const DOUBT: f64 = 5.5;
/// Keeps these dice apart from those of the match that is advised on: "rest" in ASCII.
const DICE: u64 = 0x7265_7374_0000_0000;

/// The rest of a game, as far as it was played.
pub(super) struct Rest {
    /// Whose score counts.
    seat: Seat,
    start: KeerState,
    now: KeerState,
    seed: Seed,
    games: u32,
    sum: i32,
}

impl Rest {
    /// What follows on a position, for one seat.
    pub(super) fn new(start: KeerState, seat: Seat, seed: Seed) -> Self {
        Rest { seat, now: start.clone(), start, seed, games: 0, sum: 0 }
    }

    /// Whether more games would tell little more.
    pub(super) fn is_finished(&self) -> bool {
        self.games >= GAMES
    }

    /// Plays on until the next dice are thrown, or to the end.
    pub(super) fn play_roll(&mut self, net: &Net, terrain: &Terrain) {
        let dice = Seed(self.seed.0 ^ (DICE + u64::from(self.games)));
        while let Turn::Player(_) = self.now.turn() {
            let table = Table::of(net, terrain, &self.now);
            let candidates = table.map(|table| table.candidates(&self.now)).unwrap_or_default();
            let chosen = candidates.first().map_or(KeerMove::Pass, |best| best.chosen);
            self.now.apply(chosen, &mut |_| ());
        }
        if self.now.turn() == Turn::Over {
            self.sum += self.now.score(self.seat);
            self.games += 1;
            self.now.clone_from(&self.start);
        } else {
            let outcome = self.now.draw(dice);
            self.now.resolve(&outcome, &mut |_| ());
        }
    }

    /// The expected score and its error: what was thought, and what was played, each weighed by its precision.
    pub(super) fn known(&self, thought: f64) -> (f64, f64) {
        let (prior, one) = (1.0 / (DOUBT * DOUBT), 1.0 / (SPREAD * SPREAD));
        let weight = prior + one * f64::from(self.games);
        ((thought * prior + f64::from(self.sum) * one) / weight, (1.0 / weight).sqrt())
    }
}
