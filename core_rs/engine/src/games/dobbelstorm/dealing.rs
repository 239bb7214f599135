//! What falls by chance: kinds, cards, even or odd, and forty dice.

use super::cards::CardId;
use super::events::Event;
use super::layout::{COLOURS, Colour, DICE_PER_COLOUR, FACES, Kind, Parity, SLOTS};
use super::moves::Fall;
use super::state::{DobbelstormState, Phase};
use crate::chance::Seed;
use crate::state::{Refusal, Seat};

impl DobbelstormState {
    /// Everything that can fall now, with its weight.
    pub(super) fn falls(&self) -> Vec<(Fall, u32)> {
        match self.phase {
            Phase::Cards(_, None) => kind_sets().into_iter().map(|kinds| (Fall::Kinds(kinds), 1)).collect(),
            Phase::Cards(seat, Some(kinds)) => {
                self.stack(self.next_kind(seat, kinds)).map(|id| (Fall::Card(id), 1)).collect()
            }
            Phase::Parity => vec![(Fall::Parity(Parity::Even), 1), (Fall::Parity(Parity::Odd), 1)],
            Phase::Drop(_) => falls_of_four(),
            _ => Vec::new(),
        }
    }

    /// Whether this can fall now.
    pub(super) fn admits_fall(&self, outcome: Fall) -> Result<(), Refusal> {
        match (self.phase, outcome) {
            (Phase::Cards(_, None), Fall::Kinds(kinds)) => {
                let is_rising = kinds.windows(2).all(|pair| pair[0] < pair[1]);
                if is_rising { Ok(()) } else { Err(Refusal("bad_kinds")) }
            }
            (Phase::Cards(seat, Some(kinds)), Fall::Card(id)) => {
                let is_there = self.stack(self.next_kind(seat, kinds)).any(|other| other == id);
                if is_there { Ok(()) } else { Err(Refusal("card_not_there")) }
            }
            (Phase::Parity, Fall::Parity(_)) | (Phase::Drop(_), Fall::Dice(_)) => Ok(()),
            _ => Err(Refusal("wrong_chance")),
        }
    }

    /// What falls now from a seed.
    pub(super) fn fall_of(&self, seed: Seed) -> Fall {
        let throw = self.throw_number();
        let pick = |count: usize| seed.face(throw, 0, count as u32) as usize - 1;
        match self.phase {
            Phase::Cards(_, None) => {
                let sets = kind_sets();
                Fall::Kinds(sets[pick(sets.len())])
            }
            Phase::Cards(seat, Some(kinds)) => {
                let stack: Vec<_> = self.stack(self.next_kind(seat, kinds)).collect();
                Fall::Card(stack[pick(stack.len())])
            }
            Phase::Drop(_) => {
                Fall::Dice(std::array::from_fn(|die| seed.face(throw, die as u32, u32::from(FACES)) as u8))
            }
            _ => Fall::Parity(if pick(usize::from(FACES)) % 2 == 0 { Parity::Odd } else { Parity::Even }),
        }
    }

    /// Lets it fall.
    pub(super) fn let_fall(&mut self, outcome: Fall, events: &mut impl FnMut(Event)) {
        match (self.phase, outcome) {
            (Phase::Cards(seat, _), Fall::Kinds(kinds)) => {
                self.phase = Phase::Cards(seat, Some(kinds));
                events(Event::Kinds(seat, kinds));
            }
            (Phase::Cards(seat, kinds), Fall::Card(id)) => {
                let hand = &mut self.hands[seat.index()];
                events(Event::Card { seat, card: hand.len(), id });
                hand.push(id);
                self.drawn |= 1 << id.number();
                let (round, _) = self.round_and_turn();
                if self.hands[seat.index()].len() < SLOTS {
                    self.phase = Phase::Cards(seat, kinds);
                } else if seat.index() + 1 < self.hands.len() {
                    self.phase = Phase::Cards(Seat(seat.0 + 1), self.rules.lesson(round as u8));
                } else {
                    self.phase = Phase::Parity;
                }
            }
            (_, Fall::Parity(parity)) => {
                self.parity = Some(parity);
                self.phase = Colour::new(0).map_or(Phase::Ready, Phase::Drop);
                events(Event::Parity(parity));
            }
            (Phase::Drop(colour), Fall::Dice(mut dice)) => {
                dice.sort_unstable();
                self.values.extend(dice);
                events(Event::Dropped { colour, values: dice });
                self.phase = Colour::new(colour.index() + 1).map_or(Phase::Ready, Phase::Drop);
            }
            _ => {}
        }
        debug_assert!(self.values.len() <= COLOURS * DICE_PER_COLOUR);
    }

    /// The kind of the card that comes next for a seat.
    fn next_kind(&self, seat: Seat, kinds: [Kind; SLOTS]) -> Kind {
        kinds[self.hands[seat.index()].len()]
    }

    /// The cards that a stack still holds.
    fn stack(&self, kind: Kind) -> impl Iterator<Item = CardId> + '_ {
        CardId::stack(kind, self.rules.languages()).filter(|id| self.drawn & 1 << id.number() == 0)
    }

    /// Which throw of the game comes now: every throw of every turn has its own number, whoever chose what before.
    fn throw_number(&self) -> u32 {
        // A round has at most four seats with four draws each, then four turns with eleven throws each.
        let (round, turn) = self.round_and_turn();
        let round = round as u32 * 1000;
        let turn = round + 100 + turn as u32 * 20;
        match self.phase {
            Phase::Cards(seat, None) => round + u32::from(seat.0) * 10,
            Phase::Cards(seat, Some(_)) => {
                round + u32::from(seat.0) * 10 + 1 + self.hands[seat.index()].len() as u32
            }
            Phase::Drop(colour) => turn + 1 + colour.index() as u32,
            _ => turn,
        }
    }
}

/// All sets of three different kinds.
fn kind_sets() -> Vec<[Kind; SLOTS]> {
    let mut sets = Vec::new();
    for (first, &a) in Kind::ALL.iter().enumerate() {
        for (second, &b) in Kind::ALL.iter().enumerate().skip(first + 1) {
            sets.extend(Kind::ALL[second + 1..].iter().map(|&c| [a, b, c]));
        }
    }
    sets
}

/// All ways in which four equal dice can fall, with how often each comes.
fn falls_of_four() -> Vec<(Fall, u32)> {
    let mut falls = Vec::new();
    for a in 1..=FACES {
        for b in a..=FACES {
            for c in b..=FACES {
                for d in c..=FACES {
                    let dice = [a, b, c, d];
                    // 4! orders, divided by those that look the same: each value by the factorial of its count.
                    let alike: u32 = dice
                        .chunk_by(|one, other| one == other)
                        .map(|equal| [1, 1, 2, 6, 24][equal.len()])
                        .product();
                    falls.push((Fall::Dice(dice), 24 / alike));
                }
            }
        }
    }
    falls
}
