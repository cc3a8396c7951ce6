/* Turning bars in space: quaternions (w, x, y, z), right angles, and how far a bar reaches. z points up, y to the north. */
import { axes, type FreeBar, type Point, type Pose, type Turn } from "../physics/placement";

export type Axis = "x" | "y" | "z";

const HALF = Math.SQRT1_2;
export const UPRIGHT: Turn = [1, 0, 0, 0];
export const EASTWARD: Turn = [HALF, 0, HALF, 0]; // lying from west to east
export const NORTHWARD: Turn = [HALF, -HALF, 0, 0]; // lying from south to north

export const times = ([a, b, c, d]: Turn, [e, f, g, h]: Turn): Turn => [
  a * e - b * f - c * g - d * h,
  a * f + b * e + c * h - d * g,
  a * g - b * h + c * e + d * f,
  a * h + b * g - c * f + d * e,
];

/** A turn about an axis of the room, counter-clockwise for who looks against the axis. */
export function about(axis: Axis | Point, degrees: number): Turn {
  const way: Point =
    typeof axis === "string" ? ([0, 1, 2].map((k) => +("xyz"[k] === axis)) as unknown as Point) : axis;
  const half = (degrees * Math.PI) / 360;
  const [cos, sin] = [Math.cos(half), Math.sin(half)];
  return [cos, way[0] * sin, way[1] * sin, way[2] * sin];
}

export function unit(turn: Turn): Turn {
  const length = Math.hypot(...turn);
  return turn.map((part) => part / length) as unknown as Turn;
}

/** The angle between two turns, in degrees. */
export function angleBetween(one: Turn, two: Turn): number {
  const dot = one.reduce((sum, part, k) => sum + part * two[k]!, 0);
  return (2 * Math.acos(Math.min(1, Math.abs(dot))) * 180) / Math.PI;
}

/** The 24 ways to hold a bar along the axes of the room. */
const SQUARE: Turn[] = (() => {
  const found: Turn[] = [];
  const quarters = [0, 90, 180, 270];
  for (const first of quarters)
    for (const second of quarters)
      for (const third of quarters) {
        const turn = times(times(about("z", first), about("y", second)), about("x", third));
        if (found.every((other) => angleBetween(other, turn) > 1)) found.push(turn);
      }
  return found;
})();

/** The nearest of them, if it is near. */
export function squared(turn: Turn, within: number): Turn {
  const near = SQUARE.find((other) => angleBetween(other, turn) <= within);
  return near ?? turn;
}

/** How far a bar reaches from its middle along a direction. */
export function reach(length: number, pose: Pick<Pose, "turned">, way: Point): number {
  const half = [0.5, 0.5, length / 2];
  return axes({ at: [0, 0, 0], turned: pose.turned }).reduce(
    (sum, axis, k) => sum + Math.abs(axis[0] * way[0] + axis[1] * way[1] + axis[2] * way[2]) * half[k]!,
    0,
  );
}
export const UP: Point = [0, 0, 1];

export const topOf = (bar: FreeBar): number => bar.at[2] + reach(bar.length, bar, UP);
export const footOf = (bar: FreeBar): number => bar.at[2] - reach(bar.length, bar, UP);

/** The eight corners of a bar. */
export function cornersOf(bar: FreeBar): Point[] {
  const [u, v, w] = axes(bar);
  const half = bar.length / 2;
  return [-1, 1].flatMap((a) =>
    [-1, 1].flatMap((b) =>
      [-1, 1].map((c): Point => [
        bar.at[0] + 0.5 * (a * u[0] + b * v[0]) + half * c * w[0],
        bar.at[1] + 0.5 * (a * u[1] + b * v[1]) + half * c * w[1],
        bar.at[2] + 0.5 * (a * u[2] + b * v[2]) + half * c * w[2],
      ]),
    ),
  );
}

/** How a bar is held, for words: upright, lying (its compass bearing, 0 to 180, from north over east), or leaning. */
export type Attitude =
  { how: "upright" } | { how: "lying"; bearing: number } | { how: "leaning"; degrees: number };

export function attitudeOf(pose: Pick<Pose, "turned">): Attitude {
  const [, , long] = axes({ at: [0, 0, 0], turned: pose.turned });
  const rise = (Math.asin(Math.min(1, Math.abs(long[2]))) * 180) / Math.PI;
  if (rise > 88) return { how: "upright" };
  if (rise > 2) return { how: "leaning", degrees: Math.round(rise) };
  const bearing = (Math.atan2(long[0], long[1]) * 180) / Math.PI;
  return { how: "lying", bearing: Math.round((bearing + 360) % 180) % 180 };
}
