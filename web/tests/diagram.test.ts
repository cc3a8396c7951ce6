/* A diagram is laid out in columns as a terminal would, and its cells are found there. */
import { expect, test } from "vitest";
import { drawDiagram } from "../src/components/diagram";
import type { Diagram } from "../src/protocol";

const drawn = (text: string, more: Partial<Diagram> = {}) =>
  drawDiagram({ text, changed: [], cells: {}, ...more });

test("every character is in its column, and blanks are not drawn", () => {
  const { columns, lines, pieces } = drawn("3  · X\n   a b\n");
  expect([columns, lines]).toEqual([6, 2]);
  expect(pieces.map(({ text, line, column }) => `${text}${line}${column}`)).toEqual([
    "300",
    "·03",
    "X05",
    "a13",
    "b15",
  ]);
});

test("wide characters take two columns, marks none, and Hebrew words stay whole", () => {
  expect(drawn("日a").pieces.map(({ text, column, width }) => [text, column, width])).toEqual([
    ["日", 0, 2],
    ["a", 2, 1],
  ]);
  expect(drawn("e\u0301x").pieces.map(({ text, column }) => [text, column])).toEqual([
    ["e\u0301", 0],
    ["x", 1],
  ]);
  const hebrew = drawn("1 תור שחור 2").pieces.map(({ text, column, width }) => [text, column, width]);
  expect(hebrew).toEqual([
    ["1", 0, 1],
    ["תור שחור", 2, 8],
    ["2", 11, 1],
  ]);
});

test("a cell is counted in characters, and takes half of the blanks around it", () => {
  const { cells } = drawn("日 · ··", { cells: { a: [0, 2], b: [0, 4] } });
  expect(cells).toEqual([
    { tokens: ["a"], line: 0, column: 2.5, width: 2 },
    { tokens: ["b"], line: 0, column: 5, width: 1 },
  ]);
});

test("actions of one cell share it", () => {
  const { cells } = drawn("x", { cells: { one: [0, 0], two: [0, 0] } });
  expect(cells.map(({ tokens }) => tokens)).toEqual([["one", "two"]]);
});

test("what has no width of its own is no cell that has changed", () => {
  const { changed } = drawn("e\u0301x", { changed: [[0, 1], [0, 2]] }); // prettier-ignore
  expect(changed).toEqual([{ line: 0, column: 1, width: 1 }]);
});

test("what is gone is marked behind the end of its line", () => {
  const { columns, changed } = drawn("●", { changed: [[0, 1], [0, 2]] }); // prettier-ignore
  expect(columns).toBe(3);
  expect(changed).toEqual([
    { line: 0, column: 1, width: 1 },
    { line: 0, column: 2, width: 1 },
  ]);
});
