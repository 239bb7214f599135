//! The solved game: what every sheet is worth.

use super::classes::{CLASSES, Place, ROWS};
use super::outcome::Store;
use crate::games::yahtzee::layout::{BOXES, UPPER_GOAL};
use crate::games::yahtzee::rules::Rules;
use crate::games::yahtzee::score::Sheet;
use crate::state::Points;

/// What is known of a game from some moment on, under the best play.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Outlook {
    /// The expected further points.
    pub mean: f64,
    /// How they spread and what becomes of the upper bonus; `None` until the second stage is done.
    pub moments: Option<Moments>,
}

/// What the second stage adds to the mean.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Moments {
    /// The standard deviation of the further points.
    pub sd: f64,
    /// The chance that the sheet ends with the upper bonus, 1 if it has it already.
    pub bonus_chance: f64,
}

impl Moments {
    pub(super) fn new(mean: f64, square: f64, bonus_chance: f64) -> Self {
        // Rounding can leave a certain outcome with a spread just below 0.
        Moments { sd: (square - mean * mean).max(0.0).sqrt(), bonus_chance }
    }
}

/// What every sheet is worth from the start of a turn, under one set of rules.
#[derive(Clone, Debug)]
pub struct ValueTable {
    pub(super) rules: Rules,
    pub(super) store: Store,
    /// Whether the second stage is done.
    pub(super) has_moments: bool,
}

impl ValueTable {
    pub(super) fn new(rules: Rules) -> Self {
        let store = Store { means: vec![0.0; ROWS * CLASSES.slots], ..Store::default() };
        ValueTable { rules, store, has_moments: false }
    }

    /// The rules that were solved.
    pub fn rules(&self) -> Rules {
        self.rules
    }

    /// How many sheets were told apart and solved.
    pub fn states(&self) -> u32 {
        // On the two full sheets, with or without a Yahtzee, nothing is left to solve.
        (ROWS * CLASSES.count) as u32 - 2
    }

    /// The expected further points from the start of a turn with this sheet.
    pub fn value(&self, sheet: &Sheet) -> f64 {
        self.store.means[place_of(sheet)]
    }

    /// What is known from the start of a turn with this sheet.
    pub fn outlook(&self, sheet: &Sheet) -> Outlook {
        let place = place_of(sheet);
        let mean = self.store.means[place];
        let moments = self.has_moments.then(|| {
            let bonus_chance = if sheet.upper_bonus() > 0 { 1.0 } else { self.store.bonus_chances[place] };
            Moments::new(mean, self.store.squares[place], bonus_chance)
        });
        Outlook { mean, moments }
    }

    /// The value of every sheet that can be, in one list for comparisons: by the set of filled boxes (bit `i` for
    /// `Box::ALL[i]`), the upper total up to 63, and whether the Yahtzee box holds 50, the last running fastest. Places
    /// of sheets that cannot be hold NaN.
    pub fn all_values(&self) -> Vec<f64> {
        let totals = UPPER_GOAL as usize + 1;
        let mut values = vec![f64::NAN; (1 << BOXES) * totals * 2];
        for (index, value) in values.iter_mut().enumerate() {
            let filled = (index / 2 / totals) as u16;
            let total = (index / 2 % totals) as Points;
            if let Some(place) = Place::find(filled, total, index % 2 == 1) {
                *value = self.store.means[place.index()];
            }
        }
        values
    }
}

fn place_of(sheet: &Sheet) -> usize {
    Place::of(sheet).index()
}
