//! What is fixed before a game begins: its facts, its options, its set-up, its bots.

use std::collections::BTreeMap;
use std::fmt;

use crate::chance::{Rng, Seed};
use crate::expert::Expert;
use crate::state::{Present, Seat, State};

/// One switch of a game; the first value is the default.
#[derive(Clone, Copy, Debug)]
pub struct OptionSpec {
    /// The stable name.
    pub id: &'static str,
    /// All values it can take.
    pub values: &'static [&'static str],
}

/// One computer player.
#[derive(Clone, Copy, Debug)]
pub struct BotSpec {
    /// The stable name, after its strategy.
    pub id: &'static str,
    /// Whether it can only choose once the expert is ready.
    pub needs_expert: bool,
    /// What it scores on average alone at the table, as measured by `worp simulate`.
    pub typical_score: f64,
}

/// What is known of a game before it is set up.
#[derive(Clone, Copy, Debug)]
pub struct Facts {
    /// The stable name: the folder of the game in every layer.
    pub id: &'static str,
    /// The fewest seats.
    pub min_seats: usize,
    /// The most seats.
    pub max_seats: usize,
    /// Every switch.
    pub options: &'static [OptionSpec],
    /// Every computer player, weakest first.
    pub bots: &'static [BotSpec],
}

/// The chosen value of every option of one game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settings(BTreeMap<&'static str, &'static str>);

/// Why a game cannot be set up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SetupError {
    /// No game has this name.
    UnknownGame(String),
    /// The game has no such option.
    UnknownOption(String),
    /// The option cannot have this value.
    BadOptionValue(String, String),
    /// Too few or too many seats.
    BadSeatCount(usize),
}

impl SetupError {
    /// The stable reason.
    pub const fn code(&self) -> &'static str {
        match self {
            SetupError::UnknownGame(_) => "unknown_game",
            SetupError::UnknownOption(_) => "unknown_option",
            SetupError::BadOptionValue(..) => "bad_option_value",
            SetupError::BadSeatCount(_) => "bad_seat_count",
        }
    }
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SetupError::UnknownGame(id) => write!(f, "no game is called {id:?}"),
            SetupError::UnknownOption(id) => write!(f, "no option is called {id:?}"),
            SetupError::BadOptionValue(id, value) => write!(f, "option {id:?} cannot be {value:?}"),
            SetupError::BadSeatCount(seats) => write!(f, "not playable with {seats} seats"),
        }
    }
}

impl std::error::Error for SetupError {}

impl Settings {
    /// The defaults with some values changed.
    ///
    /// # Errors
    /// If an option or a value is unknown.
    pub fn new<'a>(
        specs: &'static [OptionSpec],
        changes: impl IntoIterator<Item = (&'a str, &'a str)>,
    ) -> Result<Self, SetupError> {
        let mut chosen: BTreeMap<_, _> = specs.iter().map(|spec| (spec.id, spec.values[0])).collect();
        for (id, value) in changes {
            let spec = specs
                .iter()
                .find(|spec| spec.id == id)
                .ok_or_else(|| SetupError::UnknownOption(id.to_owned()))?;
            let value = spec
                .values
                .iter()
                .find(|candidate| **candidate == value)
                .ok_or_else(|| SetupError::BadOptionValue(id.to_owned(), value.to_owned()))?;
            chosen.insert(spec.id, value);
        }
        Ok(Self(chosen))
    }

    /// The value of an option; the empty text if the game has no such option.
    pub fn get(&self, id: &str) -> &'static str {
        self.0.get(id).copied().unwrap_or_default()
    }

    /// All options with their values, by name.
    pub fn iter(&self) -> impl Iterator<Item = (&'static str, &'static str)> + '_ {
        self.0.iter().map(|(id, value)| (*id, *value))
    }
}

/// A game as a whole: facts, set-up, players.
pub trait Game: Sized + Send + Sync + 'static {
    /// Its positions.
    type State: Present;
    /// Its strongest player and adviser.
    type Expert: Expert<State = Self::State>;

    /// What is known of it beforehand.
    const FACTS: Facts;

    /// The first position; the seat count and the settings are already checked against the facts.
    fn set_up(seats: usize, settings: &Settings) -> Self::State;

    /// The expert for these settings, not yet prepared: cheap.
    fn expert(settings: &Settings) -> Self::Expert;

    /// The settings in their short form for the expert: two tables with equal keys can share one expert.
    fn expert_key(settings: &Settings) -> String;

    /// What a bot of this game does. `bot` is one of the facts' ids, and a bot that needs the expert gets a ready one.
    fn choose(
        bot: &str,
        state: &Self::State,
        expert: &Self::Expert,
        rng: &mut Rng,
    ) -> <Self::State as State>::Move;

    /// What the bot in this seat does next in a turn of anyone, and when, if nothing happens before; `None` if it leaves
    /// the next thing to others. `bots` has the id of every seat, empty for a person. A pure function, so it can be asked
    /// again at any moment.
    fn plan(
        _bots: &[&str],
        _state: &Self::State,
        _seat: Seat,
        _seed: Seed,
    ) -> Option<<Self::State as State>::Move> {
        None
    }
}
