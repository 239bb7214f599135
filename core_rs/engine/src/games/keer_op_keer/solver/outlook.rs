//! All that the next roll can bring: the best placement for every pair of faces, and the mean over all rolls.

use super::net::{Net, NoSums, POINT, Sums};
use super::sheet::{Change, Sheet};
use super::terrain::{Placement, Terrain};
use crate::games::keer_op_keer::layout::{COLOURS, MOST_CROSSES as MOST};

/// Faces of a die: five colours or numbers, and the joker.
pub(super) const FACES: usize = 6;
/// The face of the joker.
pub(super) const JOKER: usize = 5;
/// What cannot be: below every value.
const IMPOSSIBLE: i32 = i32::MIN / 2;

/// A placement of a board: its block and its place in the list of that block.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Spot {
    pub(super) block: u8,
    pub(super) placement: u8,
}

impl Spot {
    /// The placement itself.
    pub(super) fn on(self, terrain: &Terrain) -> &Placement {
        &terrain.blocks[usize::from(self.block)].placements[usize::from(self.placement)]
    }
}

/// The best that can be done with a pair of faces.
#[derive(Clone, Copy, Debug)]
pub(super) struct Answer {
    /// The value of the sheet after it; `IMPOSSIBLE` if nothing can be done.
    pub(super) value: i32,
    pub(super) spot: Spot,
    /// Jokers spent.
    pub(super) cost: u8,
}

const NOTHING: Answer = Answer { value: IMPOSSIBLE, spot: Spot { block: 0, placement: 0 }, cost: 0 };

impl Answer {
    /// Whether there is anything to do.
    pub(super) const fn is_possible(&self) -> bool {
        self.value > IMPOSSIBLE
    }

    fn or(self, other: Answer) -> Answer {
        if other.value > self.value { other } else { self }
    }
}

/// What the coming roll can bring.
#[derive(Clone, Debug)]
pub(super) struct Outlook {
    /// By the faces of a colour die and of a number die.
    pub(super) answers: [[Answer; FACES]; FACES],
    /// The value of passing.
    pub(super) pass: i32,
}

/// Judges sheets of one board with so many rolls left after the judged choice.
pub(super) struct Judge<'a> {
    terrain: &'a Terrain,
    sheet: &'a Sheet,
    /// By jokers spent; `None` in the last roll, after which only points count, and where the jokers do not suffice.
    sums: [Option<Sums<'a>>; 3],
}

impl<'a> Judge<'a> {
    /// Judges what can follow on this sheet, `rolls` being those left after it.
    pub(super) fn new(net: &'a Net, terrain: &'a Terrain, sheet: &'a Sheet, rolls: usize) -> Self {
        let mut sums = [None; 3];
        if rolls > 0 {
            let now = Sums::of(net, terrain, sheet, rolls);
            for cost in 0..=sheet.jokers.min(2) {
                sums[usize::from(cost)] = Some(now.with_jokers(sheet.jokers, sheet.jokers - cost));
            }
        }
        Judge { terrain, sheet, sums }
    }

    /// The value of passing.
    pub(super) fn pass(&self) -> i32 {
        self.sheet.score * POINT + self.sums[0].map_or(0, |sums| sums.value())
    }

    /// The value after a placement for so many jokers.
    #[inline]
    pub(super) fn value(&self, block: usize, placement: &Placement, cost: u8) -> i32 {
        let mut after = self.sheet.clone();
        let score = |after: &Sheet| (after.score - i32::from(cost)) * POINT;
        if let Some(mut sums) = self.sums[usize::from(cost)] {
            after.cross(self.terrain, block, placement, &mut sums);
            return score(&after) + sums.value();
        }
        after.cross(self.terrain, block, placement, &mut NoSums);
        score(&after)
    }

    /// Every placement that is possible now.
    pub(super) fn each_spot(&self, mut each: impl FnMut(Spot, &Placement)) {
        for (number, block) in self.terrain.blocks.iter().enumerate() {
            if self.sheet.unreached >> number & 1 == 1 {
                continue;
            }
            for (place, placement) in block.placements.iter().enumerate() {
                if self.sheet.admits(number, placement) {
                    each(Spot { block: number as u8, placement: place as u8 }, placement);
                }
            }
        }
    }

    /// The best answer to every pair of faces. A joker's placement is sought among those that are best without it.
    pub(super) fn outlook(&self) -> Outlook {
        let mut answers = [[NOTHING; FACES]; FACES];
        self.each_spot(|spot, placement| {
            let block = usize::from(spot.block);
            let colour = usize::from(self.terrain.blocks[block].colour);
            let value = self.value(block, placement, 0);
            let best = &mut answers[colour][usize::from(placement.size) - 1];
            *best = best.or(Answer { value, spot, cost: 0 });
        });
        let again = |answer: Answer, cost: u8| {
            if !answer.is_possible() {
                return NOTHING;
            }
            let value = self.value(usize::from(answer.spot.block), answer.spot.on(self.terrain), cost);
            Answer { value, cost, ..answer }
        };
        if self.sheet.jokers > 0 {
            let mut best = NOTHING;
            for colour in 0..COLOURS {
                for number in 0..MOST {
                    let answer = again(answers[colour][number], 1);
                    answers[colour][JOKER] = answers[colour][JOKER].or(answer);
                    answers[JOKER][number] = answers[JOKER][number].or(answer);
                    best = best.or(answer);
                }
            }
            if self.sheet.jokers > 1 {
                answers[JOKER][JOKER] = again(best, 2);
            }
        }
        Outlook { answers, pass: self.pass() }
    }
}

impl Outlook {
    /// The mean over all rolls of two and two dice of the best that can be done, in 1/1296 of a value.
    pub(super) fn solo_mean(&self) -> i64 {
        let mut sum = 0;
        for a in 0..FACES {
            for b in a..FACES {
                let mut best: [i32; FACES] = std::array::from_fn(|number| {
                    self.answers[a][number].value.max(self.answers[b][number].value).max(self.pass)
                });
                best.sort_unstable();
                // The i-th smallest of six is the larger of two dice in 2 i - 1 of 36 cases.
                let pairs = best.iter().zip([1, 3, 5, 7, 9, 11]);
                let mean: i64 = pairs.map(|(&value, ways)| i64::from(value) * ways).sum();
                sum += if a == b { mean } else { 2 * mean };
            }
        }
        sum
    }

    /// The best answer to some dice; `None` to pass.
    pub(super) fn best(&self, colours: &[u8], numbers: &[u8]) -> Option<Answer> {
        let mut best = Answer { value: self.pass, ..NOTHING };
        let mut is_pass = true;
        for &colour in colours {
            for &number in numbers {
                let answer = self.answers[usize::from(colour)][usize::from(number)];
                if answer.value > best.value {
                    best = answer;
                    is_pass = false;
                }
            }
        }
        (!is_pass).then_some(best)
    }
}

/// Crosses an answer on a sheet.
pub(super) fn play(sheet: &mut Sheet, terrain: &Terrain, answer: &Answer, change: &mut impl Change) {
    sheet.cross(terrain, usize::from(answer.spot.block), answer.spot.on(terrain), change);
    sheet.jokers -= answer.cost;
    sheet.score -= i32::from(answer.cost);
}
