//! The exact solver: the best play of a whole game against one's own record, worked out anew for the rules in force.
//!
//! Sheets are reduced to what the rest of the game can tell apart (`classes`), which leaves 355,390. From the full
//! sheet backwards, each of them is one turn to solve (`widget`): the best box for each of the 252 last rolls, then
//! twice the value of every keep and the best keep for every roll, on the lattice of all keeps (`lattice`). All is in
//! double precision and takes a fraction of a second, so no table is shipped.
//!
//! ```text
//!  classes, lattice, patterns        tables that hold for all rules
//!  outcome                           means or moments of several sheets side by side
//!  widget -> sweep -> Solver         one turn, all sheets, in slices
//!  table, turn_values, endings       asking for a sheet, for a whole turn, for where it will end
//!  expert                            advice and the bot
//! ```
//! Values are expected further points: what a sheet holds already does not change what is best.

#![expect(
    clippy::inline_always,
    reason = "the turn is compiled once for each kind of vectors, which needs it in one piece"
)]
#![allow(
    clippy::trivially_copy_pass_by_ref,
    reason = "counts of dice go by reference, as in all of this game"
)]

mod classes;
mod endings;
mod expert;
pub(super) mod lattice;
mod outcome;
mod patterns;
mod sweep;
mod table;
mod turn_values;
mod widget;

pub use endings::{Ending, Endings, TurnEndings};
pub use expert::{YahtzeeExpert, YahtzeeStudy};
pub use table::{Moments, Outlook, ValueTable};
pub use turn_values::{Choice, TurnValues};

use crate::expert::Progress;
use crate::games::yahtzee::rules::Rules;
use sweep::{Machine, Stage};

/// The solver at work: first all means, then all moments.
#[derive(Debug)]
pub struct Solver {
    table: ValueTable,
    /// Blocks solved so far, of both stages.
    solved: u32,
    machine: Machine,
}

/// How much longer a block takes in the second stage than in the first, as measured.
const MOMENTS_COST: f64 = 3.0;

impl Solver {
    /// A solver that has not begun: cheap.
    pub fn new(rules: Rules) -> Self {
        Solver { table: ValueTable::new(rules), solved: 0, machine: Machine::detect() }
    }

    /// Solves on for a number of blocks of up to eight sheets each; some microseconds for each block.
    pub fn step(&mut self, iterations: u32) -> Progress {
        let blocks = sweep::blocks();
        let until = self.solved.saturating_add(iterations).min(2 * blocks);
        let rules = self.table.rules;
        let store = &mut self.table.store;
        if self.solved < blocks {
            sweep::solve(self.machine, Stage::Means, rules, store, self.solved..until.min(blocks));
        }
        if until > blocks {
            store.squares.resize(store.means.len(), 0.0);
            store.bonus_chances.resize(store.means.len(), 0.0);
            sweep::solve(
                self.machine,
                Stage::Moments,
                rules,
                store,
                self.solved.max(blocks) - blocks..until - blocks,
            );
        }
        self.solved = until;
        self.table.has_moments = until == 2 * blocks;
        self.progress()
    }

    /// Solves all means that are still missing, in one go.
    pub fn solve_means(&mut self) -> &ValueTable {
        self.step(sweep::blocks().saturating_sub(self.solved));
        &self.table
    }

    /// How far the solver is; ready once all means are known.
    pub fn progress(&self) -> Progress {
        let blocks = sweep::blocks();
        let means = f64::from(self.solved.min(blocks));
        let moments = f64::from(self.solved.saturating_sub(blocks)) * MOMENTS_COST;
        let all = f64::from(blocks) * (1.0 + MOMENTS_COST);
        if self.solved == 2 * blocks {
            return Progress::COMPLETE;
        }
        Progress { done: (means + moments) / all, ready: self.solved >= blocks }
    }

    /// The values, once they are ready.
    pub fn table(&self) -> Option<&ValueTable> {
        self.progress().ready.then_some(&self.table)
    }
}

#[cfg(test)]
mod naive;
#[cfg(test)]
mod tests;
