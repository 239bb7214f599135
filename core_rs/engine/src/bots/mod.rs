//! Players that need to know nothing of a game but its contract.

pub mod random;
