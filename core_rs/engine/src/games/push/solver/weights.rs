//! What the weights of the value function are; their numbers are in `table.rs`.

/// Where the value of open points bends.
pub(super) const OPEN_KNOTS: [f64; 4] = [0.0, 10.0, 20.0, 30.0];
/// Powers of the time left.
pub(super) const TIMES: usize = 3;
/// Numbers of seats that weights are made for: two to six.
pub(super) const SEATS: usize = 5;
/// Features of a turn in progress.
pub(super) const TURN_FEATURES: usize = 10;

/// The weights for one number of seats and one variant.
#[derive(Clone, Debug)]
pub(super) struct Weights {
    pub(super) open: [[f64; TIMES]; OPEN_KNOTS.len()],
    pub(super) tempo: [[f64; TIMES]; 6],
    pub(super) turn: [[f64; TURN_FEATURES]; 3],
}

/// The weights by number of seats, from two on, and by variant: normal, risk.
pub(super) type WeightSet = [[Weights; 2]; SEATS];
