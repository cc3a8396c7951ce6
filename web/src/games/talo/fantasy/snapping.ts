/* Gentle snapping: a bar that is held nearly flush with another one, or nearly beside it, is held exactly so. */
import { axes, type FreeBar, type Point } from "../physics/placement";
import { reach } from "./turning";

export const GAP = 0.005; // between bars side by side
const NEAR = 0.22; // so far a bar is drawn
const BESIDE = 0.6; // bars farther apart than this to the side have no common edge
const LEVEL = 0.999; // of an axis that lies in the plane of the table

/** The two directions along which the sides of a bar lie, seen from above; none if it leans. */
function sides(bar: FreeBar): [Point, Point] | null {
  const flat = axes(bar).filter(([, , z]) => Math.abs(z) < 1 - LEVEL);
  return flat.length === 2 ? [flat[0]!, flat[1]!] : null;
}

const dot = (one: readonly number[], two: readonly number[]) => one[0]! * two[0]! + one[1]! * two[1]!;

/** The same bar, moved a little along the table so that it is flush with a bar near it. */
export function flush(bar: FreeBar, others: readonly FreeBar[]): FreeBar {
  const own = sides(bar);
  if (!own) return bar;
  let best: { way: Point; by: number }[] = [];
  let least = Infinity;
  for (const other of others) {
    const found = pulls(bar, own, other);
    const much = found.reduce((sum, { by }) => sum + Math.abs(by), 0) + (2 - found.length) * NEAR;
    if (found.length && much < least) [best, least] = [found, much];
  }
  const at = best.reduce<Point>(([x, y, z], { way, by }) => [x + by * way[0], y + by * way[1], z], bar.at);
  return { ...bar, at };
}

/** How a bar draws another one: along each of its sides by how much. */
function pulls(bar: FreeBar, own: [Point, Point], other: FreeBar): { way: Point; by: number }[] {
  const ways = sides(other);
  if (!ways || !own.some((side) => Math.abs(dot(side, ways[0])) > LEVEL)) return [];
  const away = [bar.at[0] - other.at[0], bar.at[1] - other.at[1]];
  const parts = ways.map((way) => ({
    way,
    far: dot(away, way),
    mine: reach(bar.length, bar, way),
    its: reach(other.length, other, way),
  }));
  if (parts.some(({ far, mine, its }) => Math.abs(far) > mine + its + BESIDE)) return [];
  return parts.flatMap(({ way, far, mine, its }) => {
    const edges = [0, its - mine, mine - its, its + mine + GAP, -its - mine - GAP];
    const by = edges.map((edge) => edge - far).sort((one, two) => Math.abs(one) - Math.abs(two))[0]!;
    return Math.abs(by) <= NEAR ? [{ way, by }] : [];
  });
}
