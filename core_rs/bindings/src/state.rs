//! Positions, set-up and replay.

use pyo3::prelude::*;
use pyo3::types::PyDict;
use serde_json::{Value, json};
use worp_engine::any::AnyState;
use worp_engine::chance::Seed;
use worp_engine::games::{GAMES, find_game};
use worp_engine::record::{Record, advance};

use crate::convert::{read_table, seat_numbers, turn_parts};
use crate::error::{code_error, notation_error, replay_error, setup_error};

/// A position of some game.
#[pyclass(name = "State", module = "worp._core")]
pub(crate) struct PyState {
    pub(crate) inner: Box<dyn AnyState>,
}

impl From<Box<dyn AnyState>> for PyState {
    fn from(inner: Box<dyn AnyState>) -> Self {
        Self { inner }
    }
}

fn with_events((code, events): (String, Vec<Value>)) -> (String, String) {
    (code, Value::from(events).to_string())
}

#[pymethods]
impl PyState {
    #[staticmethod]
    #[pyo3(signature = (game, seats, options=None))]
    fn set_up(game: &str, seats: usize, options: Option<&Bound<'_, PyDict>>) -> PyResult<Self> {
        let (game, settings) = read_table(game, options)?;
        Ok(game.set_up(seats, &settings).map_err(setup_error)?.into())
    }

    #[staticmethod]
    fn parse(game: &str, text: &str) -> PyResult<Self> {
        let game = find_game(game).map_err(setup_error)?;
        Ok(game.parse(text).map_err(notation_error)?.into())
    }

    fn copy(&self) -> Self {
        self.inner.boxed_clone().into()
    }

    fn seats(&self) -> usize {
        self.inner.seats()
    }

    fn turn(&self) -> (&'static str, Option<u8>) {
        turn_parts(self.inner.turn())
    }

    fn codes(&self) -> Vec<String> {
        self.inner.codes()
    }

    fn moves(&self) -> String {
        self.inner.moves().to_string()
    }

    fn check(&self, code: &str) -> PyResult<()> {
        self.inner.check(code).map_err(code_error)
    }

    fn actors(&self) -> Vec<u32> {
        seat_numbers(&self.inner.actors())
    }

    fn actor(&self, code: &str) -> PyResult<Option<u8>> {
        Ok(self.inner.actor(code).map_err(code_error)?.map(|seat| seat.0))
    }

    fn moment(&self, code: &str) -> PyResult<(u32, u32)> {
        self.inner.moment(code).map_err(code_error)
    }

    fn play(&mut self, code: &str) -> PyResult<(String, String)> {
        self.inner.play(code).map(with_events).map_err(code_error)
    }

    fn chances(&self) -> Vec<(String, u32)> {
        self.inner.chances()
    }

    fn draw(&self, seed: u64) -> Option<String> {
        self.inner.draw(Seed(seed))
    }

    fn settle(&mut self, code: &str) -> PyResult<(String, String)> {
        self.inner.settle(code).map(with_events).map_err(code_error)
    }

    fn advance(&mut self, code: &str) -> PyResult<(String, String)> {
        advance(self.inner.as_mut(), code).map(with_events).map_err(code_error)
    }

    fn view(&self) -> String {
        self.inner.view().to_string()
    }

    fn scores(&self) -> String {
        self.inner.scores().to_string()
    }

    fn winners(&self) -> Vec<u32> {
        seat_numbers(&self.inner.winners())
    }

    fn text(&self) -> String {
        self.inner.text()
    }

    fn fingerprint(&self) -> String {
        format!("{:016x}", self.inner.fingerprint())
    }

    fn perft(&self, depth: u32) -> (u64, u64, u64) {
        let count = self.inner.perft(depth);
        (count.chance, count.decision, count.over)
    }
}

/// The facts of every game, as JSON text.
#[pyfunction]
pub(crate) fn games() -> String {
    let facts = GAMES.iter().map(|game| {
        let facts = game.facts();
        let option = |spec: &worp_engine::game::OptionSpec| {
            json!({"id": spec.id, "values": spec.values, "default": spec.values[0]})
        };
        let bot = |spec: &worp_engine::game::BotSpec| {
            json!({
                "id": spec.id,
                "needs_expert": spec.needs_expert,
                "typical_score": spec.typical_score,
            })
        };
        json!({
            "id": facts.id,
            "min_seats": facts.min_seats,
            "max_seats": facts.max_seats,
            "options": facts.options.iter().map(option).collect::<Vec<_>>(),
            "bots": facts.bots.iter().map(bot).collect::<Vec<_>>(),
        })
    });
    facts.collect::<Value>().to_string()
}

/// The value of every option, defaults filled in.
#[pyfunction]
#[pyo3(signature = (game, options=None))]
pub(crate) fn settings(
    game: &str,
    options: Option<&Bound<'_, PyDict>>,
) -> PyResult<Vec<(&'static str, &'static str)>> {
    let (_, settings) = read_table(game, options)?;
    Ok(settings.iter().collect())
}

/// The name under which tables with these options can share an expert.
#[pyfunction]
#[pyo3(signature = (game, options=None))]
pub(crate) fn expert_key(game: &str, options: Option<&Bound<'_, PyDict>>) -> PyResult<String> {
    let (game, settings) = read_table(game, options)?;
    Ok(game.expert_key(&settings))
}

/// What a record line holds (game, seats, seed, options, codes), and every position of it.
#[pyfunction]
#[allow(clippy::type_complexity)]
pub(crate) fn replay(
    line: &str,
) -> PyResult<((String, usize, u64, Vec<(String, String)>, Vec<String>), Vec<PyState>)> {
    let record: Record = line.parse().map_err(notation_error)?;
    let positions = record.replay().map_err(replay_error)?;
    let parts = (record.game, record.seats, record.seed.0, record.options, record.codes);
    Ok((parts, positions.into_iter().map(PyState::from).collect()))
}
