//! The strongest player, and advice.
//!
//! A small net, trained by self-play, values a sheet between two decisions: after a choice and its whole chain, before
//! the dice fall again. A decision is then the choice that leads to the highest value. Chains are searched through, so
//! are the last extra dice of a game. The net knows the game of somebody alone; at a table it is asked about the moment
//! of such a game with as many picks left, and what a choice serves the others is taken off.

mod expert;
mod features;
#[cfg(feature = "lab")]
mod lab;
mod net;
mod served;
mod study;
#[cfg(test)]
mod tests;
mod values;

pub use expert::{CleverExpert, LEARNER_ERROR, PLANNER_ERROR};
#[cfg(feature = "lab")]
pub use lab::COURSE;
pub use study::CleverStudy;
