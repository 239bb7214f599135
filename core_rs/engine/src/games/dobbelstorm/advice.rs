//! Hints: what every sensible move leads to at best, exactly, if the others stand still.

use serde_json::{Value, json};

use super::layout::STOP_POINTS;
use super::moves::{Act, DobbelstormMove};
use super::reaction::act_of;
use super::referee::{self, Best, Use};
use super::report::errands_data;
use super::score;
use super::state::{DobbelstormState, Phase};
use crate::chance::Seed;
use crate::expert::{Expert, Finding, Progress, Solution, Study};
use crate::state::{Points, Seat, State};

/// One question takes as long as so many iterations elsewhere, some tenths of a millisecond; the first comes at once.
const QUESTION_COST: u32 = 32;

/// Needs no preparation: everything is worked out on the spot.
pub struct DobbelstormExpert;

/// One question that is answered in one iteration.
#[derive(Clone, Copy)]
enum Question {
    /// What it is worth to call START or to go on.
    Call(Seat),
    /// What a STOP would bring.
    Stop(Seat),
    /// What can be done with the die in hand.
    Hand(Seat, usize),
    /// What can be done with dice on the table that look like this one.
    Die(Seat, usize),
}

/// A position under study, question by question.
pub struct DobbelstormStudy {
    state: DobbelstormState,
    questions: Vec<Question>,
    answered: usize,
    /// Iterations that are not spent on a question yet.
    saved: u32,
    findings: Vec<Finding<DobbelstormMove>>,
}

impl DobbelstormStudy {
    fn new(state: &DobbelstormState) -> Self {
        let mut questions = Vec::new();
        for seat in (0..state.seats() as u8).map(Seat) {
            match (state.phase, state.hand(seat)) {
                (Phase::Ready | Phase::Scored, _) => questions.push(Question::Call(seat)),
                (Phase::Play, None) => {
                    questions.push(Question::Stop(seat));
                    let laid = state.laid(seat);
                    let fits =
                        |die: usize| laid.iter().any(|card| card.homes(state.die(die)).next().is_some());
                    let is_first = |die: usize| {
                        state.on_table().find(|&other| state.die(other) == state.die(die)) == Some(die)
                    };
                    let dice = state.on_table().filter(|&die| is_first(die) && fits(die));
                    questions.extend(dice.map(|die| Question::Die(seat, die)));
                }
                (Phase::Play | Phase::Hands, Some(die)) => questions.push(Question::Hand(seat, die)),
                _ => {}
            }
        }
        Self { state: state.clone(), questions, answered: 0, saved: 0, findings: Vec::new() }
    }

    fn find(&mut self, act: Act, value: Points, facts: Value) {
        self.findings.push(Finding { chosen: act.into(), value: f64::from(value), error: 0.0, facts });
    }

    fn answer(&mut self, question: Question) {
        match question {
            Question::Call(seat) => self.call(seat),
            Question::Stop(seat) => self.stop(seat),
            Question::Hand(seat, die) => {
                let laid = self.state.laid(seat);
                let supply = self.state.supply();
                for (way, best) in referee::uses(&laid, self.state.die(die), supply) {
                    let plan = self.plan_data(&way.after(&laid), &best, None);
                    let facts = json!({"seat": seat.0, "plan": plan, "fits": [], "missed": [], "now": self.now(seat)});
                    self.find(act_of(seat, way), best.total + STOP_POINTS, facts);
                }
            }
            Question::Die(seat, die) => self.grab(seat, die),
        }
    }

    fn call(&mut self, seat: Seat) {
        let facts = json!({"seat": seat.0, "plan": [], "fits": [], "missed": [], "now": self.now(seat)});
        if self.state.phase == Phase::Ready {
            let best = referee::best(&self.state.laid(seat), self.state.supply());
            self.find(Act::Start(seat), best.total + STOP_POINTS, facts);
        } else {
            self.find(Act::Next(seat), self.state.score(seat), facts);
        }
    }

    fn stop(&mut self, seat: Seat) {
        let (laid, supply) = (self.state.laid(seat), self.state.supply());
        let missed = referee::errands(&laid, &referee::missed(&laid, supply), supply);
        let stop = if missed.is_empty() { STOP_POINTS } else { -(missed.len() as Points) };
        let table: Vec<usize> = self.state.on_table().collect();
        let missed = errands_data(&missed, &self.state.values, &table);
        let now = self.now(seat);
        let facts = json!({"seat": seat.0, "plan": [], "fits": [], "missed": missed, "now": now});
        self.find(Act::Stop(seat), now + stop, facts);
    }

    /// The same answer for all dice that look alike.
    fn grab(&mut self, seat: Seat, die: usize) {
        let looks = self.state.die(die);
        let laid = self.state.laid(seat);
        let mut supply = self.state.supply();
        supply.remove(looks);
        let uses = referee::uses(&laid, looks, supply);
        let Some((way, best)) = uses.first() else { return };
        let homes = laid.iter().enumerate().flat_map(|(card, laid)| {
            laid.homes(looks)
                .map(move |(field, layer)| json!({"card": card, "field": field, "layer": layer.id()}))
        });
        let fits: Vec<Value> = homes.collect();
        let alike: Vec<usize> =
            self.state.on_table().filter(|&other| self.state.die(other) == looks).collect();
        for die in alike {
            let mut plan = self.plan_data(&way.after(&laid), best, Some(die));
            if let (Use::Home(card, field, layer), Some(plan)) = (*way, plan.as_array_mut()) {
                plan.insert(0, json!({"die": die, "card": card, "field": field, "layer": layer.id()}));
            }
            let now = self.now(seat);
            let facts = json!({"seat": seat.0, "plan": plan, "fits": fits, "missed": [], "now": now});
            self.find(Act::Grab(seat, die as u8), best.total + STOP_POINTS, facts);
        }
    }

    /// What the cards are worth as they lie.
    fn now(&self, seat: Seat) -> Points {
        let nets: Vec<Points> = self.state.laid(seat).iter().map(|card| card.net(0)).collect();
        nets.iter().sum::<Points>() + score::cards_bonus(&nets)
    }

    fn plan_data(&self, laid: &[super::laid::Laid], best: &Best, taken: Option<usize>) -> Value {
        let mut supply = self.state.supply();
        if let Some(die) = taken {
            supply.remove(self.state.die(die));
        }
        let table: Vec<usize> = self.state.on_table().filter(|&die| Some(die) != taken).collect();
        errands_data(&referee::errands(laid, &best.filled, supply), &self.state.values, &table)
    }
}

impl Study for DobbelstormStudy {
    type State = DobbelstormState;

    fn think(&mut self, iterations: u32) {
        self.saved = self.saved.saturating_add(iterations);
        while !self.is_finished() && (self.answered == 0 || self.saved >= QUESTION_COST) {
            self.saved = self.saved.saturating_sub(QUESTION_COST);
            self.answer(self.questions[self.answered]);
            self.answered += 1;
        }
    }

    fn is_finished(&self) -> bool {
        self.answered == self.questions.len()
    }

    fn findings(&self) -> Vec<Finding<DobbelstormMove>> {
        let mut findings = self.findings.clone();
        // The best of the first few choices may be a bad one: whoever shows them should know that more will come.
        for finding in &mut findings {
            finding.facts["complete"] = json!(self.is_finished());
        }
        findings.sort_by(|one, other| other.value.total_cmp(&one.value));
        findings
    }
}

impl Expert for DobbelstormExpert {
    type State = DobbelstormState;
    type Study = DobbelstormStudy;

    fn prepare(&mut self, _iterations: u32) -> Progress {
        Progress::COMPLETE
    }

    fn progress(&self) -> Progress {
        Progress::COMPLETE
    }

    /// What a game is worth depends on who is quicker, which nobody can know.
    fn solution(&self, _state: &DobbelstormState, _seat: Seat) -> Option<Solution> {
        None
    }

    fn study(&self, state: &DobbelstormState, _seed: Seed) -> DobbelstormStudy {
        DobbelstormStudy::new(state)
    }
}
