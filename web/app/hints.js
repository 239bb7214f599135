/** The hint of a game with turns: asked for while it is open and a person must decide, forgotten with the position. */
import { batch, effect, signal } from "@preact/signals-core";

import { hintPanel } from "../components/hint_panel/index.js";

/** @import { ReadonlySignal } from "@preact/signals-core" */
/** @import { HintOption, HintProps } from "../components/hint_panel/index.js" */
/** @import { Advice } from "../engine/messages.js" */
/** @import { CtrlHost, Translate } from "../games/contract.js" */

/** @typedef {ReturnType<typeof watchAdvice>} AdviceWatch */

/**
 * What a game says of its hint: how the options look, and what the player has laid ready.
 * @typedef {object} HintScreen
 * @property {string} game                        id, the prefix of its texts
 * @property {boolean} isAsked                    somebody here must decide
 * @property {{ lines: HintOption[], rest: number }} shown
 * @property {Omit<HintOption, "id"> | null} mine  what was laid ready, if it is among the options
 */

/**
 * @param {Pick<CtrlHost, "session" | "hintsOpen">} host
 * @param {ReadonlySignal<boolean>} canAct
 */
export function watchAdvice({ session, hintsOpen }, canAct) {
  const advice = signal(/** @type {Advice | null} */ (null));
  const progress = signal(/** @type {number | null} */ (null));
  const all = signal(false);
  const folded = signal(false);

  const stop = effect(() => {
    const isWanted = hintsOpen.value && canAct.value && session.snapshot.value.turn.type === "player";
    batch(() => {
      advice.value = null;
      progress.value = null;
      all.value = false;
      // Where there is no room for both, the table comes first while there is nothing to advise.
      folded.value = !isWanted;
    });
    if (!isWanted) return undefined;
    return session.advise((item) => {
      if (item.type === "progress") progress.value = item.done;
      else advice.value = item;
    });
  });

  return {
    advice,
    progress,
    /** More options than the first few are shown. */
    all,
    /** Out of the way of the table, where there is no room for both. */
    folded,
    stop,
  };
}

/**
 * @param {AdviceWatch} hints
 * @param {CtrlHost["session"]} session
 * @param {HintScreen} screen
 * @param {Translate} t
 */
export function advicePanel(hints, session, { game, isAsked, shown, mine }, t) {
  const advice = hints.advice.value;
  const thinking = session.thinking.value;
  const isFolded = hints.folded.value;
  const done = hints.progress.value ?? (thinking && !thinking.ready ? thinking.done : 0);

  /** Whoever points at an option wants to see it on the table. @param {HintOption} option */
  function pick(option) {
    batch(() => {
      hints.folded.value = true;
      option.onPick();
    });
    // Once it is drawn.
    requestAnimationFrame(() => {
      for (const one of document.querySelectorAll(".game-table [data-pointed]")) one.scrollIntoView({ block: "nearest" });
    });
  }

  /** @type {HintProps} */
  const panel = {
    title: t(`${game}-hint-title`),
    quality: advice ? t(`${game}-hint-${advice.exact ? "exact" : "estimate"}`) : null,
    progress: isAsked && !advice ? { done, label: t(`${game}-hint-thinking`) } : null,
    message: isAsked ? null : t(`${game}-hint-later`),
    options: shown.lines.map((option) => ({ ...option, onPick: () => pick(option) })),
    yours: mine ? { ...mine, label: t(`${game}-hint-yours`) } : null,
    more: null,
    fold: {
      label: t(isFolded ? "hints-unfold" : "hints-fold"),
      isFolded,
      onPress: () => {
        hints.folded.value = !isFolded;
      },
    },
  };
  if (shown.rest > 0) {
    const onPress = () => {
      hints.all.value = true;
    };
    panel.more = { label: t(`${game}-hint-more`, { count: shown.rest }), onPress };
  }
  return hintPanel(panel);
}
