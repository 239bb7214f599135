/**
 * The hint of a position: what the solver says, and what the player's own cells would cost.
 *
 * @import { HintOption } from "../../components/hint_panel/index.js"
 * @import { Translate } from "../contract.js"
 * @import { KeerCtrl } from "./ctrl.js"
 * @import { HintLine } from "./hint_model.js"
 */
import { html } from "lit-html";

import { advicePanel } from "../../app/hints.js";
import { dicePair } from "./dice_view.js";
import { hintLine, hintLines, optionFor } from "./hint_model.js";

/** @param {KeerCtrl} ctrl @param {Translate} t */
export function hintView(ctrl, t) {
  const advice = ctrl.hints.advice.value;
  const { layout } = ctrl.view.value;
  const ready = ctrl.ready.value;
  const mine = advice ? optionFor(advice, ready) : null;

  /** @param {HintLine} line @returns {HintOption} */
  function asOption({ option, ...line }) {
    const { data, code } = option;
    return {
      ...line,
      id: code,
      picture: data.type === "cross" ? dicePair(data.colour, data.number) : html`<span class="keer_op_keer-pass-mark" aria-hidden="true">–</span>`,
      chosen: data.type === "cross" ? code === ready?.code : ctrl.passing.value,
      onPick: () => ctrl.applyHint(data),
    };
  }

  const shown = advice ? hintLines(advice, ctrl.hints.all.value, layout, t) : { lines: [], rest: 0 };
  const screen = {
    game: "keer_op_keer",
    isAsked: ctrl.canChoose.value,
    shown: { lines: shown.lines.map(asOption), rest: shown.rest },
    mine: mine ? asOption(hintLine(mine, layout, t)) : null,
  };
  return advicePanel(ctrl.hints, ctrl.session, screen, t);
}
