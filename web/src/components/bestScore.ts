/* What can be made of a place: the worth of the best action there, where that is known for certain. */
import type { Value } from "../protocol";

/** A win rather soon, a loss rather late. */
const rank = ({ value, distance }: Value): number => value + ((distance ?? 0) / 1e6) * (value === 1 ? -1 : 1);

export function bestScore(values: readonly (Value | null | undefined)[]): Value | null {
  const known = values.filter((one) => one?.exact) as Value[];
  return known.reduce<Value | null>((one, two) => (one && rank(one) >= rank(two) ? one : two), null);
}
