//! The solver's own bookkeeping against the rules of the game, and its players against each other.

use std::collections::BTreeSet;

use super::KeerOpKeerExpert;
use super::expert::NET;
use super::net::{NoSums, Sums};
use super::outlook::{Judge, play};
use super::sheet::{Prices, Sheet};
use super::terrain::Terrain;
use crate::chance::{Rng, Seed};
use crate::expert::{Expert, Study};
use crate::games::keer_op_keer::board::Board;
use crate::games::keer_op_keer::cells::CellSet;
use crate::games::keer_op_keer::greedy;
use crate::games::keer_op_keer::layout::{BoardId, JOKERS};
use crate::games::keer_op_keer::moves::KeerMove;
use crate::games::keer_op_keer::score::{Sheet as PrintedSheet, Taken};
use crate::games::keer_op_keer::state::KeerState;
use crate::state::{Seat, State, Turn};

const BLACK: BoardId = BoardId::Printed(0);

/// Lets one chooser play all seats; visits every position in which somebody is to move.
fn play_game(seats: usize, board: BoardId, seed: Seed, mut choose: impl FnMut(&KeerState)) -> KeerState {
    let expert = KeerOpKeerExpert::new();
    let mut state = KeerState::new(seats, Some(board), false);
    while state.turn() != Turn::Over {
        if let Turn::Player(_) = state.turn() {
            choose(&state);
            let chosen = expert.planned(&state);
            state.play(chosen, &mut |_| ()).unwrap();
        } else {
            let outcome = state.draw(seed);
            state.resolve(&outcome, &mut |_| ());
        }
    }
    state
}

#[test]
fn a_sheet_that_is_crossed_step_by_step_is_the_sheet_itself() {
    for id in [BLACK, BoardId::Printed(4), BoardId::Random(7)] {
        let board = Board::find(id);
        let terrain = Terrain::of(&board);
        let mut rng = Rng::new(Seed(3));
        let mut sheet = Sheet::new(&terrain, 0, JOKERS, Prices::FIRST, Prices::FIRST);
        let mut printed = PrintedSheet::default();
        loop {
            let mut answers = Vec::new();
            Judge::new(&NET, &terrain, &sheet, 9).each_spot(|spot, _| answers.push(spot));
            let count = |size| {
                let placements = crate::games::keer_op_keer::layout::Colour::ALL
                    .map(|colour| printed.placements(&board, colour, size).count());
                placements.iter().sum::<usize>()
            };
            assert_eq!(answers.len(), (1..=5).map(count).sum::<usize>());
            let Some(last) = answers.len().checked_sub(1) else { break };
            let spot = answers[rng.below(last as u32 + 1) as usize];
            let placement = spot.on(&terrain);
            let mut sums = Sums::of(&NET, &terrain, &sheet, 9);
            sheet.cross(&terrain, usize::from(spot.block), placement, &mut sums);
            printed.cross(&board, CellSet(placement.cells), 0, Taken::default());
            let anew = Sheet::new(&terrain, sheet.crossed, JOKERS, Prices::FIRST, Prices::FIRST);
            assert_eq!(
                (sheet.blocks, sheet.columns, sheet.colours),
                (anew.blocks, anew.columns, anew.colours)
            );
            assert_eq!(sheet.near & !sheet.crossed, anew.near & !sheet.crossed);
            assert_eq!(sheet.unreached, anew.unreached);
            assert_eq!(sums.value(), Sums::of(&NET, &terrain, &sheet, 9).value());
            assert_eq!(sheet.score, printed.score(&board));
            assert_eq!(sheet.crossed, printed.crossed.0);
        }
        assert_eq!(sheet.score, 74);
    }
}

#[test]
fn the_mean_over_rolls_is_the_mean_over_all_thirty_six_squared() {
    let terrain = Terrain::of(&Board::find(BLACK));
    let mut sheet = Sheet::new(&terrain, 0, JOKERS, Prices::FIRST, Prices::FIRST);
    for rolls in [20, 19, 1, 0] {
        let outlook = Judge::new(&NET, &terrain, &sheet, rolls).outlook();
        let mut sum = 0_i64;
        for roll in 0..6_u32.pow(4) {
            let face = |die| (roll / 6_u32.pow(die) % 6) as u8;
            let best = outlook.best(&[face(0), face(1)], &[face(2), face(3)]);
            sum += i64::from(best.map_or(outlook.pass, |answer| answer.value));
        }
        assert_eq!(outlook.solo_mean(), sum);
        play(&mut sheet, &terrain, &outlook.best(&[1, 5], &[2, 5]).unwrap(), &mut NoSums);
    }
}

#[test]
fn a_study_lists_every_move_once_best_first_and_is_the_same_in_any_slices() {
    let expert = KeerOpKeerExpert::new();
    for seats in [1, 3] {
        let mut visits = 0;
        play_game(seats, BLACK, Seed(5), |state| {
            visits += 1;
            if visits % 9 != 0 {
                return;
            }
            let mut study = expert.study(state, Seed(1));
            let mut other = expert.study(state, Seed(1));
            let codes = |study: &super::KeerOpKeerStudy| -> Vec<String> {
                study.findings().iter().map(|finding| finding.chosen.to_string()).collect()
            };
            let legal: BTreeSet<_> = state.legal_moves().iter().map(ToString::to_string).collect();
            assert_eq!(codes(&study).len(), legal.len());
            assert_eq!(codes(&study).into_iter().collect::<BTreeSet<_>>(), legal);
            study.think(24);
            (0..24).for_each(|_| other.think(1));
            assert_eq!(codes(&study), codes(&other));
            let findings = study.findings();
            assert!(findings.is_sorted_by(|a, b| a.value >= b.value));
            assert!(findings.iter().all(|finding| finding.value.is_finite() && finding.error >= 0.0));
        });
        assert!(visits > 9);
    }
}

#[test]
fn in_the_last_roll_the_points_decide() {
    let expert = KeerOpKeerExpert::new();
    play_game(1, BLACK, Seed(8), |state| {
        if state.roll() < 30 {
            return;
        }
        let after = |chosen| {
            let mut state = state.clone();
            state.apply(chosen, &mut |_| ());
            state.score(Seat(0))
        };
        let most = state.legal_moves().into_iter().map(after).max();
        assert_eq!(Some(after(expert.best(state))), most);
        let findings = expert.study(state, Seed(0)).findings();
        assert!(findings.iter().all(|finding| finding.error == 0.0));
        assert_eq!(Some(findings[0].value as i32), most);
    });
}

#[test]
fn the_planner_is_a_strong_player_on_every_board() {
    // The bar on the black board is 22; 60 games have a standard error of 0.8.
    for board in [BLACK, BoardId::Printed(2), BoardId::Random(11)] {
        let scores = (0..60).map(|seed| play_game(1, board, Seed(seed), |_| ()).score(Seat(0)));
        assert!(scores.sum::<i32>() > 60 * 22, "{board}");
    }
}

/// The share of games that `ours` wins against `theirs` in all other seats; a shared victory counts in part. Every
/// deal is played from each seat in turn, so that neither the seats nor the dice decide.
fn win_share(
    seats: usize,
    deals: u64,
    ours: impl Fn(&KeerOpKeerExpert, &KeerState) -> KeerMove,
    theirs: impl Fn(&KeerOpKeerExpert, &KeerState) -> KeerMove,
) -> f64 {
    let expert = KeerOpKeerExpert::new();
    let mut won = 0.0;
    for deal in 0..deals {
        for own in (0..seats as u8).map(Seat) {
            let mut state = KeerState::new(seats, Some(BLACK), false);
            while state.turn() != Turn::Over {
                if let Turn::Player(seat) = state.turn() {
                    let chosen = if seat == own { ours(&expert, &state) } else { theirs(&expert, &state) };
                    state.apply(chosen, &mut |_| ());
                } else {
                    let outcome = state.draw(Seed(deal));
                    state.resolve(&outcome, &mut |_| ());
                }
            }
            let winners = state.winners();
            won += f64::from(u8::from(winners.contains(&own))) / winners.len() as f64;
        }
    }
    won / (deals as f64 * seats as f64)
}

/// More of them: `WORP_DEALS=2000 cargo test --release -p worp-engine minding -- --nocapture`.
#[test]
fn minding_the_others_wins_games() {
    let deals = std::env::var("WORP_DEALS").ok().and_then(|deals| deals.parse().ok()).unwrap_or(25);
    for seats in [2, 4] {
        let minding = KeerOpKeerExpert::planned;
        let share = win_share(seats, deals, minding, KeerOpKeerExpert::planned_alone);
        let greedy = win_share(seats, deals, minding, |_, state| greedy::choose(state));
        println!(
            "{seats} players, {deals} deals: {share:.3} against itself not minding, {greedy:.3} against greedy"
        );
        assert!(share > 1.0 / seats as f64 && greedy > 0.9);
    }
}
