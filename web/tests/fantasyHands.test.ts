/** What hands know of Talo-Fantasy without a browser: sentences in two languages, snapping, turning. */
import { describe, expect, it } from "vitest";
import type { FreeBar } from "../src/games/talo/physics/placement";
import { spotOf, turnOf, understood } from "../src/games/talo/fantasy/sentences";
import { flush, GAP } from "../src/games/talo/fantasy/snapping";
import {
  about,
  angleBetween,
  attitudeOf,
  EASTWARD,
  NORTHWARD,
  reach,
  squared,
  times,
  UP,
  UPRIGHT,
} from "../src/games/talo/fantasy/turning";

const bar = (number: number, length: number, at: FreeBar["at"], turned = UPRIGHT): FreeBar => ({
  number,
  length,
  at,
  turned,
});

describe("sentences", () => {
  const FULL = { length: 2, attitude: "upright", turned: 15, place: { kind: "on", bar: 7, end: "east" } };
  it.each([
    "2, upright, on top of bar 7, at its east end, turned 15 degrees",
    "the 2 standing on bar 7 at the east end, 15 degrees",
    "2er, stehend, oben auf Stab 7, am Ostende, um 15 Grad gedreht",
    "der 2er aufrecht auf Stab 7, am östlichen Ende, 15° gedreht",
  ])("understands “%s”", (sentence) => expect(understood(sentence)).toMatchObject(FULL));

  it.each([
    [
      "lying from west to east, at 5, 3",
      { attitude: "eastward", place: { kind: "at", x: 5, y: 3 }, length: null },
    ],
    ["liegend von Nord nach Süd, bei 4.5, 6", { attitude: "northward", place: { kind: "at", x: 4.5, y: 6 } }],
    ["3, north of bar 12", { length: 3, place: { kind: "beside", bar: 12, side: "north" } }],
    ["3er, westlich von Stab 12", { length: 3, place: { kind: "beside", bar: 12, side: "west" } }],
    ["neben Stab 4", { place: { kind: "beside", bar: 4, side: "east" } }],
    ["leaning 30 degrees to the east, at height 4", { lean: { degrees: 30, side: "east" }, height: 4 }],
    ["turned 20 degrees clockwise", { turned: -20 }],
    ["um 20 Grad im Uhrzeigersinn gedreht", { turned: -20 }],
  ])("understands “%s”", (sentence, wish) => expect(understood(sentence)).toMatchObject(wish));

  it("does not pretend to understand anything else", () => expect(understood("hello there")).toBeNull());

  it("puts a bar flush with the end of another one, just above it", () => {
    const beam = bar(7, 6, [5, 5, 3.5], EASTWARD);
    const wish = understood("2, upright, on top of bar 7, at its east end")!;
    const turned = turnOf(wish, EASTWARD);
    const spot = spotOf(wish, 2, turned, [beam])!;
    expect(spot.x).toBeCloseTo(7.5);
    expect(spot.height).toBeCloseTo(5.02);
    const beside = spotOf(understood("north of bar 7")!, 6, EASTWARD, [beam])!;
    expect(beside.y).toBeCloseTo(6 + GAP);
    expect(spotOf(understood("on bar 9")!, 2, UPRIGHT, [beam])).toBeNull();
  });

  it("leans the upper end to the side that is named", () => {
    const turned = turnOf(understood("leaning 30 degrees to the east")!, UPRIGHT);
    expect(attitudeOf({ turned })).toEqual({ how: "leaning", degrees: 60 });
    expect(reach(10, { turned }, UP)).toBeLessThan(5.5);
  });
});

describe("snapping", () => {
  const post = bar(1, 3, [5, 5, 1.5]);
  it("draws a bar flush and leaves a gap between sides", () => {
    expect(flush(bar(2, 3, [6.1, 5.08, 1.5]), [post]).at).toEqual([6 + GAP, 5, 1.5]);
    expect(flush(bar(2, 3, [5.1, 4.93, 6]), [post]).at).toEqual([5, 5, 6]);
  });
  it("leaves alone what is far away, or turned another way", () => {
    expect(flush(bar(2, 3, [8, 5.3, 1.5]), [post]).at).toEqual([8, 5.3, 1.5]);
    const askew = bar(2, 5, [5.1, 5.1, 4], times(about("z", 30), EASTWARD));
    expect(flush(askew, [post])).toEqual(askew);
  });
});

describe("turning", () => {
  it("finds the right angle that is near, and none that is not", () => {
    expect(angleBetween(squared(times(about("z", 5), EASTWARD), 7), EASTWARD)).toBeCloseTo(0);
    const free = times(about("z", 15), EASTWARD);
    expect(squared(free, 7)).toBe(free);
  });
  it("tells how a bar lies", () => {
    expect(attitudeOf({ turned: UPRIGHT })).toEqual({ how: "upright" });
    expect(attitudeOf({ turned: EASTWARD })).toEqual({ how: "lying", bearing: 90 });
    expect(attitudeOf({ turned: NORTHWARD })).toMatchObject({ how: "lying", bearing: 0 });
    expect(attitudeOf({ turned: times(about("z", 30), EASTWARD) })).toEqual({ how: "lying", bearing: 60 });
  });
});
