//! What is printed: ten colours of dice, six kinds of cards, and what a field asks for.

use crate::state::Points;

/// How many colours of dice there are.
pub const COLOURS: usize = 10;
/// How many dice there are of each colour.
pub const DICE_PER_COLOUR: usize = 4;
/// All dice.
pub const DICE: usize = COLOURS * DICE_PER_COLOUR;
/// The faces of a die.
pub const FACES: u8 = 6;
/// How many cards lie before every player.
pub const SLOTS: usize = 3;
/// The most fields on a card.
pub const MOST_FIELDS: usize = 9;
/// How many rounds a full game has.
pub const ROUNDS: u8 = 3;

/// A turn in which nobody grabs a die for so long ends by itself.
pub const IDLE_MS: u32 = 60_000;

/// For a STOP after which nothing was missed.
pub const STOP_POINTS: Points = 2;
/// For a card with the most points it can have.
pub const CARD_BONUS: Points = 1;
/// For none, one, two and three cards that end with at least one point.
pub const CARDS_BONUS: [Points; SLOTS + 1] = [0, 0, 2, 3];

/// The colour of a die or a field.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Colour(u8);

/// The names of the colours, in the order of the dice.
const COLOUR_IDS: [&str; COLOURS] =
    ["red", "orange", "yellow", "green", "blue", "purple", "pink", "brown", "grey", "black"];

impl Colour {
    /// The colour at this place in the list.
    pub fn new(index: usize) -> Option<Self> {
        (index < COLOURS).then_some(Self(index as u8))
    }

    /// All colours.
    pub fn all() -> impl Iterator<Item = Colour> {
        (0..COLOURS as u8).map(Self)
    }

    /// Its place in the list.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The stable name.
    pub fn id(self) -> &'static str {
        COLOUR_IDS[self.index()]
    }
}

/// The six kinds of cards; a kind's number is that of its stack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    /// Dice that add up to at most the target, best to exactly that.
    Target,
    /// Two dice on every field, one upon the other.
    Tower,
    /// Lines of three in any of eight directions.
    Row,
    /// One run of consecutive values.
    Chain,
    /// Pairs and triples of equal dice, each with its joker.
    Duo,
    /// Colours and words that contradict each other.
    Confusion,
}

impl Kind {
    /// All kinds, in the order of their stacks.
    pub const ALL: [Kind; 6] =
        [Kind::Target, Kind::Tower, Kind::Row, Kind::Chain, Kind::Duo, Kind::Confusion];

    /// Its place in the list.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The stable name.
    pub const fn id(self) -> &'static str {
        ["target", "tower", "row", "chain", "duo", "confusion"][self.index()]
    }

    /// How many fields a card of this kind has.
    pub const fn fields(self) -> usize {
        if matches!(self, Kind::Target) { 8 } else { MOST_FIELDS }
    }
}

/// The language of the words on a confusion card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Language {
    /// Twelve cards.
    German,
    /// Six cards.
    English,
    /// Six cards.
    French,
}

impl Language {
    /// All languages.
    pub const ALL: [Language; 3] = [Language::German, Language::English, Language::French];

    /// The stable name.
    pub const fn id(self) -> &'static str {
        ["de", "en", "fr"][self as usize]
    }

    /// The printed word for a colour.
    pub fn word(self, colour: Colour) -> &'static str {
        const WORDS: [[&str; COLOURS]; 3] = [
            ["rot", "orange", "gelb", "grün", "blau", "lila", "rosa", "braun", "grau", "schwarz"],
            ["red", "orange", "yellow", "green", "blue", "purple", "pink", "brown", "grey", "black"],
            ["rouge", "orange", "jaune", "vert", "bleu", "violet", "rose", "brun", "gris", "noir"],
        ];
        WORDS[self as usize][colour.index()]
    }
}

/// What the die that is thrown before the drop says about confusion cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Parity {
    /// The colour of the field counts.
    Even,
    /// The word counts.
    Odd,
}

impl Parity {
    /// The stable name.
    pub const fn id(self) -> &'static str {
        match self {
            Parity::Even => "even",
            Parity::Odd => "odd",
        }
    }
}

/// One field as it is printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Field {
    /// The colour asked for; none on a joker field. On a tower it is the colour of the top.
    pub colour: Option<Colour>,
    /// The value asked for.
    pub value: u8,
    /// A second value that will do as well.
    pub other_value: Option<u8>,
    /// The colour under the top of a tower.
    pub bottom: Option<Colour>,
    /// The colour that the word on a confusion field names.
    pub word: Option<Colour>,
    /// Whether the value is printed as a Roman numeral.
    pub is_roman: bool,
}

impl Field {
    /// Whether a value is among the one or two asked for.
    pub fn takes(&self, value: u8) -> bool {
        self.value == value || self.other_value == Some(value)
    }
}

/// A card. Fields lie in a square of three by three, row by row; a target card has its target in the middle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Card {
    /// What has to be done.
    pub kind: Kind,
    /// The number in the middle; 0 on all kinds but one.
    pub target: u8,
    /// The language of the words, on confusion cards.
    pub language: Option<Language>,
    /// Whether the lines of a card of pairs and triples run downwards.
    pub is_vertical: bool,
    /// The fields; those beyond the kind's count are copies of the last.
    pub all_fields: [Field; MOST_FIELDS],
}

impl Card {
    /// The fields that are printed.
    pub fn fields(&self) -> &[Field] {
        &self.all_fields[..self.kind.fields()]
    }

    /// Row and column of a field.
    pub fn cell(&self, field: usize) -> (usize, usize) {
        // The middle of a target card is its target, so the later fields move on by one.
        let cell = if self.kind == Kind::Target && field >= 4 { field + 1 } else { field };
        (cell / 3, cell % 3)
    }

    /// The three lines of a card of pairs and triples: a colour, the joker, a colour.
    pub fn duo_lines(&self) -> [[usize; 3]; 3] {
        if self.is_vertical { [[0, 3, 6], [1, 4, 7], [2, 5, 8]] } else { [[0, 1, 2], [3, 4, 5], [6, 7, 8]] }
    }
}

/// The eight lines of a row-of-three card, as masks of fields:
/// ```text
/// 0 1 2
/// 3 4 5
/// 6 7 8
/// ```
pub const LINES: [u16; 8] = [
    0b000_000_111,
    0b000_111_000,
    0b111_000_000,
    0b001_001_001,
    0b010_010_010,
    0b100_100_100,
    0b100_010_001,
    0b001_010_100,
];
