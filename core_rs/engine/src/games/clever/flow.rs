//! From one stage to the next.

use super::bonus::{self, Source};
use super::events::Event;
use super::layout::{Area, DICE, DiceSet, Die, MOST_SEATS, ROLLS, ROUND_BONUS};
use super::state::{CleverState, Stage};
use crate::state::{Seat, State};

impl CleverState {
    /// Puts a chosen die where it belongs; answers the lower dice that went to the platter.
    pub(super) fn take(&mut self, die: Die, events: &mut impl FnMut(Event)) -> DiceSet {
        let seat = self.seat;
        let from = self.place(die);
        if self.stage != Stage::Active {
            events(Event::Took { seat, die, from, to: from, extra: false });
            return DiceSet::NONE;
        }
        self.tray = self.tray.without(die);
        if let Some(field) = self.fields.iter_mut().find(|field| field.is_none()) {
            *field = Some(die);
        }
        let lower = self.tray.below(self.faces[die.index()], &self.faces);
        self.tray.0 &= !lower.0;
        self.platter.0 |= lower.0;
        events(Event::Took { seat, die, from, to: self.place(die), extra: false });
        lower
    }

    /// Writes a die into a cell and lets the chain run as far as it needs no choice.
    pub(super) fn write(&mut self, die: Die, area: Area, cell: u8, events: &mut impl FnMut(Event)) {
        let (seat, pips) = (self.seat, self.pips(die, area));
        let sheet = &mut self.sheets[seat.index()];
        let told = &mut |step| events(Event::Chain { seat, step });
        bonus::write(sheet, &mut self.pool, area, cell, pips, told);
        bonus::settle(sheet, &mut self.pool, told);
    }

    /// Goes on after a choice whose chain has come to its end.
    pub(super) fn go_on(&mut self, events: &mut impl FnMut(Event)) {
        match self.stage {
            Stage::Round => self.give_round_bonus(self.seat.0 + 1, events),
            Stage::Active if self.roll < ROLLS && !self.tray.is_empty() => {
                self.roll += 1;
                self.rerolled = 0;
                self.to_throw = true;
            }
            Stage::Active => {
                if !self.tray.is_empty() {
                    events(Event::ToPlatter { dice: self.tray });
                }
                self.platter.0 |= self.tray.0;
                self.tray = DiceSet::NONE;
                self.open_window(Stage::ActiveExtra, events);
            }
            Stage::Passive => self.open_window(Stage::PassiveExtra, events),
            Stage::ActiveExtra | Stage::PassiveExtra | Stage::Last => {
                if !self.can_use_extra() {
                    self.close_window(events);
                }
            }
            Stage::Over => {}
        }
    }

    /// Opens a window for extra dice, unless the seat has none that could be used.
    fn open_window(&mut self, stage: Stage, events: &mut impl FnMut(Event)) {
        self.stage = stage;
        if self.can_use_extra() {
            events(Event::Turn { seat: self.seat, stage });
        } else {
            self.close_window(events);
        }
    }

    /// Leaves a window for extra dice.
    pub(super) fn close_window(&mut self, events: &mut impl FnMut(Event)) {
        let next = Seat((self.seat.0 + 1) % self.seats);
        match self.stage {
            Stage::ActiveExtra if self.seats == 1 => {
                self.clear_dice();
                self.begin(Stage::Passive, self.active, events);
            }
            Stage::ActiveExtra => self.begin(Stage::Passive, next, events),
            Stage::PassiveExtra if self.seats > 1 && next != self.active => {
                self.begin(Stage::Passive, next, events);
            }
            Stage::Last => self.ask_last(self.seat.0 + 1, events),
            _ if self.active.0 + 1 < self.seats => self.begin_turn(Seat(self.active.0 + 1), events),
            _ if self.round < self.rounds() => self.begin_round(self.round + 1, events),
            _ => self.ask_last(0, events),
        }
    }

    /// Asks everybody from this seat on for the last extra dice. The player whose own window was the last of all has
    /// just said so: for that seat it is the same window, so nobody is asked twice in a row.
    fn ask_last(&mut self, from: u8, events: &mut impl FnMut(Event)) {
        let asked = (self.active.0 + self.seats - 1) % self.seats;
        for seat in from..self.seats {
            self.seat = Seat(seat);
            if seat != asked && self.can_use_extra() {
                self.begin(Stage::Last, Seat(seat), events);
                return;
            }
        }
        self.stage = Stage::Over;
        self.seat = self.active;
        events(Event::MatchOver { winners: self.winners() });
    }

    /// Begins a round: its bonus goes to everybody.
    pub(super) fn begin_round(&mut self, round: u8, events: &mut impl FnMut(Event)) {
        self.round = round;
        self.clear_dice();
        self.active = Seat(0);
        events(Event::Round { round });
        self.give_round_bonus(0, events);
    }

    /// Gives the bonus of the round to everybody from this seat on, as far as nobody has to choose.
    fn give_round_bonus(&mut self, from: u8, events: &mut impl FnMut(Event)) {
        self.stage = Stage::Round;
        self.to_throw = false;
        if let Some(printed) = ROUND_BONUS[usize::from(self.round - 1)] {
            for seat in (from..self.seats).map(Seat) {
                self.seat = seat;
                let sheet = &mut self.sheets[seat.index()];
                let told = &mut |step| events(Event::Chain { seat, step });
                bonus::earn(sheet, &mut self.pool, printed, Source::Round(self.round), told);
                bonus::settle(sheet, &mut self.pool, told);
                if !self.pool.is_empty() {
                    events(Event::Turn { seat, stage: Stage::Round });
                    return;
                }
            }
        }
        self.begin_turn(Seat(0), events);
    }

    fn begin_turn(&mut self, seat: Seat, events: &mut impl FnMut(Event)) {
        self.clear_dice();
        self.active = seat;
        self.begin(Stage::Active, seat, events);
    }

    fn begin(&mut self, stage: Stage, seat: Seat, events: &mut impl FnMut(Event)) {
        self.stage = stage;
        self.seat = seat;
        events(Event::Turn { seat, stage });
    }

    /// All dice back into the tray, to be thrown for a new turn.
    fn clear_dice(&mut self) {
        self.roll = 1;
        self.rerolled = 0;
        self.to_throw = true;
        self.faces = [0; DICE];
        self.tray = DiceSet::ALL;
        self.platter = DiceSet::NONE;
        self.fields = [None; ROLLS as usize];
        self.spent = [DiceSet::NONE; MOST_SEATS];
    }
}
