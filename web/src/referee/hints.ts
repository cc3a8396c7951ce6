/*
 * A hint in four steps, each shown only on request: where to look, which piece, the action, and why (`bots/hints.py`).
 * The reasons are facts, found by playing; the bot's score comes last. A game adds its own sentences.
 */
import type { Highlight, HintStep } from "../protocol";
import { percent } from "../rounding";
import type { Sentence } from "../schema";
import { CHANCE } from "../wasm/module";
import type { Position } from "./position";
import { localized, sentence } from "./refusal";
import { type Score, scoreMessage } from "./score";

const WORTH_SAYING = 2; // percent by which an action is better than the next one
const MOST_PLAYED = 4_000; // actions tried to find out what the other side could win at once

/** What a game says about an action. */
export interface HintWords {
  where: Sentence;
  piece: Sentence;
  highlight: Highlight;
  facts: Sentence[];
}

/** The steps of a hint for the best action. The scores of the others, best first, give a reason where the rules give none. */
export function hintSteps(position: Position, [best, ...others]: [Score, ...Score[]]): HintStep[] {
  const words = position.hintWords(best.action);
  const where = words?.where ?? sentence("clue-where");
  const piece = words?.piece ?? sentence("clue-piece");
  const shown = words?.highlight ?? null;
  const action = sentence("clue-action", { token: position.token(best.action) });
  const facts = [...wonOrPrevented(position, best.action), ...(words?.facts ?? [])];
  const why = [...(facts.length ? facts : compared(best, others)), scoreMessage(best)];
  const step = (name: HintStep["step"], said: Sentence[], highlight: Highlight | null): HintStep => ({
    step: name,
    said: said.map(localized),
    highlight,
  });
  return [
    step("where", [where], shown && { ...shown, piece: "" }),
    step("piece", [piece], shown),
    step("action", [action], shown),
    step("why", why, shown),
  ];
}

/** How the best action compares with the next best; for an action of which the rules say nothing. */
export function compared(best: Score, others: Score[]): Sentence[] {
  const next = others[0];
  if (!next) return [sentence("clue-only")];
  const nextBest = percent(next.value);
  if (percent(best.value) - nextBest < WORTH_SAYING) return [sentence("clue-alike")];
  return [sentence("clue-next-best", { percent: nextBest })];
}

/** Whether an action wins at once, or prevents a win of the other side that other actions would allow. */
function wonOrPrevented(position: Position, action: number): Sentence[] {
  const after = position.play(action);
  if (after.outcome?.returns[position.turn - 1] === 1) return [sentence("clue-wins-now")];
  const { actions } = position;
  const few = actions.length * Math.max(1, after.actions.length) <= MOST_PLAYED;
  if (after.over || !few || givesWin(position, action)) return [];
  const count = actions.filter((other) => other !== action && givesWin(position, other)).length;
  return count ? [sentence("clue-prevents", { count, others: actions.length - 1 })] : [];
}

/** Whether another side could win at once, with one action, after this one. */
function givesWin(position: Position, action: number): boolean {
  const after = position.play(action);
  const { teams } = position.rules.table;
  if (after.turn <= CHANCE || teams[after.turn - 1] === teams[position.turn - 1]) return false;
  return after.actions.some((answer) => after.play(answer).outcome?.returns[after.turn - 1] === 1);
}
