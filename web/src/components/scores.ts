/* What an action is worth: in one word, and in a few. */
import type { Value } from "../protocol";
import { say } from "../messages.svelte";

export type Worth = "win" | "draw" | "loss" | "estimate";

export function worthOf({ value, exact }: Value): Worth {
  if (!exact) return "estimate";
  return value === 1 ? "win" : value === 0 ? "loss" : "draw";
}

export const percent = (value: number): number => Math.round(100 * value);

/** "wins in 9", "wins for certain", "about 54 %" */
export function worthWords(value: Value): string {
  const kind = worthOf(value);
  if (kind === "estimate") return say("page-estimate", { percent: percent(value.value) });
  if (value.distance !== null) return say(`worth-${kind}`, { distance: value.distance });
  return say(`worth-proven-${kind}`, { percent: percent(value.value) });
}
