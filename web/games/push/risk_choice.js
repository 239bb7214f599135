/** Whether the chance of a bust is shown: a choice of the people at this device, kept from one match to the next. */
import { signal } from "@preact/signals-core";

const KEY = "worp-push-risk";

/** @returns {boolean} */
function remembered() {
  try {
    return localStorage.getItem(KEY) === "shown";
  } catch {
    return false; // Storage may be forbidden; the choice then lives as long as the page.
  }
}

const shown = signal(remembered());

/** @type {import("@preact/signals-core").ReadonlySignal<boolean>} */
export const riskShown = shown;

export function toggleRisk() {
  shown.value = !shown.value;
  try {
    localStorage.setItem(KEY, shown.value ? "shown" : "hidden");
  } catch {
    // As above.
  }
}
