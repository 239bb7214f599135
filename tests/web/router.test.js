import assert from "node:assert/strict";
import { test } from "node:test";
import { challengeHash, parseRoute } from "../../web/app/router.js";

test("every page has an address", () => {
  assert.deepEqual(parseRoute(""), { name: "home", params: {} });
  assert.deepEqual(parseRoute("#/"), { name: "home", params: {} });
  assert.deepEqual(parseRoute("#/play/a-1"), { name: "play", id: "a-1", params: {} });
  assert.deepEqual(parseRoute("#/rules/yahtzee?match=a-1"), { name: "rules", game: "yahtzee", params: { match: "a-1" } });
  for (const name of ["settings", "stats", "about", "continue"]) assert.equal(parseRoute(`#/${name}`).name, name);
});

test("anything else is missing, and nothing throws", () => {
  for (const hash of ["#/nope", "#/new", "#/play", "#/settings/x", "#/play/a/b", "#/%E0%A4%A"]) {
    assert.equal(parseRoute(hash).name, "missing", hash);
  }
});

test("a challenge comes back as it was sent", () => {
  const route = parseRoute(challengeHash("yahtzee", 12345, { joker: "forced", dice: "app" }));
  assert.deepEqual(route, { name: "new", game: "yahtzee", params: { seed: "12345", joker: "forced", dice: "app" } });
});
