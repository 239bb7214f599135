//! What the platter is worth to the others.

use super::net::Net;
use super::values::{Standing, standing};
use crate::games::clever::bonus::{Pool, settle, untold, write};
use crate::games::clever::layout::Area;
use crate::games::clever::state::{CleverState, Stage};
use crate::state::{Seat, State};

/// How many points the dice on the platter bring the others, on average over the other seats; 0 for somebody alone.
/// A bonus that would leave them a choice counts for nothing, so this is a lower bound of what the net thinks.
pub(super) fn served(net: &Net, state: &CleverState, seat: Seat) -> f32 {
    let others = (0..state.seats() as u8).map(Seat).filter(|&other| other != seat);
    let gains: f32 = others.map(|other| best_gain(net, state, other)).sum();
    gains / (state.seats() - 1).max(1) as f32
}

/// What the best die on the platter adds to the value of a sheet.
fn best_gain(net: &Net, state: &CleverState, seat: Seat) -> f32 {
    let Standing::After(before) = standing(state, seat, Stage::Over) else { return 0.0 };
    let now = net.value(&before);
    let mut best = now;
    for die in state.platter().iter() {
        for area in Area::ALL.into_iter().filter(|&area| die.serves(area)) {
            let pips = state.pips(die, area);
            for cell in before.sheet.open_cells(area, pips).iter() {
                let (mut after, mut pool) = (before, Pool::EMPTY);
                write(&mut after.sheet, &mut pool, area, cell, pips, &mut untold);
                settle(&mut after.sheet, &mut pool, &mut untold);
                best = best.max(net.value(&after));
            }
        }
    }
    best - now
}
