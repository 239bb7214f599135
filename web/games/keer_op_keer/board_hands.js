/**
 * Fingers, pens, mice and arrow keys on the board: which cell is meant, told to the ctrl.
 *
 * A stroke is followed between two reported points, so that a quick finger leaves no gap. A press of Enter, or of a
 * screen reader, comes as a click without a pointer before it.
 *
 * @import { KeerCtrl } from "./ctrl.js"
 */

/** Points looked at along a stroke, in parts of a cell's width. */
const STEP = 0.4;

/** @type {Record<string, readonly [number, number]>} */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** @param {Element | null} element @returns {number | null} */
function cellOf(element) {
  const found = element?.closest("[data-cell]");
  return found instanceof HTMLElement ? Number(found.dataset.cell) : null;
}

/** @param {number} x @param {number} y */
function cellAt(x, y) {
  return cellOf(document.elementFromPoint(x, y));
}

/** @param {Element} board @param {number} cell */
function buttonOf(board, cell) {
  return board.querySelector(`[data-cell="${cell}"]`);
}

/** The cell beside another one, also where it is out of sight. @param {Element} from @param {readonly [number, number]} way */
function neighbourOf(from, [dx, dy]) {
  const box = from.getBoundingClientRect();
  const x = box.x + box.width * (0.5 + dx);
  const y = box.y + box.height * (0.5 + dy);
  const cells = [...(from.parentElement?.querySelectorAll("[data-cell]") ?? [])];
  return cells.find((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return left <= x && x <= right && top <= y && y <= bottom;
  });
}

/** One set of listeners a ctrl, whatever the number of renders. @type {WeakMap<KeerCtrl, (element: Element | undefined) => void>} */
const hooks = new WeakMap();

/** Listens on the board while it is in the page. @param {KeerCtrl} ctrl */
export function handsOn(ctrl) {
  let hook = hooks.get(ctrl);
  if (!hook) {
    hook = follow(ctrl);
    hooks.set(ctrl, hook);
  }
  return hook;
}

/** @param {KeerCtrl} ctrl @returns {(element: Element | undefined) => void} */
function follow(ctrl) {
  /** @type {{ id: number, x: number, y: number, cell: number | null } | null} */
  let stroke = null;
  let isPointerClick = false;

  /** @param {PointerEvent} event */
  function down(event) {
    // A second finger on the board is none that draws.
    if (!event.isPrimary || event.button !== 0) return;
    const cell = cellOf(/** @type {Element} */ (event.target));
    if (cell === null) return;
    isPointerClick = true;
    stroke = { id: event.pointerId, x: event.clientX, y: event.clientY, cell };
    ctrl.beginStroke(cell);
  }

  /** @param {PointerEvent} event */
  function move(event) {
    if (stroke?.id !== event.pointerId) return;
    const size = buttonOf(/** @type {Element} */ (event.currentTarget), 0)?.getBoundingClientRect().width ?? 1;
    const steps = Math.max(1, Math.ceil(Math.hypot(event.clientX - stroke.x, event.clientY - stroke.y) / (size * STEP)));
    for (let step = 1; step <= steps; step += 1) {
      const x = stroke.x + ((event.clientX - stroke.x) * step) / steps;
      const y = stroke.y + ((event.clientY - stroke.y) * step) / steps;
      const cell = cellAt(x, y);
      if (cell === null || cell === stroke.cell) continue;
      stroke.cell = cell;
      ctrl.extendStroke(cell);
    }
    stroke.x = event.clientX;
    stroke.y = event.clientY;
  }

  /** @param {PointerEvent} event */
  function up(event) {
    if (stroke?.id !== event.pointerId) return;
    stroke = null;
    ctrl.endStroke();
  }

  /** The finger turned out to scroll the page. @param {PointerEvent} event */
  function cancel(event) {
    if (stroke?.id !== event.pointerId) return;
    stroke = null;
    ctrl.dropStroke();
  }

  /** @param {MouseEvent} event */
  function click(event) {
    const cell = cellOf(/** @type {Element} */ (event.target));
    // A stroke may end without a click, but a key's click has no presses to count.
    if (cell !== null && (!isPointerClick || event.detail === 0)) ctrl.beginStroke(cell);
    isPointerClick = false;
  }

  /** @param {KeyboardEvent} event */
  function key(event) {
    const way = ARROWS[event.key];
    const from = event.target instanceof Element ? event.target.closest("[data-cell]") : null;
    // Enter on a cell that is chosen confirms what is complete; the space bar still takes the cell back.
    if (event.key === "Enter" && ctrl.ready.value && ctrl.cells.value.includes(cellOf(from) ?? -1)) {
      event.preventDefault();
      void ctrl.confirm();
      return;
    }
    if (!way || !from) return;
    event.preventDefault();
    const next = neighbourOf(from, way);
    if (!(next instanceof HTMLElement)) return;
    ctrl.cursor.value = Number(next.dataset.cell);
    next.focus();
  }

  /** @type {AbortController | null} */
  let listening = null;
  return (element) => {
    listening?.abort();
    listening = null;
    stroke = null;
    if (!(element instanceof HTMLElement)) return;
    listening = new AbortController();
    const { signal } = listening;
    element.addEventListener("pointerdown", down, { signal });
    element.addEventListener("pointermove", move, { signal });
    element.addEventListener("click", click, { signal });
    element.addEventListener("keydown", key, { signal });
    // A stroke may end anywhere.
    addEventListener("pointerup", up, { signal });
    addEventListener("pointercancel", cancel, { signal });
  };
}
