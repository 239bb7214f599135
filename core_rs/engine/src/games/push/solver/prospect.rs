//! What holdings and rows are worth from here on, seen from one seat: the sum that every choice is measured by.
//!
//! A seat's outlook is additive: banked points, a value for the open points of every colour (less than their sum while
//! dice cards may still come), and what the coming turns bring by their order. A seat's lead is its own outlook less a
//! weighted mean of the others', with more weight on those who are ahead.

use super::lanes::Lane;
use super::weights::{OPEN_KNOTS, TIMES, WeightSet, Weights};
use crate::games::push::cards::Heap;
use crate::games::push::layout::{COLOURS, FACES, ROWS};
use crate::games::push::state::{MOST_SEATS, PushState};
use crate::state::{Seat, State, Turn};

/// Sums of open points of one colour: 0 to 63.
const SUMS: usize = 64;
/// How far ahead of the rest a rival must be to be the only one who counts, at the end and per share of the pile left.
const RIVAL_SCALE: (f64, f64) = (6.0, 60.0);

/// What each row brings to each seat.
pub(super) type Gains = [[f64; MOST_SEATS]; ROWS];

/// The table of values for one seat at one moment.
#[derive(Clone)]
pub(super) struct Prospect<'w> {
    pub(super) seats: usize,
    me: usize,
    active: usize,
    risk: bool,
    pub(super) weights: &'w Weights,
    /// How much a point of each seat adds to the lead of this one.
    share: [f64; MOST_SEATS],
    /// The value of so many open points of one colour.
    value: [f64; SUMS],
    sums: [[u8; COLOURS]; MOST_SEATS],
    /// The value of all open cards of each seat.
    open: [f64; MOST_SEATS],
    banked: [f64; MOST_SEATS],
}

/// The share of the pile that is left.
fn time(pile: u32) -> f64 {
    f64::from(pile) / 120.0
}

/// What a sum of open points adds to the features of a seat, by knot.
pub(super) fn open_basis(sum: f64) -> [f64; OPEN_KNOTS.len()] {
    OPEN_KNOTS.map(|knot| if sum > knot { sum - knot } else { 0.0 })
}

/// The powers of the time left.
pub(super) fn time_basis(pile: u32) -> [f64; TIMES] {
    let time = time(pile);
    [time, time * time, time * time * time]
}

pub(super) fn dot<const N: usize>(a: &[f64; N], b: &[f64; N]) -> f64 {
    let mut sum = 0.0;
    for index in 0..N {
        sum += a[index] * b[index];
    }
    sum
}

impl Weights {
    /// What so many open points of one colour are worth: never more than the same points banked, nor less than nothing.
    fn open_value(&self, sum: f64, times: &[f64; TIMES]) -> f64 {
        let basis = open_basis(sum);
        let mut value = sum;
        for (knot, weights) in basis.iter().zip(&self.open) {
            value += knot * dot(weights, times);
        }
        value.clamp(0.0, sum)
    }

    /// What the rest of the game brings a seat that moves after so many others.
    fn tempo(&self, place: usize, times: &[f64; TIMES]) -> f64 {
        dot(&self.tempo[place], times)
    }
}

impl<'w> Prospect<'w> {
    /// The values as this seat sees them, with the pile as it is.
    pub(super) fn new(state: &PushState, me: Seat, weights: &'w WeightSet) -> Self {
        let seats = state.seats();
        let risk = state.rules().risk;
        let weights = &weights[seats - 2][usize::from(risk)];
        let times = time_basis(state.pile());
        let mut value = [0.0; SUMS];
        let mut cost = 0.0;
        for (sum, value) in (0..).zip(value.iter_mut()) {
            // What it costs that they lie open, rather than banked, grows with the points: at most in proportion, as
            // more points can be played like fewer. Half as fast at least, where the weights know too little to say.
            let points = f64::from(sum);
            let least = if sum > 1 { cost * (points - 0.5) / (points - 1.0) } else { 0.0 };
            let learned = points - weights.open_value(points, &times);
            cost = if learned > least { learned } else { least };
            *value = points - cost;
        }
        let mut prospect = Prospect {
            seats,
            me: me.index(),
            active: state.active().index(),
            risk,
            weights,
            share: [0.0; MOST_SEATS],
            value,
            sums: [[0; COLOURS]; MOST_SEATS],
            open: [0.0; MOST_SEATS],
            banked: [0.0; MOST_SEATS],
        };
        for seat in 0..seats {
            prospect.banked[seat] = f64::from(state.banked(Seat(seat as u8)).points());
            prospect.set_open(seat, state.open(Seat(seat as u8)));
        }
        prospect.weigh_rivals(time(state.pile()));
        prospect
    }

    fn set_open(&mut self, seat: usize, open: Heap) {
        self.sums[seat] = open.by_colour().map(|sum| sum as u8);
        let mut total = 0.0;
        for sum in self.sums[seat] {
            total += self.value[usize::from(sum)];
        }
        self.open[seat] = total;
    }

    /// A rival counts the more, the further ahead he is; near the end the leader alone.
    fn weigh_rivals(&mut self, time: f64) {
        let others = (0..self.seats).filter(|&seat| seat != self.me);
        let outlook = |seat: usize| self.banked[seat] + self.open[seat];
        let best = others.clone().map(outlook).fold(f64::MIN, f64::max);
        let scale = RIVAL_SCALE.0 + RIVAL_SCALE.1 * time;
        let mut total = 0.0;
        let mut share = [0.0; MOST_SEATS];
        for seat in others {
            let behind = 1.0 + (best - outlook(seat)) / scale;
            share[seat] = -1.0 / (behind * behind * behind * behind);
            total -= share[seat];
        }
        for share in &mut share {
            *share /= total;
        }
        share[self.me] = 1.0;
        self.share = share;
    }

    /// The lead in holdings alone.
    pub(super) fn standing(&self) -> f64 {
        let mut lead = 0.0;
        for seat in 0..self.seats {
            lead += self.share[seat] * (self.banked[seat] + self.open[seat]);
        }
        lead
    }

    /// What the order of play adds to the lead when the next turn begins with this pile.
    pub(super) fn tempo(&self, next: usize, pile: u32) -> f64 {
        let times = time_basis(pile);
        let mut lead = 0.0;
        for seat in 0..self.seats {
            let place = (seat + self.seats - next) % self.seats;
            lead += self.share[seat] * self.weights.tempo(place, &times);
        }
        lead
    }

    /// The lead if the turn of the active seat ended with this pile and nothing else changed.
    pub(super) fn after_turn(&self, pile: u32) -> f64 {
        self.standing() + self.tempo((self.active + 1) % self.seats, pile)
    }

    /// The lead in a position between two turns, by the values of this table.
    #[cfg(feature = "lab")]
    pub(super) fn settled(&self, state: &PushState) -> f64 {
        let mut then = self.clone();
        for seat in 0..self.seats {
            then.banked[seat] = f64::from(state.banked(Seat(seat as u8)).points());
            then.set_open(seat, state.open(Seat(seat as u8)));
        }
        then.standing() + self.tempo(state.active().index(), state.pile())
    }

    /// The lead between two turns: at the end of the game the real one, over the best of the others.
    pub(super) fn lead(&self, state: &PushState) -> f64 {
        if state.turn() != Turn::Over {
            return self.standing() + self.tempo(self.active, state.pile());
        }
        let score = |seat: usize| state.score(Seat(seat as u8));
        let others = (0..self.seats).filter(|&seat| seat != self.me);
        f64::from(score(self.me) - others.map(score).max().unwrap_or_default())
    }

    /// What banking adds at once: the colour is worth its points.
    pub(super) fn banking_gain(&self, colour: usize) -> f64 {
        let sum = self.sums[self.me][colour];
        f64::from(sum) - self.value[usize::from(sum)]
    }

    /// How many faces of the die cost a colour.
    fn hits(&self) -> f64 {
        (1.0 + f64::from(u8::from(self.risk))) / FACES as f64
    }

    /// What a row brings to a seat.
    pub(super) fn gain(&self, lane: &Lane, seat: usize) -> f64 {
        let mut after = self.open[seat];
        for (colour, &number) in lane.numbers.iter().enumerate() {
            if number > 0 {
                let sum = self.sums[seat][colour];
                after += self.value[usize::from(sum + number)] - self.value[usize::from(sum)];
            }
        }
        if lane.dice {
            after -= after * self.hits();
        }
        after - self.open[seat]
    }

    pub(super) fn gains_of(&self, lane: &Lane) -> [f64; MOST_SEATS] {
        let mut gains = [0.0; MOST_SEATS];
        for (seat, gain) in gains.iter_mut().enumerate().take(self.seats) {
            *gain = self.gain(lane, seat);
        }
        gains
    }

    /// What a roll of the die costs this seat's lead if the active seat has to roll now.
    pub(super) fn bust_loss(&self) -> f64 {
        self.share[self.active] * self.open[self.active] * self.hits()
    }

    /// What sharing out adds to the lead: everybody takes what is best for himself, this seat what is best for its
    /// lead. `left` has a bit for every row that is still there.
    pub(super) fn share_out(&self, gains: &Gains, left: u8, takers: &[Seat]) -> f64 {
        let Some((taker, rest)) = takers.split_first() else { return 0.0 };
        let seat = taker.index();
        let mut best: Option<(f64, usize)> = None;
        for row in (0..ROWS).filter(|row| left >> row & 1 == 1) {
            let wish = if seat == self.me {
                gains[row][seat] + self.share_out(gains, left & !(1 << row), rest)
            } else {
                gains[row][seat]
            };
            if best.is_none_or(|(most, _)| wish > most) {
                best = Some((wish, row));
            }
        }
        match best {
            None => 0.0,
            Some((wish, _)) if seat == self.me => wish,
            Some((wish, row)) => self.share[seat] * wish + self.share_out(gains, left & !(1 << row), rest),
        }
    }

    /// Which row each taker takes, in their order.
    pub(super) fn plan(&self, gains: &Gains, left: u8, takers: &[Seat]) -> Vec<(Seat, usize)> {
        let mut left = left;
        let mut plan = Vec::new();
        for (index, &taker) in takers.iter().enumerate() {
            let seat = taker.index();
            let mut best: Option<(f64, usize)> = None;
            for row in (0..ROWS).filter(|row| left >> row & 1 == 1) {
                let mut wish = gains[row][seat];
                if seat == self.me {
                    wish += self.share_out(gains, left & !(1 << row), &takers[index + 1..]);
                }
                if best.is_none_or(|(most, _)| wish > most) {
                    best = Some((wish, row));
                }
            }
            let Some((_, row)) = best else { break };
            left &= !(1 << row);
            plan.push((taker, row));
        }
        plan
    }

    /// The row that the active seat would take first.
    pub(super) fn own_row(&self, gains: &Gains, left: u8, takers: &[Seat]) -> usize {
        self.plan(gains, left, &takers[..1]).first().map_or(0, |(_, row)| *row)
    }
}
