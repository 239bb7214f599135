//! The switches: which joker rule is played, and what else houses differ in.

use crate::game::{OptionSpec, Settings};

/// What five of a kind may do once the Yahtzee box is filled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Joker {
    /// The Dutch rulebook of 2001: if the upper box of its face is filled, it may stand for any lower box.
    Dutch,
    /// As printed in the US: it must go to the upper box of its face, else to a lower box, else it is a zero.
    Forced,
    /// It is an ordinary roll.
    None,
}

impl Joker {
    /// All joker rules; the first is the default.
    pub const ALL: [Joker; 3] = [Joker::Dutch, Joker::Forced, Joker::None];

    /// The stable name, used in options, in notation and by the screens.
    pub const fn id(self) -> &'static str {
        match self {
            Joker::Dutch => "dutch",
            Joker::Forced => "forced",
            Joker::None => "none",
        }
    }

    /// The rule of this name.
    pub fn from_id(id: &str) -> Option<Joker> {
        Joker::ALL.into_iter().find(|joker| joker.id() == id)
    }
}

/// The rules a sheet is scored by.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rules {
    /// The joker rule.
    pub joker: Joker,
    /// Whether every further Yahtzee earns 100 points once the Yahtzee box holds 50.
    pub yahtzee_bonus: bool,
    /// Whether five of a kind is a full house even when it is no joker.
    pub natural_full_house: bool,
    /// Whether a joker may be thrown away as a zero in an upper box while a lower box is open.
    pub voluntary_zero: bool,
}

impl Rules {
    /// The rulebook as it is, which is also what is played unless the table says otherwise.
    pub const DUTCH: Rules =
        Rules { joker: Joker::Dutch, yahtzee_bonus: true, natural_full_house: false, voluntary_zero: true };

    /// The rules that these settings ask for.
    pub fn from_settings(settings: &Settings) -> Rules {
        Rules {
            joker: Joker::from_id(settings.get("joker")).unwrap_or(Joker::Dutch),
            yahtzee_bonus: settings.get("yahtzee_bonus") == "on",
            natural_full_house: settings.get("natural_full_house") == "yes",
            voluntary_zero: settings.get("voluntary_zero") == "yes",
        }
    }
}

/// Every switch of the table; the first value is the default.
pub const OPTIONS: &[OptionSpec] = &[
    OptionSpec { id: "dice", values: &["app", "own"] },
    OptionSpec { id: "games", values: &["1", "5"] },
    OptionSpec { id: "start", values: &["throw", "first"] },
    OptionSpec { id: "joker", values: &[Joker::Dutch.id(), Joker::Forced.id(), Joker::None.id()] },
    OptionSpec { id: "yahtzee_bonus", values: &["on", "off"] },
    OptionSpec { id: "natural_full_house", values: &["no", "yes"] },
    OptionSpec { id: "voluntary_zero", values: &["yes", "no"] },
];
