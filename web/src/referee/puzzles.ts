/* Judges the tries at a puzzle of the day, as `ziggurat/teaching/puzzles.py`. Making one is left to Python. */
import type { Sentence } from "../schema";
import type { Position } from "./position";
import { illegal, sentence } from "./refusal";

/** The task of a game's puzzles. */
export interface PuzzleJudge {
  goOn?: string; // the message after a right action when more are needed
  flaw(position: Position, action: number, played: number): Sentence | null; // why a legal action fails the task
  solved?(position: Position): boolean; // after an action without a flaw; at once, if it is not said
  reply?(position: Position): number; // the other side's
}

export interface PuzzleTry {
  solved: boolean;
  wrong: boolean;
  reason: Sentence;
  position: Position;
}

/** The verdict on the solver's actions from `begin` on; throws if one of them breaks the rules. */
export function judge(begin: Position, choices: readonly string[], tokens: readonly string[]): PuzzleTry {
  const { name, is } = begin.game;
  const puzzle = is.puzzle!;
  let position = begin;
  for (const token of tokens) {
    if (choices.length && position === begin && !choices.includes(token))
      throw illegal(sentence("puzzle-not-a-choice", { choices: [...choices] }));
    const action = position.parseAction(token);
    const flaw = puzzle.flaw(position, action, position.ply - begin.ply);
    position = position.play(action);
    if (flaw) return { solved: false, wrong: true, reason: flaw, position };
    if (puzzle.solved?.(position) ?? true)
      return { solved: true, wrong: false, reason: sentence(`${name}-puzzle-done`), position };
    while (position.turn !== begin.turn) position = position.play(puzzle.reply!(position));
  }
  const message = tokens.length ? (puzzle.goOn ?? "puzzle-go-on") : `${name}-puzzle-task`;
  return { solved: false, wrong: false, reason: sentence(message), position };
}
