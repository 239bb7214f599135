/** What is printed, how a finished match is judged, and which line of the solo table a score is on. */
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { meta } from "../../web/games/keer_op_keer/meta.js";
import { colourWords, scoreRange } from "../../web/games/keer_op_keer/names.js";
import { PRINTED, RATINGS } from "../../web/games/keer_op_keer/printed.js";
import { position, speak, t } from "./keer_op_keer_fixture.js";

beforeEach(() => speak("nl"));

test("colours stand before a noun as the language has it", () => {
  assert.deepEqual(colourWords("yellow", t), { colour: "geel", inked: "gele" });
  speak("en");
  assert.deepEqual(colourWords("yellow", t), { colour: "yellow", inked: "yellow" });
});

test("the lines of the solo table are the engine's, and read as scores", () => {
  assert.deepEqual([...RATINGS], position("thrown").view.layout.ratings);
  const ranges = RATINGS.map(scoreRange);
  assert.deepEqual([ranges[0], ranges[1], ranges.at(-2), ranges.at(-1)], ["> 40", "37–40", "0", "< 0"]);
});

test("each line of the solo table has its stars, alike in both languages", () => {
  const filled = [5, 4, 4, 4, 4, 3, 2, 2, 2, 1, 0, 0, 0];
  for (const name of /** @type {const} */ (["en", "nl"])) {
    speak(name);
    const lines = RATINGS.map((_, line) => t(`keer_op_keer-rating-${line}`).split(" ")[0]);
    assert.deepEqual(lines, filled.map((count) => "★".repeat(count) + "☆".repeat(5 - count)));
  }
});

test("the black board that is shown is the one that is played on", () => {
  const { layout } = position("thrown").view;
  const rows = PRINTED.black.split(" ");
  layout.cells.forEach((colour, cell) => {
    const letter = rows[cell % layout.rows][Math.floor(cell / layout.rows)];
    assert.equal(letter, layout.stars.includes(cell) ? colour[0].toUpperCase() : colour[0]);
  });
});

test("a tie at the end says what decided it", () => {
  const over = position("three");
  const judged = (totals, winners) =>
    meta.verdict({ ...over, winners, scores: over.scores.map((score, seat) => ({ ...score, total: totals[seat] })) });
  assert.equal(judged([9, 8, 7], [0]), null);
  assert.equal(judged([9, 8, 8], [0]), null, "a tie behind the winner decides nothing");
  assert.equal(t(judged([9, 9, 7], [1])), "Gelijk in punten – de jokers die over zijn, geven de doorslag");
  assert.equal(t(judged([9, 9, 7], [0, 1])), "Gelijk in punten en in jokers");
  const alone = position("thrown");
  assert.match(t(meta.verdict({ ...alone, view: { ...alone.view, rating: 0 } })), /^★★★★★ \S/);
});
