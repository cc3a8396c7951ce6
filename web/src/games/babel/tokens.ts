/* Babel's notation, read and written for the eye: which cell a token means and where its cube bulges. No rules. */

import { expect, pick } from "../../schema";

export const CELLS = ["a1", "b1", "a2", "b2"] as const;
export type Cell = (typeof CELLS)[number];
const CellName = pick(...CELLS);
export const LEVELS = 6;
export const TYPES = [0, 1, 2, 3, 4] as const;

interface Placement {
  token: string;
  cell: Cell;
  bulges: string;
  type: number;
}

/** The cell of that name. */
export const cellOf = (name: string): Cell => expect(CellName, name);

export function placement(token: string): Placement {
  const bulges = token.slice(2).replace("-", "");
  return { token, cell: cellOf(token.slice(0, 2)), bulges, type: bulges.length };
}

/** The same cube turned into another cell as it would be seen: sideways bulges keep pointing into the tower. */
export function turnedInto(cell: Cell, bulges: string): string {
  const [sideways, along] = inward(cell);
  const into = (/[ew]/.test(bulges) ? sideways! : "") + (/[ns]/.test(bulges) ? along! : "");
  return into + bulges.replace(/[ewns]/g, "");
}

/** West or east, south or north of the middle: −1 or 1 each. */
export function corner(cell: Cell): [east: number, north: number] {
  return [cell[0] === "a" ? -1 : 1, cell[1] === "1" ? -1 : 1];
}

/** The two faces of a cell that look into the tower. */
export function inward(cell: Cell): string {
  return (cell[0] === "a" ? "e" : "w") + (cell[1] === "1" ? "n" : "s");
}

/** The two faces of a cell that look out of the tower. */
export function outward(cell: Cell): string {
  return (cell[0] === "a" ? "w" : "e") + (cell[1] === "1" ? "s" : "n");
}
