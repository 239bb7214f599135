//! What a screen needs to know, as plain data.

use serde_json::{Map, Value, json};

use super::layout::{
    Box, DICE, FULL_HOUSE_POINTS, LARGE_STRAIGHT_POINTS, ROLLS, SMALL_STRAIGHT_POINTS, UPPER_BONUS,
    UPPER_GOAL, YAHTZEE_BONUS, YAHTZEE_POINTS,
};
use super::moves::{HoldMask, YahtzeeMove};
use super::score::Sheet;
use super::state::{Phase, YahtzeeState};
use crate::state::{Points, Present, Seat, State};

fn layout() -> Value {
    let fixed = |target| match target {
        Box::FullHouse => Some(FULL_HOUSE_POINTS),
        Box::SmallStraight => Some(SMALL_STRAIGHT_POINTS),
        Box::LargeStraight => Some(LARGE_STRAIGHT_POINTS),
        Box::Yahtzee => Some(YAHTZEE_POINTS),
        _ => None,
    };
    let boxes = Box::ALL.map(|target| {
        let half = if target.face().is_some() { "upper" } else { "lower" };
        json!({"id": target.id(), "half": half, "face": target.face(), "fixed": fixed(target)})
    });
    json!({
        "boxes": boxes,
        "dice": DICE,
        "rolls": ROLLS,
        "upper_goal": UPPER_GOAL,
        "upper_bonus": UPPER_BONUS,
        "yahtzee_bonus": YAHTZEE_BONUS,
    })
}

fn sheet_view(sheet: &Sheet) -> Value {
    let boxes: Map<_, _> = Box::ALL
        .into_iter()
        .map(|target| (target.id().to_owned(), json!(sheet.boxes[target.index()])))
        .collect();
    json!({
        "boxes": boxes,
        "upper_total": sheet.upper_total(),
        "upper_bonus": sheet.upper_bonus(),
        "yahtzee_bonus": sheet.yahtzee_bonus(),
        "lower_total": sheet.lower_total(),
        "total": sheet.total(),
    })
}

impl YahtzeeState {
    fn offers(&self) -> Vec<Value> {
        let offer = |target| {
            self.offer(target).ok().map(|offer| {
                json!({
                    "box": target.id(),
                    "points": offer.points,
                    "joker": offer.joker,
                    "yahtzee_bonus": offer.yahtzee_bonus,
                })
            })
        };
        Box::ALL.into_iter().filter_map(offer).collect()
    }

    fn opening_view(&self) -> Value {
        let Phase::Opening { throws, .. } = &self.phase else {
            return Value::Null;
        };
        let contenders: Vec<_> = (0..self.seats()).filter(|&seat| throws[seat].contends).collect();
        json!({
            "throws": throws.iter().map(|throw| throw.pips).collect::<Vec<_>>(),
            "contenders": contenders,
            "next": Self::next_opening_seat(throws).map(|seat| seat.0),
        })
    }
}

impl Present for YahtzeeState {
    fn view(&self) -> Value {
        let (phase, seat, held) = match &self.phase {
            Phase::Opening { throws, .. } => {
                ("opening", Self::next_opening_seat(throws).unwrap_or(self.starter), None)
            }
            Phase::Turn { seat, held, .. } => ("play", *seat, *held),
            Phase::Over => ("over", self.starter, None),
        };
        let held = held.unwrap_or(HoldMask::NONE);
        let starter = (phase != "opening").then_some(self.starter.0);
        let round = self.sheet(seat).filled() + usize::from(phase != "over");
        json!({
            "layout": layout(),
            "rules": {
                "joker": self.rules.joker.id(),
                "yahtzee_bonus": self.rules.yahtzee_bonus,
                "natural_full_house": self.rules.natural_full_house,
                "voluntary_zero": self.rules.voluntary_zero,
            },
            "phase": phase,
            "game": self.earlier.len() + 1,
            "games": self.games,
            "round": round,
            "seat": seat.0,
            "starter": starter,
            "opening": self.opening_view(),
            "dice": self.dice(),
            "held": (0..DICE).map(|position| held.contains(position)).collect::<Vec<_>>(),
            "rolls_left": self.rolls_left(),
            "sheets": self.sheets.iter().map(sheet_view).collect::<Vec<_>>(),
            "earlier": self.earlier,
            "offers": self.offers(),
        })
    }

    fn describe(&self, chosen: YahtzeeMove) -> Value {
        match chosen {
            YahtzeeMove::Hold(mask) => {
                let dice = self.dice().unwrap_or_default();
                let faces: Vec<_> = mask.positions().map(|position| dice[position]).collect();
                json!({"type": "hold", "dice": mask.positions().collect::<Vec<_>>(), "faces": faces})
            }
            YahtzeeMove::Score(target) => {
                let offer = self.offer(target).ok();
                json!({
                    "type": "score",
                    "box": target.id(),
                    "points": offer.map(|offer| offer.points),
                    "joker": offer.is_some_and(|offer| offer.joker),
                    "yahtzee_bonus": offer.map_or(0, |offer| offer.yahtzee_bonus),
                })
            }
        }
    }

    fn breakdown(&self, seat: Seat) -> Value {
        let sheet = self.sheet(seat);
        let mut parts = vec![
            ("upper", sheet.upper_total()),
            ("upper_bonus", sheet.upper_bonus()),
            ("yahtzee_bonus", sheet.yahtzee_bonus()),
            ("lower", sheet.lower_total()),
        ];
        if self.games > 1 {
            let earlier: Points = self.earlier.iter().map(|totals| totals[seat.index()]).sum();
            parts.push(("earlier_games", earlier));
        }
        parts.into_iter().map(|(id, points)| json!({"id": id, "points": points})).collect()
    }
}
