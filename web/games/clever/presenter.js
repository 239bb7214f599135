/**
 * Plays the events of a change one by one: dice tumble, a field is filled, its bonus lights up, the next field follows.
 *
 * It fills the stage, which lies on top of the old snapshot until the new one is in place. When motion is not wanted
 * nothing waits, except that a bot's steps stay apart by the pace of the session.
 *
 * @import { Signal } from "@preact/signals-core"
 * @import { CtrlHost } from "../contract.js"
 * @import { GameEvent, Snapshot } from "../../engine/messages.js"
 * @import { Banner, CleverView, Stage } from "./types.js"
 */
import { seatName } from "../../app/seat_names.js";
import { createStage } from "../../app/stage.js";
import { cellKey } from "./areas.js";
import { bonusName, bonusOf, markName } from "./chain_model.js";
import { sourcePlace } from "./geometry.js";
import { diceAfter, sheetsAfter } from "./staging.js";

/** Milliseconds each thing is given; dice must match the tumble in components/die/style.css and the flight in flight.js. */
const TIMES = Object.freeze({ tumble: 760, taken: 320, moved: 340, marked: 520, earned: 620, banner: 1200 });

/**
 * @param {CtrlHost} host
 * @param {Signal<Stage | null>} stage
 */
export function createPresenter(host, stage) {
  const { t, announce, sound, still } = host;
  const { pause, show, cheer, stop } = createStage(host, stage);

  /** Dice and sheets as the event leaves them. @param {GameEvent} event */
  function follow(event) {
    const now = stage.value;
    if (now) show({ dice: diceAfter(now.dice ?? [], event), sheets: sheetsAfter(now.sheets ?? [], event) });
  }

  /** @param {string} key @param {Banner["args"]} args @param {Banner["bonus"]} [bonus] */
  function call(key, args, bonus = null) {
    return cheer({ key, args, bonus }, TIMES.banner);
  }

  /** @param {GameEvent} event @param {string} name */
  async function earned(event, name) {
    const bonus = bonusOf(event);
    const place = sourcePlace(event.source);
    show({ seat: event.seat, sources: place ? [place] : [] });
    follow(event);
    if (bonus.what === "fox") return call("clever-banner-fox", { name }, bonus);
    announce(t("clever-log-earned", { name, bonus: bonusName(bonus, t) }));
    // What a round brings comes to everybody at the table, one after the other: quickly.
    await pause(event.source.kind === "round" ? TIMES.taken : TIMES.earned);
    show({ sources: [] });
  }

  /**
   * @param {GameEvent} event
   * @param {Snapshot} before
   */
  async function play(event, before) {
    const { layout, rounds } = /** @type {CleverView} */ (before.view);
    const name = typeof event.seat === "number" ? seatName(before.seats, event.seat) : "";
    switch (event.type) {
      case "rolled": {
        sound("roll");
        follow(event);
        show({ tumbling: still.value ? [] : event.fresh });
        const faces = (stage.value?.dice ?? []).flatMap(({ id, face }, index) =>
          event.fresh[index] && face !== null ? [t("clever-log-die", { die: t(`clever-die-${id}`), face })] : [],
        );
        await pause(TIMES.tumble);
        show({ tumbling: [] });
        announce(t(event.reroll ? "clever-log-rerolled" : "clever-log-rolled", { name, dice: faces.join(", ") }));
        return;
      }
      case "took":
        follow(event);
        announce(t(event.extra ? "clever-log-took-extra" : "clever-log-took", { name, die: t(`clever-die-${event.die}`) }));
        return pause(TIMES.taken);
      case "served":
      case "to_platter":
        follow(event);
        if (event.dice.length > 0) {
          announce(t("clever-log-platter", { dice: event.dice.map((/** @type {string} */ id) => t(`clever-die-${id}`)).join(", ") }));
          await pause(TIMES.moved);
        }
        return;
      case "marked": {
        sound("score");
        follow(event);
        const fresh = new Map(stage.value?.fresh);
        fresh.set(cellKey(event.area, event.cell), { value: event.value, step: 0 });
        show({ seat: event.seat, fresh });
        announce(t("clever-log-marked", { name, mark: markName(layout, event, t) }));
        return pause(TIMES.marked);
      }
      case "column":
        follow(event);
        announce(t("clever-log-column", { name, points: event.points }));
        return;
      case "earned":
        return earned(event, name);
      case "lost":
        announce(t("clever-log-lost", { name, bonus: bonusName(bonusOf(event), t) }));
        return;
      case "spent":
        follow(event);
        return;
      case "passed":
        announce(t("clever-log-passed", { name }));
        return;
      case "round":
        if (event.round > 1) await call("clever-banner-round", { round: event.round, rounds });
        return;
      case "turn":
        // Alone there is nobody else, and what a round brings is told as it is earned.
        if (before.seats.length > 1 && event.phase !== "round") announce(t(`clever-log-turn-${event.phase === "last" ? "extra" : event.phase}`, { name }));
        return;
      case "match_over":
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
      const { dice, sheets, seat } = /** @type {CleverView} */ (before.view);
      stage.value = { before: before.hash, dice, sheets, seat, fresh: new Map(), sources: [], banner: null };
      for (const event of events) await play(event, before);
    },
    stop,
  };
}
