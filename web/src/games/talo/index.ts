/* Talo's user interface: its board in three dimensions, its plan by layers, its words. */
import { enumerated, listWords, translate } from "../../messages.svelte";
import { whose } from "../../seatNames";
import type { GameUi, LastPlace, TextCell, TextLayer } from "../../gameUi";
import type { LastTurn } from "../../turns";
import { expect } from "../../schema";
import CellPlan from "./CellPlan.svelte";
import { fantasy } from "./fantasy";
import TurnPicture from "./TurnPicture.svelte";
import { summaries } from "./turns";
import { ViewSchema, type Bar, type PlacedBar, type View } from "./schema";
import {
  cellsOf,
  going,
  LAYERS,
  nameOf,
  placing,
  rolling,
  SITE,
  taking,
  topOf,
  woodOf,
  type Cell,
} from "./tokens";
import pictureByLamp from "./picture-dark.webp";
import pictureByDay from "./picture-light.webp";

/** "bar of 5 lying from west to east" */
export const describe = ({ length, axis }: Pick<Bar, "length" | "axis">) =>
  translate("talo-bar", { length, axis });

/** A cell in words: "6,8" would look like a decimal. */
export const spotName = (column: number, row: number) => translate("talo-spot", { column, row });

/** An action in words, whenever it was played. */
function phrase(token: string): string {
  const placed = placing(token);
  if (placed) {
    const [x, y, z] = placed.bar.at;
    return translate(placed.hold ? "talo-holds" : "talo-places", {
      bar: describe(placed.bar),
      cell: spotName(x, y),
      layer: z,
    });
  }
  const to = going(token);
  if (to)
    return translate(token[0] === "@" ? "talo-puts" : "talo-moves", {
      cell: spotName(to[0], to[1]),
      height: to[2],
    });
  const [first, second] = taking(token);
  if (first) return translate("talo-takes", { first, second: second ?? 0 });
  return rolling(token) ? translate("talo-rolls", { face: rolling(token) }) : translate("talo-ends");
}

/** One that the board shows too: without its place. */
function suggest(token: string): string {
  const placed = placing(token);
  if (placed)
    return translate("talo-suggest", {
      bar: describe(placed.bar),
      layer: placed.bar.at[2],
      hold: String(placed.hold),
    });
  const to = going(token);
  return to ? translate("talo-suggest-pawn", { height: to[2] }) : phrase(token);
}

export interface CellLook {
  ground: "land" | "middle" | "water" | "air";
  bar: PlacedBar | null;
  number: boolean; // here its number is written
  edges: { north: boolean; east: boolean; south: boolean; west: boolean }; // where the bar ends
  below: number; // the length of what lies under an empty cell; 0: nothing
  pawn: string; // the colour of a pawn that fills this cell
  foot: boolean; // it stands here; else this is its upper half
  open: boolean; // something can begin here
  reach: boolean; // the pawn can come to stand here
}

/** All that a cell is looked up in. */
interface Survey {
  view: View;
  names: string[]; // by seat
  wood: Map<string, PlacedBar>;
  starting: Map<string, string[]>; // the tokens that begin in a cell
  covering: Map<string, string[]>; // those that reach over it
}

function survey(view: View, legal: string[], names: string[]): Survey {
  const [starting, covering] = [new Map<string, string[]>(), new Map<string, string[]>()];
  const note = (where: Map<string, string[]>, cell: Cell, token: string) => {
    const key = cell.join();
    const known = where.get(key);
    if (known) known.push(token);
    else where.set(key, [token]);
  };
  for (const token of legal) {
    const placed = placing(token);
    const to = going(token);
    if (placed) for (const cell of cellsOf(placed.bar)) note(covering, cell, token);
    if (to) note(covering, to, token);
    const first = placed?.bar.at ?? to;
    if (first) note(starting, first, token);
  }
  return { view, names, wood: woodOf(view.bars), starting, covering };
}

function cell(at: Cell, known: Survey): TextCell {
  const [x, y, z] = at;
  const { view, wood } = known;
  const bar = wood.get(at.join()) ?? null;
  const under = wood.get([x, y, z - 1].join()) ?? null;
  const seat = view.pawns.findIndex((pawn) => pawn?.x === x && pawn.y === y && [0, 1].includes(z - pawn.height));
  const pawn = view.pawns[seat] ?? null;
  const tokens = known.starting.get(at.join()) ?? [];
  const mark = view.land[y]?.[x];
  const ground = z > 0 || !mark ? "air" : mark === "#" ? "land" : mark === "+" ? "middle" : "water";
  const name = `${x},${y}`;
  const what = pawn
    ? translate("talo-cell-pawn", { name: known.names[seat] ?? "", part: pawn.height === z ? "foot" : "head" })
    : bar
      ? translate(bar.held ? "talo-cell-held" : "talo-cell-bar", { bar: describe(bar) })
      : translate("talo-cell-empty", { under: under ? "bar" : ground, length: under?.length ?? 0 });
  const doable = translate("talo-cell-doable", { count: tokens.length });
  return {
    name,
    phrase: enumerated([
      translate("talo-cell", { cell: spotName(x, y), layer: z }),
      what,
      tokens.length ? doable : "",
    ]),
    tokens,
    covers: known.covering.get(at.join()) ?? [],
    look: {
      ground,
      bar,
      number: bar !== null && (bar.axis === "z" || at.join() === bar.at.join()),
      edges: edgesOf(bar, at),
      below: bar ? 0 : (under?.length ?? 0),
      pawn: pawn?.colour ?? "",
      foot: pawn?.height === z,
      open: tokens.some((token) => !going(token)),
      reach: tokens.some((token) => going(token) !== null),
    } satisfies CellLook,
  };
}

function edgesOf(bar: PlacedBar | null, [x, y]: Cell): CellLook["edges"] {
  const covers = (east: number, north: number) =>
    bar !== null && cellsOf(bar).some(([a, b]) => a === x + east && b === y + north);
  return { north: !covers(0, 1), east: !covers(1, 0), south: !covers(0, -1), west: !covers(-1, 0) };
}

/** The bars that were placed last, as far as they stand, each by its first cell; or where a pawn has gone. */
export function lastPlaces(turns: readonly LastTurn[], { bars }: View): LastPlace[] {
  const standing = new Set(bars.map(nameOf));
  const at = (seat: number, [x, y, layer]: Cell): LastPlace => ({ seat, cell: `${x},${y}`, layer });
  return turns.flatMap(({ seat, tokens }) => {
    const placed = tokens.flatMap((token) => placing(token)?.bar ?? []).filter((bar) => standing.has(nameOf(bar)));
    const gone = tokens.map(going).findLast((to) => to !== null);
    return [...placed.map((bar) => at(seat, bar.at)), ...(gone ? [at(seat, gone)] : [])];
  });
}

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, k) => from + k);

/** Ten by ten cells, and beyond the edge as far as wood reaches or something can begin. */
function layers(known: Survey): TextLayer[] {
  const { view, wood, starting } = known;
  const cells = [...wood.keys(), ...starting.keys()].map((key) => key.split(",").map(Number));
  const along = (k: number) => cells.map((one) => one[k] ?? 0);
  const span = (k: number) => range(Math.min(0, ...along(k)), Math.max(SITE - 1, ...along(k)));
  const [columns, rows] = [span(0), span(1).reverse()];
  const highest = Math.max(topOf(view), ...along(2));
  return range(0, Math.min(LAYERS, highest)).map((z) => ({
    name: translate("talo-layer", { layer: z }),
    columns: columns.map(String),
    rows: rows.map(String),
    cells: rows.map((y) => columns.map((x) => cell([x, y, z], known))),
  }));
}

/** The pawns, the hand and the supply, a sentence each. */
function aside(view: View, names: string[]): string[] {
  const left = view.supply.map((count, k) => (count ? `${k + 1}\u00a0×${count}` : "")).filter(Boolean);
  return [
    ...view.pawns.flatMap((pawn, k) =>
      pawn
        ? [
            translate("talo-pawn-at", {
              ...whose(k + 1, names),
              cell: spotName(pawn.x, pawn.y),
              height: pawn.height,
            }),
          ]
        : [],
    ),
    ...(view.hand.length ? [translate("talo-hand-has", { lengths: listWords(view.hand.map(String)) })] : []),
    translate("talo-supply-has", { bars: enumerated(left) || "–" }),
  ];
}

export const ui: GameUi = {
  duration: { turns: { 2: 17, 3: 22, 4: 24 }, seconds: 70 }, // its rulebook says 20 to 30 minutes
  noPreviewInPuzzles: true,
  board: () => import("./Board.svelte"),
  end: () => import("./end"),
  cell: CellPlan,
  plan(given, legal, _, names) {
    const view = expect(ViewSchema, given);
    const made = layers(survey(view, legal, names));
    const own = view.pawns[view.seat - 1] ?? { x: 4, y: 4, height: 0 };
    const [first] = made;
    const start = { row: first!.rows.indexOf(String(own.y)), column: first!.columns.indexOf(String(own.x)) };
    return {
      layers: made,
      current: Math.min(made.length - 1, own.height),
      start,
      aside: aside(view, names),
    };
  },
  phrase: (token) => phrase(token),
  tips: ["start", "take", "build", "finish"],
  tipMoment: (view) => expect(ViewSchema, view).phase,
  suggest: (token) => suggest(token),
  summaries: (turns, _, view) => summaries(turns, expect(ViewSchema, view).pawns.length),
  lastPlaces: (turns, view) => lastPlaces(turns, expect(ViewSchema, view)),
  turnPicture: TurnPicture,
  picture: { light: pictureByDay, dark: pictureByLamp },
  miniature: () => import("./Miniature.svelte"),
  modes: { fantasy },
  gallery: () => import("./fantasy/Gallery.svelte"),
};
