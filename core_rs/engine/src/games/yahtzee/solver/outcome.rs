//! What is known of the rest of a game, for several sheets at once.
//!
//! The backward induction is written once, for any [`Outcome`]: [`Means`] for the first stage, which decides, and
//! [`Moments`] for the second, which follows the same decisions and carries more along. `W` sheets go side by side so
//! that the compiler can use vector instructions. No operation mixes them and no product is fused with a sum, so every
//! width and every instruction set computes the same bits.

/// The numbers of all solved sheets: three lists with the same places.
#[derive(Clone, Debug, Default)]
pub(super) struct Store {
    /// The expected further points.
    pub(super) means: Vec<f64>,
    /// The expected square of the further points; empty until the second stage.
    pub(super) squares: Vec<f64>,
    /// The chance that the upper bonus is still to be earned; empty until the second stage.
    pub(super) bonus_chances: Vec<f64>,
}

/// What is known of the rest of the game for `W` sheets.
pub(super) trait Outcome<const W: usize>: Copy {
    /// Of an option that does not exist: worse than everything.
    const IMPOSSIBLE: Self;
    /// Of a game that is over.
    const OVER: Self;

    /// Reads neighbouring sheets.
    fn load(store: &Store, place: usize) -> Self;

    /// Reads sheets that are scattered over one row of the store.
    fn gather(store: &Store, row: usize, slots: &[u16; W]) -> Self;

    /// Writes neighbouring sheets.
    fn save(&self, store: &mut Store, place: usize);

    /// The better of two options; the first if they are equal.
    fn or(&self, other: &Self) -> Self;

    /// The sum, as part of an average.
    fn plus(&self, other: &Self) -> Self;

    /// The share of an average.
    fn times(&self, chance: f64) -> Self;

    /// With some points more.
    fn gaining(&self, points: f64) -> Self;

    /// With points from an upper box: `gains` are more than `points` where they include the upper bonus.
    fn gaining_in_upper_box(&self, points: u8, gains: &[u8; W]) -> Self;
}

/// The expected further points.
#[derive(Clone, Copy, Debug)]
pub(super) struct Means<const W: usize>([f64; W]);

/// The expected further points, their expected square, and the chance of the upper bonus.
#[derive(Clone, Copy, Debug)]
pub(super) struct Moments<const W: usize> {
    means: [f64; W],
    squares: [f64; W],
    bonus_chances: [f64; W],
}

#[inline(always)]
fn lanes<const W: usize>(numbers: &[f64], place: usize) -> [f64; W] {
    let mut read = [0.0; W];
    read.copy_from_slice(&numbers[place..place + W]);
    read
}

#[inline(always)]
fn scattered<const W: usize>(numbers: &[f64], row: usize, slots: &[u16; W]) -> [f64; W] {
    let numbers = &numbers[row..];
    let mut read = [0.0; W];
    for lane in 0..W {
        read[lane] = numbers[usize::from(slots[lane])];
    }
    read
}

#[inline(always)]
fn map2<const W: usize>(a: &[f64; W], b: &[f64; W], combine: impl Fn(f64, f64) -> f64) -> [f64; W] {
    let mut combined = [0.0; W];
    for lane in 0..W {
        combined[lane] = combine(a[lane], b[lane]);
    }
    combined
}

#[inline(always)]
fn map<const W: usize>(a: &[f64; W], change: impl Fn(f64) -> f64) -> [f64; W] {
    let mut changed = [0.0; W];
    for lane in 0..W {
        changed[lane] = change(a[lane]);
    }
    changed
}

/// The second where all bits of the change are set, the first where none is. Written with bits because the compiler
/// turns a plain choice between three pairs into jumps.
#[inline(always)]
fn pick<const W: usize>(changes: &[f64; W], first: &[f64; W], second: &[f64; W]) -> [f64; W] {
    let mut picked = [0.0; W];
    for lane in 0..W {
        let (a, b) = (first[lane].to_bits(), second[lane].to_bits());
        picked[lane] = f64::from_bits(a ^ ((a ^ b) & changes[lane].to_bits()));
    }
    picked
}

impl<const W: usize> Outcome<W> for Means<W> {
    const IMPOSSIBLE: Self = Self([f64::NEG_INFINITY; W]);
    const OVER: Self = Self([0.0; W]);

    #[inline(always)]
    fn load(store: &Store, place: usize) -> Self {
        Self(lanes(&store.means, place))
    }

    #[inline(always)]
    fn gather(store: &Store, row: usize, slots: &[u16; W]) -> Self {
        Self(scattered(&store.means, row, slots))
    }

    #[inline(always)]
    fn save(&self, store: &mut Store, place: usize) {
        store.means[place..place + W].copy_from_slice(&self.0);
    }

    #[inline(always)]
    fn or(&self, other: &Self) -> Self {
        // This form, unlike `f64::max`, is one instruction on every machine.
        Self(map2(&self.0, &other.0, |a, b| if a < b { b } else { a }))
    }

    #[inline(always)]
    fn plus(&self, other: &Self) -> Self {
        Self(map2(&self.0, &other.0, |a, b| a + b))
    }

    #[inline(always)]
    fn times(&self, chance: f64) -> Self {
        Self(map(&self.0, |a| a * chance))
    }

    #[inline(always)]
    fn gaining(&self, points: f64) -> Self {
        Self(map(&self.0, |a| a + points))
    }

    #[inline(always)]
    fn gaining_in_upper_box(&self, _points: u8, gains: &[u8; W]) -> Self {
        Self(map2(&self.0, &gains.map(f64::from), |a, gain| a + gain))
    }
}

impl<const W: usize> Outcome<W> for Moments<W> {
    const IMPOSSIBLE: Self =
        Self { means: [f64::NEG_INFINITY; W], squares: [0.0; W], bonus_chances: [0.0; W] };
    const OVER: Self = Self { means: [0.0; W], squares: [0.0; W], bonus_chances: [0.0; W] };

    #[inline(always)]
    fn load(store: &Store, place: usize) -> Self {
        Self {
            means: lanes(&store.means, place),
            squares: lanes(&store.squares, place),
            bonus_chances: lanes(&store.bonus_chances, place),
        }
    }

    #[inline(always)]
    fn gather(store: &Store, row: usize, slots: &[u16; W]) -> Self {
        Self {
            means: scattered(&store.means, row, slots),
            squares: scattered(&store.squares, row, slots),
            bonus_chances: scattered(&store.bonus_chances, row, slots),
        }
    }

    #[inline(always)]
    fn save(&self, store: &mut Store, place: usize) {
        // The means are those of the first stage already.
        store.squares[place..place + W].copy_from_slice(&self.squares);
        store.bonus_chances[place..place + W].copy_from_slice(&self.bonus_chances);
    }

    #[inline(always)]
    fn or(&self, other: &Self) -> Self {
        let changes =
            map2(&self.means, &other.means, |a, b| f64::from_bits(if a < b { u64::MAX } else { 0 }));
        Self {
            means: pick(&changes, &self.means, &other.means),
            squares: pick(&changes, &self.squares, &other.squares),
            bonus_chances: pick(&changes, &self.bonus_chances, &other.bonus_chances),
        }
    }

    #[inline(always)]
    fn plus(&self, other: &Self) -> Self {
        Self {
            means: map2(&self.means, &other.means, |a, b| a + b),
            squares: map2(&self.squares, &other.squares, |a, b| a + b),
            bonus_chances: map2(&self.bonus_chances, &other.bonus_chances, |a, b| a + b),
        }
    }

    #[inline(always)]
    fn times(&self, chance: f64) -> Self {
        Self {
            means: map(&self.means, |a| a * chance),
            squares: map(&self.squares, |a| a * chance),
            bonus_chances: map(&self.bonus_chances, |a| a * chance),
        }
    }

    #[inline(always)]
    fn gaining(&self, points: f64) -> Self {
        Self {
            means: map(&self.means, |a| a + points),
            squares: map2(&self.squares, &self.means, |a, mean| a + points * (2.0 * mean + points)),
            bonus_chances: self.bonus_chances,
        }
    }

    #[inline(always)]
    fn gaining_in_upper_box(&self, points: u8, gains: &[u8; W]) -> Self {
        let gained = gains.map(f64::from);
        let reached = gains.map(|gain| if gain > points { 1.0 } else { 0.0 });
        let growth = map2(&gained, &self.means, |gain, mean| gain * (2.0 * mean + gain));
        Self {
            means: map2(&self.means, &gained, |a, gain| a + gain),
            squares: map2(&self.squares, &growth, |a, more| a + more),
            bonus_chances: map2(&self.bonus_chances, &reached, |a, more| a + more),
        }
    }
}

/// A single sheet, read out.
impl Means<1> {
    pub(super) fn mean(self) -> f64 {
        self.0[0]
    }
}

/// A single sheet, read out.
impl Moments<1> {
    pub(super) fn mean(&self) -> f64 {
        self.means[0]
    }

    pub(super) fn square(&self) -> f64 {
        self.squares[0]
    }

    pub(super) fn bonus_chance(&self) -> f64 {
        self.bonus_chances[0]
    }
}
