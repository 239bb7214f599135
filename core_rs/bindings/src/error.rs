//! The one place where engine errors become Python exceptions.

use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::PyType;
use worp_engine::any::CodeError;
use worp_engine::game::SetupError;
use worp_engine::notation::NotationError;
use worp_engine::record::ReplayError;

/// An exception class of `worp.errors`, looked up once.
struct Family(&'static str, PyOnceLock<Py<PyType>>);

static ILLEGAL_MOVE: Family = Family("IllegalMove", PyOnceLock::new());
static BAD_NOTATION: Family = Family("BadNotation", PyOnceLock::new());
static BAD_SETUP: Family = Family("BadSetup", PyOnceLock::new());
static BAD_SAVE: Family = Family("BadSave", PyOnceLock::new());
static NOT_READY: Family = Family("ExpertNotReady", PyOnceLock::new());

impl Family {
    fn error(&self, code: &str, detail: String) -> PyErr {
        Python::attach(|py| match self.1.import(py, "worp.errors", self.0) {
            Ok(class) => PyErr::from_type(class.clone(), (code.to_owned(), detail)),
            Err(missing) => missing,
        })
    }
}

#[allow(clippy::needless_pass_by_value)] // So that `map_err` can name it.
pub(crate) fn setup_error(error: SetupError) -> PyErr {
    BAD_SETUP.error(error.code(), error.to_string())
}

pub(crate) fn notation_error(error: NotationError) -> PyErr {
    BAD_NOTATION.error(error.code, error.detail)
}

pub(crate) fn code_error(error: CodeError) -> PyErr {
    match error {
        CodeError::Notation(error) => notation_error(error),
        CodeError::Refused(refusal) => ILLEGAL_MOVE.error(refusal.0, String::new()),
    }
}

pub(crate) fn replay_error(error: ReplayError) -> PyErr {
    match error {
        ReplayError::Setup(error) => BAD_SAVE.error(error.code(), error.to_string()),
        ReplayError::Code { at, error: CodeError::Notation(error) } => {
            BAD_SAVE.error(error.code, format!("code {at}: {}", error.detail))
        }
        ReplayError::Code { at, error: CodeError::Refused(refusal) } => {
            BAD_SAVE.error(refusal.0, format!("code {at}"))
        }
        ReplayError::TooLong => BAD_SAVE.error("too_long", String::new()),
    }
}

pub(crate) fn expert_not_ready() -> PyErr {
    NOT_READY.error("expert_not_ready", String::new())
}
