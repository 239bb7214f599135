//! The strongest player: a small learned value function, every next card looked at, and rollouts for advice.

mod expert;
#[cfg(feature = "lab")]
mod lab;
mod lanes;
mod outlook;
mod policy;
mod prospect;
mod table;
mod weights;

pub use expert::{PushExpert, PushStudy};
#[cfg(feature = "lab")]
pub use lab::COURSE;
pub use policy::Depth;
