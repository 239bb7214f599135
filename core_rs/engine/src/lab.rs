//! Training: how weights that ship are made. For developers, only with the feature `lab`.
//!
//! A run is a function of its length and its seed alone, so that anybody can make the same weights again.

use crate::chance::Seed;
use crate::games::{clever, keer_op_keer, push};

/// A run that learns the weights of one game.
pub trait Training: Send + Sync {
    /// Plays and learns a stretch further, some seconds at most.
    fn go_on(&mut self);
    /// The part that is done: 1 when the run has ended.
    fn done(&self) -> f64;
    /// How it goes, by name: the mean score of the last games, their error, whatever tells most.
    fn figures(&self) -> Vec<(&'static str, f64)>;
    /// The weights as they would ship now.
    fn weights(&self) -> Vec<u8>;
}

/// What a game has to learn, and how long that takes.
#[derive(Clone, Copy)]
pub struct Course {
    /// The id of the game.
    pub game: &'static str,
    /// The length of the run that made the weights that ship, in the course's own measure.
    pub length: u32,
    /// Begins a run of some length.
    pub begin: fn(u32, Seed) -> Box<dyn Training>,
}

/// Every course there is. Yahtzee has none: it is solved.
pub const COURSES: &[Course] = &[clever::solver::COURSE, keer_op_keer::solver::COURSE, push::solver::COURSE];

/// The course of this game, if it has one.
pub fn find_course(game: &str) -> Option<&'static Course> {
    COURSES.iter().find(|course| course.game == game)
}
