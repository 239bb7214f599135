//! What a position at the table is worth to a seat: its own sheet as the net values it, chains and last dice searched.

use super::features::{ACTIVE_WINDOW, Afterstate, BEFORE_CHOICE, BEFORE_PASSIVE, MOMENTS, PASSIVE_WINDOW};
use super::net::Net;
use crate::games::clever::layout::{Bonus, DICE, DiceSet, MOST_ROUNDS, ROUND_BONUS};
use crate::games::clever::moves::CleverMove;
use crate::games::clever::sheet::Sheet;
use crate::games::clever::state::{CleverState, Stage};
use crate::state::{Seat, State};

/// Extra dice at the very end that are searched to the last; with more of them the net is asked.
const SEARCHED_EXTRAS: u8 = 2;

/// Picks of an active turn.
const ACTIVE_PICKS: i32 = 3;
/// Picks of a round alone.
const SOLO_PICKS: i32 = 4;

/// What is kept for later.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Track {
    /// Rerolls.
    Rerolls,
    /// Extra dice.
    Extras,
}

/// Where a sheet stands when a move has run its course.
pub(super) enum Standing {
    /// The same seat chooses on, with a bonus that waits.
    Chain,
    /// Chance or others come next.
    After(Between),
    /// Nothing more can happen to the sheet.
    Final,
}

/// A sheet between two decisions. The net knows games of somebody alone only; at a table the picks that are left fall
/// between two rounds of such a game, and so does the value.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Between {
    /// As it would be in the earlier one of the two rounds.
    pub(super) after: Afterstate,
    /// How much of the way to the next round is behind; 0 alone. Beyond the first and the last round it goes on straight.
    way: f32,
    /// The rounds whose bonus the sheet has had.
    given: u8,
}

impl Between {
    /// The expected final score.
    pub(super) fn value(&self, net: &Net) -> f32 {
        let here = self.value_at(net, self.after.time);
        if self.way == 0.0 {
            return here;
        }
        here + self.way * (self.value_at(net, self.after.time + MOMENTS) - here)
    }

    /// What the net thinks at some time of a game alone. By then it takes for granted the bonuses of all rounds begun;
    /// a table that plays fewer rounds gives them later, so they are added.
    fn value_at(&self, net: &Net, time: u8) -> f32 {
        let mut after = Afterstate { time, ..self.after };
        let mut chosen = 0.0;
        for round in self.given..(time / MOMENTS + 1).min(MOST_ROUNDS) {
            match ROUND_BONUS[usize::from(round)] {
                Some(Bonus::Reroll) => after.sheet.rerolls += 1,
                Some(Bonus::Extra) => after.sheet.extras += 1,
                Some(_) => {
                    let early = Afterstate { faces: [0; DICE], spent: DiceSet::NONE, ..after };
                    let with = Afterstate { time: BEFORE_CHOICE, ..early };
                    let without = Afterstate { time: round * MOMENTS, ..early };
                    chosen = net.value(&with) - net.value(&without);
                }
                None => {}
            }
        }
        net.value(&after) + chosen
    }
}

/// The standing of a seat in a position that a move of it, made in `stage`, has led to.
pub(super) fn standing(state: &CleverState, seat: Seat, stage: Stage) -> Standing {
    let acts = state.acting() == seat;
    if acts && !state.pool().is_empty() && state.stage() == stage {
        return Standing::Chain;
    }
    let sheet = *state.sheet(seat);
    let later = picks_after_turn(state, seat);
    let given = state.round();
    let after = |moment: u8, picks_behind: i32, faces: [u8; DICE]| {
        let (round, way) = solo_round(later, picks_behind);
        let time = round * MOMENTS + moment;
        Standing::After(Between {
            after: Afterstate { sheet, time, faces, spent: state.spent(seat) },
            way,
            given,
        })
    };
    match state.stage() {
        Stage::Over => Standing::Final,
        Stage::Round if acts && !state.pool().is_empty() => {
            let (faces, spent) = ([0; DICE], DiceSet::NONE);
            Standing::After(Between {
                after: Afterstate { sheet, time: BEFORE_CHOICE, faces, spent },
                way: 0.0,
                given: MOST_ROUNDS,
            })
        }
        Stage::Active if acts => {
            let mut faces = *state.faces();
            for die in state.tray().iter() {
                faces[die.index()] = 0;
            }
            after(state.roll() - 1, 21, faces)
        }
        // Without a pick to come it is the last window, whoever opened it.
        Stage::ActiveExtra if acts && later > 0 => after(ACTIVE_WINDOW, 21, *state.faces()),
        Stage::ActiveExtra | Stage::PassiveExtra | Stage::Last if acts => {
            after(PASSIVE_WINDOW, 20, *state.faces())
        }
        _ => between_turns(state, seat, sheet),
    }
}

/// A seat that waits for its next turn.
fn between_turns(state: &CleverState, seat: Seat, sheet: Sheet) -> Standing {
    let picks = picks_after_turn(state, seat) + i32::from(is_served_now(state, seat));
    if picks == 0 {
        return Standing::Final;
    }
    let next_active = match state.stage() {
        Stage::Round => 0,
        _ => (state.active().0 + 1) % state.seats() as u8,
    };
    let is_passive = is_served_now(state, seat) || next_active != seat.0;
    let (moment, behind) = if is_passive { (BEFORE_PASSIVE, 21) } else { (0, 24) };
    let (round, way) = solo_round(picks, behind);
    let time = round * MOMENTS + moment;
    Standing::After(Between {
        after: Afterstate { sheet, time, faces: [0; DICE], spent: DiceSet::NONE },
        way,
        given: state.round(),
    })
}

/// Whether the seat still gets its passive pick in the turn that is going on.
fn is_served_now(state: &CleverState, seat: Seat) -> bool {
    if state.seats() == 1 {
        return state.stage() == Stage::Passive;
    }
    match state.stage() {
        Stage::Active | Stage::ActiveExtra => seat != state.active(),
        Stage::Passive | Stage::PassiveExtra => {
            let seats = state.seats() as u8;
            let turn_of = |other: Seat| (other.0 + seats - state.active().0) % seats;
            let waits = turn_of(seat) > turn_of(state.acting());
            seat != state.active() && (waits || seat == state.acting() && state.stage() == Stage::Passive)
        }
        Stage::Round | Stage::Last | Stage::Over => false,
    }
}

/// How many picks a seat has after the turn that is going on.
fn picks_after_turn(state: &CleverState, seat: Seat) -> i32 {
    let seats = state.seats() as i32;
    let rounds = i32::from(state.rounds() - state.round());
    if seats == 1 {
        let passive = i32::from(matches!(state.stage(), Stage::Round | Stage::Active | Stage::ActiveExtra));
        let active = ACTIVE_PICKS * i32::from(state.stage() == Stage::Round);
        return rounds * (ACTIVE_PICKS + 1) + passive + active;
    }
    let active = i32::from(state.active().0);
    let begun = i32::from(state.stage() != Stage::Round);
    // Turns of this round that are still to come.
    let turns = seats - active - begun;
    let own = i32::from(i32::from(seat.0) >= active + begun);
    rounds * (ACTIVE_PICKS + seats - 1) + ACTIVE_PICKS * own + turns - own
}

/// The round of a game alone, from 0, in which as many picks are left, and the way from there to the next; `most` are
/// those left in the first round.
fn solo_round(picks: i32, most: i32) -> (u8, f32) {
    let last = i32::from(MOST_ROUNDS) - 1;
    let made = most - picks;
    let round = made.div_euclid(SOLO_PICKS).clamp(0, last);
    let round = if made == round * SOLO_PICKS { round } else { round.min(last - 1) };
    (round as u8, (made - round * SOLO_PICKS) as f32 / SOLO_PICKS as f32)
}

/// The expected final score of a seat after a move of it, made in `stage`.
pub(super) fn value_after(net: &Net, state: &CleverState, seat: Seat, stage: Stage) -> f32 {
    match standing(state, seat, stage) {
        Standing::Final => state.sheet(seat).total() as f32,
        Standing::Chain => best_value(net, state),
        Standing::After(between) => {
            let last = between.after.time == MOST_ROUNDS * MOMENTS - 1;
            if last && state.stage().is_window() && between.after.sheet.extras <= SEARCHED_EXTRAS {
                best_value(net, state)
            } else {
                between.value(net)
            }
        }
    }
}

/// The value of the best move.
fn best_value(net: &Net, state: &CleverState) -> f32 {
    let mut best = f32::NEG_INFINITY;
    each_value(net, state, &mut |_, value| best = best.max(value));
    best
}

/// Every move with the expected final score of the seat that makes it.
pub(super) fn each_value(net: &Net, state: &CleverState, tell: &mut dyn FnMut(CleverMove, f32)) {
    let (seat, stage) = (state.acting(), state.stage());
    state.each_move(&mut |chosen| {
        let mut after = *state;
        after.apply(chosen, &mut |_| ());
        tell(chosen, value_after(net, &after, seat, stage));
    });
}

/// Whether the value of a move is the final score itself: no dice come any more, and the search goes to the end.
pub(super) fn is_exact(state: &CleverState, chosen: CleverMove) -> bool {
    let seat = state.acting();
    let mut after = *state;
    after.apply(chosen, &mut |_| ());
    let last_dice = match after.stage() {
        Stage::Over | Stage::Last => true,
        Stage::Passive | Stage::PassiveExtra => after.seats() == 1 && after.round() == after.rounds(),
        _ => false,
    };
    last_dice && is_searched(&after, seat)
}

/// Whether every line of play that is left to a seat is searched to its end.
fn is_searched(state: &CleverState, seat: Seat) -> bool {
    if state.stage() == Stage::Over || state.acting() != seat {
        return true;
    }
    if state.is_throw() || state.sheet(seat).extras > SEARCHED_EXTRAS {
        return false;
    }
    let mut all = true;
    state.each_move(&mut |chosen| {
        let mut after = *state;
        after.apply(chosen, &mut |_| ());
        all = all && is_searched(&after, seat);
    });
    all
}

/// What one more circle on a track is worth to a seat after a move of it, made in `stage`; `None` where a chain goes on,
/// the game is over or the track is empty.
pub(super) fn worth_of_circle(
    net: &Net,
    state: &CleverState,
    seat: Seat,
    stage: Stage,
    track: Track,
) -> Option<f32> {
    let Standing::After(between) = standing(state, seat, stage) else { return None };
    let mut without = between;
    let circles = match track {
        Track::Rerolls => &mut without.after.sheet.rerolls,
        Track::Extras => &mut without.after.sheet.extras,
    };
    *circles = circles.checked_sub(1)?;
    Some(between.value(net) - without.value(net))
}
