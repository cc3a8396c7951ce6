/*
 * Nivos in wood: the plates, the tray with its burnt grid, the rail and the plinths behind it, the turned cylinders.
 * Lengths are in cells; x grows to the east, z to the south, y upwards from the ground of the tray.
 *
 *        [1] · · · · · · [2]     plinths with the cylinders of each side, the rail with those that are free
 *      ┌───────────────────┐
 *      │ 6                 │
 *      │ :    6 × 6 cells  │     the middle of the board is the origin
 *      │ 1                 │
 *      │   a  …  f         │
 *      └───────────────────┘
 */
import {
  BufferAttribute,
  BufferGeometry,
  CircleGeometry,
  LatheGeometry,
  type Texture,
  Vector2,
  Vector3,
} from "three";
import { mergeGeometries } from "three/examples/jsm/utils/BufferGeometryUtils.js";
import { canvas, dice, texture, wood } from "../../stage/materials";
import { LACQUER } from "./colours";
import { BOARD, COLUMNS } from "./tokens";

export const THICK = 0.23; // of a plate
export const UNIT = 0.25; // of height of a cylinder
const RADIUS = 0.31;
export const BACK = -4.76; // where the rail stands

type Tint = readonly [number, number, number];
const OAK: Tint = [1, 1, 1];
const WALNUT: Tint = [0.4, 0.31, 0.27];
const MAPLE: Tint = [0.96, 0.86, 0.74];

type Paint = (x: number, z: number) => readonly [u: number, v: number];

/** A flat piece of wood with rounded corners and edges, its underside at y = 0. */
function slab(
  width: number,
  depth: number,
  high: number,
  round: number,
  tint: Tint,
  paint: Paint,
): BufferGeometry {
  const [corner, around] = [0.09, 5];
  const outline: { x: number; z: number; out: Vector3 }[] = [];
  for (const [sx, sz, from] of [
    [1, 1, 0],
    [-1, 1, 1],
    [-1, -1, 2],
    [1, -1, 3],
  ] as const) {
    for (let k = 0; k < around; k++) {
      const turn = (from + k / (around - 1)) * (Math.PI / 2);
      const out = new Vector3(Math.cos(turn), 0, Math.sin(turn));
      outline.push({
        x: sx * (width / 2 - corner) + corner * out.x,
        z: sz * (depth / 2 - corner) + corner * out.z,
        out,
      });
    }
  }
  const [positions, normals, uvs, colours, triangles]: [number[], number[], number[], number[], number[]] = [
    [],
    [],
    [],
    [],
    [],
  ];
  const point = (x: number, y: number, z: number, normal: Vector3, shade: number): number => {
    positions.push(x, y, z);
    normals.push(normal.x, normal.y, normal.z);
    uvs.push(...paint(x, z));
    colours.push(tint[0] * shade, tint[1] * shade, tint[2] * shade);
    return positions.length / 3 - 1;
  };
  const ring = (turn: number, y: number, shade: number) => {
    const inset = round * (1 - Math.cos(turn));
    return outline.map(({ x, z, out }) => {
      const normal = out.clone().multiplyScalar(Math.cos(turn)).setY(Math.sin(turn));
      return point(x - inset * out.x, y, z - inset * out.z, normal, shade);
    });
  };
  const up = new Vector3(0, 1, 0);
  const rings = [
    ring(0, 0, 0.62),
    ring(0, 0.22 * high, 0.82),
    ring(0, high - round, 0.92),
    ring(Math.PI / 6, high - round / 2, 1),
    ring(Math.PI / 3, high - round * 0.134, 1.05),
    ring(Math.PI / 2, high, 1),
  ];
  for (let r = 1; r < rings.length; r++) {
    rings[r]!.forEach((here, k) => {
      const next = (k + 1) % outline.length;
      const [low, lowNext, highNext] = [rings[r - 1]![k]!, rings[r - 1]![next]!, rings[r]![next]!];
      triangles.push(low, here, highNext, low, highNext, lowNext);
    });
  }
  const cap = (y: number, normal: Vector3, edge: number[]) => {
    const middle = point(0, y, 0, normal, 1);
    edge.forEach((here, k) => {
      const next = edge[(k + 1) % edge.length]!;
      triangles.push(middle, ...(normal.y > 0 ? [next, here] : [here, next]));
    });
  };
  cap(high, up, rings.at(-1)!);
  cap(0, up.clone().negate(), rings[0]!);
  return geometry(positions, normals, uvs, colours, triangles);
}

function geometry(
  positions: number[],
  normals: number[],
  uvs: number[],
  colours: number[],
  triangles: number[],
): BufferGeometry {
  const made = new BufferGeometry();
  made.setAttribute("position", new BufferAttribute(new Float32Array(positions), 3));
  made.setAttribute("normal", new BufferAttribute(new Float32Array(normals), 3));
  made.setAttribute("uv", new BufferAttribute(new Float32Array(uvs), 2));
  made.setAttribute("color", new BufferAttribute(new Float32Array(colours), 3));
  made.setIndex(triangles);
  return made;
}

// ── Plates ──────────────────────────────────────────────────────────────────────────────────────────────

// Where the plates of each colour lie on their sheet of 8 × 8 cells, the long side from left to right.
const SHEET = 8;
const CUT: Record<string, { x: number; y: number; long: number; short: number }> = {
  white: { x: 0, y: 0, long: 5, short: 1 },
  red: { x: 5, y: 0, long: 3, short: 1 },
  pink: { x: 0, y: 1, long: 4, short: 1 },
  orange: { x: 4, y: 1, long: 2, short: 1 },
  yellow: { x: 6, y: 1, long: 1, short: 1 },
  black: { x: 0, y: 2, long: 4, short: 2 },
  blue: { x: 4, y: 2, long: 3, short: 2 },
  neutral: { x: 0, y: 4, long: 3, short: 3 },
  green: { x: 3, y: 4, long: 2, short: 2 },
};

const plates = new Map<string, BufferGeometry>();

/** The shape of a plate, its middle above the origin; made once. */
export function plateShape(colour: string, width: number, depth: number): BufferGeometry {
  const key = `${colour} ${width} ${depth}`;
  const cut = CUT[colour] ?? CUT["neutral"]!;
  const paint: Paint = (x, z) => {
    const [along, across] = width >= depth ? [x, z] : [-z, x];
    return [(cut.x + cut.long / 2 + along) / SHEET, 1 - (cut.y + cut.short / 2 + across) / SHEET];
  };
  const made = plates.get(key) ?? slab(width - 0.05, depth - 0.05, THICK - 0.012, 0.05, OAK, paint);
  plates.set(key, made);
  return made;
}

/** Fine lines along the length of a board, as the years of a tree leave them. */
function years(
  brush: CanvasRenderingContext2D,
  [x, y, width, depth]: [number, number, number, number],
  [dark, light]: [string, string],
  strength: number,
  seed: number,
): void {
  const roll = dice(seed);
  brush.save();
  brush.beginPath();
  brush.rect(x, y, width, depth);
  brush.clip();
  for (let n = 0; n < depth / 2.2; n++) {
    const [at, sway, phase] = [y + roll() * depth, 1 + 7 * roll(), 6 * roll()];
    brush.strokeStyle = roll() < 0.55 ? dark : light;
    brush.globalAlpha = strength * (0.3 + roll() * roll());
    brush.lineWidth = 0.6 + 2.6 * roll() * roll();
    brush.beginPath();
    for (let along = -8; along <= width + 24; along += 24)
      brush.lineTo(x + along, at + sway * Math.sin(along / 210 + phase) + 1.5 * Math.sin(along / 47 + 3 * phase));
    brush.stroke();
  }
  brush.restore();
}

/** The lacquer of all plates: colour over a breath of grain, a mark let into each cell, a fine line along the edge. */
export function plateSheet(unit: number): Texture {
  const [made, brush] = canvas(SHEET * unit);
  Object.entries(CUT).forEach(([colour, { x, y, long, short }], seed) => {
    const { paint, inlay, mark } = LACQUER[colour]!;
    const area: [number, number, number, number] = [x * unit, y * unit, long * unit, short * unit];
    brush.fillStyle = paint;
    brush.fillRect(...area);
    if (!mark) years(brush, area, ["#6f4d26", "#f0d6a8"], 0.3, 7);
    else years(brush, area, ["#160c04", "#ffffff"], colour === "black" ? 0.16 : 0.11, 11 * seed + 5);
    if (!mark) return;
    brush.strokeStyle = inlay;
    brush.globalAlpha = 0.5;
    brush.lineWidth = unit * 0.018;
    brush.strokeRect(area[0] + 0.11 * unit, area[1] + 0.11 * unit, area[2] - 0.22 * unit, area[3] - 0.22 * unit);
    brush.globalAlpha = 1;
    for (let cell = 0; cell < long * short; cell++) {
      brush.save();
      brush.translate((x + (cell % long) + 0.5) * unit, (y + Math.floor(cell / long) + 0.5) * unit);
      brush.scale(unit / 190, unit / 190);
      const path = new Path2D(mark);
      brush.fillStyle = inlay;
      brush.fill(path, "evenodd");
      brush.strokeStyle = "rgb(25 14 4 / 45%)";
      brush.lineWidth = 2.4;
      brush.stroke(path);
      brush.restore();
    }
  });
  return texture(made);
}

// ── The tray, the rail, the cylinders ───────────────────────────────────────────────────────────────────

const GROUND = 6.9; // the ground of the tray: the board and a margin for the names
export const OUTER = GROUND + 0.5; // with its frame
export const FLOOR = -0.46; // the table under it all
const half = 0.5;

/** Plain oak: the right half of the sheet of wood. */
const oak: Paint = (x, z) => [half + (((x + 20) / 16) % half), ((z + 20) / 9) % half];
const along: Paint = (x, z) => [half + (((z + 20) / 16) % half), ((x + 20) / 9) % half];

/** A numeral burnt into a piece: one of the six tiles above the plain oak, for a square of this size. */
function numeral(number: number, size: number): Paint {
  const [column, row] = [(number - 1) % 3, Math.floor((number - 1) / 3)];
  return (x, z) => [half + (column + 0.5 + x / size) / 6, 1 - (row + 0.5 + z / size) / 4];
}

/** Oak with the burnt grid on its left half; on the right numerals above, plain wood below. */
export function woodSheet(): Texture {
  const size = 1024;
  const [made, brush] = canvas(2 * size, size);
  const boards = wood("#d8bf98", "#9b7a4e", "#f1e0c0", 23).image as HTMLCanvasElement;
  brush.drawImage(boards, 0, 0);
  brush.drawImage(boards, size, 0);
  const unit = size / GROUND;
  brush.save();
  brush.translate(size / 2, size / 2);
  burn(brush, () => {
    for (let k = -BOARD / 2; k <= BOARD / 2; k++) {
      brush.moveTo(k * unit, (-BOARD / 2) * unit);
      brush.lineTo(k * unit, (BOARD / 2) * unit);
      brush.moveTo((-BOARD / 2) * unit, k * unit);
      brush.lineTo((BOARD / 2) * unit, k * unit);
    }
  });
  brush.textAlign = "center";
  brush.textBaseline = "middle";
  brush.fillStyle = "rgb(70 38 12 / 85%)";
  brush.font = `600 ${unit * 0.27}px "Source Sans 3 Variable", sans-serif`;
  for (let k = 0; k < BOARD; k++) {
    const at = (k - BOARD / 2 + 0.5) * unit;
    brush.fillText(COLUMNS[k]!, at, (BOARD / 2 + 0.22) * unit);
    brush.fillText(String(k + 1), (-BOARD / 2 - 0.22) * unit, -at);
  }
  brush.restore();
  const tile = size / 3;
  brush.font = `640 ${tile * 0.42}px "Source Sans 3 Variable", sans-serif`;
  for (let k = 0; k < 6; k++) {
    const [x, y] = [size + (0.5 + (k % 3)) * tile, (0.5 + Math.floor(k / 3)) * (size / 4)];
    brush.save();
    brush.translate(x, y);
    brush.scale(1, 0.75); // the tiles are wider than high
    brush.fillText(String(k + 1), 0, tile * 0.03);
    brush.restore();
  }
  return texture(made);
}

/** Lines drawn with a hot iron: dark, with a brown breath around them. */
function burn(brush: CanvasRenderingContext2D, path: () => void): void {
  for (const [colour, wide] of [
    ["rgb(110 62 20 / 16%)", 12],
    ["rgb(92 50 16 / 26%)", 6.5],
    ["rgb(66 36 12 / 78%)", 2.2],
  ] as const) {
    brush.strokeStyle = colour;
    brush.lineWidth = wide;
    brush.lineCap = "round";
    brush.beginPath();
    path();
    brush.stroke();
  }
}

/** Where the cylinders of a side stand, and where a free one does: along the rail. */
export function sideAt(side: number, sides: number): Vector3 {
  const x = side === 0 ? -3.15 : sides === 2 ? 3.15 : 2 + 1.15 * side - 0.55;
  return new Vector3(x, FLOOR + 0.36, BACK);
}
export const freeAt = (high: number) => new Vector3(-1.78 + 0.71 * (high - 1), FLOOR + 0.56, BACK);

/** Everything that never moves. */
export function furniture(sides: number[][]): BufferGeometry {
  const bar = (long: number) => slab(long, 0.26, 0.62, 0.07, OAK, oak);
  const turned = slab(0.26, OUTER, 0.62, 0.07, OAK, along);
  const ground: Paint = (x, z) => [(x / GROUND + 0.5) * half, 0.5 - z / GROUND];
  const parts = [
    slab(GROUND, GROUND, 0.4, 0.01, OAK, ground).translate(0, -0.4, 0),
    bar(GROUND).translate(0, FLOOR, GROUND / 2 + 0.12),
    bar(GROUND).translate(0, FLOOR, -GROUND / 2 - 0.12),
    turned.clone().translate(GROUND / 2 + 0.12, FLOOR, 0),
    turned.clone().translate(-GROUND / 2 - 0.12, -0.46, 0),
    slab(4.5, 0.86, 0.56, 0.06, WALNUT, oak).translate(0, FLOOR, BACK),
  ];
  sides.forEach((seats, side) => {
    const at = sideAt(side, sides.length);
    parts.push(slab(0.95, 1.5, 0.36, 0.06, WALNUT, oak).translate(at.x, FLOOR, at.z + 0.2));
    seats.forEach((seat, k) => {
      const shift = (k - (seats.length - 1) / 2) * 0.36;
      const badge = slab(0.34, 0.4, 0.03, 0.01, [0.98, 0.86, 0.68], numeral(seat, 0.62));
      parts.push(badge.translate(at.x + shift, at.y, at.z + 0.68));
    });
  });
  return mergeGeometries(parts);
}

const turnery = new Map<number, BufferGeometry>();

/** A turned cylinder with a groove for each unit of its height, its number on top; made once. */
export function cylinderShape(high: number): BufferGeometry {
  const known = turnery.get(high);
  if (known) return known;
  const tall = high * UNIT;
  const profile = [new Vector2(0, 0), new Vector2(RADIUS - 0.03, 0), new Vector2(RADIUS, 0.03)];
  for (let k = 1; k < high; k++) {
    const y = k * UNIT;
    profile.push(new Vector2(RADIUS, y - 0.022), new Vector2(RADIUS - 0.024, y), new Vector2(RADIUS, y + 0.022));
  }
  profile.push(
    new Vector2(RADIUS, tall - 0.04),
    new Vector2(RADIUS - 0.045, tall - 0.004),
    new Vector2(RADIUS - 0.06, tall),
  );
  const body = new LatheGeometry(profile, 30);
  const [at, uv] = [body.getAttribute("position"), body.getAttribute("uv")];
  for (let k = 0; k < at.count; k++) {
    const turn = Math.abs(uv.getX(k) - 0.5); // the grain meets itself behind
    uv.setXY(k, half + 0.02 + 0.4 * (at.getY(k) / 4 + 0.1 * high) * half, 0.05 + 0.4 * turn);
  }
  const top = new CircleGeometry(RADIUS - 0.06, 30).rotateX(-Math.PI / 2).translate(0, tall, 0);
  const [spots, marks] = [top.getAttribute("position"), top.getAttribute("uv")];
  for (let k = 0; k < spots.count; k++) marks.setXY(k, ...numeral(high, 0.9)(spots.getX(k), spots.getZ(k)));
  const made = mergeGeometries([tinted(body, MAPLE, tall), tinted(top, MAPLE, 0)]);
  turnery.set(high, made);
  return made;
}

/** Colours the vertices; what stands on the ground is a little darker at its foot. */
function tinted(piece: BufferGeometry, tint: Tint, tall: number): BufferGeometry {
  const at = piece.getAttribute("position");
  const colours = new Float32Array(3 * at.count);
  for (let k = 0; k < at.count; k++) {
    const shade = tall ? 0.74 + 0.26 * Math.min(1, at.getY(k) / 0.2) : 1;
    colours.set([tint[0] * shade, tint[1] * shade, tint[2] * shade], 3 * k);
  }
  piece.setAttribute("color", new BufferAttribute(colours, 3));
  return piece;
}

/** The shade that the tray throws on the table in diffuse daylight. */
export function trayShade(): Texture {
  const size = 256;
  const [made, brush] = canvas(size);
  brush.shadowColor = "rgb(30 20 8)";
  brush.shadowBlur = 34;
  brush.shadowOffsetX = 2 * size; // only the shadow falls on the canvas
  brush.fillRect(46 - 2 * size, 46, size - 92, size - 92);
  return texture(made);
}
