//! Everything there is to know about one turn: the value of every box, of every keep, of every roll.

use super::classes::{BLOCK, CLASSES, Place};
use super::lattice::{KEEPS, LATTICE, ROLLS, size};
use super::outcome::{self, Outcome};
use super::table::{Moments, Outlook, ValueTable};
use super::widget::{Sheets, Tables, Turn};
use crate::games::yahtzee::layout::{Box, DICE};
use crate::games::yahtzee::rules::Rules;
use crate::games::yahtzee::score::{Counts, Offer, Sheet};

/// What a player can do with a roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choice {
    /// Keep these dice and throw the others again.
    Keep(Counts),
    /// Write the roll into a box.
    Score(Box),
}

/// One turn with one sheet, solved.
pub struct TurnValues<'a> {
    table: &'a ValueTable,
    sheet: Sheet,
    /// By rolls left, 0 to 2: what the turn is worth with each roll on the table.
    rolls: [Vec<Outlook>; 3],
    /// By rolls left, 1 to 2: what it is worth to keep these dice.
    keeps: [Vec<Outlook>; 2],
}

impl<'a> TurnValues<'a> {
    /// Solves the turn, means only: some microseconds, all that a bot needs.
    pub fn of_means(table: &'a ValueTable, sheet: &Sheet) -> Self {
        let read = |value: &outcome::Means<1>| Outlook { mean: value.mean(), moments: None };
        Self::solve::<outcome::Means<1>>(table, sheet, read)
    }

    /// Solves the turn with all that the table has.
    pub fn new(table: &'a ValueTable, sheet: &Sheet) -> Self {
        if table.has_moments {
            let has_bonus = sheet.upper_bonus() > 0;
            Self::solve::<outcome::Moments<1>>(table, sheet, |value| {
                let bonus_chance = if has_bonus { 1.0 } else { value.bonus_chance() };
                let moments = Moments::new(value.mean(), value.square(), bonus_chance);
                Outlook { mean: value.mean(), moments: Some(moments) }
            })
        } else {
            Self::of_means(table, sheet)
        }
    }

    fn solve<V: Outcome<1>>(table: &'a ValueTable, sheet: &Sheet, read: impl Fn(&V) -> Outlook) -> Self {
        let tables = Tables::get();
        let place = Place::of(sheet);
        let holds = |slot: u16| (slot..slot + BLOCK as u16).contains(&place.slot);
        let block = CLASSES.blocks.iter().find(|block| holds(block.slot)).expect("every slot is in a block");
        let lane = usize::from(place.slot - block.slot);
        let sheets = Sheets { rules: table.rules, lower: place.lower, block, lane };

        let mut turn = std::boxed::Box::new(Turn::<V>::new());
        let all = |values: &[V]| values.iter().map(&read).collect::<Vec<_>>();
        turn.value_last_rolls(tables, sheets, &table.store);
        let rolls_left_0 = all(&turn.rolls[..ROLLS]);
        turn.value_keeps(tables.lattice);
        let keeps_left_1 = all(&turn.keeps[..KEEPS]);
        turn.choose_keeps(tables.lattice);
        let rolls_left_1 = all(&turn.rolls[..ROLLS]);
        turn.value_keeps(tables.lattice);
        let keeps_left_2 = all(&turn.keeps[..KEEPS]);
        turn.choose_keeps(tables.lattice);
        let rolls_left_2 = all(&turn.rolls[..ROLLS]);
        TurnValues {
            table,
            sheet: *sheet,
            rolls: [rolls_left_0, rolls_left_1, rolls_left_2],
            keeps: [keeps_left_1, keeps_left_2],
        }
    }

    /// The sheet that the turn is played on.
    pub fn sheet(&self) -> &Sheet {
        &self.sheet
    }

    /// The rules that the turn is played by.
    pub fn rules(&self) -> Rules {
        self.table.rules
    }

    /// What this roll is worth with so many throws left, 0 to 2, under the best play.
    pub fn roll(&self, rolls_left: u8, roll: &Counts) -> Outlook {
        self.rolls[usize::from(rolls_left)][usize::from(LATTICE.roll_index(roll))]
    }

    /// What it is worth to keep some dice and throw the others, with so many throws left before, 1 or 2.
    pub fn keep(&self, rolls_left: u8, kept: &Counts) -> Outlook {
        if size(kept) == DICE {
            return self.roll(rolls_left - 1, kept);
        }
        self.keeps[usize::from(rolls_left) - 1][usize::from(LATTICE.keep_index(kept))]
    }

    /// What it is worth to write a roll into a box, the points included; `None` if it may not go there.
    pub fn score(&self, roll: &Counts, target: Box) -> Option<Outlook> {
        let offer = self.sheet.offer(roll, target, self.table.rules).ok()?;
        let (next, gain) = self.written(target, offer);
        let Outlook { mean, moments } = self.table.outlook(&next);
        Some(Outlook { mean: gain + mean, moments })
    }

    /// The mean of writing an offer.
    pub(super) fn write_mean(&self, target: Box, offer: Offer) -> f64 {
        let (next, gain) = self.written(target, offer);
        gain + self.table.value(&next)
    }

    /// The sheet with an offer written, and the points that brings.
    fn written(&self, target: Box, offer: Offer) -> (Sheet, f64) {
        let mut next = self.sheet;
        next.write(target, offer);
        (next, f64::from(next.total() - self.sheet.total()))
    }

    /// The mean of a roll by its place in the lattice; see [`TurnValues::roll`].
    pub(super) fn roll_mean(&self, rolls_left: u8, roll: usize) -> f64 {
        self.rolls[usize::from(rolls_left)][roll].mean
    }

    /// The mean of a keep by its place in the lattice; see [`TurnValues::keep`].
    pub(super) fn keep_mean(&self, rolls_left: u8, keep: u8) -> f64 {
        self.keeps[usize::from(rolls_left) - 1][usize::from(keep)].mean
    }

    /// Every choice with a roll, best first: all boxes it may go to and, while throws are left, all different keeps.
    pub fn choices(&self, rolls_left: u8, roll: &Counts) -> Vec<(Choice, Outlook)> {
        let boxes = Box::ALL.into_iter();
        let mut choices: Vec<_> =
            boxes.filter_map(|target| Some((Choice::Score(target), self.score(roll, target)?))).collect();
        if rolls_left > 0 {
            let keeps = keeps_within(roll).into_iter();
            choices.extend(keeps.map(|kept| (Choice::Keep(kept), self.keep(rolls_left, &kept))));
        }
        // Stable: of equal choices a box comes before a keep and a larger keep before a smaller one.
        choices.sort_by(|(_, a), (_, b)| b.mean.total_cmp(&a.mean));
        choices
    }

    /// The best choice with a roll.
    ///
    /// # Panics
    /// If the sheet is full.
    pub fn best(&self, rolls_left: u8, roll: &Counts) -> Choice {
        self.choices(rolls_left, roll).first().expect("an open sheet leaves a choice").0
    }
}

/// Every keep of up to four of these dice, once; those of more dice first.
fn keeps_within(roll: &Counts) -> Vec<Counts> {
    let fits = |keep: &&Counts| keep.iter().zip(roll).all(|(kept, rolled)| kept <= rolled);
    LATTICE.keeps.iter().rev().filter(fits).copied().collect()
}
