//! Plain data on its way to Python.

use pyo3::prelude::*;
use pyo3::types::PyDict;
use worp_engine::any::AnyGame;
use worp_engine::game::Settings;
use worp_engine::games::find_game;
use worp_engine::state::{Seat, Turn};

use crate::error::setup_error;

/// A game with its settings, from the names that Python gives.
pub(crate) fn read_table(
    game: &str,
    options: Option<&Bound<'_, PyDict>>,
) -> PyResult<(&'static dyn AnyGame, Settings)> {
    let game = find_game(game).map_err(setup_error)?;
    let changes: Vec<(String, String)> = match options {
        None => Vec::new(),
        Some(options) => options
            .iter()
            .map(|(id, value)| Ok((id.extract()?, value.extract()?)))
            .collect::<PyResult<_>>()?,
    };
    let changes: Vec<_> = changes.iter().map(|(id, value)| (id.as_str(), value.as_str())).collect();
    let settings = game.settings(&changes).map_err(setup_error)?;
    Ok((game, settings))
}

/// A turn as its kind and the seat it belongs to.
pub(crate) fn turn_parts(turn: Turn) -> (&'static str, Option<u8>) {
    match turn {
        Turn::Player(seat) => ("player", Some(seat.0)),
        Turn::Chance(seat) => ("chance", Some(seat.0)),
        Turn::Anyone => ("anyone", None),
        Turn::Over => ("over", None),
    }
}

/// Seats as numbers.
pub(crate) fn seat_numbers(seats: &[Seat]) -> Vec<u32> {
    seats.iter().map(|seat| u32::from(seat.0)).collect()
}
