//! From the last card of a turn to the next turn: the rows go round, the die falls, what is lost leaves the table.

use super::cards::Row;
use super::layout::{Card, Face, ROWS};
use super::moves::{Event, RollReason};
use super::state::{MOST_SEATS, Phase, PushState};
use crate::state::{Seat, State};

impl PushState {
    pub(super) fn stop(&mut self, pile_empty: bool, events: &mut impl FnMut(Event)) {
        events(Event::Stopped { seat: self.active, pile_empty });
        self.begin_sharing(events);
    }

    fn begin_sharing(&mut self, events: &mut impl FnMut(Event)) {
        if self.laid_rows() > 0 {
            let (seat, takers, to_the_right) = (self.active, self.takers(), self.to_the_right());
            events(Event::Sharing { seat, takers, to_the_right });
        }
        self.share_on(events);
    }

    /// Asks the next taker, lets him take the only row there is, or ends the turn.
    fn share_on(&mut self, events: &mut impl FnMut(Event)) {
        let mut left = (0..ROWS).filter(|&row| !self.rows[row].is_empty());
        let someone = self.taken_rows() < self.takers().seats().len();
        match (left.next(), left.next()) {
            (Some(_), Some(_)) if someone => self.phase = Phase::Share,
            (Some(row), None) if someone => self.take(row, true, events),
            _ => self.end_turn(events),
        }
    }

    pub(super) fn take(&mut self, row: usize, forced: bool, events: &mut impl FnMut(Event)) {
        let Some(&seat) = self.takers().seats().get(self.taken_rows()) else { return };
        let cards = std::mem::take(&mut self.rows[row]);
        self.taken[row] = Some(seat);
        self.open[seat.index()].add_all(cards.heap());
        events(Event::Taken { seat, row: row as u8, cards, forced });
        if cards.has_dice() {
            self.discarded_dice += 1;
            self.phase = Phase::Roll;
        } else {
            self.share_on(events);
        }
    }

    pub(super) fn bust(&mut self, card: Card, events: &mut impl FnMut(Event)) {
        self.discard_card(card);
        self.busted = true;
        self.phase = Phase::Roll;
        events(Event::Bust { seat: self.active, card });
    }

    fn discard_card(&mut self, card: Card) {
        match card {
            Card::DICE => self.discarded_dice += 1,
            Card::SWITCH => self.discarded_switches += 1,
            number => self.discard.add(number),
        }
    }

    pub(super) fn roll(&mut self, face: Face, events: &mut impl FnMut(Event)) {
        let (seat, reason) = (self.roller(), self.roll_reason());
        self.die = Some(face);
        self.rolls += 1;
        events(Event::Rolled { seat, face, reason });
        let open = self.open[seat.index()];
        let cards = self.loss(open, face);
        if !cards.is_empty() {
            self.open[seat.index()].remove_all(cards);
            self.discard.add_all(cards);
            events(Event::Lost { seat, cards, face });
        }
        match reason {
            RollReason::Bust => self.begin_sharing(events),
            RollReason::Row => self.share_on(events),
        }
    }

    fn end_turn(&mut self, events: &mut impl FnMut(Event)) {
        let rows = std::mem::take(&mut self.rows);
        if rows.iter().any(|row| !row.is_empty()) {
            for &card in rows.iter().flat_map(Row::cards) {
                self.discard_card(card);
            }
            events(Event::RowsDiscarded { rows });
        }
        if self.switches > 0 {
            events(Event::SwitchesDiscarded { count: self.switches });
            self.discarded_switches += std::mem::take(&mut self.switches);
        }
        self.taken = [None; ROWS];
        self.busted = false;
        self.pass_on(events);
    }

    pub(super) fn pass_on(&mut self, events: &mut impl FnMut(Event)) {
        self.active = Seat((self.active.0 + 1) % self.seats);
        if self.pile() > 0 {
            self.phase = Phase::Turn;
            events(Event::Turn { seat: self.active });
        } else {
            self.phase = Phase::Over;
            let mut totals = [0; MOST_SEATS];
            for seat in 0..self.seats {
                totals[usize::from(seat)] = self.score(Seat(seat));
            }
            let winners = (0..self.seats).filter(|&seat| self.is_winner(Seat(seat)));
            let winners = winners.fold(0, |mask, seat| mask | 1 << seat);
            events(Event::GameOver { seats: self.seats, totals, winners });
        }
    }
}
