/**
 * The score sheet of a position, as the rows and cells that components/score_sheet draws.
 *
 * @import { SheetCell, SheetColumn, SheetPart, SheetRow } from "../../components/score_sheet/index.js"
 * @import { Translate } from "../contract.js"
 * @import { Snapshot } from "../../engine/messages.js"
 * @import { BoxLayout, Offer, Sheet, Stage, YahtzeeView } from "./types.js"
 */
import { seatName } from "../../app/seat_names.js";
import { boxKey, boxNoteKey } from "./box_names.js";

/**
 * @typedef {object} SheetState
 * @property {Snapshot} snapshot
 * @property {Stage | null} stage
 * @property {boolean} canPick     a person may choose a box now
 * @property {string | null} asking
 * @property {string | null} marked
 * @property {(box: string) => void} onPick
 * @property {(box: BoxLayout) => unknown} icon
 */

/**
 * How far the upper half is before or behind the pace that reaches the goal exactly: three of every face.
 * @param {YahtzeeView["layout"]} layout
 * @param {Sheet} sheet
 * @returns {{ filled: boolean, pace: number }}
 */
export function upperPace(layout, sheet) {
  const upper = layout.boxes.filter((box) => box.face !== null);
  const perPip = layout.upper_goal / upper.reduce((sum, box) => sum + Number(box.face), 0);
  const written = upper.filter((box) => sheet.boxes[box.id] !== null);
  const pace = written.reduce((sum, box) => sum + Number(sheet.boxes[box.id]) - perPip * Number(box.face), 0);
  return { filled: written.length > 0, pace };
}

/** @param {number} figure */
function signed(figure) {
  if (figure === 0) return "±0";
  return figure > 0 ? `+${figure}` : `−${-figure}`;
}

/**
 * Why an open box is not offered, told from what is.
 * @param {YahtzeeView} view
 * @param {Translate} t
 */
export function blockedReason(view, t) {
  const halfOf = new Map(view.layout.boxes.map((box) => [box.id, box.half]));
  const [first, ...others] = view.offers;
  if (first && others.length === 0 && halfOf.get(first.box) === "upper") {
    return t("yahtzee-blocked-one", { box: t(boxKey(first.box)) });
  }
  if (view.offers.every((offer) => halfOf.get(offer.box) === "lower")) return t("yahtzee-blocked-lower");
  return t("yahtzee-blocked");
}

/**
 * @param {SheetState} state
 * @param {Translate} t
 * @returns {{ columns: SheetColumn[], parts: SheetPart[] }}
 */
export function sheetModel(state, t) {
  const { snapshot, stage } = state;
  const view = /** @type {YahtzeeView} */ (snapshot.view);
  const { layout } = view;
  const offers = new Map(view.offers.map((offer) => [offer.box, offer]));
  const isChoosing = view.offers.length > 0 && !stage?.written;
  const isShown = (/** @type {number} */ seat) => view.phase === "play" && seat === view.seat;

  const columns = snapshot.seats.map((_, index) => ({
    name: seatName(snapshot.seats, index),
    current: view.phase === "over" ? snapshot.winners[0] === index : index === view.seat,
  }));

  /** @param {BoxLayout} box @param {number} seat @returns {SheetCell} */
  function boxCell(box, seat) {
    const name = t(boxKey(box.id));
    const fresh = stage?.written?.seat === seat && stage.written.box === box.id ? stage.written : null;
    const points = fresh ? fresh.points : (view.sheets[seat]?.boxes[box.id] ?? null);
    if (points !== null) {
      return { state: points === 0 ? "zero" : "written", content: String(points), fresh: fresh !== null };
    }
    if (!isShown(seat) || !isChoosing) return { state: "empty", label: t("yahtzee-cell-open") };
    const offer = offers.get(box.id);
    if (!offer) return { state: "blocked", content: "–", label: blockedReason(view, t) };
    return offerCell(offer, name);
  }

  /** @param {Offer} offer @param {string} name @returns {SheetCell} */
  function offerCell(offer, name) {
    const asking = state.asking === offer.box;
    const args = { box: name, points: offer.points, bonus: offer.yahtzee_bonus };
    const key = asking ? "confirm" : offer.points === 0 ? "zero" : offer.joker ? "joker" : "points";
    return {
      state: offer.points === 0 ? "offer-zero" : "offer",
      content: String(offer.points),
      extra: [offer.joker ? t("yahtzee-cell-joker-mark") : "", offer.yahtzee_bonus ? `+${offer.yahtzee_bonus}` : ""]
        .filter(Boolean)
        .join(" "),
      label: t(`yahtzee-cell-${key}`, args) + (offer.yahtzee_bonus ? `, ${t("yahtzee-cell-bonus", args)}` : ""),
      asking,
      marked: state.marked === offer.box,
      onPick: state.canPick ? () => state.onPick(offer.box) : null,
    };
  }

  /** @param {BoxLayout} box @returns {SheetRow} */
  function boxRow(box) {
    const blocked = isChoosing && view.sheets[view.seat]?.boxes[box.id] === null && !offers.has(box.id);
    return {
      id: box.id,
      icon: state.icon(box),
      name: t(boxKey(box.id)),
      note: blocked ? blockedReason(view, t) : t(boxNoteKey(box.id), { points: box.fixed ?? 0, face: box.face ?? 0 }),
      kind: "box",
      cells: view.sheets.map((_, seat) => boxCell(box, seat)),
    };
  }

  /** @param {Sheet} sheet @param {number} seat @returns {SheetCell} */
  function bonusCell(sheet, seat) {
    if (sheet.upper_bonus > 0) return { state: "written", content: `+${sheet.upper_bonus}`, extra: String(sheet.upper_total) };
    const { filled, pace } = upperPace(layout, sheet);
    const args = { points: sheet.upper_total, goal: layout.upper_goal, pace: Math.abs(pace) };
    const side = !filled ? "start" : pace > 0 ? "ahead" : pace < 0 ? "behind" : "even";
    const label = t(`yahtzee-pace-${side}`, args);
    // Only the current column has room for words.
    if (!columns[seat]?.current) return { state: "sum", content: String(sheet.upper_total), extra: signed(pace), label };
    return {
      state: "sum",
      content: `${sheet.upper_total}/${layout.upper_goal}`,
      extra: filled ? t(`yahtzee-pace-${side}-short`, args) : "",
      label,
    };
  }

  /**
   * @param {string} id
   * @param {"sum" | "total"} kind
   * @param {(sheet: Sheet, seat: number) => SheetCell} cell
   * @param {Record<string, number>} [args]
   * @returns {SheetRow}
   */
  function sumRow(id, kind, cell, args = {}) {
    const name = t(`yahtzee-row-${id}`, args);
    return { id, kind, name, note: kind === "sum" ? t(`yahtzee-row-${id}-note`, args) : null, cells: view.sheets.map(cell) };
  }

  const upper = layout.boxes.filter((box) => box.half === "upper").map(boxRow);
  const lower = layout.boxes.filter((box) => box.half === "lower").map(boxRow);
  upper.push(sumRow("upper-bonus", "sum", bonusCell, { goal: layout.upper_goal, points: layout.upper_bonus }));
  if (snapshot.options.yahtzee_bonus !== "off") {
    lower.push(
      sumRow("yahtzee-bonus", "sum", ({ yahtzee_bonus: points }) => ({ state: "sum", content: points ? `+${points}` : "" }), {
        points: layout.yahtzee_bonus,
      }),
    );
  }
  lower.push(sumRow("total", "total", ({ total }) => ({ state: "sum", content: String(total) })));
  return {
    columns,
    parts: [
      { id: "upper", title: t("yahtzee-half-upper"), rows: upper },
      { id: "lower", title: t("yahtzee-half-lower"), rows: lower },
    ],
  };
}
