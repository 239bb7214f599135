/**
 * Fingers on the table: any number of them, each with a die of its own.
 *
 * While a die is dragged its element is moved directly; drawing the whole screen for every movement would be felt. A tap
 * is a press that hardly moved. Keyboards and screen readers press buttons, which arrives as a click without a pointer.
 *
 * @import { StormCtrl } from "./ctrl.js"
 * @import { Zone } from "./table_layout.js"
 */
import { ref } from "lit-html/directives/ref.js";

import { keyListener } from "../../app/shortcuts.js";
import { zoneAt } from "./table_layout.js";

/** A finger that moved further than this drags. */
const SLACK = 10;

/** @typedef {{ die: number | null, startX: number, startY: number, moved: boolean, element: HTMLElement | null, zone: Zone }} Finger */

/** One hook a ctrl, whatever the number of renders. @type {WeakMap<StormCtrl, (element: Element | undefined) => void>} */
const hooks = new WeakMap();

/** Everything the table needs to know of the page, while it is in it. @param {StormCtrl} ctrl */
export function attachTable(ctrl) {
  let hook = hooks.get(ctrl);
  if (!hook) {
    hook = createHook(ctrl);
    hooks.set(ctrl, hook);
  }
  return ref(hook);
}

/** @param {StormCtrl} ctrl */
function createHook(ctrl) {
  /** @type {Map<number, Finger>} */
  const fingers = new Map();
  /** @type {AbortController | null} */
  let attached = null;

  /** @param {HTMLElement} table @param {PointerEvent} event */
  function place(table, { clientX, clientY }) {
    const box = table.getBoundingClientRect();
    return { x: clientX - box.left, y: clientY - box.top };
  }

  /** @param {HTMLElement} table @param {PointerEvent} event */
  function down(table, event) {
    if (event.button !== 0 || !(event.target instanceof Element)) return;
    const element = /** @type {HTMLElement | null} */ (event.target.closest("[data-die]"));
    const isOther = !element && event.target.closest("button:not([data-zone]), a, dialog, .dobbelstorm-panel, .hint-panel");
    if (isOther) return;
    const { x, y } = place(table, event);
    const id = element ? Number(element.dataset.die) : null;
    const zone = zoneAt(ctrl.layout.value, x, y);
    if (id !== null && zone.type === "pool" && [...fingers.values()].some(({ die }) => die === id)) return;
    const die = id !== null && ctrl.pressDie(id) ? id : null;
    fingers.set(event.pointerId, { die, startX: x, startY: y, moved: false, element: die === null ? null : element, zone });
    if (die !== null) event.preventDefault();
  }

  /** @param {HTMLElement} table @param {PointerEvent} event */
  function move(table, event) {
    const finger = fingers.get(event.pointerId);
    if (!finger || finger.die === null) return;
    const { x, y } = place(table, event);
    if (!finger.moved && Math.hypot(x - finger.startX, y - finger.startY) < SLACK) return;
    finger.moved = true;
    ctrl.drags.set(finger.die, { x, y });
    if (finger.element) {
      finger.element.style.translate = `${x}px ${y}px`;
      finger.element.classList.add("dobbelstorm-dragged");
    }
  }

  /** @param {HTMLElement} table @param {PointerEvent} event @param {boolean} isLost */
  function up(table, event, isLost) {
    const finger = fingers.get(event.pointerId);
    fingers.delete(event.pointerId);
    if (!finger) return;
    const { x, y } = place(table, event);
    const zone = isLost ? /** @type {Zone} */ ({ type: "pool" }) : zoneAt(ctrl.layout.value, x, y);
    if (finger.die === null) {
      if (JSON.stringify(zone) === JSON.stringify(finger.zone)) ctrl.tapZone(zone);
      return;
    }
    ctrl.drags.delete(finger.die);
    finger.element?.classList.remove("dobbelstorm-dragged");
    ctrl.releaseDie(finger.die, zone, finger.moved);
    // Whatever became of it, the die goes where it belongs now.
    ctrl.redraw();
  }

  /** @param {MouseEvent} event */
  function click(event) {
    if (event.detail !== 0 || !(event.target instanceof Element)) return;
    const die = /** @type {HTMLElement | null} */ (event.target.closest("[data-die]"));
    const zone = /** @type {HTMLElement | null} */ (event.target.closest("[data-zone]"));
    if (die) {
      const id = Number(die.dataset.die);
      if (ctrl.pressDie(id)) ctrl.releaseDie(id, { type: "pool" }, false);
    } else if (zone) ctrl.tapZone(/** @type {Zone} */ (JSON.parse(zone.dataset.zone ?? "{}")));
  }

  return (/** @type {Element | undefined} */ element) => {
    attached?.abort();
    attached = null;
    if (!(element instanceof HTMLElement)) return;
    attached = new AbortController();
    const { signal } = attached;
    element.addEventListener("pointerdown", (event) => down(element, event), { signal });
    document.addEventListener("pointermove", (event) => move(element, event), { signal });
    document.addEventListener("pointerup", (event) => up(element, event, false), { signal });
    document.addEventListener("pointercancel", (event) => up(element, event, true), { signal });
    element.addEventListener("click", click, { signal });
    element.addEventListener("contextmenu", (event) => event.preventDefault(), { signal });
    document.addEventListener("keydown", keyListener(ctrl.pressKey), { signal });
    document.addEventListener("visibilitychange", () => document.hidden && ctrl.pause(), { signal });
    const observer = new ResizeObserver(([entry]) => {
      if (entry) ctrl.resize(entry.contentRect.width, entry.contentRect.height);
    });
    observer.observe(element);
    signal.addEventListener("abort", () => observer.disconnect());
  };
}
