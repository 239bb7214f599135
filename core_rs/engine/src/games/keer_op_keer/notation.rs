//! A position in one line, and back.
//!
//! ```text
//! board=black active=1 roll=4 dice=rgx13? gone=r3 chosen=1 taken=H+- sheets=00...00+8+H+-/00...00+7+-+y
//! ```
//! `board` is `?` until one is drawn, `active` is `?` until lots are drawn. `gone` are the dice that the active player
//! took away, `chosen` counts the seats that have chosen in this roll. `taken` are the columns and colours whose upper
//! value went in earlier rolls. A sheet is its crosses as a hexadecimal number (bit 0 for A1, bit 7 for B1), jokers
//! left, columns and colours it has for the upper value. `-` stands for nothing.

use std::fmt;
use std::str::FromStr;

use super::board::Board;
use super::cells::{CELLS, CellSet};
use super::layout::{BoardId, COLUMNS, Colour, JOKERS, MOST_CROSSES, MOST_SEATS, SOLO_ROLLS};
use super::moves::Dice;
use super::score::{Sheet, Taken, bits};
use super::state::{KeerState, Phase};
use crate::notation::{NotationError, field, number, or_dash};
use crate::state::Seat;

/// Hexadecimal digits for the cells of a board.
const CROSS_DIGITS: usize = CELLS.div_ceil(4);
/// Rolls in a game at most, far more than anybody plays: it keeps the number in its type.
const MOST_ROLLS: u16 = 9_999;

fn or_else<T: ToString>(item: Option<T>, nothing: &str) -> String {
    item.map_or_else(|| nothing.to_owned(), |item| item.to_string())
}

fn columns_text(columns: u16) -> String {
    or_dash(bits(columns).map(|column| char::from(b'A' + column as u8)).collect())
}

fn colours_text(colours: u8) -> String {
    or_dash(bits(colours).map(|colour| Colour::ALL[colour].letter()).collect())
}

impl fmt::Display for KeerState {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let board = or_else(self.board().map(Board::id), "?");
        let active = or_else(self.active.map(|seat| seat.0), "?");
        let (dice, gone) = (or_else(self.dice, "-"), or_else(self.gone, "-"));
        write!(f, "board={board} active={active} roll={} dice={dice} gone={gone}", self.roll)?;
        let taken = format!("{}+{}", columns_text(self.taken.columns), colours_text(self.taken.colours));
        write!(f, " chosen={} taken={taken} sheets=", self.chosen)?;
        for (index, sheet) in self.sheets.iter().enumerate() {
            let separator = if index > 0 { "/" } else { "" };
            let first =
                format!("{}+{}", columns_text(sheet.first_columns), colours_text(sheet.first_colours));
            write!(f, "{separator}{:0CROSS_DIGITS$x}+{}+{first}", sheet.crossed.0, sheet.jokers)?;
        }
        Ok(())
    }
}

fn unless<T: FromStr<Err = NotationError>>(text: &str, nothing: &str) -> Result<Option<T>, NotationError> {
    if text == nothing { Ok(None) } else { text.parse().map(Some) }
}

/// Reads names in ascending order as bits: a set has one spelling.
fn read_set(text: &str, names: impl Iterator<Item = char>) -> Result<u16, NotationError> {
    let mut left = if text == "-" { "" } else { text };
    let mut found = 0;
    for (bit, name) in names.enumerate() {
        if let Some(rest) = left.strip_prefix(name) {
            found |= 1 << bit;
            left = rest;
        }
    }
    if left.is_empty() && !text.is_empty() {
        Ok(found)
    } else {
        Err(NotationError::syntax(format!("{text:?} does not name columns or colours in order")))
    }
}

fn read_columns(text: &str) -> Result<u16, NotationError> {
    read_set(text, ('A'..='O').take(COLUMNS))
}

fn read_colours(text: &str) -> Result<u8, NotationError> {
    read_set(text, Colour::ALL.into_iter().map(Colour::letter)).map(|bits| bits as u8)
}

fn read_sheet(text: &str) -> Result<Sheet, NotationError> {
    let words: Vec<_> = text.split('+').collect();
    let [crossed, jokers, columns, colours] = words[..] else {
        return Err(NotationError::syntax("a sheet has four parts"));
    };
    let spelled = crossed.len() == CROSS_DIGITS
        && crossed.bytes().all(|digit| digit.is_ascii_digit() || (b'a'..=b'f').contains(&digit));
    let crossed = u128::from_str_radix(crossed, 16).ok().filter(|_| spelled).map(CellSet);
    let crossed = crossed
        .filter(|crossed| crossed.is_subset(CellSet::ALL))
        .ok_or_else(|| NotationError::syntax("the crosses of a sheet"))?;
    let jokers = number(jokers)?;
    if jokers > JOKERS {
        return Err(NotationError::impossible("more jokers than a sheet has"));
    }
    let (first_columns, first_colours) = (read_columns(columns)?, read_colours(colours)?);
    Ok(Sheet { crossed, jokers, first_columns, first_colours })
}

impl FromStr for KeerState {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let mut words = text.split(' ');
        let board: Option<BoardId> = unless(field(words.next(), "board")?, "?")?;
        let active = match field(words.next(), "active")? {
            "?" => None,
            seat => Some(Seat(number(seat)?)),
        };
        let roll = number(field(words.next(), "roll")?)?;
        let dice: Option<Dice> = unless(field(words.next(), "dice")?, "-")?;
        let gone = unless(field(words.next(), "gone")?, "-")?;
        let chosen = number(field(words.next(), "chosen")?)?;
        let (columns, colours) = field(words.next(), "taken")?
            .split_once('+')
            .ok_or_else(|| NotationError::syntax("taken has two parts"))?;
        let taken = Taken { columns: read_columns(columns)?, colours: read_colours(colours)? };
        let sheets = field(words.next(), "sheets")?.split('/').take(MOST_SEATS + 1);
        let sheets = sheets.map(read_sheet).collect::<Result<Vec<_>, _>>()?;
        if words.next().is_some() {
            return Err(NotationError::syntax("there is more than a position"));
        }
        let board = board.map(Board::find);
        let state = KeerState { board, sheets, taken, roll, active, dice, gone, chosen };
        state.validate()?;
        Ok(state)
    }
}

impl KeerState {
    /// Whether the parts of a position that was read go together.
    fn validate(&self) -> Result<(), NotationError> {
        let fault = |found, what: &str| if found { Err(NotationError::impossible(what)) } else { Ok(()) };
        let seats = self.sheets.len();
        fault(seats > MOST_SEATS, "too many seats")?;
        fault(self.active.is_some_and(|seat| seat.index() >= seats), "nobody sits where the dice are")?;
        fault(self.roll > if self.is_solo() { SOLO_ROLLS } else { MOST_ROLLS }, "too many rolls")?;
        fault(self.is_solo() && self.active.is_none(), "lots are drawn alone")?;
        fault((self.roll == 0) && self.dice.is_some(), "dice before the first roll")?;
        let Some(board) = self.board().filter(|_| self.active.is_some() && self.roll > 0) else {
            let untouched = self.roll == 0
                && self.dice.is_none()
                && self.taken == Taken::default()
                && self.sheets.iter().all(|sheet| *sheet == Sheet::default());
            fault(!untouched || self.gone.is_some() || self.chosen > 0, "a game that began too early")?;
            // A board is drawn before lots are.
            return Ok(());
        };
        self.validate_dice()?;
        for (seat, sheet) in (0..).map(Seat).zip(&self.sheets) {
            let is_waiting = self.waiting().any(|waiting| waiting == seat);
            self.validate_sheet(board, sheet, self.dice.is_some() && !is_waiting)?;
        }
        let firsts = self.sheets.iter().fold((0, 0), |(columns, colours), sheet| {
            (columns | sheet.first_columns, colours | sheet.first_colours)
        });
        let is_earned = self.taken.columns & !firsts.0 == 0 && self.taken.colours & !firsts.1 == 0;
        fault(!is_earned, "upper values that nobody has")
    }

    fn validate_dice(&self) -> Result<(), NotationError> {
        let fault = |found, what: &str| if found { Err(NotationError::impossible(what)) } else { Ok(()) };
        let seats = self.sheets.len();
        match self.dice {
            None => fault(self.gone.is_some() || self.chosen > 0, "choices without dice"),
            Some(dice) => {
                fault(dice.colours().len() != Dice::at_table(seats), "too few or too many dice")?;
                fault(usize::from(self.chosen) >= seats, "a roll in which all have chosen")?;
                let can_be_gone = |gone: super::moves::Pair| {
                    !self.is_open_roll()
                        && self.chosen > 0
                        && dice.colours().contains(&gone.colour)
                        && dice.numbers().contains(&gone.number)
                };
                fault(self.gone.is_some_and(|gone| !can_be_gone(gone)), "dice taken that cannot be")
            }
        }
    }

    /// Whether a sheet can look like this after the rolls there were; `has_chosen` in the one on the table.
    fn validate_sheet(&self, board: &Board, sheet: &Sheet, has_chosen: bool) -> Result<(), NotationError> {
        let fault = |found, what: &str| if found { Err(NotationError::impossible(what)) } else { Ok(()) };
        let reached = sheet.crossed.flooded_from(CellSet::START);
        fault(reached != sheet.crossed, "crosses that nothing leads to")?;
        let turns = usize::from(self.roll) - usize::from(self.dice.is_some() && !has_chosen);
        fault(sheet.crossed.len() > turns * MOST_CROSSES, "more crosses than dice allow")?;
        fault(usize::from(JOKERS - sheet.jokers) > turns * 2, "more jokers spent than dice allow")?;
        let (columns, colours) = (sheet.full_columns(), sheet.full_colours(board));
        let earned = sheet.first_columns & !columns == 0 && sheet.first_colours & !colours == 0;
        fault(!earned, "upper values without their crosses")?;
        let (new_columns, new_colours) = (columns & !self.taken.columns, colours & !self.taken.colours);
        fault(
            !has_chosen && (new_columns > 0 || new_colours > 0),
            "full columns or colours that were not told",
        )?;
        let first = new_columns & !sheet.first_columns == 0 && new_colours & !sheet.first_colours == 0;
        fault(!first, "a column or colour filled first without its upper value")?;
        let is_end = !self.is_solo() && colours.count_ones() >= super::layout::ENDING_COLOURS;
        fault(is_end && !has_chosen && self.phase() != Phase::Over, "a game that should be over")
    }
}
