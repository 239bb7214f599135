/** The frame round a game: who is to move, taking back, hints, what stands in the way of playing, and the end. */
import { html, nothing } from "lit-html";
import { keyed } from "lit-html/directives/keyed.js";
import { repeat } from "lit-html/directives/repeat.js";
import { errorText, t } from "../i18n/index.js";
import { banner } from "./banners_view.js";
import { icons } from "./icons.js";
import { loadingView, missingView } from "./page_frame.js";
import { resultDialog } from "./result_dialog.js";
import { exportMatch } from "./save_files.js";
import { seatName } from "./seat_names.js";

/** @import { Snapshot } from "../engine/messages.js" */
/** @import { OpenMatch } from "./open_match.js" */
/** @import { App } from "./shell.js" */

/** @param {App} app */
export function gameScreen(app) {
  const opened = app.open.current.value;
  if (opened === "missing") return missingView();
  if (!opened) return html`<main id="main" tabindex="-1" class="page"><h1 class="visually-hidden">${t("loading")}</h1>${loadingView()}</main>`;
  const { meta, module, ctrl } = opened;
  const over = opened.session.snapshot.value.turn.type === "over";
  return html`
    <div class="game-screen accent-${meta.accent}">
      ${gameBar(app, opened)}
      <div class="game-banners">${banners(opened)}</div>
      <main
        id="main"
        tabindex="-1"
        class="game-table"
        aria-label=${t(`${meta.id}-name`)}
        aria-busy=${String(opened.session.busy.value || opened.session.snapshot.value.automatic)}
        data-ply=${opened.session.snapshot.value.ply}
      >
        ${keyed(opened.session.id, module.view(ctrl, t))}
      </main>
      <div class="visually-hidden" role="log" aria-live="polite" aria-label=${t("log-label")}>
        ${repeat(app.announcer.lines.value, (line) => line.id, (line) => html`<p>${line.text}</p>`)}
      </div>
    </div>
    ${over && app.open.resultOpen.value ? resultDialog(app, opened) : nothing}
  `;
}

/** @param {App} app @param {OpenMatch} opened */
function gameBar(app, opened) {
  const { session, meta } = opened;
  const snapshot = session.snapshot.value;
  const isIdle = session.phase.value === "active" && !session.busy.value;
  const isOver = snapshot.turn.type === "over";
  // While everybody plays at once there is no last move that one of them could take back.
  const canUndo = snapshot.can_undo && snapshot.turn.type !== "anyone";
  const hintsOpen = app.open.hintsOpen.value;
  const thinking = session.thinking.value;
  return html`<header class="game-bar">
    <a class="button button-quiet button-back" href="#/" aria-label=${t("to-home")}>${icons.back}<span class="wide-only">${t("to-home")}</span></a>
    <div class="game-bar-title">
      <h1 class="game-bar-name">${t(`${meta.id}-name`)}</h1>
      ${snapshot.practice ? html`<span class="chip">${t("practice")}</span>` : nothing}
      ${keyed(turnKey(snapshot), html`<p class="turn-line">${turnLine(opened)}</p>`)}
    </div>
    <div class="game-bar-tools" role="group" aria-label=${t("tools-label")}>
      ${isOver
        ? html`<button
            type="button"
            class="button"
            @click=${() => {
              app.open.resultOpen.value = true;
            }}
          >
            ${icons.trophy}<span class="wide-only">${t("result-show")}</span>
          </button>`
        : nothing}
      <button
        type="button"
        class="button button-quiet button-icon"
        aria-label=${snapshot.undo_is_free || snapshot.practice ? t("undo") : t("undo-practice")}
        title=${snapshot.undo_is_free || snapshot.practice ? t("undo") : t("undo-practice")}
        ?disabled=${!isIdle || !canUndo}
        @click=${() => void session.undo(() => askPractice(app))}
      >
        ${icons.undo}
      </button>
      <button
        type="button"
        class="button button-quiet button-icon"
        aria-label=${t("redo")}
        title=${t("redo")}
        ?disabled=${!isIdle || !snapshot.can_redo}
        @click=${() => void session.redo()}
      >
        ${icons.redo}
      </button>
      <button
        type="button"
        class="button button-toggle"
        aria-label=${thinking ? t("hints-preparing") : t("hints")}
        title=${thinking ? t("hints-preparing") : t("hints")}
        aria-keyshortcuts="H"
        aria-pressed=${hintsOpen ? "true" : "false"}
        @click=${() => {
          app.open.hintsOpen.value = !hintsOpen;
        }}
      >
        ${icons.hint}<span class="wide-only">${t("hints")}</span>
        ${thinking ? html`<progress class="progress hint-progress" max="1" .value=${thinking.done} aria-hidden="true"></progress>` : nothing}
      </button>
      <a class="button button-quiet button-icon" href="#/rules/${meta.id}?match=${session.id}" aria-label=${t("rules-link")} title=${t("rules-link")}>
        ${icons.rules}
      </a>
    </div>
  </header>`;
}

/** Taking back dice that were seen is fine for learning, and told before it happens. @param {App} app */
function askPractice(app) {
  return app.dialogs.confirm({
    title: t("practice-title"),
    body: t("practice-body"),
    yes: t("practice-yes"),
    no: t("cancel"),
  });
}

/** @param {Snapshot} snapshot  changes when the turn passes, so that the line enters anew */
function turnKey({ turn }) {
  return "seat" in turn ? turn.seat : turn.type;
}

/** @param {OpenMatch} opened */
function turnLine({ session }) {
  const { turn, seats } = session.snapshot.value;
  if (session.phase.value === "starting") return t("engine-starting");
  if (turn.type === "over") return t("turn-over");
  if (turn.type === "anyone") return t("turn-anyone");
  const name = seatName(seats, turn.seat);
  if (seats[turn.seat]?.bot !== null) return t("turn-bot", { name });
  return seats.length === 1 ? t("turn-solo", { name }) : t("turn-person", { name });
}

/** @param {OpenMatch} opened */
function banners(opened) {
  const { session } = opened;
  const phase = session.phase.value;
  const failure = session.failure.value;
  const unsaved = session.unsaved.value;
  return html`
    ${phase === "read_only" ? banner({ tone: "info", icon: icons.lock, text: t("read-only") }) : nothing}
    ${phase === "free"
      ? banner({
          tone: "info",
          icon: icons.lock,
          text: t("take-over-text"),
          actions: html`<button type="button" class="button button-primary" @click=${() => void session.takeOver()}>
            ${t("take-over")}
          </button>`,
        })
      : nothing}
    ${phase === "refused"
      ? banner({
          tone: "bad",
          icon: icons.warning,
          text: t("refused-text", { reason: errorText(failure?.code ?? "") }),
          actions: html`
            <button type="button" class="button" @click=${() => exportMatch(opened.record)}>${t("export-one")}</button>
            <a class="button" href="#/">${t("to-home")}</a>
          `,
        })
      : nothing}
    ${failure && phase !== "refused"
      ? banner({
          tone: "bad",
          icon: icons.warning,
          text: errorText(failure.code),
          actions: html`<button type="button" class="button" @click=${session.resume}>${t("go-on")}</button>`,
        })
      : nothing}
    ${unsaved
      ? banner({
          tone: "warn",
          icon: icons.save,
          text: errorText(unsaved.code),
          actions: html`
            <button type="button" class="button" @click=${() => void session.retrySave()}>${t("try-again")}</button>
            <button
              type="button"
              class="button"
              @click=${() => exportMatch({ ...opened.record, snapshot: session.snapshot.peek() })}
            >
              ${t("export-one")}
            </button>
          `,
        })
      : nothing}
  `;
}
