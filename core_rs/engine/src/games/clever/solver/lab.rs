//! How the net is trained: self-play of somebody alone, temporal differences on afterstates, Adam, averaged weights.
//!
//! Every step is seeded and runs in a fixed order: the same numbers of games give the same weights everywhere.

use super::features::{Afterstate, FEATURES, SLOTS};
use super::net::{
    Activity, FIRST_BIAS, NARROW, Net, OUTPUT, OUTPUT_BIAS, POINTS_PER_UNIT, SECOND, SECOND_BIAS, WEIGHTS,
    WIDE,
};
use super::values::{Standing, each_value, standing};
use crate::chance::{Rng, Seed};
use crate::games::clever::moves::CleverMove;
use crate::games::clever::rules::Rules;
use crate::games::clever::state::CleverState;
use crate::lab::{Course, Training};
use crate::state::{Seat, State, Turn};

/// Games between two steps of the weights.
const BATCH: u64 = 16;
/// The rate of learning, first and last: it falls with the cube of what is left, which every machine computes alike.
const RATES: (f32, f32) = (1.2e-3, 2e-5);
/// Steps in which the rate rises from nothing.
const WARM_UP: f32 = 200.0;
/// The share of random choices at the start; none from half of the training on.
const EXPLORATION: f32 = 0.03;
/// How much of what really followed goes into a target: at the start, and from a quarter of the training on.
const TRACES: (f32, f32) = (0.9, 0.5);
/// Steps over which weights are averaged in the end.
const AVERAGED: f32 = 4000.0;
/// The weight of the newest batch in the score that is told.
const SMOOTHING: f32 = 0.002;
/// The decay rates of Adam (Kingma and Ba, ICLR 2015).
const DECAYS: (f32, f32) = (0.9, 0.999);

/// What was decided in one moment of a game.
struct Decision {
    after: Option<Afterstate>,
    best: f32,
    explored: bool,
}

/// What Clever has to learn: so many games of somebody alone.
pub const COURSE: Course = Course {
    game: "clever",
    length: 800_000,
    begin: |games, seed| Box::new(Trainer::new(games.into(), seed)),
};
/// Batches between two looks at how it goes.
const STRETCH: u64 = 1000;

/// A training in progress.
struct Trainer {
    net: Net,
    averaged: Net,
    slopes: Vec<f32>,
    means: Vec<f32>,
    squares: Vec<f32>,
    decayed: (f32, f32),
    seed: Seed,
    batch: u64,
    batches: u64,
    score: f32,
}

impl Training for Trainer {
    fn go_on(&mut self) {
        let end = self.batches.min(self.batch + STRETCH);
        while self.batch < end {
            self.step();
        }
    }

    fn done(&self) -> f64 {
        self.batch as f64 / self.batches.max(1) as f64
    }

    fn figures(&self) -> Vec<(&'static str, f64)> {
        vec![("games", (self.batch * BATCH) as f64), ("score", self.score.into())]
    }

    /// The averaged ones.
    fn weights(&self) -> Vec<u8> {
        encode(&self.averaged)
    }
}

impl Trainer {
    /// A new training that will take so many games.
    fn new(games: u64, seed: Seed) -> Self {
        let mut rng = Rng::new(seed);
        let mut unit = || rng.below(1 << 24) as f32 / (1 << 23) as f32 - 1.0;
        let mut weights = vec![0.0; WEIGHTS];
        weights[..FIRST_BIAS].fill_with(|| 0.15 * unit());
        weights[SECOND..SECOND_BIAS].fill_with(|| 0.2 * unit());
        weights[OUTPUT..OUTPUT_BIAS].fill_with(|| 0.2 * unit());
        // Two units are a hundred points: what a first game may bring.
        weights[OUTPUT_BIAS] = 2.0;
        let net = Net { weights };
        Trainer {
            averaged: net.clone(),
            net,
            slopes: vec![0.0; WEIGHTS],
            means: vec![0.0; WEIGHTS],
            squares: vec![0.0; WEIGHTS],
            decayed: (1.0, 1.0),
            seed,
            batch: 0,
            batches: games / BATCH,
            score: 0.0,
        }
    }

    /// Plays one batch of games and learns from it.
    fn step(&mut self) {
        let done = self.batch as f32 / self.batches as f32;
        let exploration = (EXPLORATION * (1.0 - 2.0 * done)).max(0.0);
        let trace = TRACES.0 + (TRACES.1 - TRACES.0) * (4.0 * done).min(1.0);
        let mut lessons = Vec::new();
        let mut total = 0.0;
        for game in 0..BATCH {
            let seed = Seed(self.seed.word((self.batch * BATCH + game) as u32, 0));
            let (decisions, score) = self_play(&self.net, exploration, seed);
            total += score;
            let mut target = score;
            for decision in decisions.iter().rev() {
                lessons.extend(decision.after.map(|after| (after, target)));
                let kept = if decision.explored { 0.0 } else { trace };
                target = (1.0 - kept) * decision.best + kept * target;
            }
        }
        self.learn(&lessons);
        let left = 1.0 - done;
        let rate =
            (RATES.1 + (RATES.0 - RATES.1) * left * left * left) * (self.batch as f32 / WARM_UP).min(1.0);
        self.move_weights(rate, lessons.len());
        self.batch += 1;
        let smoothing = SMOOTHING.max(1.0 / self.batch as f32);
        self.score += smoothing * (total / BATCH as f32 - self.score);
    }

    fn learn(&mut self, lessons: &[(Afterstate, f32)]) {
        self.slopes.fill(0.0);
        let mut active = [0; SLOTS];
        let mut activity = Activity::NONE;
        for (after, target) in lessons {
            let written = after.features(&mut active);
            self.net.run(&active, &mut activity);
            let error = activity.output - (target - written as f32) / POINTS_PER_UNIT;
            add_slopes(&self.net, &active, &activity, error, &mut self.slopes);
        }
    }

    /// One step of Adam, and of the average.
    fn move_weights(&mut self, rate: f32, lessons: usize) {
        let (first, second) = DECAYS;
        self.decayed = (self.decayed.0 * first, self.decayed.1 * second);
        let unbiased = (1.0 / (1.0 - self.decayed.0), 1.0 / (1.0 - self.decayed.1));
        let share = 1.0 / lessons as f32;
        let new = (1.0 / AVERAGED).max(1.0 / (self.batch as f32 + 1.0));
        for place in 0..WEIGHTS {
            let slope = self.slopes[place] * share;
            let mean = first * self.means[place] + (1.0 - first) * slope;
            let square = second * self.squares[place] + (1.0 - second) * slope * slope;
            (self.means[place], self.squares[place]) = (mean, square);
            let weight = &mut self.net.weights[place];
            *weight -= rate * mean * unbiased.0 / ((square * unbiased.1).sqrt() + 1e-8);
            let average = &mut self.averaged.weights[place];
            *average += new * (*weight - *average);
        }
    }
}

/// Plays a game alone; answers what was decided and the score.
fn self_play(net: &Net, exploration: f32, seed: Seed) -> (Vec<Decision>, f32) {
    let mut rng = Rng::at(seed, 0);
    let mut state = CleverState::new(1, Rules::PLAIN);
    let seat = Seat(0);
    let mut decisions = Vec::new();
    let mut moves: Vec<CleverMove> = Vec::new();
    loop {
        match state.turn() {
            Turn::Player(_) => {
                moves.clear();
                let mut best = (0, f32::NEG_INFINITY);
                each_value(net, &state, &mut |chosen, value| {
                    if value > best.1 {
                        best = (moves.len(), value);
                    }
                    moves.push(chosen);
                });
                let explores = (rng.below(1 << 20) as f32) < exploration * (1 << 20) as f32;
                let chosen = if explores { rng.below(moves.len() as u32) as usize } else { best.0 };
                let stage = state.stage();
                state.apply(moves[chosen], &mut |_| ());
                let after = match standing(&state, seat, stage) {
                    Standing::After(between) => Some(between.after),
                    Standing::Chain | Standing::Final => None,
                };
                decisions.push(Decision { after, best: best.1, explored: chosen != best.0 });
            }
            Turn::Chance(_) => {
                let outcome = state.draw(seed);
                state.resolve(&outcome, &mut |_| ());
            }
            Turn::Anyone | Turn::Over => return (decisions, state.score(seat) as f32),
        }
    }
}

/// Adds the slopes of the squared error (halved) for one afterstate.
fn add_slopes(net: &Net, active: &[u16; SLOTS], activity: &Activity, error: f32, slopes: &mut [f32]) {
    let last = net.part::<NARROW>(OUTPUT);
    let mut narrow = [0.0_f32; NARROW];
    slopes[OUTPUT_BIAS] += error;
    for unit in 0..NARROW {
        slopes[OUTPUT + unit] += error * activity.narrow[unit];
        if activity.narrow[unit] > 0.0 {
            narrow[unit] = error * last[unit];
        }
        slopes[SECOND_BIAS + unit] += narrow[unit];
    }
    let mut wide = [0.0_f32; WIDE];
    for (unit, &level) in activity.wide.iter().enumerate() {
        if level > 0.0 {
            let start = SECOND + unit * NARROW;
            let row = net.part::<NARROW>(start);
            // Eight sums side by side: a fixed order that still fills the vectors of any machine.
            let mut lanes = [0.0_f32; 8];
            for (place, slope) in slopes[start..start + NARROW].iter_mut().enumerate() {
                lanes[place % 8] += narrow[place] * row[place];
                *slope += narrow[place] * level;
            }
            wide[unit] = lanes.iter().sum();
        }
    }
    let rows = active.iter().map(|&feature| usize::from(feature) * WIDE).chain([FIRST_BIAS]);
    for start in rows {
        for (slope, part) in slopes[start..start + WIDE].iter_mut().zip(wide) {
            *slope += part;
        }
    }
}

/// The weights as a file: for every feature a scale and signed bytes, everything else as it is.
fn encode(net: &Net) -> Vec<u8> {
    let mut file = Vec::new();
    for feature in 0..FEATURES {
        let row = net.part::<WIDE>(feature * WIDE);
        let scale = row.iter().fold(0.0_f32, |most, weight| most.max(weight.abs())) / 127.0;
        file.extend(scale.to_le_bytes());
        let byte = |weight: &f32| if scale > 0.0 { (weight / scale).round() as i8 } else { 0 };
        file.extend(row.iter().map(|weight| byte(weight) as u8));
    }
    file.extend(net.weights[FIRST_BIAS..].iter().flat_map(|weight| weight.to_le_bytes()));
    file
}
