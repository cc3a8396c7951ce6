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
      const theirs = teams[seat - 1] === team;
      if (!theirs && sides.length !== 2) return [];
      return [{ ply, value: theirs ? best.value : 1 - best.value, exact: best.exact }];
    });
    const share = result?.[teams.indexOf(team)];
    const last = points.at(-1)?.ply ?? -1;
    if (share !== undefined && last < plies) points.push({ ply: plies, value: share, exact: true });
    return { team, points };
  });
}

interface Frame {
  plies: number;
  width: number;
  height: number;
}

/** Where a ply is in a graph, from left to right. */
export const plyAt = (ply: number, { plies, width }: Frame): number => (plies ? (width * ply) / plies : 0);

/** A curve as an SVG path: certain values change at once, with an action; estimates glide. */
export function graphPath(points: readonly Point[], frame: Frame, stepwise: boolean): string {
  return points
    .map(({ ply, value }, k) => {
      const [x, y] = [plyAt(ply, frame), frame.height * (1 - value)];
      if (!k) return `M${x} ${y}`;
      return stepwise ? `H${x}V${y}` : `L${x} ${y}`;
    })
    .join("");
}

/** The value at a ply, or the last one known before it. */
export function valueAt({ points }: Curve, ply: number): Point | null {
  return points.findLast((point) => point.ply <= ply) ?? null;
}
