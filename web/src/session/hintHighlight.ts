/* What a hint marks on the board while its steps are shown one by one. */
import type { Highlight, HintStep } from "../protocol";

/** What the steps shown so far point at; nothing once the action itself stands on the board. */
export function hintHighlight(steps: HintStep[], count: number): Highlight | null {
  const shown = steps.slice(0, count);
  if (shown.some(({ step }) => step === "action")) return null;
  return shown.at(-1)?.highlight ?? null;
}
