//! The engine of Worp: rules, move generation, solvers. No IO, no clock, no random source of its own.
//!
//! One turn, played with dice typed in:
//!
//! ```
//! use worp_engine::games::find_game;
//! use worp_engine::record::advance;
//!
//! let game = find_game("yahtzee").unwrap();
//! let mut state = game.set_up(1, &game.settings(&[]).unwrap()).unwrap();
//! advance(state.as_mut(), "d33355").unwrap(); // five dice fall
//! advance(state.as_mut(), "h123").unwrap(); // the threes are held
//! advance(state.as_mut(), "d61").unwrap(); // two dice fall again
//! advance(state.as_mut(), "three_of_a_kind").unwrap();
//! assert_eq!(state.scores()[0]["total"], 16);
//! ```

pub mod any;
pub mod bots;
pub mod chance;
pub mod expert;
pub mod game;
pub mod games;
#[cfg(feature = "lab")]
pub mod lab;
pub mod notation;
pub mod perft;
pub mod record;
pub mod state;
