//! Seeded chance: which face a die shows, and a random stream for bots.
//!
//! A face is a pure function of (seed, throw, die). Two people who play the same seed therefore meet the same dice,
//! whatever they chose before, and a die that is left on the table changes nothing for the others.

/// The seed of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seed(pub u64);

/// The increment of `SplitMix64`: 2^64 divided by the golden ratio (Steele, Lea and Flood, OOPSLA 2014).
const GOLDEN_GAMMA: u64 = 0x9e37_79b9_7f4a_7c15;

/// The output function of `SplitMix64`, Stafford's variant 13: a bijection that scatters every bit.
const fn scatter(mut word: u64) -> u64 {
    word = (word ^ (word >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    word = (word ^ (word >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    word ^ (word >> 31)
}

/// Maps a random word to `0..bound`; the bias is below `bound` / 2^64.
const fn below(word: u64, bound: u32) -> u32 {
    ((word as u128 * bound as u128) >> 64) as u32
}

impl Seed {
    /// The random word of one die in one throw.
    pub const fn word(self, throw: u32, die: u32) -> u64 {
        // Scattering between the three arguments keeps neighbouring seeds, throws and dice independent.
        let of_seed = scatter(self.0.wrapping_add(GOLDEN_GAMMA));
        let of_throw = scatter(of_seed.wrapping_add(GOLDEN_GAMMA.wrapping_mul(throw as u64 + 1)));
        scatter(of_throw.wrapping_add(GOLDEN_GAMMA.wrapping_mul(die as u64 + 1)))
    }

    /// The face, `1..=faces`, of one die in one throw.
    pub const fn face(self, throw: u32, die: u32, faces: u32) -> u32 {
        below(self.word(throw, die), faces) + 1
    }
}

/// A random stream for bots and simulations: `SplitMix64`.
#[derive(Clone, Debug)]
pub struct Rng(u64);

impl Rng {
    /// The stream of this seed.
    pub const fn new(seed: Seed) -> Self {
        Self(scatter(seed.0))
    }

    /// The stream of one moment in a match, independent of all its other moments.
    pub const fn at(seed: Seed, moment: u32) -> Self {
        // Dice are numbered far below this, so a bot's stream never repeats a die.
        Self(seed.word(moment, u32::MAX))
    }

    /// The next random word.
    pub const fn word(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(GOLDEN_GAMMA);
        scatter(self.0)
    }

    /// A random number in `0..bound`.
    ///
    /// # Panics
    /// If `bound` is 0.
    pub const fn below(&mut self, bound: u32) -> u32 {
        assert!(bound > 0);
        below(self.word(), bound)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_face_depends_on_seed_throw_and_die_alone() {
        let faces = |seed| (0..20).map(|die| Seed(seed).face(3, die, 6)).collect::<Vec<_>>();
        assert_eq!(faces(7), faces(7));
        assert_ne!(faces(7), faces(8));
        assert_ne!(Seed(7).word(1, 2), Seed(7).word(2, 1));
    }

    #[test]
    fn the_generator_never_changes() {
        // Pinned: a shared seed must bring the same dice in every release.
        let dice: Vec<u32> = (0..10).map(|die| Seed(2026).face(0, die, 6)).collect();
        assert_eq!(dice, [3, 4, 4, 4, 1, 1, 1, 5, 5, 6]);
    }

    #[test]
    fn faces_are_even_over_throws_dice_and_seeds() {
        // Chi-square with 5 degrees of freedom: above 25.7 has probability 1e-4.
        for vary in 0..3 {
            let mut counts = [0_u32; 6];
            for n in 0..60_000 {
                let (seed, throw, die) = [(n, 0, 0), (1, n, 0), (1, 0, n)][vary];
                counts[Seed(u64::from(seed)).face(throw, die, 6) as usize - 1] += 1;
            }
            let chi: f64 = counts.iter().map(|&c| (f64::from(c) - 1e4).powi(2) / 1e4).sum();
            assert!(chi < 25.7, "{vary}: {counts:?}");
        }
    }
}
