/**
 * The throw for the start: a die for every seat, the highest begins.
 *
 * @import { Translate } from "../contract.js"
 * @import { YahtzeeCtrl } from "./ctrl.js"
 */
import { html } from "lit-html";

import { seatName } from "../../app/seat_names.js";
import { die } from "../../components/die/index.js";

/** @param {YahtzeeCtrl} ctrl @param {Translate} t */
export function openingView(ctrl, t) {
  const { opening } = ctrl.view.value;
  const { seats } = ctrl.session.snapshot.value;
  const thrown = ctrl.stage.value?.opening ?? null;
  const next = opening && !thrown ? opening.next : null;
  return html`
    <section class="yahtzee-opening" aria-label=${t("yahtzee-opening-title")}>
      <h2 class="yahtzee-opening-title">${t("yahtzee-opening-title")}</h2>
      <p class="yahtzee-opening-words">${t("yahtzee-opening-words")}</p>
      <ul class="yahtzee-opening-seats">
        ${seats.map((_, index) => {
          const isThrown = thrown?.seat === index;
          const typed = index === next ? (ctrl.typed.value[0] ?? null) : null;
          const pips = isThrown ? thrown.pips : (opening?.throws[index] ?? typed);
          const isOut = opening !== null && !opening.contenders.includes(index);
          const state = isOut ? "out" : next === index ? "next" : pips === null ? "waits" : "threw";
          return html`
            <li class="yahtzee-opening-seat yahtzee-opening-${state}">
              ${die({ face: pips, tumbling: isThrown && thrown.tumbling })}
              <span class="yahtzee-opening-name">${seatName(seats, index)}</span>
              <span class="yahtzee-opening-state">
                ${t(`yahtzee-opening-${state}`, { pips: pips ?? 0 })}
              </span>
            </li>
          `;
        })}
      </ul>
    </section>
  `;
}
