/* Why a token is no action of talo, as `games/talo/notation.py` says it. */
import type { Spelled } from "../../grammar";
import { sentence } from "../../referee/refusal";
import type { Sentence } from "../../schema";
import { TOKENS, type Bar } from "./schema";
import { cellsOf, LAYERS, SITE, type Axis } from "./tokens";

const [LONGEST, BEYOND] = [10, 9]; // a bar; how far it may stick out of the site

// Fields that may be beyond their range: what is wrong then has a sentence of its own.
const EXPLAINED: Record<string, string[]> = {
  "take-two": ["first"],
  move: ["x", "y"],
  place: ["x", "y"],
  hold: ["x", "y"],
};

export function unreadable(token: string): Sentence | null {
  const found = TOKENS.spelled(token);
  const explained = EXPLAINED[found?.form ?? ""] ?? [];
  if (!found || [...found.outside].some((field) => !explained.includes(field)))
    return sentence("talo-unreadable", { token });
  if (found.form === "take" || found.form === "take-two") return wrongTake(token, found);
  if (found.form === "place" || found.form === "hold") return wrongBar(token, found);
  return found.outside.size ? tooFar(token) : null;
}

const tooFar = (token: string, length = 0): Sentence =>
  sentence("talo-too-far", { length, token, low: -BEYOND, high: SITE + BEYOND - 1 }, "T11");

function wrongTake(token: string, { values }: Spelled): Sentence | null {
  const lengths = Object.values(values).map(Number);
  if (lengths.includes(0)) return sentence("talo-unreadable", { token });
  const [first = 0, second = LONGEST] = lengths;
  const pair = lengths.length > 1;
  return pair && (first > second || first + second > LONGEST) ? sentence("talo-bad-pair", { token }, "T6") : null;
}

function wrongBar(token: string, { values, outside }: Spelled): Sentence | null {
  const { x, y, z } = values;
  const [length, axis] = [Number(values["length"]), values["axis"] as Axis];
  const bar: Bar = { length, axis, at: [Number(x), Number(y), Number(z)] };
  if (length === 1 && axis !== "z") return sentence("talo-one-is-upright", { token }, "T9");
  if (outside.size) return tooFar(token, length);
  const [lastX, lastY, lastZ] = cellsOf(bar).at(-1)!;
  if (lastZ >= LAYERS) return sentence("talo-too-high", { length, token }, "T11");
  return Math.max(lastX, lastY) >= SITE + BEYOND ? tooFar(token, length) : null;
}
