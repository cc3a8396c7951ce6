/*
 * The shape of one cube: six faces, each with a dimple or a bump, round edges between them.
 *
 * A face is a set of rings of 20 points around its middle, all faces alike:
 *
 *     middle · cap · cap · rim │ rim · flat edge · half of the round edge
 *
 * The cap of a bump is a piece of a sphere that stands out, that of a dimple one that goes in. The shade that lies in
 * a hollow and around the foot of a bump is kept in the vertices' colours, so that it is there on every tier.
 */
import { BufferAttribute, BufferGeometry, Vector3 } from "three";

const HALF = 0.491; // a hair less than the cell, so that the joints show
const ROUND = 0.055;
const FLAT = HALF - ROUND;
const AROUND = 20;
const BUMP = { radius: 0.25, height: 0.132 };
const DIMPLE = { radius: 0.266, height: -0.14 };

interface Frame {
  normal: Vector3;
  right: Vector3;
  up: Vector3;
}

const east = new Vector3(1, 0, 0);
const high = new Vector3(0, 1, 0);
const south = new Vector3(0, 0, 1);

function frame(normal: Vector3, up: Vector3): Frame {
  return { normal, up, right: up.clone().cross(normal) };
}

/** Each face with its normal and with what is up on it for someone who looks at it. */
export const FACES: Record<string, Frame> = {
  e: frame(east.clone(), high),
  w: frame(east.clone().negate(), high),
  s: frame(south.clone(), high),
  n: frame(south.clone().negate(), high),
  u: frame(high.clone(), south.clone().negate()),
  d: frame(high.clone().negate(), south.clone()),
};

/** Where the paint of a face lies in the atlas: 4 × 4 tiles, the plain faces of the five types, then the numbered. */
export const TILES = 4;
export function tile(type: number, numbered: boolean): [column: number, row: number] {
  const index = type + (numbered ? 5 : 0);
  return [index % TILES, Math.floor(index / TILES)];
}

class Clay {
  positions: number[] = [];
  normals: number[] = [];
  uvs: number[] = [];
  shades: number[] = [];
  triangles: number[] = [];

  face(frame: Frame, bulging: boolean, tile: [number, number]): void {
    const { radius, height } = bulging ? BUMP : DIMPLE;
    const ball = (radius * radius + height * height) / (2 * height); // signed radius of the cap's sphere
    const point = (x: number, y: number, z: number, nx: number, ny: number, nz: number, shade: number) =>
      this.point(frame, tile, [x, y, z], [nx, ny, nz], shade);

    const onCap = (share: number, k: number): number => {
      const r = radius * share;
      const [x, y] = [r * Math.cos(angle(k)), r * Math.sin(angle(k))];
      const depth = Math.sign(ball) * Math.sqrt(ball * ball - r * r);
      const shade = bulging ? 1.04 - 0.26 * share ** 3 : 0.62 + 0.24 * share ** 2;
      return point(x, y, HALF + height - ball + depth, x / ball, y / ball, depth / ball, shade);
    };
    const middle = onCap(0, 0);
    const rings = [0.42, 0.76, 1].map((share) => ring((k) => onCap(share, k)));
    this.fan(middle, rings[0]!);
    this.band(rings[0]!, rings[1]!);
    this.band(rings[1]!, rings[2]!);

    const rim = ring((k) =>
      point(radius * Math.cos(angle(k)), radius * Math.sin(angle(k)), HALF, 0, 0, 1, bulging ? 0.8 : 0.97),
    );
    const edge = ring((k) => {
      const [x, y] = onSquare(k);
      return point(x, y, HALF, 0, 0, 1, 1);
    });
    const round = ring((k) => {
      const [x, y] = onSquare(k);
      const out = new Vector3(touches(x), touches(y), 1).normalize();
      return point(x + ROUND * out.x, y + ROUND * out.y, FLAT + ROUND * out.z, out.x, out.y, out.z, 0.96);
    });
    this.band(rim, edge);
    this.band(edge, round);
  }

  private point(frame: Frame, tile: [number, number], at: number[], normal: number[], shade: number): number {
    const turned = ([x, y, z]: number[]) =>
      frame.right
        .clone()
        .multiplyScalar(x!)
        .addScaledVector(frame.up, y!)
        .addScaledVector(frame.normal, z!)
        .toArray();
    this.positions.push(...turned(at));
    this.normals.push(...turned(normal));
    this.uvs.push((tile[0] + 0.5 + at[0]! * 0.94) / TILES, 1 - (tile[1] + 0.5 - at[1]! * 0.94) / TILES);
    this.shades.push(shade, shade, shade);
    return this.shades.length / 3 - 1;
  }

  private fan(middle: number, ring: number[]): void {
    ring.forEach((here, k) => this.triangles.push(middle, here, ring[(k + 1) % AROUND]!));
  }

  private band(inner: number[], outer: number[]): void {
    inner.forEach((here, k) => {
      const next = (k + 1) % AROUND;
      this.triangles.push(here, outer[k]!, outer[next]!, here, outer[next]!, inner[next]!);
    });
  }
}

const angle = (k: number) => ((2 * k) / AROUND) * Math.PI - 0.75 * Math.PI;
const ring = (make: (k: number) => number) => Array.from({ length: AROUND }, (_, k) => make(k));
const touches = (x: number) => (Math.abs(Math.abs(x) - FLAT) < 1e-6 ? Math.sign(x) : 0);

function onSquare(k: number): [number, number] {
  const [x, y] = [Math.cos(angle(k)), Math.sin(angle(k))];
  const scale = FLAT / Math.max(Math.abs(x), Math.abs(y));
  return [x * scale, y * scale];
}

/** The geometry of a cube that bulges at these faces; `numbered` faces carry its number. */
export function cubeGeometry(bulges: string, numbered: string): BufferGeometry {
  const clay = new Clay();
  for (const [name, frame] of Object.entries(FACES)) {
    clay.face(frame, bulges.includes(name), tile(bulges.length, numbered.includes(name)));
  }
  const made = new BufferGeometry();
  made.setAttribute("position", new BufferAttribute(new Float32Array(clay.positions), 3));
  made.setAttribute("normal", new BufferAttribute(new Float32Array(clay.normals), 3));
  made.setAttribute("uv", new BufferAttribute(new Float32Array(clay.uvs), 2));
  made.setAttribute("color", new BufferAttribute(new Float32Array(clay.shades), 3));
  made.setIndex(clay.triangles);
  return made;
}
