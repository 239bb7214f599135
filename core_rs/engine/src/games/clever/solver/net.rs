//! The value net: expected final score of an afterstate.
//!
//! One-hot features, two hidden layers, one output that is added to the points already written. Sums run in a fixed
//! order without fused operations, so every machine gets the same bits, whatever its vectors are.

use super::features::{Active, Afterstate, FEATURES, SLOTS};

/// Units of the first hidden layer.
pub(super) const WIDE: usize = 96;
/// Units of the second hidden layer.
pub(super) const NARROW: usize = 32;
/// Points per unit of output: targets of about one train best.
pub(super) const POINTS_PER_UNIT: f32 = 50.0;

/// Where the parts lie in the list of weights.
pub(super) const FIRST_BIAS: usize = FEATURES * WIDE;
/// The second layer, a row for every unit of the first.
pub(super) const SECOND: usize = FIRST_BIAS + WIDE;
/// The biases of the second layer.
pub(super) const SECOND_BIAS: usize = SECOND + WIDE * NARROW;
/// The output layer.
pub(super) const OUTPUT: usize = SECOND_BIAS + NARROW;
/// The bias of the output.
pub(super) const OUTPUT_BIAS: usize = OUTPUT + NARROW;
/// Weights altogether.
pub(super) const WEIGHTS: usize = OUTPUT_BIAS + 1;

/// The trained weights; `weights.md` tells how they were made and how strong they are.
const TRAINED: &[u8] = include_bytes!("weights.bin");
/// The bytes of one feature in the file: a scale and a signed byte for every unit.
const ROW_BYTES: usize = 4 + WIDE;
/// The bytes of the file.
const FILE_BYTES: usize = FEATURES * ROW_BYTES + 4 * (WEIGHTS - FIRST_BIAS);
const _: () = assert!(TRAINED.len() == FILE_BYTES, "weights.bin was made for other features");

/// The weights of the net.
#[derive(Clone, Debug)]
pub(super) struct Net {
    /// Layer by layer, see the constants above.
    pub(super) weights: Vec<f32>,
}

/// What the units did for one afterstate.
pub(super) struct Activity {
    /// The first hidden layer.
    pub(super) wide: [f32; WIDE],
    /// The second hidden layer.
    pub(super) narrow: [f32; NARROW],
    /// The output, in units.
    pub(super) output: f32,
}

impl Activity {
    /// Nothing yet.
    pub(super) const NONE: Activity = Activity { wide: [0.0; WIDE], narrow: [0.0; NARROW], output: 0.0 };
}

impl Net {
    /// The net that is shipped.
    pub(super) fn trained() -> Net {
        Net::read(TRAINED)
    }

    /// Reads a file of exactly the right size.
    fn read(file: &[u8]) -> Net {
        let float = |bytes: &[u8]| f32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]]);
        let (rows, rest) = file.split_at(FEATURES * ROW_BYTES);
        let mut weights = Vec::with_capacity(WEIGHTS);
        for row in rows.chunks_exact(ROW_BYTES) {
            let scale = float(row);
            weights.extend(row[4..].iter().map(|&byte| f32::from(byte as i8) * scale));
        }
        weights.extend(rest.chunks_exact(4).map(float));
        Net { weights }
    }

    /// The part of the weights from `start` on, `N` long.
    #[inline]
    pub(super) fn part<const N: usize>(&self, start: usize) -> &[f32; N] {
        self.weights[start..start + N].try_into().expect("the slice has this length")
    }

    /// Runs the net; the output lands in `activity`.
    #[inline]
    pub(super) fn run(&self, active: &Active, activity: &mut Activity) {
        let mut sums = *self.part::<WIDE>(FIRST_BIAS);
        for &feature in active {
            let row = self.part::<WIDE>(usize::from(feature) * WIDE);
            for (sum, weight) in sums.iter_mut().zip(row) {
                *sum += weight;
            }
        }
        let mut next = *self.part::<NARROW>(SECOND_BIAS);
        for (unit, sum) in sums.into_iter().enumerate() {
            let level = sum.max(0.0);
            activity.wide[unit] = level;
            if level > 0.0 {
                for (sum, weight) in next.iter_mut().zip(self.part::<NARROW>(SECOND + unit * NARROW)) {
                    *sum += level * weight;
                }
            }
        }
        let last = self.part::<NARROW>(OUTPUT);
        let mut output = self.weights[OUTPUT_BIAS];
        for unit in 0..NARROW {
            let level = next[unit].max(0.0);
            activity.narrow[unit] = level;
            output += level * last[unit];
        }
        activity.output = output;
    }

    /// The expected final score.
    pub(super) fn value(&self, after: &Afterstate) -> f32 {
        let mut active = [0; SLOTS];
        let written = after.features(&mut active);
        let mut activity = Activity::NONE;
        self.run(&active, &mut activity);
        written as f32 + POINTS_PER_UNIT * activity.output
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::clever::layout::{DICE, DiceSet};
    use crate::games::clever::sheet::Sheet;

    #[test]
    fn a_fresh_sheet_is_worth_what_the_solver_scores() {
        let mut sheet = Sheet::NEW;
        sheet.rerolls = 1;
        let start = Afterstate { sheet, time: 0, faces: [0; DICE], spent: DiceSet::NONE };
        let value = Net::trained().value(&start);
        assert!((270.0..295.0).contains(&value), "{value}");
    }
}
