//! A position in one line, and back.
//!
//! ```text
//! rules=off round=1 sheets=---*--*--*--*---,*-----------,0,-,-,1,0 turn=active:0:0 roll=1:0:throw dice=------
//! tray=wybgop platter=- fields=- spent=- pool=-
//! ```
//! `rules` is the fallback alone. A sheet has its yellow and blue cells (`x` crossed, `*` printed), the count of green
//! crosses, the dice written in orange and purple, the rerolls and extra dice that are free. `turn` is the stage, the
//! active seat and the seat that acts; `roll` its number, the rerolls used in it, and whether dice are about to be
//! thrown or somebody chooses. `spent` has the extra dice of every seat, `pool` the bonuses that wait.

use std::fmt;
use std::str::FromStr;

use super::bonus::Pool;
use super::layout::{Area, Bonus, DICE, DiceSet, Die, FIELDS, MOST_SEATS, ORANGE_FACTORS, ROLLS};
use super::moves::read_dice;
use super::rules::Rules;
use super::sheet::{BLUE_CELLS, PICTURE, Sheet, YELLOW_CELLS};
use super::state::{CleverState, Stage};
use crate::notation::{NotationError, join, or_dash};
use crate::state::Seat;

/// Every bonus that can wait, with its name.
const POOL_NAMES: [(Bonus, &str); 8] = [
    (Bonus::Cross(Area::Yellow), "xy"),
    (Bonus::Cross(Area::Blue), "xb"),
    (Bonus::Cross(Area::Green), "xg"),
    (Bonus::Number(Area::Orange, 4), "4o"),
    (Bonus::Number(Area::Orange, 5), "5o"),
    (Bonus::Number(Area::Orange, 6), "6o"),
    (Bonus::Number(Area::Purple, 6), "6p"),
    (Bonus::Choice, "black"),
];

const STAGE_NAMES: [(Stage, &str); 7] = [
    (Stage::Round, "round"),
    (Stage::Active, "active"),
    (Stage::ActiveExtra, "active_extra"),
    (Stage::Passive, "passive"),
    (Stage::PassiveExtra, "passive_extra"),
    (Stage::Last, "last"),
    (Stage::Over, "over"),
];

fn letters(dice: impl IntoIterator<Item = Die>) -> String {
    or_dash(dice.into_iter().map(Die::letter).collect())
}

fn cells(crossed: u16, printed: u16, count: u8) -> String {
    let letter = |cell| match 1_u16 << cell {
        bit if printed & bit != 0 => '*',
        bit if crossed & bit != 0 => 'x',
        _ => '-',
    };
    (0..count).map(letter).collect()
}

fn sheet_text(sheet: &Sheet) -> String {
    let pips =
        |area, filled| or_dash((0..filled).map(|field| char::from(b'0' + sheet.pips(area, field))).collect());
    format!(
        "{},{},{},{},{},{},{}",
        cells(sheet.yellow, YELLOW_CELLS[0], Area::Yellow.cells()),
        cells(sheet.blue, PICTURE, Area::Blue.cells()),
        sheet.green,
        pips(Area::Orange, sheet.orange),
        pips(Area::Purple, sheet.purple),
        sheet.rerolls,
        sheet.extras,
    )
}

impl fmt::Display for CleverState {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let fallback = if self.rules.solo_fallback { "on" } else { "off" };
        let sheets = join(self.sheets().iter().map(sheet_text), "/");
        let stage = STAGE_NAMES.iter().find(|(stage, _)| *stage == self.stage).map_or("", |(_, name)| name);
        let doing = if self.to_throw { "throw" } else { "choose" };
        let face = |face: u8| if face == 0 { '-' } else { char::from(b'0' + face) };
        let dice: String = self.faces.into_iter().map(face).collect();
        let spent = &self.spent[..usize::from(self.seats)];
        let waiting =
            |(bonus, name): (Bonus, &str)| vec![name.to_owned(); usize::from(self.pool.count(bonus))];
        write!(f, "rules={fallback} round={} sheets={sheets}", self.round)?;
        write!(f, " turn={stage}:{}:{}", self.active.0, self.seat.0)?;
        write!(f, " roll={}:{}:{doing} dice={dice}", self.roll, self.rerolled)?;
        write!(f, " tray={} platter={}", letters(self.tray.iter()), letters(self.platter.iter()))?;
        write!(f, " fields={}", letters(self.fields.into_iter().flatten()))?;
        write!(f, " spent={}", join(spent.iter().map(|dice| letters(dice.iter())), "/"))?;
        write!(f, " pool={}", or_dash(join(POOL_NAMES.into_iter().flat_map(waiting), ",")))
    }
}

fn syntax<T>(what: &str, text: &str) -> Result<T, NotationError> {
    Err(NotationError::syntax(format!("{text:?} is not {what}")))
}

/// A number of one digit, at most so high.
fn digit(text: &str, most: u8) -> Result<u8, NotationError> {
    match text.as_bytes() {
        [byte @ b'0'..=b'9'] if byte - b'0' <= most => Ok(byte - b'0'),
        _ => syntax("a number that can stand here", text),
    }
}

fn undash(text: &str) -> Result<&str, NotationError> {
    match text {
        "" => syntax("a list", text),
        "-" => Ok(""),
        _ => Ok(text),
    }
}

fn parts<const N: usize>(text: &str, separator: char) -> Result<[&str; N], NotationError> {
    let words: Vec<_> = text.split(separator).collect();
    words.try_into().or_else(|_| syntax("a list of the right length", text))
}

fn read_cells(text: &str, printed: u16, count: u8) -> Result<u16, NotationError> {
    if text.len() != usize::from(count) {
        return syntax("an area of cells", text);
    }
    let mut crossed = 0;
    for (cell, letter) in text.bytes().enumerate() {
        let bit = 1 << cell;
        match letter {
            b'*' if printed & bit != 0 => {}
            b'x' if printed & bit == 0 => crossed |= bit,
            b'-' if printed & bit == 0 => {}
            _ => return syntax("an area of cells", text),
        }
    }
    Ok(crossed)
}

fn read_pips(text: &str) -> Result<Vec<u8>, NotationError> {
    let digits = undash(text)?;
    if digits.len() > usize::from(FIELDS) || !digits.bytes().all(|digit| (b'1'..=b'6').contains(&digit)) {
        return syntax("a row of dice", text);
    }
    Ok(digits.bytes().map(|digit| digit - b'0').collect())
}

fn read_sheet(text: &str, round: u8) -> Result<Sheet, NotationError> {
    let [yellow, blue, green, orange, purple, rerolls, extras] = parts(text, ',')?;
    let mut sheet = Sheet {
        yellow: YELLOW_CELLS[0] | read_cells(yellow, YELLOW_CELLS[0], Area::Yellow.cells())?,
        blue: BLUE_CELLS & read_cells(blue, PICTURE, Area::Blue.cells())?,
        green: match green {
            "10" => 10,
            "11" => FIELDS,
            _ => digit(green, 9)?,
        },
        ..Sheet::NEW
    };
    for pips in read_pips(orange)? {
        let field = sheet.orange;
        sheet.orange_pips |= u64::from(pips) << (4 * field);
        sheet.orange_points += pips * ORANGE_FACTORS[usize::from(field)];
        sheet.orange += 1;
    }
    for pips in read_pips(purple)? {
        if sheet.open_cells(Area::Purple, pips).is_empty() {
            return Err(NotationError::impossible("purple numbers that do not rise"));
        }
        sheet.purple_pips |= u64::from(pips) << (4 * sheet.purple);
        sheet.purple_points += pips;
        sheet.purple_last = pips;
        sheet.purple += 1;
    }
    sheet.rerolls = digit(rerolls, sheet.earned(Bonus::Reroll, round))?;
    sheet.extras = digit(extras, sheet.earned(Bonus::Extra, round))?;
    Ok(sheet)
}

fn read_set(text: &str) -> Result<DiceSet, NotationError> {
    read_dice(undash(text)?).map_or_else(|| syntax("a set of dice", text), Ok)
}

fn read_faces(text: &str) -> Result<[u8; DICE], NotationError> {
    let mut faces = [0; DICE];
    if text.len() != DICE {
        return syntax("six dice", text);
    }
    for (face, letter) in faces.iter_mut().zip(text.bytes()) {
        *face = match letter {
            b'-' => 0,
            b'1'..=b'6' => letter - b'0',
            _ => return syntax("six dice", text),
        };
    }
    Ok(faces)
}

fn read_fields(text: &str) -> Result<[Option<Die>; ROLLS as usize], NotationError> {
    let mut fields = [None; ROLLS as usize];
    let letters = undash(text)?;
    if letters.chars().count() > fields.len() {
        return syntax("at most three dice", text);
    }
    for (field, letter) in fields.iter_mut().zip(letters.chars()) {
        *field = Some(Die::from_letter(letter).map_or_else(|| syntax("a die", text), Ok)?);
    }
    Ok(fields)
}

fn read_pool(text: &str) -> Result<Pool, NotationError> {
    let mut pool = Pool::EMPTY;
    let mut least = 0;
    for name in undash(text)?.split(',').filter(|_| text != "-") {
        let place = POOL_NAMES.iter().position(|(_, other)| *other == name).filter(|&place| place >= least);
        let Some(place) = place else { return syntax("a pool of bonuses", text) };
        least = place;
        pool.add(POOL_NAMES[place].0);
        // No bonus is printed more often than this, and the pool counts no further.
        if pool.count(POOL_NAMES[place].0) > 4 {
            return Err(NotationError::impossible("more bonuses than are printed"));
        }
    }
    Ok(pool)
}

impl FromStr for CleverState {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let words: [&str; 11] = parts(text, ' ')?;
        let field = |index: usize, name: &str| {
            words[index]
                .strip_prefix(name)
                .and_then(|rest| rest.strip_prefix('='))
                .ok_or_else(|| NotationError::syntax(format!("{name}= is missing")))
        };
        let solo_fallback = match field(0, "rules")? {
            "on" => true,
            "off" => false,
            other => return syntax("on or off", other),
        };
        let round = digit(field(1, "round")?, 6)?;
        let read = field(2, "sheets")?.split('/').map(|sheet| read_sheet(sheet, round));
        let read = read.collect::<Result<Vec<_>, _>>()?;
        if read.len() > MOST_SEATS {
            return Err(NotationError::impossible("too many sheets"));
        }
        let seats = read.len() as u8;
        let mut sheets = [Sheet::NEW; MOST_SEATS];
        sheets[..read.len()].copy_from_slice(&read);
        let [stage, active, seat] = parts(field(3, "turn")?, ':')?;
        let stage = STAGE_NAMES.iter().find(|(_, name)| *name == stage);
        let Some(&(stage, _)) = stage else { return syntax("a stage", words[3]) };
        let [roll, rerolled, doing] = parts(field(4, "roll")?, ':')?;
        let spent = field(9, "spent")?.split('/').map(read_set).collect::<Result<Vec<_>, _>>()?;
        if spent.len() != read.len() {
            return syntax("a list for every seat", words[9]);
        }
        let mut spent_by = [DiceSet::NONE; MOST_SEATS];
        spent_by[..spent.len()].copy_from_slice(&spent);
        let state = CleverState {
            rules: Rules { solo_fallback },
            seats,
            sheets,
            round,
            active: Seat(digit(active, seats - 1)?),
            seat: Seat(digit(seat, seats - 1)?),
            stage,
            roll: digit(roll, ROLLS)?,
            rerolled: digit(rerolled, 7)?,
            to_throw: match doing {
                "throw" => true,
                "choose" => false,
                _ => return syntax("throw or choose", doing),
            },
            faces: read_faces(field(5, "dice")?)?,
            tray: read_set(field(6, "tray")?)?,
            platter: read_set(field(7, "platter")?)?,
            fields: read_fields(field(8, "fields")?)?,
            spent: spent_by,
            pool: read_pool(field(10, "pool")?)?,
        };
        state.validate()?;
        Ok(state)
    }
}
