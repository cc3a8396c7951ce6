/* The turns of a game as the list of moves shows them. */
import { enumerated } from "../messages.svelte";
import type { GameUi, TurnSummary } from "../gameUi";
import type { Action } from "../protocol";
import { turnsOf, type Turn } from "../turns";

export interface ListedTurn extends Turn, TurnSummary {
  spoken: string; // all of its actions in words
}

export function listedTurns(
  ui: GameUi,
  actions: Action[],
  options: Record<string, string>,
  view: unknown,
): ListedTurn[] {
  if (!view) return [];
  const turns = turnsOf(actions, ui.beginsTurn);
  const summaries = ui.summaries?.(turns, options, view);
  return turns.map((turn, k) => {
    const spoken = enumerated(turn.tokens.map((token) => ui.phrase?.(token, view) ?? token));
    return { ...turn, spoken, ...(summaries?.[k] ?? { words: spoken }) };
  });
}
