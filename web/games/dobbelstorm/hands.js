/**
 * What fingers do with dice: take, lift, lay down, let a tower's upper die wait, call STOP. No DOM, no rule, no clock.
 *
 * Where one person plays, a die that is touched is in that person's hand at once. Where several do, nobody can tell whose
 * finger it is: the die is lifted, and belongs to whoever's card it is laid on.
 *
 * @import { ReadonlySignal } from "@preact/signals-core"
 * @import { Zone } from "./table_layout.js"
 * @import { Card, Die, Place } from "./types.js"
 */
import { batch, computed, signal } from "@preact/signals-core";

import { fieldAtCell, layerFor } from "./placing.js";

/**
 * What hands need to know of the table, and what they ask of it.
 * @typedef {object} Table
 * @property {ReadonlySignal<Die[]>} dice          as the screen shows them
 * @property {ReadonlySignal<boolean[]>} people    for each seat, whether a person sits there
 * @property {ReadonlySignal<number | null>} lone  the one person at the table, if it is one
 * @property {ReadonlySignal<boolean>} isRunning   the turn is on and not paused
 * @property {ReadonlySignal<boolean>} canPlace    what is in a hand may be laid down
 * @property {(seat: number, slot: number) => Card | undefined} cardOf
 * @property {(code: string, die: number, place: Place) => void} move
 * @property {() => void} halt                    time stands still: STOP was called
 * @property {(seat: number) => void} stop         every hand that nobody knew of is empty
 * @property {(dice: number[], key: string, seat: number | null) => void} refuse
 */

/** @param {Table} table */
export function createHands({ dice, people, lone, isRunning, canPlace, cardOf, move, halt, stop, refuse }) {
  /** Dice under a finger, and dice that were tapped, whose owner is not known yet. */
  const pressed = signal(/** @type {ReadonlySet<number>} */ (new Set()));
  const tapped = signal(/** @type {ReadonlySet<number>} */ (new Set()));
  const lifted = computed(() => new Set([...pressed.value, ...tapped.value]));
  /** Whose next die on an empty tower is the upper one, and on which card. */
  const parking = signal(/** @type {ReadonlyMap<number, number>} */ (new Map()));
  /** Who called STOP, until the engine knows: whoever still holds a die then may lay it down first. */
  const stopping = signal(/** @type {number | null} */ (null));
  const isOpen = computed(() => isRunning.value && stopping.value === null);

  /** @param {number} seat */
  const handOf = (seat) => dice.value.find(({ place }) => place.type === "hand" && place.seat === seat)?.id ?? null;

  /** @param {number} id @param {number} seat @returns {boolean} whether the die is in that hand now */
  function take(id, seat) {
    const held = handOf(seat);
    if (held === id) return true;
    // A die that was lifted before STOP was called counts as taken.
    const mayTake = isOpen.value || lifted.value.has(id);
    if (!mayTake || dice.value[id]?.place.type !== "table") return false;
    if (held !== null) {
      refuse([id], "dobbelstorm-log-one-die", seat);
      return false;
    }
    move(`${seat}g${id}`, id, { type: "hand", seat });
    return true;
  }

  /** A finger comes down on a die. Returns whether it can be dragged. @param {number} id */
  function pressDie(id) {
    const place = dice.value[id]?.place;
    if (!place || !canPlace.value) return false;
    if (place.type === "hand") return people.value[place.seat] ?? false;
    if (place.type !== "table" || !isOpen.value) return false;
    if (lone.value !== null) return take(id, lone.value);
    pressed.value = new Set([...pressed.value, id]);
    return true;
  }

  /** A die that was pressed is let go somewhere. @param {number} id @param {Zone} zone @param {boolean} moved */
  function releaseDie(id, zone, moved) {
    const wasLifted = pressed.value.has(id);
    if (zone.type !== "pool" && (wasLifted || moved)) put(id, zone, true);
    batch(() => {
      const isTap = wasLifted && zone.type === "pool" && !moved && isOpen.value;
      // A second tap puts it down again.
      tapped.value = isTap && !tapped.value.has(id) ? new Set([...tapped.value, id]) : without(tapped.value, id);
      pressed.value = without(pressed.value, id);
    });
    if (wasLifted) endWhenHandsAreFree();
  }

  /** A place was tapped: what that seat has in hand, or the one die that was tapped before, goes there. @param {Zone} zone */
  function tapZone(zone) {
    if (zone.type === "stop") return callStop(zone.seat);
    if (zone.type === "pool" || !canPlace.value || !people.value[zone.seat]) return;
    const held = handOf(zone.seat);
    const waiting = [...tapped.value];
    if (held !== null) return put(held, zone, false);
    if (waiting.length === 0) return announceTop(zone);
    tapped.value = new Set();
    if (waiting[0] !== undefined && waiting.length === 1) put(waiting[0], zone, false);
    else refuse(waiting, "dobbelstorm-log-whose", null);
  }

  /** Who taps "top first" before any die is heard as well. @param {Zone} zone */
  function announceTop(zone) {
    if (zone.type === "beside" && zone.later && isOpen.value && cardOf(zone.seat, zone.card)?.kind === "tower") setParking(zone.seat, zone.card, true);
  }

  /** A second tap takes it back. @param {number} seat @param {number} slot @param {boolean} isToggled */
  function setParking(seat, slot, isToggled) {
    const others = [...parking.value].filter(([one]) => one !== seat);
    parking.value = new Map(isToggled && parking.value.get(seat) === slot ? others : [...others, [seat, slot]]);
  }

  /** @param {number} id @param {Exclude<Zone, { type: "pool" }>} zone @param {boolean} isDropped  dragged there, not tapped */
  function put(id, zone, isDropped) {
    if (!canPlace.value || !people.value[zone.seat] || !take(id, zone.seat) || !("card" in zone)) return;
    const { seat } = zone;
    const card = cardOf(seat, zone.card);
    if (!card) return;
    if (zone.type === "beside") {
      if (zone.later && card.kind === "tower") setParking(seat, zone.card, !isDropped);
      else lay(`${seat}b${zone.card}`, id, { type: "beside", seat, card: zone.card });
      return;
    }
    const field = fieldAtCell(card, zone.cell)?.field;
    if (field === undefined) return;
    const at = { seat, card: zone.card, field };
    const layer = layerFor(dice.value, card, at);
    if (layer === null) refuse([id], "dobbelstorm-log-full", seat);
    else if (layer === "bottom" && parking.value.get(seat) === zone.card) lay(`${seat}k${zone.card}.${field}`, id, { type: "parked", ...at });
    else lay(`${seat}p${zone.card}.${field}`, id, { type: "field", ...at, layer });
  }

  /** @param {string} code @param {number} id @param {Place & { seat: number }} place */
  function lay(code, id, place) {
    parking.value = new Map([...parking.value].filter(([seat]) => seat !== place.seat));
    move(code, id, place);
  }

  /** @param {number} seat */
  function callStop(seat) {
    if (!isOpen.value || !people.value[seat]) return;
    halt();
    batch(() => {
      stopping.value = seat;
      tapped.value = new Set();
    });
    endWhenHandsAreFree();
  }

  function endWhenHandsAreFree() {
    if (stopping.value !== null && pressed.value.size === 0) stop(stopping.value);
  }

  /** Nothing is lifted any more, whatever fingers are still down. */
  function letGo() {
    batch(() => {
      pressed.value = new Set();
      tapped.value = new Set();
      stopping.value = null;
    });
  }

  /** Another turn, or another moment of this one. */
  function forget() {
    letGo();
    parking.value = new Map();
  }

  return { lifted, parking, stopping, isOpen, handOf, take, pressDie, releaseDie, tapZone, setParking, letGo, forget };
}

/** @param {ReadonlySet<number>} set @param {number} gone */
function without(set, gone) {
  return new Set([...set].filter((one) => one !== gone));
}
