//! Which right dice score, kind by kind.

use super::layout::{CARD_BONUS, CARDS_BONUS, Card, FACES, Kind, LINES};
use crate::state::Points;

/// The fields whose dice bring a point, of those that are right.
pub fn scoring(card: &Card, right: u16) -> u16 {
    match card.kind {
        Kind::Target => within_target(card, right),
        Kind::Tower | Kind::Confusion => right,
        Kind::Row => LINES.into_iter().filter(|line| right & line == *line).fold(0, |all, line| all | line),
        Kind::Chain => run_fields(card, right, longest_run(values_of(card, right))),
        Kind::Duo => paired(card, right),
    }
}

/// Whether the right dice are all that the card can hold: the one condition for its bonus that its kind sets.
pub fn is_complete(card: &Card, right: u16) -> bool {
    match card.kind {
        Kind::Target => sum_of(card, right) == u32::from(card.target),
        Kind::Chain => values_of(card, right) == (1 << FACES) - 1,
        _ => right == (1 << card.fields().len()) - 1,
    }
}

/// Points for the cards of a player together: how many of them ended with at least one.
pub fn cards_bonus(nets: &[Points]) -> Points {
    CARDS_BONUS[nets.iter().filter(|&&net| net >= CARD_BONUS).count()]
}

fn members(mask: u16) -> impl DoubleEndedIterator<Item = usize> {
    (0..u16::BITS as usize).filter(move |place| mask & 1 << place != 0)
}

fn sum_of(card: &Card, fields: u16) -> u32 {
    members(fields).map(|place| u32::from(card.all_fields[place].value)).sum()
}

/// The dice that stay when the largest are taken away until the target is no longer exceeded.
fn within_target(card: &Card, right: u16) -> u16 {
    let mut kept = right;
    let mut sum = sum_of(card, right);
    while sum > u32::from(card.target) {
        // Of equal dice the first in the order of the fields goes; the count is the same either way.
        let value = |place: &usize| card.all_fields[*place].value;
        let Some(largest) = members(kept).rev().max_by_key(value) else { break };
        kept &= !(1 << largest);
        sum -= u32::from(card.all_fields[largest].value);
    }
    kept
}

/// The values of some fields as bits: bit 0 is a one.
pub fn values_of(card: &Card, fields: u16) -> u8 {
    members(fields).fold(0, |all, place| all | 1 << (card.all_fields[place].value - 1))
}

/// The longest run of consecutive values, the lowest of several; empty unless it has two.
pub fn longest_run(values: u8) -> u8 {
    runs(values).fold(0, |best: u8, run| if run.count_ones() > best.count_ones() { run } else { best })
}

/// Every run of at least two consecutive values that cannot be made longer.
pub fn runs(values: u8) -> impl Iterator<Item = u8> {
    (0..FACES).filter_map(move |first| {
        let begins = values & 1 << first != 0 && (first == 0 || values & 1 << (first - 1) == 0);
        let length = (values >> first).trailing_ones();
        (begins && length >= 2).then(|| ((1 << length) - 1) << first)
    })
}

/// One field for every value of a run: the first of those that have it.
fn run_fields(card: &Card, right: u16, run: u8) -> u16 {
    let mut seen = 0;
    members(right).fold(0, |all, place| {
        let value = 1 << (card.all_fields[place].value - 1);
        let counts = run & value != 0 && seen & value == 0;
        seen |= value;
        if counts { all | 1 << place } else { all }
    })
}

/// Pairs and triples: lines with their joker and at least one neighbour.
fn paired(card: &Card, right: u16) -> u16 {
    card.duo_lines().into_iter().fold(0, |all, line| {
        let mask = line.into_iter().fold(0, |mask, place| mask | 1 << place);
        let there = right & mask;
        let has_joker = there & 1 << line[1] != 0;
        if has_joker && there.count_ones() >= 2 { all | there } else { all }
    })
}
