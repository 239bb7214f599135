//! Choosing: what every move is worth by the value function, one card ahead.

use super::outlook::Table;
use super::prospect::Prospect;
use super::weights::WeightSet;
use crate::games::push::layout::{Card, Colour, ROWS};
use crate::games::push::moves::PushMove;
use crate::games::push::state::PushState;
use crate::state::{Seat, State, Turn};

/// A move and the lead it is expected to end in.
pub(super) type Valued = (PushMove, f64);

/// How far a choice is thought through.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Depth {
    /// The learned guess alone.
    Guess,
    /// Every next card, then the guess.
    NextCard,
}

/// The seat that chooses.
pub(super) fn chooser(state: &PushState) -> Seat {
    if let Turn::Player(seat) = state.turn() { seat } else { state.active() }
}

/// The best of some values, the first of equals.
fn highest(values: &[Valued]) -> PushMove {
    let mut best = values[0];
    for &(chosen, value) in &values[1..] {
        if value > best.1 {
            best = (chosen, value);
        }
    }
    best.0
}

/// The move that these weights like best. A player must be to move.
pub(super) fn choose(state: &PushState, weights: &WeightSet, depth: Depth) -> PushMove {
    highest(&values(state, weights, depth))
}

/// Every legal move with its value. A player must be to move.
pub(super) fn values(state: &PushState, weights: &WeightSet, depth: Depth) -> Vec<Valued> {
    let me = chooser(state);
    let prospect = Prospect::new(state, me, weights);
    let table = Table::new(state, &prospect);
    if state.is_sharing() {
        return share_values(state, &prospect, &table);
    }
    if let Some(card) = state.drawn() {
        let value = |row: usize| {
            let after = table.with(card, row, table.pile, &prospect);
            let value = match depth {
                Depth::Guess => after.outlook(&prospect).best(),
                Depth::NextCard => {
                    let stop = after.after_stop(&prospect);
                    stop.max(draw_value(state, &after, &prospect))
                }
            };
            (PushMove::Place(row as u8), value)
        };
        return table.places(card).map(value).collect();
    }
    if table.laid() == 0 {
        return first_values(state, &prospect);
    }
    let outlook = table.outlook(&prospect);
    let draw = match depth {
        Depth::Guess => outlook.stop + outlook.going_on,
        Depth::NextCard => draw_value(state, &table, &prospect),
    };
    vec![(PushMove::Draw, draw), (PushMove::Stop, outlook.stop)]
}

/// The first act of a turn: to draw, or to bank a colour.
fn first_values(state: &PushState, prospect: &Prospect) -> Vec<Valued> {
    let (active, pile) = (state.active().index(), state.pile());
    let mut values = vec![(PushMove::Draw, prospect.standing() + prospect.tempo(active, pile))];
    if !state.has_drawn() {
        let passed = prospect.after_turn(pile);
        let open = state.open(state.active());
        let banks = Colour::ALL.into_iter().filter(|&colour| !open.of(colour).is_empty());
        values.extend(
            banks.map(|colour| (PushMove::Bank(colour), passed + prospect.banking_gain(colour.index()))),
        );
    }
    values
}

fn share_values(state: &PushState, prospect: &Prospect, table: &Table) -> Vec<Valued> {
    let (takers, count) = state.takers_left();
    let base = prospect.after_turn(state.pile());
    let laid = table.laid();
    let rows = (0..ROWS).filter(|row| laid >> row & 1 == 1);
    let value = |row: usize| {
        let rest = prospect.share_out(&table.gains, laid & !(1 << row), &takers[1..count]);
        (PushMove::Take(row as u8), base + table.gains[row][takers[0].index()] + rest)
    };
    rows.map(value).collect()
}

/// The lead to expect from turning over the next card and then doing what seems best.
pub(super) fn draw_value(state: &PushState, table: &Table, prospect: &Prospect) -> f64 {
    let unseen = state.unseen();
    let busting = table.busting();
    let bust = table.after_bust(prospect, table.pile.count.saturating_sub(1));
    let mut total = 0.0;
    for card in Card::all() {
        let count = unseen[card.index()];
        if count == 0 {
            continue;
        }
        let value = if busting >> card.index() & 1 == 1 {
            bust
        } else {
            let pile = table.pile.without(card);
            if card == Card::SWITCH {
                let mut turned = table.switched(state);
                turned.pile = pile;
                turned.outlook(prospect).best()
            } else {
                let after = |row| table.with(card, row, pile, prospect).outlook(prospect).best();
                table.places(card).map(after).fold(f64::MIN, f64::max)
            }
        };
        total += value * f64::from(count);
    }
    total / f64::from(table.pile.count.max(1))
}
