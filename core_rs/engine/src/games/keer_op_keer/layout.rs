//! What is printed: seven boards, the points below their columns, the dice.
//!
//! ```text
//!        A B C D E F G H I J K L M N O
//!        g g g y y y y G b b b O y y y      y yellow, g green, b blue, r red (pink), o orange;
//!        o g Y g Y y o o r B b o o g g      upper case: a star.
//!        B g r g g g G r r r y y o g g
//!        b r r g o O b b g g y y o R b      H is the start column.
//!        r o o o o r b b o o o r r r r
//!        r B b R r r r y Y o R b b b O      8 jokers "!", each unused one counts a point;
//!        y y b b b b r y y y g g G o o      each star without a cross costs two.
//! first  5 3 3 3 2 2 2 1 2 2 2 3 3 3 5      first to fill a colour 5, later 3
//! later  3 2 2 2 1 1 1 0 1 1 1 2 2 2 3
//! ```
//! Source: the rulebook (999 Games, after Schmidt Spiele 2016) and the sheets of the game; the six other boards have
//! the same points. Every board holds to the same pattern, which the tests state.

use std::fmt;
use std::str::FromStr;

use crate::notation::NotationError;
use crate::state::Points;

/// Columns A to O.
pub const COLUMNS: usize = 15;
/// Rows, counted from the top.
pub const ROWS: usize = 7;
/// Column H, in which everybody starts.
pub const START_COLUMN: usize = 7;
/// Colours of cells.
pub const COLOURS: usize = 5;
/// Blocks of each colour: one of each size from 1 to this.
pub const BLOCKS_PER_COLOUR: usize = 6;
/// Stars of each colour.
pub const STARS_PER_COLOUR: usize = 3;
/// The points for whoever fills a column first, or together with the first.
pub const COLUMN_FIRST: [Points; COLUMNS] = [5, 3, 3, 3, 2, 2, 2, 1, 2, 2, 2, 3, 3, 3, 5];
/// The points for everybody after that.
pub const COLUMN_LATER: [Points; COLUMNS] = [3, 2, 2, 2, 1, 1, 1, 0, 1, 1, 1, 2, 2, 2, 3];
/// The bonus for whoever fills a colour first, or together with the first.
pub const COLOUR_FIRST: Points = 5;
/// The bonus for everybody after that.
pub const COLOUR_LATER: Points = 3;
/// Jokers "!" on a sheet.
pub const JOKERS: u8 = 8;
/// What an unused joker is worth at the end.
pub const JOKER_POINTS: Points = 1;
/// What a star without a cross is worth at the end.
pub const STAR_POINTS: Points = -2;
/// The highest number on a die, and so the most crosses at once.
pub const MOST_CROSSES: usize = 5;
/// The first rolls of the game, in which nobody takes dice away.
pub const OPEN_ROLLS: u16 = 3;
/// Rolls in a solo game: two strokes in each of the fifteen letter fields.
pub const SOLO_ROLLS: u16 = 30;
/// Full colours on one sheet that end the game.
pub const ENDING_COLOURS: u32 = 2;
/// Seats at most: six pens in the box.
pub const MOST_SEATS: usize = 6;
/// Dice of each kind when people play together.
pub const DICE: usize = 3;
/// Dice of each kind when one plays alone.
pub const SOLO_DICE: usize = 2;
/// The lowest score of each row of the solo table, best row first; below the last one is a row of its own.
pub const RATINGS: [Points; 12] = [41, 37, 33, 29, 25, 21, 17, 13, 9, 5, 1, 0];

/// The row of the solo table for a score, best row 0.
pub fn rating(score: Points) -> usize {
    RATINGS.iter().position(|&least| score >= least).unwrap_or(RATINGS.len())
}

/// A colour of cells, and five of the six faces of a colour die.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[allow(missing_docs)]
pub enum Colour {
    Yellow,
    Green,
    Blue,
    Red,
    Orange,
}

impl Colour {
    /// All colours, in the order of the print.
    pub const ALL: [Colour; COLOURS] =
        [Colour::Yellow, Colour::Green, Colour::Blue, Colour::Red, Colour::Orange];

    /// The position in [`Colour::ALL`].
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The stable name, used by the screens.
    pub const fn id(self) -> &'static str {
        match self {
            Colour::Yellow => "yellow",
            Colour::Green => "green",
            Colour::Blue => "blue",
            Colour::Red => "red",
            Colour::Orange => "orange",
        }
    }

    /// The letter in boards and notation: the first of its name.
    pub const fn letter(self) -> char {
        self.id().as_bytes()[0] as char
    }

    /// The colour of a letter.
    pub fn from_letter(letter: char) -> Option<Colour> {
        Colour::ALL.into_iter().find(|colour| colour.letter() == letter)
    }
}

/// One of the printed boards: seven rows of fifteen letters.
#[derive(Clone, Copy, Debug)]
pub struct PrintedBoard {
    /// The stable name: the colour of the sheet.
    pub id: &'static str,
    /// What is printed on it.
    pub rows: [&'static str; ROWS],
}

/// Every printed board; the first is the one in every box.
pub const PRINTED: [PrintedBoard; 7] = [
    PrintedBoard {
        id: "black",
        rows: [
            "gggyyyyGbbbOyyy",
            "ogYgYyoorBboogg",
            "BgrgggGrrryyogg",
            "brrgoObbggyyoRb",
            "roooorbbooorrrr",
            "rBbRrrryYoRbbbO",
            "yybbbbryyyggGoo",
        ],
    },
    PrintedBoard {
        id: "red",
        rows: [
            "gGooOrrrYbbbbbr",
            "rooygGbyyyGooOr",
            "BbbRggByrrrogoo",
            "bbrrrggOoRygggg",
            "brrbbbobboyyyyB",
            "oyggboogbooYRry",
            "yyYgyyygggorrry",
        ],
    },
    PrintedBoard {
        id: "blue",
        rows: [
            "rrggyyYggrrrroo",
            "OrrBbGyggRgYroo",
            "bOobgggroggggGy",
            "bbooogrrooooBby",
            "gbbrrrbBbbObyyG",
            "ggYyrbbyyybboyb",
            "yyyyRoooRyyborr",
        ],
    },
    PrintedBoard {
        id: "green",
        rows: [
            "OgbbrrrgggYyyrr",
            "ggggrygRggryyry",
            "bboGyyGbrrrrooy",
            "booooggbbbboRoo",
            "bROrboooBYoorYO",
            "rrrrbbbyyyoBggg",
            "yyyyGByyooggbbb",
        ],
    },
    PrintedBoard {
        id: "orange",
        rows: [
            "OoYorrRgoRggggg",
            "boooGrggYrrGbyy",
            "ybbggrgyyyrrbyO",
            "yYbyyyyBbyyrooo",
            "rygBbGyobbbbobb",
            "gggrbbboggOyyBb",
            "grrrooorroooRrr",
        ],
    },
    PrintedBoard {
        id: "purple",
        rows: [
            "yyOooGbbbyyrrgg",
            "obbbrrrRryYbrRo",
            "oobbYrOooBbbrbB",
            "oGyyyyogobbObbr",
            "gggRyoggYooooor",
            "Bgrggogygrryyyr",
            "rrrgbbyyggggGyy",
        ],
    },
    PrintedBoard {
        id: "yellow",
        rows: [
            "rggYyyyorrgggbY",
            "rgrrryyorrggbbb",
            "bRrbbGggggRbOBr",
            "oooobbbBgYybrrr",
            "ybboorrrbbbRroo",
            "yyBggoOyyobyyyo",
            "GyygGooyOoooygg",
        ],
    },
];

/// How many boards the generator can be asked for, by number.
pub const RANDOM_BOARDS: u16 = 1000;

/// Which board is played on: a printed one (`black`), or a generated one by its number (`b42`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum BoardId {
    /// The position in [`PRINTED`].
    Printed(u8),
    /// The number of a generated board, below [`RANDOM_BOARDS`].
    Random(u16),
}

impl fmt::Display for BoardId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            BoardId::Printed(index) => f.write_str(PRINTED[usize::from(index)].id),
            BoardId::Random(number) => write!(f, "b{number}"),
        }
    }
}

impl FromStr for BoardId {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        if let Some(index) = PRINTED.iter().position(|board| board.id == text) {
            return Ok(BoardId::Printed(index as u8));
        }
        let fault = || NotationError::syntax(format!("no board is called {text:?}"));
        let digits = text.strip_prefix('b').ok_or_else(fault)?;
        let number: u16 = digits.parse().map_err(|_| fault())?;
        // A number has one spelling: no plus sign, no leading zeros.
        if number < RANDOM_BOARDS && number.to_string() == digits {
            Ok(BoardId::Random(number))
        } else {
            Err(NotationError { code: "no_such_board", detail: text.to_owned() })
        }
    }
}
