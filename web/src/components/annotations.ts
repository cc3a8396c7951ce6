/* What is written into a record: the reader's notes, what is to be said of the mistakes, and what was tried. */
import type { Comment, Remark } from "../protocol";
import { bare, say } from "../messages.svelte";
import { percent, worthOf, worthWords } from "./scores";

function slip({ best, lost }: Remark): string {
  const message = worthOf(best) === "estimate" ? "analysis-comment" : "analysis-comment-exact";
  return bare(say(message, { lost: percent(lost), token: best.token, worth: worthWords(best) }));
}

export function annotated(
  notes: Record<number, string>,
  remarks: Remark[],
  tries: { ply: number; rest: string[] }[],
): Comment[] {
  const found = new Map<number, string[]>();
  const add = (ply: number, words: string) => words.trim() && found.set(ply, [...(found.get(ply) ?? []), words]);
  for (const [ply, words] of Object.entries(notes)) add(Number(ply), words.trim());
  for (const remark of remarks) if (remark.mistake) add(remark.ply + 1, slip(remark));
  for (const { ply, rest } of tries) add(ply, bare(say("analysis-comment-tried", { line: rest.join(" ") })));
  return [...found].map(([ply, words]) => ({ ply, text: words.join(" ") }));
}
