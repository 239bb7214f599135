//! Advice: the net's values at once, then play by the net for a round or two, the same dice for every choice.

use std::sync::Arc;

use serde_json::{Value, json};

use super::net::Net;
use super::served::Serving;
use super::values::{Track, each_value, is_exact, worth_of_circle};
use crate::chance::Seed;
use crate::expert::{Finding, Study};
use crate::games::clever::layout::Area;
use crate::games::clever::moves::CleverMove;
use crate::games::clever::state::{CleverState, Stage};
use crate::state::{Points, Seat, State, Turn};

/// How far off the net's values are, in points: one standard deviation against what play from there brings. Measured by
/// the test `how_far_off_the_net_is`, which runs on demand.
const NET_ERROR: f64 = 1.5;
/// Lines of play for each choice that is looked into.
const LINES: u32 = 512;
/// Choices that are looked into: the best by the net. Anything below is not worth waiting for.
const LOOKED_INTO: usize = 8;
/// A line ends with the first own choice so many rounds later, at what the net thinks of it then.
const ROUNDS_AHEAD: u8 = 2;
/// Lines before their spread says anything.
const FEWEST_LINES: u32 = 8;

/// One choice.
struct Candidate {
    chosen: CleverMove,
    guess: f64,
    served: f32,
    exact: bool,
    facts: Value,
    lines: u32,
    sum: f64,
    squares: f64,
}

/// A position under study.
pub struct CleverStudy {
    net: Arc<Net>,
    root: CleverState,
    seat: Seat,
    seed: Seed,
    /// Best first by the net.
    candidates: Vec<Candidate>,
    /// The line that is being played, and for which candidate.
    line: Option<CleverState>,
    current: usize,
    lines_done: u32,
}

impl CleverStudy {
    /// Begins with the net's values.
    pub(super) fn new(net: Arc<Net>, state: &CleverState, seed: Seed) -> Self {
        let mut candidates: Vec<Candidate> = Vec::new();
        let serving = Serving::new(&net, state);
        each_value(&net, state, &mut |chosen, value| {
            let served = serving.by(chosen);
            candidates.push(Candidate {
                chosen,
                guess: f64::from(value),
                served,
                exact: is_exact(state, chosen),
                facts: facts(&net, state, chosen, served),
                lines: 0,
                sum: 0.0,
                squares: 0.0,
            });
        });
        // Of choices that are worth the same to oneself, the one that serves the others least comes first.
        candidates.sort_by(|a, b| b.guess.total_cmp(&a.guess).then(a.served.total_cmp(&b.served)));
        let seat = state.acting();
        CleverStudy { net, root: *state, seat, seed, candidates, line: None, current: 0, lines_done: 0 }
    }

    /// Whether there is nothing to find out.
    fn is_settled(&self) -> bool {
        self.candidates.len() < 2 || self.candidates.iter().all(|candidate| candidate.exact)
    }

    /// One choice further in the line that is being played.
    fn step(&mut self) {
        let chosen = self.candidates[self.current].chosen;
        let mut state = self.line.take().unwrap_or_else(|| {
            let mut state = self.root;
            state.apply(chosen, &mut |_| ());
            state
        });
        // The same dice for every candidate: differences are then due to the choice.
        let dice = Seed(self.seed.word(self.lines_done, u32::MAX - 1));
        while let Turn::Chance(_) = state.turn() {
            let outcome = state.draw(dice);
            state.resolve(&outcome, &mut |_| ());
        }
        if state.turn() == Turn::Over {
            self.note(f64::from(state.score(self.seat)));
            return;
        }
        let mut best = (CleverMove::Pass, f32::NEG_INFINITY);
        each_value(&self.net, &state, &mut |chosen, value| {
            if value > best.1 {
                best = (chosen, value);
            }
        });
        if state.acting() == self.seat && state.round() >= self.root.round() + ROUNDS_AHEAD {
            self.note(f64::from(best.1));
        } else {
            state.apply(best.0, &mut |_| ());
            self.line = Some(state);
        }
    }

    /// Notes what a line has brought and turns to the next.
    fn note(&mut self, score: f64) {
        let candidate = &mut self.candidates[self.current];
        candidate.lines += 1;
        candidate.sum += score;
        candidate.squares += score * score;
        self.current += 1;
        if self.current == self.candidates.len().min(LOOKED_INTO) {
            self.current = 0;
            self.lines_done += 1;
        }
    }
}

/// What reasons are built from: the areas and foxes afterwards, what a circle that is kept is worth, what is served.
fn facts(net: &Net, state: &CleverState, chosen: CleverMove, served: f32) -> Value {
    let (seat, stage) = (state.acting(), state.stage());
    let mut after = *state;
    after.apply(chosen, &mut |_| ());
    let sheet = after.sheet(seat);
    let areas: [Points; Area::ALL.len()] = sheet.points();
    let worth = |track| worth_of_circle(net, &after, seat, stage, track).map(f64::from);
    let keeps_reroll = stage == Stage::Active && matches!(chosen, CleverMove::Take(..));
    json!({
        "areas": areas,
        "foxes": sheet.foxes(),
        "reroll": if keeps_reroll { worth(Track::Rerolls) } else { None },
        "extra": if chosen == CleverMove::End { worth(Track::Extras) } else { None },
        "served": f64::from(served),
    })
}

impl Candidate {
    /// The value and its standard error: the net's word and the lines played, each weighed by how sure it is.
    fn estimate(&self) -> (f64, f64) {
        if self.exact {
            return (self.guess, 0.0);
        }
        if self.lines < FEWEST_LINES {
            return (self.guess, NET_ERROR);
        }
        let lines = f64::from(self.lines);
        let mean = self.sum / lines;
        let variance = ((self.squares / lines - mean * mean) * lines / (lines - 1.0)).max(1.0);
        let (of_net, of_lines) = (1.0 / (NET_ERROR * NET_ERROR), lines / variance);
        let both = of_net + of_lines;
        ((self.guess * of_net + mean * of_lines) / both, (1.0 / both).sqrt())
    }
}

impl Study for CleverStudy {
    type State = CleverState;

    fn think(&mut self, iterations: u32) {
        for _ in 0..iterations {
            if self.is_finished() {
                return;
            }
            self.step();
        }
    }

    fn is_finished(&self) -> bool {
        self.lines_done >= LINES || self.is_settled()
    }

    fn findings(&self) -> Vec<Finding<CleverMove>> {
        // Where play shows that the net is too hopeful here, it is so about the choices that were not played, too.
        let shift = self.candidates.first().map_or(0.0, |best| best.estimate().0 - best.guess);
        let finding = |(place, candidate): (usize, &Candidate)| {
            let (value, error) = candidate.estimate();
            let unplayed = place >= LOOKED_INTO && !candidate.exact;
            let value = if unplayed { value + shift } else { value };
            Finding { chosen: candidate.chosen, value, error, facts: candidate.facts.clone() }
        };
        let mut findings: Vec<_> = self.candidates.iter().enumerate().map(finding).collect();
        findings.sort_by(|a, b| b.value.total_cmp(&a.value));
        findings
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::clever::rules::Rules;

    #[test]
    fn of_equal_choices_the_one_that_serves_the_others_less_comes_first() {
        let net = Arc::new(Net::trained());
        let mut told_apart = 0;
        for deal in 0..10 {
            let mut state = CleverState::new(3, Rules::PLAIN);
            while state.turn() != Turn::Over {
                if let Turn::Chance(_) = state.turn() {
                    let outcome = state.draw(Seed(deal));
                    state.resolve(&outcome, &mut |_| ());
                    continue;
                }
                let findings = CleverStudy::new(Arc::clone(&net), &state, Seed(1)).findings();
                for pair in findings.windows(2) {
                    let served = [0, 1].map(|place: usize| pair[place].facts["served"].as_f64().unwrap());
                    if pair[0].value == pair[1].value && served[0] != served[1] {
                        assert!(served[0] < served[1]);
                        told_apart += 1;
                    }
                }
                state.apply(findings[0].chosen, &mut |_| ());
            }
        }
        assert!(told_apart > 0);
    }

    #[test]
    #[ignore = "a measurement: cargo test --release how_far_off -- --ignored --nocapture"]
    fn how_far_off_the_net_is() {
        let net = Arc::new(Net::trained());
        let (mut squares, mut bias, mut noise, mut positions) = (0.0, 0.0, 0.0, 0.0);
        for game in 0..20 {
            let mut state = CleverState::new(1, Rules::PLAIN);
            while state.turn() != Turn::Over {
                if let Turn::Chance(_) = state.turn() {
                    let outcome = state.draw(Seed(game));
                    state.resolve(&outcome, &mut |_| ());
                    continue;
                }
                let mut study = CleverStudy::new(Arc::clone(&net), &state, Seed(game + 100));
                let chosen = study.candidates[0].chosen;
                study.candidates.truncate(2);
                study.think(u32::MAX);
                for candidate in study.candidates.iter().filter(|one| one.lines > 0 && !one.exact) {
                    let lines = f64::from(candidate.lines);
                    let mean = candidate.sum / lines;
                    let off = candidate.guess - mean;
                    squares += off * off;
                    bias += off;
                    noise += (candidate.squares / lines - mean * mean) / lines;
                    positions += 1.0;
                }
                state.apply(chosen, &mut |_| ());
            }
        }
        let own: f64 = (squares - noise) / positions;
        println!(
            "{positions} choices: off by {:.2}, on average {:.2}",
            own.max(0.0).sqrt(),
            bias / positions
        );
    }
}
