/* What an action is worth, in one word. */
import type { Value } from "../protocol";

export type Worth = "win" | "draw" | "loss" | "estimate";

export function worthOf({ value, exact }: Value): Worth {
  if (!exact) return "estimate";
  return value === 1 ? "win" : value === 0 ? "loss" : "draw";
}
