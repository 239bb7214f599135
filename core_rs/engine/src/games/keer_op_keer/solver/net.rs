//! The value function: what a sheet still brings, from its features.
//!
//! A sum over features leads into one hidden layer; a second sum goes straight to the value. Both depend on how many
//! rolls are left, in phases. All is integer arithmetic, so the value is the same on every machine, and a placement
//! changes a few features only, so it costs a few vector additions.

use super::sheet::{Change, FEATURES, ROLLS, Sheet, joker_feature, roll_feature};
use super::terrain::Terrain;

/// Hidden units.
pub(super) const HIDDEN: usize = 32;
/// Phases of the game.
pub(super) const PHASES: usize = 10;
/// One in the sums that lead into the hidden layer.
pub(super) const HIDDEN_ONE: i32 = 1 << 9;
/// The most that a hidden unit passes on.
pub(super) const HIDDEN_MOST: i32 = 8 * HIDDEN_ONE;
/// One in the weights behind the hidden layer.
pub(super) const OUT_ONE: i32 = 1 << 10;
/// One in the weights of the straight sum.
pub(super) const STRAIGHT_ONE: i32 = 1 << 12;
/// One point in a value.
pub(super) const POINT: i32 = HIDDEN_ONE * OUT_ONE;

/// The phase of so many rolls left.
pub(super) const fn phase(rolls: usize) -> usize {
    match rolls {
        0..=1 => 0,
        2 => 1,
        3 => 2,
        4..=5 => 3,
        6..=7 => 4,
        8..=10 => 5,
        11..=14 => 6,
        15..=19 => 7,
        20..=25 => 8,
        _ => 9,
    }
}

/// The weights.
#[derive(Clone)]
pub(super) struct Net {
    /// From features to hidden units.
    pub(super) hidden: Vec<[i16; HIDDEN]>,
    /// From features straight to the value, by phase.
    pub(super) straight: Vec<[i16; FEATURES]>,
    /// From hidden units to the value, by phase.
    pub(super) out: [[i16; HIDDEN]; PHASES],
}

impl Net {
    /// The length of the weights as bytes.
    pub(super) const BYTES: usize = 2 * (FEATURES * HIDDEN + PHASES * FEATURES + PHASES * HIDDEN);

    /// Reads the weights: hidden, straight, out, as 16-bit integers in little-endian order.
    pub(super) fn from_bytes(bytes: &[u8]) -> Option<Net> {
        if bytes.len() != Net::BYTES {
            return None;
        }
        let (pairs, _) = bytes.as_chunks::<2>();
        let mut numbers = pairs.iter().map(|&pair| i16::from_le_bytes(pair));
        let mut next = || numbers.next().unwrap_or_default();
        let hidden = (0..FEATURES).map(|_| std::array::from_fn(|_| next())).collect();
        let straight = (0..PHASES).map(|_| std::array::from_fn(|_| next())).collect();
        let out = std::array::from_fn(|_| std::array::from_fn(|_| next()));
        Some(Net { hidden, straight, out })
    }

    /// The weights as bytes.
    #[cfg(feature = "lab")]
    pub(super) fn to_bytes(&self) -> Vec<u8> {
        let hidden = self.hidden.iter().flatten();
        let straight = self.straight.iter().flatten();
        hidden
            .chain(straight)
            .chain(self.out.iter().flatten())
            .flat_map(|weight| weight.to_le_bytes())
            .collect()
    }
}

/// The sums of a sheet with some rolls left.
#[derive(Clone, Copy)]
pub(super) struct Sums<'n> {
    net: &'n Net,
    straight_weights: &'n [i16; FEATURES],
    hidden: [i16; HIDDEN],
    straight: i32,
    phase: usize,
}

impl<'n> Sums<'n> {
    /// The sums of a sheet.
    pub(super) fn of(net: &'n Net, terrain: &Terrain, sheet: &Sheet, rolls: usize) -> Self {
        let rolls = rolls.min(ROLLS);
        let phase = phase(rolls);
        let mut sums =
            Sums { net, straight_weights: &net.straight[phase], hidden: [0; HIDDEN], straight: 0, phase };
        sheet.features(terrain, |feature| sums.gain(feature));
        sums.gain(roll_feature(rolls));
        sums
    }

    /// With another number of jokers.
    pub(super) fn with_jokers(mut self, old: u8, new: u8) -> Self {
        self.lose(joker_feature(old));
        self.gain(joker_feature(new));
        self
    }

    /// What the sheet still brings.
    #[inline]
    pub(super) fn value(&self) -> i32 {
        let mut sum = 0;
        for (&unit, &weight) in self.hidden.iter().zip(&self.net.out[self.phase]) {
            sum += i32::from(unit.clamp(0, HIDDEN_MOST as i16)) * i32::from(weight);
        }
        sum + self.straight * (POINT / STRAIGHT_ONE)
    }
}

/// One operation on every unit. Values go in and out: of two references the compiler cannot see that they are apart,
/// and then takes the units one by one instead of eight at a time: a game of solvers took 80 ms instead of 8.
#[inline]
fn each_unit(
    sums: [i16; HIDDEN],
    weights: [i16; HIDDEN],
    operation: impl Fn(i16, i16) -> i16,
) -> [i16; HIDDEN] {
    std::array::from_fn(|unit| operation(sums[unit], weights[unit]))
}

impl Change for Sums<'_> {
    #[inline]
    fn lose(&mut self, feature: usize) {
        self.hidden = each_unit(self.hidden, self.net.hidden[feature], i16::wrapping_sub);
        self.straight -= i32::from(self.straight_weights[feature]);
    }

    #[inline]
    fn gain(&mut self, feature: usize) {
        self.hidden = each_unit(self.hidden, self.net.hidden[feature], i16::wrapping_add);
        self.straight += i32::from(self.straight_weights[feature]);
    }
}

/// For a sheet of which only the points matter.
pub(super) struct NoSums;

impl Change for NoSums {
    #[inline]
    fn lose(&mut self, _feature: usize) {}

    #[inline]
    fn gain(&mut self, _feature: usize) {}
}
