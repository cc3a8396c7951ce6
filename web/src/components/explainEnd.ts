/* The end of a game explained: the game's own reasons, from what the referee refuses, and its score. */
import { refusals } from "../api/refusals";
import type { EndReason, GameUi, ScoreColumn } from "../gameUi";
import { gameMessages } from "../messages.svelte";
import type { State } from "../protocol";
import type { PositionRef } from "../session/referee";

export interface ExplainedEnd {
  reasons: EndReason[];
  score: ScoreColumn[];
}

/** Whoever resigns or runs out of time leaves a game that is not over by its rules: then the score alone is told. */
export async function explainEnd(ui: GameUi, ref: PositionRef, state: State): Promise<ExplainedEnd> {
  const { view, status, ending } = state;
  if (!ui.end) return { reasons: [], score: [] };
  const words = gameMessages(ref.game).catch(() => null); // they are put together here once, and must be there
  const [{ end }] = await Promise.all([ui.end(), words]);
  const score = end.score(view, ref.tokens);
  if (ending?.how !== "rules") return { reasons: [], score };
  const refused = await refusals(ref, end.asks?.(view, status) ?? []);
  return { reasons: end.reasons?.(view, status, refused) ?? [], score };
}
