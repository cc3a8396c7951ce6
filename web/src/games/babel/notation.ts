/* Why a token is no action of babel, as `games/babel/notation.py` says it. */
import { sentence } from "../../referee/refusal";
import type { Sentence } from "../../schema";
import { TOKENS } from "./schema";
import { CELLS, inward, outward } from "./tokens";

export function unreadable(token: string): Sentence | null {
  if (TOKENS.includes(token)) return null;
  const [cell, letters] = [CELLS.find((name) => token.startsWith(name)), token.slice(2)];
  if (!cell || !letters) return sentence("babel-unreadable", { token });
  const side = [...letters].find((letter) => outward(cell).includes(letter));
  if (side) return sentence("babel-outer", { side, cell }, "B6");
  const ordered = [...`${inward(cell)}ud`].filter((letter) => letters.includes(letter)).join("");
  if (letters !== ordered) return sentence("babel-unreadable", { token });
  return sentence("babel-no-such-cube", { count: letters.length }, "B2");
}
