/* What an action is worth: in one word, and in a few. */
import type { Value } from "../protocol";
import { translate } from "../messages.svelte";

export type ScoreKind = "win" | "draw" | "loss" | "estimate";

export function scoreKind({ value, exact }: Value): ScoreKind {
  if (!exact) return "estimate";
  return value === 1 ? "win" : value === 0 ? "loss" : "draw";
}

export const percent = (value: number): number => Math.round(100 * value);

/** "wins in 9", "wins for certain", "about 54 %" */
export function formatScore(value: Value): string {
  const kind = scoreKind(value);
  if (kind === "estimate") return translate("page-estimate", { percent: percent(value.value) });
  if (value.distance !== null) return translate(`worth-${kind}`, { distance: value.distance });
  return translate(`worth-proven-${kind}`, { percent: percent(value.value) });
}
