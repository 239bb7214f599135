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

/** @param {Sheet} sheet @param {GameEvent} event @returns {Sheet} */
function changed(sheet, event) {
  switch (event.type) {
    case "marked":
      return marked(sheet, event);
    case "column":
      return { ...sheet, columns: { ...sheet.columns, yellow: sheet.columns.yellow.with(event.index, true) } };
    case "earned":
      if (event.what === "reroll") return { ...sheet, rerolls: { ...sheet.rerolls, earned: sheet.rerolls.earned + 1 } };
      if (event.what === "extra") return { ...sheet, extras: { ...sheet.extras, earned: sheet.extras.earned + 1 } };
      if (event.what === "fox") return { ...sheet, foxes: sheet.foxes + 1 };
      return sheet;
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
