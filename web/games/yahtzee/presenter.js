/**
 * Plays the events of a change one by one: what tumbles, what is written, what is said.
 *
 * It fills the stage, which lies on top of the old snapshot until the new one is in place. When motion is not wanted
 * nothing waits, except that a bot's steps stay apart by the pace of the session.
 *
 * @import { Signal } from "@preact/signals-core"
 * @import { CtrlHost } from "../contract.js"
 * @import { GameEvent, Snapshot } from "../../engine/messages.js"
 * @import { Banner, Stage, YahtzeeView } from "./types.js"
 */
import { seatName } from "../../app/seat_names.js";
import { createStage } from "../../app/stage.js";
import { boxKey } from "./box_names.js";

/** Milliseconds each thing is given; dice must match the tumble in components/die/style.css. */
const TIMES = Object.freeze({ tumble: 760, held: 450, written: 520, banner: 1300, opening: 700, starter: 1100 });

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

  /**
   * @param {GameEvent} event
   * @param {Snapshot} before
   * @param {Snapshot} next
   */
  async function play(event, before, next) {
    const name = typeof event.seat === "number" ? seatName(before.seats, event.seat) : "";
    switch (event.type) {
      case "opening_throw":
        sound("roll");
        show({ opening: { seat: event.seat, pips: event.pips, tumbling: !still.value } });
        await pause(TIMES.tumble);
        show({ opening: { seat: event.seat, pips: event.pips, tumbling: false } });
        announce(t("yahtzee-log-opening", { name, pips: event.pips }));
        await pause(TIMES.opening);
        if (isNewRound(next)) await call("yahtzee-log-tie", {}, false);
        return;
      case "starter":
        return call("yahtzee-log-starter", { name }, true);
      case "rolled":
        sound("roll");
        show({ dice: event.dice, fresh: event.fresh, held: event.fresh.map((/** @type {boolean} */ fresh) => !fresh) });
        await pause(TIMES.tumble);
        show({ fresh: event.fresh.map(() => false) });
        announce(t("yahtzee-log-rolled", { name, dice: event.dice.join(" ") }));
        return;
      case "held": {
        const positions = /** @type {number[]} */ (event.dice);
        show({ held: before.view.held.map((/** @type {boolean} */ _, /** @type {number} */ at) => positions.includes(at)) });
        if (before.seats[event.seat]?.bot === null) return; // A person has just laid these down: there is nothing new to see or to hear.
        const faces = positions.map((position) => before.view.dice[position]);
        announce(t(faces.length ? "yahtzee-log-held" : "yahtzee-log-held-none", { name, dice: faces.join(" ") }));
        await pause(TIMES.held);
        return;
      }
      case "scored": {
        sound("score");
        const { seat, box, points } = event;
        show({ written: { seat, box, points } });
        const key = event.joker ? "yahtzee-log-scored-joker" : "yahtzee-log-scored";
        announce(t(key, { name, points, box: t(boxKey(box)) }));
        await pause(TIMES.written);
        if (box === "yahtzee" && points > 0) await call("yahtzee-banner-yahtzee", { name, points }, true);
        return;
      }
      case "yahtzee_bonus":
        return call("yahtzee-banner-yahtzee-bonus", { name, points: event.points }, true);
      case "upper_bonus":
        return call("yahtzee-banner-upper-bonus", { name, points: event.points }, true);
      case "turn":
        if (before.seats.length > 1) announce(t("yahtzee-log-turn", { name }));
        return;
      case "game_over":
        if (before.view.games > 1) await call("yahtzee-banner-game-over", { game: event.game }, false);
        return;
      case "match_over":
        sound("win");
        return;
      default:
        return;
    }
  }

  /** The highest throws were equal, so those seats have their throw still to come. @param {Snapshot} next */
  function isNewRound(next) {
    const { phase, opening } = /** @type {YahtzeeView} */ (next.view);
    return phase === "opening" && opening !== null && opening.contenders.every((seat) => opening.throws[seat] === null);
  }

  return {
    /**
     * @param {GameEvent[]} events
     * @param {Snapshot} before
     * @param {Snapshot} next
     */
    async present(events, before, next) {
      stage.value = { before: before.hash };
      for (const event of events) await play(event, before, next);
    },
    stop,
  };
}
