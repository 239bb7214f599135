//! What can be told of a choice: the data that reasons are made of.

use serde_json::{Map, Value, json};

use super::net::POINT;
use super::table::{Candidate, Table};
use super::terrain::Column;
use crate::games::keer_op_keer::layout::{COLOURS, COLUMNS, Colour};

/// A column with so few open cells is near its end.
const NEAR: usize = 2;

/// The facts of a choice; lists and counts that are empty are left out.
pub(super) fn of(table: &Table, candidate: &Candidate) -> Value {
    let (before, after) = (&table.sheet, table.after(candidate));
    let mut facts = Map::new();
    let mut tell = |name: &str, list: Vec<Value>| {
        if !list.is_empty() {
            facts.insert(name.to_owned(), Value::Array(list));
        }
    };
    let columns = || (0..COLUMNS).map(|column| (column, before.columns[column], after.columns[column]));
    let filled = |&(_, old, new): &(usize, Column, Column)| old.missing() > 0 && new.missing() == 0;
    let price = |column: usize| before.prices.columns[column];
    tell(
        "columns",
        columns()
            .filter(filled)
            .map(|(column, ..)| json!({"column": column, "points": price(column)}))
            .collect(),
    );
    let is_raced = |column: usize| before.hopes.columns[column] < price(column);
    tell(
        "races",
        columns()
            .filter(filled)
            .filter(|&(column, ..)| is_raced(column))
            .map(|(column, ..)| json!({"column": column, "points": price(column) - before.hopes.columns[column]}))
            .collect(),
    );
    tell(
        "near",
        columns()
            .filter(|(_, old, new)| {
                new.missing() > 0 && new.missing() <= NEAR && new.missing() < old.missing()
            })
            .map(|(column, _, new)| json!({"column": column, "left": new.missing()}))
            .collect(),
    );
    let named = |colour: usize, points: u8| json!({"colour": Colour::ALL[colour].id(), "points": points});
    let colours = || {
        (0..COLOURS)
            .filter(|&colour| before.colours[colour].missing() > 0 && after.colours[colour].missing() == 0)
    };
    let prices = (before.prices.colours, before.hopes.colours);
    tell("colours", colours().map(|colour| named(colour, prices.0[colour])).collect());
    tell(
        "colour_races",
        colours()
            .filter(|&colour| prices.1[colour] < prices.0[colour])
            .map(|colour| named(colour, prices.0[colour] - prices.1[colour]))
            .collect(),
    );
    let opened = before.unreached & !after.unreached;
    let opened = table.terrain.blocks.iter().enumerate().filter(|(number, _)| opened >> number & 1 == 1);
    tell(
        "opens",
        opened
            .map(|(_, block)| json!({"colour": Colour::ALL[usize::from(block.colour)].id(), "size": block.size}))
            .collect(),
    );
    let stars = |columns: &[Column]| columns.iter().map(|column| column.stars()).sum::<usize>();
    facts.insert("stars".to_owned(), json!(stars(&before.columns) - stars(&after.columns)));
    if let Some(answer) = &candidate.answer {
        let block = &table.terrain.blocks[usize::from(answer.spot.block)];
        let colour = usize::from(block.colour);
        let singles = after.colours[colour].singles().saturating_sub(before.colours[colour].singles());
        facts.insert("colour".to_owned(), json!(Colour::ALL[colour].id()));
        facts.insert("singles".to_owned(), json!(singles));
        let is_closed = block.cells & !after.crossed == 0;
        facts.insert("closes".to_owned(), if is_closed { json!(block.size) } else { Value::Null });
    }
    facts.insert("cost".to_owned(), json!(before.jokers - after.jokers));
    facts.insert("jokers".to_owned(), json!(after.jokers));
    facts.insert("rolls".to_owned(), json!(table.rolls));
    facts.insert("others".to_owned(), json!(f64::from(candidate.others) / f64::from(POINT)));
    Value::Object(facts)
}
