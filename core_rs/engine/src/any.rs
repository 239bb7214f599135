//! Games whose kind is known only at run time: the same contract with text and plain data in the place of types.
//!
//! This is the boundary that the bindings use. Nothing in here knows a particular game.

use std::any::Any;

use serde_json::{Value, json};

use crate::chance::{Rng, Seed};
use crate::expert::{Expert, Progress, Solution, Study};
use crate::game::{Facts, Game, Settings, SetupError};
use crate::notation::{NotationError, fingerprint};
use crate::perft::{Count, perft};
use crate::state::{Present, Refusal, Seat, State, Turn};

/// Why text was not accepted as a move or an outcome; the state is as it was before.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CodeError {
    /// The text is not a move or an outcome of this game.
    Notation(NotationError),
    /// It is one, but not now.
    Refused(Refusal),
}

impl From<NotationError> for CodeError {
    fn from(error: NotationError) -> Self {
        CodeError::Notation(error)
    }
}

impl From<Refusal> for CodeError {
    fn from(refusal: Refusal) -> Self {
        CodeError::Refused(refusal)
    }
}

/// A position of some game.
pub trait AnyState: Any + Send + Sync {
    /// A copy that goes its own way.
    fn boxed_clone(&self) -> Box<dyn AnyState>;
    /// See [`State::seats`].
    fn seats(&self) -> usize;
    /// See [`State::turn`].
    fn turn(&self) -> Turn;
    /// The notation of every legal move.
    fn codes(&self) -> Vec<String>;
    /// Every legal move as `{"code", "data"}`.
    fn moves(&self) -> Value;
    /// Whether the text is a move that is legal now.
    ///
    /// # Errors
    /// The reason why it is not.
    fn check(&self, code: &str) -> Result<(), CodeError>;
    /// The seats that have a legal move.
    fn actors(&self) -> Vec<Seat>;
    /// See [`State::actor`].
    ///
    /// # Errors
    /// If the text is not a move of this game.
    fn actor(&self, code: &str) -> Result<Option<Seat>, CodeError>;
    /// See [`State::moment`].
    ///
    /// # Errors
    /// If the text is not a move of this game.
    fn moment(&self, code: &str) -> Result<(u32, u32), CodeError>;
    /// Makes a move if it is legal; answers its normal spelling and what followed.
    ///
    /// # Errors
    /// The reason why it is not legal; the state is untouched.
    fn play(&mut self, code: &str) -> Result<(String, Vec<Value>), CodeError>;
    /// Every outcome of the coming chance turn with its weight.
    fn chances(&self) -> Vec<(String, u32)>;
    /// The outcome that this seed brings, `None` unless it is a chance turn.
    fn draw(&self, seed: Seed) -> Option<String>;
    /// Lets an outcome happen if it can; answers its normal spelling and what followed.
    ///
    /// # Errors
    /// The reason why it cannot; the state is untouched.
    fn settle(&mut self, code: &str) -> Result<(String, Vec<Value>), CodeError>;
    /// See [`Present::view`].
    fn view(&self) -> Value;
    /// For every seat `{"seat", "total", "parts"}`.
    fn scores(&self) -> Value;
    /// See [`State::winners`].
    fn winners(&self) -> Vec<Seat>;
    /// The one-line notation.
    fn text(&self) -> String;
    /// The fingerprint of the notation.
    fn fingerprint(&self) -> u64;
    /// See [`perft`].
    fn perft(&self, depth: u32) -> Count;
    /// The state itself, for the expert of its own game.
    fn as_any(&self) -> &dyn Any;
}

/// What an expert knows of one move, as plain data.
#[derive(Clone, Debug)]
pub struct AnyFinding {
    /// The notation of the move.
    pub code: String,
    /// The move spelled out.
    pub data: Value,
    /// See [`crate::expert::Finding::value`].
    pub value: f64,
    /// See [`crate::expert::Finding::error`].
    pub error: f64,
    /// See [`crate::expert::Finding::facts`].
    pub facts: Value,
}

/// A position of some game under study.
pub trait AnyStudy: Send + Sync {
    /// See [`Study::think`].
    fn think(&mut self, iterations: u32);
    /// See [`Study::is_finished`].
    fn is_finished(&self) -> bool;
    /// See [`Study::findings`].
    fn findings(&self) -> Vec<AnyFinding>;
}

/// The strongest player of some game.
pub trait AnyExpert: Send + Sync {
    /// See [`Expert::prepare`].
    fn prepare(&mut self, iterations: u32) -> Progress;
    /// See [`Expert::progress`].
    fn progress(&self) -> Progress;
    /// See [`Expert::solution`]; also `None` if the position belongs to another game or has no such seat.
    fn solution(&self, state: &dyn AnyState, seat: Seat) -> Option<Solution>;
    /// Begins to study a position: `None` if it belongs to another game, no player is to move, or the expert is not
    /// ready.
    fn study(&self, state: &dyn AnyState, seed: Seed) -> Option<Box<dyn AnyStudy>>;
    /// What a bot does: `None` if the game has no such bot, the position belongs to another game, no player is to
    /// move, or the bot needs an expert that is not ready.
    fn choose(&self, bot: &str, state: &dyn AnyState, rng: &mut Rng) -> Option<String>;
    /// What the bots at the table do next in a turn of anyone, if nothing happens before: the earliest of their plans.
    /// A seat without a bot is empty text. `None` if they leave it to others.
    fn plan(&self, bots: &[&str], state: &dyn AnyState, seed: Seed) -> Option<String>;
    /// Plays one whole game with a bot in every seat, dice by the seed; the final score of every seat and who won.
    /// `None` if a bot cannot choose.
    fn play_out(&self, bots: &[&str], state: &dyn AnyState, seed: Seed) -> Option<(Vec<i32>, Vec<Seat>)>;
}

/// Some game as a whole.
pub trait AnyGame: Sync {
    /// See [`Game::FACTS`].
    fn facts(&self) -> Facts;
    /// The settings of this game with some values changed.
    ///
    /// # Errors
    /// If an option or a value is unknown.
    fn settings(&self, changes: &[(&str, &str)]) -> Result<Settings, SetupError>;
    /// The first position.
    ///
    /// # Errors
    /// If the game cannot be played by so many.
    fn set_up(&self, seats: usize, settings: &Settings) -> Result<Box<dyn AnyState>, SetupError>;
    /// Reads a position.
    ///
    /// # Errors
    /// What is wrong with the text.
    fn parse(&self, text: &str) -> Result<Box<dyn AnyState>, NotationError>;
    /// See [`Game::expert`].
    fn expert(&self, settings: &Settings) -> Box<dyn AnyExpert>;
    /// See [`Game::expert_key`].
    fn expert_key(&self, settings: &Settings) -> String;
}

/// Lends a game of a known type to code that does not know it.
pub struct Hosted<G>(pub G);

/// A state whose type is forgotten.
struct HostedState<S>(S);

struct HostedStudy<S: Study> {
    study: S,
    state: S::State,
}

/// An expert whose type is forgotten.
struct HostedExpert<G: Game>(G::Expert);

impl<S: Present> AnyState for HostedState<S> {
    fn boxed_clone(&self) -> Box<dyn AnyState> {
        Box::new(HostedState(self.0.clone()))
    }

    fn seats(&self) -> usize {
        self.0.seats()
    }

    fn turn(&self) -> Turn {
        self.0.turn()
    }

    fn codes(&self) -> Vec<String> {
        self.0.legal_moves().iter().map(ToString::to_string).collect()
    }

    fn moves(&self) -> Value {
        let spelled = |chosen: S::Move| json!({"code": chosen.to_string(), "data": self.0.describe(chosen)});
        self.0.legal_moves().into_iter().map(spelled).collect()
    }

    fn check(&self, code: &str) -> Result<(), CodeError> {
        if !matches!(self.0.turn(), Turn::Player(_) | Turn::Anyone) {
            return Err(Refusal::NOT_A_MOVE_NOW.into());
        }
        Ok(self.0.check(code.parse()?)?)
    }

    fn actors(&self) -> Vec<Seat> {
        let moves = self.0.legal_moves();
        let mut seats: Vec<Seat> = moves.into_iter().filter_map(|chosen| self.0.actor(chosen)).collect();
        seats.sort_unstable();
        seats.dedup();
        seats
    }

    fn actor(&self, code: &str) -> Result<Option<Seat>, CodeError> {
        Ok(self.0.actor(code.parse()?))
    }

    fn moment(&self, code: &str) -> Result<(u32, u32), CodeError> {
        Ok(self.0.moment(code.parse()?))
    }

    fn play(&mut self, code: &str) -> Result<(String, Vec<Value>), CodeError> {
        let chosen: S::Move = code.parse()?;
        let mut events = Vec::new();
        self.0.play(chosen, &mut |event| events.push(event.into()))?;
        Ok((chosen.to_string(), events))
    }

    fn chances(&self) -> Vec<(String, u32)> {
        self.0.chances().into_iter().map(|(outcome, weight)| (outcome.to_string(), weight)).collect()
    }

    fn draw(&self, seed: Seed) -> Option<String> {
        matches!(self.0.turn(), Turn::Chance(_)).then(|| self.0.draw(seed).to_string())
    }

    fn settle(&mut self, code: &str) -> Result<(String, Vec<Value>), CodeError> {
        let outcome: S::Chance = code.parse()?;
        let mut events = Vec::new();
        self.0.settle(&outcome, &mut |event| events.push(event.into()))?;
        Ok((outcome.to_string(), events))
    }

    fn view(&self) -> Value {
        self.0.view()
    }

    fn scores(&self) -> Value {
        let seats = (0..self.0.seats() as u8).map(Seat);
        seats
            .map(|seat| json!({"seat": seat.0, "total": self.0.score(seat), "parts": self.0.breakdown(seat)}))
            .collect()
    }

    fn winners(&self) -> Vec<Seat> {
        self.0.winners()
    }

    fn text(&self) -> String {
        self.0.to_string()
    }

    fn fingerprint(&self) -> u64 {
        fingerprint(&self.text())
    }

    fn perft(&self, depth: u32) -> Count {
        perft(&self.0, depth)
    }

    fn as_any(&self) -> &dyn Any {
        &self.0
    }
}

impl<S: Study> AnyStudy for HostedStudy<S>
where
    S::State: Present,
{
    fn think(&mut self, iterations: u32) {
        self.study.think(iterations);
    }

    fn is_finished(&self) -> bool {
        self.study.is_finished()
    }

    fn findings(&self) -> Vec<AnyFinding> {
        let spelled = |finding: crate::expert::Finding<<S::State as State>::Move>| AnyFinding {
            code: finding.chosen.to_string(),
            data: self.state.describe(finding.chosen),
            value: finding.value,
            error: finding.error,
            facts: finding.facts,
        };
        self.study.findings().into_iter().map(spelled).collect()
    }
}

impl<G: Game> HostedExpert<G> {
    fn can_choose(&self, bot: &str) -> bool {
        let spec = G::FACTS.bots.iter().find(|spec| spec.id == bot);
        spec.is_some_and(|spec| !spec.needs_expert || self.0.progress().ready)
    }
}

/// The earliest of the bots' plans.
fn earliest<G: Game>(bots: &[&str], state: &G::State, seed: Seed) -> Option<<G::State as State>::Move> {
    let seats = (0..state.seats() as u8).map(Seat).zip(bots).filter(|(_, bot)| !bot.is_empty());
    let plans = seats.filter_map(|(seat, _)| G::plan(bots, state, seat, seed));
    plans.min_by_key(|chosen| state.moment(*chosen))
}

/// The position as its own type, if it is of this game and a player is to move.
fn decision<S: State>(state: &dyn AnyState) -> Option<&S> {
    let state: &S = state.as_any().downcast_ref()?;
    matches!(state.turn(), Turn::Player(_) | Turn::Anyone).then_some(state)
}

impl<G: Game> AnyExpert for HostedExpert<G>
where
    <G::Expert as Expert>::Study: 'static,
{
    fn prepare(&mut self, iterations: u32) -> Progress {
        self.0.prepare(iterations)
    }

    fn progress(&self) -> Progress {
        self.0.progress()
    }

    fn solution(&self, state: &dyn AnyState, seat: Seat) -> Option<Solution> {
        let state: &G::State = state.as_any().downcast_ref()?;
        if seat.index() < state.seats() { self.0.solution(state, seat) } else { None }
    }

    fn study(&self, state: &dyn AnyState, seed: Seed) -> Option<Box<dyn AnyStudy>> {
        let state: &G::State = decision(state)?;
        self.0.progress().ready.then(|| {
            let study = self.0.study(state, seed);
            Box::new(HostedStudy { study, state: state.clone() }) as Box<dyn AnyStudy>
        })
    }

    fn choose(&self, bot: &str, state: &dyn AnyState, rng: &mut Rng) -> Option<String> {
        let state: &G::State = decision(state)?;
        self.can_choose(bot).then(|| G::choose(bot, state, &self.0, rng).to_string())
    }

    fn plan(&self, bots: &[&str], state: &dyn AnyState, seed: Seed) -> Option<String> {
        let state: &G::State = decision(state)?;
        let is_bot = |bot: &&str| bot.is_empty() || self.can_choose(bot);
        let are_bots = bots.len() == state.seats() && bots.iter().all(is_bot);
        let chosen = if are_bots { earliest::<G>(bots, state, seed) } else { None };
        chosen.map(|chosen| chosen.to_string())
    }

    fn play_out(&self, bots: &[&str], state: &dyn AnyState, seed: Seed) -> Option<(Vec<i32>, Vec<Seat>)> {
        let state: &G::State = state.as_any().downcast_ref()?;
        if bots.len() != state.seats() || !bots.iter().all(|bot| self.can_choose(bot)) {
            return None;
        }
        let mut state = state.clone();
        let mut ply = 0;
        loop {
            match state.turn() {
                Turn::Over => break,
                Turn::Chance(_) => {
                    let outcome = state.draw(seed);
                    state.resolve(&outcome, &mut |_| ());
                }
                Turn::Player(seat) => {
                    let chosen = G::choose(bots[seat.index()], &state, &self.0, &mut Rng::at(seed, ply));
                    state.apply(chosen, &mut |_| ());
                }
                Turn::Anyone => state.apply(earliest::<G>(bots, &state, seed)?, &mut |_| ()),
            }
            ply += 1;
        }
        let seats = (0..state.seats() as u8).map(Seat);
        Some((seats.map(|seat| state.score(seat)).collect(), state.winners()))
    }
}

impl<G: Game> AnyGame for Hosted<G>
where
    <G::Expert as Expert>::Study: 'static,
{
    fn facts(&self) -> Facts {
        G::FACTS
    }

    fn settings(&self, changes: &[(&str, &str)]) -> Result<Settings, SetupError> {
        Settings::new(G::FACTS.options, changes.iter().copied())
    }

    fn set_up(&self, seats: usize, settings: &Settings) -> Result<Box<dyn AnyState>, SetupError> {
        if !(G::FACTS.min_seats..=G::FACTS.max_seats).contains(&seats) {
            return Err(SetupError::BadSeatCount(seats));
        }
        Ok(Box::new(HostedState(G::set_up(seats, settings))))
    }

    fn parse(&self, text: &str) -> Result<Box<dyn AnyState>, NotationError> {
        Ok(Box::new(HostedState(text.parse::<G::State>()?)))
    }

    fn expert(&self, settings: &Settings) -> Box<dyn AnyExpert> {
        Box::new(HostedExpert::<G>(G::expert(settings)))
    }

    fn expert_key(&self, settings: &Settings) -> String {
        G::expert_key(settings)
    }
}
