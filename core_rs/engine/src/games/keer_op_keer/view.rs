//! What a screen needs to know, as plain data.

use serde_json::{Value, json};

use super::board::Board;
use super::cells::{Cell, CellSet};
use super::layout::{
    COLOUR_FIRST, COLOUR_LATER, COLUMN_FIRST, COLUMN_LATER, COLUMNS, Colour, ENDING_COLOURS, JOKER_POINTS,
    JOKERS, OPEN_ROLLS, RANDOM_BOARDS, RATINGS, ROWS, SOLO_ROLLS, STAR_POINTS, START_COLUMN, rating,
};
use super::moves::{ColourFace, Dice, KeerMove, NumberFace, placement_data};
use super::rules::RANDOM_BOARD;
use super::score::{Sheet, bits};
use super::state::{KeerState, Phase};
use crate::state::{Points, Present, Seat, State, Turn};

fn column_names() -> Vec<String> {
    (0..COLUMNS as u8).map(|column| char::from(b'A' + column).to_string()).collect()
}

/// The rows of the solo table with their lowest and highest score, best first.
fn ratings() -> Vec<Value> {
    let above = std::iter::once(None).chain(RATINGS.map(Some)).map(|least| least.map(|least| least - 1));
    let least = RATINGS.map(Some).into_iter().chain([None]);
    least.zip(above).map(|(from, to)| json!({"from": from, "to": to})).collect()
}

fn board_view(board: &Board) -> (Vec<&'static str>, Vec<u8>, Vec<Vec<u8>>) {
    let cells = Cell::all().map(|cell| board.colour(cell).id()).collect();
    let blocks = board.blocks().iter().map(|block| block.cells.indices()).collect();
    (cells, board.stars().indices(), blocks)
}

impl KeerState {
    fn layout(&self) -> Value {
        let (cells, stars, blocks) = self.board().map(board_view).unwrap_or_default();
        let dice = Dice::at_table(self.seats());
        json!({
            "board": self.board().map_or(RANDOM_BOARD.to_owned(), |board| board.id().to_string()),
            "cells": cells,
            "stars": stars,
            "blocks": blocks,
            "column_names": column_names(),
            "rows": ROWS,
            "start_column": START_COLUMN,
            "first": COLUMN_FIRST,
            "later": COLUMN_LATER,
            "colour_first": COLOUR_FIRST,
            "colour_later": COLOUR_LATER,
            "jokers": JOKERS,
            "joker_points": JOKER_POINTS,
            "star_points": STAR_POINTS,
            "open_rolls": OPEN_ROLLS,
            "solo_rolls": SOLO_ROLLS,
            "ending_colours": ENDING_COLOURS,
            "random_boards": RANDOM_BOARDS,
            "colour_faces": ColourFace::ALL.map(|face| json!({"id": face.id(), "code": face.letter()})),
            "number_faces": NumberFace::ALL.map(|face| json!({"id": face.id(), "code": face.letter()})),
            "dice": {"colours": dice, "numbers": dice},
            "ratings": ratings(),
        })
    }

    fn dice_view(&self) -> Value {
        let Some(dice) = self.dice() else { return Value::Null };
        let free_colours: Vec<_> = self.free_colours().map(|(at, _)| at).collect();
        let free_numbers: Vec<_> = self.free_numbers().map(|(at, _)| at).collect();
        let colours = dice.colours().iter().enumerate();
        let colours =
            colours.map(|(at, face)| json!({"face": face.id(), "free": free_colours.contains(&at)}));
        let numbers = dice.numbers().iter().enumerate();
        let numbers =
            numbers.map(|(at, face)| json!({"face": face.id(), "free": free_numbers.contains(&at)}));
        json!({"colours": colours.collect::<Vec<_>>(), "numbers": numbers.collect::<Vec<_>>()})
    }

    /// A column or colour on a sheet: what is left to cross, and what it earned or would earn now.
    fn goal(left: usize, is_first: bool, first: Points, later: Points) -> Value {
        let points = if is_first { first } else { later };
        json!({"left": left, "full": left == 0, "first": is_first, "points": points})
    }

    fn sheet_view(&self, seat: Seat) -> Value {
        let sheet = self.sheet(seat);
        let columns: Vec<_> = (0..COLUMNS)
            .map(|column| {
                let left = (CellSet::of_column(column) - sheet.crossed).len();
                let claims = if left == 0 { sheet.first_columns } else { !self.taken.columns };
                let is_first = claims >> column & 1 == 1;
                Self::goal(left, is_first, COLUMN_FIRST[column], COLUMN_LATER[column])
            })
            .collect();
        let full_colours = self.board().map_or(0, |board| sheet.full_colours(board));
        let colours: Vec<_> = Colour::ALL
            .into_iter()
            .map(|colour| {
                let left = self.board().map_or(0, |board| (board.of_colour(colour) - sheet.crossed).len());
                let is_full = full_colours >> colour.index() & 1 == 1;
                let claims = if is_full { sheet.first_colours } else { !self.taken.colours };
                let is_first = claims >> colour.index() & 1 == 1;
                let mut goal = Self::goal(left, is_first, COLOUR_FIRST, COLOUR_LATER);
                goal["colour"] = colour.id().into();
                goal["full"] = is_full.into();
                goal
            })
            .collect();
        json!({
            "crossed": sheet.crossed.indices(),
            "jokers": sheet.jokers,
            "open_stars": self.board().map_or(0, |board| sheet.open_stars(board)),
            "score": self.score(seat),
            "columns": columns,
            "colours": colours,
        })
    }

    /// The strokes in the letter fields of a solo game: first one in each, then a second.
    fn strokes(&self) -> Option<Vec<u16>> {
        let rolls = self.roll();
        let strokes = |field: u16| u16::from(rolls > field) + u16::from(rolls > field + COLUMNS as u16);
        self.is_solo().then(|| (0..COLUMNS as u16).map(strokes).collect())
    }

    fn gains(&self, before: &Sheet, after: &Sheet) -> Option<(Points, Vec<usize>, Vec<&'static str>)> {
        let board = self.board()?;
        let columns = bits(after.full_columns() & !before.full_columns()).collect();
        let colours = bits(after.full_colours(board) & !before.full_colours(board));
        let colours = colours.map(|colour| Colour::ALL[colour].id()).collect();
        Some((after.score(board) - before.score(board), columns, colours))
    }
}

impl Present for KeerState {
    fn view(&self) -> Value {
        let phase = match self.phase() {
            Phase::Board => "board",
            Phase::Start => "start",
            Phase::Roll => "roll",
            Phase::Choose => "choose",
            Phase::Over => "over",
        };
        let (seat, anchors) = match self.turn() {
            Turn::Player(seat) => (Some(seat), self.sheet(seat).anchors()),
            Turn::Chance(seat) => (Some(seat), CellSet::EMPTY),
            Turn::Anyone | Turn::Over => (None, CellSet::EMPTY),
        };
        let rating = (self.is_solo() && self.phase() == Phase::Over).then(|| rating(self.score(Seat(0))));
        json!({
            "layout": self.layout(),
            "phase": phase,
            "solo": self.is_solo(),
            "roll": self.roll(),
            "seat": seat.map(|seat| seat.0),
            "active": self.active().map(|seat| seat.0),
            "open": self.is_open_roll(),
            "dice": self.dice_view(),
            "waiting": self.waiting().map(|seat| seat.0).collect::<Vec<_>>(),
            "anchors": anchors.indices(),
            "sheets": (0..self.seats() as u8).map(|seat| self.sheet_view(Seat(seat))).collect::<Vec<_>>(),
            "strokes": self.strokes(),
            "rating": rating,
            "winners": self.winners().into_iter().map(|seat| seat.0).collect::<Vec<_>>(),
        })
    }

    fn describe(&self, chosen: KeerMove) -> Value {
        let KeerMove::Cross { pair, cells } = chosen else { return json!({"type": "pass"}) };
        let mut data = placement_data(pair, self.find_pair(pair).unwrap_or_default(), cells);
        data.insert("type".to_owned(), "cross".into());
        let before = self.waiting().next().map(|seat| *self.sheet(seat));
        let gains =
            before.zip(self.sheet_after(pair, cells)).and_then(|(before, after)| self.gains(&before, &after));
        let (gain, columns, colours) = gains.unwrap_or_default();
        data.insert("gain".to_owned(), gain.into());
        if !columns.is_empty() {
            data.insert("columns".to_owned(), json!(columns));
        }
        if !colours.is_empty() {
            data.insert("colours".to_owned(), json!(colours));
        }
        Value::Object(data)
    }

    fn breakdown(&self, seat: Seat) -> Value {
        let parts = self.breakdown_points(seat).into_iter();
        parts.map(|(id, points)| json!({"id": id, "points": points})).collect()
    }
}
