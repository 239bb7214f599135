//! Heaps and rows of cards, small enough to be copied everywhere.

use super::layout::{COLOURS, COPIES, Card, Colour, NUMBER_KINDS, NUMBERS, ROW_CARDS};
use crate::state::Points;

/// Number cards, at most three of a kind: two bits for each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Heap(u64);

/// The bits of one colour, shifted down.
const COLOUR_BITS: u64 = (1 << (2 * NUMBERS)) - 1;
/// The lower bit of every kind.
const ONES: u64 = 0x5555_5555_5555_5555 & ((1 << (2 * NUMBER_KINDS)) - 1);

impl Heap {
    /// How many of a kind there are; none of what is no number card.
    pub const fn count(self, card: Card) -> u8 {
        if card.index() < NUMBER_KINDS { (self.0 >> (2 * card.index()) & 3) as u8 } else { 0 }
    }

    /// Adds a number card. Of three of a kind no fourth can be added.
    pub const fn add(&mut self, card: Card) {
        debug_assert!(card.index() < NUMBER_KINDS && self.count(card) < COPIES);
        self.0 += 1 << (2 * card.index());
    }

    /// Adds all cards of another heap; the two hold different cards of the one box.
    pub const fn add_all(&mut self, other: Heap) {
        self.0 += other.0;
    }

    /// Takes out all cards of another heap, which are in this one.
    pub const fn remove_all(&mut self, other: Heap) {
        self.0 -= other.0;
    }

    /// The cards of one colour.
    #[must_use]
    pub const fn of(self, colour: Colour) -> Heap {
        Heap(self.0 & (COLOUR_BITS << (2 * NUMBERS * colour.index())))
    }

    /// Takes out all cards of a colour.
    #[must_use]
    pub const fn take(&mut self, colour: Colour) -> Heap {
        let taken = self.of(colour);
        self.0 ^= taken.0;
        taken
    }

    /// Whether there are no cards.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many cards there are.
    pub const fn len(self) -> u32 {
        (self.0 & ONES).count_ones() + 2 * (self.0 >> 1 & ONES).count_ones()
    }

    /// The sum of the numbers.
    pub fn points(self) -> Points {
        self.by_colour().into_iter().sum()
    }

    /// The sum of the numbers of each colour.
    pub fn by_colour(self) -> [Points; COLOURS] {
        let mut sums = [0; COLOURS];
        for (index, sum) in sums.iter_mut().enumerate() {
            let mut bits = self.0 >> (2 * NUMBERS * index) & COLOUR_BITS;
            let mut number = 1;
            while bits != 0 {
                *sum += number * (bits & 3) as Points;
                bits >>= 2;
                number += 1;
            }
        }
        sums
    }

    /// Every card, by kind, as often as it is there.
    pub fn cards(self) -> impl Iterator<Item = Card> {
        Card::numbers().flat_map(move |card| (0..self.count(card)).map(move |_| card))
    }
}

/// A row on the table, its cards in the order in which they were laid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Row {
    cards: [Card; ROW_CARDS],
    count: u8,
    /// Which colours lie in it: bit `i` for the colour of index `i`.
    colours: u8,
    /// Which numbers lie in it, from bit 1 on; bit 0 for the dice card.
    numbers: u8,
}

impl Default for Row {
    fn default() -> Self {
        Self { cards: [Card::DICE; ROW_CARDS], count: 0, colours: 0, numbers: 0 }
    }
}

impl Row {
    /// The cards in the order in which they were laid.
    pub fn cards(&self) -> &[Card] {
        &self.cards[..usize::from(self.count)]
    }

    /// Whether no card lies in it.
    pub const fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// Whether a dice card lies in it.
    pub const fn has_dice(&self) -> bool {
        self.numbers & 1 == 1
    }

    /// Whether a card may be laid here: no colour, no number and no dice card twice. A switch card never may.
    pub const fn fits(&self, card: Card) -> bool {
        match card.colour() {
            Some(colour) => self.colours >> colour.index() & 1 == 0 && self.numbers >> card.points() & 1 == 0,
            None => matches!(card, Card::DICE) && !self.has_dice(),
        }
    }

    /// Lays a card that fits.
    pub const fn lay(&mut self, card: Card) {
        self.cards[self.count as usize] = card;
        self.count += 1;
        if let Some(colour) = card.colour() {
            self.colours |= 1 << colour.index();
        }
        self.numbers |= 1 << card.points();
    }

    /// The sum of the numbers.
    pub fn points(&self) -> Points {
        self.cards().iter().map(|card| card.points()).sum()
    }

    /// Its number cards.
    pub fn heap(&self) -> Heap {
        let mut heap = Heap::default();
        for &card in self.cards().iter().filter(|card| card.colour().is_some()) {
            heap.add(card);
        }
        heap
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_heap_counts_and_adds_up() {
        let mut heap = Heap::default();
        for card in Card::numbers() {
            for copy in 0..COPIES {
                assert_eq!(heap.count(card), copy);
                heap.add(card);
            }
        }
        assert_eq!((heap.len(), heap.points(), heap.by_colour()), (90, 315, [63; COLOURS]));
        assert_eq!(heap.cards().count(), 90);
        let green = heap.take(Colour::Green);
        assert_eq!((green.len(), green.points(), heap.by_colour()), (18, 63, [63, 63, 0, 63, 63]));
        heap.add_all(green);
        assert_eq!(heap.len(), 90);
    }

    #[test]
    fn a_row_takes_no_colour_no_number_and_no_dice_card_twice() {
        let mut row = Row::default();
        row.lay(Card::number(Colour::Blue, 2));
        row.lay(Card::DICE);
        for card in Card::all() {
            let expected = card.colour().is_some_and(|colour| colour != Colour::Blue) && card.points() != 2;
            assert_eq!(row.fits(card), expected, "{card}");
        }
        assert_eq!((row.points(), row.heap().len(), row.has_dice()), (2, 1, true));
    }
}
