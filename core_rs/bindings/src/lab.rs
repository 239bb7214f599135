//! Training runs, for developers only.

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyBytes;
use worp_engine::chance::Seed;
use worp_engine::lab::{Training, find_course};

/// A run that learns the weights of one game.
#[pyclass(name = "Training", module = "worp._core")]
pub(crate) struct PyTraining {
    inner: Box<dyn Training>,
}

#[pymethods]
impl PyTraining {
    #[new]
    #[pyo3(signature = (game, seed, length=None))]
    fn new(game: &str, seed: u64, length: Option<u32>) -> PyResult<Self> {
        let course =
            find_course(game).ok_or_else(|| PyValueError::new_err(format!("{game} has nothing to learn")))?;
        Ok(Self { inner: (course.begin)(length.unwrap_or(course.length), Seed(seed)) })
    }

    fn go_on(&mut self, py: Python<'_>) {
        py.detach(|| self.inner.go_on());
    }

    fn done(&self) -> f64 {
        self.inner.done()
    }

    fn figures(&self) -> Vec<(&'static str, f64)> {
        self.inner.figures()
    }

    fn weights<'py>(&self, py: Python<'py>) -> Bound<'py, PyBytes> {
        PyBytes::new(py, &self.inner.weights())
    }
}
