//! Strong play and advice, in slices: whoever calls decides how long to think and can stop between any two slices.

use serde_json::Value;

use crate::chance::Seed;
use crate::state::{Seat, State};

/// How far a preparation has come.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Progress {
    /// The share of the work that is done, `0.0..=1.0`.
    pub done: f64,
    /// Whether the expert can choose and advise already.
    pub ready: bool,
}

impl Progress {
    /// Nothing left to do.
    pub const COMPLETE: Progress = Progress { done: 1.0, ready: true };

    /// Whether nothing is left to do.
    pub fn is_complete(self) -> bool {
        self.done >= 1.0
    }
}

/// What is known of one move: its value and whatever the game can tell about it.
#[derive(Clone, Debug)]
pub struct Finding<M> {
    /// The move.
    pub chosen: M,
    /// The expected final score of the seat that asks.
    pub value: f64,
    /// The standard error of that value; 0 when it is exact.
    pub error: f64,
    /// Facts that reasons are built from: plain data, a JSON object.
    pub facts: Value,
}

/// The exact value of a position, where a game can be solved.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Solution {
    /// The expected final score of a seat in the whole match, under perfect play on its own sheet.
    pub value: f64,
    /// How many different states were solved for it.
    pub states: u32,
}

/// A position under study.
pub trait Study: Send + Sync {
    /// Its positions.
    type State: State;

    /// Thinks on for a number of iterations; deterministic in that number, whatever the clock says.
    fn think(&mut self, iterations: u32);

    /// Whether more thinking brings nothing more.
    fn is_finished(&self) -> bool;

    /// The moves with what is known of them, best first.
    fn findings(&self) -> Vec<Finding<<Self::State as State>::Move>>;
}

/// The strongest player of a game under one set of rules.
pub trait Expert: Send + Sync + 'static {
    /// Its positions.
    type State: State;
    /// How it studies one of them.
    type Study: Study<State = Self::State>;

    /// Prepares for a number of iterations. One iteration takes some microseconds; what it is, the game decides.
    fn prepare(&mut self, iterations: u32) -> Progress;

    /// How far the preparation is.
    fn progress(&self) -> Progress;

    /// The exact value of a position for a seat; `None` if it cannot be known, or is not yet.
    fn solution(&self, state: &Self::State, seat: Seat) -> Option<Solution>;

    /// Begins to study a position in which a player is to move. Needs a ready expert.
    fn study(&self, state: &Self::State, seed: Seed) -> Self::Study;
}
