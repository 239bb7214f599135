//! Chains: what a mark sets off, and what waits for a choice.
//!
//! A mark may bring bonuses. Circles on a track and foxes are there at once. A cross or a number has to be used at once
//! as well, but the player may have to choose a cell, or, with two of them, the order: such bonuses wait in a [`Pool`],
//! from which any one may come next. Whatever leaves no choice happens by itself, so a chain stops exactly where the
//! player decides something.

use super::layout::{
    Area, BLUE_COLUMNS, BLUE_ROWS, Bonus, GREEN_BONUS, ORANGE_BONUS, ORANGE_FACTORS, PURPLE_BONUS,
    YELLOW_COLUMNS, YELLOW_DIAGONAL_BONUS, YELLOW_ROWS,
};
use super::sheet::{CellSet, DIAGONAL, Sheet};
use crate::state::Points;

/// Where a bonus is printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Source {
    Row(Area, u8),
    Column(Area, u8),
    Diagonal,
    Field(Area, u8),
    Round(u8),
}

/// One step of a chain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Step {
    /// A cell was marked; `value` is the number written, 0 for a cross.
    Marked { area: Area, cell: u8, value: u8, by_bonus: bool },
    /// A yellow column was completed.
    Column { index: u8, points: Points },
    /// A bonus was earned.
    Earned { bonus: Bonus, source: Source },
    /// A bonus could not be used.
    Lost { bonus: Bonus },
}

/// Swallows the steps of a chain that is only tried.
pub fn untold(_: Step) {}

/// Every bonus that can wait, in the order of their places in a pool.
const WAITING: [Bonus; 8] = [
    Bonus::Cross(Area::Yellow),
    Bonus::Cross(Area::Blue),
    Bonus::Cross(Area::Green),
    Bonus::Number(Area::Orange, 4),
    Bonus::Number(Area::Orange, 5),
    Bonus::Number(Area::Orange, 6),
    Bonus::Number(Area::Purple, 6),
    Bonus::Choice,
];

/// The number of every black six.
const BLACK_NUMBER: u8 = 6;

/// The place of a bonus in a pool; `None` for those that never wait.
const fn place(bonus: Bonus) -> Option<u32> {
    match bonus {
        Bonus::Cross(Area::Yellow) => Some(0),
        Bonus::Cross(Area::Blue) => Some(1),
        Bonus::Cross(_) => Some(2),
        Bonus::Number(Area::Purple, _) => Some(6),
        Bonus::Number(_, 4) => Some(3),
        Bonus::Number(_, 5) => Some(4),
        Bonus::Number(..) => Some(5),
        Bonus::Choice => Some(7),
        Bonus::Reroll | Bonus::Extra | Bonus::Fox => None,
    }
}

/// Bonuses that wait to be used: how many of each kind, four bits a kind. No kind is printed more than four times.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Pool(u32);

impl Pool {
    /// Nothing waits.
    pub const EMPTY: Pool = Pool(0);

    /// Whether nothing waits.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many of this bonus wait.
    pub const fn count(self, bonus: Bonus) -> u8 {
        match place(bonus) {
            Some(place) => (self.0 >> (4 * place) & 0xf) as u8,
            None => 0,
        }
    }

    /// One more waits.
    pub const fn add(&mut self, bonus: Bonus) {
        if let Some(place) = place(bonus) {
            self.0 += 1 << (4 * place);
        }
    }

    /// One fewer waits; nothing happens if none did.
    pub const fn remove(&mut self, bonus: Bonus) {
        if let Some(place) = place(bonus)
            && self.count(bonus) > 0
        {
            self.0 -= 1 << (4 * place);
        }
    }

    /// The kinds of bonus that wait.
    pub fn kinds(self) -> impl Iterator<Item = Bonus> {
        WAITING.into_iter().filter(move |&bonus| self.count(bonus) > 0)
    }
}

/// One way to use a bonus that waits: a cross (`value` 0) or a number, and the cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)]
pub struct BonusUse {
    pub value: u8,
    pub area: Area,
    pub cell: u8,
}

impl BonusUse {
    /// The coloured bonus that this uses.
    const fn coloured(self) -> Bonus {
        if self.value == 0 { Bonus::Cross(self.area) } else { Bonus::Number(self.area, self.value) }
    }

    /// The bonus of the pool that this uses; `None` if no such bonus waits.
    pub fn bonus(self, pool: Pool) -> Option<Bonus> {
        let crosses = matches!(self.area, Area::Yellow | Area::Blue | Area::Green);
        if crosses != (self.value == 0) {
            None
        } else if pool.count(self.coloured()) > 0 && WAITING.contains(&self.coloured()) {
            Some(self.coloured())
        } else {
            let black = pool.count(Bonus::Choice) > 0 && (crosses || self.value == BLACK_NUMBER);
            black.then_some(Bonus::Choice)
        }
    }
}

/// The areas in which a bonus may be used, and with which number.
fn targets(bonus: Bonus) -> impl Iterator<Item = (Area, u8)> {
    Area::ALL.into_iter().filter_map(move |area| match bonus {
        Bonus::Cross(own) => (own == area).then_some((area, 0)),
        Bonus::Number(own, value) => (own == area).then_some((area, value)),
        Bonus::Choice if matches!(area, Area::Orange | Area::Purple) => Some((area, BLACK_NUMBER)),
        Bonus::Choice => Some((area, 0)),
        Bonus::Reroll | Bonus::Extra | Bonus::Fox => None,
    })
}

/// Tells every way to use a bonus that waits, each once, in a fixed order.
pub fn choices(sheet: &Sheet, pool: Pool, tell: &mut impl FnMut(BonusUse)) {
    for (area, value) in pool.kinds().flat_map(targets) {
        for cell in sheet.open_for_bonus(area).iter() {
            tell(BonusUse { value, area, cell });
        }
    }
}

/// Uses a bonus that waits. What it brings joins the pool; `settle` goes on from there.
pub fn use_bonus(sheet: &mut Sheet, pool: &mut Pool, chosen: BonusUse, told: &mut impl FnMut(Step)) {
    if let Some(bonus) = chosen.bonus(*pool) {
        pool.remove(bonus);
        mark(sheet, pool, chosen.area, chosen.cell, chosen.value, true, told);
    }
}

/// Writes a die into a cell that is open for it. What it brings joins the pool; `settle` goes on from there.
pub fn write(
    sheet: &mut Sheet,
    pool: &mut Pool,
    area: Area,
    cell: u8,
    value: u8,
    told: &mut impl FnMut(Step),
) {
    mark(sheet, pool, area, cell, value, false, told);
}

/// Does everything that leaves no choice. Afterwards the pool is empty, or the player has to choose.
pub fn settle(sheet: &mut Sheet, pool: &mut Pool, told: &mut impl FnMut(Step)) {
    while !pool.is_empty() {
        drop_useless(sheet, pool, told);
        let Some(forced) = forced_use(sheet, *pool) else { return };
        use_bonus(sheet, pool, forced, told);
    }
}

/// Takes a bonus of the sheet or of a round: circles at once, everything else into the pool.
pub fn earn(sheet: &mut Sheet, pool: &mut Pool, bonus: Bonus, source: Source, told: &mut impl FnMut(Step)) {
    match bonus {
        Bonus::Reroll => sheet.rerolls += 1,
        Bonus::Extra => sheet.extras += 1,
        Bonus::Fox => {}
        Bonus::Cross(_) | Bonus::Number(..) | Bonus::Choice => pool.add(bonus),
    }
    told(Step::Earned { bonus, source });
}

/// Removes every bonus whose area has no open cell: cells never open again, so it is lost.
fn drop_useless(sheet: &Sheet, pool: &mut Pool, told: &mut impl FnMut(Step)) {
    for bonus in pool.kinds() {
        if targets(bonus).all(|(area, _)| sheet.open_for_bonus(area).is_empty()) {
            for _ in 0..pool.count(bonus) {
                pool.remove(bonus);
                told(Step::Lost { bonus });
            }
        }
    }
}

/// The use that comes next if the player has no say: there is only one, or all orders lead to the same position.
fn forced_use(sheet: &Sheet, pool: Pool) -> Option<BonusUse> {
    let has_cells = |(area, _): (Area, u8)| sheet.open_for_bonus(area).len() > 1;
    if pool.kinds().flat_map(targets).any(has_cells) {
        return None;
    }
    let mut first = None;
    let mut outcome = None;
    let mut agree = true;
    choices(sheet, pool, &mut |chosen| {
        let (mut after, mut rest) = (*sheet, pool);
        use_bonus(&mut after, &mut rest, chosen, &mut untold);
        settle(&mut after, &mut rest, &mut untold);
        agree &= *outcome.get_or_insert((after, rest)) == (after, rest);
        first.get_or_insert(chosen);
    });
    first.filter(|_| agree)
}

fn mark(
    sheet: &mut Sheet,
    pool: &mut Pool,
    area: Area,
    cell: u8,
    value: u8,
    by_bonus: bool,
    told: &mut impl FnMut(Step),
) {
    let written = match area {
        Area::Orange => value * ORANGE_FACTORS[usize::from(cell)],
        Area::Purple => value,
        _ => 0,
    };
    told(Step::Marked { area, cell, value: written, by_bonus });
    let bit = CellSet::of(cell).0;
    let (row, column) = (cell / 4, cell % 4);
    match area {
        Area::Yellow => {
            sheet.yellow |= bit;
            if sheet.yellow_column(column) {
                told(Step::Column { index: column, points: YELLOW_COLUMNS[usize::from(column)] });
            }
            if sheet.yellow_row(row) {
                earn(sheet, pool, YELLOW_ROWS[usize::from(row)], Source::Row(area, row), told);
            }
            if bit & DIAGONAL != 0 && sheet.diagonal() {
                earn(sheet, pool, YELLOW_DIAGONAL_BONUS, Source::Diagonal, told);
            }
        }
        Area::Blue => {
            sheet.blue |= bit;
            if sheet.blue_row(row) {
                earn(sheet, pool, BLUE_ROWS[usize::from(row)], Source::Row(area, row), told);
            }
            if sheet.blue_column(column) {
                earn(sheet, pool, BLUE_COLUMNS[usize::from(column)], Source::Column(area, column), told);
            }
        }
        Area::Green => {
            sheet.green = cell + 1;
            earn_field(sheet, pool, GREEN_BONUS[usize::from(cell)], area, cell, told);
        }
        Area::Orange => {
            sheet.orange = cell + 1;
            sheet.orange_points += written;
            sheet.orange_pips |= u64::from(value) << (4 * cell);
            earn_field(sheet, pool, ORANGE_BONUS[usize::from(cell)], area, cell, told);
        }
        Area::Purple => {
            sheet.purple = cell + 1;
            sheet.purple_points += written;
            sheet.purple_last = value;
            sheet.purple_pips |= u64::from(value) << (4 * cell);
            earn_field(sheet, pool, PURPLE_BONUS[usize::from(cell)], area, cell, told);
        }
    }
}

fn earn_field(
    sheet: &mut Sheet,
    pool: &mut Pool,
    bonus: Option<Bonus>,
    area: Area,
    cell: u8,
    told: &mut impl FnMut(Step),
) {
    if let Some(bonus) = bonus {
        earn(sheet, pool, bonus, Source::Field(area, cell), told);
    }
}
