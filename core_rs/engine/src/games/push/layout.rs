//! What is printed: the cards and the die.
//!
//! ```text
//!            1  2  3  4  5  6
//! red        3  3  3  3  3  3
//! blue       3  3  3  3  3  3     + 18 dice cards
//! green      3  3  3  3  3  3     + 12 switch cards
//! yellow     3  3  3  3  3  3
//! purple     3  3  3  3  3  3     = 120 cards;   die: the five colours and a star
//! ```
//!
//! Source: the rulebook, "Spelmateriaal".

use std::fmt;
use std::str::FromStr;

use serde_json::{Value, json};

use crate::notation::NotationError;
use crate::state::Points;

/// How many colours there are.
pub const COLOURS: usize = 5;
/// The highest number of a card; the lowest is 1.
pub const NUMBERS: usize = 6;
/// How often every number is there in every colour.
pub const COPIES: u8 = 3;
/// How many different number cards there are.
pub const NUMBER_KINDS: usize = COLOURS * NUMBERS;
/// How many different cards there are: the number cards, the dice card, the switch card.
pub const KINDS: usize = NUMBER_KINDS + 2;
/// How many dice cards there are.
pub const DICE_CARDS: u8 = 18;
/// How many switch cards there are.
pub const SWITCH_CARDS: u8 = 12;
/// Rows that may be laid in one turn.
pub const ROWS: usize = 3;
/// Cards that fit in one row: a number of each colour and a dice card.
pub const ROW_CARDS: usize = COLOURS + 1;
/// Faces of the die.
pub const FACES: usize = COLOURS + 1;

/// A colour of cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[allow(missing_docs)]
pub enum Colour {
    Red,
    Blue,
    Green,
    Yellow,
    Purple,
}

impl Colour {
    /// All colours.
    pub const ALL: [Colour; COLOURS] =
        [Colour::Red, Colour::Blue, Colour::Green, Colour::Yellow, Colour::Purple];

    /// The stable name.
    pub const fn id(self) -> &'static str {
        match self {
            Colour::Red => "red",
            Colour::Blue => "blue",
            Colour::Green => "green",
            Colour::Yellow => "yellow",
            Colour::Purple => "purple",
        }
    }

    /// The colour as an index into lists by colour.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The colour of this name.
    pub fn from_id(id: &str) -> Option<Colour> {
        Colour::ALL.into_iter().find(|colour| colour.id() == id)
    }
}

/// A kind of card, by its place in the table above: `0..30` numbers by colour, then dice, then switch.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

impl Card {
    /// The dice card.
    pub const DICE: Card = Card(NUMBER_KINDS as u8);
    /// The switch card.
    pub const SWITCH: Card = Card(NUMBER_KINDS as u8 + 1);

    /// A number card; the number is `1..=6`.
    pub const fn number(colour: Colour, number: u8) -> Card {
        Card(colour as u8 * NUMBERS as u8 + number - 1)
    }

    /// Every kind of card once.
    pub fn all() -> impl DoubleEndedIterator<Item = Card> {
        (0..KINDS as u8).map(Card)
    }

    /// Every kind of number card once.
    pub fn numbers() -> impl Iterator<Item = Card> {
        (0..NUMBER_KINDS as u8).map(Card)
    }

    /// The kind as an index into lists by kind.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The colour, if it is a number card.
    pub const fn colour(self) -> Option<Colour> {
        if self.0 < NUMBER_KINDS as u8 { Some(Colour::ALL[self.0 as usize / NUMBERS]) } else { None }
    }

    /// What the card counts at the end: its number, nothing for the others.
    pub const fn points(self) -> Points {
        if self.0 < NUMBER_KINDS as u8 { (self.0 % NUMBERS as u8 + 1) as Points } else { 0 }
    }

    /// How many of this kind are in the box.
    pub const fn in_box(self) -> u8 {
        match self {
            Card::DICE => DICE_CARDS,
            Card::SWITCH => SWITCH_CARDS,
            _ => COPIES,
        }
    }

    /// The card as plain data.
    pub fn data(self) -> Value {
        match (self.colour(), self) {
            (Some(colour), _) => {
                json!({"kind": "number", "colour": colour.id(), "number": self.points(), "code": self.to_string()})
            }
            (None, Card::DICE) => json!({"kind": "dice", "code": "dice"}),
            (None, _) => json!({"kind": "switch", "code": "switch"}),
        }
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.colour(), *self) {
            (Some(colour), card) => write!(f, "{}{}", colour.id(), card.points()),
            (None, Card::DICE) => f.write_str("dice"),
            (None, _) => f.write_str("switch"),
        }
    }
}

impl FromStr for Card {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let unknown = || NotationError::syntax(format!("{text:?} is no card"));
        match text {
            "dice" => return Ok(Card::DICE),
            "switch" => return Ok(Card::SWITCH),
            _ => {}
        }
        let digit = text.chars().last().and_then(|last| last.to_digit(10)).ok_or_else(unknown)?;
        let colour = Colour::from_id(&text[..text.len() - 1]).ok_or_else(unknown)?;
        if !(1..=NUMBERS as u32).contains(&digit) {
            return Err(unknown());
        }
        Ok(Card::number(colour, digit as u8))
    }
}

/// A face of the die: a colour, or the star.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Face {
    /// One of the five colours.
    Colour(Colour),
    /// The star.
    Star,
}

impl Face {
    /// All faces, the star last.
    pub const ALL: [Face; FACES] = [
        Face::Colour(Colour::Red),
        Face::Colour(Colour::Blue),
        Face::Colour(Colour::Green),
        Face::Colour(Colour::Yellow),
        Face::Colour(Colour::Purple),
        Face::Star,
    ];

    /// The stable name.
    pub const fn id(self) -> &'static str {
        match self {
            Face::Colour(colour) => colour.id(),
            Face::Star => "star",
        }
    }

    /// The face of this name.
    pub fn from_id(id: &str) -> Option<Face> {
        Face::ALL.into_iter().find(|face| face.id() == id)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_box_holds_what_the_rulebook_lists() {
        assert_eq!(Card::all().map(|card| u32::from(card.in_box())).sum::<u32>(), 120);
        let points: Points = Card::all().map(|card| card.points() * Points::from(card.in_box())).sum();
        assert_eq!(points, 5 * 3 * 21);
    }

    #[test]
    fn cards_have_one_spelling() {
        for card in Card::all() {
            assert_eq!(card.to_string().parse(), Ok(card));
        }
        for bad in ["", "red", "red0", "red7", "Red1", "red 1", "1red", "red11", "dice1", "é", "redé", "red٣"]
        {
            assert!(bad.parse::<Card>().is_err(), "{bad:?}");
        }
    }
}
