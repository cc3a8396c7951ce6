/*
 * Nivos' notation and view, read for the eye: which plate a token means, where it would lie, on which level. No rules:
 * what may be laid is read off the legal actions, what it costs off the price in the view.
 */

import { expect, pick } from "../../schema";
import type { Plate, View } from "./schema";

export const BOARD = 6;
export const COLUMNS = [..."abcdef"];

/** Where a plate comes from: the own hand, the reserve, the team mate's hand. */
export type Source = "" | "r" | "t";
const Sources = pick("", "r", "t");

/** A plate that is laid, or could be. */
export interface Laying {
  token: string;
  source: Source;
  size: string;
  width: number;
  depth: number;
  cell: string;
}

export const NEUTRAL = "3x3";

/** What a token lays; null for a pass or a cylinder. */
export function laying(token: string): Laying | null {
  const read = /^([rt]?)(?:(\d)x(\d)|n)@([a-f]\d)$/.exec(token);
  if (!read) return null;
  const [width, depth] = read[2] ? [Number(read[2]), Number(read[3])] : [3, 3];
  const size = `${Math.min(width, depth)}x${Math.max(width, depth)}`;
  const source = expect(Sources, read[2] ? read[1] : "r");
  return { token, source, size, width, depth, cell: read[4]! };
}

/** The token that lays a plate of a size, turned as told. */
export function write(source: Source, size: string, turned: boolean, cell: string): string {
  if (size === NEUTRAL) return `n@${cell}`;
  const [short, long] = size.split("x");
  return `${source}${turned ? `${short}x${long}` : `${long}x${short}`}@${cell}`;
}

/** The cylinder that a token takes; 0 if it takes none. */
export const cylinder = (token: string) => (/^c\d$/.test(token) ? Number(token[1]) : 0);

/** Columns and rows counted from 0, from the south-west. */
export const spot = (cell: string): [column: number, row: number] => [
  COLUMNS.indexOf(cell[0]!),
  Number(cell.slice(1)) - 1,
];
export const named = (column: number, row: number) => `${COLUMNS[column]}${row + 1}`;

type Area = Pick<Plate, "cell" | "width" | "depth">;

/** The cells that a plate covers. */
export function cellsOf({ cell, width, depth }: Area): string[] {
  const [column, row] = spot(cell);
  return Array.from({ length: width * depth }, (_, k) => named(column + (k % width), row + Math.floor(k / width)));
}

export const covers = (plate: Area, cell: string) => {
  const [[left, low], [column, row]] = [spot(plate.cell), spot(cell)];
  return column >= left && column < left + plate.width && row >= low && row < low + plate.depth;
};

/** How many plates lie on a cell. */
export const height = (plates: readonly Area[], cell: string) =>
  plates.filter((plate) => covers(plate, cell)).length;

/** The level on which a plate would come to lie: above whatever is under it. */
export const levelOf = (plates: readonly Area[], area: Area) =>
  1 + Math.max(...cellsOf(area).map((cell) => height(plates, cell)));

/** All plates of the game, wherever they are, know which colour a size has. */
export function colourOf(view: View, size: string): string {
  const known = [...view.reserve, ...view.hands.flat(), ...view.plates];
  return known.find((kind) => kind.size === size)?.colour ?? "neutral";
}

/** Its extent from west to east and from south to north. */
export function sides(size: string, turned: boolean): [number, number] {
  const [short, long] = size.split("x").map(Number) as [number, number];
  return turned ? [short, long] : [long, short];
}

/** The cell of a plate whose south-west corner is wished here, moved so that nothing sticks out. */
export function kept(size: string, turned: boolean, column: number, row: number): string {
  const [width, depth] = sides(size, turned);
  const within = (at: number, long: number) => Math.max(0, Math.min(BOARD - long, at));
  return named(within(column, width), within(row, depth));
}

/** The place that a plate snaps to when its middle is held over a point. */
export function snapped(size: string, turned: boolean, at: { x: number; y: number }): string {
  const [width, depth] = sides(size, turned);
  return kept(size, turned, Math.round(at.x - width / 2), Math.round(at.y - depth / 2));
}
