/*
 * What a hint highlights: what its sentences name, and nothing more.
 *
 * `views.json` is what the server shows of each game, early on: nivos after n@a1, talo after @0,5 @9,4 +6 t2+4 2x@6,6,0.
 */
import { describe, expect, test } from "vitest";
import { gameUi } from "../src/games";
import type { LocalizedText } from "../src/protocol";
import views from "./views.json";

const said = (args: LocalizedText["args"]): LocalizedText => ({ message: "", clause: "", args, text: "" });
const highlight = (game: keyof typeof views, args: LocalizedText["args"][], view: unknown = views[game]) =>
  gameUi(game).highlight!(args.map(said), view);

describe("babel", () => {
  test("first the cell, then the cube too", () => {
    const where = { cell: "b2", level: 3 };
    expect(highlight("babel", [where])).toEqual({ layer: 2, cells: ["b2"], piece: "" });
    expect(highlight("babel", [where, { type: 4 }])).toEqual({ layer: 2, cells: ["b2"], piece: "4" });
  });
});

describe("nivos", () => {
  test("the cells of a quarter on which the level rests", () => {
    const found = highlight("nivos", [{ level: 2, quarter: "sw" }]);
    expect(found.layer).toBe(1);
    expect(found.cells.toSorted()).toEqual(["a1", "a2", "a3", "b1", "b2", "b3", "c1", "c2", "c3"]);
    expect(highlight("nivos", [{ level: 2, quarter: "ne" }]).cells).toEqual([]); // nothing lies there
    expect(highlight("nivos", [{ level: 1, quarter: "sw" }]).cells).toEqual([]); // everything is covered
  });
  test("a plate by its shelf, or a cylinder", () => {
    const piece = (args: LocalizedText["args"]) => highlight("nivos", [{ level: 1, quarter: "ne" }, args]).piece;
    expect(piece({ source: "hand", size: "1x3" })).toBe("1x3");
    expect(piece({ source: "reserve", size: "1x3" })).toBe("r1x3");
    expect(piece({ height: 4 })).toBe("c4");
  });
});

describe("bubbles", () => {
  const cells = (where: string, actor: number) =>
    highlight("bubbles", [{ where, column: "c" }], { ...views.bubbles, actor }).cells;
  test("a column of the sky, or of the planet of whom it is about", () => {
    expect(cells("sky", 1)).toEqual(["c5", "c6"]);
    expect(cells("own", 1)).toEqual(["c1", "c2", "c3", "c4"]);
    expect(cells("own", 1)).toEqual(cells("other", 2));
    expect(cells("own", 2)).toEqual(["c7", "c8", "c9", "c10"]);
  });
});

describe("talo", () => {
  test("the ground of a quarter without what is built on, or the tops of wood", () => {
    const ground = highlight("talo", [{ layer: 0, quarter: "ne" }]).cells;
    expect(ground).toContain("9,9");
    expect(ground).not.toContain("6,6");
    expect(ground).not.toContain("1,1");
    const tops = highlight("talo", [{ layer: 1, quarter: "ne" }, { length: 5 }]);
    expect(tops).toEqual({ layer: 1, cells: ["6,6", "7,6"], piece: "5" });
  });
});
