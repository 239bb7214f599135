/** Questions and results on top of the page, as native modal dialogs: focus, Escape and the backdrop come with them. */
import { signal } from "@preact/signals-core";
import { html, nothing } from "lit-html";
import { ref } from "lit-html/directives/ref.js";

/** @import { TemplateResult } from "lit-html" */

/**
 * @typedef {object} Question
 * @property {string} title
 * @property {string} body
 * @property {string} yes
 * @property {string} no
 * @property {boolean} [isDangerous]
 */

/** @typedef {ReturnType<typeof createDialogs>} Dialogs */

export function createDialogs() {
  const asked = signal(/** @type {(Question & { answer: (yes: boolean) => void }) | null} */ (null));

  /** @param {boolean} yes */
  function settle(yes) {
    const question = asked.value;
    asked.value = null;
    question?.answer(yes);
  }

  return {
    /**
     * @param {Question} question
     * @returns {Promise<boolean>}
     */
    confirm: (question) => {
      settle(false);
      return new Promise((answer) => {
        asked.value = { ...question, answer };
      });
    },

    view: () => {
      const question = asked.value;
      if (!question) return nothing;
      return modal({
        label: "question-title",
        close: () => settle(false),
        content: html`
          <h2 id="question-title" class="dialog-title">${question.title}</h2>
          <p class="dialog-text">${question.body}</p>
          <div class="dialog-actions">
            <button type="button" class="button button-quiet" @click=${() => settle(false)}>${question.no}</button>
            <button
              type="button"
              class="button ${question.isDangerous ? "button-danger" : "button-primary"}"
              @click=${() => settle(true)}
            >
              ${question.yes}
            </button>
          </div>
        `,
      });
    },
  };
}

/**
 * A modal dialog that is open as long as it is in the template.
 * @param {{ label: string, content: TemplateResult, close: () => void, className?: string }} dialog
 */
export function modal({ label, content, close, className = "" }) {
  return html`
    <dialog class="dialog ${className}" aria-labelledby=${label} ${ref(openModal)} @close=${close} @click=${closeOnBackdrop}>
      <div class="dialog-body">${content}</div>
    </dialog>
  `;
}

/** @param {Element | undefined} element */
function openModal(element) {
  // lit-html hands the element over before it is in the document; a modal needs it there.
  queueMicrotask(() => {
    if (element instanceof HTMLDialogElement && element.isConnected && !element.open) element.showModal();
  });
}

/** @param {MouseEvent} event */
function closeOnBackdrop(event) {
  // The body covers the whole dialog: a click on the dialog itself is one on its backdrop.
  if (event.target === event.currentTarget) /** @type {HTMLDialogElement} */ (event.currentTarget).close();
}
