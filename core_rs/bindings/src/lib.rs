//! The Python extension `worp._core`: convert, call, convert. No rule lives here.

mod convert;
mod error;
mod expert;
#[cfg(feature = "lab")]
mod lab;
mod state;
mod yahtzee;

use pyo3::prelude::*;

/// The engine, as Python sees it; typed in `_core.pyi`.
#[pymodule]
mod _core {
    #[pymodule_export]
    use super::expert::{PyExpert, PyStudy};
    #[cfg(feature = "lab")]
    #[pymodule_export]
    use super::lab::PyTraining;
    #[pymodule_export]
    use super::state::{PyState, expert_key, games, replay, settings};
    #[pymodule_export]
    use super::yahtzee::yahtzee_values;
}
