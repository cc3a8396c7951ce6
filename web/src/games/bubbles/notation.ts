/* Why a token is no action of bubbles, as `games/bubbles/notation.py` says it. */
import { sentence } from "../../referee/refusal";
import type { Sentence } from "../../schema";
import { TOKENS } from "./schema";

const KNOWN: ReadonlySet<string> = new Set(TOKENS);
const TWO = /^([RG]:)?([a-e](?:10|[1-9]))([~+])([a-e](?:10|[1-9]))$/;
const inSky = (place: string) => ["5", "6"].includes(place.slice(1));

export function unreadable(token: string): Sentence | null {
  if (KNOWN.has(token)) return null;
  const read = TWO.exec(token);
  if (!read) return sentence("bubbles-unreadable", { token });
  const [power, one, sign, other] = [read[1] ?? "", read[2]!, read[3]!, read[4]!];
  const turned = power + other + sign + one;
  if (KNOWN.has(turned)) return sentence("bubbles-order", { token: turned });
  const clause = power ? "U15" : sign === "~" ? "U7" : "U8";
  if (!power && !(inSky(one) && inSky(other))) return sentence("bubbles-not-sky", { one, other }, clause);
  if (power && (sign === "+" || inSky(one) || inSky(other))) return sentence("bubbles-unreadable", { token });
  return sentence("bubbles-not-adjacent", { one, other }, clause);
}
