/** Forty dice that never touch, seats that never overlap, and fingers that mean what lies under them. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { createClock } from "../../web/games/dobbelstorm/game_clock.js";
import { fieldAtCell, layerFor, poseOf, withPending } from "../../web/games/dobbelstorm/placing.js";
import { scatter, seedOf } from "../../web/games/dobbelstorm/scatter.js";
import { walkSteps } from "../../web/games/dobbelstorm/scoring_model.js";
import { cellCentre, tableLayout, toStrip, toTable, zoneAt } from "../../web/games/dobbelstorm/table_layout.js";

const ROOMS = [[1024, 706], [1280, 738], [800, 1218], [390, 790]];
const TABLES = [[true], [true, false], [true, false, false, false], [true, true], [true, true, true], [true, true, true, true], [false, true, false, true]];
/** Phones that lie on their side, and a tablet at 200 %; round such a low table two people find room, for more it is higher. */
const LOW_ROOMS = [[844, 329], [640, 299], [512, 331]];
const LOW_TABLES = [[true], [true, false], [true, false, false, false], [true, true]];
const SETTINGS = [
  ...ROOMS.flatMap((room) => TABLES.map((people) => ({ room, people }))),
  ...LOW_ROOMS.flatMap((room) => LOW_TABLES.map((people) => ({ room, people }))),
  ...TABLES.map((people) => ({ room: [844, 512], people })),
];

/** The corners of a die. @param {{ x: number, y: number, angle: number }} spot @param {number} size */
function corners({ x, y, angle }, size) {
  const turn = (angle * Math.PI) / 180;
  return [[-1, -1], [1, -1], [1, 1], [-1, 1]].map(([a = 0, b = 0]) => [
    x + (size / 2) * (a * Math.cos(turn) - b * Math.sin(turn)),
    y + (size / 2) * (a * Math.sin(turn) + b * Math.cos(turn)),
  ]);
}

/** Two convex shapes are apart when some edge of one separates them. @param {number[][]} one @param {number[][]} other */
function areApart(one, other) {
  return [one, other].some((shape) =>
    shape.some(([ax = 0, ay = 0], at) => {
      const [bx = 0, by = 0] = shape[(at + 1) % shape.length] ?? [];
      const along = (/** @type {number[]} */ [px = 0, py = 0]) => (px - ax) * (by - ay) - (py - ay) * (bx - ax);
      return Math.min(...one.map(along)) > Math.max(...other.map(along)) || Math.min(...other.map(along)) > Math.max(...one.map(along));
    }),
  );
}

/** @param {{ x: number, y: number, width: number, height: number }[]} boxes @param {number} width @param {number} height @param {string} said */
function checkApart(boxes, width, height, said) {
  boxes.forEach((one, at) => {
    assert.ok(one.x >= -1 && one.y >= -1 && one.x + one.width <= width + 1 && one.y + one.height <= height + 1, said);
    for (const other of boxes.slice(at + 1)) {
      const isApart = one.x + one.width <= other.x + 1 || other.x + other.width <= one.x + 1 || one.y + one.height <= other.y + 1 || other.y + other.height <= one.y + 1;
      assert.ok(isApart, said);
    }
  });
}

test("forty dice lie apart and within the pool, on every table, for many seeds", () => {
  for (const { room: [width = 0, height = 0], people } of SETTINGS) {
    const { pool, die } = tableLayout({ width, height, people });
    for (let seed = 0; seed < 5; seed += 1) {
      const shapes = scatter({ seed, count: 40, width: pool.width, height: pool.height, size: die }).map((spot) => corners(spot, die));
      shapes.forEach((shape, at) => {
        for (const [x = 0, y = 0] of shape) assert.ok(x >= -1 && y >= -1 && x <= pool.width + 1 && y <= pool.height + 1, `${people} ${seed}: ${x} ${y}`);
        for (const other of shapes.slice(at + 1)) assert.ok(areApart(shape, other), `${width} ${people} ${seed}`);
      });
    }
  }
});

test("the same seed gives the same heap, another one another", () => {
  const heap = (/** @type {number} */ seed) => scatter({ seed, count: 40, width: 900, height: 400, size: 50 });
  assert.deepEqual(heap(5), heap(5));
  assert.notDeepEqual(heap(5), heap(6));
  assert.notEqual(seedOf(7, 1, 2), seedOf(7, 2, 1));
});

test("no seat lies over another or over the pool, and all stay on the table", () => {
  for (const { room: [width = 0, height = 0], people } of SETTINGS) {
    const { strips, middle } = tableLayout({ width, height, people });
    checkApart([...strips.map(({ box }) => box), middle], width, height, `${width}x${height} ${people}`);
  }
});

test("the cards of a player, the room beside them, the hand and STOP lie apart and within the seat", () => {
  for (const { room: [width = 0, height = 0], people } of SETTINGS) {
    const { strips } = tableLayout({ width, height, people });
    for (const { seat, person, length, depth, cards, besides, hand, stop } of strips) {
      if (person) checkApart([...cards, ...besides, hand, stop], length, depth, `${width}x${height} ${people} ${seat}`);
    }
  }
});

test("on a phone too, every die can be hit", () => {
  for (const [width = 0, height = 0] of [[390, 790], ...LOW_ROOMS]) {
    for (const people of LOW_TABLES) {
      const { die } = tableLayout({ width, height, people });
      assert.ok(die >= 20, `${width}x${height} ${people}: die ${die}`);
    }
  }
  // With four people round it as well, although a phone is no table.
  assert.ok(tableLayout({ width: 390, height: 790, people: [true, true, true, true] }).die >= 26);
});

test("on a phone that lies on its side hints find room under the cards and take none from the dice", () => {
  for (const [width = 0, height = 0] of LOW_ROOMS) {
    const bare = tableLayout({ width, height, people: [true, false] });
    const hinted = tableLayout({ width, height, people: [true, false], reserved: 300, below: 0.36 });
    assert.deepEqual(hinted.pool, bare.pool);
    const { spare, strips: [strip] } = hinted;
    assert.ok(spare && strip && spare.height >= 80, `${width}x${height}`);
    checkApart([...strip.cards, ...strip.besides, { ...spare, x: 0 }], strip.length, strip.depth, `${width}x${height}`);
  }
  assert.equal(tableLayout({ width: 1024, height: 706, people: [true] }).spare, null);
});

test("on a tablet fields and dice are large enough for fingers", () => {
  for (const people of TABLES) {
    const { strips, die } = tableLayout({ width: 1024, height: 706, people });
    assert.ok(die >= 41, `${people}: die ${die}`);
    for (const { person, field } of strips) if (person) assert.ok(field >= 44, `${people}: field ${field}`);
  }
});

test("a finger on a field means that field, whichever way the edge is turned", () => {
  const layout = tableLayout({ width: 1024, height: 706, people: [true, true, true, true] });
  for (const strip of layout.strips) {
    for (let card = 0; card < 3; card += 1) {
      for (let cell = 0; cell < 9; cell += 1) {
        const { x, y } = cellCentre(strip, card, cell);
        assert.deepEqual(zoneAt(layout, x, y), { type: "field", seat: strip.seat, card, cell });
      }
    }
    const back = toStrip(strip, toTable(strip, 12, 34).x, toTable(strip, 12, 34).y);
    assert.ok(Math.hypot(back.x - 12, back.y - 34) < 1e-9);
  }
  const { pool } = layout;
  assert.deepEqual(zoneAt(layout, pool.x + 10, pool.y + 10), { type: "pool" });
});

test("the room beside a tower is two places: beside, and the upper die first", () => {
  const layout = tableLayout({ width: 1024, height: 706, people: [true] });
  const [strip] = layout.strips;
  const box = strip?.besides[1];
  assert.ok(strip && box);
  const left = toTable(strip, box.x + 5, box.y + 20);
  const right = toTable(strip, box.x + box.width - 5, box.y + 20);
  assert.deepEqual(zoneAt(layout, left.x, left.y), { type: "beside", seat: 0, card: 1, later: false });
  assert.deepEqual(zoneAt(layout, right.x, right.y), { type: "beside", seat: 0, card: 1, later: true });
});

test("what was done here lies over what the engine knows, until it is settled", () => {
  const dice = /** @type {any[]} */ ([{ id: 0, colour: "red", value: 2, place: { type: "table" } }]);
  const laid = withPending(dice, [
    { code: "a", die: 0, place: { type: "hand", seat: 0 } },
    { code: "b", die: 0, place: { type: "field", seat: 0, card: 1, field: 4, layer: "bottom" } },
  ]);
  assert.equal(laid[0]?.place.type, "field");
  const tower = /** @type {any} */ ({ kind: "tower", fields: [{ field: 4, row: 1, col: 1 }] });
  assert.equal(layerFor(laid, tower, { seat: 0, card: 1, field: 4 }), "top");
  assert.equal(layerFor(laid, { ...tower, kind: "row" }, { seat: 0, card: 1, field: 4 }), null);
  assert.equal(layerFor(dice, tower, { seat: 0, card: 1, field: 4 }), "bottom");
  assert.equal(fieldAtCell(tower, 4)?.field, 4);
  assert.equal(fieldAtCell(tower, 0), null);
});

test("a die in a hand is drawn in that hand, turned to its owner", () => {
  const layout = tableLayout({ width: 1024, height: 706, people: [true, true] });
  const die = /** @type {any} */ ({ id: 3, colour: "red", value: 2, place: { type: "hand", seat: 1 } });
  const pose = poseOf(die, { layout, spots: [], view: /** @type {any} */ ({ seats: [] }), dice: [die] });
  assert.equal(pose.angle, 180);
  assert.deepEqual(zoneAt(layout, pose.x, pose.y), { type: "strip", seat: 1 });
});

test("the clock counts only while it runs, and never goes back", () => {
  let time = 1000;
  const clock = createClock(() => time);
  clock.run();
  time += 500;
  clock.halt();
  time += 9000;
  assert.equal(clock.now(), 500);
  clock.run();
  time += 20;
  assert.equal(clock.now(), 520);
  clock.set(80);
  time += 10;
  assert.equal(clock.now(), 80);
});

test("the walk through the scoring ends at the total of each seat, stopper first", () => {
  const card = (/** @type {number} */ slot, /** @type {number[]} */ points, bonus = 0) => ({ card: slot, dice: points.map((one) => ({ points: one })), bonus });
  const scoring = /** @type {any} */ ({
    order: [1, 0],
    seats: [
      { seat: 0, cards: [card(0, [1, 1]), card(1, [-1]), card(2, [])], bonus: 0, stop: 0, total: 1 },
      { seat: 1, cards: [card(0, [1, 1], 1), card(1, [1]), card(2, [])], bonus: 2, stop: -3, total: 3 },
    ],
  });
  const steps = walkSteps(scoring);
  assert.equal(steps[0]?.seat, 1);
  for (const { seat, total } of scoring.seats) assert.equal(steps.filter((step) => step.seat === seat).at(-1)?.sum, total);
  assert.equal(steps.filter(({ type }) => type === "die").length, 6);
});
