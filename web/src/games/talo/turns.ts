/* The turns of talo for the list of moves: the bars that were placed, where the pawn went. */
import { enumerated, translate } from "../../messages.svelte";
import type { TurnSummary } from "../../gameUi";
import type { Turn } from "../../turns";
import { going, placing, taking } from "./tokens";

export interface TurnLook {
  bars: { length: number; upright: boolean }[];
}

const brief = (what: string, args: { height?: number; first?: string } = {}) =>
  translate("talo-turn", { what, height: 0, first: "", ...args });

/** A pawn that is put on the board: at the start, or once more. */
function put(token: string, again: boolean): string {
  return token[0] === "@" ? brief(again ? "again" : "put") : "";
}

function summary({ tokens, from }: Turn, seats: number): TurnSummary {
  const bars = tokens.flatMap((token) => {
    const placed = placing(token);
    return placed ? [{ length: placed.bar.length, upright: placed.bar.axis === "z" }] : [];
  });
  const taken = tokens.flatMap(taking);
  const climbed = tokens.filter((token) => token[0] === ">").map((token) => going(token)![2]);
  const words = [
    ...tokens.map((token) => put(token, from >= seats)),
    enumerated(bars.map(({ length, upright }) => `${length} ${brief(upright ? "up" : "lying")}`)),
    taken.length && !bars.length ? brief("takes", { first: taken.join(" + ") }) : "",
    climbed.length ? brief("moved", { height: climbed.at(-1)! }) : "",
  ].filter(Boolean);
  return { words: enumerated(words) || brief("stays"), look: { bars } satisfies TurnLook };
}

export const summaries = (turns: Turn[], seats: number): TurnSummary[] =>
  turns.map((turn) => summary(turn, seats));
