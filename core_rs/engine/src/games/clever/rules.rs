//! The switches of the table.

use crate::game::{OptionSpec, Settings};

/// What tables differ in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rules {
    /// Whether somebody who plays alone may take one of the three higher dice when no served die fits.
    pub solo_fallback: bool,
}

impl Rules {
    /// The rulebook as it is: alone, the three higher dice lie on nobody's fields.
    pub const PLAIN: Rules = Rules { solo_fallback: false };

    /// The rules that these settings ask for.
    pub fn from_settings(settings: &Settings) -> Rules {
        Rules { solo_fallback: settings.get("solo_fallback") == "on" }
    }
}

/// Every switch of the table; the first value is the default.
pub const OPTIONS: &[OptionSpec] = &[
    OptionSpec { id: "dice", values: &["app", "own"] },
    OptionSpec { id: "solo_fallback", values: &["off", "on"] },
];
