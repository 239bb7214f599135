/**
 * What one event changes on the table, so that a chain can be shown field by field before the new position is in place.
 * It follows what the engine tells and derives nothing: points stay as they were until the snapshot brings them.
 *
 * @import { GameEvent } from "../../engine/messages.js"
 * @import { Die, Sheet } from "./types.js"
 */

/** @param {readonly Die[]} dice @param {GameEvent} event @returns {Die[]} */
export function diceAfter(dice, event) {
  switch (event.type) {
    case "rolled":
      return dice.map((die, index) =>
        event.fresh[index] ? { ...die, face: event.dice[index], place: "tray", field: null, fresh: true } : { ...die, fresh: false },
      );
    case "took":
      if (event.extra || event.from !== "tray") return [...dice];
      return dice.map((die) => (die.id === event.die ? { ...die, place: "field", field: event.field } : die));
    case "to_platter":
    case "served":
      return dice.map((die) => {
        if (event.dice.includes(die.id)) return { ...die, place: "platter", field: null };
        return event.type === "served" ? { ...die, place: "aside", field: null } : die;
      });
    default:
      return [...dice];
  }
}

/** @param {Sheet} sheet @param {GameEvent} event @returns {Sheet} */
function marked(sheet, { area, cell, value }) {
  switch (area) {
    case "yellow":
      return { ...sheet, yellow: sheet.yellow.with(cell, true) };
    case "blue":
      return { ...sheet, blue: sheet.blue.with(cell, true) };
    case "green":
      return { ...sheet, green: cell + 1 };
    case "orange":
      return { ...sheet, orange: [...sheet.orange, value] };
    default:
      return { ...sheet, purple: [...sheet.purple, value] };
  }
}

/** The line whose end a bonus is printed at is complete. @param {Sheet} sheet @param {GameEvent["source"]} source @returns {Sheet} */
function completed(sheet, { kind, area, index }) {
  if (kind === "diagonal") return { ...sheet, diagonal: true };
  const of = kind === "row" ? "rows" : kind === "column" ? "columns" : null;
  if (of === null) return sheet;
  const lines = sheet[of][/** @type {"yellow" | "blue"} */ (area)];
  return { ...sheet, [of]: { ...sheet[of], [area]: lines.with(index, true) } };
}

/** @param {Sheet} sheet @param {string} what @returns {Sheet} */
function earned(sheet, what) {
  if (what === "reroll") return { ...sheet, rerolls: { ...sheet.rerolls, earned: sheet.rerolls.earned + 1 } };
  if (what === "extra") return { ...sheet, extras: { ...sheet.extras, earned: sheet.extras.earned + 1 } };
  return what === "fox" ? { ...sheet, foxes: sheet.foxes + 1 } : sheet;
}

/** @param {Sheet} sheet @param {GameEvent} event @returns {Sheet} */
function changed(sheet, event) {
  switch (event.type) {
    case "marked":
      return marked(sheet, event);
    case "column":
      return { ...sheet, columns: { ...sheet.columns, yellow: sheet.columns.yellow.with(event.index, true) } };
    case "earned":
      return earned(completed(sheet, event.source), event.what);
    case "spent":
      if (event.what === "reroll") return { ...sheet, rerolls: { ...sheet.rerolls, used: sheet.rerolls.used + 1 } };
      return { ...sheet, extras: { ...sheet.extras, used: sheet.extras.used + 1 } };
    default:
      return sheet;
  }
}

/** @param {readonly Sheet[]} sheets @param {GameEvent} event @returns {Sheet[]} */
export function sheetsAfter(sheets, event) {
  return sheets.map((sheet, seat) => (seat === event.seat ? changed(sheet, event) : sheet));
}
