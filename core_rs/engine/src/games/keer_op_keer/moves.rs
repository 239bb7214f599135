//! What a player can do, what chance can do, what follows; each with its text.

use std::fmt;
use std::str::FromStr;

use serde_json::{Map, Value, json};

use super::cells::CellSet;
use super::layout::{BoardId, Colour, DICE, MOST_CROSSES, MOST_SEATS, SOLO_DICE};
use crate::notation::NotationError;
use crate::state::{Points, Seat};

/// A face of a colour die.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ColourFace {
    /// One of the five colours.
    Plain(Colour),
    /// The black joker: any colour, for one "!".
    Joker,
}

impl ColourFace {
    /// All faces.
    pub const ALL: [ColourFace; 6] = [
        ColourFace::Plain(Colour::Yellow),
        ColourFace::Plain(Colour::Green),
        ColourFace::Plain(Colour::Blue),
        ColourFace::Plain(Colour::Red),
        ColourFace::Plain(Colour::Orange),
        ColourFace::Joker,
    ];

    /// The stable name, used by the screens.
    pub const fn id(self) -> &'static str {
        match self {
            ColourFace::Plain(colour) => colour.id(),
            ColourFace::Joker => "joker",
        }
    }

    /// The letter in notation.
    pub const fn letter(self) -> char {
        match self {
            ColourFace::Plain(colour) => colour.letter(),
            ColourFace::Joker => 'x',
        }
    }

    /// Whether it can be used as this colour.
    pub fn allows(self, colour: Colour) -> bool {
        self == ColourFace::Joker || self == ColourFace::Plain(colour)
    }

    fn from_letter(letter: char) -> Option<ColourFace> {
        ColourFace::ALL.into_iter().find(|face| face.letter() == letter)
    }
}

/// A face of a number die.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum NumberFace {
    /// A number, `1..=5`.
    Plain(u8),
    /// The "?": any number from 1 to 5, for one "!".
    Joker,
}

impl NumberFace {
    /// All faces.
    pub const ALL: [NumberFace; 6] = [
        NumberFace::Plain(1),
        NumberFace::Plain(2),
        NumberFace::Plain(3),
        NumberFace::Plain(4),
        NumberFace::Plain(5),
        NumberFace::Joker,
    ];

    /// The number, 0 for the joker: how the screens know it.
    pub const fn id(self) -> u8 {
        match self {
            NumberFace::Plain(number) => number,
            NumberFace::Joker => 0,
        }
    }

    /// The letter in notation.
    pub const fn letter(self) -> char {
        match self {
            NumberFace::Plain(number) => (b'0' + number) as char,
            NumberFace::Joker => '?',
        }
    }

    /// Whether it can be used for so many cells.
    pub fn allows(self, cells: usize) -> bool {
        match self {
            NumberFace::Plain(number) => usize::from(number) == cells,
            NumberFace::Joker => (1..=MOST_CROSSES).contains(&cells),
        }
    }

    fn from_letter(letter: char) -> Option<NumberFace> {
        NumberFace::ALL.into_iter().find(|face| face.letter() == letter)
    }
}

/// One colour die and one number die by their faces: `r3`, `x?`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Pair {
    /// The colour die.
    pub colour: ColourFace,
    /// The number die.
    pub number: NumberFace,
}

impl Pair {
    /// The jokers "!" that it costs.
    pub fn cost(self) -> u8 {
        u8::from(self.colour == ColourFace::Joker) + u8::from(self.number == NumberFace::Joker)
    }
}

impl fmt::Display for Pair {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.colour.letter(), self.number.letter())
    }
}

impl FromStr for Pair {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let mut letters = text.chars();
        let colour = letters.next().and_then(ColourFace::from_letter);
        let number = letters.next().and_then(NumberFace::from_letter);
        match (colour, number, letters.next()) {
            (Some(colour), Some(number), None) => Ok(Pair { colour, number }),
            _ => Err(NotationError::syntax(format!("{text:?} is not a colour and a number"))),
        }
    }
}

/// One thing a player can do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum KeerMove {
    /// Take no dice: `pass`.
    Pass,
    /// Take two dice and cross these cells: `r3:A1A2B2`. The colour a joker stands for is that of the cells.
    Cross {
        /// The dice, of which equal ones are the same.
        pair: Pair,
        /// The cells.
        cells: CellSet,
    },
}

impl fmt::Display for KeerMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            KeerMove::Pass => f.write_str("pass"),
            KeerMove::Cross { pair, cells } => write!(f, "{pair}:{cells}"),
        }
    }
}

impl FromStr for KeerMove {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        if text == "pass" {
            return Ok(KeerMove::Pass);
        }
        let (pair, cells) =
            text.split_once(':').ok_or_else(|| NotationError::syntax(format!("{text:?} is not a move")))?;
        Ok(KeerMove::Cross { pair: pair.parse()?, cells: CellSet::from_names(cells)? })
    }
}

/// The dice of one roll, as they fell: as many of each kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Dice {
    count: u8,
    colours: [ColourFace; DICE],
    numbers: [NumberFace; DICE],
}

impl Dice {
    /// At most three dice of each kind; `None` if there are not as many of one kind as of the other.
    pub fn new(colours: &[ColourFace], numbers: &[NumberFace]) -> Option<Dice> {
        if colours.len() != numbers.len() || colours.len() > DICE {
            return None;
        }
        let mut dice = Dice {
            count: colours.len() as u8,
            colours: [ColourFace::Joker; DICE],
            numbers: [NumberFace::Joker; DICE],
        };
        dice.colours[..colours.len()].copy_from_slice(colours);
        dice.numbers[..numbers.len()].copy_from_slice(numbers);
        Some(dice)
    }

    /// How many of each kind fall at a table with so many seats.
    pub fn at_table(seats: usize) -> usize {
        if seats == 1 { SOLO_DICE } else { DICE }
    }

    /// The colour dice.
    pub fn colours(&self) -> &[ColourFace] {
        &self.colours[..usize::from(self.count)]
    }

    /// The number dice.
    pub fn numbers(&self) -> &[NumberFace] {
        &self.numbers[..usize::from(self.count)]
    }

    /// Every roll of so many dice of each kind that differs in more than the order, with the number of its orders.
    pub fn distinct(count: usize) -> Vec<(Dice, u32)> {
        let colours = multisets(&ColourFace::ALL, count);
        let numbers = multisets(&NumberFace::ALL, count);
        let mut found = Vec::with_capacity(colours.len() * numbers.len());
        for (colours, colour_orders) in &colours {
            for (numbers, number_orders) in &numbers {
                found.extend(Dice::new(colours, numbers).map(|dice| (dice, colour_orders * number_orders)));
            }
        }
        found
    }
}

/// Every choice of so many faces with repeats, ascending, with the number of orders it can lie in.
fn multisets<F: Copy + Ord>(faces: &[F], count: usize) -> Vec<(Vec<F>, u32)> {
    let mut found = vec![(Vec::new(), 1)];
    for length in 1..=count as u32 {
        let longer = |(chosen, orders): (Vec<F>, u32)| {
            let last = chosen.last().copied();
            let allowed = faces.iter().copied().filter(move |face| last.is_none_or(|last| *face >= last));
            allowed.map(move |face| {
                // A multinomial grows by its length over the repeats of the face that is added.
                let repeats = 1 + chosen.iter().filter(|other| **other == face).count() as u32;
                ([&chosen[..], &[face]].concat(), orders * length / repeats)
            })
        };
        found = found.into_iter().flat_map(longer).collect();
    }
    found
}

impl fmt::Display for Dice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.colours().iter().try_for_each(|face| write!(f, "{}", face.letter()))?;
        self.numbers().iter().try_for_each(|face| write!(f, "{}", face.letter()))
    }
}

impl FromStr for Dice {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let letters: Vec<char> = text.chars().take(2 * DICE + 1).collect();
        let (colours, numbers) = letters.split_at(letters.len() / 2);
        let colours: Option<Vec<_>> = colours.iter().map(|&letter| ColourFace::from_letter(letter)).collect();
        let numbers: Option<Vec<_>> = numbers.iter().map(|&letter| NumberFace::from_letter(letter)).collect();
        match (colours, numbers) {
            (Some(colours), Some(numbers)) => Dice::new(&colours, &numbers),
            _ => return Err(NotationError { code: "bad_face", detail: text.to_owned() }),
        }
        .filter(|dice| dice.count > 0)
        .ok_or_else(|| NotationError { code: "wrong_number_of_dice", detail: text.to_owned() })
    }
}

/// One thing that can happen by chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// The generated board that is played on: `b42`.
    Board(u16),
    /// Who draws the lot to start: `s0`.
    Starter(Seat),
    /// The dice: `drgx13?`.
    Dice(Dice),
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Outcome::Board(number) => BoardId::Random(*number).fmt(f),
            Outcome::Starter(seat) => write!(f, "s{}", seat.0),
            Outcome::Dice(dice) => write!(f, "d{dice}"),
        }
    }
}

impl FromStr for Outcome {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let fault = || NotationError::syntax(format!("{text:?} is not an outcome"));
        if let Some(dice) = text.strip_prefix('d') {
            return Ok(Outcome::Dice(dice.parse()?));
        }
        if let Some(seat) = text.strip_prefix('s') {
            let seats = (0..MOST_SEATS as u8).map(Seat);
            return seats
                .map(Outcome::Starter)
                .find(|starter| starter.to_string()[1..] == *seat)
                .ok_or_else(fault);
        }
        match text.parse()? {
            BoardId::Random(number) => Ok(Outcome::Board(number)),
            BoardId::Printed(_) => Err(fault()),
        }
    }
}

/// What a move or an outcome led to.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Event {
    /// A board was drawn.
    Board { board: BoardId },
    /// This seat starts.
    Starter { seat: Seat },
    /// The dice of a roll fell.
    Rolled { seat: Seat, roll: u16, dice: Dice },
    /// Cells were crossed; `positions` are those of the dice, which leave the table if `takes`.
    Crossed { seat: Seat, pair: Pair, positions: [u8; 2], cells: CellSet, takes: bool },
    /// A seat took no dice.
    Passed { seat: Seat },
    /// A column was circled: at once for the lower value, after the roll for the upper one.
    Column { seat: Seat, column: usize, points: Points, first: bool },
    /// A colour was circled, like a column.
    Colour { seat: Seat, colour: Colour, points: Points, first: bool },
    /// Everybody has chosen; `next` throws next, unless it was the last roll.
    RollOver { roll: u16, next: Option<Seat> },
    /// The game ended.
    Over { winners: Vec<Seat> },
}

/// The dice and cells of a placement, as moves and events tell them.
pub(super) fn placement_data(pair: Pair, positions: [u8; 2], cells: CellSet) -> Map<String, Value> {
    let mut data = Map::new();
    data.insert("colour".to_owned(), pair.colour.id().into());
    data.insert("number".to_owned(), pair.number.id().into());
    data.insert("dice".to_owned(), json!(positions));
    data.insert("cells".to_owned(), json!(cells.indices()));
    data.insert("cost".to_owned(), pair.cost().into());
    data
}

impl From<Event> for Value {
    fn from(event: Event) -> Value {
        match event {
            Event::Board { board } => json!({"type": "board", "board": board.to_string()}),
            Event::Starter { seat } => json!({"type": "starter", "seat": seat.0}),
            Event::Rolled { seat, roll, dice } => {
                let colours: Vec<_> = dice.colours().iter().map(|face| face.id()).collect();
                let numbers: Vec<_> = dice.numbers().iter().map(|face| face.id()).collect();
                json!({"type": "rolled", "seat": seat.0, "roll": roll, "colours": colours, "numbers": numbers})
            }
            Event::Crossed { seat, pair, positions, cells, takes } => {
                let mut data = placement_data(pair, positions, cells);
                data.insert("type".to_owned(), "crossed".into());
                data.insert("seat".to_owned(), seat.0.into());
                data.insert("takes".to_owned(), takes.into());
                Value::Object(data)
            }
            Event::Passed { seat } => json!({"type": "passed", "seat": seat.0}),
            Event::Column { seat, column, points, first } => {
                json!({"type": "column", "seat": seat.0, "column": column, "points": points, "first": first})
            }
            Event::Colour { seat, colour, points, first } => {
                json!({"type": "colour", "seat": seat.0, "colour": colour.id(), "points": points, "first": first})
            }
            Event::RollOver { roll, next } => {
                json!({"type": "roll_over", "roll": roll, "next": next.map(|seat| seat.0)})
            }
            Event::Over { winners } => {
                json!({"type": "over", "winners": winners.iter().map(|seat| seat.0).collect::<Vec<_>>()})
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_and_outcomes_have_one_spelling() {
        for text in ["pass", "r3:A1A2B2", "x?:H1", "y1:O7", "x5:H1H2H3H4H5"] {
            assert_eq!(text.parse::<KeerMove>().unwrap().to_string(), text);
        }
        for bad in
            ["", "Pass", "r3", "r3:A2A1", "3r:A1", "r6:A1", "r0:A1", "rr3:A1", "r3:A1 ", "r3:a1", "z1:A1"]
        {
            assert!(bad.parse::<KeerMove>().is_err(), "{bad:?}");
        }
        for text in ["b0", "b999", "s0", "s5", "drgx13?", "dxx??"] {
            assert_eq!(text.parse::<Outcome>().unwrap().to_string(), text);
        }
        for bad in
            ["", "b", "b1000", "b01", "black", "s6", "s", "s00", "d", "dr", "d1r", "drgx1", "drgx134x", "dé1"]
        {
            assert!(bad.parse::<Outcome>().is_err(), "{bad:?}");
        }
    }

    #[test]
    fn distinct_rolls_cover_all_orders() {
        // Multisets of n of 6 faces: 21 and 56, of each kind; orders 6^n of each kind.
        for (count, kinds) in [(SOLO_DICE, 21), (DICE, 56)] {
            let rolls = Dice::distinct(count);
            assert_eq!(rolls.len(), kinds * kinds);
            assert_eq!(rolls.iter().map(|(_, weight)| weight).sum::<u32>(), 6_u32.pow(2 * count as u32));
        }
    }
}
