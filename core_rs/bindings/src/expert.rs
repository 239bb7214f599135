//! Experts, their studies, and whole games between bots.

use pyo3::prelude::*;
use pyo3::types::PyDict;
use serde_json::{Value, json};
use worp_engine::any::{AnyExpert, AnyFinding, AnyStudy};
use worp_engine::chance::{Rng, Seed};
use worp_engine::state::Seat;

use crate::convert::{read_table, seat_numbers};
use crate::error::expert_not_ready;
use crate::state::PyState;

/// The strongest player of a game under one set of rules.
#[pyclass(name = "Expert", module = "worp._core")]
pub(crate) struct PyExpert {
    pub(crate) inner: Box<dyn AnyExpert>,
}

/// A position under study.
#[pyclass(name = "Study", module = "worp._core")]
pub(crate) struct PyStudy {
    inner: Box<dyn AnyStudy>,
}

#[pymethods]
impl PyExpert {
    #[new]
    #[pyo3(signature = (game, options=None))]
    fn new(game: &str, options: Option<&Bound<'_, PyDict>>) -> PyResult<Self> {
        let (game, settings) = read_table(game, options)?;
        Ok(Self { inner: game.expert(&settings) })
    }

    fn prepare(&mut self, iterations: u32) -> (f64, bool) {
        let progress = self.inner.prepare(iterations);
        (progress.done, progress.ready)
    }

    fn progress(&self) -> (f64, bool) {
        let progress = self.inner.progress();
        (progress.done, progress.ready)
    }

    fn solution(&self, state: &PyState, seat: u8) -> Option<(f64, u32)> {
        self.inner
            .solution(state.inner.as_ref(), Seat(seat))
            .map(|solution| (solution.value, solution.states))
    }

    fn study(&self, state: &PyState, seed: u64) -> PyResult<PyStudy> {
        let study = self.inner.study(state.inner.as_ref(), Seed(seed));
        Ok(PyStudy { inner: study.ok_or_else(expert_not_ready)? })
    }

    fn choose(&self, bot: &str, state: &PyState, seed: u64, moment: u32) -> PyResult<String> {
        let mut rng = Rng::at(Seed(seed), moment);
        self.inner.choose(bot, state.inner.as_ref(), &mut rng).ok_or_else(expert_not_ready)
    }

    #[allow(clippy::needless_pass_by_value)]
    fn plan(&self, bots: Vec<String>, state: &PyState, seed: u64) -> Option<String> {
        let bots: Vec<_> = bots.iter().map(String::as_str).collect();
        self.inner.plan(&bots, state.inner.as_ref(), Seed(seed))
    }

    #[allow(clippy::needless_pass_by_value)]
    fn play_out(&self, bots: Vec<String>, state: &PyState, seed: u64) -> PyResult<(Vec<i32>, Vec<u32>)> {
        let bots: Vec<_> = bots.iter().map(String::as_str).collect();
        let result = self.inner.play_out(&bots, state.inner.as_ref(), Seed(seed));
        let (scores, winners) = result.ok_or_else(expert_not_ready)?;
        Ok((scores, seat_numbers(&winners)))
    }
}

#[pymethods]
impl PyStudy {
    fn think(&mut self, iterations: u32) {
        self.inner.think(iterations);
    }

    fn is_finished(&self) -> bool {
        self.inner.is_finished()
    }

    fn findings(&self) -> String {
        let plain = |finding: AnyFinding| {
            json!({
                "code": finding.code,
                "data": finding.data,
                "value": finding.value,
                "error": finding.error,
                "facts": finding.facts,
            })
        };
        self.inner.findings().into_iter().map(plain).collect::<Value>().to_string()
    }
}
