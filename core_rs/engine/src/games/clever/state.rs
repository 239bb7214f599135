//! Where a match stands, and how it goes on.
//!
//! A turn walks through its stages: the active player rolls and chooses, may spend extra dice, then every other player
//! in seat order chooses from the platter and may spend extra dice. Before any stage goes on, the pool of waiting
//! bonuses has to be empty.

use super::bonus::{self, Pool};
use super::events::{Event, Place};
use super::layout::{Area, Bonus, DICE, DiceSet, Die, MOST_SEATS, ROLLS, SERVED, rounds};
use super::moves::{CleverMove, Throw, lowest, servings};
use super::rules::Rules;
use super::score;
use super::sheet::Sheet;
use crate::chance::Seed;
use crate::state::{Points, Refusal, Seat, State, Turn};

/// The least common multiple of the numbers of ways in which a tie for the served dice can fall (1, 2, 3, 4, 6, 10, 20).
const TIE_WEIGHT: u32 = 60;
/// Throws of one roll are numbered apart up to here: the first one and seven rerolls.
const THROWS_PER_ROLL: u32 = 8;

/// What is going on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stage {
    /// The seats choose their bonus of the fourth round.
    Round,
    /// The active player rolls and chooses.
    Active,
    /// The active player may spend extra dice.
    ActiveExtra,
    /// A passive player chooses from the platter; alone, the dice are thrown for it.
    Passive,
    /// A passive player may spend extra dice.
    PassiveExtra,
    /// After the last turn everybody may spend extra dice once more.
    Last,
    /// The match is over.
    Over,
}

impl Stage {
    /// The stable name for screens; both windows for extra dice in a turn are called the same.
    pub const fn id(self) -> &'static str {
        match self {
            Stage::Round => "round",
            Stage::Active => "active",
            Stage::ActiveExtra | Stage::PassiveExtra => "extra",
            Stage::Passive => "passive",
            Stage::Last => "last",
            Stage::Over => "over",
        }
    }

    /// Whether extra dice may be spent.
    pub const fn is_window(self) -> bool {
        matches!(self, Stage::ActiveExtra | Stage::PassiveExtra | Stage::Last)
    }
}

/// A position of Clever: rules, sheets of all seats, dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct CleverState {
    pub(super) rules: Rules,
    pub(super) seats: u8,
    /// The sheets; those beyond the seats stay fresh.
    pub(super) sheets: [Sheet; MOST_SEATS],
    pub(super) round: u8,
    /// Whose dice these are.
    pub(super) active: Seat,
    /// Who acts.
    pub(super) seat: Seat,
    pub(super) stage: Stage,
    /// Which roll of the turn it is, from 1.
    pub(super) roll: u8,
    /// Rerolls used in this roll.
    pub(super) rerolled: u8,
    /// Whether the dice in the tray are about to be thrown.
    pub(super) to_throw: bool,
    /// The faces, 0 for dice that have not fallen in this turn.
    pub(super) faces: [u8; DICE],
    pub(super) tray: DiceSet,
    pub(super) platter: DiceSet,
    pub(super) fields: [Option<Die>; ROLLS as usize],
    /// The dice that each seat has used as extras in this turn.
    pub(super) spent: [DiceSet; MOST_SEATS],
    /// The bonuses of `seat` that wait.
    pub(super) pool: Pool,
}

impl CleverState {
    /// A new match: fresh sheets, the first round begun, all dice with seat 0.
    pub fn new(seats: usize, rules: Rules) -> Self {
        let mut state = CleverState {
            rules,
            seats: seats as u8,
            sheets: [Sheet::NEW; MOST_SEATS],
            round: 0,
            active: Seat(0),
            seat: Seat(0),
            stage: Stage::Round,
            roll: 1,
            rerolled: 0,
            to_throw: true,
            faces: [0; DICE],
            tray: DiceSet::ALL,
            platter: DiceSet::NONE,
            fields: [None; ROLLS as usize],
            spent: [DiceSet::NONE; MOST_SEATS],
            pool: Pool::EMPTY,
        };
        state.begin_round(1, &mut |_| ());
        state
    }

    /// The rules in force.
    pub fn rules(&self) -> Rules {
        self.rules
    }

    /// The sheet of a seat.
    pub fn sheet(&self, seat: Seat) -> &Sheet {
        &self.sheets[seat.index()]
    }

    /// The sheets of everybody at the table.
    pub fn sheets(&self) -> &[Sheet] {
        &self.sheets[..usize::from(self.seats)]
    }

    /// The round, from 1.
    pub fn round(&self) -> u8 {
        self.round
    }

    /// How many rounds are played.
    pub fn rounds(&self) -> u8 {
        rounds(usize::from(self.seats))
    }

    /// Whose dice these are.
    pub fn active(&self) -> Seat {
        self.active
    }

    /// Who acts, by choosing or by throwing.
    pub fn acting(&self) -> Seat {
        self.seat
    }

    /// What is going on.
    pub fn stage(&self) -> Stage {
        self.stage
    }

    /// Which roll of the turn it is, from 1.
    pub fn roll(&self) -> u8 {
        self.roll
    }

    /// Whether the dice in the tray are about to be thrown.
    pub fn is_throw(&self) -> bool {
        self.to_throw
    }

    /// The face of every die, 0 for those that have not fallen in this turn.
    pub fn faces(&self) -> &[u8; DICE] {
        &self.faces
    }

    /// The dice that the active player throws and chooses from.
    pub fn tray(&self) -> DiceSet {
        self.tray
    }

    /// The dice on the silver platter.
    pub fn platter(&self) -> DiceSet {
        self.platter
    }

    /// The dice on the active player's fields, in the order they were chosen.
    pub fn fields(&self) -> [Option<Die>; ROLLS as usize] {
        self.fields
    }

    /// The dice that a seat has used as extras in this turn.
    pub fn spent(&self, seat: Seat) -> DiceSet {
        self.spent[seat.index()]
    }

    /// The bonuses that wait to be used by the seat that acts.
    pub fn pool(&self) -> Pool {
        self.pool
    }

    /// Whether the coming throw serves the three lowest dice: the passive turn of somebody who plays alone.
    pub fn serves(&self) -> bool {
        self.to_throw && self.stage == Stage::Passive
    }

    /// Where a die lies.
    pub fn place(&self, die: Die) -> Place {
        if let Some(field) = self.fields.iter().position(|&other| other == Some(die)) {
            Place::Field(field as u8)
        } else if self.tray.contains(die) {
            Place::Tray
        } else if self.platter.contains(die) {
            Place::Platter
        } else {
            Place::Aside
        }
    }

    /// What a die counts in an area: in blue always the sum of the blue and the white one.
    pub fn pips(&self, die: Die, area: Area) -> u8 {
        match area {
            Area::Blue => self.faces[Die::White.index()] + self.faces[Die::Blue.index()],
            _ => self.faces[die.index()],
        }
    }

    /// Which throw of the match is coming: the same number whatever was chosen before, and no two alike.
    fn throw_number(&self) -> u32 {
        let turn = u32::from(self.round) * MOST_SEATS as u32 + u32::from(self.active.0);
        let part = turn * 2 + u32::from(self.stage == Stage::Passive);
        let roll = part * u32::from(ROLLS) + u32::from(self.roll - 1);
        roll * THROWS_PER_ROLL + u32::from(self.rerolled)
    }
}

impl State for CleverState {
    type Move = CleverMove;
    type Chance = Throw;
    type Event = Event;

    fn seats(&self) -> usize {
        usize::from(self.seats)
    }

    fn turn(&self) -> Turn {
        match self.stage {
            Stage::Over => Turn::Over,
            _ if self.to_throw => Turn::Chance(self.seat),
            _ => Turn::Player(self.seat),
        }
    }

    fn legal_moves(&self) -> Vec<CleverMove> {
        let mut moves = Vec::with_capacity(32);
        self.each_move(&mut |chosen| moves.push(chosen));
        moves
    }

    fn check(&self, chosen: CleverMove) -> Result<(), Refusal> {
        self.check_move(chosen)
    }

    fn apply(&mut self, chosen: CleverMove, events: &mut impl FnMut(Event)) {
        let seat = self.seat;
        match chosen {
            CleverMove::Take(die, area, cell) => {
                let lower = self.take(die, events);
                self.write(die, area, cell, events);
                if !lower.is_empty() {
                    events(Event::ToPlatter { dice: lower });
                }
            }
            CleverMove::Extra(die, area, cell) => {
                self.sheets[seat.index()].extras -= 1;
                self.spent[seat.index()] = self.spent(seat).with(die);
                events(Event::Spent { seat, track: Bonus::Extra });
                let place = self.place(die);
                events(Event::Took { seat, die, from: place, to: place, extra: true });
                self.write(die, area, cell, events);
            }
            CleverMove::Bonus(chosen) => {
                let sheet = &mut self.sheets[seat.index()];
                let told = &mut |step| events(Event::Chain { seat, step });
                bonus::use_bonus(sheet, &mut self.pool, chosen, told);
                bonus::settle(sheet, &mut self.pool, told);
            }
            CleverMove::Reroll => {
                self.sheets[seat.index()].rerolls -= 1;
                self.rerolled += 1;
                self.to_throw = true;
                events(Event::Spent { seat, track: Bonus::Reroll });
                return;
            }
            CleverMove::Pass => {
                if let Some(reason) = self.pass_reason() {
                    events(Event::Passed { seat, reason });
                }
            }
            CleverMove::End => {
                events(Event::Ended { seat });
                self.close_window(events);
                return;
            }
        }
        if self.pool.is_empty() {
            self.go_on(events);
        }
    }

    fn chances(&self) -> Vec<(Throw, u32)> {
        if !self.to_throw {
            return Vec::new();
        }
        if !self.serves() {
            return Throw::all(self.tray).map(|throw| (throw, 1)).collect();
        }
        let mut outcomes = Vec::new();
        for throw in Throw::all(self.tray) {
            let ways = servings(&throw.faces).count() as u32;
            for set in servings(&throw.faces) {
                let served = (ways > 1).then_some(set);
                outcomes.push((Throw { faces: throw.faces, served }, TIE_WEIGHT / ways));
            }
        }
        outcomes
    }

    fn admits(&self, outcome: &Throw) -> Result<(), Refusal> {
        if !self.to_throw {
            return Err(Refusal::NOT_A_CHANCE_NOW);
        }
        if outcome.dice() != self.tray {
            return Err(Refusal("wrong_dice"));
        }
        let tied = self.serves() && !lowest(&outcome.faces).1.is_empty();
        match outcome.served {
            None if tied => Err(Refusal("tie_not_settled")),
            Some(_) if !tied => Err(Refusal("no_tie_to_settle")),
            _ => Ok(()),
        }
    }

    fn draw(&self, seed: Seed) -> Throw {
        let number = self.throw_number();
        let mut throw = Throw::new([0; DICE]);
        for die in self.tray.iter() {
            throw.faces[die.index()] = seed.face(number, die.index() as u32, 6) as u8;
        }
        if self.serves() {
            let (surely, mut tied) = lowest(&throw.faces);
            if !tied.is_empty() {
                // Which of the equal dice came to lie nearest to the platter: a draw of its own for each die.
                let distance = |die: &Die| seed.word(number, (DICE + die.index()) as u32);
                let mut served = surely;
                while let Some(die) = tied.iter().min_by_key(distance).filter(|_| served.len() < SERVED) {
                    (served, tied) = (served.with(die), tied.without(die));
                }
                throw.served = Some(served);
            }
        }
        throw
    }

    fn resolve(&mut self, outcome: &Throw, events: &mut impl FnMut(Event)) {
        let (seat, fresh, serves) = (self.seat, self.tray, self.serves());
        for die in fresh.iter() {
            self.faces[die.index()] = outcome.faces[die.index()];
        }
        self.to_throw = false;
        let again = self.rerolled > 0;
        events(Event::Rolled { seat, faces: self.faces, fresh, roll: self.roll, again });
        if serves {
            self.platter = outcome.served.unwrap_or_else(|| lowest(&self.faces).0);
            self.tray = DiceSet::NONE;
            events(Event::Served { seat, dice: self.platter });
        }
    }

    fn score(&self, seat: Seat) -> Points {
        self.sheet(seat).total()
    }

    fn winners(&self) -> Vec<Seat> {
        if self.stage == Stage::Over { score::winners(self.sheets()) } else { Vec::new() }
    }
}
