/* Nivos' user interface: its board in three dimensions, its plan, its words. */
import { enumerated, together, translate } from "../../messages.svelte";
import { whose } from "../../seatNames";
import type { GameUi, LastPlace, TextCell, TextLayer, TurnSummary } from "../../gameUi";
import type { LastTurn } from "../../turns";
import { expect } from "../../schema";
import CellPlan from "./CellPlan.svelte";
import TurnPicture from "./TurnPicture.svelte";
import { ViewSchema, type Kind, type Plate, type View } from "./schema";
import {
  BOARD,
  cellsOf,
  colourOf,
  COLUMNS,
  covers,
  cylinder,
  laying,
  levelOf,
  named,
  NEUTRAL,
  spot,
  type Laying,
} from "./tokens";
import pictureByLamp from "./picture-dark.webp";
import pictureByDay from "./picture-light.webp";

/** "red plate 1x3" */
export const describe = ({ colour, size }: Kind) => translate("nivos-described", { colour, size });

/** What an action lays where, whenever it was. */
function phrase(token: string, view: View): string {
  const lays = laying(token);
  if (!lays)
    return cylinder(token) ? translate("nivos-takes", { height: cylinder(token) }) : translate("nivos-passes");
  const { cell, size, width, depth, source } = lays;
  const plate = describe({ colour: colourOf(view, size), size });
  return translate("nivos-action", {
    cell,
    plate,
    width,
    depth,
    source: size === "3x3" ? "none" : source || "hand",
  });
}

/** The part of the board where a plate would lie, as hints call it: n, ne, e … or middle. */
function quarter({ cell, width, depth }: Laying): string {
  const [column, row] = spot(cell);
  const half = (first: number, length: number, low: string, high: string) =>
    first + length <= BOARD / 2 ? low : first >= BOARD / 2 ? high : "";
  return half(row, depth, "s", "n") + half(column, width, "w", "e") || "middle";
}

/** An action that the board shows too: in words, without its cell. */
function suggest(token: string, view: View): string {
  const lays = laying(token);
  if (!lays) return phrase(token, view);
  return translate("nivos-suggest", {
    plate: describe({ colour: colourOf(view, lays.size), size: lays.size }),
    source: lays.size === NEUTRAL ? "none" : lays.source || "hand",
    quarter: quarter(lays),
    level: levelOf(view.plates, lays),
  });
}

/** What an action would cost now, in words; empty if nothing. */
export function cost(token: string, view: View): string {
  const lays = laying(token);
  if (cylinder(token) || (lays && levelOf(view.plates, lays) !== view.price.level)) return "";
  return translate("nivos-costs", { height: view.price.cylinder });
}

/** An action that can be taken now: on which level, and at what price. */
function offer(token: string, view: View): string {
  const lays = laying(token);
  const level = lays ? translate("nivos-on-level", { level: levelOf(view.plates, lays) }) : "";
  return enumerated([phrase(token, view), level, cost(token, view)]);
}

export type TurnLook = { size: string; colour: string; turned: boolean } | null; // null: no plate

/** What was laid, in a word; a cylinder that was chosen behind it. */
function summary(tokens: string[], view: View): TurnSummary {
  const lays = tokens.map(laying).find((one) => one !== null);
  const chosen = tokens.map(cylinder).find((height) => height > 0);
  const colour = lays ? colourOf(view, lays.size) : "";
  const words = [
    lays ? translate("nivos-brief", { what: "plate", colour, size: lays.size, height: 0 }) : "",
    tokens.includes("pass") ? translate("nivos-brief", { what: "pass", colour, size: "", height: 0 }) : "",
    chosen ? translate("nivos-brief", { what: "cylinder", colour, size: "", height: chosen }) : "",
  ];
  const look: TurnLook = lays ? { size: lays.size, colour, turned: lays.width < lays.depth } : null;
  return { words: enumerated(words), look };
}

/** The plates that were laid last, each by its south-west corner. */
export function lastPlaces(turns: readonly LastTurn[], { plates }: View): LastPlace[] {
  return turns.flatMap(({ seat, tokens }) => {
    const lays = tokens.map(laying).find((one) => one !== null);
    const plate = plates.findLast((one) => one.cell === lays?.cell && one.size === lays.size);
    return plate ? [{ seat, cell: plate.cell, layer: plate.level - 1 }] : [];
  });
}

export interface CellLook {
  plate: Plate | null;
  under: Plate | null;
  seen: boolean; // nothing lies on it
  edges: { north: boolean; east: boolean; south: boolean; west: boolean }; // where the plate ends
  open: boolean;
}

interface Offers {
  level: number;
  lays: Laying;
  cells: string[];
}

function cell(name: string, level: number, view: View, offers: Offers[], names: string[]): TextCell {
  const lying = view.plates.filter((plate) => covers(plate, name));
  const plate = lying.find((one) => one.level === level) ?? null;
  const under = lying.find((one) => one.level === level - 1) ?? null;
  const here = offers.filter((one) => one.level === level);
  const tokens = here.filter((one) => one.lays.cell === name).map((one) => one.lays.token);
  const place = { cell: name, level };
  const words = plate
    ? translate("nivos-cell-plate", {
        ...place,
        plate: describe(plate),
        owner: plate.owner,
        name: names[plate.owner - 1] ?? "",
        state: plate.covered ? "covered" : lying.length > level ? "beneath" : "seen",
      })
    : translate("nivos-cell-empty", {
        ...place,
        under: level === 1 ? "board" : under ? "plate" : "nothing",
        plate: under ? describe(under) : "",
        count: tokens.length,
      });
  return {
    name,
    phrase: words,
    tokens,
    covers: here.filter((one) => one.cells.includes(name)).map((one) => one.lays.token),
    look: {
      plate,
      under,
      seen: lying.length === level,
      edges: edgesOf(plate ?? under, name),
      open: !plate && here.some((one) => one.cells.includes(name)),
    } satisfies CellLook,
  };
}

function edgesOf(plate: Plate | null, name: string): CellLook["edges"] {
  if (!plate) return { north: true, east: true, south: true, west: true };
  const [column, row] = [COLUMNS.indexOf(name[0]!), Number(name[1])];
  const ends = (x: number, y: number) => !covers(plate, `${COLUMNS[column + x] ?? "z"}${row + y}`);
  return { north: ends(0, 1), east: ends(1, 0), south: ends(0, -1), west: ends(-1, 0) };
}

function layer(level: number, view: View, offers: Offers[], names: string[]): TextLayer {
  const rows = Array.from({ length: BOARD }, (_, k) => BOARD - 1 - k);
  return {
    name: translate("nivos-level", { level }),
    columns: COLUMNS,
    rows: rows.map((row) => String(row + 1)),
    cells: rows.map((row) => COLUMNS.map((_, column) => cell(named(column, row), level, view, offers, names))),
  };
}

const listed = (kinds: Kind[]) => enumerated(kinds.map(describe)) || translate("nivos-no-plates");

/** Hands, reserve and cylinders, a sentence each; the own hand first. */
function aside(view: View, seat: number, names: string[]): string[] {
  const seats = view.hands.map((_, k) => ((seat - 1 + k) % view.hands.length) + 1);
  return [
    ...seats.map((owner) =>
      translate("nivos-hand-of", {
        ...whose(owner, names),
        plates: listed(view.hands[owner - 1]!),
      }),
    ),
    translate("nivos-in-reserve", { plates: listed(view.reserve) }),
    ...view.cylinders.map(({ seats, heights, total }) =>
      translate("nivos-pile-of", {
        names: together(seats.map((one) => names[one - 1] ?? "")),
        count: heights.length,
        heights: enumerated(heights),
        total,
      }),
    ),
    translate("nivos-free", { count: view.free_cylinders.length, heights: enumerated(view.free_cylinders) }),
  ];
}

export const ui: GameUi = {
  duration: { turns: { 2: 21, 3: 21, 4: 21 }, seconds: 30 },
  optionFields: { split: () => import("./SplitField.svelte") },
  board: () => import("./Board.svelte"),
  end: () => import("./end"),
  cell: CellPlan,
  plan(given, legal, seat, names) {
    const view = expect(ViewSchema, given);
    const offers = legal.flatMap((token): Offers[] => {
      const lays = laying(token);
      return lays ? [{ lays, level: levelOf(view.plates, lays), cells: cellsOf(lays) }] : [];
    });
    const highest = Math.max(1, ...view.plates.map((one) => one.level), ...offers.map((one) => one.level));
    return {
      layers: Array.from({ length: highest }, (_, k) => layer(k + 1, view, offers, names)),
      current: Math.max(0, view.level - 1),
      aside: aside(view, seat, names),
    };
  },
  phrase: (token, view) => phrase(token, expect(ViewSchema, view)),
  tips: ["neutral", "take", "place"],
  tipMoment(given) {
    const { choosing, plates } = expect(ViewSchema, given);
    if (choosing) return "choose";
    return plates.length ? null : "neutral"; // the only plate that may be laid first (N5)
  },
  suggest: (token, view) => suggest(token, expect(ViewSchema, view)),
  offer: (token, view) => offer(token, expect(ViewSchema, view)),
  summaries: (turns, _, view) => turns.map(({ tokens }) => summary(tokens, expect(ViewSchema, view))),
  lastPlaces: (turns, view) => lastPlaces(turns, expect(ViewSchema, view)),
  turnPicture: TurnPicture,
  picture: { light: pictureByDay, dark: pictureByLamp },
  miniature: () => import("./Miniature.svelte"),
};
