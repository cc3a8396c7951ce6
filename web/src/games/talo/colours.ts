/*
 * The colours of the bars, those of the counting rods that schools use, and of the pawns. Each has a second sign: a bar
 * its number, a pawn its mark, in a square of 100 around the middle, and as many rings as its seat has in number.
 */

export const BEECH = "#dcb98a";
export const BURNT = "#4a2c12";

// By length, from 1: white, red, light green, purple, yellow, dark green, black, brown, blue, orange.
export const RODS = [
  "#efe3cb",
  "#b8493a",
  "#a3bd62",
  "#835a96",
  "#e2bb48",
  "#4b7f5b",
  "#453e39",
  "#91643e",
  "#43709f",
  "#d6873c",
];
export const rod = (length: number) => RODS[length - 1] ?? BEECH;
/** What can be read on a rod of that length. */
export const ink = (length: number) => ([4, 6, 7, 8, 9, 2].includes(length) ? "#fbf2e0" : "#3a230e");

interface PawnPaint {
  paint: string;
  mark: string;
}
const PAWNS: Record<string, PawnPaint> = {
  red: { paint: "#b23b2d", mark: "M0-34A34 34 0 1 1 0 34A34 34 0 1 1 0-34Z" }, // a disc
  blue: { paint: "#365f9d", mark: "M0-38L38 32H-38Z" }, // a triangle
  yellow: { paint: "#e0ad2e", mark: "M-31-31H31V31H-31Z" }, // a square
  green: { paint: "#3f8a5d", mark: "M0-42L42 0L0 42L-42 0Z" }, // a diamond
};
/** The colour of each seat's pawn, also before it stands. */
export const SEATS = Object.keys(PAWNS);
export const pawnPaint = (colour: string): PawnPaint => PAWNS[colour] ?? PAWNS["red"]!;
