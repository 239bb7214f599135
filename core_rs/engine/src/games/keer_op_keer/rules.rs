//! The switches: whose dice, which board, who begins.

use super::layout::PRINTED;
use crate::game::OptionSpec;

/// The value of `board` for a generated one.
pub const RANDOM_BOARD: &str = "random";

/// Every switch of the table; the first value is the default.
pub const OPTIONS: &[OptionSpec] = &[
    OptionSpec { id: "dice", values: &["app", "own"] },
    OptionSpec {
        id: "board",
        values: &[
            PRINTED[0].id,
            PRINTED[1].id,
            PRINTED[2].id,
            PRINTED[3].id,
            PRINTED[4].id,
            PRINTED[5].id,
            PRINTED[6].id,
            RANDOM_BOARD,
        ],
    },
    OptionSpec { id: "start", values: &["lot", "first"] },
];
