import assert from "node:assert/strict";
import { test } from "node:test";

import { step } from "../../web/games/push/table_steps.js";
import { changes } from "./push_fixture.js";

/** What lies on the table and before the players. */
function lies({ rows, players, pile, discard, switches, drawn, die }) {
  return { rows, players, pile, discarded: discard.count, switches, drawn, die };
}

test("the changes of real matches are of many kinds", () => {
  assert.ok(changes.length > 12);
});

for (const { kinds, before, events, after } of changes) {
  test(`the events lead to the position the engine shows: ${kinds || "no event"}`, () => {
    const shown = events.reduce(step, before.view);
    const [ours, theirs] = [lies(shown), lies(after.view)];
    // A card that fits nowhere, and a die, stay in sight until the screen clears them.
    if (kinds.includes("bust")) ours.drawn = theirs.drawn;
    assert.deepEqual(ours, theirs);
  });
}
