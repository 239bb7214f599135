//! A position: cards, dice, and where everything lies.

use super::cards::CardId;
use super::events::Event;
use super::laid::{Die, Laid, Layer, Pile};
use super::layout::{Colour, DICE, DICE_PER_COLOUR, IDLE_MS, Kind, MOST_FIELDS, Parity, SLOTS};
use super::moves::{Act, DobbelstormMove, Fall};
use super::referee::Counts;
use super::report::{Report, TurnScore};
use super::rules::Rules;
use crate::chance::Seed;
use crate::state::{Points, Refusal, Seat, State, Turn};

/// The most seats.
pub const MOST_SEATS: usize = 4;

/// Where a die is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Place {
    /// On the table, for everybody to take.
    Table,
    /// In somebody's hand.
    Hand(Seat),
    /// On a field of somebody's card, or parked for it.
    Field(Seat, u8, u8, Layer),
    /// Beside somebody's card.
    Beside(Seat, u8),
}

impl Place {
    /// Who has the die.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Place::Table => None,
            Place::Hand(seat) | Place::Field(seat, ..) | Place::Beside(seat, _) => Some(seat),
        }
    }
}

/// What is going on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    /// This seat gets its cards; its kinds are known or not.
    Cards(Seat, Option<[Kind; SLOTS]>),
    /// The die for even or odd falls.
    Parity,
    /// The dice of this colour fall.
    Drop(Colour),
    /// All dice lie there; somebody calls START.
    Ready,
    /// Everybody plays.
    Play,
    /// The turn has ended; dice in hands are laid down.
    Hands,
    /// The turn is scored; somebody goes on.
    Scored,
    /// The game is over.
    Over,
}

/// How a turn ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ending {
    /// Somebody called STOP.
    Stop(Seat),
    /// Nobody took a die for too long.
    Idle,
    /// The time for a turn was over.
    Limit,
}

/// A position.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct DobbelstormState {
    pub(super) rules: Rules,
    pub(super) phase: Phase,
    /// The cards before every seat; fewer than three while they are drawn.
    pub(super) hands: Vec<Vec<CardId>>,
    /// Every card that was drawn in this game, as bits.
    pub(super) drawn: u128,
    pub(super) parity: Option<Parity>,
    /// The faces of the dice, by colour and rising within a colour; those that have not fallen are missing.
    pub(super) values: Vec<u8>,
    pub(super) places: [Place; DICE],
    /// When the last thing happened in this turn, and when a die was last taken.
    pub(super) clock: u32,
    pub(super) grabbed_at: u32,
    /// When every seat last did something.
    pub(super) acted_at: [u32; MOST_SEATS],
    pub(super) ending: Option<Ending>,
    /// The score of every finished turn, by seat.
    pub(super) history: Vec<Vec<TurnScore>>,
}

impl DobbelstormState {
    /// The first position.
    pub fn new(seats: usize, rules: Rules) -> Self {
        Self {
            rules,
            phase: Phase::Cards(Seat(0), rules.lesson(0)),
            hands: vec![Vec::new(); seats],
            drawn: 0,
            parity: None,
            values: Vec::new(),
            places: [Place::Table; DICE],
            clock: 0,
            grabbed_at: 0,
            acted_at: [0; MOST_SEATS],
            ending: None,
            history: Vec::new(),
        }
    }

    fn all_seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.hands.len() as u8).map(Seat)
    }

    /// Which turn of the game it is, counted from 0; a scored turn is still the same one.
    pub fn turn_number(&self) -> usize {
        let is_counted = matches!(self.phase, Phase::Scored | Phase::Over);
        self.history.len() - usize::from(is_counted)
    }

    /// The round and the turn within it, both counted from 0.
    pub fn round_and_turn(&self) -> (usize, usize) {
        (self.turn_number() / self.hands.len(), self.turn_number() % self.hands.len())
    }

    /// How many turns a whole game has.
    pub fn all_turns(&self) -> usize {
        usize::from(self.rules.rounds()) * self.hands.len()
    }

    /// A die as it lies.
    pub fn die(&self, die: usize) -> Die {
        let colour = Colour::new(die / DICE_PER_COLOUR).unwrap_or_else(|| unreachable!("a die has a colour"));
        Die { colour, value: self.values[die] }
    }

    /// The die in somebody's hand.
    pub fn hand(&self, seat: Seat) -> Option<usize> {
        (0..self.values.len()).find(|&die| self.places[die] == Place::Hand(seat))
    }

    /// When the turn ends by itself, if nobody takes a die before.
    pub fn ends_at(&self) -> u32 {
        let idle = self.grabbed_at.saturating_add(IDLE_MS);
        self.rules.limit_ms().map_or(idle, |limit| idle.min(limit))
    }

    /// The numbers of the dice on the table.
    pub fn on_table(&self) -> impl Iterator<Item = usize> + '_ {
        (0..self.values.len()).filter(|&die| self.places[die] == Place::Table)
    }

    /// The dice on the table, counted.
    pub fn supply(&self) -> Counts {
        let mut counts = Counts::default();
        self.on_table().for_each(|die| counts.add(self.die(die)));
        counts
    }

    /// All dice, as they lay there at START.
    pub fn whole_supply(&self) -> Counts {
        let mut counts = Counts::default();
        (0..self.values.len()).for_each(|die| counts.add(self.die(die)));
        counts
    }

    /// What lies on the fields of a card.
    pub fn piles(&self, seat: Seat, card: usize) -> [Pile; MOST_FIELDS] {
        let mut piles = [Pile::default(); MOST_FIELDS];
        for die in 0..self.values.len() {
            let Place::Field(owner, slot, field, layer) = self.places[die] else { continue };
            if owner == seat && usize::from(slot) == card {
                let pile = &mut piles[usize::from(field)];
                let place = match layer {
                    Layer::Single | Layer::Bottom => &mut pile.first,
                    Layer::Top => &mut pile.top,
                    Layer::Parked => &mut pile.parked,
                };
                *place = Some(self.die(die));
            }
        }
        piles
    }

    /// The parity in force; even until it is thrown.
    pub fn parity(&self) -> Parity {
        self.parity.unwrap_or(Parity::Even)
    }

    /// The cards of a seat with their dice, as far as the score goes.
    pub fn laid(&self, seat: Seat) -> Vec<Laid> {
        let hand = &self.hands[seat.index()];
        let laid = |(slot, id): (usize, &CardId)| {
            let beside =
                self.places.iter().filter(|place| **place == Place::Beside(seat, slot as u8)).count();
            Laid::new(id.card(), self.parity(), &self.piles(seat, slot), beside as u8)
        };
        hand.iter().enumerate().map(laid).collect()
    }

    /// The cards of a seat as they were at START.
    pub fn bare(&self, seat: Seat) -> Vec<Laid> {
        self.hands[seat.index()].iter().map(|id| Laid::empty(id.card(), self.parity())).collect()
    }

    /// Which layer a die would take on a field, if there is room.
    pub(super) fn room(&self, seat: Seat, slot: u8, field: u8) -> Result<Layer, Refusal> {
        let card = self.hands[seat.index()][usize::from(slot)].card();
        if usize::from(field) >= card.fields().len() {
            return Err(Refusal("no_such_field"));
        }
        let at = |layer| self.places[..self.values.len()].contains(&Place::Field(seat, slot, field, layer));
        let is_tower = card.kind == Kind::Tower;
        match (is_tower, at(Layer::Bottom), at(Layer::Top)) {
            (false, ..) if !at(Layer::Single) => Ok(Layer::Single),
            (true, false, _) => Ok(Layer::Bottom),
            (true, true, false) => Ok(Layer::Top),
            _ => Err(Refusal("field_is_full")),
        }
    }

    fn can_park(&self, seat: Seat, slot: u8, field: u8) -> Result<(), Refusal> {
        if self.hands[seat.index()][usize::from(slot)].card().kind != Kind::Tower {
            return Err(Refusal("not_a_tower"));
        }
        if self.room(seat, slot, field)? != Layer::Bottom {
            return Err(Refusal("tower_has_begun"));
        }
        let is_parked =
            |place: &Place| matches!(place, Place::Field(owner, _, _, Layer::Parked) if *owner == seat);
        if self.places.iter().any(is_parked) { Err(Refusal("already_parked")) } else { Ok(()) }
    }

    /// When a move happens.
    pub fn time(&self, chosen: DobbelstormMove) -> u32 {
        let now = if chosen.act == Act::Wait { self.ends_at() } else { self.clock };
        chosen.at.unwrap_or(now)
    }

    fn check_time(&self, chosen: DobbelstormMove) -> Result<(), Refusal> {
        let at = self.time(chosen);
        let is_late = self.phase == Phase::Play && at >= self.ends_at();
        match chosen.act {
            Act::Wait if !is_late => Err(Refusal("time_is_not_up")),
            Act::Wait => Ok(()),
            _ if at < self.clock => Err(Refusal("too_early")),
            _ if is_late => Err(Refusal("time_is_up")),
            _ => Ok(()),
        }
    }

    fn check_act(&self, act: Act) -> Result<(), Refusal> {
        let is_play = self.phase == Phase::Play;
        match act {
            Act::Start(_) | Act::Next(_) => Err(Refusal::NOT_A_MOVE_NOW),
            Act::Wait | Act::Stop(_) | Act::Grab(..) if !is_play => Err(Refusal("turn_has_ended")),
            Act::Grab(_, die) if usize::from(die) >= self.values.len() => Err(Refusal("no_such_die")),
            Act::Grab(seat, _) if self.hand(seat).is_some() => Err(Refusal("hand_is_full")),
            Act::Grab(_, die) if self.places[usize::from(die)] != Place::Table => {
                Err(Refusal("die_is_taken"))
            }
            Act::Place(seat, ..) | Act::Park(seat, ..) | Act::Beside(seat, _)
                if self.hand(seat).is_none() =>
            {
                Err(Refusal("hand_is_empty"))
            }
            Act::Place(seat, slot, field) => self.room(seat, slot, field).map(|_| ()),
            Act::Park(seat, slot, field) => self.can_park(seat, slot, field),
            Act::Wait | Act::Stop(_) | Act::Grab(..) | Act::Beside(..) => Ok(()),
        }
    }

    /// Every way to lay down the die in hand.
    pub(super) fn placements(&self, seat: Seat) -> impl Iterator<Item = Act> + '_ {
        let on_field = move |slot: u8, field: u8| {
            let place = self.room(seat, slot, field).is_ok().then_some(Act::Place(seat, slot, field));
            let park = self.can_park(seat, slot, field).is_ok().then_some(Act::Park(seat, slot, field));
            place.into_iter().chain(park)
        };
        (0..SLOTS as u8).flat_map(move |slot| {
            let on_fields = (0..MOST_FIELDS as u8).flat_map(move |field| on_field(slot, field));
            on_fields.chain([Act::Beside(seat, slot)])
        })
    }

    fn lay_down(&mut self, seat: Seat, place: Place, at: u32, events: &mut impl FnMut(Event)) {
        let Some(die) = self.hand(seat) else { return };
        self.places[die] = place;
        events(Event::Laid { die, place, at });
        // A parked top goes onto its bottom by itself.
        if let Place::Field(_, slot, field, Layer::Bottom) = place {
            let waiting = Place::Field(seat, slot, field, Layer::Parked);
            if let Some(top) = self.places.iter().position(|place| *place == waiting) {
                self.places[top] = Place::Field(seat, slot, field, Layer::Top);
                events(Event::Topped { die: top, seat, card: slot, field, at });
            }
        }
    }

    /// Ends the turn: hands are emptied, then all is scored.
    fn close_turn(&mut self, events: &mut impl FnMut(Event)) {
        self.phase = Phase::Hands;
        if self.all_seats().any(|seat| self.hand(seat).is_some()) {
            return;
        }
        let report = Report::new(self);
        self.history.push(report.scores());
        self.phase = Phase::Scored;
        events(Event::Scored(report));
    }

    fn go_on(&mut self, events: &mut impl FnMut(Event)) {
        let done = self.history.len();
        if done == self.all_turns() {
            self.phase = Phase::Over;
            events(Event::Over(self.winners()));
            return;
        }
        self.parity = None;
        self.values.clear();
        self.places = [Place::Table; DICE];
        (self.clock, self.grabbed_at, self.acted_at) = (0, 0, [0; MOST_SEATS]);
        self.ending = None;
        if done.is_multiple_of(self.hands.len()) {
            let round = (done / self.hands.len()) as u8;
            self.hands.iter_mut().for_each(Vec::clear);
            self.phase = Phase::Cards(Seat(0), self.rules.lesson(round));
            events(Event::Round(round));
        } else {
            // Everybody hands the cards to the left: the next seat.
            self.hands.rotate_right(1);
            self.phase = Phase::Parity;
            events(Event::Passed);
        }
    }
}

impl State for DobbelstormState {
    type Move = DobbelstormMove;
    type Chance = Fall;
    type Event = Event;

    fn seats(&self) -> usize {
        self.hands.len()
    }

    fn turn(&self) -> Turn {
        match self.phase {
            Phase::Cards(seat, _) => Turn::Chance(seat),
            // Everybody drops some of the dice; the first seat does it for all.
            Phase::Parity | Phase::Drop(_) => Turn::Chance(Seat(0)),
            Phase::Ready | Phase::Play | Phase::Hands | Phase::Scored => Turn::Anyone,
            Phase::Over => Turn::Over,
        }
    }

    fn legal_moves(&self) -> Vec<DobbelstormMove> {
        let mut moves = Vec::new();
        for seat in self.all_seats() {
            match self.phase {
                Phase::Ready => moves.push(Act::Start(seat).into()),
                Phase::Scored => moves.push(Act::Next(seat).into()),
                Phase::Play | Phase::Hands if self.hand(seat).is_some() => {
                    moves.extend(self.placements(seat).map(DobbelstormMove::from));
                }
                Phase::Play => {
                    moves
                        .extend(self.on_table().map(|die| DobbelstormMove::from(Act::Grab(seat, die as u8))));
                }
                _ => {}
            }
            if self.phase == Phase::Play {
                moves.push(Act::Stop(seat).into());
            }
        }
        if self.phase == Phase::Play {
            moves.push(Act::Wait.into());
        }
        moves
    }

    fn check(&self, chosen: DobbelstormMove) -> Result<(), Refusal> {
        if chosen.act.seat().is_some_and(|seat| seat.index() >= self.hands.len()) {
            return Err(Refusal("no_such_seat"));
        }
        match (self.phase, chosen.act) {
            (Phase::Ready, Act::Start(_)) | (Phase::Scored, Act::Next(_)) => Ok(()),
            (Phase::Ready, _) => Err(Refusal("not_started")),
            (Phase::Play | Phase::Hands, act) => {
                self.check_act(act)?;
                self.check_time(chosen)
            }
            _ => Err(Refusal::NOT_A_MOVE_NOW),
        }
    }

    fn apply(&mut self, chosen: DobbelstormMove, events: &mut impl FnMut(Event)) {
        let at = self.time(chosen);
        if let Some(seat) = chosen.act.seat()
            && matches!(self.phase, Phase::Play | Phase::Hands)
        {
            self.clock = at;
            self.acted_at[seat.index()] = at;
        }
        match chosen.act {
            Act::Start(seat) => {
                self.phase = Phase::Play;
                events(Event::Started(seat));
            }
            Act::Grab(seat, die) => {
                self.places[usize::from(die)] = Place::Hand(seat);
                self.grabbed_at = at;
                events(Event::Grabbed { die: usize::from(die), seat, at });
            }
            Act::Place(seat, slot, field) => {
                let layer = self.room(seat, slot, field).unwrap_or(Layer::Single);
                self.lay_down(seat, Place::Field(seat, slot, field, layer), at, events);
            }
            Act::Park(seat, slot, field) => {
                self.lay_down(seat, Place::Field(seat, slot, field, Layer::Parked), at, events);
            }
            Act::Beside(seat, slot) => self.lay_down(seat, Place::Beside(seat, slot), at, events),
            Act::Stop(seat) => {
                self.ending = Some(Ending::Stop(seat));
                events(Event::Stopped { seat, at });
            }
            Act::Wait => {
                self.clock = self.ends_at();
                let is_limit = self.rules.limit_ms() == Some(self.clock);
                let ending = if is_limit { Ending::Limit } else { Ending::Idle };
                self.ending = Some(ending);
                events(Event::RanOut { ending, at: self.clock });
            }
            Act::Next(_) => self.go_on(events),
        }
        if self.ending.is_some() && matches!(self.phase, Phase::Play | Phase::Hands) {
            self.close_turn(events);
        }
    }

    fn actor(&self, chosen: DobbelstormMove) -> Option<Seat> {
        chosen.act.seat()
    }

    fn moment(&self, chosen: DobbelstormMove) -> (u32, u32) {
        let at = self.time(chosen);
        let seats = self.hands.len() as u32;
        // Who goes first in a tie goes round from millisecond to millisecond; time that is up comes before everybody.
        let rank = chosen.act.seat().map_or(0, |seat| 1 + (u32::from(seat.0) + at % seats) % seats);
        (at, rank)
    }

    fn chances(&self) -> Vec<(Fall, u32)> {
        self.falls()
    }

    fn admits(&self, outcome: &Fall) -> Result<(), Refusal> {
        self.admits_fall(*outcome)
    }

    fn draw(&self, seed: Seed) -> Fall {
        self.fall_of(seed)
    }

    fn resolve(&mut self, outcome: &Fall, events: &mut impl FnMut(Event)) {
        self.let_fall(*outcome, events);
    }

    fn score(&self, seat: Seat) -> Points {
        self.history.iter().map(|turn| turn[seat.index()].total()).sum()
    }

    fn winners(&self) -> Vec<Seat> {
        if self.phase != Phase::Over {
            return Vec::new();
        }
        let most = self.all_seats().map(|seat| self.score(seat)).max();
        self.all_seats().filter(|&seat| Some(self.score(seat)) == most).collect()
    }
}
