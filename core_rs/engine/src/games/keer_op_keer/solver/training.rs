//! The value function learns by playing alone. Only with the feature `lab`.
//!
//! After every choice the mean over all rolls to come is worked out exactly, with the best answer to each, so a game
//! has no noise but that of which positions it leads to. What a position is taught is that mean, corrected by what the
//! rest of the game showed about the values behind it (TD(lambda) with the dice averaged out).

use super::net::{
    HIDDEN, HIDDEN_MOST, HIDDEN_ONE, Net, NoSums, OUT_ONE, PHASES, POINT, STRAIGHT_ONE, Sums, phase,
};
use super::outlook::{Answer, Judge, play};
use super::sheet::{FEATURES, Prices, ROLLS, Sheet, roll_feature};
use super::terrain::{KNOWN, Terrain};
use crate::chance::{Rng, Seed};
use crate::games::keer_op_keer::board::Board;
use crate::games::keer_op_keer::layout::{BoardId, JOKERS, PRINTED};
use crate::lab::{Course, Training};

/// The step of the optimiser, at the beginning and at the end; in between it falls by the same share in every step.
const RATES: (f32, f32) = (3e-3, 1e-4);
/// How often the board that is known block by block is there among them: in every second game.
const KNOWN_GAMES: usize = 52;
/// Generated boards among those that are played on.
const RANDOM_BOARDS: u16 = 24;
/// How far the rest of the game corrects a value, from one choice to the one before.
const LAMBDA: f32 = 0.7;
/// Games between two steps of the optimiser.
const GAMES_A_STEP: usize = 8;
/// One choice in so many is made at random while learning.
const ADVENTURE: u32 = 40;
/// Adam, as published (Kingma and Ba, 2015).
const ADAM: (f32, f32, f32) = (0.9, 0.999, 1e-8);
/// Weights, straight sums included.
const WEIGHTS: usize = FEATURES * HIDDEN + PHASES * FEATURES + PHASES * HIDDEN;
const STRAIGHT: usize = FEATURES * HIDDEN;
const OUT: usize = STRAIGHT + PHASES * FEATURES;

/// What Keer op Keer has to learn: so many steps of eight games each.
pub const COURSE: Course = Course {
    game: "keer_op_keer",
    length: 128_000,
    begin: |steps, seed| Box::new(Trainer::new(steps, seed)),
};
/// Steps between two looks at how it goes.
const STRETCH: u32 = 500;

/// The state of a training run.
struct Trainer {
    weights: Vec<f32>,
    gradient: Vec<f32>,
    mean: Vec<f32>,
    square: Vec<f32>,
    steps: u32,
    all_steps: u32,
    rng: Rng,
    boards: Vec<Terrain>,
    /// Squared error of the last steps, smoothed.
    loss: f32,
    /// The final score of the last games, smoothed.
    score: f32,
}

/// One position of a game.
struct Lesson {
    features: Vec<u16>,
    rolls: usize,
    /// What the sheet holds.
    score: f32,
    /// The value when it was chosen.
    value: f32,
    /// The mean over all rolls after it.
    mean: f32,
}

impl Training for Trainer {
    fn go_on(&mut self) {
        for _ in 0..STRETCH.min(self.all_steps - self.steps) {
            let net = self.net();
            let mut lessons = 0;
            for _ in 0..GAMES_A_STEP {
                let game = self.play_game(&net);
                lessons += game.len();
                self.learn_game(&game);
            }
            let done = self.steps as f32 / self.all_steps as f32;
            self.descend(RATES.0 * (RATES.1 / RATES.0).powf(done), lessons as f32);
        }
    }

    fn done(&self) -> f64 {
        f64::from(self.steps) / f64::from(self.all_steps.max(1))
    }

    /// Over all boards, with some choices made at random.
    fn figures(&self) -> Vec<(&'static str, f64)> {
        vec![("score", self.score.into()), ("squared error", self.loss.into())]
    }

    fn weights(&self) -> Vec<u8> {
        self.net().to_bytes()
    }
}

impl Trainer {
    /// A new run of so many steps of eight games each.
    fn new(all_steps: u32, seed: Seed) -> Self {
        let mut rng = Rng::new(seed);
        let mut uniform = || (rng.below(1 << 24) as f32) / (1 << 23) as f32 - 1.0;
        let mut weights = vec![0.0; WEIGHTS];
        for weight in &mut weights[..STRAIGHT] {
            *weight = 0.1 * uniform();
        }
        for weight in &mut weights[OUT..] {
            *weight = 0.2 * uniform();
        }
        let zeros = vec![0.0; WEIGHTS];
        Trainer {
            weights,
            gradient: zeros.clone(),
            mean: zeros.clone(),
            square: zeros,
            steps: 0,
            all_steps,
            rng,
            boards: boards(),
            loss: 0.0,
            score: 0.0,
        }
    }

    /// The net as it plays.
    fn net(&self) -> Net {
        let round = |weight: f32, one: i32| (weight * one as f32).round().clamp(-32768.0, 32767.0) as i16;
        let hidden = self.weights[..STRAIGHT].chunks(HIDDEN);
        let straight = self.weights[STRAIGHT..OUT].chunks(FEATURES);
        Net {
            hidden: hidden.map(|row| std::array::from_fn(|unit| round(row[unit], HIDDEN_ONE))).collect(),
            straight: straight.map(|row| std::array::from_fn(|f| round(row[f], STRAIGHT_ONE))).collect(),
            out: std::array::from_fn(|phase| {
                std::array::from_fn(|unit| {
                    round(self.weights[OUT + phase * HIDDEN + unit].clamp(-8.0, 8.0), OUT_ONE)
                })
            }),
        }
    }

    fn play_game(&mut self, net: &Net) -> Vec<Lesson> {
        let prices = self.draw_prices();
        let board = self.rng.below(self.boards.len() as u32) as usize;
        let terrain = &self.boards[board];
        let mut sheet = Sheet::new(terrain, 0, JOKERS, prices, prices);
        let mut game = Vec::with_capacity(ROLLS);
        for rolls in (1..=ROLLS).rev() {
            let sums = Sums::of(net, terrain, &sheet, rolls);
            let judge = Judge::new(net, terrain, &sheet, rolls - 1);
            let outlook = judge.outlook();
            let mut features = Vec::with_capacity(96);
            sheet.features(terrain, |feature| features.push(feature as u16));
            features.push(roll_feature(rolls) as u16);
            let points = |value: f64| (value / f64::from(POINT)) as f32;
            game.push(Lesson {
                features,
                rolls,
                score: sheet.score as f32,
                value: points(f64::from(sums.value())) + sheet.score as f32,
                mean: points(outlook.solo_mean() as f64 / 1296.0),
            });
            let mut die = || self.rng.below(6) as u8;
            let (colours, numbers) = ([die(), die()], [die(), die()]);
            let answer = if self.rng.below(ADVENTURE) == 0 {
                let mut spots = Vec::new();
                let size = u32::from(numbers[0]) + 1;
                judge.each_spot(|spot, placement| {
                    if u32::from(placement.size) == size && size <= 5 {
                        spots.push(spot);
                    }
                });
                let spot = (!spots.is_empty()).then(|| spots[self.rng.below(spots.len() as u32) as usize]);
                spot.map(|spot| Answer { value: 0, spot, cost: 0 })
            } else {
                outlook.best(&colours, &numbers)
            };
            if let Some(answer) = answer {
                play(&mut sheet, terrain, &answer, &mut NoSums);
            }
        }
        self.score += 0.002 * (sheet.score as f32 - self.score);
        game
    }

    /// The prices of one game: every fourth is played with columns and colours that somebody else was first to fill.
    fn draw_prices(&mut self) -> Prices {
        let mut prices = Prices::FIRST;
        if self.rng.below(4) == 0 {
            for (price, later) in prices.columns.iter_mut().zip(Prices::LATER.columns) {
                if self.rng.below(3) == 0 {
                    *price = later;
                }
            }
            for (price, later) in prices.colours.iter_mut().zip(Prices::LATER.colours) {
                if self.rng.below(3) == 0 {
                    *price = later;
                }
            }
        }
        prices
    }

    fn learn_game(&mut self, game: &[Lesson]) {
        let mut correction = 0.0;
        for lesson in game.iter().rev() {
            let target = lesson.mean + LAMBDA * correction;
            self.learn(&lesson.features, lesson.rolls, target - lesson.score);
            correction = target - lesson.value;
        }
    }

    /// Adds the gradient of one lesson.
    fn learn(&mut self, features: &[u16], rolls: usize, target: f32) {
        let phase = phase(rolls);
        let most = HIDDEN_MOST as f32 / HIDDEN_ONE as f32;
        let mut units = [0.0_f32; HIDDEN];
        let mut value = 0.0;
        for &feature in features {
            let feature = usize::from(feature);
            let row = &self.weights[feature * HIDDEN..][..HIDDEN];
            units.iter_mut().zip(row).for_each(|(unit, weight)| *unit += weight);
            value += self.weights[STRAIGHT + phase * FEATURES + feature];
        }
        let out = OUT + phase * HIDDEN;
        for (unit, weight) in units.iter().zip(&self.weights[out..][..HIDDEN]) {
            value += unit.clamp(0.0, most) * weight;
        }
        let error = value - target;
        self.loss += 0.0001 * (error * error - self.loss);
        let error = error.clamp(-3.0, 3.0);
        let mut back = [0.0_f32; HIDDEN];
        for unit in 0..HIDDEN {
            self.gradient[out + unit] += error * units[unit].clamp(0.0, most);
            if units[unit] > 0.0 && units[unit] < most {
                back[unit] = error * self.weights[out + unit];
            }
        }
        for &feature in features {
            let feature = usize::from(feature);
            let row = &mut self.gradient[feature * HIDDEN..][..HIDDEN];
            row.iter_mut().zip(&back).for_each(|(sum, back)| *sum += back);
            self.gradient[STRAIGHT + phase * FEATURES + feature] += error;
        }
    }

    fn descend(&mut self, rate: f32, lessons: f32) {
        self.steps += 1;
        let (keep, keep_square, tiny) = ADAM;
        let unbias = 1.0 / (1.0 - keep.powi(self.steps as i32));
        let unbias_square = 1.0 / (1.0 - keep_square.powi(self.steps as i32));
        for weight in 0..WEIGHTS {
            let gradient = self.gradient[weight] / lessons;
            self.gradient[weight] = 0.0;
            let mean = &mut self.mean[weight];
            let square = &mut self.square[weight];
            *mean = keep * *mean + (1.0 - keep) * gradient;
            *square = keep_square * *square + (1.0 - keep_square) * gradient * gradient;
            self.weights[weight] -= rate * *mean * unbias / ((*square * unbias_square).sqrt() + tiny);
        }
    }
}

/// What is played on while learning: the printed boards in all four reflections, the black one three times as often,
/// and some generated ones.
fn boards() -> Vec<Terrain> {
    let mut boards = Vec::new();
    for number in 0..PRINTED.len() as u8 {
        let board = Board::find(BoardId::Printed(number));
        boards.extend((0..4).map(|mirror| Terrain::mirrored(&board, mirror & 1 != 0, mirror & 2 != 0)));
    }
    boards.extend(std::iter::repeat_n(Terrain::of(&Board::find(KNOWN)), KNOWN_GAMES));
    let random = (0..RANDOM_BOARDS).map(|number| Board::find(BoardId::Random(number)));
    boards.extend(random.map(|board| Terrain::mirrored(&board, false, false)));
    boards
}
