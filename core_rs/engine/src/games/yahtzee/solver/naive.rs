//! A second, plain reading of the game to test the solver by: ordered throws, no lattice, no classes, no vectors.

use std::collections::HashMap;

use crate::chance::{Rng, Seed};
use crate::games::yahtzee::layout::{Box, UPPER_BOXES};
use crate::games::yahtzee::rules::{Joker, Rules};
use crate::games::yahtzee::score::{Counts, Sheet};

/// Every combination of the switches.
pub(super) fn all_rules() -> Vec<Rules> {
    let mut all = Vec::new();
    for joker in [Joker::Dutch, Joker::Forced, Joker::None] {
        for switches in 0..8 {
            all.push(Rules {
                joker,
                yahtzee_bonus: switches & 1 == 0,
                natural_full_house: switches & 2 != 0,
                voluntary_zero: switches & 4 == 0,
            });
        }
    }
    all
}

/// Sheets on which these boxes are open and the others hold something they can hold.
pub(super) fn random_sheet(rng: &mut Rng, open: &[Box]) -> Sheet {
    let mut sheet = Sheet::default();
    for target in Box::ALL.into_iter().filter(|target| !open.contains(target)) {
        let points = match target {
            Box::ThreeOfAKind | Box::FourOfAKind => [0, 17, 25][rng.below(3) as usize],
            Box::FullHouse => [0, 25][rng.below(2) as usize],
            Box::SmallStraight => [0, 30][rng.below(2) as usize],
            Box::LargeStraight => [0, 40][rng.below(2) as usize],
            Box::Yahtzee => [0, 50][rng.below(2) as usize],
            Box::Chance => 5 + rng.below(26) as u8,
            // Around the goal of 63, where the bonus is in play.
            upper => (upper as u8 + 1) * [2, 3, 3, 4][rng.below(4) as usize],
        };
        sheet.boxes[target.index()] = Some(points);
    }
    sheet
}

/// Different boxes, at random.
pub(super) fn random_boxes(rng: &mut Rng, count: usize) -> Vec<Box> {
    let mut boxes = Box::ALL.to_vec();
    for place in 0..count {
        let other = place + rng.below((boxes.len() - place) as u32) as usize;
        boxes.swap(place, other);
    }
    boxes.truncate(count);
    boxes
}

/// The stream of random sheets of a test.
pub(super) fn rng(seed: u64) -> Rng {
    Rng::new(Seed(seed))
}

/// Choices closer than this are equally good: either may be part of the best play.
const EQUAL: f64 = 1e-9;

/// The further points under the best play; where equally good choices spread differently, from the least to the most.
#[derive(Clone, Copy, Debug)]
pub(super) struct Plain {
    pub(super) mean: f64,
    pub(super) square: [f64; 2],
    pub(super) bonus_chance: [f64; 2],
}

impl Plain {
    fn add_share(&mut self, other: Plain, share: f64) {
        self.mean += other.mean * share;
        for end in 0..2 {
            self.square[end] += other.square[end] * share;
            self.bonus_chance[end] += other.bonus_chance[end] * share;
        }
    }

    fn widen(mine: [f64; 2], theirs: [f64; 2]) -> [f64; 2] {
        [mine[0].min(theirs[0]), mine[1].max(theirs[1])]
    }

    fn or(self, other: Plain) -> Plain {
        if (self.mean - other.mean).abs() < EQUAL {
            Plain {
                mean: self.mean.max(other.mean),
                square: Self::widen(self.square, other.square),
                bonus_chance: Self::widen(self.bonus_chance, other.bonus_chance),
            }
        } else if self.mean < other.mean {
            other
        } else {
            self
        }
    }
}

/// The rest of the game from the start of a turn.
pub(super) fn rest(sheet: &Sheet, rules: Rules) -> Plain {
    if sheet.is_full() {
        let has_bonus = f64::from(u8::from(sheet.upper_bonus() > 0));
        return Plain { mean: 0.0, square: [0.0; 2], bonus_chance: [has_bonus; 2] };
    }
    NaiveTurn::new(sheet, rules).keep([0; UPPER_BOXES], 3)
}

/// One turn, as it is played.
pub(super) struct NaiveTurn {
    sheet: Sheet,
    rules: Rules,
    /// What follows on a box with some points.
    after: HashMap<Sheet, Plain>,
    /// Rolls have five dice and keeps have fewer, so they share their notes.
    known: HashMap<(Counts, u8), Plain>,
}

impl NaiveTurn {
    pub(super) fn new(sheet: &Sheet, rules: Rules) -> Self {
        NaiveTurn { sheet: *sheet, rules, after: HashMap::new(), known: HashMap::new() }
    }

    /// Keeping some dice with so many throws left: the average over all ordered throws of the others.
    pub(super) fn keep(&mut self, kept: Counts, rolls_left: u8) -> Plain {
        if let Some(known) = self.known.get(&(kept, rolls_left)) {
            return *known;
        }
        let dice: u8 = kept.iter().sum();
        let throws = 6_usize.pow(5 - u32::from(dice));
        let mut sum = Plain { mean: 0.0, square: [0.0; 2], bonus_chance: [0.0; 2] };
        for throw in 0..throws {
            let mut roll = kept;
            let mut digits = throw;
            for _ in dice..5 {
                roll[digits % 6] += 1;
                digits /= 6;
            }
            let value = self.roll(roll, rolls_left - 1);
            sum.add_share(value, 1.0 / throws as f64);
        }
        self.known.insert((kept, rolls_left), sum);
        sum
    }

    /// A roll on the table: the best box or the best keep.
    pub(super) fn roll(&mut self, roll: Counts, rolls_left: u8) -> Plain {
        if let Some(known) = self.known.get(&(roll, rolls_left)) {
            return *known;
        }
        let mut choices: Vec<_> =
            Box::ALL.into_iter().filter_map(|target| self.score(roll, target)).collect();
        if rolls_left > 0 {
            choices.extend(keeps(roll).into_iter().map(|kept| self.keep(kept, rolls_left)));
        }
        let best = choices.into_iter().reduce(Plain::or).expect("a roll always has a box");
        self.known.insert((roll, rolls_left), best);
        best
    }

    /// A box, the points included; `None` if the roll may not go there.
    pub(super) fn score(&mut self, roll: Counts, target: Box) -> Option<Plain> {
        let offer = self.sheet.offer(&roll, target, self.rules).ok()?;
        let mut next = self.sheet;
        next.write(target, offer);
        let rules = self.rules;
        let after = *self.after.entry(next).or_insert_with(|| rest(&next, rules));
        let gain = f64::from(next.total() - self.sheet.total());
        Some(Plain {
            mean: gain + after.mean,
            square: after.square.map(|square| gain * gain + 2.0 * gain * after.mean + square),
            bonus_chance: after.bonus_chance,
        })
    }
}

/// Every proper part of a roll.
fn keeps(roll: Counts) -> Vec<Counts> {
    let mut parts = vec![[0; UPPER_BOXES]];
    for (face, &count) in roll.iter().enumerate() {
        let longer = parts.iter().flat_map(|part| {
            (0..=count).map(move |kept| {
                let mut longer = *part;
                longer[face] = kept;
                longer
            })
        });
        parts = longer.collect();
    }
    parts.retain(|part| *part != roll);
    parts
}
