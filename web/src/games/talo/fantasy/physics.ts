/** A construction of wood in Rapier, with the constants of T25 and T26: bars are lowered, let go, and come to rest. */
import type { Collider, RigidBody, World } from "@dimforge/rapier3d-compat";
import type { Engine } from "./engine";
import { type FreeBar, isWet, landing, type Landing, type Rectangle, rounded } from "./placement";

export const GRAVITY = 9.81;
export const STEP = 1 / 120; // seconds
export const FRICTION = 0.4;
// With Rapier's own numbers (30 and 4) an arch creeps by 0.03 in ten minutes.
const STIFFNESS = 60; // hertz, of contacts
const ITERATIONS = 8;
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

/** Why a bar cannot be let go where it is held: it sticks in a bar (its number, 0: the ground), nothing is below, or it
 * would touch the water. */
export type Obstacle = { kind: "overlap"; number: number } | { kind: "nothing" } | { kind: "water" };

/** The bars at a moment of a fall. */
export interface Frame {
  seconds: number;
  bars: FreeBar[];
}

const vector = ([x, y, z]: readonly number[]) => ({ x: x!, y: y!, z: z! });
const rotation = ([w, x, y, z]: readonly number[]) => ({ w: w!, x: x!, y: y!, z: z! });

/** Bars that lie still on a site. Each release starts from the recorded poses, in a world of its own. */
export class Construction {
  constructor(
    private readonly engine: Engine,
    private readonly land: readonly Rectangle[],
    private readonly bars: readonly FreeBar[],
  ) {}

  get water(): boolean {
    return this.land.length > 1;
  }

  /** Where a bar comes to when it is lowered straight down until it touches something from below (T26). */
  lower(bar: FreeBar, held: readonly FreeBar[] = []): FreeBar | Obstacle {
    const { world, colliders } = this.build([...this.bars, ...held], []);
    try {
      const shape = this.shape(bar.length).shape;
      const [at, turned] = [vector(bar.at), rotation(bar.turned)];
      for (const [number, collider] of colliders) {
        const contact = collider.contactShape(shape, at, turned, 0);
        if (contact && contact.distance < -OVERLAP) return { kind: "overlap", number };
      }
      const falls = colliders.map(([, collider]) => this.fallOnto(collider, bar)).filter((way) => way !== null);
      if (!falls.length) return { kind: "nothing" };
      const [x, y, z] = bar.at;
      const lowered = { ...bar, ...rounded({ at: [x, y, z - Math.min(...falls)], turned: bar.turned }) };
      return isWet(lowered, this.water) ? { kind: "water" } : lowered;
    } finally {
      world.free();
    }
  }

  /** How far a bar falls until a collider stops it from below; null if it passes by. */
  private fallOnto(collider: Collider, bar: FreeBar): number | null {
    const shape = this.shape(bar.length).shape;
    const turned = rotation(bar.turned);
    const none = { x: 0, y: 0, z: 0 };
    const down = { x: 0, y: 0, z: -1 };
    const hit = collider.castShape(none, shape, vector(bar.at), turned, down, 0, 500, true);
    if (!hit) return null;
    const [x, y, z] = bar.at;
    const reached = { x, y, z: z - hit.time_of_impact };
    const contact = collider.contactShape(shape, reached, turned, CLOSE);
    return contact && contact.normal1.z > UPWARDS ? hit.time_of_impact : null;
  }

  /** Lets go of bars and follows all until they lie still; `show` gets a frame each step. */
  release(released: readonly FreeBar[], show?: (frame: Frame) => void): Landing {
    const exact = released.map((bar) => ({ ...bar, ...rounded(bar) }));
    const before = [...this.bars, ...exact];
    const { world, bodies } = this.build([], before);
    let still = 0;
    let seconds = 0;
    while (seconds < MOST_SECONDS && still < STILL_SECONDS) {
      world.step();
      seconds += STEP;
      still = bodies.every((body, k) => this.speed(body, before[k]!.length) <= SLOW) ? still + STEP : 0;
      for (const body of bodies)
        if (body.translation().z < BELOW) body.setBodyType(this.engine.RigidBodyType.Fixed, false);
      show?.({ seconds, bars: this.poses(bodies, before) });
    }
    const after = this.poses(bodies, before);
    world.free();
    return landing(
      before,
      after,
      exact.map((bar) => bar.number),
      this.water,
    );
  }

  /** The poses of all bars after so many simulated seconds without anybody touching them. */
  wait(seconds: number): FreeBar[] {
    const { world, bodies } = this.build([], this.bars);
    for (let step = 0; step < seconds / STEP; step++) world.step();
    const found = this.poses(bodies, this.bars);
    world.free();
    return found;
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
    world.integrationParameters.numSolverIterations = ITERATIONS;
    const colliders: [number, Collider][] = this.ground(world).map((collider) => [0, collider]);
    for (const bar of fixed) {
      const body = world.createRigidBody(placed(RigidBodyDesc.fixed(), bar));
      colliders.push([bar.number, world.createCollider(this.shape(bar.length), body)]);
    }
    const bodies = free.map((bar) => {
      const body = world.createRigidBody(placed(RigidBodyDesc.dynamic().setCanSleep(false), bar));
      world.createCollider(this.shape(bar.length), body);
      return body;
    });
    return { world, bodies, colliders };
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
    const found = this.land.map((one) => box(one.map(clip) as unknown as Rectangle, 0));
    if (this.water) box([0, 0, 2 * MIDDLE, 2 * MIDDLE], WATER);
    return found;
  }
}

function placed<
  Desc extends { setTranslation(x: number, y: number, z: number): Desc; setRotation(q: object): Desc },
>(desc: Desc, bar: FreeBar): Desc {
  return desc.setTranslation(...bar.at).setRotation(rotation(bar.turned));
}
