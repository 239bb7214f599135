/**
 * Hints while practising: the dice worth taking, and why. The plan itself is drawn on the cards.
 *
 * @import { Translate } from "../contract.js"
 * @import { AdviceOption } from "../../engine/messages.js"
 * @import { StormCtrl } from "./ctrl.js"
 */
import { nothing } from "lit-html";

import { seatName } from "../../app/seat_names.js";
import { hintPanel } from "../../components/hint_panel/index.js";
import { dieSvg } from "./colours.js";
import { hintLines, reasonText } from "./hint_model.js";

/** @param {AdviceOption} option @param {StormCtrl} ctrl @param {Translate} t */
function titleOf({ data }, ctrl, t) {
  const die = ctrl.view.value.dice[data.die];
  const name = die ? t("dobbelstorm-die", { colour: t(`dobbelstorm-colour-${die.colour}`), value: die.value }) : "";
  const kind = t(`dobbelstorm-kind-${ctrl.view.value.seats[data.seat]?.cards[data.card ?? 0]?.kind ?? "row"}`);
  switch (data.type) {
    case "grab":
      return t("dobbelstorm-hint-grab", { die: name });
    case "stop":
      return t("dobbelstorm-hint-stop");
    case "beside":
      return t("dobbelstorm-hint-beside", { kind });
    case "park":
      return t("dobbelstorm-hint-park", { die: name });
    default:
      return t("dobbelstorm-hint-place", { die: name, kind });
  }
}

/** @param {StormCtrl} ctrl @param {Translate} t */
export function hintView(ctrl, t) {
  const seat = ctrl.persons.value[0];
  const lines = hintLines(ctrl.advice.value?.options ?? [], seat ?? 0);
  const name = seatName(ctrl.session.snapshot.value.seats, seat ?? 0);
  return hintPanel({
    title: ctrl.lone.value === null ? t("dobbelstorm-hint-title-for", { name }) : t("dobbelstorm-hint-title"),
    quality: ctrl.advice.value ? t("dobbelstorm-hint-exact") : null,
    progress: null,
    message: ctrl.advice.value ? null : t("dobbelstorm-hint-later"),
    options: lines.map(({ option, loss, best, share }) => {
      const die = ctrl.view.value.dice[option.data.die];
      return {
        id: option.code,
        picture: die ? dieSvg(die.colour, die.value) : nothing,
        title: titleOf(option, ctrl, t),
        value: t("dobbelstorm-hint-value", { value: option.value }),
        price: best ? t("dobbelstorm-hint-best") : t("dobbelstorm-hint-loss", { loss }),
        share,
        best,
        chosen: false,
        facts: [],
        // Two places on one card are one reason to read; the cards show both.
        reasons: [...new Set(option.reasons.flatMap((reason) => reasonText(reason, t) ?? []))],
        onPick: () => ctrl.followHint(option.data),
      };
    }),
    yours: null,
    more: null,
    fold: null,
  });
}
