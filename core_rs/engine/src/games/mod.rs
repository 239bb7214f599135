//! The one list of games.

pub mod clever;
pub mod dobbelstorm;
pub mod keer_op_keer;
pub mod push;
pub mod yahtzee;

use crate::any::{AnyGame, Hosted};
use crate::game::SetupError;

/// Every game there is. To add one, add its folder above and its line here.
pub const GAMES: &[&dyn AnyGame] = &[
    &Hosted(yahtzee::Yahtzee),
    &Hosted(clever::Clever),
    &Hosted(keer_op_keer::KeerOpKeer),
    &Hosted(push::Push),
    &Hosted(dobbelstorm::Dobbelstorm),
];

/// The game of this id.
///
/// # Errors
/// If there is none.
pub fn find_game(id: &str) -> Result<&'static dyn AnyGame, SetupError> {
    let found = GAMES.iter().copied().find(|game| game.facts().id == id);
    found.ok_or_else(|| SetupError::UnknownGame(id.to_owned()))
}
