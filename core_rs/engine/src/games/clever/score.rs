//! What a sheet scores, who wins, and how a game alone is rated.

use super::layout::{AREAS, Area, BLUE_POINTS, GREEN_POINTS, RATINGS, YELLOW_COLUMNS};
use super::sheet::{BLUE_CELLS, Sheet};
use crate::state::{Points, Seat};

impl Sheet {
    /// The points of one area.
    pub const fn area_points(&self, area: Area) -> Points {
        match area {
            Area::Yellow => {
                self.yellow_column(0) as Points * YELLOW_COLUMNS[0]
                    + self.yellow_column(1) as Points * YELLOW_COLUMNS[1]
                    + self.yellow_column(2) as Points * YELLOW_COLUMNS[2]
                    + self.yellow_column(3) as Points * YELLOW_COLUMNS[3]
            }
            Area::Blue => BLUE_POINTS[(self.blue & BLUE_CELLS).count_ones() as usize],
            Area::Green => GREEN_POINTS[self.green as usize],
            Area::Orange => self.orange_points as Points,
            Area::Purple => self.purple_points as Points,
        }
    }

    /// The points of all areas, in their order.
    pub fn points(&self) -> [Points; AREAS] {
        Area::ALL.map(|area| self.area_points(area))
    }

    /// How many foxes are earned.
    pub const fn foxes(&self) -> Points {
        self.yellow_row(3) as Points
            + self.blue_row(2) as Points
            + (self.green >= 7) as Points
            + (self.orange >= 8) as Points
            + (self.purple >= 7) as Points
    }

    /// What one fox is worth: the lowest of the five areas.
    pub fn fox_worth(&self) -> Points {
        self.points().into_iter().fold(Points::MAX, Points::min)
    }

    /// The whole score.
    pub fn total(&self) -> Points {
        let points = self.points();
        points.iter().sum::<Points>() + self.foxes() * points.into_iter().fold(Points::MAX, Points::min)
    }
}

/// The seats that have won: the highest total, among equals the highest single area, and shared if that is equal too.
pub fn winners(sheets: &[Sheet]) -> Vec<Seat> {
    let rank = |sheet: &Sheet| (sheet.total(), sheet.points().into_iter().max());
    let best = sheets.iter().map(rank).max();
    let seats = (0..).map(Seat).zip(sheets);
    seats.filter(|(_, sheet)| Some(rank(sheet)) == best).map(|(seat, _)| seat).collect()
}

/// The level of a total in a game alone: 0 is the best of nine.
pub fn rating(total: Points) -> usize {
    RATINGS.iter().take_while(|&&least| total < least).count()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sheet(green: u8, orange_points: u8, purple_points: u8) -> Sheet {
        Sheet { green, orange_points, purple_points, ..Sheet::NEW }
    }

    #[test]
    fn a_fox_is_worth_the_lowest_area() {
        let all = Sheet { yellow: 0xffff, blue: BLUE_CELLS, orange: 11, purple: 11, ..sheet(11, 96, 66) };
        assert_eq!((all.points(), all.foxes(), all.fox_worth()), ([60, 56, 66, 96, 66], 5, 56));
        assert_eq!(all.total(), 344 + 5 * 56);
        // Without a blue cross every fox is worth nothing, and the fox of the blue row is gone as well.
        let none = Sheet { blue: 0, ..all };
        assert_eq!((none.foxes(), none.total()), (4, 60 + 66 + 96 + 66));
    }

    #[test]
    fn ties_are_broken_by_the_highest_area_and_else_shared() {
        // Green 5 crosses score 15, 4 score 10.
        let (low, high) = (sheet(4, 10, 10), sheet(5, 8, 7));
        assert_eq!(low.total(), high.total());
        assert_eq!(winners(&[low, high]), [Seat(1)]);
        assert_eq!(winners(&[high, low, sheet(5, 7, 8)]), [Seat(0), Seat(2)]);
        assert_eq!(winners(&[low, high, sheet(4, 11, 10)]), [Seat(2)]);
    }

    #[test]
    fn the_table_of_the_rulebook_rates_a_game_alone() {
        let level = [281, 280, 260, 259, 240, 239, 220, 219, 200, 180, 160, 140, 139, 0].map(rating);
        assert_eq!(level, [0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 6, 7, 8, 8]);
    }
}
