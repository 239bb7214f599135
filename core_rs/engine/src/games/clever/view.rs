//! What a screen needs to know, as plain data.

use serde_json::{Map, Value, json};

use super::bonus::BonusUse;
use super::events::{Event, PassReason, bonus_data, ids, seen, step_data};
use super::layout::{
    Area, BLUE_COLUMNS, BLUE_POINTS, BLUE_ROWS, Bonus, DiceSet, Die, GREEN_BONUS, GREEN_NEEDS, GREEN_POINTS,
    MOST_ROUNDS, ORANGE_BONUS, ORANGE_FACTORS, PURPLE_BONUS, RATINGS, ROLLS, ROUND_BONUS, TRACK, YELLOW,
    YELLOW_COLUMNS, YELLOW_DIAGONAL, YELLOW_DIAGONAL_BONUS, YELLOW_ROWS,
};
use super::moves::CleverMove;
use super::score::rating;
use super::sheet::{CellSet, Sheet};
use super::state::{CleverState, Stage};
use crate::state::{Points, Present, Seat, State};

fn layout() -> Value {
    let bonuses = |list: &[Bonus]| list.iter().copied().map(bonus_data).collect::<Vec<_>>();
    let fields = |list: &[Option<Bonus>]| list.iter().map(|bonus| bonus.map(bonus_data)).collect::<Vec<_>>();
    let yellow = YELLOW.map(|number| (number > 0).then_some(number));
    let blue: Vec<_> = (1..=12_u8).map(|sum| (sum > 1).then_some(sum)).collect();
    let rounds = (1..=MOST_ROUNDS).zip(ROUND_BONUS).map(|(round, bonus)| {
        // The choice of the fourth round is printed as a black cross and a black six.
        let printed = match bonus {
            Some(Bonus::Choice) => vec![
                json!({"what": "cross", "area": null, "value": null}),
                json!({"what": "number", "area": null, "value": 6}),
            ],
            bonus => bonus.into_iter().map(bonus_data).collect(),
        };
        json!({"round": round, "bonuses": printed})
    });
    json!({
        "yellow": {
            "rows": 4,
            "columns": 4,
            "numbers": yellow,
            "row_bonus": bonuses(&YELLOW_ROWS),
            "column_points": YELLOW_COLUMNS,
            "diagonal": {"cells": YELLOW_DIAGONAL, "bonus": bonus_data(YELLOW_DIAGONAL_BONUS)},
        },
        "blue": {
            "rows": 3,
            "columns": 4,
            "numbers": blue,
            "row_bonus": bonuses(&BLUE_ROWS),
            "column_bonus": bonuses(&BLUE_COLUMNS),
            "points": BLUE_POINTS[1..],
        },
        "green": {"needs": GREEN_NEEDS, "points": GREEN_POINTS[1..], "bonus": fields(&GREEN_BONUS)},
        "orange": {"factors": ORANGE_FACTORS, "bonus": fields(&ORANGE_BONUS)},
        "purple": {"bonus": fields(&PURPLE_BONUS)},
        "rounds": rounds.collect::<Vec<_>>(),
        "track": TRACK,
        "areas": Area::ALL.map(Area::id),
        "dice": Die::ALL.map(Die::id),
        "rolls": ROLLS,
        "maxima": {"yellow": 60, "blue": 56, "green": 66, "orange": 96, "purple": 66},
        "ratings": RATINGS,
    })
}

fn crossed(cells: u16, area: Area) -> Vec<bool> {
    (0..area.cells()).map(|cell| CellSet(cells).contains(cell)).collect()
}

fn track_view(sheet: &Sheet, track: Bonus, rounds: u8) -> Value {
    let earned = sheet.earned(track, rounds);
    let free = if track == Bonus::Reroll { sheet.rerolls } else { sheet.extras };
    json!({"earned": earned, "used": earned - free, "free": free})
}

fn points_view(sheet: &Sheet) -> Value {
    let mut points: Map<_, _> =
        Area::ALL.into_iter().map(|area| (area.id().to_owned(), json!(sheet.area_points(area)))).collect();
    points.insert("foxes".to_owned(), json!(sheet.foxes() * sheet.fox_worth()));
    points.insert("total".to_owned(), json!(sheet.total()));
    points.into()
}

fn sheet_view(sheet: &Sheet, rounds: u8) -> Value {
    let pips = |area, filled: u8| (0..filled).map(|field| sheet.pips(area, field)).collect::<Vec<_>>();
    let orange = pips(Area::Orange, sheet.orange);
    let written: Vec<_> = orange.iter().zip(ORANGE_FACTORS).map(|(pips, factor)| pips * factor).collect();
    let lowest = Area::ALL.into_iter().filter(|&area| sheet.area_points(area) == sheet.fox_worth());
    let lines = |count: u8, complete: &dyn Fn(u8) -> bool| (0..count).map(complete).collect::<Vec<_>>();
    json!({
        "yellow": crossed(sheet.yellow, Area::Yellow),
        "blue": crossed(sheet.blue, Area::Blue),
        "green": sheet.green,
        "orange": written,
        "orange_pips": orange,
        "purple": pips(Area::Purple, sheet.purple),
        "rerolls": track_view(sheet, Bonus::Reroll, rounds),
        "extras": track_view(sheet, Bonus::Extra, rounds),
        "foxes": sheet.foxes(),
        "fox_worth": sheet.fox_worth(),
        "lowest": lowest.map(Area::id).collect::<Vec<_>>(),
        "rows": {
            "yellow": lines(4, &|row| sheet.yellow_row(row)),
            "blue": lines(3, &|row| sheet.blue_row(row)),
        },
        "columns": {
            "yellow": lines(4, &|column| sheet.yellow_column(column)),
            "blue": lines(4, &|column| sheet.blue_column(column)),
        },
        "diagonal": sheet.diagonal(),
        "rounds": rounds,
        "points": points_view(sheet),
    })
}

/// What a move does to the sheet of the one who makes it.
struct Outlook {
    chain: Vec<Value>,
    platter: DiceSet,
    points: Points,
}

impl CleverState {
    /// What the seat that acts is asked for.
    fn asks(&self) -> Option<&'static str> {
        match self.stage {
            Stage::Over => None,
            _ if self.to_throw => Some("throw"),
            _ if !self.pool.is_empty() => Some("bonus"),
            stage if stage.is_window() => Some("extra"),
            _ => Some("pick"),
        }
    }

    /// Tries a move: the chain up to the next choice, the dice it sends to the platter, the points it brings.
    fn outlook(&self, chosen: CleverMove) -> Outlook {
        let mut after = *self;
        let mut chain = Vec::new();
        let mut platter = DiceSet::NONE;
        // What follows after the turn has gone on, such as the bonus of a new round, is no work of this move.
        let mut own = true;
        after.apply(chosen, &mut |event| match event {
            Event::Chain { seat, step } if own && seat == self.seat => chain.push(step_data(seat, step)),
            Event::ToPlatter { dice } => platter.0 |= dice.0,
            Event::Turn { .. } | Event::Round { .. } => own = false,
            _ => {}
        });
        Outlook { chain, platter, points: after.score(self.seat) - self.score(self.seat) }
    }

    fn die_move(&self, kind: &str, chosen: CleverMove, die: Die, area: Area, cell: u8) -> Value {
        let outlook = self.outlook(chosen);
        let sum = (area == Area::Blue).then(|| [Die::Blue, Die::White].map(|die| self.faces[die.index()]));
        json!({
            "type": kind,
            "die": die.id(),
            "area": area.id(),
            "cell": cell,
            "pips": self.pips(die, area),
            "sum": sum,
            "from": self.place(die).id(),
            "field": self.place(die).field(),
            "value": outlook.chain.first().map(|marked| marked["value"].clone()),
            "platter": ids(outlook.platter),
            "chain": outlook.chain,
            "points": outlook.points,
        })
    }

    fn dice_view(&self) -> Vec<Value> {
        let mut used = DiceSet::NONE;
        self.each_move(&mut |chosen| {
            if let CleverMove::Take(die, ..) | CleverMove::Extra(die, ..) = chosen {
                used = used.with(die);
            }
        });
        let fresh = |die| !self.to_throw && self.tray.contains(die);
        let view = |die: Die| {
            json!({
                "id": die.id(),
                "face": seen(&self.faces)[die.index()],
                "place": self.place(die).id(),
                "field": self.place(die).field(),
                "fresh": fresh(die),
                "spent": self.spent(self.seat).contains(die),
                "free": used.contains(die),
            })
        };
        Die::ALL.map(view).into()
    }

    fn pending_view(&self) -> Vec<Value> {
        let counted = |bonus| {
            let mut data = bonus_data(bonus);
            data["count"] = self.pool.count(bonus).into();
            data
        };
        self.pool.kinds().map(counted).collect()
    }
}

impl Present for CleverState {
    fn view(&self) -> Value {
        let can = |chosen| self.check(chosen).is_ok();
        let alone_and_over = self.stage == Stage::Over && self.seats == 1;
        let throw = if self.to_throw { self.tray } else { DiceSet::NONE };
        json!({
            "layout": layout(),
            "rules": {"solo_fallback": self.rules.solo_fallback},
            "seats": self.seats,
            "phase": self.stage.id(),
            "asks": self.asks(),
            "round": self.round,
            "rounds": self.rounds(),
            "active": self.active.0,
            "seat": self.seat.0,
            "roll": self.roll,
            "rolls_left": ROLLS - self.roll,
            "rerolled": self.rerolled,
            "throw": ids(throw),
            "serves": self.serves(),
            "dice": self.dice_view(),
            "pending": self.pending_view(),
            "free": {
                "reroll": can(CleverMove::Reroll),
                "pass": can(CleverMove::Pass),
                "end": can(CleverMove::End),
                "extra": self.stage.is_window() && self.pool.is_empty(),
            },
            "fallback": self.pool.is_empty() && self.falls_back(),
            "sheets": self.sheets().iter().map(|sheet| sheet_view(sheet, self.round)).collect::<Vec<_>>(),
            "rating": alone_and_over.then(|| rating(self.score(Seat(0)))),
        })
    }

    fn describe(&self, chosen: CleverMove) -> Value {
        match chosen {
            CleverMove::Take(die, area, cell) => self.die_move("take", chosen, die, area, cell),
            CleverMove::Extra(die, area, cell) => self.die_move("extra", chosen, die, area, cell),
            CleverMove::Bonus(BonusUse { value, area, cell }) => {
                let outlook = self.outlook(chosen);
                let black = self.pool.count(Bonus::Choice) > 0;
                json!({
                    "type": "bonus",
                    "black": black,
                    "area": area.id(),
                    "cell": cell,
                    "pips": (value > 0).then_some(value),
                    "value": outlook.chain.first().map(|marked| marked["value"].clone()),
                    "chain": outlook.chain,
                    "points": outlook.points,
                })
            }
            CleverMove::Reroll => json!({"type": "reroll", "dice": ids(self.tray)}),
            CleverMove::Pass => {
                let reason = self.pass_reason().map(PassReason::id);
                json!({"type": "pass", "reason": reason, "roll": self.roll})
            }
            CleverMove::End => json!({"type": "end"}),
        }
    }

    fn breakdown(&self, seat: Seat) -> Value {
        let sheet = self.sheet(seat);
        let areas = Area::ALL.into_iter().map(|area| (area.id(), sheet.area_points(area)));
        let foxes = ("foxes", sheet.foxes() * sheet.fox_worth());
        areas.chain([foxes]).map(|(id, points)| json!({"id": id, "points": points})).collect()
    }
}
