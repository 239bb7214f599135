//! The solver at the table: it knows the value of every choice.

use serde_json::{Map, Value, json};

use super::{Choice, Endings, Outlook, Solver, TurnEndings, TurnValues, ValueTable};
use crate::chance::Seed;
use crate::expert::{Expert, Finding, Progress, Solution, Study};
use crate::games::yahtzee::layout::DICE;
use crate::games::yahtzee::moves::{HoldMask, YahtzeeMove};
use crate::games::yahtzee::rules::Rules;
use crate::games::yahtzee::score::{Counts, Sheet, count_faces};
use crate::games::yahtzee::state::YahtzeeState;
use crate::state::{Seat, State, Turn};

/// Endings rarer than this are no reason for anything.
const LEAST_CHANCE: f64 = 0.005;

/// The exact player: the highest expected score on one's own sheet.
#[derive(Debug)]
pub struct YahtzeeExpert {
    solver: Solver,
}

impl YahtzeeExpert {
    /// An expert for these rules, not yet prepared.
    pub fn new(rules: Rules) -> Self {
        Self { solver: Solver::new(rules) }
    }

    /// The values, once they are ready.
    pub fn table(&self) -> Option<&ValueTable> {
        self.solver.table()
    }

    /// The best move in a position in which a player is to move.
    ///
    /// # Panics
    /// If the expert is not ready or nobody is to move.
    pub fn best(&self, state: &YahtzeeState) -> YahtzeeMove {
        let position = Position::of(state);
        let values = TurnValues::of_means(self.ready_table(), &position.sheet);
        position.spell(values.best(position.rolls_left, &position.roll))
    }

    fn ready_table(&self) -> &ValueTable {
        self.table().expect("a ready expert is asked")
    }
}

impl Expert for YahtzeeExpert {
    type State = YahtzeeState;
    type Study = YahtzeeStudy;

    fn prepare(&mut self, iterations: u32) -> Progress {
        self.solver.step(iterations)
    }

    fn progress(&self) -> Progress {
        self.solver.progress()
    }

    fn solution(&self, state: &YahtzeeState, seat: Seat) -> Option<Solution> {
        let table = self.table()?;
        let sheet = state.sheet(seat);
        let is_on_turn = matches!(state.turn(), Turn::Player(next) | Turn::Chance(next) if next == seat);
        let further = match (state.dice().filter(|_| is_on_turn), state.held()) {
            (None, _) => table.value(sheet),
            (Some(dice), None) => {
                TurnValues::of_means(table, sheet).roll(state.rolls_left(), &count_faces(&dice)).mean
            }
            (Some(dice), Some(held)) => {
                let kept: Vec<_> = held.positions().map(|position| dice[position]).collect();
                TurnValues::of_means(table, sheet).keep(state.rolls_left(), &count_faces(&kept)).mean
            }
        };
        let later_games = f64::from(state.games_to_come()) * table.value(&Sheet::default());
        Some(Solution { value: f64::from(state.score(seat)) + further + later_games, states: table.states() })
    }

    fn study(&self, state: &YahtzeeState, _seed: Seed) -> YahtzeeStudy {
        let position = Position::of(state);
        let values = TurnValues::new(self.ready_table(), &position.sheet);
        let endings = (position.rolls_left > 0).then(|| TurnEndings::new(&values, position.rolls_left));
        let choices = values.choices(position.rolls_left, &position.roll).into_iter();
        let findings = choices.map(|(choice, outlook)| Finding {
            chosen: position.spell(choice),
            value: f64::from(position.sheet.total()) + outlook.mean,
            error: 0.0,
            facts: position.facts(choice, outlook, endings.as_ref()),
        });
        YahtzeeStudy { findings: findings.collect() }
    }
}

/// A position whose values were all known the moment they were asked for.
pub struct YahtzeeStudy {
    findings: Vec<Finding<YahtzeeMove>>,
}

impl Study for YahtzeeStudy {
    type State = YahtzeeState;

    fn think(&mut self, _iterations: u32) {}

    fn is_finished(&self) -> bool {
        true
    }

    fn findings(&self) -> Vec<Finding<YahtzeeMove>> {
        self.findings.clone()
    }
}

/// What the solver needs of a state.
struct Position {
    rules: Rules,
    sheet: Sheet,
    dice: [u8; DICE],
    roll: Counts,
    rolls_left: u8,
}

impl Position {
    fn of(state: &YahtzeeState) -> Self {
        let (Turn::Player(seat), Some(dice)) = (state.turn(), state.dice()) else {
            panic!("nobody is to move");
        };
        Position {
            rules: state.rules(),
            sheet: *state.sheet(seat),
            dice,
            roll: count_faces(&dice),
            rolls_left: state.rolls_left(),
        }
    }

    /// A choice as a move: of equal dice, the leftmost are held.
    fn spell(&self, choice: Choice) -> YahtzeeMove {
        let mut kept = match choice {
            Choice::Score(target) => return YahtzeeMove::Score(target),
            Choice::Keep(kept) => kept,
        };
        let mut mask = 0;
        for (position, &face) in self.dice.iter().enumerate() {
            let left = &mut kept[usize::from(face) - 1];
            if *left > 0 {
                *left -= 1;
                mask |= 1 << position;
            }
        }
        YahtzeeMove::Hold(HoldMask(mask))
    }

    fn facts(&self, choice: Choice, outlook: Outlook, endings: Option<&TurnEndings>) -> Value {
        let mut facts = Map::new();
        facts.insert("sd".to_owned(), json!(outlook.moments.map(|moments| moments.sd)));
        facts.insert("bonus_chance".to_owned(), json!(outlook.moments.map(|moments| moments.bonus_chance)));
        match choice {
            Choice::Score(target) => {
                if let Ok(offer) = self.sheet.offer(&self.roll, target, self.rules) {
                    facts.insert("points".to_owned(), json!(offer.points));
                    facts.insert("yahtzee_bonus".to_owned(), json!(offer.yahtzee_bonus));
                    facts.insert("joker".to_owned(), json!(offer.joker));
                }
            }
            Choice::Keep(kept) => {
                facts.insert("endings".to_owned(), json!(endings.map(|all| spell_endings(all.of(&kept)))));
            }
        }
        Value::Object(facts)
    }
}

/// How a turn may end, likeliest first: `{"box", "chance", "points"}`.
fn spell_endings(endings: &Endings) -> Vec<Value> {
    let spell = |ending: super::Ending| json!({"box": ending.target.id(), "chance": ending.chance, "points": ending.points});
    endings.likeliest(LEAST_CHANCE).into_iter().map(spell).collect()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::chance::Rng;

    /// Positions of a match in which somebody plays at random.
    fn random_positions(seed: Seed) -> Vec<YahtzeeState> {
        let mut rng = Rng::new(seed);
        let mut state = YahtzeeState::new(2, Rules::DUTCH, 1, true);
        let mut positions = Vec::new();
        while state.turn() != Turn::Over {
            if let Turn::Player(_) = state.turn() {
                positions.push(state.clone());
                let moves = state.legal_moves();
                state.apply(moves[rng.below(moves.len() as u32) as usize], &mut |_| ());
            } else {
                let throw = state.draw(seed);
                state.resolve(&throw, &mut |_| ());
            }
        }
        positions
    }

    #[test]
    fn a_study_lists_every_different_move_once_best_first() {
        let mut expert = YahtzeeExpert::new(Rules::DUTCH);
        expert.solver.solve_means();
        for state in random_positions(Seed(5)) {
            let faces = |chosen: YahtzeeMove| match chosen {
                YahtzeeMove::Hold(mask) => {
                    let dice = state.dice().unwrap();
                    let mut held: Vec<_> = mask.positions().map(|position| dice[position]).collect();
                    held.sort_unstable();
                    format!("{held:?}")
                }
                YahtzeeMove::Score(target) => target.to_string(),
            };
            let findings = expert.study(&state, Seed(0)).findings();
            assert!(findings.iter().all(|finding| state.check(finding.chosen).is_ok()));
            assert!(findings.is_sorted_by(|a, b| a.value >= b.value));
            assert_eq!(findings[0].chosen, expert.best(&state));

            let found: BTreeSet<_> = findings.iter().map(|finding| faces(finding.chosen)).collect();
            let legal: BTreeSet<_> = state.legal_moves().into_iter().map(faces).collect();
            assert_eq!(found.len(), findings.len());
            assert_eq!(found, legal);

            let Turn::Player(seat) = state.turn() else { panic!("nobody is to move") };
            let solution = expert.solution(&state, seat).unwrap();
            assert!((solution.value - findings[0].value).abs() < 1e-10);
            // Means come first: the rest is not known yet.
            assert!(findings[0].facts["sd"].is_null() && findings[0].facts["bonus_chance"].is_null());
        }
    }

    #[test]
    fn of_equal_dice_the_leftmost_are_held() {
        let dice = [3, 5, 3, 1, 3];
        let roll = count_faces(&dice);
        let position = Position { rules: Rules::DUTCH, sheet: Sheet::default(), dice, roll, rolls_left: 2 };
        let held = position.spell(Choice::Keep(count_faces(&[3, 3, 5])));
        assert_eq!(held, YahtzeeMove::Hold(HoldMask(0b00111)));
    }
}
