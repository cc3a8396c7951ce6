/*
 * Talo's notation and view, read for the eye: which bar a token means, which cells it fills, what lies where. No rules:
 * what may be done is read off the legal actions, whether something would stand is the referee's verdict.
 */

export const SITE = 10;
export const LAYERS = 10;
export const AXES = ["x", "y", "z"] as const;
export type Axis = (typeof AXES)[number];
export type Cell = readonly [x: number, y: number, z: number];

/** A bar by its length, its axis and the cell with the smallest coordinates. */
export interface Bar {
  length: number;
  axis: Axis;
  at: Cell;
}
export interface PlacedBar extends Bar {
  held: boolean;
}
export interface Pawn {
  x: number;
  y: number;
  height: number;
  colour: string;
}

/** How a bar begins to fall: the velocity of its middle and its turning, along x, y and z. */
export interface Motion {
  bar: string;
  velocity: [number, number, number];
  turning: [number, number, number];
}
export interface Fall {
  side: string; // e, w, n, s, or d: straight down
  moving: Motion[];
}

/** What the balance says of a bar before it is placed. */
export interface Verdict {
  bar: Bar;
  rests: Cell[]; // the filled cells right under it
  fall: Fall | null;
  margin: number | null; // how safely all would stand, up to 0.5
  weakest: Cell | null; // where it would give way first, if that is not far
}

/** What the server shows of talo's table. */
export interface TaloView {
  phase: "start" | "restart" | "roll" | "take" | "build" | "finish" | "over";
  seat: number;
  land: string[]; // rows from the south: # land, + land where no pawn starts, ~ water
  bars: PlacedBar[];
  pawns: (Pawn | null)[];
  supply: number[]; // bars left of each length, from 1
  rolled: number;
  rolls: number;
  taken: number[];
  hand: number[];
  reachable: Cell[]; // the last number is a height here
  fall?: Fall; // how it came down
}

/** Where a cell of the plan is. */
export const spot = (name: string) => name.split(",").map(Number) as [x: number, y: number];

export const nameOf = ({ length, axis, at }: Bar) => `${length}${axis}@${at.join(",")}`;

/** The axis that a bar is written with: a 1 is always upright. */
export const axisFor = (length: number, axis: Axis): Axis => (length === 1 ? "z" : axis);

/** The bar that a token places, and whether it is held; null for anything else. */
export function placing(token: string): { bar: Bar; hold: boolean } | null {
  const read = /^(\d+)([xyz])@(-?\d+),(-?\d+),(\d)(!?)$/.exec(token);
  if (!read) return null;
  const at: Cell = [Number(read[3]), Number(read[4]), Number(read[5])];
  return { bar: { length: Number(read[1]), axis: read[2] as Axis, at }, hold: read[6] === "!" };
}

/** The lengths that a token takes; none for anything else. */
export const taking = (token: string): number[] =>
  /^t\d/.test(token) ? token.slice(1).split("+").map(Number) : [];

/** The place that a token brings the pawn to, height last; null for anything else. */
export function going(token: string): Cell | null {
  const read = /^(?:@(\d),(\d)|>(-?\d+),(-?\d+),(\d+))$/.exec(token);
  if (!read) return null;
  return read[1] ? [Number(read[1]), Number(read[2]), 0] : [Number(read[3]), Number(read[4]), Number(read[5])];
}

export const rolling = (token: string): number => (/^\+\d/.test(token) ? Number(token.slice(1)) : 0);

export function cellsOf({ length, axis, at: [x, y, z] }: Bar): Cell[] {
  const [dx, dy, dz] = AXES.map((one) => Number(one === axis)) as [number, number, number];
  return Array.from({ length }, (_, k) => [x + k * dx, y + k * dy, z + k * dz] as const);
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

export const topOf = (view: TaloView) => Math.max(0, ...view.bars.flatMap(cellsOf).map(([, , z]) => z + 1));
