//! A position in one line, and back.
//!
//! ```text
//! rules=dutch,on,no,yes games=1 earlier=- sheets=3,-,-,...,-+0/...  turn=0:1:2:35126:-
//! ```
//! `sheets` has thirteen boxes and the count of Yahtzee bonuses for every seat; `turn` is starter, seat, throws left,
//! dice, held positions (`0` none, `-` nothing is being thrown). In its place stands `opening=round:...` with what
//! every seat threw (`-` not yet, `x` in front: out), or `over=starter`.

use std::fmt;
use std::str::FromStr;

use super::layout::{
    BOXES, Box, DICE, FULL_HOUSE_POINTS, LARGE_STRAIGHT_POINTS, ROLLS, SMALL_STRAIGHT_POINTS, YAHTZEE_POINTS,
};
use super::moves::{HoldMask, Throw, YahtzeeMove};
use super::rules::{Joker, Rules};
use super::score::Sheet;
use super::state::{MOST_SEATS, OpeningThrow, Phase, YahtzeeState};
use crate::notation::{NotationError, field, join, number, or_dash, read_switch, switch};
use crate::state::{Points, Seat};

/// More than any game can bring: 13 boxes at their best, 12 Yahtzee bonuses and the upper bonus are 1575.
const MOST_POINTS: Points = 1575;

impl fmt::Display for YahtzeeState {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let joker = self.rules.joker.id();
        let bonus = switch(self.rules.yahtzee_bonus, "on", "off");
        let full_house = switch(self.rules.natural_full_house, "yes", "no");
        let zero = switch(self.rules.voluntary_zero, "yes", "no");
        write!(f, "rules={joker},{bonus},{full_house},{zero} games={}", self.games)?;
        let earlier = join(self.earlier.iter().map(|totals| join(totals, ":")), "/");
        let sheet = |sheet: &Sheet| {
            let boxes =
                sheet.boxes.iter().map(|points| points.map_or("-".to_owned(), |points| points.to_string()));
            format!("{}+{}", join(boxes, ","), sheet.yahtzee_bonuses)
        };
        write!(f, " earlier={} sheets={} ", or_dash(earlier), join(self.sheets.iter().map(sheet), "/"))?;
        match &self.phase {
            Phase::Opening { round, throws } => {
                let throw = |throw: &OpeningThrow| {
                    let pips = throw.pips.map_or("-".to_owned(), |pips| pips.to_string());
                    format!("{}{pips}", switch(throw.contends, "", "x"))
                };
                write!(f, "opening={round}:{}", join(throws.iter().map(throw), ","))
            }
            Phase::Turn { seat, rolls_left, dice, held } => {
                let dice = dice.map_or("-".to_owned(), |dice| join(dice, ""));
                let held = held.map_or("-".to_owned(), |held| {
                    let positions = join(held.positions().map(|position| position + 1), "");
                    if positions.is_empty() { "0".to_owned() } else { positions }
                });
                write!(f, "turn={}:{}:{rolls_left}:{dice}:{held}", self.starter.0, seat.0)
            }
            Phase::Over => write!(f, "over={}", self.starter.0),
        }
    }
}

fn read_rules(text: &str) -> Result<Rules, NotationError> {
    let words: Vec<_> = text.split(',').collect();
    let [joker, bonus, full_house, zero] = words[..] else {
        return Err(NotationError::syntax("rules has four words"));
    };
    Ok(Rules {
        joker: Joker::from_id(joker)
            .ok_or_else(|| NotationError::syntax(format!("no joker rule is called {joker:?}")))?,
        yahtzee_bonus: read_switch(bonus, "on", "off")?,
        natural_full_house: read_switch(full_house, "yes", "no")?,
        voluntary_zero: read_switch(zero, "yes", "no")?,
    })
}

/// Whether this number can stand in this box.
fn can_hold(target: Box, points: u8) -> bool {
    let fixed = |value: Points| points == 0 || Points::from(points) == value;
    match target {
        Box::ThreeOfAKind | Box::FourOfAKind => points == 0 || (5..=30).contains(&points),
        Box::Chance => (5..=30).contains(&points),
        Box::FullHouse => fixed(FULL_HOUSE_POINTS),
        Box::SmallStraight => fixed(SMALL_STRAIGHT_POINTS),
        Box::LargeStraight => fixed(LARGE_STRAIGHT_POINTS),
        Box::Yahtzee => fixed(YAHTZEE_POINTS),
        upper => upper.face().is_some_and(|face| points.is_multiple_of(face) && points <= 5 * face),
    }
}

fn read_sheet(text: &str, rules: Rules) -> Result<Sheet, NotationError> {
    let (boxes, bonuses) =
        text.split_once('+').ok_or_else(|| NotationError::syntax("a sheet has a plus sign"))?;
    let words: Vec<_> = boxes.split(',').collect();
    if words.len() != BOXES {
        return Err(NotationError::syntax("a sheet has thirteen boxes"));
    }
    let mut sheet = Sheet { yahtzee_bonuses: number(bonuses)?, ..Sheet::default() };
    for (target, word) in Box::ALL.into_iter().zip(words) {
        if word == "-" {
            continue;
        }
        let points = number(word)?;
        if !can_hold(target, points) {
            return Err(NotationError::impossible(format!("{target} cannot hold {points}")));
        }
        sheet.boxes[target.index()] = Some(points);
    }
    let earns = rules.yahtzee_bonus && sheet.boxes[Box::Yahtzee.index()] == Some(YAHTZEE_POINTS as u8);
    // Every bonus came with a box of its own, filled after the Yahtzee box.
    if sheet.yahtzee_bonuses > 0 && !(earns && usize::from(sheet.yahtzee_bonuses) < sheet.filled()) {
        return Err(NotationError::impossible("Yahtzee bonuses without their Yahtzees"));
    }
    Ok(sheet)
}

fn read_earlier(text: &str, seats: usize) -> Result<Vec<Vec<Points>>, NotationError> {
    if text == "-" {
        return Ok(Vec::new());
    }
    let totals = |game: &str| {
        let totals = game.split(':').map(number).collect::<Result<Vec<Points>, _>>()?;
        if totals.len() != seats || totals.iter().any(|total| *total > MOST_POINTS) {
            return Err(NotationError::impossible("the totals of an earlier game"));
        }
        Ok(totals)
    };
    text.split('/').map(totals).collect()
}

fn read_seat(text: &str, seats: usize) -> Result<Seat, NotationError> {
    let index: u8 = number(text)?;
    if usize::from(index) < seats {
        Ok(Seat(index))
    } else {
        Err(NotationError::impossible(format!("nobody sits at {index}")))
    }
}

fn read_turn(text: &str, seats: usize) -> Result<(Seat, Phase), NotationError> {
    let words: Vec<_> = text.split(':').collect();
    let [starter, seat, rolls_left, dice, held] = words[..] else {
        return Err(NotationError::syntax("turn has five parts"));
    };
    let rolls_left: u8 = number(rolls_left)?;
    let dice = match dice {
        "-" => None,
        faces => {
            let throw: Throw = format!("d{faces}").parse()?;
            let dice: [u8; DICE] =
                throw.faces().try_into().map_err(|_| NotationError::syntax("a turn has five dice"))?;
            Some(dice)
        }
    };
    let held = match held {
        "-" => None,
        "0" => Some(HoldMask::NONE),
        "" => return Err(NotationError::syntax("held dice are missing")),
        positions => match format!("h{positions}").parse()? {
            YahtzeeMove::Hold(mask) if mask != HoldMask::ALL => Some(mask),
            _ => return Err(NotationError::impossible("all dice are held")),
        },
    };
    let possible = match (dice, held) {
        (None, None) => rolls_left == ROLLS,
        (None, Some(_)) => false,
        (Some(_), None) => rolls_left < ROLLS,
        (Some(_), Some(_)) => (1..ROLLS).contains(&rolls_left),
    };
    if !possible {
        return Err(NotationError::impossible("dice, throws left and held dice do not go together"));
    }
    let seat = read_seat(seat, seats)?;
    Ok((read_seat(starter, seats)?, Phase::Turn { seat, rolls_left, dice, held }))
}

fn read_opening(text: &str, seats: usize) -> Result<(Seat, Phase), NotationError> {
    let (round, words) =
        text.split_once(':').ok_or_else(|| NotationError::syntax("opening has two parts"))?;
    let round: u8 = number(round)?;
    let read = |word: &str| {
        let (contends, pips) = word.strip_prefix('x').map_or((true, word), |pips| (false, pips));
        let pips = match pips {
            "-" => None,
            pips => Some(number::<u8>(pips)?),
        };
        if pips.is_some_and(|pips| !(1..=6).contains(&pips)) || (pips.is_none() && !contends) {
            return Err(NotationError::impossible("a throw for the start"));
        }
        Ok(OpeningThrow { contends, pips })
    };
    let throws = words.split(',').map(read).collect::<Result<Vec<_>, _>>()?;
    let contenders = || throws.iter().filter(|throw| throw.contends);
    let next = YahtzeeState::next_opening_seat(&throws).map(Seat::index);
    let in_order =
        next.is_some_and(|next| throws[next..].iter().all(|throw| !throw.contends || throw.pips.is_none()));
    let all_contend = contenders().count() == throws.len();
    if throws.len() != seats || contenders().count() < 2 || !in_order || (round == 0 && !all_contend) {
        return Err(NotationError::impossible("the throws for the start"));
    }
    Ok((Seat(0), Phase::Opening { round, throws }))
}

impl FromStr for YahtzeeState {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let mut words = text.split(' ');
        let rules = read_rules(field(words.next(), "rules")?)?;
        let games: u8 = number(field(words.next(), "games")?)?;
        let earlier = field(words.next(), "earlier")?;
        let sheets = field(words.next(), "sheets")?
            .split('/')
            .take(MOST_SEATS + 1)
            .map(|sheet| read_sheet(sheet, rules))
            .collect::<Result<Vec<_>, _>>()?;
        let seats = sheets.len();
        if seats > MOST_SEATS {
            return Err(NotationError::impossible("too many seats"));
        }
        let earlier = read_earlier(earlier, seats)?;
        let phase = words.next().unwrap_or_default();
        let (starter, phase) = match phase.split_once('=') {
            Some(("opening", rest)) => read_opening(rest, seats)?,
            Some(("turn", rest)) => read_turn(rest, seats)?,
            Some(("over", rest)) => (read_seat(rest, seats)?, Phase::Over),
            _ => return Err(NotationError::syntax("turn=, opening= or over= is missing")),
        };
        if words.next().is_some() {
            return Err(NotationError::syntax("there is more than a position"));
        }
        let state = YahtzeeState { rules, games, sheets, earlier, starter, phase };
        state.validate()?;
        Ok(state)
    }
}

impl YahtzeeState {
    /// Whether the parts of a position that was read go together.
    fn validate(&self) -> Result<(), NotationError> {
        let fault = |found, what: &str| if found { Err(NotationError::impossible(what)) } else { Ok(()) };
        fault(!matches!(self.games, 1 | 5), "a match has one game or five")?;
        fault(self.earlier.len() >= usize::from(self.games), "more games than the match has")?;
        match &self.phase {
            Phase::Opening { .. } => {
                let begun =
                    !self.earlier.is_empty() || self.sheets.iter().any(|sheet| *sheet != Sheet::default());
                fault(begun, "a throw for the start of a match that has begun")
            }
            Phase::Over => {
                fault(self.sheets.iter().any(|sheet| !sheet.is_full()), "an open box in a finished game")?;
                fault(self.earlier.len() + 1 != usize::from(self.games), "a match over before its last game")
            }
            Phase::Turn { seat, .. } => {
                let seats = self.sheets.len();
                let played = self.sheet(*seat).filled();
                fault(played == BOXES, "a turn without an open box")?;
                // From the starter on, everybody before this seat is one box ahead, everybody after it level.
                let place = |seat: usize| (seat + seats - self.starter.index()) % seats;
                let fits = |(index, sheet): (usize, &Sheet)| {
                    sheet.filled() == played + usize::from(place(index) < place(seat.index()))
                };
                fault(!self.sheets.iter().enumerate().all(fits), "sheets that do not match the turn")
            }
        }
    }
}
