//! Rows and the pile as bits: fast to copy, and quick to tell which cards still fit where.

use crate::games::push::cards::Row;
use crate::games::push::layout::{COLOURS, Card, KINDS, NUMBER_KINDS, NUMBERS};

/// The kinds that share a colour, as bits.
const fn colour_bits(colour: usize) -> u32 {
    ((1 << NUMBERS) - 1) << (colour * NUMBERS)
}

/// The kinds that share a number, `1..=6`, as bits.
const fn number_bits(number: usize) -> u32 {
    let mut bits = 0;
    let mut colour = 0;
    while colour < COLOURS {
        bits |= 1 << (colour * NUMBERS + number - 1);
        colour += 1;
    }
    bits
}

/// For every kind, the kinds that no longer fit beside it in a row.
const BLOCKS: [u32; NUMBER_KINDS + 1] = {
    let mut blocks = [0; NUMBER_KINDS + 1];
    let mut kind = 0;
    while kind < NUMBER_KINDS {
        blocks[kind] = colour_bits(kind / NUMBERS) | number_bits(kind % NUMBERS + 1);
        kind += 1;
    }
    blocks[NUMBER_KINDS] = 1 << NUMBER_KINDS;
    blocks
};

/// A row as the solver sees it: order forgotten.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Lane {
    /// The number of each colour, 0 where there is none.
    pub(super) numbers: [u8; COLOURS],
    pub(super) dice: bool,
    /// The kinds that do not fit any more, as bits.
    pub(super) blocked: u32,
    pub(super) cards: u8,
}

impl Lane {
    pub(super) fn of(row: &Row) -> Self {
        let mut lane = Lane::default();
        row.cards().iter().for_each(|&card| lane.lay(card));
        lane
    }

    pub(super) fn lay(&mut self, card: Card) {
        match card.colour() {
            Some(colour) => self.numbers[colour.index()] = card.points() as u8,
            None => self.dice = true,
        }
        self.blocked |= BLOCKS[card.index()];
        self.cards += 1;
    }

    pub(super) fn fits(&self, card: Card) -> bool {
        self.blocked >> card.index() & 1 == 0
    }

    pub(super) fn points(&self) -> f64 {
        f64::from(self.numbers.iter().sum::<u8>())
    }
}

/// The cards left in the pile, counted by bits.
#[derive(Clone, Copy, Debug)]
pub(super) struct Pile {
    ones: u32,
    twos: u32,
    dice: u32,
    pub(super) count: u32,
}

impl Pile {
    pub(super) fn of(unseen: &[u8; KINDS]) -> Self {
        let mut pile = Pile { ones: 0, twos: 0, dice: 0, count: 0 };
        for card in Card::numbers() {
            let count = u32::from(unseen[card.index()]);
            pile.ones |= (count & 1) << card.index();
            pile.twos |= (count >> 1) << card.index();
        }
        pile.dice = u32::from(unseen[Card::DICE.index()]);
        pile.count = unseen.iter().map(|&count| u32::from(count)).sum();
        pile
    }

    /// The pile without one card of this kind, of which there is one.
    pub(super) fn without(mut self, card: Card) -> Self {
        self.count -= 1;
        match card {
            Card::DICE => self.dice -= 1,
            Card::SWITCH => {}
            number => {
                let bit = 1 << number.index();
                // Counting down in two bits: 3, 2, 1, 0.
                if self.ones & bit == 0 {
                    self.twos ^= bit;
                }
                self.ones ^= bit;
            }
        }
        self
    }

    /// How many cards are of the kinds in these bits.
    pub(super) fn among(&self, kinds: u32) -> u32 {
        (kinds & self.ones).count_ones()
            + 2 * (kinds & self.twos).count_ones()
            + (kinds >> NUMBER_KINDS & 1) * self.dice
    }

    pub(super) fn dice(&self) -> u32 {
        self.dice
    }
}
