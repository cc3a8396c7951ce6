/* The end of talo: how high each pawn stands, and which one decides. */
import type { EndReason, GameEnd } from "../../gameUi";
import { translate } from "../../messages.svelte";
import type { LocalizedText } from "../../protocol";
import { expect } from "../../schema";
import { ViewSchema, type View } from "./schema";

const DECIDED_BY_HEIGHT = ["talo-on-top", "talo-used-up", "talo-standstill"];

/** The pawns that have won, where they stand. */
function reasons({ pawns }: View, { message, args }: LocalizedText): EndReason[] {
  if (!DECIDED_BY_HEIGHT.includes(message)) return []; // or everybody has seen what fell
  const winners = String(args["winners"] ?? args["seat"])
    .split(", ")
    .map(Number);
  return winners.flatMap((seat) => {
    const pawn = pawns[seat - 1];
    if (!pawn?.height) return [];
    const { x, y, height } = pawn;
    return [{ places: [[`${x},${y}`]], layer: height, words: translate("talo-decides", { height }) }];
  });
}

export const end: GameEnd = {
  reasons: (view, ending) => reasons(expect(ViewSchema, view), ending),
  score(given) {
    const { pawns } = expect(ViewSchema, given);
    return [{ name: translate("talo-score-height"), figures: pawns.map((pawn) => pawn?.height ?? "–") }];
  },
};
