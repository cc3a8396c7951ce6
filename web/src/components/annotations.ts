/* What is written into a record: the reader's notes, what is to be said of the mistakes, and what was tried. */
import type { Comment, MoveAnalysis } from "../protocol";
import { paragraph, stripBidiMarks, translate } from "../messages.svelte";
import { scoreKind, formatScore } from "./scores";
import { percent } from "../rounding";

function slip({ best, lost }: MoveAnalysis): string {
  const message = scoreKind(best) === "estimate" ? "analysis-comment" : "analysis-comment-exact";
  return stripBidiMarks(translate(message, { lost: percent(lost), token: best.token, worth: formatScore(best) }));
}

export function recordComments(
  notes: Record<number, string>,
  moves: MoveAnalysis[],
  tries: { ply: number; rest: string[] }[],
): Comment[] {
  const found = new Map<number, string[]>();
  const add = (ply: number, words: string) => words.trim() && found.set(ply, [...(found.get(ply) ?? []), words]);
  for (const [ply, words] of Object.entries(notes)) add(Number(ply), words.trim());
  for (const move of moves) if (move.mistake) add(move.ply + 1, slip(move));
  for (const { ply, rest } of tries)
    add(ply, stripBidiMarks(translate("analysis-comment-tried", { line: rest.join(" ") })));
  return [...found].map(([ply, words]) => ({ ply, text: paragraph(...words) }));
}
