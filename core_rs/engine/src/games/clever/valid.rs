//! Whether a position that was read can be played on: its parts go together as they do in a game.

use super::bonus::{self, untold};
use super::layout::{Bonus, DICE, DiceSet, SERVED};
use super::moves::servings;
use super::state::{CleverState, Stage};
use crate::notation::NotationError;
use crate::state::Seat;

/// The round whose bonus is a choice.
const CHOICE_ROUND: u8 = 4;

fn fault(found: bool, what: &str) -> Result<(), NotationError> {
    if found { Err(NotationError::impossible(what)) } else { Ok(()) }
}

impl CleverState {
    /// Whether the parts of a position go together.
    pub(super) fn validate(&self) -> Result<(), NotationError> {
        fault(self.round == 0 || self.round > self.rounds(), "a round that is not played")?;
        fault(self.roll == 0, "a turn without a roll")?;
        self.validate_pool()?;
        self.validate_places()?;
        self.validate_seat()?;
        self.validate_spent()?;
        self.validate_choice()
    }

    /// What waits must be what a chain stops for.
    fn validate_pool(&self) -> Result<(), NotationError> {
        let (mut sheet, mut pool) = (*self.sheet(self.seat), self.pool);
        bonus::settle(&mut sheet, &mut pool, &mut untold);
        fault(pool != self.pool, "a bonus that waits for no choice")?;
        fault(
            !pool.is_empty() && (self.to_throw || self.stage == Stage::Over),
            "a bonus that waits for nobody",
        )?;
        fault(
            pool.count(Bonus::Choice) > u8::from(self.stage == Stage::Round),
            "a bonus of the round at another time",
        )
    }

    /// All dice in the tray, none thrown: a turn that begins.
    fn has_fresh_dice(&self) -> bool {
        let untouched = self.tray == DiceSet::ALL && self.platter.is_empty() && self.on_fields() == 0;
        untouched && self.faces == [0; DICE] && self.roll == 1 && self.rerolled == 0
    }

    fn on_fields(&self) -> usize {
        self.fields.iter().flatten().count()
    }

    fn validate_places(&self) -> Result<(), NotationError> {
        let fresh = self.has_fresh_dice();
        if self.stage == Stage::Round {
            return fault(!fresh || self.to_throw || self.pool.is_empty(), "dice in the choice of the round");
        }
        if fresh {
            let begins = self.stage == Stage::Active || self.stage == Stage::Passive && self.seats == 1;
            return fault(!begins || !self.to_throw, "dice that nobody has thrown");
        }
        fault(self.faces.contains(&0), "dice that nobody has thrown")?;
        let fields = self.fields.into_iter().flatten().fold(DiceSet::NONE, DiceSet::with);
        let lying = self.tray.len() + self.platter.len() + self.on_fields();
        let placed = DiceSet(self.tray.0 | self.platter.0 | fields.0);
        fault(placed.len() != lying, "a die in two places")?;
        if self.seats == 1 && matches!(self.stage, Stage::Passive | Stage::PassiveExtra | Stage::Over) {
            let served = servings(&self.faces).any(|set| set == self.platter);
            let alone = self.tray.is_empty() && fields.is_empty() && self.roll == 1 && self.rerolled == 0;
            return fault(!served || !alone || lying != SERVED || self.to_throw, "dice that are not served");
        }
        fault(lying != DICE, "a die that lies nowhere")?;
        fault(
            fields.is_empty() && !self.platter.is_empty() && !self.tray.is_empty(),
            "a die on the platter",
        )?;
        let rolls = usize::from(self.roll);
        if self.stage == Stage::Active {
            let (least, most) = if self.pool.is_empty() { (0, rolls - 1) } else { (1, rolls) };
            fault(!(least..=most).contains(&self.on_fields()), "dice on the fields without their rolls")?;
            fault(self.pool.is_empty() && self.tray.is_empty(), "a roll without dice")?;
            fault(
                self.to_throw && self.rerolled == 0 && self.roll == 1,
                "dice that fell before they were thrown",
            )
        } else {
            fault(self.on_fields() > rolls, "dice on the fields without their rolls")?;
            fault(self.to_throw || !self.tray.is_empty(), "dice in the tray after the turn")
        }
    }

    fn validate_seat(&self) -> Result<(), NotationError> {
        let last = self.round == self.rounds() && self.active.0 + 1 == self.seats;
        let fits = match self.stage {
            Stage::Round => self.round == CHOICE_ROUND && self.active == Seat(0),
            Stage::Active | Stage::ActiveExtra => self.seat == self.active,
            Stage::Passive | Stage::PassiveExtra => self.seats == 1 || self.seat != self.active,
            // The seat before the active one has had the last window of the last turn.
            Stage::Last => last && self.seats > 1 && self.seat.0 + 2 != self.seats,
            Stage::Over => last && self.seat == self.active,
        };
        fault(!fits, "a seat whose turn it cannot be")?;
        let used =
            self.sheet(self.active).earned(Bonus::Reroll, self.round) - self.sheet(self.active).rerolls;
        fault(self.rerolled > used, "rerolls that were not paid for")
    }

    fn validate_spent(&self) -> Result<(), NotationError> {
        for seat in (0..self.seats).map(Seat) {
            let spent = self.spent(seat);
            let used = self.sheet(seat).earned(Bonus::Extra, self.round) - self.sheet(seat).extras;
            fault(spent.len() > usize::from(used), "extra dice that were not paid for")?;
            let place = |seat: Seat| (seat.0 + self.seats - self.active.0) % self.seats;
            let early = match self.stage {
                Stage::Round | Stage::Active => true,
                Stage::ActiveExtra | Stage::PassiveExtra => place(seat) > place(self.seat),
                Stage::Passive => place(seat) >= place(self.seat),
                Stage::Last | Stage::Over => false,
            };
            fault(early && !spent.is_empty(), "extra dice before their time")?;
        }
        Ok(())
    }

    /// A window for extra dice is open only for somebody who can use it, or whose chain goes on.
    fn validate_choice(&self) -> Result<(), NotationError> {
        if !self.stage.is_window() {
            return Ok(());
        }
        let open =
            if self.pool.is_empty() { self.can_use_extra() } else { !self.spent(self.seat).is_empty() };
        fault(!open, "a window for extra dice that nobody needs")
    }
}
