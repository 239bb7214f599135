//! Bots that look, reach and err like people: each is a function of the position and a seed.
//!
//! A bot that has laid down a die begins a look over the table. Every die that it could use catches its eye at a time
//! of its own within that look, drawn from (seed, turn, seat, look, die); the first one is taken. A few dice escape it
//! for the whole turn, and now and then it takes one for another. When nothing is left that it sees, it has looked
//! long enough to call STOP. Whatever others take changes which dice are left, not when they are noticed, so a plan
//! can be made anew after every event and stays the same where nothing changed for it.

use super::laid::{Die, Laid};
use super::layout::{DICE, SLOTS};
use super::moves::{Act, DobbelstormMove};
use super::referee::{self, Use};
use super::state::{DobbelstormState, Phase};
use crate::chance::{Rng, Seed};
use crate::state::{Seat, State};

/// How a bot chooses among what it sees.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Taste {
    /// Anything, anywhere.
    Random,
    /// What is best for a card by itself, one card at a time.
    Greedy,
    /// What belongs to the best plan for all three cards.
    Plan,
}

/// A bot: how quick, how careful, how clever.
#[derive(Clone, Copy)]
struct Level {
    taste: Taste,
    /// The least time from one die laid down to the next taken.
    base_ms: u32,
    /// How long a look over forty dice takes.
    look_ms: u32,
    /// From taking a die to laying it down.
    carry_ms: u32,
    /// How many dice in a thousand escape its eye for a turn.
    blind: u32,
    /// How many looks in a thousand end with a die that was misread.
    error: u32,
}

/// The levels. Times are after people: the rulebook gives a game 25 minutes, so three players who know it have about a
/// minute for a turn and lay down some nine dice each. Measured at a table of three of a kind, the middle bot takes 4.6
/// seconds a die, the weak one 7.4, the strong one 2.8, and 91, 78 and 99 % of their STOPs miss nothing. What each
/// scores alone stands with the facts of the game.
fn level(bot: &str) -> Level {
    match bot {
        "greedy" => Level {
            taste: Taste::Greedy,
            base_ms: 2200,
            look_ms: 26_000,
            carry_ms: 1800,
            blind: 60,
            error: 60,
        },
        "planner" => {
            Level { taste: Taste::Plan, base_ms: 1400, look_ms: 17_000, carry_ms: 1200, blind: 30, error: 25 }
        }
        "solver" => {
            Level { taste: Taste::Plan, base_ms: 800, look_ms: 10_000, carry_ms: 800, blind: 4, error: 4 }
        }
        _ => Level { taste: Taste::Random, base_ms: 900, look_ms: 20_000, carry_ms: 900, blind: 0, error: 0 },
    }
}

/// After something changed that a bot had counted on, it needs a moment.
const REACTION_MS: u32 = 180;
/// A die that brings nothing by itself catches the eye half as late again as one that scores at once.
const LATER_PERCENT: u32 = 150;
/// One look in so many, a random bot has had enough.
const RANDOM_PATIENCE: u32 = 9;

/// Random numbers of one bot in one turn: `what` is a die, or a number beyond all dice.
struct Mind {
    seed: Seed,
    turn: u32,
    seat: u32,
}

impl Mind {
    /// A number in `0..1000` that belongs to one thing in one look.
    fn chance(&self, look: u32, what: u32) -> u32 {
        // Throws of the game are numbered far below a million, and bots' seats keep their dice apart.
        let throw = 1_000_000 + self.turn * 1000 + look;
        (self.seed.face(throw, self.seat * 1000 + what, 1000)) - 1
    }
}

const MISREADS: u32 = DICE as u32;
const WHICH: u32 = MISREADS + 1;
const GIVES_UP: u32 = MISREADS + 2;
/// The look that decides what escapes a bot in the whole turn.
const WHOLE_TURN: u32 = 999;

/// What the bot in this seat does next, and when. With people at the table they call START and go on.
pub fn plan(bots: &[&str], state: &DobbelstormState, seat: Seat, seed: Seed) -> Option<DobbelstormMove> {
    let is_alone = bots.iter().all(|bot| !bot.is_empty());
    let bot = level(bots[seat.index()]);
    let mind = Mind { seed, turn: state.turn_number() as u32, seat: u32::from(seat.0) };
    match state.phase {
        Phase::Ready => is_alone.then_some(Act::Start(seat).into()),
        Phase::Scored => is_alone.then_some(Act::Next(seat).into()),
        Phase::Play | Phase::Hands => match state.hand(seat) {
            Some(die) => {
                let at = state.acted_at[seat.index()].saturating_add(bot.carry_ms);
                Some(stamped(state, lay_down(bot, state, seat, die, &mind), at))
            }
            None if state.phase == Phase::Play => Some(look(bot, state, seat, &mind)),
            None => None,
        },
        _ => None,
    }
}

/// A move at a time that is not over yet; time that is up ends everything.
fn stamped(state: &DobbelstormState, act: Act, at: u32) -> DobbelstormMove {
    let at = if at < state.clock { state.clock.saturating_add(REACTION_MS) } else { at };
    if state.phase == Phase::Play && at >= state.ends_at() {
        return DobbelstormMove { act: Act::Wait, at: Some(state.ends_at()) };
    }
    DobbelstormMove { act, at: Some(at) }
}

/// How many dice a seat has taken: which look of the turn it is.
fn looks(state: &DobbelstormState, seat: Seat) -> u32 {
    state.places.iter().filter(|place| place.seat() == Some(seat)).count() as u32
}

fn look(bot: Level, state: &DobbelstormState, seat: Seat, mind: &Mind) -> DobbelstormMove {
    let begun = state.acted_at[seat.index()];
    let look = looks(state, seat);
    let seen: Vec<usize> =
        state.on_table().filter(|&die| mind.chance(WHOLE_TURN, die as u32) >= bot.blind).collect();
    // Fewer dice are looked over sooner, but never in no time.
    let whole_look = bot.look_ms / 4 + bot.look_ms * 3 / 4 * seen.len() as u32 / DICE as u32;
    let notices = |die: usize| bot.base_ms + whole_look * mind.chance(look, die as u32) / 1000;
    let laid = state.laid(seat);
    let wanted = wanted(bot, state, &laid, &seen);
    let first = wanted
        .iter()
        .map(|&(die, scores)| {
            let percent = if scores { 100 } else { LATER_PERCENT };
            (notices(die) * percent / 100, die)
        })
        .min();
    let gives_up = bot.taste == Taste::Random && mind.chance(look, GIVES_UP) < 1000 / RANDOM_PATIENCE;
    match first.filter(|_| !gives_up) {
        None => stamped(state, Act::Stop(seat), begun + bot.base_ms + whole_look),
        Some((after, die)) => {
            let misread =
                (mind.chance(look, MISREADS) < bot.error).then(|| misread(state, &laid, &seen, mind, look));
            let die = misread.flatten().unwrap_or(die);
            stamped(state, Act::Grab(seat, die as u8), begun + after)
        }
    }
}

/// The dice that a bot would take, and whether each scores at once.
fn wanted(bot: Level, state: &DobbelstormState, laid: &[Laid], seen: &[usize]) -> Vec<(usize, bool)> {
    let scores =
        |die: Die| laid.iter().any(|card| card.homes(die).any(|home| card.with(home).net(0) > card.net(0)));
    let take = |planned: &[Die]| -> Vec<(usize, bool)> {
        let dice = seen.iter().copied().filter(|&die| planned.contains(&state.die(die)));
        dice.map(|die| (die, scores(state.die(die)))).collect()
    };
    match bot.taste {
        Taste::Random => seen.iter().map(|&die| (die, true)).collect(),
        Taste::Greedy => {
            let planned: Vec<Die> = laid.iter().flat_map(|card| planned(&[*card], state, seen)).collect();
            take(&planned)
        }
        Taste::Plan => take(&planned(laid, state, seen)),
    }
}

/// The dice of the best plan for some cards, from the dice that a bot sees.
fn planned(laid: &[Laid], state: &DobbelstormState, seen: &[usize]) -> Vec<Die> {
    let mut supply = referee::Counts::default();
    for &die in seen {
        supply.add(state.die(die));
    }
    let best = referee::best(laid, supply);
    referee::errands(laid, &best.filled, supply).into_iter().map(|errand| errand.die).collect()
}

/// A die that looks nearly like one that a field asks for: the right colour, another value.
fn misread(state: &DobbelstormState, laid: &[Laid], seen: &[usize], mind: &Mind, look: u32) -> Option<usize> {
    let is_like = |die: &usize| {
        let die = state.die(*die);
        laid.iter().all(|card| card.homes(die).next().is_none()) && lookalike(laid, die).is_some()
    };
    let alike: Vec<usize> = seen.iter().copied().filter(is_like).collect();
    let which = mind.chance(look, WHICH) as usize * alike.len() / 1000;
    alike.get(which).copied()
}

/// The card and field that ask for the colour of a die, if not for its value.
fn lookalike(laid: &[Laid], die: Die) -> Option<(usize, usize)> {
    let fields = laid.iter().enumerate().flat_map(|(slot, card)| {
        (0..card.card.fields().len())
            .filter(|field| card.open & 1 << field != 0)
            .map(move |field| (slot, field))
    });
    fields
        .filter(|&(slot, field)| {
            laid[slot].demands(field).any(|(_, demand)| demand.colour == Some(die.colour))
        })
        .find(|&(slot, field)| laid[slot].based & 1 << field == 0)
}

/// Where a bot lays the die in its hand.
fn lay_down(bot: Level, state: &DobbelstormState, seat: Seat, die: usize, mind: &Mind) -> Act {
    let laid = state.laid(seat);
    let look = looks(state, seat);
    let die = state.die(die);
    if bot.taste == Taste::Random {
        let placements: Vec<Act> = state.placements(seat).collect();
        return placements[mind.chance(look, WHICH) as usize * placements.len() / 1000];
    }
    let homes = laid.iter().enumerate().flat_map(|(slot, card)| {
        card.homes(die).map(move |(field, layer)| {
            let gain = card.with((field, layer)).net(0) - card.net(0);
            (gain, Use::Home(slot, field, layer))
        })
    });
    let best_home = if bot.taste == Taste::Greedy {
        // Of equal gains the first card comes first.
        homes.reduce(|best, other| if other.0 > best.0 { other } else { best }).map(|(_, way)| way)
    } else {
        let uses = referee::uses(&laid, die, state.supply());
        uses.into_iter().map(|(way, _)| way).find(|way| matches!(way, Use::Home(..)))
    };
    match best_home {
        Some(way) => act_of(seat, way),
        None => match lookalike(&laid, die) {
            Some((slot, field)) => Act::Place(seat, slot as u8, field as u8),
            None => Act::Beside(seat, (mind.chance(look, WHICH) as usize * SLOTS / 1000) as u8),
        },
    }
}

/// The move that puts a die to a use.
pub fn act_of(seat: Seat, way: Use) -> Act {
    use super::laid::Layer;
    match way {
        Use::Home(slot, field, Layer::Parked) => Act::Park(seat, slot as u8, field as u8),
        Use::Home(slot, field, _) => Act::Place(seat, slot as u8, field as u8),
        Use::Beside(slot) => Act::Beside(seat, slot as u8),
    }
}

/// What a bot does when it is asked outside of time: the plan of the first seat that has one.
pub fn choose(bot: &str, state: &DobbelstormState, rng: &mut Rng) -> DobbelstormMove {
    let bots = vec![bot; state.seats()];
    let seed = Seed(rng.word());
    let planned = (0..state.seats() as u8).find_map(|seat| plan(&bots, state, Seat(seat), seed));
    planned.unwrap_or_else(|| crate::bots::random::choose(state, rng))
}
