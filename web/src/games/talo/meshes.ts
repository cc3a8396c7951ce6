/*
 * Talo in wood: the bars with their notched units, the board with its frame, the pawns, the die of ten faces. Lengths are
 * in cells; x grows to the east, y upwards from the board, z to the south; the middle of the board is the origin.
 */
import {
  BufferAttribute,
  BufferGeometry,
  Color,
  LatheGeometry,
  Matrix4,
  Quaternion,
  type Texture,
  Vector2,
  Vector3,
} from "three";
import { RoundedBoxGeometry } from "three/examples/jsm/geometries/RoundedBoxGeometry.js";
import { mergeGeometries } from "three/examples/jsm/utils/BufferGeometryUtils.js";
import { canvas, dice, texture, wood } from "../../stage/materials";
import { BEECH, BURNT, ink, pawnPaint, RODS } from "./colours";
import type { Bar } from "./schema";
import { SITE, type Axis, type Cell } from "./tokens";

export const RIM = 0.62; // of the board, around the site
const FRAME = 0.42;
export const FLOOR = -0.7; // the table under it all

// ── Where things are ────────────────────────────────────────────────────────────────────────────────────

/** The middle of a cell. */
export const middleOf = ([x, y, z]: Cell) => new Vector3(x - SITE / 2 + 0.5, z + 0.5, SITE / 2 - y - 0.5);
/** A direction of the game's space on the stage. */
export const along = ([x, y, z]: Cell) => new Vector3(x, z, -y);

const TURNS: Record<Axis, Quaternion> = {
  x: new Quaternion(),
  y: new Quaternion().setFromAxisAngle(new Vector3(0, 1, 0), Math.PI / 2),
  // The number on the upper end stands upright for who looks from the south.
  z: new Quaternion().setFromRotationMatrix(
    new Matrix4().makeBasis(new Vector3(0, 1, 0), new Vector3(0, 0, -1), new Vector3(-1, 0, 0)),
  ),
};

const REACH: Record<Axis, Cell> = { x: [1, 0, 0], y: [0, 1, 0], z: [0, 0, 1] };

/** Where the middle of a bar is, and how it is turned. */
export function poseOf({ length, axis, at }: Bar): { middle: Vector3; turn: Quaternion } {
  const middle = middleOf(at).addScaledVector(along(REACH[axis]), (length - 1) / 2);
  return { middle, turn: TURNS[axis].clone() };
}
const ONE = new Vector3(1, 1, 1);
export const matrixOf = (bar: Bar) => {
  const { middle, turn } = poseOf(bar);
  return new Matrix4().compose(middle, turn, ONE);
};

// ── Bars ────────────────────────────────────────────────────────────────────────────────────────────────

/*
 * The sheet of the bars: a column for each length, a row for each kind of face.
 *
 *    ◎1 ◎2 …  ◎10     end grain with its number
 *     1  2 …   10     a side with its number burnt in
 *     =  = …    =     a side
 */
const KINDS = 3;
const [END, NUMBERED, PLAIN] = [0, 1, 2];
const PAD = 0.02; // of a tile, against the neighbours

function uvOf(length: number, kind: number, u: number, v: number): [number, number] {
  const within = (t: number) => PAD + (1 - 2 * PAD) * t;
  return [(length - 1 + within(u)) / RODS.length, 1 - (kind + 1 - within(v)) / KINDS];
}

/** The paint of all bars: as beech grows, or stained by length. */
export function barSheet(size: number, tinted: boolean): Texture {
  const [made, brush] = canvas(RODS.length * size, KINDS * size);
  brush.textAlign = "center";
  brush.textBaseline = "middle";
  RODS.forEach((stain, k) => {
    const length = k + 1;
    const roll = dice(31 * length + 5);
    const base = tinted ? stain : mix(BEECH, k % 2 ? "#d2a873" : "#e6c9a0", 0.5 * roll());
    const written = tinted ? ink(length) : BURNT;
    for (let kind = 0; kind < KINDS; kind++) {
      brush.save();
      brush.beginPath();
      brush.rect(k * size, kind * size, size, size);
      brush.clip();
      brush.translate(k * size, kind * size);
      brush.fillStyle = kind === END ? mix(base, "#a9793f", tinted ? 0.12 : 0.25) : base;
      brush.fillRect(0, 0, size, size);
      if (kind === END) rings(brush, size, roll);
      else streaks(brush, size, roll, tinted ? 0.55 : 1);
      if (kind !== PLAIN) {
        if (kind === END && !tinted) {
          // A disc in the colour of the length, so that ends are told apart from afar.
          brush.fillStyle = stain;
          brush.globalAlpha = 0.92;
          brush.beginPath();
          brush.arc(size / 2, size / 2, size * 0.33, 0, 7);
          brush.fill();
          brush.globalAlpha = 1;
        }
        brush.fillStyle = kind === END ? ink(length) : written;
        brush.globalAlpha = kind === END ? 1 : 0.85;
        brush.font = `680 ${size * (kind === END ? 0.46 : 0.42)}px "Source Sans 3 Variable", sans-serif`;
        brush.fillText(String(length), size / 2, size * 0.53);
        brush.globalAlpha = 1;
      }
      brush.restore();
    }
  });
  return texture(made);
}

function mix(one: string, two: string, t: number): string {
  return `#${new Color(one).lerp(new Color(two), t).getHexString()}`;
}

/** The grain along a bar: fine lines and the short flecks that beech is known by. */
function streaks(brush: CanvasRenderingContext2D, size: number, roll: () => number, strength: number): void {
  for (let n = 0; n < 26; n++) {
    const y = roll() * size;
    brush.strokeStyle = roll() < 0.6 ? "#8a5a2a" : "#fff3dc";
    brush.globalAlpha = strength * (0.05 + 0.12 * roll());
    brush.lineWidth = 0.6 + (size / 60) * roll();
    brush.beginPath();
    brush.moveTo(0, y);
    brush.bezierCurveTo(size * 0.3, y + 4 * roll(), size * 0.7, y - 4 * roll(), size, y);
    brush.stroke();
  }
  brush.strokeStyle = "#6f431a";
  for (let n = 0; n < 60; n++) {
    const [x, y] = [roll() * size, roll() * size];
    brush.globalAlpha = strength * 0.22 * roll();
    brush.lineWidth = 1;
    brush.beginPath();
    brush.moveTo(x, y);
    brush.lineTo(x + size * 0.07 * (0.4 + roll()), y);
    brush.stroke();
  }
  brush.globalAlpha = 1;
}

/** End grain: the years of the tree, their middle somewhere outside. */
function rings(brush: CanvasRenderingContext2D, size: number, roll: () => number): void {
  const [x, y] = [size * (0.1 + 0.8 * roll()), size * (1.1 + 0.5 * roll())];
  brush.strokeStyle = "#7a4b1e";
  for (let r = size * 0.2; r < size * 2; r += size * (0.035 + 0.05 * roll())) {
    brush.globalAlpha = 0.1 + 0.16 * roll();
    brush.lineWidth = 0.8 + (size / 90) * roll();
    brush.beginPath();
    brush.arc(x, y, r, 0, 7);
    brush.stroke();
  }
  brush.globalAlpha = 1;
}

const BEVEL = 0.045;
const shapes = new Map<number, BufferGeometry>();

/** A bar along x, its middle in the origin: a block with broken edges for each unit, so that the notches show. */
export function barShape(length: number): BufferGeometry {
  const known = shapes.get(length);
  if (known) return known;
  const units = Array.from({ length }, (_, k) => unitShape(length, k).translate(k - (length - 1) / 2, 0, 0));
  const made = mergeGeometries(units);
  shapes.set(length, made);
  return made;
}

/** One unit of a bar. Inside the bar there are no end faces. */
function unitShape(length: number, k: number): BufferGeometry {
  const [half, flat] = [0.497, 0.497 - BEVEL];
  const ends = (side: number) => (side < 0 ? k === 0 : k === length - 1);
  const out = (axis: number, side: number) => side * (axis === 0 && !ends(side) ? 0.5 : half); // no gap between units
  const [positions, normals, uvs, colours]: [number[], number[], number[], number[]] = [[], [], [], []];
  const numbered = k === 0 || k === length - 1;
  // Numbers are read from outside: on each face, right × up points outward.
  const paint = (axis: number, side: number, at: Vector3): [number, number] => {
    const [u, v] = axis === 0 ? [-side * at.z, at.y] : axis === 1 ? [at.x, -side * at.z] : [side * at.x, at.y];
    const kind = axis === 0 ? END : numbered && length > 1 ? NUMBERED : PLAIN;
    return uvOf(length, kind, u + 0.5, v + 0.5);
  };
  const piece = (corners: Vector3[], axis: number, shade: number) => {
    const normal = corners[1]!.clone().sub(corners[0]!).cross(corners[2]!.clone().sub(corners[0]!)).normalize();
    const outward = corners.reduce((sum, one) => sum.add(one), new Vector3()).dot(normal) > 0;
    if (!outward) normal.negate();
    for (let n = 1; n + 1 < corners.length; n++) {
      const three = outward ? [0, n, n + 1] : [0, n + 1, n];
      for (const at of three.map((m) => corners[m]!)) {
        positions.push(at.x, at.y, at.z);
        normals.push(normal.x, normal.y, normal.z);
        uvs.push(...paint(axis, Math.sign(normal.getComponent(axis)), at));
        const dim = shade * (0.9 + 0.1 * (at.y + 0.5));
        colours.push(dim, dim, dim);
      }
    }
  };
  const spot = (axis: number, side: number, a: number, b: number): Vector3 => {
    const [one, two] = [0, 1, 2].filter((other) => other !== axis) as [number, number];
    return new Vector3()
      .setComponent(axis, out(axis, side))
      .setComponent(one, a * flat)
      .setComponent(two, b * flat);
  };
  for (let axis = 0; axis < 3; axis++) {
    for (const side of [-1, 1]) {
      if (axis === 0 && !ends(side)) continue;
      piece(
        [spot(axis, side, -1, -1), spot(axis, side, 1, -1), spot(axis, side, 1, 1), spot(axis, side, -1, 1)],
        axis,
        1,
      );
    }
  }
  // The broken edges: between two faces, and at the corners between three.
  const sides = [-1, 1];
  for (let axis = 0; axis < 3; axis++) {
    const [one, two] = [0, 1, 2].filter((other) => other !== axis) as [number, number];
    for (const s of sides) {
      for (const t of sides) {
        const notch = axis !== 0 && !ends(one === 0 ? s : t);
        const at = (face: number, end: number) => {
          const made = new Vector3().setComponent(axis, end * flat);
          made.setComponent(one, face === one ? out(one, s) : s * flat);
          return made.setComponent(two, face === two ? out(two, t) : t * flat);
        };
        const painted = axis === 0 ? two : one === 0 ? two : one;
        piece([at(one, -1), at(one, 1), at(two, 1), at(two, -1)], painted, notch ? 0.58 : 1.08);
      }
    }
  }
  for (const a of sides)
    for (const b of sides)
      for (const c of sides)
        piece(
          [
            new Vector3(out(0, a), b * flat, c * flat),
            new Vector3(a * flat, b * half, c * flat),
            new Vector3(a * flat, b * flat, c * half),
          ],
          1,
          ends(a) ? 1.08 : 0.6,
        );
  return geometry(positions, normals, uvs, colours);
}

function geometry(positions: number[], normals: number[], uvs: number[], colours: number[]): BufferGeometry {
  const made = new BufferGeometry();
  made.setAttribute("position", new BufferAttribute(new Float32Array(positions), 3));
  made.setAttribute("normal", new BufferAttribute(new Float32Array(normals), 3));
  made.setAttribute("uv", new BufferAttribute(new Float32Array(uvs), 2));
  made.setAttribute("color", new BufferAttribute(new Float32Array(colours), 3));
  return made;
}

// ── The board ───────────────────────────────────────────────────────────────────────────────────────────

export const PICTURE = SITE + 2 * RIM; // of the board, in cells
export const OUTER = PICTURE + 2 * FRAME; // with its frame
export const STRIP = 0.2; // of the sheet, for the wood of the frame

/** The site from above, and beside it the wood of its frame. */
export function boardSheet(land: string[], size: number): Texture {
  const [made, brush] = canvas(Math.round(size / (1 - STRIP)), size);
  const oak = wood("#d3b489", "#94703f", "#efdcb8", 29).image as HTMLCanvasElement;
  const dark = wood("#8a6238", "#57391a", "#a87f50", 41).image as HTMLCanvasElement;
  brush.drawImage(oak, 0, 0, size, size);
  brush.drawImage(dark, 0, 0, 512, 1024, size, 0, made.width - size, size);
  const unit = size / PICTURE;
  const at = (n: number) => (n + RIM) * unit;
  const cells = land.flatMap((row, y) => [...row].map((mark, x) => ({ mark, x, top: SITE - 1 - y })));
  const watery = cells.some(({ mark }) => mark === "~");
  if (watery) sea(brush, at(0), SITE * unit);
  // Land: a meadow, stained into the wood; where no pawn may start, a paler one.
  for (const kind of ["#", "+"]) {
    brush.save();
    brush.beginPath();
    for (const one of cells)
      if (one.mark === kind) brush.rect(at(one.x) - 0.5, at(one.top) - 0.5, unit + 1, unit + 1);
    brush.shadowColor = "rgb(40 25 8 / 55%)";
    brush.shadowBlur = watery ? unit * 0.22 : 0;
    brush.fillStyle = kind === "#" ? "#8fa473" : "#b9ac7c";
    brush.fill();
    brush.shadowBlur = 0;
    brush.clip();
    brush.globalAlpha = 0.34;
    brush.drawImage(oak, 0, 0, size, size);
    brush.restore();
  }
  brush.strokeStyle = "rgb(58 42 16 / 34%)";
  brush.lineWidth = Math.max(1.4, unit / 48);
  brush.beginPath();
  for (const one of cells) if (one.mark !== "~") brush.rect(at(one.x), at(one.top), unit, unit);
  brush.stroke();
  if (watery) {
    brush.strokeStyle = "rgb(230 240 242 / 20%)";
    brush.beginPath();
    for (const one of cells) if (one.mark === "~") brush.rect(at(one.x), at(one.top), unit, unit);
    brush.stroke();
  }
  brush.fillStyle = "rgb(70 38 12 / 88%)";
  brush.textAlign = "center";
  brush.textBaseline = "middle";
  brush.font = `620 ${unit * 0.36}px "Source Sans 3 Variable", sans-serif`;
  for (let k = 0; k < SITE; k++) {
    brush.fillText(String(k), at(k + 0.5), at(SITE) + 0.32 * unit);
    brush.fillText(String(k), at(0) - 0.32 * unit, at(SITE - 1 - k + 0.5) + 0.02 * unit);
  }
  return texture(made);
}

function sea(brush: CanvasRenderingContext2D, from: number, size: number): void {
  const roll = dice(77);
  brush.save();
  brush.beginPath();
  brush.rect(from, from, size, size);
  brush.clip();
  brush.fillStyle = "#6d98a8";
  brush.fillRect(from, from, size, size);
  brush.strokeStyle = "#dfeef0";
  for (let n = 0; n < 90; n++) {
    const [x, y, long] = [from + roll() * size, from + roll() * size, size * (0.03 + 0.06 * roll())];
    brush.globalAlpha = 0.1 + 0.16 * roll();
    brush.lineWidth = 1 + 2 * roll();
    brush.beginPath();
    brush.moveTo(x, y);
    brush.bezierCurveTo(x + long / 3, y - long / 8, x + (2 * long) / 3, y + long / 8, x + long, y);
    brush.stroke();
  }
  brush.restore();
}

/** A block of wood whose picture is given by a function of its place. */
function block(
  [width, high, depth]: [number, number, number],
  round: number,
  paint: (at: Vector3, up: boolean) => [number, number],
): BufferGeometry {
  const made = new RoundedBoxGeometry(width, high, depth, 2, round);
  const [at, facing, uv] = [made.getAttribute("position"), made.getAttribute("normal"), made.getAttribute("uv")];
  const shade = new Float32Array(3 * at.count);
  for (let k = 0; k < at.count; k++) {
    const spot = new Vector3().fromBufferAttribute(at, k);
    uv.setXY(k, ...paint(spot, facing.getY(k) > 0.8));
    const dim = 0.78 + 0.22 * Math.min(1, (spot.y / high + 0.5) * 1.4);
    shade.set([dim, dim, dim], 3 * k);
  }
  made.setAttribute("color", new BufferAttribute(shade, 3));
  return made.index ? made.toNonIndexed() : made;
}

/** Everything that never moves: the board in its frame. */
export function furniture(): BufferGeometry {
  const wide = 1 - STRIP;
  const strip = (u: number, v: number): [number, number] => [
    wide + STRIP * (0.1 + 0.8 * (u - Math.floor(u))),
    v - Math.floor(v),
  ];
  const ground = block([PICTURE, 0.3, PICTURE], 0.02, (at, up) =>
    up ? [wide * (at.x / PICTURE + 0.5), 0.5 - at.z / PICTURE] : strip(at.y, at.x / 20 + 0.5),
  ).translate(0, -0.15, 0);
  const parts = [ground];
  for (const side of [-1, 1]) {
    const shift = side * (PICTURE + FRAME) * 0.5;
    parts.push(
      block([OUTER, 0.8, FRAME], 0.1, (at) => strip(at.z / 3 + at.y / 3 + 0.4 * side, at.x / 24 + 0.5)).translate(
        0,
        FLOOR + 0.4,
        shift,
      ),
      block([FRAME, 0.8, PICTURE], 0.1, (at) =>
        strip(at.x / 3 + at.y / 3 + 0.2 * side, at.z / 24 + 0.5),
      ).translate(shift, FLOOR + 0.4, 0),
    );
  }
  return mergeGeometries(parts);
}

/** The shade that the board throws on the table in diffuse daylight. */
export function boardShade(): Texture {
  const size = 256;
  const [made, brush] = canvas(size);
  brush.shadowColor = "rgb(30 20 8)";
  brush.shadowBlur = 30;
  brush.shadowOffsetX = 2 * size; // only the shadow falls on the canvas
  brush.fillRect(40 - 2 * size, 40, size - 80, size - 80);
  return texture(made);
}

// ── Pawns and the die ───────────────────────────────────────────────────────────────────────────────────

/*
 * Their sheet: plain wood on the left, then the ten faces of the die.
 */
const FACES = 10;

export function turnedSheet(): Texture {
  const size = 128;
  const [made, brush] = canvas((FACES + 1) * size, size);
  brush.fillStyle = "#fff";
  brush.fillRect(0, 0, made.width, size);
  brush.textAlign = "center";
  brush.textBaseline = "middle";
  brush.fillStyle = "#2b1a0a";
  brush.font = `700 ${size * 0.5}px "Source Sans 3 Variable", sans-serif`;
  for (let face = 1; face <= FACES; face++) {
    brush.fillText(String(face), (face + 0.5) * size, size * 0.53);
    // 6 and 9 are told apart by a line under them.
    if (face === 6 || face === 9) brush.fillRect((face + 0.36) * size, size * 0.78, size * 0.28, size * 0.045);
  }
  return texture(made);
}

const pawns = new Map<string, BufferGeometry>();

/** A slender cone with a round head, its foot in the origin, with a pale ring for each number of its seat. */
export function pawnShape(colour: string, seat: number): BufferGeometry {
  const key = colour + seat;
  const known = pawns.get(key);
  if (known) return known;
  const profile: Vector2[] = [
    new Vector2(0, 0),
    new Vector2(0.3, 0),
    new Vector2(0.33, 0.03),
    new Vector2(0.33, 0.12),
  ];
  const rings = Array.from({ length: seat }, (_, k) => 0.26 + 0.17 * k);
  const radius = (y: number) => 0.29 - 0.19 * ((y - 0.14) / 1.1);
  profile.push(new Vector2(0.29, 0.15));
  for (const y of rings)
    profile.push(
      new Vector2(radius(y), y),
      new Vector2(radius(y) + 0.012, y + 0.004),
      new Vector2(radius(y) + 0.012, y + 0.076),
      new Vector2(radius(y), y + 0.08),
    );
  profile.push(new Vector2(0.105, 1.22), new Vector2(0.15, 1.26));
  for (let k = 0; k <= 8; k++) {
    const turn = -0.9 + (k / 8) * (Math.PI / 2 + 0.9);
    profile.push(new Vector2(0.2 * Math.cos(turn), 1.44 + 0.2 * Math.sin(turn)));
  }
  const made = new LatheGeometry(profile, 22);
  const [at, uv] = [made.getAttribute("position"), made.getAttribute("uv")];
  const [lacquer, pale] = [new Color(pawnPaint(colour).paint), new Color("#f4e7cb")];
  const shades = new Float32Array(3 * at.count);
  for (let k = 0; k < at.count; k++) {
    const y = at.getY(k);
    const ring = rings.some((low) => y > low + 0.002 && y < low + 0.078);
    (ring ? pale : lacquer)
      .clone()
      .multiplyScalar(0.72 + 0.28 * Math.min(1, y / 0.3))
      .toArray(shades, 3 * k);
    uv.setXY(k, 0.5 / (FACES + 1), 0.5);
  }
  made.setAttribute("color", new BufferAttribute(shades, 3));
  const flat = made.toNonIndexed();
  pawns.set(key, flat);
  return flat;
}

// The kites of a die with ten faces: five around each tip, every kite ending at a corner beyond the belt.
const SIZE = 0.62;
const BELT = Array.from({ length: FACES }, (_, k) => {
  const turn = (k / FACES) * 2 * Math.PI;
  return new Vector3(Math.cos(turn), (k % 2 ? -1 : 1) * 0.105, Math.sin(turn)).multiplyScalar(SIZE);
});

/** The corners of a face: the tip, then around. Opposite faces add up to eleven. */
function kite(face: number): Vector3[] {
  const upper = face <= 5;
  const k = upper ? 2 * face - 1 : (2 * (FACES + 1 - face) - 1 + 5) % FACES;
  const corner = (n: number) => BELT[(n + FACES) % FACES]!;
  return [new Vector3(0, upper ? SIZE : -SIZE, 0), corner(k - 1), corner(k), corner(k + 1)];
}

/** How the die lies when a face is up. */
export function dieTurn(face: number): Quaternion {
  const corners = kite(face);
  const normal = corners[1]!.clone().sub(corners[0]!).cross(corners[2]!.clone().sub(corners[0]!)).normalize();
  if (normal.dot(corners[0]!) < 0) normal.negate();
  const up = new Quaternion().setFromUnitVectors(normal, new Vector3(0, 1, 0));
  // The number stands upright for who looks from the south.
  const foot = corners[2]!.clone().applyQuaternion(up);
  const round = new Quaternion().setFromAxisAngle(new Vector3(0, 1, 0), Math.atan2(foot.x, foot.z) * -1);
  return round.multiply(up);
}
/** How high the middle of a resting die is. */
export const DIE_RESTS = (() => {
  const [tip, one, , two] = kite(1);
  const normal = one!.clone().sub(tip!).cross(two!.clone().sub(tip!)).normalize();
  return Math.abs(normal.dot(tip!));
})();

export function dieShape(): BufferGeometry {
  const [positions, normals, uvs, colours]: [number[], number[], number[], number[]] = [[], [], [], []];
  for (let face = 1; face <= FACES; face++) {
    const corners = kite(face);
    const centre = corners[0]!
      .clone()
      .multiplyScalar(0.3)
      .addScaledVector(corners[2]!, 0.3)
      .addScaledVector(corners[1]!, 0.2)
      .addScaledVector(corners[3]!, 0.2);
    const normal = corners[1]!.clone().sub(corners[0]!).cross(corners[2]!.clone().sub(corners[0]!)).normalize();
    const outward = normal.dot(centre) > 0;
    if (!outward) normal.negate();
    const down = corners[2]!.clone().sub(corners[0]!).normalize();
    const right = normal.clone().cross(down);
    for (let n = 1; n < 3; n++) {
      const three = outward ? [0, n, n + 1] : [0, n + 1, n];
      for (const at of three.map((m) => corners[m]!)) {
        const from = at.clone().sub(centre);
        const [u, v] = [from.dot(right) / 0.95, -from.dot(down) / 0.95];
        positions.push(at.x, at.y, at.z);
        normals.push(normal.x, normal.y, normal.z);
        uvs.push(
          (face + 0.5 + Math.max(-0.48, Math.min(0.48, u))) / (FACES + 1),
          Math.max(0.02, Math.min(0.98, 0.5 + v)),
        );
        colours.push(0.97, 0.9, 0.77);
      }
    }
  }
  return geometry(positions, normals, uvs, colours);
}
