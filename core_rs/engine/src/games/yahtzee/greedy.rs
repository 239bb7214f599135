//! A bot that thinks to the end of its turn and no further: the most points now, as if no turn came after.

use super::layout::Box;
use super::moves::{HoldMask, YahtzeeMove};
use super::score::{Counts, count_faces};
use super::solver::lattice::{KEEPS, LATTICE, ROLLS, SIZE_STARTS};
use super::state::YahtzeeState;
use crate::state::{Points, State, Turn};

/// The move with the highest expected points in this turn; of equal ones, the box that comes last on the sheet, so
/// that a zero does not cost the upper bonus. A player must be to move.
pub fn choose(state: &YahtzeeState) -> YahtzeeMove {
    let Some(dice) = state.dice() else { return YahtzeeMove::Hold(HoldMask::NONE) };
    let points =
        Box::ALL.into_iter().filter_map(|target| Some((target, gain(state, &count_faces(&dice), target)?)));
    let best_box = points.max_by_key(|&(_, points)| points);
    let best_hold = (state.rolls_left() > 0).then(|| best_hold(state, &dice));
    match (best_box, best_hold) {
        (Some((target, points)), Some((_, value))) if f64::from(points) >= value => {
            YahtzeeMove::Score(target)
        }
        (_, Some((mask, _))) => YahtzeeMove::Hold(mask),
        (Some((target, _)), None) => YahtzeeMove::Score(target),
        (None, None) => YahtzeeMove::Hold(HoldMask::NONE),
    }
}

/// What a box brings at once, all bonuses included; `None` if the roll may not go there.
fn gain(state: &YahtzeeState, roll: &Counts, target: Box) -> Option<Points> {
    let (Turn::Player(seat) | Turn::Chance(seat)) = state.turn() else { return None };
    let sheet = state.sheet(seat);
    let offer = sheet.offer(roll, target, state.rules()).ok()?;
    let mut after = *sheet;
    after.write(target, offer);
    Some(offer.points + offer.yahtzee_bonus + after.upper_bonus() - sheet.upper_bonus())
}

/// The hold with the highest expected points, and those points.
fn best_hold(state: &YahtzeeState, dice: &[u8]) -> (HoldMask, f64) {
    let best_gain = |roll: &Counts| Box::ALL.into_iter().filter_map(|target| gain(state, roll, target)).max();
    let gains: Vec<f64> = LATTICE.rolls.iter().map(|roll| best_gain(roll).map_or(0.0, f64::from)).collect();
    let mut keeps = expect(&gains);
    for _ in 1..state.rolls_left() {
        keeps = expect(&improve(&gains, &keeps));
    }
    let value = |mask: HoldMask| {
        let kept: Vec<_> = mask.positions().map(|position| dice[position]).collect();
        keeps[usize::from(LATTICE.keep_index(&count_faces(&kept)))]
    };
    let holds = HoldMask::playable().map(|mask| (mask, value(mask)));
    holds.fold((HoldMask::NONE, f64::NEG_INFINITY), |best, next| if next.1 > best.1 { next } else { best })
}

/// The value of every keep when the others are thrown, from the value of every roll.
fn expect(rolls: &[f64]) -> Vec<f64> {
    let mut keeps = vec![0.0; KEEPS];
    for keep in (0..KEEPS).rev() {
        let next = if keep >= usize::from(SIZE_STARTS[4]) { rolls } else { &keeps[..] };
        keeps[keep] = LATTICE.raised[keep].iter().map(|&raised| next[usize::from(raised)]).sum::<f64>() / 6.0;
    }
    keeps
}

/// The value of every roll with another throw to come: its points, or the best keep within it.
fn improve(gains: &[f64], keeps: &[f64]) -> Vec<f64> {
    let mut best = keeps.to_vec();
    for keep in 1..KEEPS {
        let faces = LATTICE.keeps[keep].iter().filter(|&&count| count > 0).count();
        for &less in &LATTICE.keep_lowered[keep][..faces] {
            best[keep] = best[keep].max(best[usize::from(less)]);
        }
    }
    let value = |roll: usize| {
        let faces = LATTICE.rolls[roll].iter().filter(|&&count| count > 0).count();
        let lowered = LATTICE.roll_lowered[roll][..faces].iter();
        lowered.fold(gains[roll], |value, &less| value.max(best[usize::from(less)]))
    };
    (0..ROLLS).map(value).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chosen(turn: &str) -> String {
        let text = format!(
            "rules=dutch,on,no,yes games=1 earlier=- sheets=-,-,-,-,-,-,-,-,-,-,-,-,-+0 turn=0:0:{turn}:-"
        );
        choose(&text.parse().unwrap()).to_string()
    }

    #[test]
    fn it_takes_the_most_points_when_no_throw_is_left() {
        assert_eq!(chosen("0:66611"), "full_house");
        assert_eq!(chosen("0:12345"), "large_straight");
        assert_eq!(chosen("0:66643"), "chance");
    }

    #[test]
    fn it_throws_on_when_that_is_worth_more() {
        // Four sixes and one throw: 1/6 of 50, else at least 24 + 1: more than the 25 on the table.
        assert_eq!(chosen("1:66661"), "h1234");
        // A fifth die for the large straight, 2/6 of 40 with 30 in hand, against stopping at 30.
        assert_eq!(chosen("1:23456"), "large_straight");
        // Two throws for a fifth six: chance 11/36.
        assert_eq!(chosen("2:66661"), "h1234");
    }
}
