//! What a roll is worth in a box, and which boxes it may go to.

use super::layout::{
    BOXES, Box, FULL_HOUSE_POINTS, LARGE_STRAIGHT_POINTS, SMALL_STRAIGHT_POINTS, UPPER_BONUS, UPPER_BOXES,
    UPPER_GOAL, YAHTZEE_BONUS, YAHTZEE_POINTS,
};
use super::rules::{Joker, Rules};
use crate::state::{Points, Refusal};

/// How many dice show each face; `counts[0]` counts the ones.
pub type Counts = [u8; UPPER_BOXES];

/// Counts faces, `1..=6`.
pub fn count_faces(faces: &[u8]) -> Counts {
    let mut counts = [0; UPPER_BOXES];
    for &face in faces {
        counts[usize::from(face) - 1] += 1;
    }
    counts
}

/// The face of five of a kind, if these are.
pub fn yahtzee_face(counts: &Counts) -> Option<u8> {
    counts.iter().position(|&count| count == 5).map(|index| index as u8 + 1)
}

/// What a roll is worth in a box by its own print, without any joker.
pub fn plain_points(counts: &Counts, target: Box, rules: Rules) -> Points {
    let sum = || (1..).zip(counts).map(|(face, &count)| face * Points::from(count)).sum::<Points>();
    let most = *counts.iter().max().unwrap_or(&0);
    let fixed = |earned, points| if earned { points } else { 0 };
    match target {
        Box::ThreeOfAKind => fixed(most >= 3, sum()),
        Box::FourOfAKind => fixed(most >= 4, sum()),
        Box::FullHouse => {
            let natural = counts.contains(&3) && counts.contains(&2);
            fixed(natural || (rules.natural_full_house && most == 5), FULL_HOUSE_POINTS)
        }
        Box::SmallStraight => fixed(longest_run(counts) >= 4, SMALL_STRAIGHT_POINTS),
        Box::LargeStraight => fixed(longest_run(counts) >= 5, LARGE_STRAIGHT_POINTS),
        Box::Yahtzee => fixed(most == 5, YAHTZEE_POINTS),
        Box::Chance => sum(),
        upper => Points::from(upper as u8 + 1) * Points::from(counts[upper.index()]),
    }
}

fn longest_run(counts: &Counts) -> usize {
    let mut longest = 0;
    let mut run = 0;
    for &count in counts {
        run = if count > 0 { run + 1 } else { 0 };
        longest = longest.max(run);
    }
    longest
}

/// One player's column of the score sheet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Sheet {
    /// What stands in each box; `None` while it is open.
    pub boxes: [Option<u8>; BOXES],
    /// How many Yahtzee bonuses were earned.
    pub yahtzee_bonuses: u8,
}

/// What a box would bring for a roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Offer {
    /// The points written in the box.
    pub points: Points,
    /// Whether the roll is used as a joker there: in any lower box, as the rulebook lists them.
    pub joker: bool,
    /// The Yahtzee bonus that comes with it.
    pub yahtzee_bonus: Points,
}

impl Sheet {
    /// Whether a box is still open.
    pub fn is_open(&self, target: Box) -> bool {
        self.boxes[target.index()].is_none()
    }

    /// Whether all boxes are filled.
    pub fn is_full(&self) -> bool {
        self.boxes.iter().all(Option::is_some)
    }

    /// How many boxes are filled.
    pub fn filled(&self) -> usize {
        self.boxes.iter().flatten().count()
    }

    fn has_open_lower(&self) -> bool {
        self.boxes[UPPER_BOXES..].iter().any(Option::is_none)
    }

    /// The face of this roll if it is five of a kind and the Yahtzee box is filled.
    fn extra_yahtzee(&self, counts: &Counts) -> Option<u8> {
        yahtzee_face(counts).filter(|_| !self.is_open(Box::Yahtzee))
    }

    /// Whether this roll may stand for any lower box.
    pub fn is_joker(&self, counts: &Counts, rules: Rules) -> bool {
        rules.joker != Joker::None
            && self.extra_yahtzee(counts).is_some_and(|face| !self.is_open(Box::of_face(face)))
    }

    /// What a box brings for this roll.
    ///
    /// # Errors
    /// The reason why the roll may not go there.
    pub fn offer(&self, counts: &Counts, target: Box, rules: Rules) -> Result<Offer, Refusal> {
        if !self.is_open(target) {
            return Err(Refusal("box_filled"));
        }
        let is_upper = target.face().is_some();
        if rules.joker == Joker::Forced
            && let Some(face) = self.extra_yahtzee(counts)
            && self.is_open(Box::of_face(face))
            && target != Box::of_face(face)
        {
            return Err(Refusal("joker_must_take_its_upper_box"));
        }
        let joker = self.is_joker(counts, rules);
        let must_take_lower = rules.joker == Joker::Forced || !rules.voluntary_zero;
        if joker && must_take_lower && is_upper && self.has_open_lower() {
            return Err(Refusal("joker_must_take_a_lower_box"));
        }
        let plain = plain_points(counts, target, rules);
        let as_joker = match target {
            Box::FullHouse => FULL_HOUSE_POINTS,
            Box::SmallStraight => SMALL_STRAIGHT_POINTS,
            Box::LargeStraight => LARGE_STRAIGHT_POINTS,
            _ => plain,
        };
        let points = if joker { as_joker } else { plain };
        Ok(Offer { points, joker: joker && !is_upper, yahtzee_bonus: self.bonus_for(counts, rules) })
    }

    /// The Yahtzee bonus that this roll earns, whichever box it goes to.
    fn bonus_for(&self, counts: &Counts, rules: Rules) -> Points {
        let holds_fifty = self.boxes[Box::Yahtzee.index()] == Some(YAHTZEE_POINTS as u8);
        if rules.yahtzee_bonus && holds_fifty && yahtzee_face(counts).is_some() { YAHTZEE_BONUS } else { 0 }
    }

    /// Writes an offer into its box.
    pub fn write(&mut self, target: Box, offer: Offer) {
        self.boxes[target.index()] = Some(offer.points as u8);
        self.yahtzee_bonuses += u8::from(offer.yahtzee_bonus > 0);
    }

    fn sum(&self, range: std::ops::Range<usize>) -> Points {
        self.boxes[range].iter().flatten().map(|&points| Points::from(points)).sum()
    }

    /// The sum of the upper boxes, without the bonus.
    pub fn upper_total(&self) -> Points {
        self.sum(0..UPPER_BOXES)
    }

    /// The upper bonus, as soon as it is reached.
    pub fn upper_bonus(&self) -> Points {
        if self.upper_total() >= UPPER_GOAL { UPPER_BONUS } else { 0 }
    }

    /// The points of all Yahtzee bonuses.
    pub fn yahtzee_bonus(&self) -> Points {
        Points::from(self.yahtzee_bonuses) * YAHTZEE_BONUS
    }

    /// The sum of the lower boxes.
    pub fn lower_total(&self) -> Points {
        self.sum(UPPER_BOXES..BOXES)
    }

    /// Everything the sheet is worth now.
    pub fn total(&self) -> Points {
        self.upper_total() + self.upper_bonus() + self.yahtzee_bonus() + self.lower_total()
    }
}
