//! The whole value table of Yahtzee, for comparisons with other solvers.

use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict};
use worp_engine::games::yahtzee::rules::Rules;
use worp_engine::games::yahtzee::solver::Solver;

use crate::convert::read_table;

/// Solves the game and gives the expected further points of every sheet at the start of a turn: 64-bit floats in the
/// byte order of the machine, at `(filled * 64 + upper) * 2 + fifty`, where bit `i` of `filled` is set when box `i` of
/// the sheet is filled, `upper` is the upper total up to 63 and `fifty` tells whether the Yahtzee box holds 50. Sheets
/// that cannot be are NaN.
#[pyfunction]
#[pyo3(signature = (options=None))]
pub(crate) fn yahtzee_values<'py>(
    py: Python<'py>,
    options: Option<&Bound<'py, PyDict>>,
) -> PyResult<Bound<'py, PyBytes>> {
    let (_, settings) = read_table("yahtzee", options)?;
    let mut solver = Solver::new(Rules::from_settings(&settings));
    let values = solver.solve_means().all_values();
    let bytes: Vec<u8> = values.into_iter().flat_map(f64::to_ne_bytes).collect();
    Ok(PyBytes::new(py, &bytes))
}
