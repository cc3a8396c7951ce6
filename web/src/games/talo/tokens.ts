/*
 * Talo's notation and view, read for the eye: which bar a token means, which cells it fills, what lies where. No rules:
 * what may be done is read off the legal actions, whether something would stand is the referee's verdict.
 */

import { TOKENS, type Bar, type PlacedBar, type View } from "./schema";

export const SITE = 10;
export const LAYERS = 10;
export const AXES = ["x", "y", "z"] as const;
export type Axis = Bar["axis"];
export type Cell = [x: number, y: number, z: number];

/** Where a cell of the plan is. */
export function spot(name: string): [x: number, y: number] {
  const [x, y] = name.split(",").map(Number);
  return [x ?? 0, y ?? 0];
}

export const nameOf = ({ length, axis, at }: Bar) => `${length}${axis}@${at.join(",")}`;

/** The axis that a bar is written with: a 1 is always upright. */
export const axisFor = (length: number, axis: Axis): Axis => (length === 1 ? "z" : axis);

/** The bar that a token places, and whether it is held; null for anything else. */
export function placing(token: string): { bar: Bar; hold: boolean } | null {
  const said = TOKENS.read(token);
  if (said?.form !== "place" && said?.form !== "hold") return null;
  const { length, axis, x, y, z } = said;
  return { bar: { length, axis, at: [x, y, z] }, hold: said.form === "hold" };
}

/** The lengths that a token takes; none for anything else. */
export function taking(token: string): number[] {
  const said = TOKENS.read(token);
  if (said?.form === "take") return [said.length];
  return said?.form === "take-two" ? [said.first, said.second] : [];
}

/** The place that a token brings the pawn to, height last; null for anything else. */
export function going(token: string): Cell | null {
  const said = TOKENS.read(token);
  if (said?.form === "put") return [said.x, said.y, 0];
  return said?.form === "move" ? [said.x, said.y, said.height] : null;
}

export function rolling(token: string): number {
  const said = TOKENS.read(token);
  return said?.form === "roll" ? said.face : 0;
}

export function cellsOf({ length, axis, at: [x, y, z] }: Bar): Cell[] {
  const step = (one: Axis) => Number(one === axis);
  return Array.from({ length }, (_, k) => [x + k * step("x"), y + k * step("y"), z + k * step("z")]);
}

/** What fills each cell. */
export function woodOf(bars: readonly PlacedBar[]): Map<string, PlacedBar> {
  return new Map(bars.flatMap((bar) => cellsOf(bar).map((cell) => [cell.join(), bar] as const)));
}

/** How high the wood is on which a bar would come to lie, let down from above. */
export function heightBelow(bars: readonly Bar[], bar: Bar): number {
  const columns = new Set(cellsOf(bar).map(([x, y]) => `${x},${y}`));
  const tops = bars.flatMap(cellsOf).filter(([x, y]) => columns.has(`${x},${y}`));
  return Math.max(0, ...tops.map(([, , z]) => z + 1));
}

/** Where a bar comes to lie that is let go in this layer; null if something is there already. */
export function restFrom(bars: readonly Bar[], bar: Bar, layer: number): number | null {
  const wood = new Set(bars.flatMap(cellsOf).map((cell) => cell.join()));
  const free = (z: number) =>
    z >= 0 && cellsOf({ ...bar, at: [bar.at[0], bar.at[1], z] }).every((cell) => !wood.has(cell.join()));
  if (!free(layer)) return null;
  let rest = layer;
  while (free(rest - 1)) rest--;
  return rest;
}

export const topOf = (view: View) => Math.max(0, ...view.bars.flatMap(cellsOf).map(([, , z]) => z + 1));
