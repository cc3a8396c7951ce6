/** A placement in Talo-Fantasy as it is written (T29), and what became of the bars that were let go (T27). */

export type Point = readonly [number, number, number];
export type Turn = readonly [number, number, number, number]; // w, x, y, z; 1, 0, 0, 0: upright
export type Rectangle = readonly [number, number, number, number]; // west, south, east, north

export interface Pose {
  at: Point;
  turned: Turn;
}

/** A bar in space; `number` counts in the order of placing, from 1. */
export interface FreeBar extends Pose {
  number: number;
  length: number;
}

const MIDDLE = 5;
const RADIUS = 20;
const WET = -0.27; // a point of a bar that is lower touches the water
const SUNK = -0.5; // a middle that is lower has left the table
const ROUNDING = 0.02;
const SLIPPED = 1;
const SLIPPED_DEGREES = 20;
const DISTURBED = 0.1;
const MOVED = 0.005; // less is not written
const MOVED_DEGREES = 0.2;
const TINY = 1e-6;

/** A pose with the decimals that a record has. */
export function rounded({ at, turned }: Pose): Pose {
  const length = Math.hypot(...turned);
  const parts = turned.map((part) => to(part / length, 5));
  const sign = Math.sign(parts.find((part) => part !== 0) ?? 1);
  return {
    at: at.map((part) => to(part, 3)) as unknown as Point,
    turned: parts.map((p) => p * sign + 0) as unknown as Turn,
  };
}

const to = (value: number, decimals: number) => Number(value.toFixed(decimals)) + 0; // never −0

export const shift = (before: Pose, after: Pose): number =>
  Math.hypot(...before.at.map((part, k) => after.at[k]! - part));

/** The angle of the turn that leads from one pose to the other, in degrees. */
function turnedBy(before: Pose, after: Pose): number {
  const dot = before.turned.reduce((sum, part, k) => sum + part * after.turned[k]!, 0);
  return (2 * Math.acos(Math.min(1, Math.abs(dot))) * 180) / Math.PI;
}

/** The own axes of a pose. */
export function axes({ turned: [w, x, y, z] }: Pose): [Point, Point, Point] {
  return [
    [1 - 2 * (y * y + z * z), 2 * (x * y + w * z), 2 * (x * z - w * y)],
    [2 * (x * y - w * z), 1 - 2 * (x * x + z * z), 2 * (y * z + w * x)],
    [2 * (x * z + w * y), 2 * (y * z - w * x), 1 - 2 * (x * x + y * y)],
  ];
}

/** By how many degrees the long axis has turned. */
export function tilt(before: Pose, after: Pose): number {
  const [one, other] = [axes(before)[2], axes(after)[2]];
  const dot = one.reduce((sum, part, k) => sum + part * other[k]!, 0);
  return (Math.acos(Math.max(-1, Math.min(1, dot))) * 180) / Math.PI;
}

/** The height of the lowest point of a bar. */
function lowest(bar: FreeBar): number {
  const half = [0.5, 0.5, bar.length / 2].map((part) => part - ROUNDING);
  const reach = axes(bar).reduce((sum, axis, k) => sum + Math.abs(axis[2]) * half[k]!, 0);
  return bar.at[2] - reach - ROUNDING;
}

/** Whether a bar touches the water, where there is some. */
export const isWet = (bar: FreeBar, water: boolean): boolean => water && lowest(bar) <= WET;

/** Whether a bar has left the table, or touches the water. */
function isLost(bar: FreeBar, water: boolean): boolean {
  const [x, y, z] = bar.at;
  return Math.hypot(x - MIDDLE, y - MIDDLE) > RADIUS || z < SUNK || isWet(bar, water);
}

export interface Landing {
  token: string;
  rests: FreeBar[]; // all bars, rounded
  back: number[]; // the bars that go back to the hand
}

/** What letting go led to: `before` are all bars with the released ones where they were released, all rounded. */
export function landing(before: FreeBar[], after: FreeBar[], released: number[], water: boolean): Landing {
  const rests = after.map((bar, k) => {
    const rest = rounded(bar);
    const start = before[k]!;
    const still = shift(start, rest) <= MOVED + TINY && turnedBy(start, rest) <= MOVED_DEGREES;
    return { ...bar, ...(still ? { at: start.at, turned: start.turned } : rest) };
  });
  const moved = rests.filter((bar, k) => bar.at !== before[k]!.at);
  const far = rests.map((bar, k) => shift(before[k]!, bar));
  const slipped = (bar: FreeBar, k: number) =>
    isLost(bar, water) || far[k]! > SLIPPED || tilt(before[k]!, bar) > SLIPPED_DEGREES;
  const back = rests.filter(
    (bar, k) =>
      released.includes(bar.number) &&
      slipped(bar, k) &&
      far.every((way, other) => other === k || way <= DISTURBED),
  );
  const bars = before.filter((bar) => released.includes(bar.number));
  return { token: spell(bars, moved, back.length > 0), rests, back: back.map((bar) => bar.number) };
}

/** A placement as a token. */
export function spell(released: FreeBar[], moved: FreeBar[], back: boolean): string {
  const bars = released.map((bar) => `${bar.length}@${poseText(bar)}`).join("&");
  return `${bars}~${moved.map((bar) => `${bar.number}:${poseText(bar)}`).join(";")}${back ? "<" : ""}`;
}

/** The bars that a token lets go, where they are let go; none if it is no placement. */
export function releasedBy(token: string): (Pose & { length: number })[] {
  const [released = "", rest] = token.split("~");
  if (rest === undefined) return [];
  return released.split("&").map((text) => {
    const [length, ...parts] = text.split(/[@,/]/).map(Number);
    const [x, y, z, ...turned] = parts;
    return { length: length!, at: [x!, y!, z!], turned: turned as unknown as Turn };
  });
}

const poseText = ({ at, turned }: Pose) =>
  `${at.map((part) => part.toFixed(3)).join(",")}/${turned.map((part) => part.toFixed(5)).join(",")}`;
