/** A construction of wood in Rapier, with the constants of T25 and T26: bars are lowered, let go, and come to rest. */
import type { Collider, RigidBody, World } from "@dimforge/rapier3d-compat";
import type { Engine } from "./engine";
import { Camera, type Film, FRAMES } from "./film";
import { type FreeBar, isWet, landing, type Landing, type Point, type Rectangle, rounded } from "./placement";

export const GRAVITY = 9.81;
export const STEP = 1 / 120; // seconds
export const FRICTION = 0.4;
// With Rapier's own numbers (30, 4 and 1) an arch creeps by 0.03 in ten minutes; with more substeps a tower of bars laid
// crosswise does. One substep with many iterations keeps both where they are (`tests/test_second_judge.py`).
const STIFFNESS = 60; // hertz, of contacts
const SUBSTEPS = 1;
const ITERATIONS = 24;
const ROUNDING = 0.02;
const DEPTH = 5; // of the ground
const WATER = -0.3;
const EDGE = 20; // the ground ends so far from the middle
const MIDDLE = 5;
const OVERLAP = 0.01; // more is refused where a bar is let go
const UPWARDS = 0.1; // a contact from below has a normal that points up by more
const SLOW = 0.01; // units a second
const STILL_SECONDS = 0.5;
const MOST_SECONDS = 20;
const BELOW = -3; // what has fallen off the table is not followed further
const CLOSE = 0.002; // a touch is looked for within this distance
// Rapier is not sure of shapes that only just touch: it misses a flat face now and then, or finds a normal that points
// sideways. So a fall is followed from a little higher, again if nothing was met, and the contact is looked at a little deeper.
const HIGHER = [0.02, 0.05, 0.11];
const DEEPER = 0.005;
const TOGETHER = 0.01; // what would stop a bar so soon after the first carries it too
const LOUD = 0.4; // units a second; a bar that is stopped more softly makes no sound
const STEPS_A_FRAME = 1 / STEP / FRAMES;

/** What bars are on: the land at height 0 (several pieces: with water between them), and bars that lie still. */
export interface Site {
  land: readonly Rectangle[];
  bars: readonly FreeBar[];
  floor?: number; // the height of what is around the land; not given: nothing is there
}

/** A bar comes to rest there when it is lowered, on these bars; 0 is the ground. */
export interface Resting {
  kind: "rests";
  bar: FreeBar;
  on: number[];
}

/** Why a bar cannot be let go where it is held: it sticks in a bar (its number, 0: the ground), nothing is below, or it
 * would touch the water. */
export type Obstacle = { kind: "overlap"; number: number } | { kind: "nothing" } | { kind: "water" };

/** How a bar moves when a simulation begins: units and radians a second. */
export interface Motion {
  number: number;
  velocity: Point;
  turning: Point;
}

export interface Release {
  landing: Landing;
  film: Film;
}

const vector = ([x, y, z]: readonly number[]) => ({ x: x!, y: y!, z: z! });
/** Of length 1 exactly: Rapier finds no contact for a turn that is a little shorter. */
function rotation(turned: readonly number[]) {
  const size = Math.hypot(...turned);
  const [w, x, y, z] = turned.map((part) => part / size);
  return { w: w!, x: x!, y: y!, z: z! };
}

/** Bars that lie still on a site. Each release starts from the recorded poses, in a world of its own. */
export class Construction {
  private standing: ReturnType<Construction["build"]> | null = null; // the bars as they are, to lower others onto

  constructor(
    private readonly engine: Engine,
    private readonly site: Site,
  ) {}

  get water(): boolean {
    return this.site.land.length > 1;
  }

  /** Where a bar comes to when it is lowered straight down until it touches something from below (T26). */
  lower(bar: FreeBar, held: readonly FreeBar[] = []): Resting | Obstacle {
    this.standing ??= this.build(this.site.bars, []);
    const { world } = this.standing;
    const more = held.map((one) => this.fix(world, one));
    try {
      return this.lowerOnto([...this.standing.colliders, ...more], bar);
    } finally {
      for (const [, collider] of more) world.removeRigidBody(collider.parent()!);
    }
  }

  private lowerOnto(colliders: [number, Collider][], bar: FreeBar): Resting | Obstacle {
    const shape = this.shape(bar.length).shape;
    const [at, turned] = [vector(bar.at), rotation(bar.turned)];
    for (const [number, collider] of colliders) {
      const contact = collider.contactShape(shape, at, turned, 0);
      if (contact && contact.distance < -OVERLAP) return { kind: "overlap", number };
    }
    const falls = colliders.flatMap(([number, collider]) => {
      const way = this.fallOnto(collider, bar);
      return way === null ? [] : [{ number, way }];
    });
    if (!falls.length) return { kind: "nothing" };
    const shortest = Math.min(...falls.map(({ way }) => way));
    const [x, y, z] = bar.at;
    const lowered = { ...bar, ...rounded({ at: [x, y, z - shortest], turned: bar.turned }) };
    if (isWet(lowered, this.water)) return { kind: "water" };
    const on = falls.filter(({ way }) => way <= shortest + TOGETHER).map(({ number }) => number);
    return { kind: "rests", bar: lowered, on: [...new Set(on)] };
  }

  /** How far a bar falls until a collider stops it from below; null if it passes by. */
  private fallOnto(collider: Collider, bar: FreeBar): number | null {
    const shape = this.shape(bar.length).shape;
    const turned = rotation(bar.turned);
    const none = { x: 0, y: 0, z: 0 };
    const down = { x: 0, y: 0, z: -1 };
    const [x, y, z] = bar.at;
    for (const higher of HIGHER) {
      const hit = collider.castShape(none, shape, { x, y, z: z + higher }, turned, down, 0, 500, true);
      if (!hit) continue;
      const way = hit.time_of_impact - higher;
      const contact = collider.contactShape(shape, { x, y, z: z - way - DEEPER }, turned, CLOSE);
      return contact && contact.normal1.z > UPWARDS ? way : null;
    }
    return null;
  }

  /** Lets go of bars and follows all until they lie still. */
  release(released: readonly FreeBar[]): Release {
    const exact = released.map((bar) => ({ ...bar, ...rounded(bar) }));
    const before = [...this.site.bars, ...exact];
    const { after, film } = this.follow(before, []);
    const numbers = exact.map((bar) => bar.number);
    return { landing: landing(before, after, numbers, this.water), film };
  }

  /** What becomes of the bars that move so in the beginning, and of all others. */
  simulate(motions: readonly Motion[]): Film {
    return this.follow(this.site.bars, motions).film;
  }

  /** Follows bars until they lie still (T26). */
  private follow(before: readonly FreeBar[], motions: readonly Motion[]): { after: FreeBar[]; film: Film } {
    const { world, bodies } = this.build([], before);
    for (const { number, velocity, turning } of motions) {
      const body = bodies[before.findIndex((bar) => bar.number === number)];
      body?.setLinvel(vector(velocity), true);
      body?.setAngvel(vector(turning), true);
    }
    const camera = new Camera(before);
    camera.shoot(before);
    let [still, steps] = [0, 0];
    while (steps * STEP < MOST_SECONDS && still < STILL_SECONDS) {
      const speeds = bodies.map((body) => body.linvel());
      world.step();
      steps++;
      bodies.forEach((body, k) => {
        const hard = stopped(speeds[k]!, body.linvel());
        if (hard > LOUD) camera.hear({ seconds: steps * STEP, number: before[k]!.number, hard });
        if (body.translation().z < BELOW) body.setBodyType(this.engine.RigidBodyType.Fixed, false);
      });
      still = bodies.every((body, k) => this.speed(body, before[k]!.length) <= SLOW) ? still + STEP : 0;
      if (steps % STEPS_A_FRAME === 0) camera.shoot(this.poses(bodies, before));
    }
    const after = this.poses(bodies, before);
    world.free();
    return { after, film: camera.film() };
  }

  /** The poses of all bars after so many simulated seconds without anybody touching them. */
  wait(seconds: number): FreeBar[] {
    const { world, bodies } = this.build([], this.site.bars);
    for (let step = 0; step < seconds / STEP; step++) world.step();
    const found = this.poses(bodies, this.site.bars);
    world.free();
    return found;
  }

  free(): void {
    this.standing?.world.free();
    this.standing = null;
  }

  /** The fastest that any point of a bar moves. */
  private speed(body: RigidBody, length: number): number {
    const [v, turning] = [body.linvel(), body.angvel()];
    if (body.isFixed()) return 0;
    return Math.hypot(v.x, v.y, v.z) + (Math.hypot(turning.x, turning.y, turning.z) * length) / 2;
  }

  private poses(bodies: readonly RigidBody[], bars: readonly FreeBar[]): FreeBar[] {
    return bodies.map((body, k) => {
      const [at, turned] = [body.translation(), body.rotation()];
      return { ...bars[k]!, at: [at.x, at.y, at.z], turned: [turned.w, turned.x, turned.y, turned.z] };
    });
  }

  private shape(length: number) {
    const half = 0.5 - ROUNDING;
    return this.engine.ColliderDesc.roundCuboid(half, half, length / 2 - ROUNDING, ROUNDING)
      .setMass(length)
      .setFriction(FRICTION)
      .setRestitution(0);
  }

  /** A world with the ground, bars that nothing moves, and bars that are free; colliders of what does not move. */
  private build(fixed: readonly FreeBar[], free: readonly FreeBar[]) {
    const { World, RigidBodyDesc } = this.engine;
    const world = new World({ x: 0, y: 0, z: -GRAVITY });
    world.timestep = STEP;
    world.integrationParameters.contact_natural_frequency = STIFFNESS;
    world.integrationParameters.numSolverIterations = SUBSTEPS;
    world.integrationParameters.numInternalPgsIterations = ITERATIONS;
    const colliders: [number, Collider][] = this.ground(world).map((collider) => [0, collider]);
    for (const bar of fixed) colliders.push(this.fix(world, bar));
    const bodies = free.map((bar) => {
      const body = world.createRigidBody(placed(RigidBodyDesc.dynamic().setCanSleep(false), bar));
      world.createCollider(this.shape(bar.length), body);
      return body;
    });
    return { world, bodies, colliders };
  }

  /** A bar that nothing moves. */
  private fix(world: World, bar: FreeBar): [number, Collider] {
    const body = world.createRigidBody(placed(this.engine.RigidBodyDesc.fixed(), bar));
    return [bar.number, world.createCollider(this.shape(bar.length), body)];
  }

  /** The land as boxes, and the water between the islands as one lower box, which is no land to rest on. */
  private ground(world: World): Collider[] {
    const { ColliderDesc } = this.engine;
    const box = ([west, south, east, north]: Rectangle, top: number) =>
      world.createCollider(
        ColliderDesc.cuboid((east - west) / 2, (north - south) / 2, DEPTH / 2)
          .setTranslation((west + east) / 2, (south + north) / 2, top - DEPTH / 2)
          .setFriction(FRICTION)
          .setRestitution(0),
      );
    const [low, high] = [MIDDLE - EDGE, MIDDLE + EDGE];
    const clip = (value: number) => Math.max(low, Math.min(high, value));
    const found = this.site.land.map((one) => box(one.map(clip) as unknown as Rectangle, 0));
    if (this.water) box([0, 0, 2 * MIDDLE, 2 * MIDDLE], WATER);
    if (this.site.floor !== undefined) box([low, low, high, high], this.site.floor);
    return found;
  }
}

/** How much of its speed a body has lost or gained in a step, beyond what gravity does. */
function stopped(before: { x: number; y: number; z: number }, after: { x: number; y: number; z: number }): number {
  return Math.hypot(after.x - before.x, after.y - before.y, after.z - before.z + GRAVITY * STEP);
}

function placed<
  Desc extends { setTranslation(x: number, y: number, z: number): Desc; setRotation(q: object): Desc },
>(desc: Desc, bar: FreeBar): Desc {
  return desc.setTranslation(...bar.at).setRotation(rotation(bar.turned));
}
