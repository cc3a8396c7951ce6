/* Nivos' user interface: its board in three dimensions, its plan, its words. */
import { owner } from "../../seatNames";
import { translate } from "../../messages.svelte";
import type { GameUi, TextCell, TextLayer } from "../../gameUi";
import { expect } from "../../schema";
import CellPlan from "./CellPlan.svelte";
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
  type Laying,
} from "./tokens";

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
  return [phrase(token, view), level, cost(token, view)].filter(Boolean).join(", ");
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

function cell(name: string, level: number, view: View, offers: Offers[]): TextCell {
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

function layer(level: number, view: View, offers: Offers[]): TextLayer {
  const rows = Array.from({ length: BOARD }, (_, k) => BOARD - 1 - k);
  return {
    name: translate("nivos-level", { level }),
    columns: COLUMNS,
    rows: rows.map((row) => String(row + 1)),
    cells: rows.map((row) => COLUMNS.map((_, column) => cell(named(column, row), level, view, offers))),
  };
}

const listed = (kinds: Kind[]) => kinds.map(describe).join(", ") || translate("nivos-no-plates");

/** Hands, reserve and cylinders, a sentence each; the own hand first. */
function aside(view: View, seat: number, names: string[]): string[] {
  const seats = view.hands.map((_, k) => ((seat - 1 + k) % view.hands.length) + 1);
  return [
    ...seats.map((one) =>
      translate("nivos-hand-of", { ...owner(one, names), plates: listed(view.hands[one - 1]!) }),
    ),
    translate("nivos-in-reserve", { plates: listed(view.reserve) }),
    ...view.cylinders.map(({ seats, heights, total }) =>
      translate("nivos-pile-of", {
        names: seats.map((one) => owner(one, names).name).join(" + "),
        count: heights.length,
        heights: heights.join(", "),
        total,
      }),
    ),
    translate("nivos-free", { count: view.free_cylinders.length, heights: view.free_cylinders.join(", ") }),
  ];
}

export const nivos: GameUi = {
  board: () => import("./Board.svelte"),
  cell: CellPlan,
  plan(given, legal, seat, names) {
    const view = expect(ViewSchema, given);
    const offers = legal.flatMap((token): Offers[] => {
      const lays = laying(token);
      return lays ? [{ lays, level: levelOf(view.plates, lays), cells: cellsOf(lays) }] : [];
    });
    const highest = Math.max(1, ...view.plates.map((one) => one.level), ...offers.map((one) => one.level));
    return {
      layers: Array.from({ length: highest }, (_, k) => layer(k + 1, view, offers)),
      current: Math.max(0, view.level - 1),
      aside: aside(view, seat, names),
    };
  },
  phrase: (token, view) => phrase(token, expect(ViewSchema, view)),
  offer: (token, view) => offer(token, expect(ViewSchema, view)),
  picture: async () => (await import("./picture")).picture,
};
