//! Advice: every choice with its value at once, then the best ones played out; among players, also the whole game.

use std::cmp::Ordering;
use std::sync::Arc;

use serde_json::{Value, json};

use super::facts;
use super::net::{Net, POINT};
use super::rest::Rest;
use super::sheet::Sheet;
use super::table::{Candidate, Table, play_out};
use super::terrain::Terrain;
use crate::chance::Seed;
use crate::expert::{Finding, Study};
use crate::games::keer_op_keer::moves::KeerMove;
use crate::games::keer_op_keer::state::KeerState;
use crate::state::{State, Turn};

/// The choices that are played out.
const PLAYED_OUT: usize = 8;
/// How often each of them is.
const GAMES: u32 = 48;
/// Choices of which more is told than their value: more than anybody looks at.
const TOLD: usize = 40;
/// How far a value is off that was looked one roll ahead, and one that was not: the root of the mean square against
/// games played out, in points. On the board that is known block by block, over 806 choices:
const ERRORS_KNOWN: (f64, f64) = (0.4, 0.5);
/// On other boards: 0.6 and 0.7 on the blue one, 0.8 and 0.9 on the orange one, over 1,623 choices.
const ERRORS_ELSEWHERE: (f64, f64) = (0.7, 0.8);

struct Choice {
    candidate: Candidate,
    /// The sheet after it, for those that are played out.
    after: Option<Sheet>,
    /// The value in points, of the own sheet less what it leaves to the others.
    value: f64,
    error: f64,
    sum: f64,
    squares: f64,
    games: u32,
    facts: Value,
}

/// A position under study.
pub struct KeerOpKeerStudy {
    net: &'static Net,
    terrain: Option<Arc<Terrain>>,
    rolls: usize,
    seed: Seed,
    choices: Vec<Choice>,
    /// Games played out so far, over all choices.
    played: u32,
    /// Among players, what follows on the best choice, and what the own sheet seemed to bring then.
    rest: Option<(Rest, f64)>,
}

impl KeerOpKeerStudy {
    pub(super) fn new(
        net: &'static Net,
        terrain: Option<Arc<Terrain>>,
        state: &KeerState,
        seed: Seed,
    ) -> Self {
        let mut study = KeerOpKeerStudy {
            net,
            terrain: terrain.clone(),
            rolls: 0,
            seed,
            choices: Vec::new(),
            played: 0,
            rest: None,
        };
        let Some(terrain) = terrain else { return study };
        let Some(table) = Table::of(net, &terrain, state) else { return study };
        study.rolls = table.rolls;
        let (error_ahead, error_at_sight) = if terrain.is_known { ERRORS_KNOWN } else { ERRORS_ELSEWHERE };
        for (place, candidate) in table.candidates(state).into_iter().enumerate() {
            let is_ahead = place < PLAYED_OUT;
            let own = if is_ahead { table.look_ahead(&candidate) } else { candidate.own };
            let is_exact = table.rolls == 0 || (is_ahead && table.rolls == 1 && state.is_solo());
            let error = if is_ahead { error_ahead } else { error_at_sight };
            study.choices.push(Choice {
                candidate,
                after: is_ahead.then(|| table.after(&candidate)),
                value: f64::from(own - candidate.others) / f64::from(POINT),
                error: if is_exact { 0.0 } else { error },
                sum: 0.0,
                squares: 0.0,
                games: 0,
                facts: if place < TOLD { facts::of(&table, &candidate) } else { json!({}) },
            });
        }
        study.rest = study.rest_of(state);
        study
    }

    /// What follows on the best choice among players, unless this roll is the last.
    fn rest_of(&self, state: &KeerState) -> Option<(Rest, f64)> {
        let Turn::Player(seat) = state.turn() else { return None };
        if state.is_solo() || self.rolls == 0 {
            return None;
        }
        let best = self.choices.iter().max_by(|a, b| a.value.total_cmp(&b.value))?;
        let mut after = state.clone();
        after.apply(best.candidate.chosen, &mut |_| ());
        let thought = best.value + f64::from(best.candidate.others) / f64::from(POINT);
        Some((Rest::new(after, seat, self.seed), thought))
    }

    fn is_played_out(&self) -> bool {
        let best = self.choices.first();
        self.rolls <= 1
            || best.is_none_or(|best| best.error == 0.0)
            || self.played >= GAMES * self.played_out() as u32
    }

    fn played_out(&self) -> usize {
        self.choices.len().min(PLAYED_OUT)
    }

    /// Plays the next choice out once; all choices meet the same dice.
    fn play_one(&mut self) {
        let (count, rolls, seed, net) = (self.played_out() as u32, self.rolls, self.seed, self.net);
        let Some(terrain) = self.terrain.clone() else { return };
        let (game, place) = (self.played / count, self.played % count);
        let choice = &mut self.choices[place as usize];
        let Some(after) = choice.after.clone() else { return };
        let die =
            |left: usize, die: u32| (seed.face(u32::MAX / 2 + game * 64 + left as u32, die, 6) - 1) as u8;
        let value = play_out(net, &terrain, after, rolls, die) as f64 - f64::from(choice.candidate.others);
        let value = value / f64::from(POINT);
        choice.sum += value;
        choice.squares += value * value;
        choice.games += 1;
        self.played += 1;
    }
}

impl Choice {
    /// Value and error: what was seen ahead and what was played out, each weighed by its precision.
    fn known(&self) -> (f64, f64) {
        if self.games < 8 || self.error == 0.0 {
            return (self.value, self.error);
        }
        let games = f64::from(self.games);
        let mean = self.sum / games;
        let variance = (self.squares / games - mean * mean).max(0.01) / (games - 1.0);
        let prior = self.error * self.error;
        let weight = prior / (prior + variance);
        (self.value + (mean - self.value) * weight, (prior * variance / (prior + variance)).sqrt())
    }
}

impl Study for KeerOpKeerStudy {
    type State = KeerState;

    fn think(&mut self, iterations: u32) {
        for _ in 0..iterations {
            if self.is_finished() {
                return;
            }
            if !self.is_played_out() {
                self.play_one();
            }
            if let (Some((rest, _)), Some(terrain)) = (&mut self.rest, &self.terrain)
                && !rest.is_finished()
            {
                rest.play_roll(self.net, terrain);
            }
        }
    }

    fn is_finished(&self) -> bool {
        self.is_played_out() && self.rest.as_ref().is_none_or(|(rest, _)| rest.is_finished())
    }

    fn findings(&self) -> Vec<Finding<KeerMove>> {
        // What the whole game tells of the best choice holds for all: they differ as their sheets do.
        let (shift, doubt) = self.rest.as_ref().map_or((0.0, 0.0), |(rest, thought)| {
            let (known, doubt) = rest.known(*thought);
            (known - thought, doubt)
        });
        let mut findings: Vec<_> = self
            .choices
            .iter()
            .map(|choice| {
                let (value, error) = choice.known();
                let (value, error) = (value + shift, (error * error + doubt * doubt).sqrt());
                Finding { chosen: choice.candidate.chosen, value, error, facts: choice.facts.clone() }
            })
            .collect();
        findings.sort_by(|a, b| b.value.partial_cmp(&a.value).unwrap_or(Ordering::Equal));
        findings
    }
}
