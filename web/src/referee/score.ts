/* What an action is worth: as `bots/bot.py` and `bots/formatting.py` have it. */
import type { Value } from "../protocol";
import { percent } from "../rounding";
import type { Sentence } from "../schema";
import type { Position } from "./position";
import { sentence } from "./refusal";

export interface Score {
  action: number;
  value: number; // the share of the win that it leads to
  exact: boolean; // proven, or an estimate
  pliesToEnd: number | null; // with best play, where that is known
  visits: number;
  margin: number; // half the 95 % interval of an estimate
  pv: readonly number[]; // what is expected to follow, beginning with the action
}

export const scoreWord = ({ exact, value }: Score): Value["verdict"] =>
  !exact ? "estimate" : value === 1 ? "win" : value === 0 ? "loss" : "draw";

export const scoreValue = (position: Position, score: Score): Value => ({
  token: position.token(score.action),
  value: score.value,
  exact: score.exact,
  distance: score.pliesToEnd,
  visits: score.visits,
  margin: score.margin,
  line: score.pv.map((action) => position.token(action)),
  verdict: scoreWord(score),
});

const SENTENCES = { win: "clue-wins", draw: "clue-shares", loss: "clue-loses" };

/** A score in a whole sentence, for the last step of a hint. */
export function scoreMessage(score: Score): Sentence {
  const word = scoreWord(score);
  if (word === "estimate") return sentence("clue-estimate", { percent: percent(score.value) });
  return sentence(SENTENCES[word], { distance: score.pliesToEnd ?? 0 });
}
