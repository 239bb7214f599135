//! Where a turn is going to end: the box it will fill under the best play, with which chance and for how much.

use super::lattice::{KEEPS, LATTICE, ROLLS, SIZE_STARTS, different_faces};
use super::turn_values::TurnValues;
use crate::games::yahtzee::layout::{BOXES, Box, ROLLS as THROWS, YAHTZEE_POINTS};
use crate::games::yahtzee::score::{Counts, Offer};
use crate::state::Points;

/// How a turn may end, by box.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Endings {
    /// The chance that the turn fills this box.
    chances: [f64; BOXES],
    /// That chance times the points written there on average.
    points: [f64; BOXES],
}

/// The box that a turn may end in.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Ending {
    /// The box.
    pub target: Box,
    /// The chance that the turn fills it.
    pub chance: f64,
    /// The points written there on average, if it does.
    pub points: f64,
}

impl Endings {
    const NONE: Endings = Endings { chances: [0.0; BOXES], points: [0.0; BOXES] };

    /// The boxes that the turn ends in with at least this chance, likeliest first.
    pub fn likeliest(&self, least_chance: f64) -> Vec<Ending> {
        let likely = Box::ALL.into_iter().filter(|target| self.chances[target.index()] >= least_chance);
        let mut endings: Vec<_> = likely
            .map(|target| {
                let chance = self.chances[target.index()];
                Ending { target, chance, points: self.points[target.index()] / chance }
            })
            .collect();
        endings.sort_by(|a, b| b.chance.total_cmp(&a.chance));
        endings
    }

    fn certain(target: Box, points: Points) -> Endings {
        let mut endings = Endings::NONE;
        endings.chances[target.index()] = 1.0;
        endings.points[target.index()] = f64::from(points);
        endings
    }

    fn add(&mut self, other: &Endings) {
        for index in 0..BOXES {
            self.chances[index] += other.chances[index];
            self.points[index] += other.points[index];
        }
    }

    fn share(&mut self, part: f64) {
        for number in self.chances.iter_mut().chain(&mut self.points) {
            *number *= part;
        }
    }
}

/// The endings of one turn after every keep.
pub struct TurnEndings {
    /// By keep.
    keeps: Vec<Endings>,
}

impl TurnEndings {
    /// Follows the best play from every keep, with so many throws left before, 1 or 2, to the end of the turn.
    pub fn new(values: &TurnValues, rolls_left: u8) -> Self {
        debug_assert!((1..THROWS).contains(&rolls_left));
        let mut boxes = BestBoxes::new(values);
        let mut rolls: Vec<_> = LATTICE.rolls.iter().map(|roll| boxes.ending(roll)).collect();
        let mut keeps = follow_keeps(&rolls);
        if rolls_left == 2 {
            let best_within = best_keeps(values);
            for (roll, endings) in rolls.iter_mut().enumerate() {
                let worth = |keep: &u8| values.keep_mean(1, *keep);
                let steps = LATTICE.roll_lowered[roll].iter().take(different_faces(&LATTICE.rolls[roll]));
                let within = steps.map(|&less| best_within[usize::from(less)]);
                let best = within.max_by(|a, b| worth(a).total_cmp(&worth(b)));
                if let Some(keep) = best.filter(|keep| worth(keep) > values.roll_mean(0, roll)) {
                    *endings = keeps[usize::from(keep)];
                }
            }
            keeps = follow_keeps(&rolls);
        }
        TurnEndings { keeps }
    }

    /// The endings when these dice are kept, at most four.
    pub fn of(&self, kept: &Counts) -> &Endings {
        &self.keeps[usize::from(LATTICE.keep_index(kept))]
    }
}

/// The best box for rolls when no throw is left.
struct BestBoxes<'a> {
    values: &'a TurnValues<'a>,
    /// By box and points: what it is worth to write them there, once it has been asked for.
    worth: [[Option<f64>; YAHTZEE_POINTS as usize + 1]; BOXES],
}

impl<'a> BestBoxes<'a> {
    fn new(values: &'a TurnValues<'a>) -> Self {
        BestBoxes { values, worth: [[None; YAHTZEE_POINTS as usize + 1]; BOXES] }
    }

    /// The one ending of a roll. The Yahtzee bonus comes whichever box is chosen, so it decides nothing.
    fn ending(&mut self, roll: &Counts) -> Endings {
        let mut best = (f64::NEG_INFINITY, Endings::NONE);
        for target in Box::ALL {
            let Ok(offer) = self.values.sheet().offer(roll, target, self.values.rules()) else { continue };
            let known = &mut self.worth[target.index()][offer.points as usize];
            let without_bonus = Offer { yahtzee_bonus: 0, ..offer };
            let worth = *known.get_or_insert_with(|| self.values.write_mean(target, without_bonus));
            if worth > best.0 {
                best = (worth, Endings::certain(target, offer.points));
            }
        }
        best.1
    }
}

/// The best keep within every keep.
fn best_keeps(values: &TurnValues) -> [u8; KEEPS] {
    let mut best = [0; KEEPS];
    for keep in 0..KEEPS as u8 {
        let index = usize::from(keep);
        best[index] = keep;
        for &less in LATTICE.keep_lowered[index].iter().take(different_faces(&LATTICE.keeps[index])) {
            let within = best[usize::from(less)];
            if values.keep_mean(1, within) > values.keep_mean(1, best[index]) {
                best[index] = within;
            }
        }
    }
    best
}

/// The endings of every keep, from those of every roll.
fn follow_keeps(rolls: &[Endings]) -> Vec<Endings> {
    debug_assert_eq!(rolls.len(), ROLLS);
    let mut keeps = vec![Endings::NONE; KEEPS];
    for keep in (0..KEEPS).rev() {
        let next = if keep >= usize::from(SIZE_STARTS[4]) { rolls } else { &keeps };
        let mut sum = Endings::NONE;
        for &raised in &LATTICE.raised[keep] {
            sum.add(&next[usize::from(raised)]);
        }
        sum.share(1.0 / 6.0);
        keeps[keep] = sum;
    }
    keeps
}
