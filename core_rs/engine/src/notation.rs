//! One-line text for moves, outcomes and states: what can go wrong when reading it.

use std::fmt;

/// Text that is not a move, an outcome or a state; the code is stable, the detail is for developers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotationError {
    /// A stable `snake_case` reason.
    pub code: &'static str,
    /// Which part of the text was meant.
    pub detail: String,
}

impl NotationError {
    /// The text is not written the way this notation is.
    pub fn syntax(detail: impl Into<String>) -> Self {
        Self { code: "bad_notation", detail: detail.into() }
    }

    /// The text reads well but describes something that cannot be.
    pub fn impossible(detail: impl Into<String>) -> Self {
        Self { code: "impossible_state", detail: detail.into() }
    }
}

impl fmt::Display for NotationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.code, self.detail)
    }
}

impl std::error::Error for NotationError {}

/// The fingerprint of a state's notation: 64-bit FNV-1a, the same on every platform.
pub fn fingerprint(text: &str) -> u64 {
    // Offset basis and prime of FNV-1a, from the draft by Fowler, Noll and Vo.
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
    })
}
