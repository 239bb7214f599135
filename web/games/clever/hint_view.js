/**
 * The hint of a position: what the solver says, and what the player's own choice would cost.
 *
 * @import { HintOption } from "../../components/hint_panel/index.js"
 * @import { Translate } from "../contract.js"
 * @import { CleverCtrl } from "./ctrl.js"
 * @import { HintLine } from "./hint_model.js"
 */
import { advicePanel } from "../../app/hints.js";
import { smallDie } from "./dice_view.js";
import { hintLine, hintLines } from "./hint_model.js";
import { bonusIcon } from "./symbols.js";

/** @param {CleverCtrl} ctrl @param {Translate} t */
export function hintView(ctrl, t) {
  const advice = ctrl.hints.advice.value;
  const { layout, dice } = ctrl.view.value;
  const laid = ctrl.chosen.value?.code ?? null;
  const mine = laid && advice ? (advice.options.find(({ code }) => code === laid) ?? null) : null;

  /** The die, the bonus or the arrow that an option is made with. @param {HintLine["option"]["data"]} data */
  function pictureOf(data) {
    if (data.die) return smallDie(data.die, dice.find(({ id }) => id === data.die)?.face ?? null);
    if (data.type === "bonus") return bonusIcon(data.value === null ? { what: "cross", area: data.area } : { what: "number", area: data.area, value: data.pips });
    return bonusIcon({ what: data.type === "reroll" ? "reroll" : "extra" });
  }

  /** @param {HintLine} line @returns {HintOption} */
  function asOption({ option, ...line }) {
    const { code, data } = option;
    return {
      ...line,
      id: code,
      picture: pictureOf(data),
      chosen: code === laid || ctrl.markedAction.value === data.type,
      onPick: () => ctrl.applyHint(option),
    };
  }

  const shown = advice ? hintLines(layout, advice, ctrl.hints.all.value, t) : { lines: [], rest: 0 };
  const screen = {
    game: "clever",
    isAsked: ctrl.canChoose.value,
    shown: { lines: shown.lines.map(asOption), rest: shown.rest },
    mine: mine ? asOption(hintLine(layout, mine, t)) : null,
  };
  return advicePanel(ctrl.hints, ctrl.session, screen, t);
}
