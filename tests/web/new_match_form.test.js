import assert from "node:assert/strict";
import { test } from "node:test";
import { createNewMatchForm, parseSeed, seatCodes } from "../../web/app/new_match_form.js";

/** @type {import("../../web/engine/messages.js").GameInfo} */
const INFO = {
  id: "count",
  min_seats: 1,
  max_seats: 3,
  options: [
    { id: "dice", values: ["app", "own"], default: "app" },
    { id: "joker", values: ["dutch", "forced"], default: "dutch" },
  ],
  bots: [{ id: "solver", needs_expert: true, typical_score: 254.6 }],
};
const nameOf = (/** @type {number} */ number) => `Player ${number}`;

/** @param {Partial<Parameters<typeof createNewMatchForm>[0]>} [given] */
function form(given = {}) {
  return createNewMatchForm({ info: INFO, last: undefined, params: {}, nameOf, ...given });
}

test("untouched, it starts one person with the defaults", () => {
  assert.deepEqual(form().request(() => 0.5), {
    game: "count",
    seats: ["Player 1"],
    seed: 500_000_000,
    options: { dice: "app", joker: "dutch" },
  });
});

test("a game for two or more starts with company, and keeps it", () => {
  const info = { ...INFO, min_seats: 2 };
  const chosen = form({ info });
  assert.deepEqual(chosen.request(() => 0).seats, ["Player 1", "bot:solver"]);
  assert.equal(chosen.canRemove.value, false);
  const last = { seats: [{ name: "Ann", bot: null }, { name: "", bot: "gone" }], options: {} };
  assert.deepEqual(form({ info, last }).request(() => 0).seats, ["Ann", "bot:solver"]);
  assert.deepEqual(form({ info: { ...info, bots: [] } }).request(() => 0).seats, ["Player 1", "Player 2"]);
});

test("it never leaves the number of seats that the game allows", () => {
  const chosen = form();
  const [first] = chosen.rows.value;
  chosen.remove(first?.key ?? 0);
  assert.equal(chosen.rows.value.length, 1);
  for (let i = 0; i < 5; i += 1) chosen.add(i % 2 === 0 ? "solver" : null);
  assert.equal(chosen.rows.value.length, 3);
  assert.deepEqual(chosen.request(() => 0).seats, ["Player 1", "bot:solver", "Player 3"]);
});

test("what a game offers for a first match is offered once, unless an address says otherwise", () => {
  const info = { ...INFO, min_seats: 2, bots: [{ id: "middle", needs_expert: false, typical_score: 9 }, ...INFO.bots] };
  const first = { options: { dice: "own" }, bot: "middle" };
  const chosen = form({ info, first });
  assert.deepEqual(chosen.request(() => 0).seats, ["Player 1", "bot:middle"]);
  assert.equal(chosen.usualBot, "middle");
  assert.deepEqual(chosen.request(() => 0).options, { dice: "own", joker: "dutch" });
  assert.equal(form({ info, first, last: chosen.setup() }).request(() => 0).options.dice, "app");
  assert.equal(form({ info, first, params: { seed: "7" } }).request(() => 0).options.dice, "app");
});

test("it remembers, but not what does not exist any more", () => {
  const last = {
    seats: [{ name: "Ann", bot: null }, { name: "", bot: "gone" }, { name: "", bot: "solver" }],
    options: { dice: "own", joker: "nonsense", other: "x" },
  };
  const request = form({ last }).request(() => 0);
  assert.deepEqual(request.seats, ["Ann", "bot:solver"]);
  assert.deepEqual(request.options, { dice: "own", joker: "dutch" });
});

test("a shared address brings its dice and its rules, and nothing of last time", () => {
  const last = { seats: [{ name: "Ann", bot: null }], options: { dice: "own", joker: "dutch" } };
  const request = form({ last, params: { seed: "42", joker: "forced", dice: "<b>" } }).request(() => 0.9);
  assert.equal(request.seed, 42);
  assert.deepEqual(request.options, { dice: "app", joker: "forced" });
});

test("a person cannot be typed in as a bot", () => {
  assert.deepEqual(seatCodes([{ name: " bot:solver ", bot: null }, { name: "BOT:", bot: null }], nameOf), ["bot solver", "bot"]);
});

test("seeds are whole numbers that JavaScript holds exactly", () => {
  assert.equal(parseSeed("12 345"), 12345);
  assert.equal(parseSeed("0"), 0);
  assert.equal(parseSeed(String(2 ** 53)), null);
  for (const bad of ["", "-1", "1e5", "0x10", "abc", "99999999999999999999"]) assert.equal(parseSeed(bad), null, bad);
});

test("a bad seed holds the start back", () => {
  const chosen = form();
  chosen.seedText.value = "12a";
  assert.equal(chosen.seedIsGood.value, false);
  chosen.seedText.value = " ";
  assert.equal(chosen.seedIsGood.value, true);
});

test("names are cut", () => {
  const chosen = form();
  const key = chosen.rows.value[0]?.key ?? 0;
  chosen.rename(key, "x".repeat(50));
  assert.equal(chosen.rows.value[0]?.name.length, 20);
});
