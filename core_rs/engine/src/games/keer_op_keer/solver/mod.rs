//! The solver: a value function that was learned by playing alone, and one roll looked ahead, two where it is close.
//!
//! ```text
//!  terrain            a board as tables over the open cells of its blocks
//!  sheet -> net       what the value function sees of a sheet, and its value
//!  outlook            the best answer to every pair of faces, the mean over all rolls
//!  table              a position among players: what is to be had, how long the game lasts, what the others can do
//!  rest               what a choice leads to when everybody plays on
//!  study, expert      advice and the bots
//!  training           how the value function was learned (feature `lab`)
//! ```
//! The features are of blocks, columns and colours in general, so one set of weights serves every board. The black board
//! is known block by block besides, which brings three quarters of a point there.

mod expert;
mod facts;
mod net;
mod outlook;
mod rest;
mod sheet;
mod study;
mod table;
mod terrain;
#[cfg(feature = "lab")]
mod training;

pub use expert::KeerOpKeerExpert;
pub use study::KeerOpKeerStudy;
#[cfg(feature = "lab")]
pub use training::COURSE;

#[cfg(test)]
mod tests;
