/* What an action is worth: in one word, and in a few. */
import type { Value } from "../protocol";
import { translate } from "../messages.svelte";
import { percent } from "../rounding";

export type ScoreKind = Value["verdict"];

export const scoreKind = ({ verdict }: Value): ScoreKind => verdict;

/** "wins in 9", "wins for certain", "wins about 54 % (± 3)", in the words of the terminal */
export function formatScore(value: Value): string {
  const kind = scoreKind(value);
  if (kind === "estimate")
    return translate("worth-estimate", {
      percent: percent(value.value),
      margin: Math.max(1, percent(value.margin)),
    });
  if (value.distance !== null) return translate(`worth-${kind}`, { distance: value.distance });
  return translate(`worth-proven-${kind}`, { percent: percent(value.value) });
}
