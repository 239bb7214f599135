/**
 * The state and the actions of the Keer op Keer screen; no DOM, no rule.
 *
 * What may be done is read from `snapshot.moves`. What a player has laid ready but not yet done (two dice, cells, a
 * pass to confirm, typed faces) lives here and is gone when the position changes.
 *
 * @import { CtrlHost } from "../contract.js"
 * @import { GameEvent } from "../../engine/messages.js"
 * @import { Colour, ColourFace, CrossMove, KeerView, NumberFace, Phrase, Pick, Refused, Stage, Typed } from "./types.js"
 */
import { batch, computed, signal } from "@preact/signals-core";

import { watchAdvice } from "../../app/hints.js";
import { seatName } from "../../app/seat_names.js";
import { colourWords } from "./names.js";
import { createPresenter } from "./presenter.js";
import { promptFor } from "./prompt.js";
import { NO_DICE, cellsOf, commonDice, countsOf, exactly, extending, grown, idleDie, lacking, refusal, withDice } from "./selection.js";

/** @typedef {ReturnType<typeof createCtrl>} KeerCtrl */

/** @type {Readonly<Typed>} */
const NOTHING_TYPED = Object.freeze({ colours: [], numbers: [] });

/** @param {CtrlHost} host */
export function createCtrl(host) {
  const { session, t, hintsOpen } = host;
  const { snapshot } = session;

  const view = computed(() => /** @type {KeerView} */ (snapshot.value.view));
  const picked = signal(/** @type {Pick} */ (NO_DICE));
  const cells = signal(/** @type {number[]} */ ([]));
  const refused = signal(/** @type {Refused | null} */ (null));
  const passing = signal(false);
  const typed = signal(/** @type {Typed} */ (NOTHING_TYPED));
  const acting = signal(/** @type {"roll" | "cross" | "pass" | null} */ (null));
  const opened = signal(/** @type {number | null} */ (null));
  const cursor = signal(0);
  const stageSignal = signal(/** @type {Stage | null} */ (null));
  /** Whose board lies large: the person who acts, and while bots act the person who acted last. */
  const lastPerson = signal(/** @type {number | null} */ (null));

  /** The stage counts only on top of the snapshot it was made for. */
  const stage = computed(() => (stageSignal.value?.before === snapshot.value.hash ? stageSignal.value : null));
  const isOwnDice = computed(() => snapshot.value.options.dice === "own");
  const canAct = computed(() => session.canAct.value && acting.value === null);
  const hints = watchAdvice(host, canAct);
  const isChance = computed(() => snapshot.value.turn.type === "chance");
  const canChoose = computed(() => canAct.value && snapshot.value.turn.type === "player");
  const canRoll = computed(() => canAct.value && isChance.value && !isOwnDice.value);
  /** Dice that were thrown on a real table are being typed in. */
  const isTyping = computed(() => canAct.value && isChance.value && isOwnDice.value && view.value.phase === "roll");

  const shownSeat = computed(() => {
    const { seats } = snapshot.value;
    const { seat, active } = view.value;
    const people = seats.flatMap(({ bot }, place) => (bot === null ? [place] : []));
    const current = seat ?? active;
    if (current !== null && people.includes(current)) return current;
    return lastPerson.value ?? people[0] ?? current ?? 0;
  });

  const crosses = computed(() => /** @type {CrossMove[]} */ (snapshot.value.moves.filter((move) => move.data.type === "cross")));
  const passMove = computed(() => snapshot.value.moves.find((move) => move.data.type === "pass") ?? null);
  /** Placements of the chosen dice; then those that hold all chosen cells; then the one that is just that. */
  const allowed = computed(() => withDice(crosses.value, picked.value));
  const possible = computed(() => extending(allowed.value, cells.value));
  const ready = computed(() => (cells.value.length > 0 ? exactly(allowed.value, cells.value) : null));
  /** The faces in use: chosen, or the only ones that the chosen cells leave. */
  const faces = computed(() => {
    if (ready.value) return { colour: ready.value.data.colour, number: ready.value.data.number };
    const common = cells.value.length > 0 ? commonDice(possible.value) : NO_DICE;
    return { colour: picked.value.colour ?? common.colour, number: picked.value.number ?? common.number };
  });
  const lit = computed(() => (canChoose.value ? cellsOf(possible.value) : new Set(/** @type {number[]} */ ([]))));
  /** Where a tap is of use: it adds to the chosen cells, or leaves them for others. */
  const touchable = computed(() => (canChoose.value ? cellsOf(allowed.value) : new Set(/** @type {number[]} */ ([]))));
  /** How many cells may still follow, the fewest first. */
  const countsLeft = computed(() => countsOf(possible.value).map((count) => count - cells.value.length));
  const hinted = computed(() => {
    const best = canChoose.value && hintsOpen.value ? hints.advice.value?.options[0]?.data : undefined;
    return new Set(/** @type {number[]} */ (best?.type === "cross" ? best.cells : []));
  });

  const typedGoal = computed(() => view.value.layout.dice);
  const isTypedFull = computed(
    () => typed.value.colours.length === typedGoal.value.colours && typed.value.numbers.length === typedGoal.value.numbers,
  );

  const prompt = computed(() =>
    promptFor({
      snapshot: snapshot.value,
      note: stage.value?.note ?? null,
      acting: acting.value,
      readOnly: session.readOnly.value && session.phase.value !== "starting",
      refused: refused.value?.phrase ?? null,
      passing: passing.value,
      hasCross: crosses.value.length > 0,
      cells: cells.value.length,
      countsLeft: countsLeft.value,
      ready: ready.value?.data ?? null,
      faces: faces.value,
      complete: isTypedFull.value,
    }),
  );

  function forgetChoices() {
    batch(() => {
      picked.value = NO_DICE;
      cells.value = [];
      refused.value = null;
      passing.value = false;
      typed.value = NOTHING_TYPED;
    });
  }

  const presenter = createPresenter(host, stageSignal);

  /** @param {GameEvent[]} events */
  async function present(events) {
    lastPerson.value = shownSeat.peek();
    forgetChoices();
    if (events.length === 0) stageSignal.value = null;
    else await presenter.present(events, snapshot.value);
  }

  /** What was asked for cannot be, and why. @param {number | null} cell @param {Phrase} phrase @param {boolean} [strayed] */
  function object(cell, { key, args }, strayed = false) {
    const named = typeof args.colour === "string" ? { ...args, ...colourWords(/** @type {Colour} */ (args.colour), t) } : args;
    refused.value = { cell, phrase: { key, args: named }, strayed };
    // A stroke may pass over many cells; only a tap is answered aloud.
    if (!strayed) host.announce(t(key, named));
  }

  /** A colour die or a number die was tapped: it is taken up, or laid back. @param {Partial<Pick>} face */
  function pick(face) {
    if (!canChoose.value) return;
    if (!isUseful(face)) {
      object(null, idleDie(view.value.sheets[shownSeat.value], face));
      return;
    }
    const next = { ...picked.value };
    if (face.colour !== undefined) next.colour = faces.value.colour === face.colour ? null : face.colour;
    if (face.number !== undefined) next.number = faces.value.number === face.number ? null : face.number;
    const moves = withDice(crosses.value, next);
    batch(() => {
      // Of two dice that do not go together, the one tapped last stays.
      picked.value = moves.length > 0 ? next : { ...NO_DICE, ...face };
      // A die laid back is not taken up again because of the cells, and cells that no longer fit are left.
      const isLaidBack = (face.colour !== undefined && next.colour === null) || (face.number !== undefined && next.number === null);
      if (isLaidBack || extending(withDice(crosses.value, picked.value), cells.value).length === 0) cells.value = [];
      refused.value = null;
      passing.value = false;
    });
    host.sound("tick");
  }

  /** A die that the active player took away was tapped. */
  function missTaken() {
    const name = seatName(snapshot.value.seats, view.value.active ?? 0);
    object(null, { key: "keer_op_keer-why-taken", args: { name } });
  }

  /** Whether this die would leave a placement. @param {Partial<Pick>} face */
  function isUseful(face) {
    return withDice(crosses.value, { ...NO_DICE, ...face }).length > 0;
  }

  let erasing = false;
  /** The chosen cell that this stroke began on, and so took back. @type {number | null} */
  let lifted = null;

  /** A cell was tapped, or a stroke begins there. @param {number} cell */
  function beginStroke(cell) {
    if (!canChoose.value) return;
    cursor.value = cell;
    erasing = cells.value.includes(cell);
    lifted = erasing ? cell : null;
    touch(cell, true);
  }

  /** The stroke goes on over a cell. @param {number} cell */
  function extendStroke(cell) {
    if (!canChoose.value) return;
    if (lifted !== null && !cells.value.includes(cell)) resume(lifted, cell);
    else if (erasing) lifted = null;
    touch(cell, false);
  }

  /** A stroke from a chosen cell to one that fits goes on with the drawing; nothing was to be taken back. @param {number} from @param {number} to */
  function resume(from, to) {
    if (extending(allowed.value, [...cells.value, from, to]).length === 0) return;
    cells.value = [...cells.value, from];
    erasing = false;
    lifted = null;
  }

  /** The finger is lifted: where it strayed to no longer matters once the cells are complete. */
  function endStroke() {
    if (ready.value && refused.value?.strayed) refused.value = null;
  }

  /** It was no stroke: whatever it touched in vain was not meant. */
  function dropStroke() {
    refused.value = null;
  }

  /** @param {number} cell @param {boolean} isFirst */
  function touch(cell, isFirst) {
    const isChosen = cells.value.includes(cell);
    if (erasing !== isChosen) return;
    const next = erasing ? cells.value.filter((one) => one !== cell) : grown(allowed.value, cells.value, cell, isFirst);
    if (next) {
      batch(() => {
        cells.value = next;
        refused.value = null;
        passing.value = false;
      });
      host.sound("tick");
    } else {
      const { crossed } = view.value.sheets[shownSeat.value] ?? { crossed: [] };
      const hand = { view: view.value, moves: crosses.value, allowed: allowed.value, cells: cells.value, crossed };
      object(cell, refusal(hand, cell), !isFirst);
    }
  }

  function clear() {
    batch(() => {
      cells.value = [];
      picked.value = NO_DICE;
      refused.value = null;
      passing.value = false;
    });
  }

  /**
   * @param {"roll" | "cross" | "pass"} kind
   * @param {() => Promise<unknown>} action
   */
  async function asOne(kind, action) {
    acting.value = kind;
    try {
      await action();
    } finally {
      acting.value = null;
    }
  }

  /** Crosses what is complete, and says of anything else what it lacks. */
  async function confirm() {
    const move = ready.value;
    if (!canChoose.value || crosses.value.length === 0) return;
    if (move) await asOne("cross", () => session.play(move.code));
    else object(null, lacking(cells.value.length, countsLeft.value));
  }

  /** Passing asks first while something could be crossed. */
  async function pass() {
    const move = passMove.value;
    if (!canChoose.value || !move) return;
    if (crosses.value.length > 0 && !passing.value) {
      clear();
      passing.value = true;
      return;
    }
    await asOne("pass", () => session.play(move.code));
  }

  async function roll() {
    if (canRoll.value) await asOne("roll", () => session.roll());
  }

  /** What a real table decided: the number of a board, the seat that starts. @param {string} code */
  async function settle(code) {
    if (canAct.value && isChance.value && isOwnDice.value) await asOne("roll", () => session.roll(code));
  }

  /** @param {Partial<Pick>} face */
  function typeFace({ colour, number }) {
    if (!isTyping.value) return;
    const { colours, numbers } = typed.value;
    const nextColours = colour != null && colours.length < typedGoal.value.colours ? [...colours, colour] : colours;
    const nextNumbers = number != null && numbers.length < typedGoal.value.numbers ? [...numbers, number] : numbers;
    typed.value = { colours: nextColours, numbers: nextNumbers };
    host.sound("tick");
  }

  /** Takes back one typed die. @param {"colours" | "numbers"} kind @param {number} position */
  function untype(kind, position) {
    typed.value = {
      colours: /** @type {ColourFace[]} */ (kind === "colours" ? typed.value.colours.toSpliced(position, 1) : typed.value.colours),
      numbers: /** @type {NumberFace[]} */ (kind === "numbers" ? typed.value.numbers.toSpliced(position, 1) : typed.value.numbers),
    };
  }

  async function confirmTyped() {
    if (!isTyping.value || !isTypedFull.value) return;
    const { colour_faces: colours, number_faces: numbers } = view.value.layout;
    const letters = typed.value.colours.map((face) => colours.find(({ id }) => id === face)?.code ?? "");
    const digits = typed.value.numbers.map((face) => numbers.find(({ id }) => id === face)?.code ?? "");
    await asOne("roll", () => session.roll(`d${letters.join("")}${digits.join("")}`));
  }

  /** Lays ready what an option of the hint says. @param {{ type: string } & Record<string, any>} data */
  function applyHint(data) {
    if (!canChoose.value) return;
    batch(() => {
      clear();
      if (data.type === "cross") {
        picked.value = { colour: data.colour, number: data.number };
        cells.value = [...data.cells];
      } else {
        passing.value = true;
      }
    });
  }

  /**
   * 1 to 6 for the dice, Enter to cross, P to pass, R to roll, digits for typed dice.
   * @param {string} key of the keyboard; true when it meant something here
   */
  function pressKey(key) {
    if (isTyping.value) {
      if (/^[1-5]$/.test(key)) typeFace({ number: Number(key) });
      else if (key === "?" || key === "0") typeFace({ number: 0 });
      else if (key === "Enter") void confirmTyped();
      else return false;
      return true;
    }
    if (key.toLowerCase() === "r" && canRoll.value) void roll();
    else if (canChoose.value && /^[1-6]$/.test(key)) return pressDie(Number(key) - 1);
    else if (canChoose.value && key.toLowerCase() === "p") void pass();
    else if (canChoose.value && key === "Enter" && cells.value.length > 0) void confirm();
    else if (canChoose.value && key === "Escape") clear();
    else return false;
    return true;
  }

  /** The dice as they lie, colours first. @param {number} place */
  function pressDie(place) {
    const { colours, numbers } = view.value.dice ?? { colours: [], numbers: [] };
    const colour = colours[place];
    const number = numbers[place - colours.length];
    if (colour?.free && isUseful({ colour: colour.face })) pick({ colour: colour.face });
    else if (number?.free && isUseful({ number: number.face })) pick({ number: number.face });
    else return false;
    return true;
  }

  return {
    session,
    view,
    stage,
    shownSeat,
    picked,
    faces,
    cells,
    lit,
    touchable,
    hinted,
    refused,
    ready,
    countsLeft,
    passing,
    crosses,
    opened,
    cursor,
    typed,
    typedGoal,
    isTypedFull,
    hints,
    hintsOpen,
    prompt,
    canAct,
    canChoose,
    canRoll,
    isChance,
    isOwnDice,
    isTyping,
    pick,
    missTaken,
    isUseful,
    beginStroke,
    extendStroke,
    endStroke,
    dropStroke,
    clear,
    confirm,
    pass,
    roll,
    settle,
    typeFace,
    untype,
    confirmTyped,
    applyHint,
    pressKey,
    present,
    dispose() {
      hints.stop();
      presenter.stop();
    },
  };
}
