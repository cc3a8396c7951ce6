/* Why a token is no action of nivos, as `games/nivos/notation.py` says it; the sizes of the coloured plates. */
import type { Settings } from "../../referee/game";
import { sentence } from "../../referee/refusal";
import type { Sentence } from "../../schema";
import { BOARD, COLUMNS, NEUTRAL, named } from "./tokens";

export const SIZES = ["1x1", "1x2", "1x3", "1x4", "1x5", "2x2", "2x3", "2x4"];
const CYLINDERS = 6;
const TOKEN = /^(?:([rt]?)([1-9]x[1-9])@([a-z][0-9])|n@([a-z][0-9])|c([0-9])|pass)$/;

export function unreadable(token: string, { players }: Settings): Sentence | null {
  const read = TOKEN.exec(token);
  if (!read) return sentence("nivos-unreadable", { token });
  const [, source, shape, cell, spot, cylinder] = read;
  if (cylinder) return wrongCylinder(Number(cylinder));
  if (spot) return wrongCell(spot);
  if (source === "t" && players !== "4") return sentence("nivos-no-mate", {}, "N10");
  return shape ? (wrongShape(shape, cell!) ?? wrongCell(cell!)) : null;
}

const wrongCylinder = (height: number): Sentence | null =>
  height >= 1 && height <= CYLINDERS ? null : sentence("nivos-no-such-cylinder", { count: CYLINDERS }, "N3");

function wrongCell(cell: string): Sentence | null {
  const row = Number(cell[1]);
  if (COLUMNS.includes(cell[0]!) && row >= 1 && row <= BOARD) return null;
  const [first, last] = [named(0, 0), named(BOARD - 1, BOARD - 1)];
  return sentence("nivos-no-such-cell", { cell, first, last }, "N1");
}

function wrongShape(shape: string, cell: string): Sentence | null {
  if (shape === NEUTRAL) return sentence("nivos-neutral-name", { cell }, "N2");
  const [width, depth] = shape.split("x");
  if (SIZES.includes(shape) || SIZES.includes(`${depth}x${width}`)) return null;
  return sentence("nivos-no-such-plate", { size: shape, sizes: SIZES }, "N2");
}
