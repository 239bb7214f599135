//! Where a game stands, and how it goes on.

use super::cards::{Heap, Row};
use super::layout::{Card, Colour, FACES, Face, KINDS, ROWS};
use super::moves::{Event, Outcome, PushMove, RollReason, Takers};
use super::rules::Rules;
use crate::chance::Seed;
use crate::state::{Points, Refusal, Seat, State, Turn};

/// The most players, as the rulebook has it.
pub const MOST_SEATS: usize = 6;

/// The words that rank the cards are those of this throw; rolls of the die are numbered from 0, far below.
const SHUFFLE: u32 = 1 << 31;

/// What is going on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Phase {
    /// The active seat draws, stops or banks.
    Turn,
    /// A card is being turned over.
    Draw,
    /// The active seat chooses a row for this card.
    Place(Card),
    /// The next taker chooses a row.
    Share,
    /// The die is being rolled.
    Roll,
    /// Everything is shared out.
    Over,
}

/// A position of Push: rules, cards wherever they are, whose turn.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct PushState {
    pub(super) rules: Rules,
    pub(super) seats: u8,
    pub(super) active: Seat,
    pub(super) phase: Phase,
    /// How many cards of each kind are still in the pile.
    pub(super) unseen: [u8; KINDS],
    pub(super) discard: Heap,
    pub(super) discarded_dice: u8,
    pub(super) discarded_switches: u8,
    pub(super) open: [Heap; MOST_SEATS],
    pub(super) banked: [Heap; MOST_SEATS],
    /// Rows on the table; one that was taken is empty again.
    pub(super) rows: [Row; ROWS],
    /// Who took each row of this turn.
    pub(super) taken: [Option<Seat>; ROWS],
    /// Switch cards drawn in this turn.
    pub(super) switches: u8,
    /// Whether the active seat drew a card that fitted nowhere.
    pub(super) busted: bool,
    /// The face that the die shows, once it was rolled.
    pub(super) die: Option<Face>,
    pub(super) rolls: u16,
}

impl PushState {
    /// A new game: all cards in the pile.
    pub fn new(seats: usize, rules: Rules) -> Self {
        let mut unseen = [0; KINDS];
        for card in Card::all() {
            unseen[card.index()] = rules.in_game(card);
        }
        Self {
            rules,
            seats: seats as u8,
            active: Seat(0),
            phase: Phase::Turn,
            unseen,
            discard: Heap::default(),
            discarded_dice: 0,
            discarded_switches: 0,
            open: [Heap::default(); MOST_SEATS],
            banked: [Heap::default(); MOST_SEATS],
            rows: [Row::default(); ROWS],
            taken: [None; ROWS],
            switches: 0,
            busted: false,
            die: None,
            rolls: 0,
        }
    }

    /// The rules in force.
    pub fn rules(&self) -> Rules {
        self.rules
    }

    /// Whose turn it is, whoever takes or rolls at the moment.
    pub fn active(&self) -> Seat {
        self.active
    }

    /// How many cards of each kind are still in the pile, by [`Card::index`].
    pub fn unseen(&self) -> &[u8; KINDS] {
        &self.unseen
    }

    /// The rows on the table.
    pub fn rows(&self) -> &[Row; ROWS] {
        &self.rows
    }

    /// The open cards of a seat.
    pub fn open(&self, seat: Seat) -> Heap {
        self.open[seat.index()]
    }

    /// The banked cards of a seat.
    pub fn banked(&self, seat: Seat) -> Heap {
        self.banked[seat.index()]
    }

    /// The card that is to be placed.
    pub fn drawn(&self) -> Option<Card> {
        if let Phase::Place(card) = self.phase { Some(card) } else { None }
    }

    /// Whether a card is being turned over.
    pub fn is_drawing(&self) -> bool {
        matches!(self.phase, Phase::Draw)
    }

    /// Whether a turn begins.
    pub fn is_between_turns(&self) -> bool {
        matches!(self.phase, Phase::Turn) && !self.has_drawn()
    }

    /// Whether rows are being chosen.
    pub fn is_sharing(&self) -> bool {
        matches!(self.phase, Phase::Share)
    }

    /// Whether the right neighbour is the first of the others to take.
    pub fn to_the_right(&self) -> bool {
        self.switches % 2 == 1
    }

    /// How many cards are left in the pile.
    pub fn pile(&self) -> u32 {
        self.unseen.iter().map(|&count| u32::from(count)).sum()
    }

    /// Whether a card was drawn in this turn.
    pub fn has_drawn(&self) -> bool {
        self.switches > 0 || self.laid_rows() > 0
    }

    /// How many rows were begun in this turn.
    pub(super) fn laid_rows(&self) -> usize {
        (0..ROWS).take_while(|&row| !self.rows[row].is_empty() || self.taken[row].is_some()).count()
    }

    /// How many rows were taken in this turn.
    pub(super) fn taken_rows(&self) -> usize {
        self.taken.iter().flatten().count()
    }

    /// The order in which rows are taken in this turn: without the active seat if it busted.
    pub fn takers(&self) -> Takers {
        Takers::new(self.seats(), self.active, !self.busted, self.to_the_right())
    }

    /// Those who have not taken a row yet, in their order.
    pub fn takers_left(&self) -> ([Seat; MOST_SEATS], usize) {
        let takers = self.takers();
        let mut left = [Seat(0); MOST_SEATS];
        let rest = takers.seats().get(self.taken_rows()..).unwrap_or_default();
        left[..rest.len()].copy_from_slice(rest);
        (left, rest.len())
    }

    /// Why the die is being rolled.
    pub(super) fn roll_reason(&self) -> RollReason {
        if self.taken_rows() == 0 { RollReason::Bust } else { RollReason::Row }
    }

    pub(super) fn roller(&self) -> Seat {
        match self.taken_rows() {
            0 => self.active,
            count => self.takers().seats().get(count - 1).copied().unwrap_or(self.active),
        }
    }

    /// Whether a card may go to a row now: it fits, and a new row is the next one.
    pub(super) fn can_place(&self, card: Card, row: usize) -> bool {
        row <= self.laid_rows() && row < ROWS && self.rows[row].fits(card)
    }

    /// Whether a card busts: it is no switch card and fits in no row.
    pub fn busts(&self, card: Card) -> bool {
        card != Card::SWITCH && !(0..ROWS).any(|row| self.rows[row].fits(card))
    }

    /// How many of the cards left would bust as the next one.
    pub fn bust_cards(&self) -> u32 {
        Card::all().filter(|&card| self.busts(card)).map(|card| u32::from(self.unseen[card.index()])).sum()
    }

    /// What a face costs a seat with these open cards.
    pub(super) fn loss(&self, open: Heap, face: Face) -> Heap {
        match face {
            Face::Colour(colour) => open.of(colour),
            Face::Star if self.rules.risk => open,
            Face::Star => Heap::default(),
        }
    }

    fn place(&mut self, card: Card, row: usize, forced: bool, events: &mut impl FnMut(Event)) {
        let new = self.rows[row].is_empty();
        self.rows[row].lay(card);
        events(Event::Placed { seat: self.active, card, row: row as u8, new, forced });
        self.go_on(events);
    }

    /// After a card found its place: the player goes on, unless the pile is empty.
    fn go_on(&mut self, events: &mut impl FnMut(Event)) {
        self.phase = Phase::Turn;
        if self.pile() == 0 {
            self.stop(true, events);
        }
    }

    /// Points, then cards: what decides at the end.
    pub(super) fn rank(&self, seat: Seat) -> (Points, u32) {
        (self.score(seat), self.open(seat).len() + self.banked(seat).len())
    }

    pub(super) fn is_winner(&self, seat: Seat) -> bool {
        (0..self.seats).all(|other| self.rank(Seat(other)) <= self.rank(seat))
    }

    /// The next card of the seeded shuffle.
    ///
    /// Every card in the box has a random word, and the pile is the box in the order of these words. What was seen
    /// is crossed off by kind; in a game that was drawn from this seed all along, what remains begins with the n-th
    /// card of the shuffle. Without the switch cards the others keep their order.
    fn next_card(&self, seed: Seed) -> Card {
        let mut next = (u64::MAX, Card::SWITCH);
        let mut first = 0;
        for card in Card::all() {
            let copies = u32::from(card.in_box());
            let unseen = usize::from(self.unseen[card.index()]);
            if unseen > 0 {
                let mut words = [u64::MAX; super::layout::DICE_CARDS as usize];
                let words = &mut words[..copies as usize];
                for (word, die) in words.iter_mut().zip(first..) {
                    *word = seed.word(SHUFFLE, die);
                }
                words.sort_unstable();
                next = next.min((words[words.len() - unseen], card));
            }
            first += copies;
        }
        next.1
    }
}

impl State for PushState {
    type Move = PushMove;
    type Chance = Outcome;
    type Event = Event;

    fn seats(&self) -> usize {
        usize::from(self.seats)
    }

    fn turn(&self) -> Turn {
        match self.phase {
            Phase::Turn | Phase::Place(_) => Turn::Player(self.active),
            Phase::Draw => Turn::Chance(self.active),
            Phase::Share => {
                let next = self.takers().seats().get(self.taken_rows()).copied();
                Turn::Player(next.unwrap_or(self.active))
            }
            Phase::Roll => Turn::Chance(self.roller()),
            Phase::Over => Turn::Over,
        }
    }

    fn legal_moves(&self) -> Vec<PushMove> {
        let rows = 0..ROWS as u8;
        let all: Vec<PushMove> = match self.phase {
            Phase::Turn => [PushMove::Draw, PushMove::Stop]
                .into_iter()
                .chain(Colour::ALL.into_iter().map(PushMove::Bank))
                .collect(),
            Phase::Place(_) => rows.map(PushMove::Place).collect(),
            Phase::Share => rows.map(PushMove::Take).collect(),
            Phase::Draw | Phase::Roll | Phase::Over => Vec::new(),
        };
        all.into_iter().filter(|&chosen| self.check(chosen).is_ok()).collect()
    }

    fn check(&self, chosen: PushMove) -> Result<(), Refusal> {
        let refuse = |found, code| if found { Err(Refusal(code)) } else { Ok(()) };
        match (self.phase, chosen) {
            (Phase::Turn, PushMove::Draw) => Ok(()),
            (Phase::Turn, PushMove::Stop) => refuse(self.laid_rows() == 0, "nothing_laid"),
            (Phase::Turn, PushMove::Bank(colour)) => {
                refuse(self.has_drawn(), "bank_only_first")?;
                refuse(self.open(self.active).of(colour).is_empty(), "nothing_open")
            }
            (Phase::Place(card), PushMove::Place(row)) => {
                refuse(usize::from(row) > self.laid_rows() || usize::from(row) >= ROWS, "no_such_row")?;
                refuse(!self.can_place(card, usize::from(row)), "card_does_not_fit")
            }
            (Phase::Share, PushMove::Take(row)) => {
                let row = usize::from(row);
                refuse(row >= ROWS, "no_such_row")?;
                refuse(self.taken[row].is_some(), "row_is_taken")?;
                refuse(self.rows[row].is_empty(), "no_such_row")
            }
            _ => Err(Refusal::NOT_A_MOVE_NOW),
        }
    }

    fn apply(&mut self, chosen: PushMove, events: &mut impl FnMut(Event)) {
        match (self.phase, chosen) {
            (Phase::Turn, PushMove::Draw) => self.phase = Phase::Draw,
            (Phase::Turn, PushMove::Stop) => self.stop(false, events),
            (Phase::Turn, PushMove::Bank(colour)) => {
                let seat = self.active;
                let cards = self.open[seat.index()].take(colour);
                self.banked[seat.index()].add_all(cards);
                events(Event::Banked { seat, colour, cards });
                self.pass_on(events);
            }
            (Phase::Place(card), PushMove::Place(row)) if usize::from(row) < ROWS => {
                self.place(card, usize::from(row), false, events);
            }
            (Phase::Share, PushMove::Take(row)) if usize::from(row) < ROWS => {
                self.take(usize::from(row), false, events);
            }
            _ => {}
        }
    }

    fn chances(&self) -> Vec<(Outcome, u32)> {
        match self.phase {
            Phase::Draw => {
                let weighed = |card: Card| (Outcome::Card(card), u32::from(self.unseen[card.index()]));
                Card::all().map(weighed).filter(|(_, count)| *count > 0).collect()
            }
            Phase::Roll => Face::ALL.into_iter().map(|face| (Outcome::Die(face), 1)).collect(),
            _ => Vec::new(),
        }
    }

    fn admits(&self, outcome: &Outcome) -> Result<(), Refusal> {
        match (self.phase, outcome) {
            (Phase::Draw, Outcome::Card(card)) if self.unseen[card.index()] > 0 => Ok(()),
            (Phase::Draw, Outcome::Card(_)) => Err(Refusal("card_not_left")),
            (Phase::Roll, Outcome::Die(_)) => Ok(()),
            (Phase::Draw | Phase::Roll, _) => Err(Refusal("wrong_chance")),
            _ => Err(Refusal::NOT_A_CHANCE_NOW),
        }
    }

    fn draw(&self, seed: Seed) -> Outcome {
        if let Phase::Roll = self.phase {
            let face = seed.face(u32::from(self.rolls), 0, FACES as u32);
            Outcome::Die(Face::ALL[face as usize - 1])
        } else {
            Outcome::Card(self.next_card(seed))
        }
    }

    fn resolve(&mut self, outcome: &Outcome, events: &mut impl FnMut(Event)) {
        match (self.phase, *outcome) {
            (Phase::Draw, Outcome::Card(card)) => {
                self.unseen[card.index()] = self.unseen[card.index()].saturating_sub(1);
                events(Event::Drawn { seat: self.active, card, pile: self.pile() });
                if card == Card::SWITCH {
                    self.switches += 1;
                    events(Event::Switched { seat: self.active, count: self.switches });
                    self.go_on(events);
                    return;
                }
                let mut places = (0..ROWS).filter(|&row| self.can_place(card, row));
                match (places.next(), places.next()) {
                    (None, _) => self.bust(card, events),
                    (Some(row), None) => self.place(card, row, true, events),
                    _ => self.phase = Phase::Place(card),
                }
            }
            (Phase::Roll, Outcome::Die(face)) => self.roll(face, events),
            _ => {}
        }
    }

    fn score(&self, seat: Seat) -> Points {
        self.open(seat).points() + self.banked(seat).points()
    }

    fn winners(&self) -> Vec<Seat> {
        if self.phase != Phase::Over {
            return Vec::new();
        }
        (0..self.seats).map(Seat).filter(|&seat| self.is_winner(seat)).collect()
    }
}
