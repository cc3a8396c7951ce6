/* The turning point of a game: the action that gave most away, of somebody who did not win. */
import type { MoveAnalysis } from "../protocol";

/** Null if nobody gave away enough to be sure of it. Where all share the win, or nobody wins, anybody's action counts. */
export function turningPoint(
  moves: readonly MoveAnalysis[],
  result: readonly number[] | null,
): MoveAnalysis | null {
  const best = Math.max(0, ...(result ?? []));
  const won = (seat: number) => best > 0 && (result?.[seat - 1] ?? 0) === best;
  const lost = moves.filter(({ seat }) => !won(seat));
  const mistakes = (lost.length ? lost : moves).filter((one) => one.mistake);
  return mistakes.reduce<MoveAnalysis | null>((one, two) => (one && one.lost > two.lost ? one : two), null);
}

/** Whether both values are proven, and not estimated by a search. */
export const isCertain = ({ best, played }: MoveAnalysis): boolean => best.exact && (played?.exact ?? false);
