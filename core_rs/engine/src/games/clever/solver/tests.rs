//! What the solver is measured by. What runs in an ordinary test run is small; the larger figures of
//! `docs/benchmarks.md` come from the same tests with `WORP_DEALS`.

use super::expert::CleverExpert;
use crate::chance::Seed;
use crate::games::clever::moves::CleverMove;
use crate::games::clever::rules::Rules;
use crate::games::clever::state::CleverState;
use crate::state::{Seat, State, Turn};

fn deals(few: u64) -> u64 {
    std::env::var("WORP_DEALS").ok().and_then(|deals| deals.parse().ok()).unwrap_or(few)
}

/// Plays a match to its end; `choose` is asked for every choice.
fn play(seats: usize, seed: Seed, mut choose: impl FnMut(&CleverState) -> CleverMove) -> CleverState {
    let mut state = CleverState::new(seats, Rules::PLAIN);
    loop {
        match state.turn() {
            Turn::Chance(_) => {
                let outcome = state.draw(seed);
                state.resolve(&outcome, &mut |_| ());
            }
            Turn::Player(_) => {
                let chosen = choose(&state);
                state.apply(chosen, &mut |_| ());
            }
            Turn::Anyone | Turn::Over => return state,
        }
    }
}

/// How often, in these deals, minding the others changes the last pick of a turn, and how much less each of them is
/// served by it.
#[test]
fn who_minds_the_others_serves_them_less() {
    let expert = CleverExpert::new();
    for seats in [2, 3, 4] {
        let (mut changed, mut spared) = (0, 0.0);
        for deal in 0..20 {
            play(seats, Seed(deal), |state| {
                let (minding, alone) = (expert.best(state), expert.best_alone(state));
                if minding != alone {
                    changed += 1;
                    spared += expert.served_by(state, alone) - expert.served_by(state, minding);
                }
                minding
            });
        }
        println!(
            "{seats} players: {changed} picks changed, each spares {:.2} points",
            spared / changed as f32
        );
        assert!(changed > 0 && spared > 0.0);
    }
}

/// The share of the games that somebody who minds the others wins against copies that do not, a shared win in parts,
/// and how many points it then has more than their average. Every deal is played once from each seat.
fn against_copies(seats: usize, deals: u64) -> (f64, f64) {
    let expert = CleverExpert::new();
    let (mut won, mut ahead) = (0.0, 0.0);
    for deal in 0..deals {
        for own in (0..seats as u8).map(Seat) {
            let over = play(seats, Seed(deal), |state| {
                if state.acting() == own { expert.best(state) } else { expert.best_alone(state) }
            });
            let winners = over.winners();
            won += f64::from(u8::from(winners.contains(&own))) / winners.len() as f64;
            let total: i32 = (0..seats as u8).map(|seat| over.score(Seat(seat))).sum();
            let others = f64::from(total - over.score(own)) / (seats - 1) as f64;
            ahead += f64::from(over.score(own)) - others;
        }
    }
    let games = deals as f64 * seats as f64;
    (won / games, ahead / games)
}

/// More of them: `WORP_DEALS=3000 cargo test --release -p worp-engine clever::solver::tests::minding -- --nocapture`.
#[test]
fn minding_the_others_pays() {
    let mut total = 0.0;
    for seats in [2, 3, 4] {
        let (share, ahead) = against_copies(seats, deals(100));
        println!("{seats} players: {share:.4} of the games, {ahead:.2} points ahead");
        total += ahead;
    }
    assert!(total > 0.0);
}
