/** Talo-Fantasy's bodies: they rest, fall, slip and are lowered as T25 to T27 say, in both builds of the engine. */
import { beforeAll, describe, expect, it } from "vitest";
import { type Engine, hasSimd, loadEngine } from "../src/games/talo/physics/engine";
import { Construction as Built, type Resting } from "../src/games/talo/physics/construction";
import { barsAt, farthest, framesOf, secondsOf } from "../src/games/talo/physics/film";
import {
  type FreeBar,
  type Rectangle,
  releasedBy,
  rounded,
  shift,
  spell,
  type Turn,
} from "../src/games/talo/physics/placement";

const GREEN: Rectangle[] = [[-100, -100, 110, 110]];
const ISLANDS: Rectangle[] = [
  [-100, -100, 0, 110],
  [10, -100, 110, 110],
  [0, -100, 10, 0],
  [0, 10, 10, 110],
  [0, 0, 3, 3],
  [0, 7, 3, 10],
  [4, 4, 6, 6],
  [7, 0, 10, 3],
  [7, 7, 10, 10],
];
const UP: Turn = [1, 0, 0, 0];
const EAST: Turn = [0.70711, 0, 0.70711, 0];

/** Bars on a site, in the engine. */
class Construction extends Built {
  constructor(engine: Engine, land: Rectangle[], bars: FreeBar[]) {
    super(engine, { land, bars });
  }
}

const bar = (number: number, length: number, x: number, y: number, z: number, turned = UP): FreeBar => ({
  number,
  length,
  at: [x, y, z],
  turned,
});

describe.each([
  ["with SIMD", true],
  ["without SIMD", false],
])("%s", (_, simd) => {
  let engine: Engine;
  beforeAll(async () => {
    engine = await loadEngine(simd);
  });

  it("lets what stands stand, and writes nothing but the release", () => {
    const tee = new Construction(engine, GREEN, [bar(1, 3, 5, 5, 1.5)]);
    const { landing: landed, film } = tee.release([bar(2, 5, 5, 5, 3.5, EAST)]);
    expect(film.impacts).toEqual([]);
    expect(landed.token).toBe("5@5.000,5.000,3.500/0.70711,0.00000,0.70711,0.00000~");
    expect(landed.back).toEqual([]);
  });

  it("gives a bar back that slips alone", () => {
    const post = new Construction(engine, GREEN, [bar(1, 3, 5, 5, 1.5)]);
    const { landing: landed, film } = post.release([bar(2, 4, 6.2, 5, 3.5, EAST)]);
    expect(film.impacts.filter(({ number, hard }) => number === 2 && hard > 1).length).toBeGreaterThan(0);
    expect(farthest(film)).toBeGreaterThan(1);
    expect(landed.back).toEqual([2]);
    expect(landed.token).toMatch(/^4@6\.200,5\.000,3\.500\/.*~2:.*<$/);
    expect(shift(landed.rests[0]!, bar(1, 3, 5, 5, 1.5))).toBeLessThan(0.1);
  });

  it("keeps a tower and an arch still for ten simulated seconds, without sleeping", () => {
    const tower = Array.from({ length: 10 }, (_, k) => bar(k + 1, 1, 2, 2, k + 0.5));
    const arch = [bar(11, 3, 4, 8, 1.5), bar(12, 3, 9, 8, 1.5), bar(13, 7, 6.5, 8, 3.5, EAST)];
    const settled = new Construction(engine, GREEN, [...tower, ...arch]).wait(3);
    const later = new Construction(engine, GREEN, settled).wait(10);
    const crept = later.map((one, k) => shift(one, settled[k]!));
    expect(Math.max(...crept)).toBeLessThan(0.01);
  });

  it("lowers a bar onto what is below, past what it only touches at the side", () => {
    const site = new Construction(engine, GREEN, [bar(1, 3, 5, 5, 1.5), bar(2, 1, 7, 5, 0.5)]);
    const onTop = site.lower(bar(3, 2, 5.2, 5, 9));
    expect(onTop).toMatchObject({ bar: { at: [5.2, 5, expect.closeTo(4, 2)] }, on: [1] });
    expect(site.lower(bar(3, 1, 9, 9, 20, [0.7071, 0, 0.7071, 0]))).toMatchObject({ on: [0] });
    const beside = site.lower(bar(3, 2, 6.001, 5, 9));
    expect(beside).toMatchObject({ bar: { at: [6.001, 5, expect.closeTo(2, 1)] }, on: [2] });
    expect(site.lower(bar(3, 2, 5.5, 5, 2))).toEqual({ kind: "overlap", number: 1 });
    expect(site.lower(bar(3, 8, 6, 5, 9, EAST), [bar(4, 3, 8, 5, 1.503)])).toMatchObject({ on: [1, 4] });
    expect(site.lower(bar(3, 8, 6, 5, 9, EAST))).toMatchObject({ on: [1] });
    expect(site.lower(bar(3, 2, 5, 5, 5), [bar(4, 4, 5, 5, 6, EAST)])).toEqual({ kind: "overlap", number: 4 });
  });

  it.each(Array.from({ length: 24 }, (_, k) => 15 * k))(
    "leaves a bar where it already touches what is below, turned by %i°",
    (degrees) => {
      const site = new Construction(engine, GREEN, [bar(1, 3, 5, 5, 1.5)]);
      const [half, c] = [(degrees * Math.PI) / 360, Math.SQRT1_2];
      const turned = [c * Math.cos(half), -c * Math.sin(half), c * Math.cos(half), c * Math.sin(half)] as Turn;
      for (const height of [3.5, 3.499, 3.495, 3.501, 3.6, 5, 9])
        expect(site.lower(bar(2, 5, 5, 5, height, turned)), `${height}`).toMatchObject({ kind: "rests", on: [1] });
    },
  );

  it("lets nothing down on the water, and bridges it", () => {
    const islands = new Construction(engine, ISLANDS, []);
    expect(islands.lower(bar(1, 1, 5, 1, 4))).toEqual({ kind: "nothing" });
    const leaning: Turn = [0.92388, 0, -0.38268, 0]; // its foot is in the east
    expect(islands.lower(bar(1, 4, 3.2, 1, 6, leaning))).toEqual({ kind: "water" }); // over the shore
    const bridge = islands.lower(bar(1, 7, 5, 1, 4, EAST));
    expect(bridge).toMatchObject({ bar: { at: [5, 1, expect.closeTo(0.5, 2)] }, on: [0] });
    expect(islands.release([(bridge as Resting).bar]).landing.token).toMatch(/~$/);
    expect(islands.release([bar(1, 3, 4.2, 1, 0.5, EAST)]).landing.back).toEqual([1]); // it tips into the water
  });
});

it("follows bars that are pushed, onto the floor beside the land", async () => {
  const tower = Array.from({ length: 5 }, (_, k) => bar(k + 1, 1, 9.5, 5, k + 0.5));
  const site = { land: [[0, 0, 10, 10]] as Rectangle[], bars: tower, floor: -0.7 };
  const built = new Built(await loadEngine(), site);
  expect(farthest(built.simulate([]))).toBeLessThan(0.01);
  const film = built.simulate([{ number: 5, velocity: [3, 0, 0], turning: [0, 2, 0] }]);
  const [first, last] = [barsAt(film, 0), barsAt(film, secondsOf(film))];
  expect(first).toEqual(tower);
  expect(last[4]!.at[0]).toBeGreaterThan(10);
  expect(last[4]!.at[2]).toBeCloseTo(-0.2, 1);
  expect(framesOf(film)).toBeGreaterThan(30);
  const [before, between, after] = [1, 1.5, 2].map((frame) => barsAt(film, frame / 60)[4]!);
  expect(between!.at[0]).toBeCloseTo((before!.at[0] + after!.at[0]) / 2, 5);
  expect(Math.hypot(...between!.turned)).toBeCloseTo(1, 5);
  expect(film.impacts.some(({ number, hard }) => number === 5 && hard > 3)).toBe(true);
});

it("rounds poses as a record has them", () => {
  expect(rounded({ at: [1.23449, -0.0001, 5], turned: [-0.5, 0.5, -0.5, 0.5] })).toEqual({
    at: [1.234, 0, 5],
    turned: [0.5, -0.5, 0.5, -0.5],
  });
  expect(rounded({ at: [0, 0, 0], turned: [0, -2, 0, 0] }).turned).toEqual([0, 1, 0, 0]);
});

it("knows whether this machine has SIMD", () => {
  expect(hasSimd()).toBe(true);
});

it("reads back what a token lets go", () => {
  const [one, two] = [bar(1, 4, 5.5, 5, 3.5, EAST), bar(2, 1, 4, 5, 4.5)];
  const found = releasedBy(spell([one, two], [], false));
  expect(found).toEqual([one, two].map(({ length, at, turned }) => ({ length, at, turned })));
  expect(releasedBy("t3")).toEqual([]);
});
