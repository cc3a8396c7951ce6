/* A collapse in the climbing game with the bodies of Talo-Fantasy: what the verdict moves starts so, and lies still in the end. */
import { Matrix4, Vector3 } from "three";
import { beforeAll, describe, expect, it } from "vitest";
import { Collapse } from "../src/games/talo/collapse";
import { matrixOf } from "../src/games/talo/meshes";
import { Construction } from "../src/games/talo/physics/construction";
import { type Engine, loadEngine } from "../src/games/talo/physics/engine";
import { farthest, secondsOf } from "../src/games/talo/physics/film";
import { type Fall, type View } from "../src/games/talo/schema";
import { placing } from "../src/games/talo/tokens";
import { fallingOf, motionsOf, siteOf, Tumble } from "../src/games/talo/tumble";
import { makeReferee } from "./referee";

const bars = (tokens: string) => tokens.split(" ").map((token) => placing(token)!.bar);
const middle = (matrix: Matrix4) => new Vector3().setFromMatrixPosition(matrix);

/** The end of a daring game: all bars, and how they begin to fall. */
async function collapsed(tokens: string): Promise<View & { fall: Fall }> {
  const options = { starts: "symmetric", collapse: "dare" };
  const ref = { game: "talo", options, tokens: tokens.split(" "), values: false };
  const { view } = await makeReferee().show(ref, new AbortController().signal);
  return view as View & { fall: Fall };
}

const POST = "+3 t3 3z@4,4,0 . +4 t4 4x@4,4,3";
const TOWER =
  "+3 t3 3z@4,4,0 . +3 t3 3z@4,6,0 . +5 t5 5y@4,3,3 . +4 t4 4z@4,5,4 . +3 t3 3x@3,5,8 . +4 t4 4y@4,2,9";

describe.each([
  ["with SIMD", true],
  ["without SIMD", false],
])("%s", (_, simd) => {
  let engine: Engine;
  beforeAll(async () => {
    engine = await loadEngine(simd);
  });
  const film = (view: { bars: View["bars"] }, fall: Fall) =>
    new Construction(engine, siteOf(view.bars)).simulate(motionsOf(view.bars, fall));

  it.each([POST, TOWER])(
    "what falls by the verdict falls, and lies still: %s",
    { timeout: 60_000 },
    async (tokens) => {
      const view = await collapsed(tokens);
      expect(view.fall.moving.length).toBeGreaterThan(0);
      const seen = film(view, view.fall);
      expect(farthest(seen)).toBeGreaterThan(1);
      expect(secondsOf(seen)).toBeLessThan(20); // at rest before the simulation gives up
      const falling = fallingOf(view.bars, view.fall, seen);
      expect(falling).toBeInstanceOf(Tumble);
      expect(falling.seconds).toBeLessThanOrEqual(5);
      falling.until(0);
      falling.matrices().forEach((matrix, k) => {
        const place = matrixOf(view.bars[k]!);
        for (const corner of [new Vector3(0.5, 0.5, 0.5), new Vector3(-0.5, 0.5, -0.5)])
          expect(corner.clone().applyMatrix4(matrix).distanceTo(corner.clone().applyMatrix4(place))).toBeLessThan(
            1e-3,
          );
      });
      falling.until(falling.seconds);
      expect(falling.impact).toBeGreaterThan(1); // it was heard
      const lowest = Math.min(...falling.matrices().map((matrix) => middle(matrix).y));
      expect(lowest).toBeGreaterThan(-0.75); // on the board, or on the table around it
    },
  );

  it("what the engine keeps up comes down as before", async () => {
    const view = await collapsed(POST);
    const standing = new Construction(engine, siteOf(bars("3z@4,4,0 3x@3,4,3"))).simulate([]);
    expect(farthest(standing)).toBeLessThan(0.01);
    expect(fallingOf(view.bars, view.fall, standing)).toBeInstanceOf(Collapse);
    expect(fallingOf(view.bars, view.fall, null)).toBeInstanceOf(Collapse); // no engine
  });
});

it("only the bars of the verdict move in the beginning, and as it says", async () => {
  const { bars: all, fall } = await collapsed(POST);
  const motions = motionsOf(all, fall);
  expect(motions.map(({ number }) => number)).toEqual(
    fall.moving.map(({ bar }) => all.findIndex((one) => placing(bar)!.bar.at.join() === one.at.join()) + 1),
  );
  motions.forEach(({ velocity, turning }, k) => {
    const { velocity: v, turning: t } = fall.moving[k]!;
    const share = velocity.map((part, j) => part / (v[j] || 1));
    for (const [j, part] of [...velocity, ...turning].entries())
      expect(Math.sign(part)).toBe(Math.sign([...v, ...t][j]!));
    expect(new Set(share.filter(Boolean).map((one) => one.toFixed(6))).size).toBeLessThanOrEqual(1);
  });
});
