/* Babel's user interface: its board in three dimensions, its plan, its words. */
import { enumerated, listWords, translate } from "../../messages.svelte";
import { whose } from "../../seatNames";
import type { GameUi, LastPlace, TextCell, TextLayer } from "../../gameUi";
import type { LastTurn } from "../../turns";
import CellPlan from "./CellPlan.svelte";
import TurnPicture from "./TurnPicture.svelte";
import { expect } from "../../schema";
import { ViewSchema, type Cube, type View } from "./schema";
import { CELLS, LEVELS, placement, TYPES, type Cell } from "./tokens";
import pictureByLamp from "./picture-dark.webp";
import pictureByDay from "./picture-light.webp";

const bulging = (bulges: string) =>
  bulges ? enumerated([...bulges].map((side) => translate("babel-face", { side }))) : translate("babel-none");

/** "white cube, bulge up" */
export const describe = (bulges: string) =>
  translate("babel-described", { type: bulges.length, count: bulges.length, faces: bulging(bulges) });

function cell(name: Cell, level: number, view: View, legal: string[]): TextCell {
  const cube = view.cubes.find((one) => one.cell === name && one.level === level);
  const under = view.cubes.find((one) => one.cell === name && one.level === level - 1);
  const tokens = level === view.level && !cube ? legal.filter((token) => placement(token).cell === name) : [];
  const place = { cell: name, level };
  const phrase = cube
    ? translate("babel-cell-cube", { ...place, cube: describe(cube.bulges) })
    : translate("babel-cell-empty", {
        ...place,
        under: level === 1 ? "table" : !under ? "empty" : under.bulges.includes("u") ? "bulge" : "indent",
        count: tokens.length,
      });
  return { name, phrase, tokens, look: { cube: cube ?? null, under: under ?? null, open: tokens.length > 0 } };
}

/** The cubes that were placed last: of two in one cell the newer one is above the other. */
export function lastPlaces(turns: readonly LastTurn[], { cubes }: View): LastPlace[] {
  const placed = turns.map(({ seat, tokens }) => ({ seat, cell: placement(tokens.at(-1)!).cell }));
  return placed.map(({ seat, cell }, k) => {
    const newer = placed.slice(0, k).filter((one) => one.cell === cell).length;
    const levels = cubes.filter((cube) => cube.cell === cell).map((cube) => cube.level);
    return { seat, cell, layer: Math.max(...levels) - newer - 1 };
  });
}

export interface TurnLook {
  bulges: string;
  type: number;
}

export interface CellLook {
  cube: Cube | null;
  under: Cube | null;
  open: boolean;
}

function layer(level: number, view: View, legal: string[]): TextLayer {
  const row = (number: string) =>
    CELLS.filter((name) => name[1] === number).map((name) => cell(name, level, view, legal));
  return {
    name: translate("babel-level", { level }),
    columns: ["a", "b"],
    rows: ["2", "1"],
    cells: [row("2"), row("1")],
  };
}

function handInWords(view: View, owner: number, names: string[]): string {
  const counts = view.hands[owner - 1] ?? [];
  const held = TYPES.filter((type) => counts[type]).map((type) =>
    translate("babel-held", { type, count: counts[type]! }),
  );
  return translate("babel-hand-of", {
    ...whose(owner, names),
    cubes: listWords(held) || translate("babel-none-left"),
  });
}

export const ui: GameUi = {
  duration: { turns: { 2: 15 }, seconds: 20 },
  board: () => import("./Board.svelte"),
  end: () => import("./end"),
  cell: CellPlan,
  plan(given, legal, seat, names) {
    const view = expect(ViewSchema, given);
    const other = 3 - seat;
    return {
      layers: Array.from({ length: LEVELS }, (_, k) => layer(k + 1, view, legal)),
      current: view.level - 1,
      aside: [seat, other].map((owner) => handInWords(view, owner, names)),
    };
  },
  phrase(token) {
    const { cell, bulges } = placement(token);
    return translate("babel-action", { cell, cube: describe(bulges) });
  },
  summaries: (turns) =>
    turns.map(({ tokens: [token = ""] }) => {
      const { cell, bulges, type } = placement(token);
      const words = translate("babel-brief", { cell, type });
      return { words, look: { bulges, type } satisfies TurnLook };
    }),
  lastPlaces: (turns, view) => lastPlaces(turns, expect(ViewSchema, view)),
  turnPicture: TurnPicture,
  picture: { light: pictureByDay, dark: pictureByLamp },
  miniature: () => import("./Miniature.svelte"),
  theorem: () => import("./Theorem.svelte"),
};
