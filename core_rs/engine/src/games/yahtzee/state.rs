//! Where a match stands, and how it goes on.

use super::layout::{BOXES, Box, DICE, ROLLS, UPPER_BONUS};
use super::moves::{Event, HoldMask, Throw, YahtzeeMove};
use super::rules::Rules;
use super::score::{Offer, Sheet, count_faces};
use crate::chance::Seed;
use crate::state::{Points, Refusal, Seat, State, Turn};

/// Seats at one table at most. The rulebook knows no limit; this keeps throws of different seats apart.
pub const MOST_SEATS: usize = 20;

/// Opening throws are numbered from here, far above every throw of a match.
const FIRST_OPENING_THROW: u32 = 1 << 31;

/// One seat's part in the throw for the start.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct OpeningThrow {
    /// Whether the seat can still start.
    pub contends: bool,
    /// What it threw last; in a new round, nothing yet.
    pub pips: Option<u8>,
}

/// What is going on.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) enum Phase {
    /// The seats throw one die each for the start; those with the same highest throw again.
    Opening { round: u8, throws: Vec<OpeningThrow> },
    /// A turn. `dice` are on the table after the first throw; `held` is set while the others are being thrown.
    Turn { seat: Seat, rolls_left: u8, dice: Option<[u8; DICE]>, held: Option<HoldMask> },
    /// Every game of the match is played.
    Over,
}

/// A position of Yahtzee: rules, sheets of all seats, dice.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct YahtzeeState {
    pub(super) rules: Rules,
    pub(super) games: u8,
    pub(super) sheets: Vec<Sheet>,
    /// The totals of all seats in each finished game of a contest.
    pub(super) earlier: Vec<Vec<Points>>,
    /// Who starts the present game; seat 0 while that is still thrown for.
    pub(super) starter: Seat,
    pub(super) phase: Phase,
}

impl YahtzeeState {
    /// A new match: empty sheets, and a throw for the start if it is asked for and there is a choice.
    pub fn new(seats: usize, rules: Rules, games: u8, throw_for_start: bool) -> Self {
        let phase = if throw_for_start && seats > 1 {
            Phase::Opening { round: 0, throws: vec![OpeningThrow { contends: true, pips: None }; seats] }
        } else {
            fresh_turn(Seat(0))
        };
        let sheets = vec![Sheet::default(); seats];
        Self { rules, games, sheets, earlier: Vec::new(), starter: Seat(0), phase }
    }

    /// The rules in force.
    pub fn rules(&self) -> Rules {
        self.rules
    }

    /// The sheet of a seat in the present game.
    pub fn sheet(&self, seat: Seat) -> &Sheet {
        &self.sheets[seat.index()]
    }

    /// The dice on the table, by position.
    pub fn dice(&self) -> Option<[u8; DICE]> {
        if let Phase::Turn { dice, .. } = self.phase { dice } else { None }
    }

    /// The dice that lie still in the throw that is coming; `None` when none is, or when all dice are thrown.
    pub fn held(&self) -> Option<HoldMask> {
        if let Phase::Turn { held, .. } = self.phase { held } else { None }
    }

    /// How many throws are left in this turn.
    pub fn rolls_left(&self) -> u8 {
        if let Phase::Turn { rolls_left, .. } = self.phase { rolls_left } else { 0 }
    }

    /// How many games of the match come after the present one.
    pub fn games_to_come(&self) -> u8 {
        self.games.saturating_sub(self.earlier.len() as u8 + 1)
    }

    /// What a box would bring for the dice on the table.
    ///
    /// # Errors
    /// The reason why they may not go there, or that nobody is choosing.
    pub fn offer(&self, target: Box) -> Result<Offer, Refusal> {
        match self.phase {
            Phase::Turn { seat, dice: Some(dice), held: None, .. } => {
                self.sheet(seat).offer(&count_faces(&dice), target, self.rules)
            }
            _ => Err(Refusal::NOT_A_MOVE_NOW),
        }
    }

    fn next_seat(&self, seat: Seat) -> Seat {
        Seat((seat.0 + 1) % self.sheets.len() as u8)
    }

    /// The seat that throws next for the start.
    pub(super) fn next_opening_seat(throws: &[OpeningThrow]) -> Option<Seat> {
        let next = throws.iter().position(|throw| throw.contends && throw.pips.is_none());
        next.map(|index| Seat(index as u8))
    }

    fn throw_for_start(&mut self, pips: u8, events: &mut impl FnMut(Event)) {
        let Phase::Opening { round, throws } = &mut self.phase else { return };
        let Some(seat) = Self::next_opening_seat(throws) else { return };
        throws[seat.index()].pips = Some(pips);
        events(Event::OpeningThrow { seat, pips });
        if Self::next_opening_seat(throws).is_some() {
            return;
        }
        let highest = throws.iter().filter(|throw| throw.contends).filter_map(|throw| throw.pips).max();
        for throw in throws.iter_mut() {
            throw.contends &= throw.pips == highest;
        }
        let mut contenders =
            (0..).zip(throws.iter()).filter(|(_, throw)| throw.contends).map(|(index, _)| Seat(index));
        if let (Some(starter), None) = (contenders.next(), contenders.next()) {
            self.starter = starter;
            self.phase = fresh_turn(starter);
            events(Event::Starter { seat: starter });
            events(Event::Turn { seat: starter });
        } else {
            *round = round.saturating_add(1);
            for throw in throws.iter_mut().filter(|throw| throw.contends) {
                throw.pips = None;
            }
        }
    }

    fn write(&mut self, seat: Seat, target: Box, offer: Offer, events: &mut impl FnMut(Event)) {
        let sheet = &mut self.sheets[seat.index()];
        let had_upper_bonus = sheet.upper_bonus() > 0;
        sheet.write(target, offer);
        events(Event::Scored { seat, target, points: offer.points, joker: offer.joker });
        if offer.yahtzee_bonus > 0 {
            events(Event::YahtzeeBonus { seat, points: offer.yahtzee_bonus });
        }
        if !had_upper_bonus && sheet.upper_bonus() > 0 {
            events(Event::UpperBonus { seat, points: UPPER_BONUS });
        }
        let next = self.next_seat(seat);
        if self.sheets[next.index()].is_full() {
            self.finish_game(events);
        } else {
            self.phase = fresh_turn(next);
            events(Event::Turn { seat: next });
        }
    }

    fn finish_game(&mut self, events: &mut impl FnMut(Event)) {
        let totals: Vec<_> = self.sheets.iter().map(Sheet::total).collect();
        events(Event::GameOver { game: self.earlier.len() + 1, totals: totals.clone() });
        if self.earlier.len() + 1 == usize::from(self.games) {
            self.phase = Phase::Over;
            events(Event::MatchOver { winners: self.winners() });
        } else {
            // In a contest the start goes round the table: the rulebook throws for it only once.
            self.earlier.push(totals);
            self.sheets.fill(Sheet::default());
            self.starter = self.next_seat(self.starter);
            self.phase = fresh_turn(self.starter);
            events(Event::Turn { seat: self.starter });
        }
    }

    /// Which throw of the match is coming: the same number whatever was chosen before, and no two alike.
    fn throw_number(&self) -> u32 {
        match &self.phase {
            Phase::Turn { seat, rolls_left, .. } => {
                let game = self.earlier.len() as u32;
                let turn = self.sheet(*seat).filled() as u32;
                let roll = u32::from(ROLLS - rolls_left);
                ((game * MOST_SEATS as u32 + u32::from(seat.0)) * BOXES as u32 + turn) * u32::from(ROLLS)
                    + roll
            }
            Phase::Opening { round, .. } => FIRST_OPENING_THROW + u32::from(*round),
            Phase::Over => 0,
        }
    }

    /// How many dice fall next.
    fn fresh_dice(&self) -> usize {
        match &self.phase {
            Phase::Opening { .. } => 1,
            Phase::Turn { dice: None, .. } => DICE,
            Phase::Turn { held: Some(held), .. } => held.fresh().count(),
            _ => 0,
        }
    }
}

fn fresh_turn(seat: Seat) -> Phase {
    Phase::Turn { seat, rolls_left: ROLLS, dice: None, held: None }
}

impl State for YahtzeeState {
    type Move = YahtzeeMove;
    type Chance = Throw;
    type Event = Event;

    fn seats(&self) -> usize {
        self.sheets.len()
    }

    fn turn(&self) -> Turn {
        match &self.phase {
            Phase::Opening { throws, .. } => Self::next_opening_seat(throws).map_or(Turn::Over, Turn::Chance),
            Phase::Turn { seat, dice: Some(_), held: None, .. } => Turn::Player(*seat),
            Phase::Turn { seat, .. } => Turn::Chance(*seat),
            Phase::Over => Turn::Over,
        }
    }

    fn legal_moves(&self) -> Vec<YahtzeeMove> {
        let Phase::Turn { rolls_left, dice: Some(_), held: None, .. } = self.phase else {
            return Vec::new();
        };
        let holds = HoldMask::playable().filter(|_| rolls_left > 0).map(YahtzeeMove::Hold);
        let boxes = Box::ALL.into_iter().filter(|&target| self.offer(target).is_ok()).map(YahtzeeMove::Score);
        holds.chain(boxes).collect()
    }

    fn check(&self, chosen: YahtzeeMove) -> Result<(), Refusal> {
        match chosen {
            YahtzeeMove::Score(target) => self.offer(target).map(|_| ()),
            YahtzeeMove::Hold(_) if !matches!(self.turn(), Turn::Player(_)) => Err(Refusal::NOT_A_MOVE_NOW),
            YahtzeeMove::Hold(_) if self.rolls_left() == 0 => Err(Refusal("no_rolls_left")),
            YahtzeeMove::Hold(mask) if mask.0 >= HoldMask::ALL.0 => Err(Refusal("holds_all_dice")),
            YahtzeeMove::Hold(_) => Ok(()),
        }
    }

    fn apply(&mut self, chosen: YahtzeeMove, events: &mut impl FnMut(Event)) {
        let offer = if let YahtzeeMove::Score(target) = chosen { self.offer(target).ok() } else { None };
        let Phase::Turn { seat, held, .. } = &mut self.phase else { return };
        match chosen {
            YahtzeeMove::Hold(mask) => {
                *held = Some(mask);
                events(Event::Held { seat: *seat, held: mask });
            }
            YahtzeeMove::Score(target) => {
                let seat = *seat;
                if let Some(offer) = offer {
                    self.write(seat, target, offer, events);
                }
            }
        }
    }

    fn chances(&self) -> Vec<(Throw, u32)> {
        match self.fresh_dice() {
            0 => Vec::new(),
            count => Throw::distinct(count),
        }
    }

    fn admits(&self, outcome: &Throw) -> Result<(), Refusal> {
        match self.fresh_dice() {
            0 => Err(Refusal::NOT_A_CHANCE_NOW),
            count if count == outcome.faces().len() => Ok(()),
            _ => Err(Refusal("wrong_dice_count")),
        }
    }

    fn draw(&self, seed: Seed) -> Throw {
        let throw = self.throw_number();
        let face = |die: usize| seed.face(throw, die as u32, 6) as u8;
        match &self.phase {
            // In the throw for the start the dice belong to the seats.
            Phase::Opening { throws, .. } => {
                Throw::new(Self::next_opening_seat(throws).map(|seat| face(seat.index())))
            }
            Phase::Turn { held, .. } => Throw::new(held.unwrap_or(HoldMask::NONE).fresh().map(face)),
            Phase::Over => Throw::new([]),
        }
    }

    fn resolve(&mut self, outcome: &Throw, events: &mut impl FnMut(Event)) {
        if let Phase::Opening { .. } = self.phase {
            for &pips in outcome.faces() {
                self.throw_for_start(pips, events);
            }
            return;
        }
        let Phase::Turn { seat, rolls_left, dice, held } = &mut self.phase else { return };
        let mask = held.take().unwrap_or(HoldMask::NONE);
        let mut faces = dice.unwrap_or_default();
        for (position, &face) in mask.fresh().zip(outcome.faces()) {
            faces[position] = face;
        }
        *dice = Some(faces);
        *rolls_left = rolls_left.saturating_sub(1);
        events(Event::Rolled { seat: *seat, dice: faces, held: mask });
    }

    fn score(&self, seat: Seat) -> Points {
        let earlier: Points = self.earlier.iter().map(|totals| totals[seat.index()]).sum();
        earlier + self.sheet(seat).total()
    }

    fn winners(&self) -> Vec<Seat> {
        if !matches!(self.phase, Phase::Over) {
            return Vec::new();
        }
        let seats = || (0..self.seats() as u8).map(Seat);
        let best = seats().map(|seat| self.score(seat)).max();
        seats().filter(|&seat| Some(self.score(seat)) == best).collect()
    }
}
