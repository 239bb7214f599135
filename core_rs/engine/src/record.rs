//! A whole game in one line: what was set up, the seed, and every move and outcome in order.
//!
//! `yahtzee 2 7 joker=forced,start=first : d35126 h1 d2244 full_house ...`
//!
//! Outcomes stand beside the seed, so a record can be replayed even by a generator that throws other dice.

use std::fmt;
use std::str::FromStr;

use serde_json::Value;

use crate::any::{AnyState, CodeError};
use crate::chance::Seed;
use crate::game::SetupError;
use crate::games::find_game;
use crate::notation::NotationError;
use crate::state::{Refusal, Turn};

/// Records longer than this are refused: no game comes near it, and a forged save must not fill the memory.
pub const MOST_CODES: usize = 20_000;

/// A game as it was played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// The id of the game.
    pub game: String,
    /// How many seats took part.
    pub seats: usize,
    /// The seed of the dice.
    pub seed: Seed,
    /// The options that differ from their defaults, or all of them.
    pub options: Vec<(String, String)>,
    /// Every move and outcome, in order.
    pub codes: Vec<String>,
}

/// Why a record cannot be replayed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReplayError {
    /// The game cannot be set up like this.
    Setup(SetupError),
    /// A code does not fit where it stands.
    Code {
        /// Its position in the list.
        at: usize,
        /// What is wrong with it.
        error: CodeError,
    },
    /// There are more codes than any game has.
    TooLong,
}

impl From<SetupError> for ReplayError {
    fn from(error: SetupError) -> Self {
        ReplayError::Setup(error)
    }
}

/// Plays one code, a move or an outcome as the turn asks.
///
/// # Errors
/// The reason why it does not fit; the state is untouched.
pub fn advance(state: &mut dyn AnyState, code: &str) -> Result<(String, Vec<Value>), CodeError> {
    match state.turn() {
        Turn::Player(_) | Turn::Anyone => state.play(code),
        Turn::Chance(_) => state.settle(code),
        Turn::Over => Err(Refusal::NOT_A_MOVE_NOW.into()),
    }
}

impl Record {
    /// Every position of the game, the first and the last included.
    ///
    /// # Errors
    /// Where the record goes wrong, and how.
    pub fn replay(&self) -> Result<Vec<Box<dyn AnyState>>, ReplayError> {
        if self.codes.len() > MOST_CODES {
            return Err(ReplayError::TooLong);
        }
        let game = find_game(&self.game)?;
        let changes: Vec<_> = self.options.iter().map(|(id, value)| (id.as_str(), value.as_str())).collect();
        let mut state = game.set_up(self.seats, &game.settings(&changes)?)?;
        let mut positions = vec![state.boxed_clone()];
        for (at, code) in self.codes.iter().enumerate() {
            advance(state.as_mut(), code).map_err(|error| ReplayError::Code { at, error })?;
            positions.push(state.boxed_clone());
        }
        Ok(positions)
    }
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let options: Vec<_> = self.options.iter().map(|(id, value)| format!("{id}={value}")).collect();
        let options = if options.is_empty() { "-".to_owned() } else { options.join(",") };
        write!(f, "{} {} {} {options} :", self.game, self.seats, self.seed.0)?;
        self.codes.iter().try_for_each(|code| write!(f, " {code}"))
    }
}

impl FromStr for Record {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let (head, codes) = text
            .split_once(':')
            .ok_or_else(|| NotationError::syntax("a record has a colon after its head"))?;
        let words: Vec<_> = head.split_whitespace().collect();
        let [game, seats, seed, options] = words[..] else {
            return Err(NotationError::syntax("the head of a record has four words"));
        };
        let number = |word: &str| {
            word.parse::<u64>().map_err(|_| NotationError::syntax(format!("{word:?} is not a number")))
        };
        let pair = |text: &str| {
            text.split_once('=')
                .map(|(id, value)| (id.to_owned(), value.to_owned()))
                .ok_or_else(|| NotationError::syntax(format!("{text:?} is not an option")))
        };
        let options =
            if options == "-" { vec![] } else { options.split(',').map(pair).collect::<Result<_, _>>()? };
        Ok(Record {
            game: game.to_owned(),
            seats: usize::try_from(number(seats)?).unwrap_or(usize::MAX),
            seed: Seed(number(seed)?),
            options,
            codes: codes.split_whitespace().map(str::to_owned).collect(),
        })
    }
}
