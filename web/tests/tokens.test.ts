/* The notation of each game, read and written: every token of the stored games, and what it means. */
import { beforeAll, describe, expect, test } from "vitest";
import { gameUi } from "../src/games";
import * as babel from "../src/games/babel/tokens";
import * as bubbles from "../src/games/bubbles/tokens";
import * as nivos from "../src/games/nivos/tokens";
import * as talo from "../src/games/talo/tokens";
import { gameMessages, setLanguage } from "../src/messages.svelte";
import { storedTokens } from "./storedTokens";
import views from "./views.json";

describe("babel", () => {
  test("a token names a cell and the faces that bulge", () => {
    expect(babel.placement("b2wsud")).toEqual({ token: "b2wsud", cell: "b2", bulges: "wsud", type: 4 });
    expect(babel.placement("a1-")).toEqual({ token: "a1-", cell: "a1", bulges: "", type: 0 });
  });

  test("every stored token is read", () => {
    const tokens = storedTokens("babel");
    expect(tokens.length).toBeGreaterThan(30);
    for (const token of tokens) {
      const { cell, bulges, type } = babel.placement(token);
      expect(cell + (bulges || "-")).toBe(token);
      expect(babel.TYPES).toContain(type);
    }
  });

  test("a cube that goes to another cell keeps pointing into the tower", () => {
    expect(babel.turnedInto("b1", "enu")).toBe("wnu");
    expect(babel.turnedInto("b2", "enu")).toBe("wsu");
    for (const cell of babel.CELLS) {
      const turned = babel.turnedInto(cell, "en");
      expect([...turned].some((side) => babel.outward(cell).includes(side))).toBe(false);
      expect(babel.turnedInto("a1", turned)).toBe("en");
    }
  });
});

describe("nivos", () => {
  test("every stored token lays a plate, takes a cylinder or passes", () => {
    const tokens = storedTokens("nivos");
    expect(tokens.length).toBeGreaterThan(100);
    for (const token of tokens) {
      const lays = nivos.laying(token);
      if (lays) expect(nivos.write(lays.source, lays.size, lays.depth > lays.width, lays.cell)).toBe(token);
      else expect(token === "pass" || nivos.cylinder(token) > 0, token).toBe(true);
    }
  });

  test("a plate covers the cells east and north of its corner", () => {
    const lays = nivos.laying("2x1@c2")!;
    expect(nivos.cellsOf(lays)).toEqual(["c2", "d2"]);
    expect(nivos.cellsOf(nivos.laying("1x2@c2")!)).toEqual(["c2", "c3"]);
    expect(nivos.laying("n@b2")).toMatchObject({ source: "r", size: nivos.NEUTRAL, width: 3, depth: 3 });
    expect(["c2", "d2", "e2"].map((cell) => nivos.covers(lays, cell))).toEqual([true, true, false]);
  });

  test("a plate would lie above the highest that it covers", () => {
    const lying = [nivos.laying("2x2@a1")!, nivos.laying("1x1@b2")!];
    expect(nivos.levelOf(lying, nivos.laying("1x2@c1")!)).toBe(1);
    expect(nivos.levelOf(lying, nivos.laying("2x1@b1")!)).toBe(2);
    expect(nivos.levelOf(lying, nivos.laying("2x1@b2")!)).toBe(3);
  });

  test("a plate that is held over the edge stays on the board", () => {
    expect(nivos.snapped("1x5", false, { x: 6, y: 6 })).toBe("b6");
    expect(nivos.snapped("1x5", true, { x: 6, y: 6 })).toBe("f2");
    expect(nivos.snapped("2x2", false, { x: -3, y: 2.9 })).toBe("a3");
  });
});

describe("bubbles", () => {
  const PHASES = { place: "place", swap: "swap", drop: "drop", send: "send", power: "powers" } as const;

  test("every stored token that names places is written the same again", () => {
    const tokens = storedTokens("bubbles");
    expect(tokens.length).toBeGreaterThan(50);
    for (const token of tokens) {
      const { kind, bubble, places } = bubbles.parseAction(token);
      if (kind === "pass" || kind === "draw") expect(places).toEqual([]);
      else expect(bubbles.formatAction(PHASES[kind], bubble, places)).toBe(token);
    }
  });

  test("places may be pointed at in any order", () => {
    expect(bubbles.formatAction("drop", "", ["c6", "b6"])).toBe("b6+c6");
    expect(bubbles.formatAction("swap", "", ["a10", "a9"])).toBe("a9~a10");
  });

  test("what is piled above a planet belongs to one of the two", () => {
    expect(bubbles.parseAction(">c5").places).toEqual(["c+5@1"]);
    expect(bubbles.formatAction("send", "", ["c+5@1"])).toBe(">c5");
    expect(bubbles.parseAction(">c4").places).toEqual(["c4"]);
    expect([bubbles.inSky("c5"), bubbles.inSky("c+5@1"), bubbles.inSky("c4")]).toEqual([true, false, false]);
  });
});

describe("talo", () => {
  test("every stored token places a bar, moves the pawn, takes, rolls or ends", () => {
    const tokens = storedTokens("talo");
    expect(tokens.length).toBeGreaterThan(100);
    for (const token of tokens) {
      const placed = talo.placing(token);
      const to = talo.going(token);
      if (placed) expect(talo.nameOf(placed.bar) + (placed.hold ? "!" : "")).toBe(token);
      else if (to) expect(token[0] === "@" ? `@${to[0]},${to[1]}` : `>${to.join()}`).toBe(token);
      else if (talo.taking(token).length) expect(`t${talo.taking(token).join("+")}`).toBe(token);
      else expect(token === "." || talo.rolling(token) > 0, token).toBe(true);
    }
  });

  test("a bar fills cells along its axis, beyond the edge too", () => {
    const { bar, hold } = talo.placing("3x@-1,4,2!")!;
    expect(hold).toBe(true);
    expect(talo.cellsOf(bar)).toEqual([
      [-1, 4, 2],
      [0, 4, 2],
      [1, 4, 2],
    ]);
    expect(talo.axisFor(1, "x")).toBe("z"); // a 1 is always upright
  });

  test("a bar that is let down comes to lie on the highest wood below it", () => {
    const built = ["2z@4,4,0", "1z@6,4,0"].map((token) => talo.placing(token)!.bar);
    const height = (token: string) => talo.heightBelow(built, talo.placing(token)!.bar);
    expect([height("3x@4,4,0"), height("2x@5,4,0"), height("2y@0,0,0")]).toEqual([2, 1, 0]);
  });
});

describe("in words", () => {
  for (const language of ["en", "de"])
    describe(language, () => {
      beforeAll(async () => {
        await setLanguage(language);
        await Promise.all(Object.keys(views).map(gameMessages));
      });
      test.each(Object.entries(views))("every action of %s has a sentence", (game, view) => {
        for (const token of storedTokens(game)) {
          const words = gameUi(game).phrase!(token, view);
          expect(words, token).toMatch(/\p{L}{2}/u);
          expect(words, token).not.toMatch(/[{}]|^(babel|nivos|bubbles|talo)-/);
        }
      });
    });
});
