//! A bot that looks at its sheet as it is after the move, and no further.

use super::bonus::Pool;
use super::layout::{Area, YELLOW_COLUMNS};
use super::moves::CleverMove;
use super::sheet::{Sheet, YELLOW_COLUMN};
use super::state::{CleverState, Stage};
use crate::state::{Points, State};

// All in tenths of a point: rules of thumb in round figures, not tuned.
const POINT: Points = 10;
const TRACK_CIRCLE: Points = 40;
const FOX: Points = 100;
const WAITING_BONUS: Points = 60;
/// What it costs to send a die to the platter while there are rolls left.
const LOST_DIE: Points = 15;
/// A roll is thrown again if the best choice brings less than this.
const POOR_ROLL: Points = 25;
/// An extra die is kept for later unless it brings this.
const GOOD_EXTRA: Points = 60;

/// The move after which the sheet is worth most; of equal ones the first. A player must be to move.
pub fn choose(state: &CleverState) -> CleverMove {
    let mut best = None;
    state.each_move(&mut |chosen| {
        let value = worth(state, chosen);
        if best.is_none_or(|(_, most)| value > most) {
            best = Some((chosen, value));
        }
    });
    best.map_or(CleverMove::Pass, |(chosen, _)| chosen)
}

/// What a move is worth beside the others of its position, in tenths of a point.
pub fn worth(state: &CleverState, chosen: CleverMove) -> Points {
    let seat = state.acting();
    match chosen {
        CleverMove::Reroll => POOR_ROLL,
        CleverMove::Pass => 0,
        // After the last turn an extra die is worth nothing any more.
        CleverMove::End if is_last_chance(state) => -TRACK_CIRCLE,
        CleverMove::End => GOOD_EXTRA - TRACK_CIRCLE,
        CleverMove::Take(..) | CleverMove::Extra(..) | CleverMove::Bonus(_) => {
            let mut after = *state;
            after.apply(chosen, &mut |_| ());
            let waiting = if after.acting() == seat { after.pool() } else { Pool::EMPTY };
            let waiting: Points = waiting.kinds().map(|bonus| Points::from(waiting.count(bonus))).sum();
            let lost = match chosen {
                CleverMove::Take(die, ..) if state.stage() == Stage::Active && state.roll() < 3 => {
                    let face = state.faces()[die.index()];
                    state.tray().below(face, state.faces()).len() as Points
                }
                _ => 0,
            };
            let gained = sheet_worth(after.sheet(seat)) - sheet_worth(state.sheet(seat));
            gained + waiting * WAITING_BONUS - lost * LOST_DIE
        }
    }
}

/// Whether this seat has no turn after this one.
fn is_last_chance(state: &CleverState) -> bool {
    let last_turn = state.active().index() + 1 == state.seats();
    let last_part = state.seats() > 1 || state.stage() != Stage::ActiveExtra;
    state.round() == state.rounds() && last_turn && last_part
}

/// A sheet in tenths of a point: what it scores, and what it has in hand.
fn sheet_worth(sheet: &Sheet) -> Points {
    let written: Points = [Area::Blue, Area::Green, Area::Orange, Area::Purple]
        .into_iter()
        .map(|area| sheet.area_points(area))
        .sum();
    // A yellow column scores only when it is complete: every cross counts its share of the four.
    let yellow: Points = (0..)
        .zip(YELLOW_COLUMNS)
        .map(|(column, points)| {
            let crosses = (sheet.yellow & YELLOW_COLUMN << column).count_ones() as Points;
            POINT * points * crosses / 4
        })
        .sum();
    let circles = Points::from(sheet.rerolls + sheet.extras);
    POINT * written + yellow + FOX * sheet.foxes() + TRACK_CIRCLE * circles
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_extra_die_is_kept_until_the_end() {
        // Purple shows a 1 that fits: too little in the first round, welcome after the last turn.
        let early = "rules=off round=2 sheets=---*--*--*--*---,*-----------,0,-,-,1,1 turn=active_extra:0:0 \
                     roll=3:0:choose dice=111111 tray=- platter=wyb fields=gop spent=- pool=-";
        let state: CleverState = early.parse().unwrap();
        assert_eq!(choose(&state), CleverMove::End);
        let late = "rules=off round=6 sheets=---*--*--*--*---,*-----------,0,-,-,2,1 turn=passive_extra:0:0 \
                    roll=1:0:choose dice=111111 tray=- platter=wyb fields=- spent=- pool=-";
        let state: CleverState = late.parse().unwrap();
        assert!(matches!(choose(&state), CleverMove::Extra(..)));
    }
}
