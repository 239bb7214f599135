/**
 * The hint of a position: what the solver says, and what the player's own hold would cost.
 *
 * @import { HintOption } from "../../components/hint_panel/index.js"
 * @import { Translate } from "../contract.js"
 * @import { YahtzeeCtrl } from "./ctrl.js"
 * @import { HintLine } from "./hint_model.js"
 */
import { diceRow } from "../../components/die/index.js";
import { hintPanel } from "../../components/hint_panel/index.js";
import { hintLine, hintLines, optionForFaces } from "./hint_model.js";
import { boxIcon } from "./icons.js";

/** @param {YahtzeeCtrl} ctrl @param {Translate} t */
export function hintView(ctrl, t) {
  const advice = ctrl.advice.value;
  const { layout, dice } = ctrl.view.value;
  const picked = ctrl.picked.value;
  const faces = dice ? dice.filter((_, position) => picked[position]) : [];
  const mine = advice && faces.length > 0 ? optionForFaces(advice, faces) : null;
  const { thinking } = ctrl.session;
  const done = ctrl.adviceProgress.value ?? (thinking.value && !thinking.value.ready ? thinking.value.done : null);

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

  const shown = advice ? hintLines(advice, ctrl.allHints.value, t) : { lines: [], rest: 0 };
  const isAsked = ctrl.canAct.value && !ctrl.isChance.value;
  return hintPanel({
    title: t("yahtzee-hint-title"),
    quality: advice ? t(advice.exact ? "yahtzee-hint-exact" : "yahtzee-hint-estimate") : null,
    progress: isAsked && !advice ? { done: done ?? 0, label: t("yahtzee-hint-thinking") } : null,
    message: isAsked ? null : t("yahtzee-hint-later"),
    options: shown.lines.map(asOption),
    yours: mine ? { ...asOption(hintLine(mine, t)), label: t("yahtzee-hint-yours") } : null,
    more:
      shown.rest > 0
        ? {
            label: t("yahtzee-hint-more", { count: shown.rest }),
            onPress: () => {
              ctrl.allHints.value = true;
            },
          }
        : null,
  });
}
