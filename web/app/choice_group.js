/** One of a few, side by side: real radio buttons, so arrows, labels and forced colours work by themselves. */
import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";

/**
 * @param {object} group
 * @param {string} group.name
 * @param {string} group.legend
 * @param {string} [group.help]
 * @param {readonly string[]} group.values
 * @param {string} group.chosen
 * @param {(value: string) => string} group.labelOf
 * @param {(value: string) => unknown} [group.pictureOf]  null for none; decorative
 * @param {(value: string) => void} group.choose
 */
export function choiceGroup({ name, legend, help, values, chosen, labelOf, pictureOf = () => null, choose }) {
  return html`<fieldset class="choice">
    <legend class="choice-legend">${legend}</legend>
    ${help ? html`<p class="field-help">${help}</p>` : nothing}
    <div class="choice-row">
      ${values.map(
        (value) => html`<label class="choice-item">
          <input
            type="radio"
            class="choice-radio"
            name=${name}
            value=${value}
            .checked=${live(value === chosen)}
            @change=${() => choose(value)}
          />
          <span class="choice-label">${pictureOf(value)}${labelOf(value)}</span>
        </label>`,
      )}
    </div>
  </fieldset>`;
}
