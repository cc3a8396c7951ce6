/* The score over the actions of a game, a curve for each side; with two sides one curve shows both. */
import type { MoveAnalysis } from "../protocol";

export interface Point {
  ply: number;
  value: number;
  exact: boolean;
}

export interface Curve {
  team: number;
  points: Point[];
}

export function scoreCurves(
  moves: MoveAnalysis[],
  teams: number[],
  result: number[] | null,
  plies: number,
): Curve[] {
  const sides = [...new Set(teams)];
  const drawn = sides.length === 2 ? sides.slice(0, 1) : sides;
  return drawn.map((team) => {
    const points = moves.flatMap(({ ply, seat, best }): Point[] => {
      const own = teams[seat - 1] === team;
      if (!own && sides.length !== 2) return [];
      return [{ ply, value: own ? best.value : 1 - best.value, exact: best.exact }];
    });
    const share = result?.[teams.indexOf(team)];
    const last = points.at(-1)?.ply ?? -1;
    if (share !== undefined && last < plies) points.push({ ply: plies, value: share, exact: true });
    return { team, points };
  });
}

/** The value at a ply, or the last one known before it. */
export function valueAt({ points }: Curve, ply: number): Point | null {
  return points.findLast((point) => point.ply <= ply) ?? null;
}
