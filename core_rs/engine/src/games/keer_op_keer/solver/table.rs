//! A position as the player to move sees it: the own sheet, the dice, what the others can do with what is left.

use super::net::{Net, NoSums, POINT};
use super::outlook::{Answer, JOKER, Judge, Outlook, play};
use super::sheet::{Prices, ROLLS, Sheet};
use super::terrain::{Colour, Terrain};
use crate::games::keer_op_keer::cells::CellSet;
use crate::games::keer_op_keer::layout::{COLOURS, COLUMNS, SOLO_ROLLS};
use crate::games::keer_op_keer::moves::{ColourFace, KeerMove, NumberFace, Pair};
use crate::games::keer_op_keer::score::Taken;
use crate::games::keer_op_keer::state::KeerState;
use crate::state::{Seat, State, Turn};

/// Rolls that a placement towards the end takes among players. A colour needs seven placements, the game ends with two
/// colours, and games between planners last about 28 rolls.
const ROLLS_A_PLACEMENT: usize = 2;

/// One thing that can be done now.
#[derive(Clone, Copy, Debug)]
pub(super) struct Candidate {
    /// As the game spells it.
    pub(super) chosen: KeerMove,
    /// Where, and for how many jokers; `None` for passing.
    pub(super) answer: Option<Answer>,
    /// What it leaves to the others on average, less what they would have if everything stayed: none or negative.
    pub(super) others: i32,
    /// The value of the own sheet after it.
    pub(super) own: i32,
}

impl Candidate {
    /// What counts: the own sheet, less what the others get.
    pub(super) fn worth(&self) -> i32 {
        self.own - self.others
    }
}

/// A position in which a player is to move.
pub(super) struct Table<'a> {
    pub(super) net: &'a Net,
    pub(super) terrain: &'a Terrain,
    pub(super) sheet: Sheet,
    /// Rolls that follow on this one; among players, as many as are likely to.
    pub(super) rolls: usize,
}

impl<'a> Table<'a> {
    /// The position from the side of the player who is to move; `None` if nobody is.
    pub(super) fn of(net: &'a Net, terrain: &'a Terrain, state: &KeerState) -> Option<Self> {
        let Turn::Player(seat) = state.turn() else { return None };
        let rolls = if state.is_solo() {
            usize::from(SOLO_ROLLS.saturating_sub(state.roll()))
        } else {
            expected_rolls(terrain, state)
        };
        Some(Table { net, terrain, sheet: read_sheet(terrain, state, seat)?, rolls })
    }

    /// Everything that can be done, best first; of equal ones, in the order in which the game lists them.
    pub(super) fn candidates(&self, state: &KeerState) -> Vec<Candidate> {
        let judge = Judge::new(self.net, self.terrain, &self.sheet, self.rolls);
        let shares = self.others(state);
        let mut found = Vec::new();
        let mut spots = Vec::new();
        judge.each_spot(|spot, _| spots.push(spot));
        for pair in state.pairs() {
            let others = shares.after(pair);
            for &spot in &spots {
                let placement = spot.on(self.terrain);
                let colour = self.terrain.blocks[usize::from(spot.block)].colour;
                let fits = face_of(pair.colour) == JOKER || face_of(pair.colour) == usize::from(colour);
                if !fits || !pair.number.allows(usize::from(placement.size)) {
                    continue;
                }
                let cost = pair.cost();
                let own = judge.value(usize::from(spot.block), placement, cost);
                let cells = CellSet(placement.cells);
                let answer = Some(Answer { value: own, spot, cost });
                found.push(Candidate { chosen: KeerMove::Cross { pair, cells }, answer, others, own });
            }
        }
        found.push(Candidate { chosen: KeerMove::Pass, answer: None, others: 0, own: judge.pass() });
        found.sort_by_key(|candidate| -candidate.worth());
        found
    }

    /// The sheet after a candidate.
    pub(super) fn after(&self, candidate: &Candidate) -> Sheet {
        let mut after = self.sheet.clone();
        if let Some(answer) = &candidate.answer {
            play(&mut after, self.terrain, answer, &mut NoSums);
        }
        after
    }

    /// The mean over all rolls that can follow on a candidate, as a value.
    pub(super) fn look_ahead(&self, candidate: &Candidate) -> i32 {
        let after = self.after(candidate);
        if self.rolls == 0 {
            return after.score * POINT;
        }
        let judge = Judge::new(self.net, self.terrain, &after, self.rolls - 1);
        (judge.outlook().solo_mean() / (36 * 36)) as i32
    }

    /// The same with two rolls looked ahead: every answer to the coming roll is judged by what the roll after it brings.
    pub(super) fn look_far(&self, candidate: &Candidate) -> i32 {
        if self.rolls < 2 {
            return self.look_ahead(candidate);
        }
        let after = self.after(candidate);
        let mut outlook = Judge::new(self.net, self.terrain, &after, self.rolls - 1).outlook();
        let next = |sheet: &Sheet| {
            let judge = Judge::new(self.net, self.terrain, sheet, self.rolls - 2);
            (judge.outlook().solo_mean() / (36 * 36)) as i32
        };
        outlook.pass = next(&after);
        for answer in outlook.answers.iter_mut().flatten().filter(|answer| answer.is_possible()) {
            let mut sheet = after.clone();
            play(&mut sheet, self.terrain, answer, &mut NoSums);
            answer.value = next(&sheet);
        }
        (outlook.solo_mean() / (36 * 36)) as i32
    }

    /// What the dice are worth to the others, if this player takes some away.
    fn others(&self, state: &KeerState) -> Shares {
        let mut shares = Shares { outlooks: Vec::new(), colours: Vec::new(), numbers: Vec::new() };
        let Turn::Player(seat) = state.turn() else { return shares };
        if state.is_open_roll() || state.active() != Some(seat) {
            return shares;
        }
        let sheets = state.waiting().filter(|&other| other != seat);
        let sheets = sheets.filter_map(|other| read_sheet(self.terrain, state, other));
        shares.outlooks =
            sheets.map(|sheet| Judge::new(self.net, self.terrain, &sheet, self.rolls).outlook()).collect();
        shares.colours = state.free_colours().map(|(_, face)| face_of(face) as u8).collect();
        shares.numbers = state.free_numbers().map(|(_, face)| number_face(face) as u8).collect();
        shares
    }
}

/// What the others can do with the dice.
struct Shares {
    outlooks: Vec<Outlook>,
    colours: Vec<u8>,
    numbers: Vec<u8>,
}

impl Shares {
    /// What the others have left on average once this pair is gone, less what all dice would give them.
    fn after(&self, pair: Pair) -> i32 {
        if self.outlooks.is_empty() {
            return 0;
        }
        let without = |faces: &[u8], gone: usize| {
            let mut left = faces.to_vec();
            if let Some(at) = left.iter().position(|&face| usize::from(face) == gone) {
                left.remove(at);
            }
            left
        };
        let colours = without(&self.colours, face_of(pair.colour));
        let numbers = without(&self.numbers, number_face(pair.number));
        let value = |outlook: &Outlook, colours: &[u8], numbers: &[u8]| {
            outlook.best(colours, numbers).map_or(outlook.pass, |answer| answer.value)
        };
        let lost: i32 = self
            .outlooks
            .iter()
            .map(|outlook| value(outlook, &colours, &numbers) - value(outlook, &self.colours, &self.numbers))
            .sum();
        lost / self.outlooks.len() as i32
    }
}

fn face_of(face: ColourFace) -> usize {
    match face {
        ColourFace::Plain(colour) => colour.index(),
        ColourFace::Joker => JOKER,
    }
}

fn number_face(face: NumberFace) -> usize {
    match face {
        NumberFace::Plain(number) => usize::from(number) - 1,
        NumberFace::Joker => JOKER,
    }
}

/// A seat's sheet, with what it can still get.
fn read_sheet(terrain: &Terrain, state: &KeerState, seat: Seat) -> Option<Sheet> {
    let board = state.board()?;
    let own = state.sheet(seat);
    let prices = prices(state.taken());
    // Whatever one of the others can fill with one more placement is hoped for at its lower value only.
    let mut soon = state.taken();
    for other in (0..state.seats() as u8).map(Seat).filter(|&other| other != seat) {
        let crossed = state.sheet(other).crossed.0;
        let sheet = Sheet::new(terrain, crossed, 0, prices, prices);
        for (column, counts) in sheet.columns.iter().enumerate() {
            soon.columns |= u16::from(counts.moves() <= 1 && counts.unreached() == 0) << column;
        }
        for (colour, counts) in sheet.colours.iter().enumerate() {
            soon.colours |= u8::from(counts.moves() <= 1) << colour;
        }
    }
    let mut sheet = Sheet::new(terrain, own.crossed.0, own.jokers, prices, self::prices(soon));
    sheet.score = own.score(board);
    Some(sheet)
}

/// What is to be had when these upper values are gone.
fn prices(taken: Taken) -> Prices {
    let mut prices = Prices::FIRST;
    for column in (0..COLUMNS).filter(|column| taken.columns >> column & 1 == 1) {
        prices.columns[column] = Prices::LATER.columns[column];
    }
    for colour in (0..COLOURS).filter(|colour| taken.colours >> colour & 1 == 1) {
        prices.colours[colour] = Prices::LATER.colours[colour];
    }
    prices
}

/// How many rolls are likely to follow among players: by the sheet that is nearest to its second colour.
fn expected_rolls(terrain: &Terrain, state: &KeerState) -> usize {
    let placements = (0..state.seats() as u8).map(|seat| {
        let crossed = state.sheet(Seat(seat)).crossed.0;
        let sheet = Sheet::new(terrain, crossed, 0, Prices::FIRST, Prices::FIRST);
        let mut moves = sheet.colours.map(Colour::moves);
        moves.sort_unstable();
        moves[0] + moves[1]
    });
    // None where somebody has two colours already: the roll on the table is the last.
    (placements.min().unwrap_or(0) * ROLLS_A_PLACEMENT).min(ROLLS)
}

/// Plays the rest of a game alone from a sheet, dice by `die`, each choice the best of one roll, and tells the score
/// less the luck of the dice: every roll's value is replaced by the mean over all rolls, which leaves the mean as it is
/// and takes most of the spread away.
pub(super) fn play_out(
    net: &Net,
    terrain: &Terrain,
    mut sheet: Sheet,
    rolls: usize,
    mut die: impl FnMut(usize, u32) -> u8,
) -> i64 {
    let mut luck = 0;
    for left in (0..rolls).rev() {
        let outlook = Judge::new(net, terrain, &sheet, left).outlook();
        let (colours, numbers) = ([die(left, 0), die(left, 1)], [die(left, 2), die(left, 3)]);
        let best = outlook.best(&colours, &numbers);
        luck += i64::from(best.map_or(outlook.pass, |answer| answer.value)) * 1296 - outlook.solo_mean();
        if let Some(answer) = best {
            play(&mut sheet, terrain, &answer, &mut NoSums);
        }
    }
    i64::from(sheet.score) * i64::from(POINT) - luck / 1296
}
