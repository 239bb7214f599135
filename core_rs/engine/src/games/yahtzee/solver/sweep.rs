//! The backward induction over all sheets, block by block, with the widest vectors that the machine has.

use std::ops::Range;

use super::classes::{BLOCK, Block, CLASSES, Lower, ROWS, YahtzeeBox};
use super::outcome::{Means, Moments, Outcome, Store};
use super::widget::{Sheets, Tables, Turn};
use crate::games::yahtzee::rules::Rules;

/// What a sweep works out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Stage {
    /// The expected points, and with them every decision.
    Means,
    /// What follows from these decisions: spread and upper bonus.
    Moments,
}

/// Blocks in a sweep over all rows: the work of one stage.
pub(super) fn blocks() -> u32 {
    (ROWS * CLASSES.blocks.len()) as u32
}

/// The block of a number. Fuller sheets come first, and so does everything that a sheet can lead to.
pub(super) fn block(number: u32) -> (Lower, &'static Block) {
    let in_row = CLASSES.blocks.len() as u32;
    let row = ROWS - 1 - (number / in_row) as usize;
    // Within a set of filled boxes, an open Yahtzee box comes after the filled ones it leads to.
    let yahtzee = [YahtzeeBox::Open, YahtzeeBox::Fifty, YahtzeeBox::Zero][row % 3];
    (Lower { filled: (row / 3) as u8, yahtzee }, &CLASSES.blocks[(number % in_row) as usize])
}

/// Which instructions the sweep may use. The results are the same bits, only later.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Machine {
    /// Whatever the program was compiled for: vectors of 128 bits, in WebAssembly as well.
    Portable,
    #[cfg(target_arch = "x86_64")]
    Avx2,
    #[cfg(target_arch = "x86_64")]
    Avx512,
}

impl Machine {
    /// All that this one can be, the slowest first.
    #[cfg(target_arch = "x86_64")]
    pub(super) fn all() -> Vec<Machine> {
        let has_avx2 = std::is_x86_feature_detected!("avx2");
        let has_avx512 = has_avx2 && std::is_x86_feature_detected!("avx512f");
        let all = [(Machine::Portable, true), (Machine::Avx2, has_avx2), (Machine::Avx512, has_avx512)];
        all.into_iter().filter_map(|(machine, is_there)| is_there.then_some(machine)).collect()
    }

    #[cfg(not(target_arch = "x86_64"))]
    pub(super) fn all() -> Vec<Machine> {
        vec![Machine::Portable]
    }

    /// The fastest that this one can be.
    pub(super) fn detect() -> Machine {
        Machine::all().pop().unwrap_or(Machine::Portable)
    }
}

/// Solves some of the blocks; those before must be solved already.
pub(super) fn solve(machine: Machine, stage: Stage, rules: Rules, store: &mut Store, blocks: Range<u32>) {
    let work = Work { stage, rules, tables: Tables::get(), blocks };
    match machine {
        Machine::Portable => work.run::<4, 2>(store),
        // Moments of more than four sheets do not fit the fastest cache.
        #[cfg(target_arch = "x86_64")]
        Machine::Avx512 if stage == Stage::Means => wide::means_with_avx512(work, store),
        #[cfg(target_arch = "x86_64")]
        Machine::Avx2 | Machine::Avx512 => wide::with_avx2(work, store),
    }
}

struct Work {
    stage: Stage,
    rules: Rules,
    tables: Tables,
    blocks: Range<u32>,
}

/// The same program compiled for wider vectors.
#[cfg(target_arch = "x86_64")]
#[expect(unsafe_code, reason = "calling code for newer processors, after asking whether this is one")]
mod wide {
    use super::{Means, Store, Work};

    pub(super) fn means_with_avx512(work: Work, store: &mut Store) {
        #[target_feature(enable = "avx512f")]
        fn run(work: Work, store: &mut Store) {
            work.run_stage::<8, Means<8>>(store);
        }
        assert!(std::is_x86_feature_detected!("avx512f"));
        // SAFETY: the processor has the feature.
        unsafe { run(work, store) }
    }

    pub(super) fn with_avx2(work: Work, store: &mut Store) {
        #[target_feature(enable = "avx2")]
        fn run(work: Work, store: &mut Store) {
            work.run::<4, 4>(store);
        }
        assert!(std::is_x86_feature_detected!("avx2"));
        // SAFETY: the processor has the feature.
        unsafe { run(work, store) }
    }
}

impl Work {
    #[inline(always)]
    fn run<const MEANS: usize, const MOMENTS: usize>(self, store: &mut Store) {
        match self.stage {
            Stage::Means => self.run_stage::<MEANS, Means<MEANS>>(store),
            Stage::Moments => self.run_stage::<MOMENTS, Moments<MOMENTS>>(store),
        }
    }

    #[inline(always)]
    fn run_stage<const W: usize, V: Outcome<W>>(self, store: &mut Store) {
        let mut turn = Box::new(Turn::<V>::new());
        let tables = self.tables;
        for number in self.blocks {
            let (lower, block) = block(number);
            if block.is_full() && lower.is_full() {
                continue;
            }
            for lane in (0..usize::from(block.classes)).step_by(W) {
                let sheets = Sheets { rules: self.rules, lower, block, lane };
                turn.solve(tables, sheets, store).save(store, sheets.place(tables));
            }
        }
    }
}

const _: () = assert!(BLOCK.is_multiple_of(8), "the widest vectors fill a block");
