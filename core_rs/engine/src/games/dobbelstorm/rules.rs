//! What can be chosen before a game.

use super::layout::{Kind, Language, ROUNDS, SLOTS};
use crate::game::{OptionSpec, Settings};

/// Every switch.
pub const OPTIONS: &[OptionSpec] = &[
    OptionSpec { id: "game", values: &["full", "learning"] },
    OptionSpec { id: "languages", values: &["de_en_fr", "de_en", "de_fr", "en_fr", "de"] },
    OptionSpec { id: "limit", values: &["none", "120", "90", "60"] },
];

/// The kinds of the learning rounds, the same for everybody.
const LESSONS: [[Kind; SLOTS]; 2] =
    [[Kind::Target, Kind::Tower, Kind::Confusion], [Kind::Row, Kind::Chain, Kind::Confusion]];

/// The rules in force. Every set of languages leaves at least twelve confusion cards: enough for any game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rules {
    /// Whether it is the two learning rounds instead of a full game.
    pub is_learning: bool,
    languages: usize,
    limit: usize,
}

impl Rules {
    /// The rules that these settings ask for.
    pub fn from_settings(settings: &Settings) -> Self {
        let place = |at: usize| {
            let spec = OPTIONS[at];
            spec.values.iter().position(|value| *value == settings.get(spec.id)).unwrap_or_default()
        };
        Self { is_learning: place(0) == 1, languages: place(1), limit: place(2) }
    }

    /// The rules by the values of the three switches.
    pub fn from_ids(ids: [&str; 3]) -> Option<Self> {
        let place = |at: usize| OPTIONS[at].values.iter().position(|value| *value == ids[at]);
        Some(Self { is_learning: place(0)? == 1, languages: place(1)?, limit: place(2)? })
    }

    /// The values of the three switches.
    pub fn ids(self) -> [&'static str; 3] {
        let chosen = [usize::from(self.is_learning), self.languages, self.limit];
        std::array::from_fn(|at| OPTIONS[at].values[chosen[at]])
    }

    /// The languages of the confusion cards in play.
    pub fn languages(self) -> &'static [Language] {
        use Language::{English, French, German};
        match self.languages {
            1 => &[German, English],
            2 => &[German, French],
            3 => &[English, French],
            4 => &[German],
            _ => &Language::ALL,
        }
    }

    /// How long a turn lasts at most.
    pub fn limit_ms(self) -> Option<u32> {
        [None, Some(120_000), Some(90_000), Some(60_000)][self.limit]
    }

    /// How many rounds there are.
    pub fn rounds(self) -> u8 {
        if self.is_learning { LESSONS.len() as u8 } else { ROUNDS }
    }

    /// The kinds that everybody gets in this round, counted from 0, if they are not thrown for.
    pub fn lesson(self, round: u8) -> Option<[Kind; SLOTS]> {
        if self.is_learning { LESSONS.get(usize::from(round)).copied() } else { None }
    }
}
