//! What the value net sees of a sheet between two decisions.
//!
//! Every slot holds exactly one active feature. Rows, columns and the diagonal are looked up as whole patterns, so that
//! the net reads off directly which bonus is how far away; counts go together with the round, foxes with the lowest
//! area, purple fields with the last number.

use crate::games::clever::layout::{Area, DICE, DiceSet, Die};
use crate::games::clever::sheet::Sheet;
use crate::state::Points;

/// Features that are active at a time.
pub(super) const SLOTS: usize = 49;

/// The active feature of every slot.
pub(super) type Active = [u16; SLOTS];

/// How many values each slot can take.
const SIZES: [u16; SLOTS] = [
    8, 8, 8, 8, 8, 8, 8, 8, 16, 4, 4, 4, 4, 4,
    4, // yellow: rows, columns, diagonal, the two cells of each number
    8, 16, 16, 4, 8, 8, 8, // blue: rows, columns
    78, 72, 72, 72, 72, 72, 48, 48,
    78, // marks by round, purple fields by last number, tracks, foxes by lowest area
    37, 25, 17, 31, 40,
    16, // moment, orange and purple sums, lowest points, lowest area, yellow columns
    8, 8, 8, 8, 8, 8, 12, 65, 4, 3, 3, 3, // dice, blue sum, dice to throw, whether dice fit
];

/// The first feature of every slot, and the number of features.
const FIRST: [u16; SLOTS + 1] = {
    let mut first = [0; SLOTS + 1];
    let mut slot = 0;
    while slot < SLOTS {
        first[slot + 1] = first[slot] + SIZES[slot];
        slot += 1;
    }
    first
};

/// Features altogether.
pub(super) const FEATURES: usize = FIRST[SLOTS] as usize;

/// Moments in a round: before each of three rolls, extra dice after them, before the passive turn, extra dice after it.
pub(super) const MOMENTS: u8 = 6;
/// The window for extra dice after the active turn.
pub(super) const ACTIVE_WINDOW: u8 = 3;
/// Before the passive turn.
pub(super) const BEFORE_PASSIVE: u8 = 4;
/// The window for extra dice after the passive turn.
pub(super) const PASSIVE_WINDOW: u8 = 5;
/// Before the choice of the fourth round.
pub(super) const BEFORE_CHOICE: u8 = 36;

/// The order in which the net sees the dice: white last.
const SEEN: [Die; DICE] = [Die::Yellow, Die::Blue, Die::Green, Die::Orange, Die::Purple, Die::White];

/// A sheet between two decisions: what the dice bring next is open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Afterstate {
    /// The sheet.
    pub(super) sheet: Sheet,
    /// `6 * round + moment` with both counted from 0, or [`BEFORE_CHOICE`].
    pub(super) time: u8,
    /// The faces of the dice that lie, 0 for those about to be thrown.
    pub(super) faces: [u8; DICE],
    /// The dice already used as extras.
    pub(super) spent: DiceSet,
}

/// Four bits without the one at `bit`, which is always set.
const fn without_bit(four: u16, bit: u32) -> u16 {
    (four & ((1 << bit) - 1)) | (four >> (bit + 1) << bit)
}

/// Fills slot after slot.
struct Filler<'a> {
    active: &'a mut Active,
    slot: usize,
}

impl Filler<'_> {
    fn put(&mut self, value: u16) {
        debug_assert!(value < SIZES[self.slot], "slot {} cannot be {value}", self.slot);
        self.active[self.slot] = FIRST[self.slot] + value;
        self.slot += 1;
    }
}

impl Afterstate {
    /// Writes down the active features; answers the points in the five areas.
    pub(super) fn features(&self, active: &mut Active) -> Points {
        let mut filler = Filler { active, slot: 0 };
        let columns = self.yellow_features(&mut filler);
        self.blue_features(&mut filler);
        let points = self.economy_features(&mut filler);
        filler.put(columns);
        self.dice_features(&mut filler);
        points
    }

    /// Answers which columns are complete.
    fn yellow_features(&self, filler: &mut Filler) -> u16 {
        let yellow = self.sheet.yellow;
        for row in 0..4 {
            filler.put(without_bit(yellow >> (4 * row) & 15, 3 - row));
        }
        let mut complete = 0;
        for column in 0..4 {
            let cells = yellow >> column & 0x1111;
            let pattern = (cells | cells >> 3 | cells >> 6 | cells >> 9) & 15;
            complete |= u16::from(pattern == 15) << column;
            filler.put(without_bit(pattern, 3 - column));
        }
        filler.put((yellow & 1) | (yellow >> 4 & 2) | (yellow >> 8 & 4) | (yellow >> 12 & 8));
        // The two cells of each number, 1 to 6.
        for (one, other) in [(5, 8), (4, 10), (0, 13), (11, 14), (2, 7), (1, 15)] {
            filler.put((yellow >> one & 1) | (yellow >> other & 1) << 1);
        }
        complete
    }

    fn blue_features(&self, filler: &mut Filler) {
        let blue = self.sheet.blue;
        filler.put(blue >> 1 & 7);
        filler.put(blue >> 4 & 15);
        filler.put(blue >> 8 & 15);
        filler.put((blue >> 4 & 1) | (blue >> 7 & 2));
        for column in 1..4 {
            filler.put((blue >> column & 1) | (blue >> (column + 3) & 2) | (blue >> (column + 6) & 4));
        }
    }

    fn economy_features(&self, filler: &mut Filler) -> Points {
        let sheet = &self.sheet;
        let round = u16::from(if self.time == BEFORE_CHOICE { 3 } else { self.time / MOMENTS });
        let points = sheet.points();
        let lowest = points.into_iter().fold(Points::MAX, Points::min);
        let area = points.iter().position(|&other| other == lowest).unwrap_or(0) as u16;
        let lowest = lowest as u16;
        let last = u16::from(sheet.purple_last % 6);
        filler.put((sheet.yellow.count_ones() as u16 - 4) * 6 + round);
        filler.put(sheet.blue.count_ones() as u16 * 6 + round);
        filler.put(u16::from(sheet.green) * 6 + round);
        filler.put(u16::from(sheet.orange) * 6 + round);
        filler.put(u16::from(sheet.purple) * 6 + last);
        filler.put(u16::from(sheet.purple) * 6 + round);
        filler.put(u16::from(sheet.rerolls) * 6 + round);
        filler.put(u16::from(sheet.extras) * 6 + round);
        filler.put(sheet.foxes() as u16 * 13 + (lowest / 5).min(12));
        filler.put(u16::from(self.time));
        filler.put(u16::from(sheet.orange_points) / 4);
        filler.put(u16::from(sheet.purple_points) / 4);
        filler.put((lowest / 2).min(30));
        filler.put(area * 8 + (lowest / 8).min(7));
        points.iter().sum()
    }

    fn dice_features(&self, filler: &mut Filler) {
        let face = |die: Die| self.faces[die.index()];
        let mut thrown = 0;
        for (place, die) in SEEN.into_iter().enumerate() {
            thrown |= u16::from(face(die) == 0) << place;
            filler.put(if self.spent.contains(die) { 7 } else { u16::from(face(die)) });
        }
        let both_lie = face(Die::White) > 0 && face(Die::Blue) > 0;
        let sum = if both_lie { face(Die::White) + face(Die::Blue) } else { 0 };
        filler.put(u16::from(sum.saturating_sub(1)));
        filler.put(if thrown == 63 { 0 } else { 1 + thrown });
        let open = |area: Area, value: u8| self.sheet.open_cells(area, value).len() as u16;
        let of_own = |area: Area, none: u16| {
            let die = area.die();
            if face(die) == 0 || self.spent.contains(die) { none } else { open(area, face(die)) }
        };
        filler.put(of_own(Area::Yellow, 3));
        let blue_gone = self.spent.contains(Die::Blue) && self.spent.contains(Die::White);
        filler.put(if sum == 0 || blue_gone { 2 } else { open(Area::Blue, sum) });
        filler.put(of_own(Area::Green, 2));
        filler.put(of_own(Area::Purple, 2));
    }
}
