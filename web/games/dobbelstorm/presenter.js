/**
 * Plays what happens between turns: cards that are dealt, the throw that decides what counts. What happens while
 * everybody plays is never waited for.
 *
 * @import { Signal } from "@preact/signals-core"
 * @import { CtrlHost } from "../contract.js"
 * @import { GameEvent, Snapshot } from "../../engine/messages.js"
 * @import { Stage } from "./ctrl.js"
 */
import { seatName } from "../../app/seat_names.js";
import { createPace } from "../../app/stage.js";

/** Milliseconds each thing is given. */
const TIMES = Object.freeze({ card: 110, parity: 900 });

/** @param {CtrlHost} host @param {Signal<Stage | null>} stage */
export function createPresenter(host, stage) {
  const { t, announce, sound } = host;
  const { pause, stop } = createPace(host);

  /** @param {(now: Stage) => Stage} change */
  function show(change) {
    if (stage.value) stage.value = change(stage.value);
  }

  /** @param {GameEvent} event @param {Snapshot} before */
  async function play(event, before) {
    const name = typeof event.seat === "number" ? seatName(before.seats, event.seat) : "";
    switch (event.type) {
      case "card":
        sound("tick");
        show((now) => ({ ...now, dealt: new Map([...now.dealt, [event.seat, event.card + 1]]) }));
        await pause(TIMES.card);
        return;
      case "parity":
        sound("roll");
        show((now) => ({ ...now, parity: event.parity }));
        announce(t(`dobbelstorm-parity-${event.parity}`));
        await pause(TIMES.parity);
        return;
      case "started":
        sound("roll");
        announce(t("dobbelstorm-log-started"));
        return;
      case "grabbed": {
        const die = before.view.dice[event.die];
        if (before.seats[event.seat]?.bot === null) announce(t("dobbelstorm-die", { colour: t(`dobbelstorm-colour-${die.colour}`), value: die.value }));
        return;
      }
      case "stopped":
        sound("score");
        announce(t("dobbelstorm-log-stopped", { name }));
        return;
      case "ran_out":
        announce(t(`dobbelstorm-log-ran-out-${event.reason}`));
        return;
      case "scored":
        for (const { seat, total } of event.seats) announce(t("dobbelstorm-log-scored", { name: seatName(before.seats, seat), points: total }));
        return;
      case "over":
        sound("win");
        return;
      default:
        return;
    }
  }

  return {
    /** @param {GameEvent[]} events @param {Snapshot} before @param {Snapshot} next */
    async present(events, before, next) {
      const dealt = new Map(events.filter(({ type }) => type === "card").reverse().map(({ seat, card }) => [seat, card]));
      if (events.some(({ type }) => type === "card" || type === "parity")) stage.value = { dealt, next: next.view, parity: null };
      for (const event of events) await play(event, before);
      stage.value = null;
    },
    stop,
  };
}
