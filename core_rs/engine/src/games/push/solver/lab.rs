//! Self-play and least squares: how the weights are made. Behind the feature `lab`, so no wheel carries it.
//!
//! Two sets of numbers are fitted to games that the present weights play against themselves: what holdings lead to at
//! the end (`open` and `tempo`), and what drawing on brought a turn beyond stopping (`turn`). Then the new weights play.
//! The first games are those of a player who takes points at their face value and stops at 6 %.

use std::fmt::Write;

use super::outlook::Table;
use super::policy::{self, Depth};
use super::prospect::{Prospect, open_basis, time_basis};
use super::weights::{OPEN_KNOTS, SEATS, TIMES, TURN_FEATURES, WeightSet, Weights};
use crate::chance::{Rng, Seed};
use crate::games::push::layout::ROWS;
use crate::games::push::moves::PushMove;
use crate::games::push::rules::Rules;
use crate::games::push::state::{MOST_SEATS, PushState};
use crate::lab::{Course, Training};
use crate::state::{Seat, State, Turn};

/// Numbers in a holding's features: the open points by knot and time, and the place in the order of play by time.
const HOLDING_FEATURES: usize = (OPEN_KNOTS.len() + MOST_SEATS) * TIMES;
/// How often a player draws on although stopping seems better, so that both are known.
const EXPLORE_ONE_IN: u32 = 6;

/// What stands between the header and the numbers of `table.rs`.
const DECLARATION: &str = "
use super::weights::{WeightSet, Weights};

/// By number of seats, from two on, and by variant: normal, risk.
#[rustfmt::skip]
#[allow(clippy::approx_constant)] // Among 600 numbers one looks like some constant.
pub(super) static WEIGHTS: WeightSet = [
";

/// What holds weights down that few samples speak for: the variance of a target over that of the weights to expect.
/// Final scores vary by some 20 points, what a point lies open for costs some tenths of it, and the samples of one game
/// hang together; so large colours early in the game, which hardly occur, are not made up from noise.
const RIDGE_OPEN: f64 = 3000.0;
/// The same for everything else, whose samples are plenty and whose weights are large.
const RIDGE: f64 = 1.0;
/// Tables of one round: every number of seats in both variants.
const TABLES: u32 = 2 * SEATS as u32;

/// Where training begins: nothing is known but that a chance of 6 % is about enough.
const START: Weights = Weights {
    open: [[0.0; TIMES]; OPEN_KNOTS.len()],
    tempo: [[0.0; TIMES]; MOST_SEATS],
    turn: [[3.0, -50.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]; ROWS],
};

/// Normal equations of a least-squares fit.
struct Fit<const N: usize> {
    products: [[f64; N]; N],
    targets: [f64; N],
}

impl<const N: usize> Fit<N> {
    fn new() -> Self {
        Self { products: [[0.0; N]; N], targets: [0.0; N] }
    }

    fn add(&mut self, features: &[f64; N], target: f64) {
        for (row, &a) in features.iter().enumerate().filter(|(_, a)| **a != 0.0) {
            self.targets[row] += a * target;
            for (column, &b) in features.iter().enumerate() {
                self.products[row][column] += a * b;
            }
        }
    }

    /// The weights with the least squared error, each held down by its ridge; Gauss elimination.
    fn solve(mut self, ridge: impl Fn(usize) -> f64) -> [f64; N] {
        for index in 0..N {
            self.products[index][index] += ridge(index);
        }
        for pivot in 0..N {
            for row in pivot + 1..N {
                let factor = self.products[row][pivot] / self.products[pivot][pivot];
                for column in pivot..N {
                    self.products[row][column] -= factor * self.products[pivot][column];
                }
                self.targets[row] -= factor * self.targets[pivot];
            }
        }
        let mut solved = [0.0; N];
        for row in (0..N).rev() {
            let known: f64 = (row + 1..N).map(|column| self.products[row][column] * solved[column]).sum();
            solved[row] = (self.targets[row] - known) / self.products[row][row];
        }
        solved
    }
}

fn holding_features(state: &PushState, seat: Seat) -> [f64; HOLDING_FEATURES] {
    let times = time_basis(state.pile());
    let mut features = [0.0; HOLDING_FEATURES];
    for sum in state.open(seat).by_colour() {
        for (knot, amount) in open_basis(f64::from(sum)).into_iter().enumerate() {
            for (power, time) in times.into_iter().enumerate() {
                features[knot * TIMES + power] += amount * time;
            }
        }
    }
    let place = (seat.index() + state.seats() - state.active().index()) % state.seats();
    for (power, time) in times.into_iter().enumerate() {
        features[(OPEN_KNOTS.len() + place) * TIMES + power] = time;
    }
    features
}

/// A draw that was made: features, rows still empty, the lead after stopping, and by whose values.
struct DrawSample<'w> {
    prospect: Prospect<'w>,
    features: [f64; TURN_FEATURES],
    empty: usize,
    stop: f64,
}

struct Fits {
    holdings: Fit<HOLDING_FEATURES>,
    turns: [Fit<TURN_FEATURES>; ROWS],
}

fn play_one(seats: usize, rules: Rules, seed: Seed, weights: &WeightSet, fits: &mut Fits) {
    let mut rng = Rng::new(Seed(seed.0 ^ 0x5eed));
    let mut state = PushState::new(seats, rules);
    let mut holdings: Vec<(Seat, [f64; HOLDING_FEATURES], i32)> = Vec::new();
    let mut draws: Vec<DrawSample> = Vec::new();
    while state.turn() != Turn::Over {
        if let Turn::Chance(_) = state.turn() {
            let outcome = state.draw(seed);
            state.resolve(&outcome, &mut |_| ());
        } else {
            let in_turn = !state.is_sharing() && state.drawn().is_none();
            if state.is_between_turns() {
                for seat in (0..seats as u8).map(Seat) {
                    holdings.push((seat, holding_features(&state, seat), state.score(seat)));
                }
            }
            let mut chosen = policy::choose(&state, weights, Depth::NextCard);
            if chosen == PushMove::Stop && rng.below(EXPLORE_ONE_IN) == 0 {
                chosen = PushMove::Draw;
                // What came before was not meant to go on from here.
                draws.clear();
            }
            if chosen == PushMove::Draw && in_turn {
                let prospect = Prospect::new(&state, state.active(), weights);
                let table = Table::new(&state, &prospect);
                if table.laid() > 0 {
                    let outlook = table.outlook(&prospect);
                    let (features, empty, stop) = (outlook.features, outlook.empty, outlook.stop);
                    draws.push(DrawSample { prospect, features, empty, stop });
                }
            }
            state.apply(chosen, &mut |_| ());
        }
        if state.is_between_turns() || state.turn() == Turn::Over {
            for sample in draws.drain(..) {
                let gained = sample.prospect.settled(&state) - sample.stop;
                fits.turns[sample.empty].add(&sample.features, gained);
            }
        }
    }
    for (seat, features, before) in holdings {
        fits.holdings.add(&features, f64::from(state.score(seat) - before));
    }
}

fn fitted(seats: usize, risk: bool, games: u32, seed: u64, weights: &WeightSet) -> Weights {
    let rules = Rules { risk, switches: seats > 2 };
    let mut fits = Fits { holdings: Fit::new(), turns: [Fit::new(), Fit::new(), Fit::new()] };
    for game in 0..games {
        play_one(seats, rules, Seed((seed << 32) + u64::from(game)), weights, &mut fits);
    }
    let mut made = START.clone();
    made.turn = fits.turns.map(|fit| fit.solve(|_| RIDGE));
    let ridge = |index| if index < OPEN_KNOTS.len() * TIMES { RIDGE_OPEN } else { RIDGE };
    for (index, block) in fits.holdings.solve(ridge).chunks_exact(TIMES).enumerate() {
        match index.checked_sub(OPEN_KNOTS.len()) {
            None => made.open[index].copy_from_slice(block),
            Some(place) => made.tempo[place].copy_from_slice(block),
        }
    }
    made
}

/// What Push has to learn: all weights are made anew so many times.
pub const COURSE: Course =
    Course { game: "push", length: 3, begin: |rounds, seed| Box::new(Trainer::new(rounds, seed)) };

/// Games that every table plays in a round.
const GAMES_A_ROUND: u32 = 2_500;

/// A training run: a function of its seed and rounds.
struct Trainer {
    weights: WeightSet,
    rounds: u32,
    seed: u64,
    done: u32,
}

impl Trainer {
    fn new(rounds: u32, Seed(seed): Seed) -> Self {
        let weights = std::array::from_fn(|_| [START.clone(), START.clone()]);
        Self { weights, rounds, seed, done: 0 }
    }
}

impl Training for Trainer {
    /// Plays and fits one table more.
    fn go_on(&mut self) {
        if self.done < self.rounds * TABLES {
            let table = (self.done % TABLES) as usize;
            let (index, risk) = (table / 2, table % 2 == 1);
            let seed = self.seed * 10_000 + u64::from(self.done);
            let made = fitted(index + 2, risk, GAMES_A_ROUND, seed, &self.weights);
            self.weights[index][usize::from(risk)] = made;
            self.done += 1;
        }
    }

    fn done(&self) -> f64 {
        f64::from(self.done) / f64::from(self.rounds * TABLES).max(1.0)
    }

    fn figures(&self) -> Vec<(&'static str, f64)> {
        vec![("tables", f64::from(self.done))]
    }

    /// The Rust source of the table.
    fn weights(&self) -> Vec<u8> {
        let (rounds, seed) = (self.rounds, self.seed);
        let header = format!(
            "//! The weights, made by `./build.sh lab push --length {rounds} --seed {seed}`; see `weights.md`.\n"
        );
        spelled(&self.weights, &header).into_bytes()
    }
}

/// The weights as the Rust source of their table, to four decimals.
fn spelled(weights: &WeightSet, header: &str) -> String {
    let numbers =
        |list: &[f64]| list.iter().map(|number| format!("{number:.4}")).collect::<Vec<_>>().join(", ");
    let lists = |lists: Vec<&[f64]>| {
        lists.iter().map(|list| format!("[{}]", numbers(list))).collect::<Vec<_>>().join(", ")
    };
    let mut text = format!("{header}{DECLARATION}");
    for table in weights {
        text.push_str("    [\n");
        for made in table {
            let open = lists(made.open.iter().map(<[f64; TIMES]>::as_slice).collect());
            let tempo = lists(made.tempo.iter().map(<[f64; TIMES]>::as_slice).collect());
            let turn = lists(made.turn.iter().map(<[f64; TURN_FEATURES]>::as_slice).collect());
            let _ = writeln!(text, "        Weights {{ open: [{open}], tempo: [{tempo}], turn: [{turn}] }},");
        }
        text.push_str("    ],\n");
    }
    text.push_str("];\n");
    text
}
