/**
 * Plays the events of a change one by one: dice that tumble, crosses that are drawn, columns that are called out.
 *
 * It fills the stage, which lies on top of the old snapshot until the new one is in place. When motion is not wanted
 * nothing waits, except that a bot's steps stay apart by the pace of the session.
 *
 * @import { Signal } from "@preact/signals-core"
 * @import { CtrlHost } from "../contract.js"
 * @import { GameEvent, Snapshot } from "../../engine/messages.js"
 * @import { Banner, Dice, KeerView, Stage, Typed } from "./types.js"
 */
import { seatName } from "../../app/seat_names.js";
import { createStage } from "../../app/stage.js";
import { colourOf, colourWords, diceText } from "./names.js";

/** Milliseconds each thing is given; dice and crosses must match style.css. */
const TIMES = Object.freeze({ tumble: 700, chosen: 350, cross: 160, drawn: 320, passed: 700, banner: 1100 });

/** Dice as they lie after a throw. @param {Typed} faces @returns {Dice} */
function thrown({ colours, numbers }) {
  return { colours: colours.map((face) => ({ face, free: true })), numbers: numbers.map((face) => ({ face, free: true })) };
}

/** Whether nobody at this screen made the choice, so that it must be told. @param {Snapshot} before @param {number} seat */
function isBot(before, seat) {
  return before.seats[seat]?.bot !== null;
}

/**
 * @param {CtrlHost} host
 * @param {Signal<Stage | null>} stage
 */
export function createPresenter(host, stage) {
  const { t, announce, sound, still } = host;
  const { pause, show, cheer, stop } = createStage(host, stage);

  /** @param {string} key @param {Banner["args"]} args @param {boolean} joy */
  function call(key, args, joy) {
    return cheer({ key, args, joy }, TIMES.banner);
  }

  /** One cross after the other. @param {GameEvent} event @param {Snapshot} before @param {string} name */
  async function drawCrosses(event, before, name) {
    const { seat, colour, number } = event;
    /** @type {number[]} */
    const cells = event.cells;
    const words = colourWords(colourOf(/** @type {KeerView} */ (before.view).layout, cells), t);
    const told = { key: "keer_op_keer-log-crossed", args: { ...words, name, count: cells.length, cost: event.cost } };
    if (isBot(before, seat)) {
      show({ chosen: { seat, colour, number }, note: told });
      await pause(TIMES.chosen);
    }
    for (let count = 1; count <= cells.length; count += 1) {
      if (still.value) count = cells.length;
      sound("tick");
      show({ chosen: { seat, colour, number }, written: { seat, cells: cells.slice(0, count) } });
      await pause(TIMES.cross);
    }
    announce(t(told.key, told.args));
    await pause(TIMES.drawn);
  }

  /**
   * @param {GameEvent} event
   * @param {Snapshot} before
   */
  async function play(event, before) {
    const { layout } = /** @type {KeerView} */ (before.view);
    const name = typeof event.seat === "number" ? seatName(before.seats, event.seat) : "";
    switch (event.type) {
      case "board":
        sound("score");
        announce(t("keer_op_keer-log-board", { number: String(event.board).slice(1) }));
        return;
      case "starter":
        return call("keer_op_keer-log-starter", { name }, true);
      case "rolled":
        sound("roll");
        show({ dice: thrown(/** @type {any} */ (event)), tumbling: !still.value });
        await pause(TIMES.tumble);
        show({ tumbling: false });
        announce(t("keer_op_keer-log-rolled", { name, dice: diceText(/** @type {any} */ (event), t) }));
        return;
      case "crossed":
        return drawCrosses(event, before, name);
      case "passed":
        announce(t("keer_op_keer-log-passed", { name }));
        // Nothing else is to be seen of it.
        if (isBot(before, event.seat)) {
          show({ note: { key: "keer_op_keer-log-passed", args: { name } } });
          await pause(TIMES.passed);
        }
        return;
      case "column": {
        sound("score");
        const args = { name, column: layout.column_names[event.column] ?? "", points: event.points };
        return call(`keer_op_keer-banner-column-${event.first ? "first" : "later"}`, args, event.points > 0);
      }
      case "colour": {
        sound("score");
        const args = { ...colourWords(event.colour, t), name, points: event.points };
        return call(`keer_op_keer-banner-colour-${event.first ? "first" : "later"}`, args, true);
      }
      case "roll_over":
        if (before.seats.length > 1 && typeof event.next === "number") {
          announce(t("keer_op_keer-log-next", { name: seatName(before.seats, event.next) }));
        }
        return;
      case "over":
        sound("win");
        return;
      default:
        return;
    }
  }

  return {
    /**
     * @param {GameEvent[]} events
     * @param {Snapshot} before
     */
    async present(events, before) {
      stage.value = { before: before.hash };
      for (const event of events) await play(event, before);
    },
    stop,
  };
}
