//! A position in one line, and back.
//!
//! ```text
//! rules=normal,in turn=1:place:red3 switches=0 busted=no die=star:4 pile=333332,...+17+12 discard=-+0+0
//! rows=blue2.dice/@1/- open=-/000100,... banked=-/-
//! ```
//! A heap of number cards has six counts for every colour (`-`: no cards); behind the pile and the discard pile stand
//! their dice and switch cards. `turn` is the active seat and what is going on; `die` its last face and how often it was
//! rolled; a row that was taken is an `@` with the seat that took it.

use std::fmt;
use std::str::FromStr;

use super::cards::{Heap, Row};
use super::layout::{COLOURS, COPIES, Card, Colour, Face, KINDS, NUMBERS, ROW_CARDS, ROWS};
use super::rules::Rules;
use super::state::{MOST_SEATS, Phase, PushState};
use crate::notation::{NotationError, field, join, number, read_switch, switch};
use crate::state::{Seat, State};

fn spell_counts(count: impl Fn(Card) -> u8) -> String {
    if Card::numbers().all(|card| count(card) == 0) {
        return "-".to_owned();
    }
    let of = |colour| join((1..=NUMBERS as u8).map(|number| count(Card::number(colour, number))), "");
    join(Colour::ALL.map(of), ",")
}

fn spell_heap(heap: &Heap) -> String {
    spell_counts(|card| heap.count(card))
}

impl fmt::Display for PushState {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let variant = switch(self.rules.risk, "risk", "normal");
        write!(f, "rules={variant},{} turn={}:", switch(self.rules.switches, "in", "out"), self.active.0)?;
        match self.phase {
            Phase::Place(card) => write!(f, "place:{card}")?,
            Phase::Turn => f.write_str("turn")?,
            Phase::Draw => f.write_str("draw")?,
            Phase::Share => f.write_str("share")?,
            Phase::Roll => f.write_str("roll")?,
            Phase::Over => f.write_str("over")?,
        }
        write!(f, " switches={} busted={}", self.switches, switch(self.busted, "yes", "no"))?;
        write!(f, " die={}:{}", self.die.map_or("-", Face::id), self.rolls)?;
        let unseen = |card: Card| self.unseen[card.index()];
        write!(f, " pile={}+{}+{}", spell_counts(unseen), unseen(Card::DICE), unseen(Card::SWITCH))?;
        let discard = spell_heap(&self.discard);
        write!(f, " discard={discard}+{}+{}", self.discarded_dice, self.discarded_switches)?;
        let row = |row: usize| match (self.taken[row], self.rows[row].is_empty()) {
            (Some(seat), _) => format!("@{}", seat.0),
            (None, true) => "-".to_owned(),
            (None, false) => join(self.rows[row].cards(), "."),
        };
        write!(f, " rows={}", join((0..ROWS).map(row), "/"))?;
        let seats = self.seats();
        write!(f, " open={}", join(self.open[..seats].iter().map(spell_heap), "/"))?;
        write!(f, " banked={}", join(self.banked[..seats].iter().map(spell_heap), "/"))
    }
}

fn pair<'a>(text: &'a str, separator: char, what: &str) -> Result<(&'a str, &'a str), NotationError> {
    text.split_once(separator).ok_or_else(|| NotationError::syntax(format!("{what} has two parts")))
}

fn read_counts(text: &str) -> Result<[u8; KINDS], NotationError> {
    let mut counts = [0; KINDS];
    if text == "-" {
        return Ok(counts);
    }
    let wrong = || NotationError::syntax(format!("{text:?} is no heap of cards"));
    let colours: Vec<_> = text.split(',').collect();
    if colours.len() != COLOURS || colours.iter().any(|colour| colour.len() != NUMBERS) {
        return Err(wrong());
    }
    for (count, digit) in counts.iter_mut().zip(colours.iter().flat_map(|colour| colour.bytes())) {
        *count = digit.checked_sub(b'0').filter(|count| *count <= COPIES).ok_or_else(wrong)?;
    }
    // No cards have one spelling, the dash.
    if counts == [0; KINDS] { Err(wrong()) } else { Ok(counts) }
}

fn read_heap(text: &str) -> Result<Heap, NotationError> {
    let counts = read_counts(text)?;
    let mut heap = Heap::default();
    for card in Card::numbers() {
        (0..counts[card.index()]).for_each(|_| heap.add(card));
    }
    Ok(heap)
}

fn read_heaps(text: &str) -> Result<Vec<Heap>, NotationError> {
    text.split('/').take(MOST_SEATS + 1).map(read_heap).collect()
}

/// A heap of number cards with dice and switch cards behind it.
fn read_pile(text: &str) -> Result<(&str, u8, u8), NotationError> {
    let words: Vec<_> = text.split('+').collect();
    let [heap, dice, switches] = words[..] else {
        return Err(NotationError::syntax("a pile has three parts"));
    };
    Ok((heap, number(dice)?, number(switches)?))
}

fn read_row(text: &str) -> Result<(Row, Option<Seat>), NotationError> {
    let mut row = Row::default();
    if let Some(seat) = text.strip_prefix('@') {
        return Ok((row, Some(Seat(number(seat)?))));
    }
    if text != "-" {
        for word in text.split('.').take(ROW_CARDS + 1) {
            let card: Card = word.parse()?;
            if !row.fits(card) {
                return Err(NotationError::impossible(format!("{card} in a row where it does not fit")));
            }
            row.lay(card);
        }
    }
    Ok((row, None))
}

fn read_phase(text: &str) -> Result<Phase, NotationError> {
    Ok(match text {
        "turn" => Phase::Turn,
        "draw" => Phase::Draw,
        "share" => Phase::Share,
        "roll" => Phase::Roll,
        "over" => Phase::Over,
        _ => match text.strip_prefix("place:") {
            Some(card) => Phase::Place(card.parse()?),
            None => return Err(NotationError::syntax(format!("{text:?} is nothing that goes on"))),
        },
    })
}

impl FromStr for PushState {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let mut words = text.split(' ');
        let (variant, switches_in) = pair(field(words.next(), "rules")?, ',', "rules")?;
        let rules = Rules {
            risk: read_switch(variant, "risk", "normal")?,
            switches: read_switch(switches_in, "in", "out")?,
        };
        let (active, phase) = pair(field(words.next(), "turn")?, ':', "turn")?;
        let (active, phase) = (Seat(number(active)?), read_phase(phase)?);
        let switches = number(field(words.next(), "switches")?)?;
        let busted = read_switch(field(words.next(), "busted")?, "yes", "no")?;
        let (face, rolls) = pair(field(words.next(), "die")?, ':', "die")?;
        let die = match face {
            "-" => None,
            face => Some(
                Face::from_id(face).ok_or_else(|| NotationError::syntax(format!("{face:?} is no face")))?,
            ),
        };
        let (pile, dice_left, switches_left) = read_pile(field(words.next(), "pile")?)?;
        let mut unseen = read_counts(pile)?;
        unseen[Card::DICE.index()] = dice_left;
        unseen[Card::SWITCH.index()] = switches_left;
        let (discard, discarded_dice, discarded_switches) = read_pile(field(words.next(), "discard")?)?;
        let rows_text: Vec<_> = field(words.next(), "rows")?.split('/').collect();
        if rows_text.len() != ROWS {
            return Err(NotationError::syntax("there are three rows"));
        }
        let (mut rows, mut taken) = ([Row::default(); ROWS], [None; ROWS]);
        for (index, text) in rows_text.into_iter().enumerate() {
            (rows[index], taken[index]) = read_row(text)?;
        }
        let open_heaps = read_heaps(field(words.next(), "open")?)?;
        let banked_heaps = read_heaps(field(words.next(), "banked")?)?;
        if words.next().is_some() {
            return Err(NotationError::syntax("there is more than a position"));
        }
        let seats = open_heaps.len();
        if seats != banked_heaps.len() || !(2..=MOST_SEATS).contains(&seats) {
            return Err(NotationError::impossible("so many seats"));
        }
        let (mut open, mut banked) = ([Heap::default(); MOST_SEATS], [Heap::default(); MOST_SEATS]);
        open[..seats].copy_from_slice(&open_heaps);
        banked[..seats].copy_from_slice(&banked_heaps);
        let state = PushState {
            rules,
            seats: seats as u8,
            active,
            phase,
            unseen,
            discard: read_heap(discard)?,
            discarded_dice,
            discarded_switches,
            open,
            banked,
            rows,
            taken,
            switches,
            busted,
            die,
            rolls: number(rolls)?,
        };
        state.validate()?;
        Ok(state)
    }
}

impl PushState {
    /// How many cards of a kind are anywhere: the same in every position of a game.
    pub fn census(&self, card: Card) -> u32 {
        let in_rows = self.rows.iter().flat_map(Row::cards).filter(|&&laid| laid == card).count() as u32;
        let drawn = u32::from(self.drawn() == Some(card));
        let elsewhere = match card {
            Card::DICE => u32::from(self.discarded_dice),
            Card::SWITCH => u32::from(self.discarded_switches) + u32::from(self.switches),
            number => {
                let held = self.open.iter().chain(&self.banked).map(|heap| u32::from(heap.count(number)));
                u32::from(self.discard.count(number)) + held.sum::<u32>()
            }
        };
        u32::from(self.unseen[card.index()]) + in_rows + drawn + elsewhere
    }

    /// Whether the parts of a position that was read go together.
    fn validate(&self) -> Result<(), NotationError> {
        let fault = |found, what: &str| if found { Err(NotationError::impossible(what)) } else { Ok(()) };
        fault(self.active.0 >= self.seats, "nobody sits there")?;
        fault(self.seats > 2 && !self.rules.switches, "more than two players without switch cards")?;
        let conserved = Card::all().all(|card| self.census(card) == u32::from(self.rules.in_game(card)));
        fault(!conserved, "cards are missing or too many")?;
        fault(self.die.is_some() != (self.rolls > 0), "a die that was rolled shows a face")?;
        // Every roll came with a card that was then discarded: a dice card, or one that fitted nowhere.
        let discarded = self.discard.len() + u32::from(self.discarded_dice);
        let pending = u32::from(self.phase == Phase::Roll);
        fault(u32::from(self.rolls) + pending > discarded, "more rolls than reasons for them")?;
        let laid = self.laid_rows();
        let stray = (laid..ROWS).any(|row| !self.rows[row].is_empty() || self.taken[row].is_some());
        fault(stray, "a row is skipped")?;
        let takers = self.takers();
        let taken = self.taken_rows();
        let expected = takers.seats().get(..taken);
        let in_order =
            expected.is_some_and(|first| first.iter().all(|seat| self.taken.contains(&Some(*seat))));
        fault(!in_order, "somebody took a row before his turn")?;
        fault(self.busted && laid < ROWS, "a card that fits nowhere needs three rows")?;
        let left = laid - taken;
        let someone = taken < takers.seats().len();
        let possible = match self.phase {
            Phase::Turn | Phase::Draw => taken == 0 && !self.busted && self.pile() > 0,
            Phase::Place(card) => {
                let places = (0..ROWS).filter(|&row| self.can_place(card, row)).count();
                taken == 0 && !self.busted && places > 1
            }
            Phase::Share => left > 1 && someone && (!self.busted || self.rolls > 0),
            Phase::Roll => (taken > 0 && self.discarded_dice > 0) || (taken == 0 && self.busted),
            Phase::Over => self.pile() == 0 && laid == 0 && self.switches == 0 && !self.busted,
        };
        fault(!possible, "rows, takers and cards do not match the turn")
    }
}
