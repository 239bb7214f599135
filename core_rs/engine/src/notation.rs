//! One-line text for moves, outcomes and states: what all notations write and read alike, and what can go wrong.

use std::fmt;
use std::str::FromStr;

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

/// The texts of some things, with a separator between them.
pub(crate) fn join<T: ToString>(items: impl IntoIterator<Item = T>, separator: &str) -> String {
    items.into_iter().map(|item| item.to_string()).collect::<Vec<_>>().join(separator)
}

/// Nothing is written as a dash, so that no word of a notation is empty.
pub(crate) fn or_dash(text: String) -> String {
    if text.is_empty() { "-".to_owned() } else { text }
}

/// One of two words.
pub(crate) fn switch(on: bool, yes: &'static str, no: &'static str) -> &'static str {
    if on { yes } else { no }
}

/// Reads a number.
pub(crate) fn number<T: FromStr>(text: &str) -> Result<T, NotationError> {
    // `parse` would also take a plus sign or leading zeros, and a number has one spelling.
    let spelled = text.bytes().all(|digit| digit.is_ascii_digit()) && (text == "0" || !text.starts_with('0'));
    let parsed = if spelled { text.parse().ok() } else { None };
    parsed.ok_or_else(|| NotationError::syntax(format!("{text:?} is not a number")))
}

/// Reads `name=text`.
pub(crate) fn field<'a>(word: Option<&'a str>, name: &str) -> Result<&'a str, NotationError> {
    word.and_then(|word| word.strip_prefix(name)?.strip_prefix('='))
        .ok_or_else(|| NotationError::syntax(format!("{name}= is missing")))
}

/// Reads one of two words.
pub(crate) fn read_switch(text: &str, yes: &str, no: &str) -> Result<bool, NotationError> {
    match text {
        _ if text == yes => Ok(true),
        _ if text == no => Ok(false),
        _ => Err(NotationError::syntax(format!("{text:?} is neither {yes} nor {no}"))),
    }
}

/// The fingerprint of a state's notation: 64-bit FNV-1a, the same on every platform.
pub fn fingerprint(text: &str) -> u64 {
    // Offset basis and prime of FNV-1a, from the draft by Fowler, Noll and Vo.
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
    })
}
