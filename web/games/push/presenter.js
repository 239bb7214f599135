/**
 * Plays the events of a change one by one: the card that turns over, the row that goes to a player, the die, what is
 * lost, and what is said about it.
 *
 * It keeps a table of its own, which lies on top of the old snapshot until the new one is in place; `table_steps.js`
 * says what each event changes on it. When motion is not wanted nothing waits, except that a bot's steps stay apart by
 * the pace of the session.
 *
 * @import { Signal } from "@preact/signals-core"
 * @import { CtrlHost } from "../contract.js"
 * @import { GameEvent, Snapshot } from "../../engine/messages.js"
 * @import { Card, PushView, Stage } from "./types.js"
 */
import { seatName } from "../../app/seat_names.js";
import { createStage } from "../../app/stage.js";
import { cardName, cardNames } from "./cards.js";
import { heatOf } from "./heat.js";
import { faceKey } from "./symbols.js";
import { step } from "./table_steps.js";

/** Milliseconds each thing is given; those of die, cards and flights match components/die/style.css, style.css and flight.js. */
const TIMES = Object.freeze({
  turned: 700,
  tense: 1400,
  switched: 800,
  placed: 460,
  bust: 1650,
  stopped: 500,
  taking: 1200,
  tumble: 760,
  rolled: 700,
  lucky: 900,
  losing: 1200,
  discarded: 1000,
  banked: 800,
  turn: 250,
});

/**
 * @param {CtrlHost} host
 * @param {Signal<Stage | null>} stage
 */
export function createPresenter(host, stage) {
  const { t, announce, sound, still } = host;
  const { pause, show, cheer, stop } = createStage(host, stage);

  /** The table after an event, with what else the screen shows of it. @param {GameEvent} event @param {Partial<Stage>} [change] */
  function apply(event, change = {}) {
    if (stage.value) show({ ...change, view: step(stage.value.view, event) });
  }

  /** @param {GameEvent} event @param {GameEvent | undefined} next @param {Snapshot} before */
  async function play(event, next, before) {
    const name = typeof event.seat === "number" ? seatName(before.seats, event.seat) : "";
    switch (event.type) {
      case "drawn": {
        const tense = heatOf(stage.value?.view.bust?.chance ?? 0) !== "cool";
        sound("tick");
        apply(event, { landed: null, tense });
        await pause(tense ? TIMES.tense : TIMES.turned);
        announce(t("push-log-drawn", { name, card: cardName(event.card, t) }));
        return;
      }
      case "switched":
        apply(event);
        announce(t(`push-log-switched-${event.direction}`));
        return pause(TIMES.switched);
      case "placed": {
        const lies = stage.value?.view.rows[event.row]?.cards.length ?? 0;
        apply(event, { landed: { row: event.row, card: lies } });
        announce(t(event.new ? "push-log-placed-new" : "push-log-placed", { card: cardName(event.card, t), row: event.row + 1 }));
        return pause(TIMES.placed);
      }
      case "bust":
        sound("roll");
        apply(event, { bust: true });
        await cheer({ key: "push-banner-bust", args: { name, card: cardName(event.card, t) }, tone: "bad" }, TIMES.bust);
        return;
      case "stopped":
        apply(event, { landed: null });
        if (event.reason === "pile_empty") return cheer({ key: "push-banner-pile-empty", args: {}, tone: "plain" }, TIMES.bust);
        announce(t("push-log-stopped", { name }));
        return pause(TIMES.stopped);
      case "sharing":
        apply(event, { bust: false, landed: null });
        return;
      case "taken":
        sound("score");
        show({ taking: { row: event.row, seat: event.seat, points: event.points } });
        announce(t("push-log-taken", { name, cards: cardNames(event.cards, t), points: event.points }));
        await pause(TIMES.taking);
        apply(event, { taking: null });
        return;
      case "rolled":
        sound("roll");
        apply(event, { bust: false, die: still.value ? "lying" : "tumbling" });
        await pause(TIMES.tumble);
        show({ die: "lying" });
        announce(t("push-log-rolled", { name, face: t(faceKey(event.face)) }));
        if (next?.type !== "lost") return cheer({ key: "push-banner-lucky", args: { name }, tone: "joy" }, TIMES.lucky);
        return pause(TIMES.rolled);
      case "lost": {
        const colours = new Set(event.cards.flatMap((/** @type {Card} */ card) => (card.kind === "number" ? [card.colour] : [])));
        show({ losing: { seat: event.seat, colours: [...colours], points: event.points } });
        const key = event.face === "star" ? "push-banner-lost-all" : "push-banner-lost";
        const args = { name, count: event.cards.length, points: event.points, colour: t(faceKey(event.face)) };
        await cheer({ key, args, tone: "bad" }, TIMES.losing);
        apply(event, { losing: null });
        return;
      }
      case "rows_discarded":
        show({ leaving: event.rows.map((/** @type {{ row: number }} */ one) => one.row) });
        announce(t("push-log-rows-discarded", { count: event.rows.length }));
        await pause(TIMES.discarded);
        apply(event, { leaving: null });
        return;
      case "banked":
        sound("score");
        show({ saving: { seat: event.seat, colour: event.colour } });
        announce(t("push-log-banked", { name, points: event.points, colour: t(faceKey(event.colour)) }));
        await pause(TIMES.banked);
        apply(event, { saving: null });
        return;
      case "turn":
        apply(event, { die: null });
        announce(t("push-log-turn", { name }));
        return pause(TIMES.turn);
      case "game_over":
        apply(event);
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
      stage.value = { before: before.hash, view: /** @type {PushView} */ (before.view) };
      for (const [at, event] of events.entries()) await play(event, events[at + 1], before);
    },
    stop,
  };
}
