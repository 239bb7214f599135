/**
 * The hint of a position: what each choice does to the lead at the end, and why.
 *
 * @import { HintOption } from "../../components/hint_panel/index.js"
 * @import { Translate } from "../contract.js"
 * @import { PushCtrl } from "./ctrl.js"
 * @import { HintLine } from "./hint_model.js"
 */
import { html } from "lit-html";

import { advicePanel } from "../../app/hints.js";
import { seatName } from "../../app/seat_names.js";
import { cardFace, faceSign } from "./cards.js";
import { hintLines } from "./hint_model.js";
import * as icons from "./icons.js";

/** @param {{ type: string } & Record<string, any>} data */
function pictureOf(data) {
  switch (data.type) {
    case "bank":
      return html`<span class="push-hint-sign">${faceSign(data.colour)}${icons.lock}</span>`;
    case "stop":
      return html`<span class="push-hint-sign push-hint-stop">${icons.hand}</span>`;
    case "draw":
      return cardFace(null, "push-hint-card");
    case "place":
      return cardFace(data.card, "push-hint-card");
    default:
      return html`<span class="push-hint-row">${data.row + 1}</span>`;
  }
}

/** @param {PushCtrl} ctrl @param {Translate} t */
export function hintView(ctrl, t) {
  const advice = ctrl.hints.advice.value;
  const { snapshot } = ctrl.session;

  /** @param {HintLine} line @returns {HintOption} */
  function asOption({ option, ...line }) {
    return {
      ...line,
      id: option.code,
      picture: pictureOf(option.data),
      chosen: ctrl.marked.value === option.code,
      onPick: () => ctrl.applyHint(option),
    };
  }

  const { seats } = snapshot.value;
  const names = seats.map((_, seat) => seatName(seats, seat));
  const lines = advice ? hintLines(advice, t, names).map(asOption) : [];
  const screen = {
    game: "push",
    isAsked: ctrl.canAct.value && !ctrl.isChance.value,
    shown: { lines, rest: 0 },
    mine: null,
  };
  return advicePanel(ctrl.hints, ctrl.session, screen, t);
}
