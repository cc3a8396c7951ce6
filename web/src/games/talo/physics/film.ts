/** A film of moving bars: where each is, sixty times a second, and when it knocks on something. */
import type { FreeBar, Point, Turn } from "./placement";

export const FRAMES = 60; // a second
const PARTS = 7; // of a pose: x, y, z, then w, x, y, z

/** A bar meets something: when, which, and how fast it was stopped, in units a second. */
export interface Impact {
  seconds: number;
  number: number;
  hard: number;
}

export interface Film {
  bars: { number: number; length: number }[];
  poses: Float32Array; // frame after frame, bar after bar
  impacts: Impact[]; // in the order in which they happen
}

export const framesOf = ({ bars, poses }: Film): number =>
  bars.length ? poses.length / (bars.length * PARTS) : 0;

/** How long a film runs. */
export const secondsOf = (film: Film): number => Math.max(0, framesOf(film) - 1) / FRAMES;

/** The bars of a frame. */
export function frame({ bars, poses }: Film, index: number): FreeBar[] {
  return bars.map(({ number, length }, k) => {
    const from = (index * bars.length + k) * PARTS;
    const [x, y, z, w, a, b, c] = poses.subarray(from, from + PARTS);
    return { number, length, at: [x!, y!, z!], turned: [w!, a!, b!, c!] };
  });
}

/** The bars at a moment, between two frames if need be. */
export function barsAt(film: Film, seconds: number): FreeBar[] {
  const last = framesOf(film) - 1;
  const place = Math.min(last, Math.max(0, seconds * FRAMES));
  const [before, share] = [Math.floor(place), place - Math.floor(place)];
  const bars = frame(film, before);
  if (!share) return bars;
  const next = frame(film, before + 1);
  return bars.map((bar, k) => ({ ...bar, ...between(bar, next[k]!, share) }));
}

function between(one: FreeBar, two: FreeBar, share: number): { at: Point; turned: Turn } {
  const mix = (a: number, b: number) => a + (b - a) * share;
  const sign = one.turned.reduce((sum, part, k) => sum + part * two.turned[k]!, 0) < 0 ? -1 : 1;
  const turned = one.turned.map((part, k) => mix(part, sign * two.turned[k]!));
  const length = Math.hypot(...turned);
  return {
    at: one.at.map((part, k) => mix(part, two.at[k]!)) as unknown as Point,
    turned: turned.map((part) => part / length) as unknown as Turn,
  };
}

/** How far the bar that goes farthest is from where it began, at the end. */
export function farthest(film: Film): number {
  const last = framesOf(film) - 1;
  if (last < 1) return 0;
  const [first, end] = [frame(film, 0), frame(film, last)];
  return Math.max(...first.map(({ at }, k) => Math.hypot(...at.map((part, j) => end[k]!.at[j]! - part))));
}

/** Takes a film while bodies move. */
export class Camera {
  private readonly poses: number[] = [];
  private readonly impacts: Impact[] = [];

  constructor(private readonly bars: readonly FreeBar[]) {}

  shoot(bars: readonly FreeBar[]): void {
    for (const { at, turned } of bars) this.poses.push(...at, ...turned);
  }

  /** A knock that goes on for some steps is one, as hard as its hardest moment. */
  hear(impact: Impact): void {
    const last = this.impacts.findLast(({ number }) => number === impact.number);
    if (!last || impact.seconds - last.seconds > ONE_KNOCK) this.impacts.push(impact);
    else last.hard = Math.max(last.hard, impact.hard);
  }

  film(): Film {
    const bars = this.bars.map(({ number, length }) => ({ number, length }));
    return { bars, poses: new Float32Array(this.poses), impacts: this.impacts };
  }
}
const ONE_KNOCK = 0.08; // seconds
