/* The notation of bubbles: which places an action names, and what lies where. No rules. */
import type { View } from "./schema";

export const COLUMNS = ["a", "b", "c", "d", "e"];
export const LETTERS = ["R", "P", "Y", "B", "G", "K"] as const;
const HEIGHT = 4; // places of a planet's column
export const EMPTY = ".";
const ROWS = 10;

interface ParsedAction {
  token: string;
  kind: "draw" | "place" | "pass" | "swap" | "drop" | "power" | "send";
  bubble: string; // what is drawn, or whose power is used
  places: string[];
}

/** A place above the fourth is written c+5; whose planet it belongs to goes behind it, for it alone is not clear. */
export const placeOf = (name: string, planet: number) => (name.includes("+") ? `${name}@${planet}` : name);

export function parseAction(token: string): ParsedAction {
  if (token === ".") return { token, kind: "pass", bubble: "", places: [] };
  if (token[0] === "+") return { token, kind: "draw", bubble: token[1]!.toUpperCase(), places: [] };
  if (token[0] === "=") return { token, kind: "place", bubble: "", places: [token.slice(1)] };
  if (token[0] === ">") {
    const [column, level] = [token[1]!, Number(token.slice(2))];
    const place = level > HEIGHT ? `${column}+${level}@1` : token.slice(1);
    return { token, kind: "send", bubble: "", places: [place] };
  }
  if (token[1] === ":") return { token, kind: "power", bubble: token[0]!, places: token.slice(2).split("~") };
  const kind = token.includes("~") ? "swap" : "drop";
  return { token, kind, bubble: "", places: token.split(/[~+]/) };
}

/** The token that a person means by pointing at one or two places, legal or not. */
export function formatAction(phase: View["phase"], power: string, places: string[]): string {
  const names = [...places].sort((a, b) => a.localeCompare(b, "en", { numeric: true }));
  if (phase === "place") return `=${names[0]}`;
  if (phase === "send") return `>${names[0]!.replace(/\+|@.*/g, "")}`;
  if (phase === "powers") return `${power}:${names.join("~")}`;
  return names.join(phase === "swap" ? "~" : "+");
}

const row = (place: string) => Number(place.slice(1).replace(/@.*/, ""));
export const inSky = (place: string) => !place.includes("+") && (row(place) === 5 || row(place) === 6);

/** Every place with a bubble, and its bubble. */
export function lying(view: View): Map<string, string> {
  const found = new Map<string, string>();
  const put = (letters: string, number: number) =>
    [...letters].forEach((letter, k) => letter !== EMPTY && found.set(`${COLUMNS[k]}${number}`, letter));
  view.sky.forEach((letters, k) => put(letters, HEIGHT + 1 + k));
  view.planets[0]!.forEach((letters, level) => put(letters, level + 1));
  view.planets[1]!.forEach((letters, level) => put(letters, ROWS - level));
  for (const [name, letter] of Object.entries(view.above)) if (letter) found.set(placeOf(name, 1), letter);
  return found;
}

export const isSolo = (view: View) => view.scores.length === 1;
