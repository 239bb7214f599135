//! What the last pick of a turn leaves on the platter, and what that is worth to the others.
//!
//! Only the last pick is weighed: it settles the platter, whatever is chosen. Before that the platter fills up anyway, and
//! to shun its first die would cost the picks still to come.

use super::net::Net;
use super::values::{Standing, standing};
use crate::games::clever::bonus::{Pool, settle, untold, write};
use crate::games::clever::layout::{Area, DICE, DiceSet, ROLLS};
use crate::games::clever::moves::CleverMove;
use crate::games::clever::state::{CleverState, Stage};
use crate::state::{Seat, State};

/// What each choice of a position serves to the others.
pub(super) struct Serving {
    /// In points, on average over the others: for each die that may be chosen, and last for going without.
    points: [Option<f32>; DICE + 1],
    /// The mean of these: what a roll that is still to come will serve.
    mean: f32,
}

impl Serving {
    /// Nothing is weighed outside the last pick, and nothing for somebody alone.
    pub(super) fn new(net: &Net, state: &CleverState) -> Serving {
        let mut points = [None; DICE + 1];
        if state.seats() > 1
            && state.stage() == Stage::Active
            && state.roll() == ROLLS
            && state.pool().is_empty()
        {
            state.each_move(&mut |chosen| {
                if let Some(place) = place(chosen)
                    && points[place].is_none()
                {
                    let left = match chosen {
                        CleverMove::Take(die, ..) => state.tray().without(die),
                        _ => state.tray(),
                    };
                    let platter = DiceSet(state.platter().0 | left.0);
                    points[place] = Some(worth_to_others(net, state, platter));
                }
            });
        }
        let known = points.iter().flatten();
        let mean = known.clone().sum::<f32>() / known.count().max(1) as f32;
        Serving { points, mean }
    }

    /// What a move serves.
    pub(super) fn by(&self, chosen: CleverMove) -> f32 {
        place(chosen).and_then(|place| self.points[place]).unwrap_or(self.mean)
    }
}

/// Where a move stands in the list; `None` if it settles no platter.
fn place(chosen: CleverMove) -> Option<usize> {
    match chosen {
        CleverMove::Take(die, ..) => Some(die.index()),
        CleverMove::Pass => Some(DICE),
        _ => None,
    }
}

/// How many points these dice bring the others, on average over them. A bonus that would leave them a choice counts for
/// nothing, so this is a lower bound of what the net thinks.
fn worth_to_others(net: &Net, state: &CleverState, platter: DiceSet) -> f32 {
    let others = (0..state.seats() as u8).map(Seat).filter(|&other| other != state.acting());
    let gains: f32 = others.map(|other| best_gain(net, state, other, platter)).sum();
    gains / (state.seats() - 1) as f32
}

/// What the best of these dice adds to the value of a sheet.
fn best_gain(net: &Net, state: &CleverState, seat: Seat, platter: DiceSet) -> f32 {
    let Standing::After(before) = standing(state, seat, Stage::Over) else { return 0.0 };
    let now = before.value(net);
    let mut best = now;
    for die in platter.iter() {
        for area in Area::ALL.into_iter().filter(|&area| die.serves(area)) {
            let pips = state.pips(die, area);
            for cell in before.after.sheet.open_cells(area, pips).iter() {
                let (mut after, mut pool) = (before, Pool::EMPTY);
                write(&mut after.after.sheet, &mut pool, area, cell, pips, &mut untold);
                settle(&mut after.after.sheet, &mut pool, &mut untold);
                best = best.max(after.value(net));
            }
        }
    }
    best - now
}
