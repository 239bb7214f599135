//! The one contract every game fulfils, and the words it is written in.

use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

use serde_json::Value;

use crate::chance::Seed;
use crate::notation::NotationError;

/// A place at the table, counted from 0 in seating order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat(pub u8);

impl Seat {
    /// The seat as an index into per-seat lists.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// Points on a score sheet.
pub type Points = i32;

/// Who acts next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Turn {
    /// The player in this seat chooses among `legal_moves`.
    Player(Seat),
    /// Dice fall or a card is turned, on behalf of this seat.
    Chance(Seat),
    /// Several seats may act at any moment; every move names its seat and its time.
    Anyone,
    /// Nothing more can happen.
    Over,
}

/// Why a move or an outcome was refused: a stable `snake_case` code that the screen turns into words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Refusal(pub &'static str);

impl Refusal {
    /// It is not a player's turn.
    pub const NOT_A_MOVE_NOW: Refusal = Refusal("not_a_move_now");
    /// It is not a chance turn.
    pub const NOT_A_CHANCE_NOW: Refusal = Refusal("not_a_chance_now");
}

/// A position of one game, complete in itself: rules in force, seats, everything on the table.
///
/// Two doors lead forward. `play` and `settle` check their argument and leave the state as it was when they refuse;
/// `apply` and `resolve` trust their caller and serve solvers. `Display` and `FromStr` are the one-line notation;
/// parsing validates, so a parsed state is as good as a played one.
pub trait State:
    Clone + Eq + Hash + Debug + Display + FromStr<Err = NotationError> + Send + Sync + 'static
{
    /// One thing a player can do.
    type Move: Copy + Eq + Debug + Display + FromStr<Err = NotationError>;
    /// One thing that can happen by chance.
    type Chance: Clone + Eq + Debug + Display + FromStr<Err = NotationError>;
    /// What a move or an outcome led to, step by step, as tagged plain data.
    type Event: Into<Value>;

    /// How many seats are at the table.
    fn seats(&self) -> usize;

    /// Who acts next.
    fn turn(&self) -> Turn;

    /// Every legal move, once, in a fixed order; empty unless a player (or anyone) is to act. In a turn of anyone a
    /// move is listed without its time, and is as legal at any later moment until something happens.
    fn legal_moves(&self) -> Vec<Self::Move>;

    /// Whether a move is legal, decided without listing: `Ok` exactly for the moves that `legal_moves` lists.
    ///
    /// # Errors
    /// The reason why the move is not legal.
    fn check(&self, chosen: Self::Move) -> Result<(), Refusal>;

    /// Makes a legal move and tells what followed. What an illegal one does is unspecified, but never unsafe.
    fn apply(&mut self, chosen: Self::Move, events: &mut impl FnMut(Self::Event));

    /// Every outcome of the coming chance turn that differs in its consequences, with integer weights;
    /// empty unless `turn` is `Chance`. Equal dice in another order are one outcome.
    fn chances(&self) -> Vec<(Self::Chance, u32)>;

    /// Whether an outcome can happen now; unlike `chances` it accepts equal dice in any order.
    ///
    /// # Errors
    /// The reason why it cannot.
    fn admits(&self, outcome: &Self::Chance) -> Result<(), Refusal>;

    /// The outcome that this seed brings now: a pure function of the seed and of which throw of the game it is,
    /// never of what was chosen before. Only called on a chance turn.
    fn draw(&self, seed: Seed) -> Self::Chance;

    /// Lets an admitted outcome happen and tells what followed.
    fn resolve(&mut self, outcome: &Self::Chance, events: &mut impl FnMut(Self::Event));

    /// The points this seat has now; at the end of the game, its final score.
    fn score(&self, seat: Seat) -> Points;

    /// The seats that have won, best by the game's own tie-breaks, more than one if shared; empty until the end.
    fn winners(&self) -> Vec<Seat>;

    // Provided for games in which players take turns; only a game with turns of anyone has its own.

    /// Whose move it would be; `None` if nobody's.
    fn actor(&self, _chosen: Self::Move) -> Option<Seat> {
        if let Turn::Player(seat) = self.turn() { Some(seat) } else { None }
    }

    /// When a move would happen, and its rank among moves of the same millisecond: the smaller goes first.
    fn moment(&self, _chosen: Self::Move) -> (u32, u32) {
        (0, 0)
    }

    // Provided below; games leave these as they are.

    /// Makes a move if it is legal; a refusal leaves the state untouched.
    ///
    /// # Errors
    /// The reason why the move is not legal.
    fn play(&mut self, chosen: Self::Move, events: &mut impl FnMut(Self::Event)) -> Result<(), Refusal> {
        if !matches!(self.turn(), Turn::Player(_) | Turn::Anyone) {
            return Err(Refusal::NOT_A_MOVE_NOW);
        }
        self.check(chosen)?;
        self.apply(chosen, events);
        Ok(())
    }

    /// Lets an outcome happen if it can; a refusal leaves the state untouched.
    ///
    /// # Errors
    /// The reason why the outcome cannot happen.
    fn settle(
        &mut self,
        outcome: &Self::Chance,
        events: &mut impl FnMut(Self::Event),
    ) -> Result<(), Refusal> {
        if !matches!(self.turn(), Turn::Chance(_)) {
            return Err(Refusal::NOT_A_CHANCE_NOW);
        }
        self.admits(outcome)?;
        self.resolve(outcome, events);
        Ok(())
    }
}

/// What a screen needs of a state beyond the rules, as tagged plain data.
pub trait Present: State {
    /// Everything a screen draws, the printed layout included.
    fn view(&self) -> Value;

    /// A legal move spelled out: at least `{"type": ...}`.
    fn describe(&self, chosen: Self::Move) -> Value;

    /// The score of a seat as the sheet prints it: a list of `{"id", "points"}` that adds up to `score`.
    fn breakdown(&self, seat: Seat) -> Value;
}
