//! What may be done: which dice fit where, which moves there are, and why a move is refused.

use super::bonus;
use super::events::PassReason;
use super::layout::{Area, DiceSet, Die};
use super::moves::CleverMove;
use super::sheet::CellSet;
use super::state::{CleverState, Stage};
use crate::state::Refusal;

impl CleverState {
    /// The cells that a die may go to, wherever it lies; none in an area it does not serve.
    pub fn cells(&self, die: Die, area: Area) -> CellSet {
        if die.serves(area) {
            self.sheet(self.seat).open_cells(area, self.pips(die, area))
        } else {
            CellSet::NONE
        }
    }

    /// Whether a die of this set fits anywhere.
    fn any_fits(&self, dice: DiceSet) -> bool {
        dice.iter().any(|die| Area::ALL.into_iter().any(|area| !self.cells(die, area).is_empty()))
    }

    /// The dice a passive player may fall back on when no served one fits.
    fn fallback(&self) -> DiceSet {
        if self.seats > 1 {
            self.fields.into_iter().flatten().fold(DiceSet::NONE, DiceSet::with)
        } else if self.rules.solo_fallback {
            DiceSet(DiceSet::ALL.0 & !self.platter.0)
        } else {
            DiceSet::NONE
        }
    }

    /// Whether a passive player has to choose and no served die fits.
    pub(super) fn falls_back(&self) -> bool {
        self.stage == Stage::Passive && !self.to_throw && !self.any_fits(self.platter)
    }

    /// The dice to choose from as the ordinary choice of this stage.
    pub(super) fn offered(&self) -> DiceSet {
        match self.stage {
            Stage::Active => self.tray,
            Stage::Passive if self.falls_back() => self.fallback(),
            Stage::Passive => self.platter,
            _ => DiceSet::NONE,
        }
    }

    /// The dice that may still be used as extras by the seat that acts, were there an action to pay for them.
    fn extra_dice(&self) -> DiceSet {
        DiceSet(DiceSet::ALL.0 & !self.spent(self.seat).0)
    }

    /// Whether the seat that acts has an extra die to spend and one that fits.
    pub(super) fn can_use_extra(&self) -> bool {
        self.sheet(self.seat).extras > 0 && self.any_fits(self.extra_dice())
    }

    /// Why the seat that acts may pass now; `None` if it may not.
    pub(super) fn pass_reason(&self) -> Option<PassReason> {
        match self.stage {
            Stage::Active => (!self.any_fits(self.tray)).then_some(PassReason::RollSpent),
            Stage::Passive if self.falls_back() => Some(if self.any_fits(self.fallback()) {
                PassReason::Declined
            } else {
                PassReason::NothingFits
            }),
            _ => None,
        }
    }

    /// Tells every legal move, once, in a fixed order, without a list: the door for solvers.
    pub fn each_move(&self, tell: &mut impl FnMut(CleverMove)) {
        if self.to_throw || self.stage == Stage::Over {
            return;
        }
        if !self.pool.is_empty() {
            bonus::choices(self.sheet(self.seat), self.pool, &mut |chosen| tell(CleverMove::Bonus(chosen)));
            return;
        }
        if self.stage.is_window() {
            self.each_cell(self.extra_dice(), &mut |die, area, cell| {
                tell(CleverMove::Extra(die, area, cell));
            });
            tell(CleverMove::End);
            return;
        }
        let mut fits = false;
        self.each_cell(self.offered(), &mut |die, area, cell| {
            fits = true;
            tell(CleverMove::Take(die, area, cell));
        });
        if self.stage == Stage::Active && self.sheet(self.seat).rerolls > 0 {
            tell(CleverMove::Reroll);
        }
        if !fits || self.stage == Stage::Passive && self.pass_reason().is_some() {
            tell(CleverMove::Pass);
        }
    }

    fn each_cell(&self, dice: DiceSet, tell: &mut impl FnMut(Die, Area, u8)) {
        for die in dice.iter() {
            for area in Area::ALL {
                for cell in self.cells(die, area).iter() {
                    tell(die, area, cell);
                }
            }
        }
    }

    /// Whether a die may be chosen for a cell.
    fn check_cell(&self, die: Die, area: Area, cell: u8) -> Result<(), Refusal> {
        if self.cells(die, area).contains(cell) { Ok(()) } else { Err(Refusal("does_not_fit")) }
    }

    fn check_take(&self, die: Die, area: Area, cell: u8) -> Result<(), Refusal> {
        if !matches!(self.stage, Stage::Active | Stage::Passive) {
            return Err(Refusal::NOT_A_MOVE_NOW);
        }
        if !self.offered().contains(die) {
            let later = self.stage == Stage::Passive && self.fallback().contains(die);
            return Err(Refusal(if later { "platter_die_fits" } else { "die_not_here" }));
        }
        self.check_cell(die, area, cell)
    }

    fn check_extra(&self, die: Die, area: Area, cell: u8) -> Result<(), Refusal> {
        if !self.stage.is_window() {
            return Err(Refusal("extra_at_the_end"));
        }
        if self.spent(self.seat).contains(die) {
            return Err(Refusal("die_spent"));
        }
        self.check_cell(die, area, cell)
    }

    fn check_reroll(&self) -> Result<(), Refusal> {
        if self.stage != Stage::Active {
            Err(Refusal("only_active_rerolls"))
        } else if self.sheet(self.seat).rerolls == 0 {
            Err(Refusal("no_reroll_left"))
        } else {
            Ok(())
        }
    }

    /// Whether a move is legal, and if not, why.
    pub(super) fn check_move(&self, chosen: CleverMove) -> Result<(), Refusal> {
        if self.to_throw || self.stage == Stage::Over {
            return Err(Refusal::NOT_A_MOVE_NOW);
        }
        if let CleverMove::Bonus(chosen) = chosen {
            let waits = chosen.bonus(self.pool).is_some();
            let open = self.sheet(self.seat).open_for_bonus(chosen.area).contains(chosen.cell);
            return match (waits, open) {
                (true, true) => Ok(()),
                (true, false) => Err(Refusal("does_not_fit")),
                (false, _) => Err(Refusal("no_such_bonus")),
            };
        }
        if !self.pool.is_empty() {
            return Err(Refusal("bonus_first"));
        }
        match chosen {
            CleverMove::Take(die, area, cell) => self.check_take(die, area, cell),
            CleverMove::Extra(die, area, cell) => self.check_extra(die, area, cell),
            CleverMove::Reroll => self.check_reroll(),
            CleverMove::Pass if !matches!(self.stage, Stage::Active | Stage::Passive) => {
                Err(Refusal::NOT_A_MOVE_NOW)
            }
            CleverMove::Pass => self.pass_reason().map(|_| ()).ok_or(Refusal("a_die_fits")),
            CleverMove::End if self.stage.is_window() => Ok(()),
            CleverMove::End | CleverMove::Bonus(_) => Err(Refusal::NOT_A_MOVE_NOW),
        }
    }
}
