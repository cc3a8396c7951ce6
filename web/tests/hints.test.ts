/* What a hint marks on the board, step by step. */
import { expect, test } from "vitest";
import type { HintStep } from "../src/protocol";
import { hintHighlight } from "../src/session/hintHighlight";

const cells = { layer: 2, cells: ["b2"], piece: "" };
const steps: HintStep[] = [
  { step: "where", said: [], highlight: cells },
  { step: "piece", said: [], highlight: { ...cells, piece: "4" } },
  { step: "action", said: [], highlight: { ...cells, piece: "4" } },
  { step: "why", said: [], highlight: { ...cells, piece: "4" } },
];

test("nothing before the first step", () => expect(hintHighlight(steps, 0)).toBeNull());
test("first the cells, then the piece too", () => {
  expect(hintHighlight(steps, 1)).toEqual(cells);
  expect(hintHighlight(steps, 2)).toEqual({ ...cells, piece: "4" });
});
test("nothing any more once the action stands on the board", () => {
  expect(hintHighlight(steps, 3)).toBeNull();
  expect(hintHighlight(steps, 4)).toBeNull();
});
test("a game without hints of its own marks nothing", () => {
  expect(hintHighlight([{ step: "where", said: [] }], 1)).toBeNull();
});
