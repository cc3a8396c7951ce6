/*
 * A collapse with the bodies of Talo-Fantasy: the bars that the verdict moves start with that motion, and Rapier says what
 * becomes of all. Where it keeps them up after all, does not come in time or cannot run, `Collapse` shows a fall in its own way.
 */
import { Matrix4, Quaternion, Vector3 } from "three";
import { Collapse } from "./collapse";
import { FLOOR, poseOf, RIM } from "./meshes";
import type { Motion, Site } from "./physics/construction";
import { barsAt, farthest, type Film, secondsOf } from "./physics/film";
import { Physics } from "./physics/physics";
import type { FreeBar, Turn } from "./physics/placement";
import type { Bar, Fall } from "./schema";
import { type Axis, nameOf, SITE } from "./tokens";

const BEGIN = 0.6; // units a second: how fast the verdict's motion starts
const UP = 0.3; // units; where no bar goes farther, the engine keeps them up
const PATIENCE = 3_000; // milliseconds; then the fall is shown without the engine
const LONGEST = 5; // seconds on the screen; a longer fall is shown faster
const ROOT = Math.SQRT1_2;
const TURNS: Record<Axis, Turn> = { x: [ROOT, 0, ROOT, 0], y: [ROOT, -ROOT, 0, 0], z: [1, 0, 0, 0] };
const EDGE = RIM + 0.3; // of the board, around the site
const LAND: Site["land"] = [[-EDGE, -EDGE, SITE + EDGE, SITE + EDGE]];

/** A fall to look at: where every bar is so many seconds after its beginning. */
export interface Falling {
  readonly seconds: number; // how long it is to be seen
  impact: number; // how hard something hit since the last look
  until(seconds: number): void;
  matrices(): Matrix4[];
}

/** A bar of the grid as a body: its middle, and how it is turned from upright. */
function bodyOf({ length, axis, at: [x, y, z] }: Bar, number: number): FreeBar {
  const half = (one: Axis) => (axis === one ? length / 2 : 0.5);
  return { number, length, at: [x + half("x"), y + half("y"), z + half("z")], turned: TURNS[axis] };
}

/** The bars as bodies on the board, and the table around it. */
export const siteOf = (bars: readonly Bar[]): Site => ({
  land: LAND,
  bars: bars.map((bar, k) => bodyOf(bar, k + 1)),
  floor: FLOOR,
});

/** How the bars of a verdict start to move. */
export function motionsOf(bars: readonly Bar[], fall: Fall): Motion[] {
  const scaled = (parts: readonly number[]) => parts.map((part) => BEGIN * part) as unknown as Motion["velocity"];
  return fall.moving.flatMap(({ bar, velocity, turning }) => {
    const number = bars.findIndex((one) => nameOf(one) === bar) + 1;
    return number ? [{ number, velocity: scaled(velocity), turning: scaled(turning) }] : [];
  });
}

/** A turn of the game's space on the stage. */
const onStage = ([w, x, y, z]: Turn) => new Quaternion(x, z, -y, w);

/** Shows a film of bodies that were bars of the grid. */
export class Tumble implements Falling {
  readonly seconds: number;
  impact = 0;
  private time = 0;
  private readonly pace: number;

  constructor(
    private readonly bars: readonly Bar[],
    private readonly film: Film,
  ) {
    this.seconds = Math.min(LONGEST, secondsOf(film));
    this.pace = this.seconds ? secondsOf(film) / this.seconds : 1;
  }

  until(seconds: number): void {
    const now = seconds * this.pace;
    for (const { seconds: at, hard } of this.film.impacts)
      if (at > this.time && at <= now) this.impact = Math.max(this.impact, hard);
    this.time = now;
  }

  matrices(): Matrix4[] {
    return barsAt(this.film, this.time).map(({ at: [x, y, z], turned }, k) => {
      const bar = this.bars[k]!;
      const swing = onStage(turned).multiply(onStage(TURNS[bar.axis]).invert());
      const middle = new Vector3(x - SITE / 2, z, SITE / 2 - y);
      return new Matrix4().compose(middle, swing.multiply(poseOf(bar).turn), new Vector3(1, 1, 1));
    });
  }
}

/** How bars come down: as the engine says, if it lets them fall. */
export const fallingOf = (bars: readonly Bar[], fall: Fall, film: Film | null): Falling =>
  film && farthest(film) > UP ? new Tumble(bars, film) : new Collapse(bars, fall);

/** Finds out how a construction comes down; a table keeps one of these. */
export class Falls {
  private physics: Physics | null = null;
  private readonly known = new Map<string, Promise<Film>>(); // looking back shows the same fall again

  /** Loads the engine: somebody may let something fall. Resolves with whether it is there. */
  async warm(): Promise<boolean> {
    try {
      this.physics ??= new Physics();
      await this.physics.warm();
      return true;
    } catch {
      return false; // without WebAssembly or workers
    }
  }

  async of(bars: readonly Bar[], fall: Fall): Promise<Falling> {
    return fallingOf(bars, fall, await this.film(bars, fall).catch(() => null));
  }

  private film(bars: readonly Bar[], fall: Fall): Promise<Film> {
    const key = JSON.stringify([bars.map(nameOf), fall]);
    const asked = this.known.get(key) ?? this.simulated(bars, fall);
    this.known.set(key, asked);
    const late = new Promise<never>((_, fail) => setTimeout(() => fail(new Error("too late")), PATIENCE));
    return Promise.race([asked, late]);
  }

  private async simulated(bars: readonly Bar[], fall: Fall): Promise<Film> {
    this.physics ??= new Physics();
    return this.physics.simulate(siteOf(bars), motionsOf(bars, fall));
  }

  close(): void {
    this.physics?.close();
  }
}
