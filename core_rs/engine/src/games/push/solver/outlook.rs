//! A turn in progress, and what it is worth to stop now, to go too far, or to draw on.

use super::lanes::{Lane, Pile};
use super::prospect::{Gains, Prospect, dot};
#[cfg(feature = "lab")]
use super::weights::TURN_FEATURES;
use crate::games::push::layout::{Card, NUMBER_KINDS, ROWS};
use crate::games::push::moves::Takers;
use crate::games::push::state::PushState;
use crate::state::State;

/// A turn in progress: rows, what they bring, and what the pile still holds.
#[derive(Clone)]
pub(super) struct Table {
    pub(super) lanes: [Lane; ROWS],
    pub(super) gains: Gains,
    pub(super) pile: Pile,
    pub(super) takers: Takers,
    pub(super) after_bust: Takers,
}

/// What a turn in progress is worth.
#[derive(Clone, Copy, Debug)]
pub(super) struct Outlook {
    /// The lead after stopping now.
    pub(super) stop: f64,
    /// The lead after a bust with the next card.
    pub(super) bust: f64,
    /// The chance of that.
    pub(super) bust_chance: f64,
    /// How many rows are still to be begun.
    pub(super) empty: usize,
    /// What the guess was made from; training fits it anew.
    #[cfg(feature = "lab")]
    pub(super) features: [f64; TURN_FEATURES],
    /// The learned guess of what drawing on adds to stopping.
    pub(super) going_on: f64,
}

impl Outlook {
    /// Stopping or drawing, whichever seems better.
    pub(super) fn best(&self) -> f64 {
        if self.going_on > 0.0 && self.empty < ROWS { self.stop + self.going_on } else { self.stop }
    }
}

impl Table {
    pub(super) fn new(state: &PushState, prospect: &Prospect) -> Self {
        let lanes = [0, 1, 2].map(|row| Lane::of(&state.rows()[row]));
        let turned =
            |with_active| Takers::new(state.seats(), state.active(), with_active, state.to_the_right());
        Table {
            lanes,
            gains: [0, 1, 2].map(|row: usize| prospect.gains_of(&lanes[row])),
            pile: Pile::of(state.unseen()),
            takers: state.takers(),
            after_bust: turned(false),
        }
    }

    /// A bit for every row that lies on the table.
    pub(super) fn laid(&self) -> u8 {
        (0..ROWS).filter(|&row| self.lanes[row].cards > 0).fold(0, |bits, row| bits | 1 << row)
    }

    /// The kinds of cards that fit nowhere, as bits.
    pub(super) fn busting(&self) -> u32 {
        self.lanes[0].blocked & self.lanes[1].blocked & self.lanes[2].blocked
    }

    /// The rows where a card may go: where it fits, and the first empty one.
    pub(super) fn places(&self, card: Card) -> impl Iterator<Item = usize> + '_ {
        let begun = self.laid().count_ones() as usize;
        (0..ROWS).filter(move |&row| row <= begun && self.lanes[row].fits(card))
    }

    /// The same table with a card laid in a row, and this pile.
    pub(super) fn with(&self, card: Card, row: usize, pile: Pile, prospect: &Prospect) -> Table {
        let mut after = self.clone();
        after.lanes[row].lay(card);
        after.gains[row] = prospect.gains_of(&after.lanes[row]);
        after.pile = pile;
        after
    }

    /// The same table with one more switch card: the others take the other way round.
    pub(super) fn switched(&self, state: &PushState) -> Table {
        let right = !state.to_the_right();
        let mut after = self.clone();
        after.takers = Takers::new(state.seats(), state.active(), true, right);
        after.after_bust = Takers::new(state.seats(), state.active(), false, right);
        after
    }

    /// The lead after a bust with the next card.
    pub(super) fn after_bust(&self, prospect: &Prospect, pile: u32) -> f64 {
        prospect.after_turn(pile) - prospect.bust_loss()
            + prospect.share_out(&self.gains, self.laid(), self.after_bust.seats())
    }

    /// The lead after stopping now.
    pub(super) fn after_stop(&self, prospect: &Prospect) -> f64 {
        prospect.after_turn(self.pile.count)
            + prospect.share_out(&self.gains, self.laid(), self.takers.seats())
    }

    /// What the turn is worth now. Needs a row on the table.
    pub(super) fn outlook(&self, prospect: &Prospect) -> Outlook {
        let stop = self.after_stop(prospect);
        let bust = self.after_bust(prospect, self.pile.count);
        let left = f64::from(self.pile.count.max(1));
        let bust_chance = f64::from(self.pile.among(self.busting())) / left;
        let own = self.own_lane(prospect);
        let room = f64::from(self.pile.among(!own.blocked & ((1 << NUMBER_KINDS) - 1))) / left;
        let stake = (stop - bust) / 10.0;
        let cards = f64::from(self.lanes.iter().map(|lane| lane.cards).sum::<u8>());
        let dice = f64::from(self.pile.dice()) / left;
        let own_dice = f64::from(u8::from(own.dice));
        let features = [
            1.0,
            bust_chance,
            bust_chance * stake,
            stake,
            room,
            cards / 10.0,
            own.points() / 10.0,
            dice,
            own_dice,
            bust_chance * bust_chance,
        ];
        let empty = self.lanes.iter().filter(|lane| lane.cards == 0).count();
        let weights = &prospect.weights.turn[empty.min(ROWS - 1)];
        let going_on = if self.pile.count == 0 { 0.0 } else { dot(weights, &features) };
        Outlook {
            stop,
            bust,
            bust_chance,
            empty,
            #[cfg(feature = "lab")]
            features,
            going_on,
        }
    }

    fn own_lane(&self, prospect: &Prospect) -> Lane {
        self.lanes[prospect.own_row(&self.gains, self.laid(), self.takers.seats())]
    }
}
