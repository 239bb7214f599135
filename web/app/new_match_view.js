/** Who plays, by which rules, with which dice: one page, sensible without touching anything but the button. */
import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { repeat } from "lit-html/directives/repeat.js";
import { errorText, hasText, t } from "../i18n/index.js";
import { icons } from "./icons.js";
import { LONGEST_NAME } from "./new_match_form.js";
import { loadingView, missingView, pageFrame } from "./page_frame.js";
import { choiceGroup } from "./choice_group.js";

/** @import { GameOption } from "../engine/messages.js" */
/** @import { GameMeta } from "../games/contract.js" */
/** @import { NewMatchForm, SeatRow } from "./new_match_form.js" */
/** @import { NewMatchPage } from "./new_match_page.js" */
/** @import { App } from "./shell.js" */

/** @param {App} app @param {NewMatchPage} page */
export function newMatchView(app, page) {
  const route = app.router.route.value;
  const meta = route.name === "new" ? app.catalogue.meta(route.game) : undefined;
  if (!meta) return missingView();
  const form = page.form.value;
  const failure = page.failure.value;
  return pageFrame({
    title: t("new-title", { game: t(`${meta.id}-name`) }),
    className: `new-match accent-${meta.accent}`,
    content: html`
      ${failure ? html`<p class="form-error" role="alert">${errorText(failure.code)}</p>` : nothing}
      ${form ? formView(page, meta, form) : failure ? nothing : loadingView(t("engine-starting"))}
    `,
  });
}

/** @param {NewMatchPage} page @param {GameMeta} meta @param {NewMatchForm} form */
function formView(page, meta, form) {
  const main = form.info.options.filter((option) => meta.mainOptions.includes(option.id));
  const house = form.info.options.filter((option) => !meta.mainOptions.includes(option.id));
  const isChanged = house.some((option) => form.options.value[option.id] !== option.default);
  return html`<form
    class="new-match-form"
    @submit=${(/** @type {Event} */ event) => {
      event.preventDefault();
      void page.start();
    }}
  >
    <section class="card" aria-labelledby="players-title">
      <h2 id="players-title" class="section-title">${t("players-title")}</h2>
      <ul class="seat-list">
        ${repeat(form.rows.value, (row) => row.key, (row, place) => seatRow(form, row, place))}
      </ul>
      <div class="seat-add">
        <button type="button" class="button" ?disabled=${!form.canAdd.value} @click=${() => form.add(null)}>
          ${icons.add}<span>${t("add-person")}</span>
        </button>
        ${form.info.bots.length > 0
          ? html`<button
              type="button"
              class="button"
              ?disabled=${!form.canAdd.value}
              @click=${() => form.add(form.usualBot)}
            >
              ${icons.bot}<span>${t("add-bot")}</span>
            </button>`
          : nothing}
      </div>
    </section>

    <section class="card option-list" aria-labelledby="options-title">
      <h2 id="options-title" class="section-title">${t("options-title")}</h2>
      ${main.map((option) => optionChoice(form, meta, option))}
      ${house.length > 0
        ? html`<details class="fold" ?open=${isChanged}>
            <summary>${t("house-rules")}</summary>
            <div class="fold-body">${house.map((option) => optionChoice(form, meta, option))}</div>
          </details>`
        : nothing}
      <details class="fold" ?open=${form.seedText.value !== ""}>
        <summary>${t("same-dice")}</summary>
        <div class="fold-body">
          <p id="seed-help" class="field-help">${t("same-dice-help")}</p>
          <label class="field">
            <span class="field-label">${t("seed-label")}</span>
            <input
              class="input input-seed"
              inputmode="numeric"
              autocomplete="off"
              maxlength="22"
              aria-describedby="seed-help"
              aria-invalid=${form.seedIsGood.value ? "false" : "true"}
              .value=${live(form.seedText.value)}
              @input=${(/** @type {InputEvent} */ event) => {
                form.seedText.value = inputValue(event);
              }}
            />
          </label>
          ${form.seedIsGood.value ? nothing : html`<p class="form-error" role="alert">${t("seed-bad")}</p>`}
        </div>
      </details>
    </section>

    <div class="start-bar">
      <button type="submit" class="button button-primary button-large" ?disabled=${page.isStarting.value || !form.seedIsGood.value}>
        ${page.isStarting.value ? t("starting") : t("start")}
      </button>
    </div>
  </form>`;
}

/** @param {NewMatchForm} form @param {SeatRow} row @param {number} place */
function seatRow(form, row, place) {
  const number = place + 1;
  const bot = form.info.bots.find((one) => one.id === row.bot);
  return html`<li class="seat-row">
    <span class="seat-sign" aria-hidden="true">${row.bot === null ? icons.person : icons.bot}</span>
    ${row.bot === null
      ? html`<input
          class="input seat-name"
          aria-label=${t("player-name", { number })}
          placeholder=${t("player-default", { number })}
          maxlength=${LONGEST_NAME}
          autocomplete="off"
          autocapitalize="words"
          spellcheck="false"
          .value=${live(row.name)}
          @input=${(/** @type {InputEvent} */ event) => form.rename(row.key, inputValue(event))}
        />`
      : html`<div class="seat-bot">
          <select
            class="input"
            aria-label=${t("bot-level", { number })}
            @change=${(/** @type {Event} */ event) => form.setBot(row.key, inputValue(event))}
          >
            ${form.info.bots.map(
              (one) => html`<option value=${one.id} ?selected=${one.id === row.bot}>${t(`bot-${one.id}`)}</option>`,
            )}
          </select>
          <span class="field-help">${bot ? t(`${form.info.id}-bot-${bot.id}`, { points: Math.round(bot.typical_score) }) : nothing}</span>
        </div>`}
    <button
      type="button"
      class="button button-quiet button-icon"
      aria-label=${t("remove-player", { number })}
      ?disabled=${!form.canRemove.value}
      @click=${() => form.remove(row.key)}
    >
      ${icons.remove}
    </button>
  </li>`;
}

/** @param {NewMatchForm} form @param {GameMeta} meta @param {GameOption} option */
function optionChoice(form, meta, option) {
  const help = `${meta.id}-option-${option.id}-help`;
  return choiceGroup({
    name: `option-${option.id}`,
    legend: t(`${meta.id}-option-${option.id}`),
    help: hasText(help) ? t(help) : "",
    values: option.values,
    chosen: form.options.value[option.id] ?? option.default,
    labelOf: (value) => t(`${meta.id}-option-${option.id}-${value}`),
    pictureOf: (value) => meta.optionPicture?.(option.id, value) ?? null,
    choose: (value) => form.setOption(option.id, value),
  });
}

/** @param {Event} event */
function inputValue(event) {
  return /** @type {HTMLInputElement | HTMLSelectElement} */ (event.target).value;
}
