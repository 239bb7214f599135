//! The switches: what a star costs, and whether two players keep the switch cards.

use super::layout::Card;
use crate::game::{OptionSpec, Settings};

/// The rules of one table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rules {
    /// Whether a star costs all open cards (the risk variant).
    pub risk: bool,
    /// Whether the switch cards are in the pile.
    pub switches: bool,
}

impl Rules {
    /// The rules that these settings ask for. More than two players always keep the switch cards.
    pub fn from_settings(seats: usize, settings: &Settings) -> Rules {
        Rules {
            risk: settings.get("variant") == "risk",
            switches: seats > 2 || settings.get("switch_cards") == "in",
        }
    }

    /// How many cards of this kind are in the game.
    pub const fn in_game(self, card: Card) -> u8 {
        if matches!(card, Card::SWITCH) && !self.switches { 0 } else { card.in_box() }
    }
}

/// Every switch of the table; the first value is the default.
pub const OPTIONS: &[OptionSpec] = &[
    OptionSpec { id: "variant", values: &["normal", "risk"] },
    OptionSpec { id: "switch_cards", values: &["out", "in"] },
];
