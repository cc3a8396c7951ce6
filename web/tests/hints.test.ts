/* What a hint highlights: what its sentences name, and nothing more. */
import { describe, expect, test } from "vitest";
import { gameUi } from "../src/games";
import type { LocalizedText } from "../src/protocol";

const said = (args: LocalizedText["args"]): LocalizedText => ({ message: "", clause: "", args, text: "" });

describe("babel", () => {
  const { highlight } = gameUi("babel");
  test("first the cell, then the cube too", () => {
    const where = said({ cell: "b2", level: 3 });
    expect(highlight!([where], null)).toEqual({ layer: 2, cells: ["b2"], piece: "" });
    expect(highlight!([where, said({ type: 4 })], null)).toEqual({ layer: 2, cells: ["b2"], piece: "4" });
  });
});

describe("nivos", () => {
  const { highlight } = gameUi("nivos");
  const plate = {
    cell: "e5",
    width: 2,
    depth: 2,
    level: 1,
    owner: 1,
    seat: 1,
    covered: false,
    colour: "red",
    size: "2x2",
  };
  const view = { plates: [plate] };
  test("the cells of a quarter on which the level rests", () => {
    const found = highlight!([said({ level: 2, quarter: "ne" })], view)!;
    expect(found.layer).toBe(1);
    expect(found.cells.toSorted()).toEqual(["e5", "e6", "f5", "f6"]);
  });
  test("a plate by its shelf, or a cylinder", () => {
    const where = said({ level: 1, quarter: "sw" });
    expect(highlight!([where, said({ source: "hand", size: "1x3" })], view)!.piece).toBe("1x3");
    expect(highlight!([where, said({ source: "reserve", size: "1x3" })], view)!.piece).toBe("r1x3");
    expect(highlight!([where, said({ height: 4 })], view)!.piece).toBe("c4");
  });
});

describe("bubbles", () => {
  const { highlight } = gameUi("bubbles");
  test("a column of the sky, or of the planet of whom it is about", () => {
    const cells = (where: string, actor: number) => highlight!([said({ where, column: "c" })], { actor })!.cells;
    expect(cells("sky", 1)).toEqual(["c5", "c6"]);
    expect(cells("own", 1)).toEqual(cells("other", 2));
    expect(cells("own", 2)).toEqual(["c7", "c8", "c9", "c10"]);
  });
});

describe("talo", () => {
  const { highlight } = gameUi("talo");
  const bars = [{ length: 3, axis: "x", at: [6, 6, 0], held: false }];
  test("the ground of a quarter without what is built on, or the tops of wood", () => {
    const ground = highlight!([said({ layer: 0, quarter: "ne" })], { bars })!;
    expect(ground.cells).toContain("9,9");
    expect(ground.cells).not.toContain("6,6");
    expect(ground.cells).not.toContain("1,1");
    const tops = highlight!([said({ layer: 1, quarter: "ne" }), said({ length: 5 })], { bars })!;
    expect(tops).toEqual({ layer: 1, cells: ["6,6", "7,6", "8,6"], piece: "5" });
  });
});
