/**
 * The hint of a position: what the solver says, and what the player's own hold would cost.
 *
 * @import { HintOption } from "../../components/hint_panel/index.js"
 * @import { Translate } from "../contract.js"
 * @import { YahtzeeCtrl } from "./ctrl.js"
 * @import { HintLine } from "./hint_model.js"
 */
import { advicePanel } from "../../app/hints.js";
import { diceRow } from "../../components/die/index.js";
import { hintLine, hintLines, optionForFaces } from "./hint_model.js";
import { boxIcon } from "./icons.js";

/** @param {YahtzeeCtrl} ctrl @param {Translate} t */
export function hintView(ctrl, t) {
  const advice = ctrl.hints.advice.value;
  const { layout, dice } = ctrl.view.value;
  const picked = ctrl.picked.value;
  const faces = dice ? dice.filter((_, position) => picked[position]) : [];
  const mine = advice && faces.length > 0 ? optionForFaces(advice, faces) : null;

  /** @param {HintLine} line @returns {HintOption} */
  function asOption(line) {
    const { option, title, value, price, share, best, facts, reasons } = line;
    const { data } = option;
    const box = layout.boxes.find(({ id }) => id === data.box);
    return {
      id: option.code,
      picture: box ? boxIcon(box) : diceRow(data.faces, t("yahtzee-dice", { dice: data.faces.join(" ") })),
      title,
      value,
      price,
      share,
      best,
      facts,
      reasons,
      chosen: data.type === "hold" ? option === mine : ctrl.marked.value === data.box,
      onPick: () => ctrl.applyHint(data),
    };
  }

  const shown = advice ? hintLines(advice, ctrl.hints.all.value, t) : { lines: [], rest: 0 };
  const screen = {
    game: "yahtzee",
    isAsked: ctrl.canAct.value && !ctrl.isChance.value,
    shown: { lines: shown.lines.map(asOption), rest: shown.rest },
    mine: mine ? asOption(hintLine(mine, t)) : null,
  };
  return advicePanel(ctrl.hints, ctrl.session, screen, t);
}
