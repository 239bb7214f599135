//! Plain players: one that grabs, and the two named policies that strength is measured against.
//!
//! All of them share one way of placing and one of taking. A card goes where the next one is least likely to bust; of
//! equal places, a number goes to the row with the most points and a dice card to the one with the fewest, the first
//! of equals. A taker wants the row with the most points, less what its dice card costs him on average.

use super::layout::{Card, Colour};
use super::moves::PushMove;
use super::state::PushState;
use crate::state::{Points, Seat, State, Turn};

/// When a plain player stops and banks.
#[derive(Clone, Copy, Debug)]
pub struct Thresholds {
    /// He stops as soon as the next card busts with this chance or more.
    pub stop_at: f64,
    /// He banks a colour as soon as he has so many open points of it; never if there is no such number.
    pub bank_from: Option<Points>,
}

impl Thresholds {
    /// `greedy`: pushes on until one card in six busts, and never banks.
    pub const GREEDY: Thresholds = Thresholds { stop_at: 1.0 / 6.0, bank_from: None };
    /// `threshold6_bank30`: stops at 6 %, banks from 30 points.
    pub const BANK_30: Thresholds = Thresholds { stop_at: 0.06, bank_from: Some(30) };
    /// `threshold6_nobank`: stops at 6 %, never banks.
    pub const NO_BANK: Thresholds = Thresholds { stop_at: 0.06, bank_from: None };

    /// What this player does. A player must be to move.
    pub fn choose(self, state: &PushState) -> PushMove {
        let Turn::Player(seat) = state.turn() else { return PushMove::Draw };
        if state.is_sharing() {
            take(state, seat)
        } else if let Some(card) = state.drawn() {
            place(state, card)
        } else if !state.has_drawn() {
            self.bank(state, seat).unwrap_or(PushMove::Draw)
        } else if state.check(PushMove::Stop).is_ok() && state.bust_chance() >= self.stop_at {
            PushMove::Stop
        } else {
            PushMove::Draw
        }
    }

    fn bank(self, state: &PushState, seat: Seat) -> Option<PushMove> {
        let least = self.bank_from?;
        let sums = state.open(seat).by_colour();
        let ripe = Colour::ALL.into_iter().filter(|colour| sums[colour.index()] >= least);
        // `max_by_key` keeps the last of equals; counted backwards, that is the first.
        ripe.rev().max_by_key(|colour| sums[colour.index()]).map(PushMove::Bank)
    }
}

fn take(state: &PushState, seat: Seat) -> PushMove {
    let mut best = (f64::MIN, PushMove::Draw);
    for (row, cards) in (0..).zip(state.rows()).filter(|(_, cards)| !cards.is_empty()) {
        let worth = state.worth(cards, seat);
        if worth > best.0 {
            best = (worth, PushMove::Take(row));
        }
    }
    best.1
}

fn place(state: &PushState, card: Card) -> PushMove {
    let mut best = ((u32::MAX, Points::MAX), PushMove::Draw);
    for chosen in state.legal_moves() {
        let PushMove::Place(row) = chosen else { continue };
        let after = state.with_placed(usize::from(row));
        let points = state.rows()[usize::from(row)].points();
        let rank = (after.bust_cards(), if card == Card::DICE { points } else { -points });
        if rank < best.0 {
            best = (rank, chosen);
        }
    }
    best.1
}
