/* Curves: scores over a game, their graph, and how things move. */
import { expect, test } from "vitest";
import { bestScore } from "../src/components/bestScore";
import { graphPath, scoreCurves, valueAt } from "../src/components/scoreCurves";
import type { MoveAnalysis, Value } from "../src/protocol";
import { easeOut } from "../src/stage/easing";
import { fall } from "../src/stage/heap";

const value = (share: number, exact = false, distance: number | null = null): Value => ({
  token: "a1-",
  value: share,
  exact,
  distance,
  visits: 100,
  margin: exact ? 0 : 0.1,
  line: [],
  verdict: exact ? (share === 1 ? "win" : share === 0 ? "loss" : "draw") : "estimate",
});
const move = (ply: number, seat: number, best: Value): MoveAnalysis => ({
  ply,
  seat,
  best,
  played: best,
  lost: 0,
  margin: 0,
  mistake: false,
});

test("two sides share one curve: what is good for one is bad for the other", () => {
  const moves = [move(0, 1, value(0.75)), move(1, 2, value(0.75))];
  const curves = scoreCurves(moves, [1, 2], null, 2);
  expect(curves).toHaveLength(1);
  expect(curves[0]!.points.map((one) => one.value)).toEqual([0.75, 0.25]);
});

test("three sides have a curve each, drawn where that side had a choice", () => {
  const moves = [
    move(0, 1, value(0.5)),
    move(1, 2, value(0.25)),
    move(2, 3, value(0.125)),
    move(3, 1, value(0.75)),
  ];
  const curves = scoreCurves(moves, [1, 2, 3], null, 4);
  expect(curves.map(({ team, points }) => [team, points.map((one) => one.ply)])).toEqual([
    [1, [0, 3]],
    [2, [1]],
    [3, [2]],
  ]);
});

test("members of a team are one side", () => {
  const curves = scoreCurves([move(0, 1, value(0.75)), move(1, 3, value(0.5))], [1, 2, 1, 2], null, 2);
  expect(curves[0]!.points.map((one) => one.value)).toEqual([0.75, 0.5]);
});

test("a curve ends with the result, where it is known and not drawn already", () => {
  const moves = [move(0, 1, value(0.5))];
  expect(scoreCurves(moves, [1, 2], [0, 1], 1)[0]!.points.at(-1)).toEqual({ ply: 1, value: 0, exact: true });
  expect(scoreCurves(moves, [1, 2], null, 1)[0]!.points).toHaveLength(1);
  expect(scoreCurves([move(1, 1, value(0.5))], [1, 2], [0, 1], 1)[0]!.points).toHaveLength(1);
});

test("between two points the last one known counts", () => {
  const [curve] = scoreCurves([move(2, 1, value(0.5)), move(5, 1, value(0.75))], [1, 2], null, 9);
  expect(valueAt(curve!, 1)).toBeNull();
  expect([2, 4, 5, 9].map((ply) => valueAt(curve!, ply)?.value)).toEqual([0.5, 0.5, 0.75, 0.75]);
});

test("certain scores change at once, estimates glide", () => {
  const points = [
    { ply: 0, value: 1, exact: true },
    { ply: 2, value: 0, exact: true },
  ];
  const frame = { plies: 4, width: 100, height: 10 };
  expect(graphPath(points, frame, true)).toBe("M0 0H50V10");
  expect(graphPath(points, frame, false)).toBe("M0 0L50 10");
  expect(graphPath([], frame, true)).toBe("");
  expect(graphPath(points.slice(0, 1), { ...frame, plies: 0 }, true)).toBe("M0 0"); // nothing was played yet
});

test("the best is a win rather soon, else a loss rather late; estimates do not count", () => {
  const [soon, late] = [value(1, true, 3), value(1, true, 9)];
  expect(bestScore([late, soon, value(0.99)])).toBe(soon);
  const [near, far] = [value(0, true, 2), value(0, true, 8)];
  expect(bestScore([near, null, far, undefined])).toBe(far);
  expect(bestScore([near, value(0.5, true)])?.value).toBe(0.5);
  expect(bestScore([value(0.9), null])).toBeNull();
});

test("motion begins fast, never goes back and ends where it should", () => {
  const eased = Array.from({ length: 101 }, (_, k) => easeOut(k / 100));
  expect([eased[0], eased[100]]).toEqual([0, 1]);
  expect(eased.every((at, k) => k === 0 || at >= eased[k - 1]!)).toBe(true);
  expect(eased[50]).toBeGreaterThan(0.5);
  expect([easeOut(-1), easeOut(2)]).toEqual([0, 1]); // a frame that comes early or late
});

test("a piece falls from its height, settles once and lies still", () => {
  expect(fall(0, 2, 0.1)).toBe(2);
  expect(fall(0.7, 2, 0.1)).toBeCloseTo(0);
  expect(fall(0.85, 2, 0.1)).toBeCloseTo(0.1);
  expect(fall(1, 2, 0.1)).toBeCloseTo(0);
});
