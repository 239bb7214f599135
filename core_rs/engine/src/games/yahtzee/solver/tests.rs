//! The solver against published values, against a plain second reading of the game, and against itself.

use super::classes::{CLASSES, Place};
use super::lattice::{LATTICE, size};
use super::naive::{self, NaiveTurn, Plain, all_rules, random_boxes, random_sheet};
use super::sweep::{self, Machine, Stage};
use super::table::ValueTable;
use super::{Choice, Moments, Outlook, Solver, TurnEndings, TurnValues};
use crate::chance::Rng;
use crate::games::yahtzee::layout::{BOXES, Box};
use crate::games::yahtzee::rules::{Joker, Rules};
use crate::games::yahtzee::score::Sheet;

/// Solves no more than what can follow on a sheet.
fn solve_from(sheet: &Sheet, rules: Rules) -> ValueTable {
    let mut table = ValueTable::new(rules);
    table.store.squares = table.store.means.clone();
    table.store.bonus_chances = table.store.means.clone();
    let place = Place::of(sheet);
    let can_follow = |number: &u32| {
        let (lower, block) = sweep::block(*number);
        let stays_filled = lower.filled & place.lower.filled == place.lower.filled;
        stays_filled && block.upper & place.upper == place.upper
    };
    for stage in [Stage::Means, Stage::Moments] {
        for number in (0..sweep::blocks()).filter(can_follow) {
            sweep::solve(Machine::detect(), stage, rules, &mut table.store, number..number + 1);
        }
    }
    table.has_moments = true;
    table
}

fn assert_same(found: Outlook, plain: Plain, what: impl std::fmt::Debug) {
    let moments = found.moments.unwrap();
    let [least, most] = plain.square.map(|square| (square - plain.mean * plain.mean).max(0.0).sqrt());
    let between = |number: f64, least: f64, most: f64| least - 1e-5 < number && number < most + 1e-5;
    assert!((found.mean - plain.mean).abs() < 1e-9, "{what:?}: mean {found:?} {plain:?}");
    assert!(between(moments.sd, least, most), "{what:?}: sd {found:?} {least} {most}");
    let [least, most] = plain.bonus_chance;
    assert!(between(moments.bonus_chance, least, most), "{what:?}: bonus {found:?} {plain:?}");
}

#[test]
fn the_four_published_values() {
    // Verhoeff and Scheffers 1999 for the free choice; the others recomputed by several authors.
    let published = [
        (Joker::Dutch, true, 254.589_609_482_0),
        (Joker::Forced, true, 254.587_728_734_5),
        (Joker::None, true, 253.970_241_189_8),
        (Joker::None, false, 245.870_774_514_1),
    ];
    for (joker, yahtzee_bonus, value) in published {
        let mut solver = Solver::new(Rules { joker, yahtzee_bonus, ..Rules::DUTCH });
        assert!(solver.table().is_none());
        let table = solver.solve_means();
        let found = table.value(&Sheet::default());
        assert!((found - value).abs() < 1e-9, "{joker:?} {yahtzee_bonus}: {found}");
        assert_eq!(table.states(), 355_390);
    }
}

#[test]
fn the_last_turns_agree_with_a_plain_reading_under_all_rules() {
    let mut rng = naive::rng(1);
    for (case, rules) in all_rules().into_iter().enumerate() {
        for open in [1, 1, 1, 1, 2] {
            // In turn, so that every box is the last one under some rules.
            let mut boxes = random_boxes(&mut rng, open);
            if open == 1 {
                boxes = vec![Box::ALL[(case + boxes[0].index()) % BOXES]];
            }
            let sheet = random_sheet(&mut rng, &boxes);
            let table = solve_from(&sheet, rules);
            assert_same(table.outlook(&sheet), naive::rest(&sheet, rules), (rules, sheet));
        }
    }
}

#[test]
fn boxes_bring_what_the_score_sheet_offers() {
    // The value of a last roll is the best offer, for every roll on sheets of any kind.
    let mut rng = naive::rng(2);
    let rules = all_rules();
    for case in 0..400 {
        let rules = rules[case % rules.len()];
        let count = 1 + rng.below(BOXES as u32) as usize;
        let open = random_boxes(&mut rng, count);
        let sheet = random_sheet(&mut rng, &open);
        let mut table = ValueTable::new(rules);
        // Any values do: they need not be those of the best play.
        for value in &mut table.store.means {
            *value = f64::from(rng.below(1000)) / 16.0;
        }
        let values = TurnValues::new(&table, &sheet);
        for roll in &LATTICE.rolls {
            let offered = |target| {
                let offer = sheet.offer(roll, target, rules).ok()?;
                let mut next = sheet;
                next.write(target, offer);
                Some(f64::from(next.total() - sheet.total()) + table.value(&next))
            };
            let best = Box::ALL.into_iter().filter_map(offered).fold(f64::NEG_INFINITY, f64::max);
            assert_eq!(values.roll(0, roll).mean, best, "{rules:?} {sheet:?} {roll:?}");
        }
    }
}

#[test]
fn every_choice_of_a_turn_agrees_with_a_plain_reading() {
    let mut rng = naive::rng(3);
    for rules in [Rules::DUTCH, Rules { joker: Joker::Forced, ..Rules::DUTCH }] {
        let mut sheet = random_sheet(&mut rng, &[Box::Fours, Box::SmallStraight]);
        sheet.boxes[Box::Yahtzee.index()] = Some(50);
        let table = solve_from(&sheet, rules);
        let values = TurnValues::new(&table, &sheet);
        let mut plain = NaiveTurn::new(&sheet, rules);
        for rolls_left in 1..=2 {
            for kept in &LATTICE.keeps {
                assert_same(values.keep(rolls_left, kept), plain.keep(*kept, rolls_left), (rolls_left, kept));
            }
        }
        for roll in &LATTICE.rolls {
            for rolls_left in 0..=2 {
                assert_same(values.roll(rolls_left, roll), plain.roll(*roll, rolls_left), (rolls_left, roll));
                let (_, best) = values.choices(rolls_left, roll)[0];
                assert!((best.mean - values.roll(rolls_left, roll).mean).abs() < 1e-12);
            }
            for target in Box::ALL {
                match (values.score(roll, target), plain.score(*roll, target)) {
                    (Some(found), Some(plain)) => assert_same(found, plain, (roll, target)),
                    (found, plain) => assert!(found.is_none() && plain.is_none(), "{roll:?} {target:?}"),
                }
            }
        }
    }
}

#[test]
fn spread_and_bonus_are_those_of_played_games() {
    let rules = Rules::DUTCH;
    let mut solver = Solver::new(rules);
    while !solver.step(10_000).is_complete() {}
    let table = solver.table().unwrap();
    let Moments { sd, bonus_chance } = table.outlook(&Sheet::default()).moments.unwrap();

    let games = 2000;
    let mut rng = naive::rng(6);
    let totals: Vec<_> = (0..games).map(|_| play_a_game(table, &mut rng)).collect();
    let share = |number: f64| number / f64::from(games);
    let mean = share(totals.iter().map(|sheet| f64::from(sheet.total())).sum());
    let played_sd = share(totals.iter().map(|sheet| (f64::from(sheet.total()) - mean).powi(2)).sum()).sqrt();
    let with_bonus = share(totals.iter().map(|sheet| f64::from(u8::from(sheet.upper_bonus() > 0))).sum());
    // Four standard errors of each; scores have rare high ones, so their sd varies more than that of a bell curve.
    assert!((mean - table.value(&Sheet::default())).abs() < 5.4, "{mean}");
    assert!((played_sd - sd).abs() < 6.0, "{played_sd} {sd}");
    assert!((with_bonus - bonus_chance).abs() < 0.042, "{with_bonus} {bonus_chance}");
    // To the digits that 30,000 games cannot tell from these.
    assert!((sd - 59.61).abs() < 0.01 && (bonus_chance - 0.6812).abs() < 0.0001);
}

/// The sheet after a game played as well as can be.
fn play_a_game(table: &ValueTable, rng: &mut Rng) -> Sheet {
    let mut sheet = Sheet::default();
    while !sheet.is_full() {
        let values = TurnValues::of_means(table, &sheet);
        let mut kept = [0; 6];
        for rolls_left in (0..3).rev() {
            while size(&kept) < 5 {
                kept[rng.below(6) as usize] += 1;
            }
            match values.best(rolls_left, &kept) {
                Choice::Keep(again) => kept = again,
                Choice::Score(target) => {
                    sheet.write(target, sheet.offer(&kept, target, table.rules()).unwrap());
                    break;
                }
            }
        }
    }
    sheet
}

#[test]
fn slices_and_machines_give_the_same_bits() {
    // The fullest rows are enough to meet every kind of block.
    let until = sweep::blocks() / 16;
    let solve = |machine: Machine, slice: u32| {
        let mut table = ValueTable::new(Rules::DUTCH);
        table.store.squares = table.store.means.clone();
        table.store.bonus_chances = table.store.means.clone();
        for stage in [Stage::Means, Stage::Moments] {
            let mut solved = 0;
            while solved < until {
                let next = (solved + slice).min(until);
                sweep::solve(machine, stage, Rules::DUTCH, &mut table.store, solved..next);
                solved = next;
            }
        }
        let bits = |numbers: &[f64]| numbers.iter().map(|number| number.to_bits()).collect::<Vec<_>>();
        let store = &table.store;
        // Padding is whatever the vectors left there.
        let real = |numbers: &[f64]| {
            let rows = numbers.chunks(CLASSES.slots);
            let classes = |row: &[f64]| -> Vec<u64> {
                let blocks = CLASSES.blocks.iter();
                blocks
                    .flat_map(|block| bits(&row[usize::from(block.slot)..][..usize::from(block.classes)]))
                    .collect()
            };
            rows.flat_map(classes).collect::<Vec<u64>>()
        };
        [real(&store.means), real(&store.squares), real(&store.bonus_chances)]
    };
    let reference = solve(Machine::Portable, until);
    for machine in Machine::all() {
        for slice in [until, 97] {
            assert!(solve(machine, slice) == reference, "{machine:?} in slices of {slice}");
        }
    }
}

#[test]
fn progress_tells_both_stages() {
    let mut solver = Solver::new(Rules::DUTCH);
    assert_eq!((solver.progress().done, solver.progress().ready), (0.0, false));
    let first = solver.step(100);
    assert!(first.done > 0.0 && first.done < 0.01 && !first.ready);
    assert!(solver.step(0) == first);
}

#[test]
fn endings_follow_the_best_play() {
    let mut rng = naive::rng(4);
    // Only Chance is open: the turn ends there, for what the best play of Chance brings.
    let sheet = random_sheet(&mut rng, &[Box::Chance]);
    let table = solve_from(&sheet, Rules::DUTCH);
    let values = TurnValues::new(&table, &sheet);
    let likeliest = TurnEndings::new(&values, 2).of(&[0; 6]).likeliest(0.5);
    assert_eq!(likeliest.len(), 1);
    assert_eq!(likeliest[0].target, Box::Chance);
    // Two more throws of five dice: a die is thrown again up to 3, then 4: the mean of two throws is 4.25.
    assert!((likeliest[0].points - 5.0 * 4.25).abs() < 1e-12);

    // With further Yahtzees worth 100 in any box: a turn ends in the box that is best for the last roll.
    let mut sheet = random_sheet(&mut rng, &[Box::Fours, Box::FullHouse, Box::Chance]);
    sheet.boxes[Box::Yahtzee.index()] = Some(50);
    let table = solve_from(&sheet, Rules::DUTCH);
    let values = TurnValues::new(&table, &sheet);
    let last = TurnEndings::new(&values, 1);
    let before = TurnEndings::new(&values, 2);
    for kept in LATTICE.keeps.iter().filter(|kept| size(kept) == 4) {
        let mut after_one = [0.0; BOXES];
        let mut after_two = [0.0; BOXES];
        for face in 0..6 {
            let mut roll = *kept;
            roll[face] += 1;
            let Choice::Score(target) = values.best(0, &roll) else { panic!("no throw is left") };
            after_one[target.index()] += 1.0 / 6.0;
            match values.best(1, &roll) {
                Choice::Score(target) => after_two[target.index()] += 1.0 / 6.0,
                Choice::Keep(again) => {
                    for ending in last.of(&again).likeliest(1e-12) {
                        after_two[ending.target.index()] += ending.chance / 6.0;
                    }
                }
            }
        }
        for (endings, expected) in [(&last, after_one), (&before, after_two)] {
            let mut found = [0.0; BOXES];
            for ending in endings.of(kept).likeliest(1e-12) {
                found[ending.target.index()] = ending.chance;
            }
            let close = found.iter().zip(expected).all(|(found, expected)| (found - expected).abs() < 1e-12);
            assert!(close, "{kept:?}: {found:?} {expected:?}");
        }
    }
}
