/*
 * A collapse to look at. It begins as the referee's verdict says, which bars move and how; what happens then is only a
 * picture: rods with a weight at both ends fall, meet each other and the table, slide a little and come to rest.
 *
 *     ●───●───●───●    a bar: two ends that keep their distance, and a ball in every cell that others bump into
 */
import { Matrix4, Quaternion, Vector3 } from "three";
import { dice } from "../../stage/materials";
import { along, FLOOR, middleOf, poseOf, RIM } from "./meshes";
import type { Bar, Fall } from "./schema";
import { cellsOf, nameOf, SITE, type Cell } from "./tokens";

const STEP = 1 / 120; // seconds
const GRAVITY = 26; // cells per second, each second: a little slower than wood would
const BEGIN = 1.6; // how fast the verdict's motion starts
const FOLLOW = 0.11; // seconds from a bar to those that touch it
const NUDGE = 1.1; // how much of the fall they get, for each cell of height
const ROUGH = 0.86; // what is left of sideways speed where something touches the ground
const ROUND = 0.46; // the radius of a ball, so that neighbours in the grid do not touch

const SIDES: Record<Fall["side"], Cell> = {
  e: [1, 0, 0],
  w: [-1, 0, 0],
  n: [0, 1, 0],
  s: [0, -1, 0],
  d: [0, 0, 0],
};
const NEIGHBOURS: Cell[] = [1, -1].flatMap((n): Cell[] => [
  [n, 0, 0],
  [0, n, 0],
  [0, 0, n],
]);

interface Rod {
  bar: Bar;
  ends: [Vector3, Vector3];
  before: [Vector3, Vector3];
  long: number;
  asleep: boolean;
  due: number; // when it is drawn in, in seconds
  turn: Quaternion;
  line: Vector3; // its direction at the start
  balls: { at: Vector3; share: number }[];
}

export class Collapse {
  private readonly rods: Rod[];
  private readonly way: Vector3;
  private readonly roll = dice(5);
  private time = 0;
  readonly seconds = 3;
  impact = 0; // how hard something hit the ground since the last look

  constructor(bars: readonly Bar[], fall: Fall) {
    const moving = new Map(fall.moving.map((motion) => [motion.bar, motion]));
    this.rods = bars.map((bar) => {
      const { middle, turn } = poseOf(bar);
      const cells = cellsOf(bar);
      const ends: [Vector3, Vector3] = [middleOf(cells[0]!), middleOf(cells.at(-1)!)];
      const motion = moving.get(nameOf(bar));
      const before = ends.map((end) => {
        if (!motion) return end.clone();
        const velocity = along(motion.velocity).add(along(motion.turning).cross(end.clone().sub(middle)));
        return end.clone().addScaledVector(velocity, -BEGIN * STEP);
      }) as [Vector3, Vector3];
      const balls = cells.map((cell, k) => ({
        at: middleOf(cell),
        share: cells.length > 1 ? k / (cells.length - 1) : 0.5,
      }));
      const line = ends[1].clone().sub(ends[0]).normalize();
      return {
        bar,
        ends,
        before,
        long: bar.length - 1,
        asleep: !motion,
        due: motion ? 0 : Infinity,
        turn,
        line,
        balls,
      };
    });
    this.way = along(SIDES[fall.side]);
    this.spread();
  }

  /** What touches a bar that falls comes down with it, a moment later; so does what touches that. */
  private spread(): void {
    const wood = new Map(this.rods.flatMap((rod) => cellsOf(rod.bar).map((cell) => [cell.join(), rod] as const)));
    const drawn = this.rods.filter((rod) => rod.due === 0);
    for (const rod of drawn) {
      for (const [x, y, z] of cellsOf(rod.bar)) {
        for (const [dx, dy, dz] of NEIGHBOURS) {
          const other = wood.get([x + dx, y + dy, z + dz].join());
          if (!other || other.due < Infinity) continue;
          other.due = rod.due + FOLLOW;
          drawn.push(other);
        }
      }
    }
  }

  /** Lets it go on until so many seconds after the beginning. */
  until(seconds: number): void {
    while (this.time < seconds) {
      this.time += STEP;
      for (const rod of this.rods) if (!rod.asleep) this.fly(rod);
      for (let round = 0; round < 3; round++) {
        this.meet();
        for (const rod of this.rods) if (!rod.asleep) this.hold(rod);
      }
      for (const rod of this.rods) if (rod.asleep && rod.due <= this.time) this.wake(rod);
    }
  }

  /** Where every bar is now. */
  matrices(): Matrix4[] {
    return this.rods.map(({ ends: [one, two], turn, line }) => {
      const middle = one.clone().add(two).multiplyScalar(0.5);
      const now = two.clone().sub(one);
      const swing =
        now.lengthSq() > 1e-6 ? new Quaternion().setFromUnitVectors(line, now.normalize()) : new Quaternion();
      return new Matrix4().compose(middle, swing.multiply(turn), new Vector3(1, 1, 1));
    });
  }

  private fly(rod: Rod): void {
    for (const k of [0, 1] as const) {
      const [now, then] = [rod.ends[k], rod.before[k]];
      const next = now.clone().multiplyScalar(1.998).addScaledVector(then, -0.998);
      next.y -= GRAVITY * STEP * STEP;
      then.copy(now);
      now.copy(next);
    }
  }

  /** Both ends stay as far apart as the bar is long, and above the ground. */
  private hold(rod: Rod): void {
    const [one, two] = rod.ends;
    if (rod.long) {
      const way = two.clone().sub(one);
      const wrong = way.length() - rod.long;
      way.normalize().multiplyScalar(wrong / 2);
      one.add(way);
      two.sub(way);
    } else two.copy(one);
    for (const k of [0, 1] as const) {
      const end = rod.ends[k];
      const edge = SITE / 2 + RIM + 0.3;
      const ground = (Math.abs(end.x) < edge && Math.abs(end.z) < edge ? 0 : FLOOR) + 0.5;
      if (end.y >= ground) continue;
      this.impact = Math.max(this.impact, (rod.before[k].y - end.y) / STEP);
      end.y = ground;
      const then = rod.before[k];
      then.set(
        end.x - (end.x - then.x) * ROUGH,
        end.y + 0.12 * (then.y - end.y),
        end.z - (end.z - then.z) * ROUGH,
      );
    }
  }

  /** Balls of different bars push each other away; a bar that sleeps does not give way, but wakes up. */
  private meet(): void {
    for (const rod of this.rods)
      for (const ball of rod.balls) ball.at.lerpVectors(rod.ends[0], rod.ends[1], ball.share);
    const way = new Vector3();
    for (let a = 0; a < this.rods.length; a++) {
      const one = this.rods[a]!;
      for (let b = a + 1; b < this.rods.length; b++) {
        const two = this.rods[b]!;
        if (one.asleep && two.asleep) continue;
        for (const mine of one.balls) {
          for (const other of two.balls) {
            way.subVectors(other.at, mine.at);
            const near = way.lengthSq();
            if (near >= 4 * ROUND * ROUND || near < 1e-9) continue;
            const deep = 2 * ROUND - Math.sqrt(near);
            way.normalize().multiplyScalar(deep);
            const [w, v] = [one.asleep ? 0 : two.long + 1, two.asleep ? 0 : one.long + 1];
            push(one, mine.share, way, (-0.6 * w) / (w + v));
            push(two, other.share, way, (0.6 * v) / (w + v));
            if (deep > 0.06) for (const rod of [one, two]) if (rod.asleep) this.wake(rod);
          }
        }
      }
    }
  }

  /** Lets a bar go, its upper end a little more than its lower one. */
  private wake(rod: Rod): void {
    rod.asleep = false;
    for (const k of [0, 1] as const)
      rod.before[k].addScaledVector(this.way, -NUDGE * (rod.ends[k].y - 0.4) * STEP * (0.6 + 0.8 * this.roll()));
  }
}

function push(rod: Rod, share: number, way: Vector3, much: number): void {
  const [near, far] = [1 - share, share];
  const scale = much / (near * near + far * far);
  rod.ends[0].addScaledVector(way, scale * near);
  rod.ends[1].addScaledVector(way, scale * far);
}
