/*
 * Babel's tower on its turntable. The tower is one merged mesh: cubes only ever move up and down together, so a
 * change of height rewrites positions and everything is drawn in a single call.
 */
import {
  Box3,
  BoxGeometry,
  BufferAttribute,
  BufferGeometry,
  CircleGeometry,
  Color,
  DoubleSide,
  Group,
  LatheGeometry,
  MathUtils,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  type Ray,
  Raycaster,
  Vector2,
  Vector3,
} from "three";
import { mergeGeometries } from "three/examples/jsm/utils/BufferGeometryUtils.js";
import { fall, Heap } from "../../stage/heap";
import { canvas, feltOn, grain, shadeUnder, softShade, texture, wood } from "../../stage/materials";
import type { Tier } from "../../stage/quality";
import { Stage, type Hits, type View } from "../../stage/stage";
import { cubeGeometry, tile, TILES } from "./cube";
import { INK, PAINT } from "./colours";
import type { Cube } from "./schema";
import { CELLS, corner, outward, type Cell } from "./tokens";

const HOME: View = { azimuth: 0.62, height: 0.5, zoom: 1 };
const TEAL = "#2f8f86";
const AMBER = "#f0a63a";
const BRICK = "#c0482f";

interface Part {
  cube: Cube;
  geometry: BufferGeometry;
  drop: number; // how far above its place it hangs
}

const shapes = new Map<string, BufferGeometry>();

/** The shape of a cube in its cell, numbered on the faces that look out; made once. */
function shape(cell: Cell, bulges: string): BufferGeometry {
  const key = outward(cell) + bulges;
  const made = shapes.get(key) ?? cubeGeometry(bulges, outward(cell));
  shapes.set(key, made);
  return made;
}

/** The paint of all faces: a tile for each type, plain and with its number. */
function atlas(relief: boolean): HTMLCanvasElement {
  const size = 256;
  const [made, brush] = canvas(size * TILES);
  brush.textAlign = "center";
  brush.textBaseline = "middle";
  brush.font = `640 ${size * 0.2}px "Source Sans 3 Variable", sans-serif`;
  PAINT.forEach((paint, type) => {
    for (const numbered of [false, true]) {
      const [column, row] = tile(type, numbered);
      brush.fillStyle = relief ? "#808080" : paint;
      brush.fillRect(column * size, row * size, size, size);
      if (!relief) grain(brush, column * size, row * size, size, type === 2 ? 0.16 : 0.055, 7 * type + 3);
      if (!numbered) continue;
      brush.fillStyle = relief ? "#202020" : INK[type]!;
      // In two corners, as on a playing card: the middle is a hollow, and turned heads can read it too.
      for (const turn of [0, Math.PI]) {
        brush.save();
        brush.translate((column + 0.5) * size, (row + 0.5) * size);
        brush.rotate(turn);
        brush.fillText(String(type), -0.325 * size, -0.305 * size);
        brush.restore();
      }
    }
  });
  return made;
}

export class BabelScene {
  readonly stage: Stage;
  onView: () => void = () => {};
  private readonly world = new Group();
  private readonly ground = new Group();
  private readonly tower: Heap;
  private readonly ghost: Mesh<BufferGeometry, MeshStandardMaterial>;
  private readonly glow: Mesh<BufferGeometry, MeshBasicMaterial>;
  private readonly edge = outline(TEAL);
  private readonly last = outline(AMBER);
  private readonly cause = outline(BRICK);
  private parts: Part[] = [];
  private glowing: { cell: Cell; level: number }[] = [];
  private ghosted: Cube | null = null;
  private marked: Cube | null = null;
  private blamed: Cube | null = null;
  private gap = 0;
  private level = 1;
  private framed = 0; // the height that is in the picture

  constructor(element: HTMLCanvasElement, tier: Tier, hits: Hits | null, fixed: boolean) {
    this.stage = new Stage(element, tier, HOME, hits, fixed);
    this.stage.presets = { above: { height: 1.45 }, under: { height: -0.62 } };
    const paint = texture(atlas(false));
    const material = new MeshStandardMaterial({
      map: paint,
      bumpMap: tier === "full" ? texture(atlas(true), false) : null,
      bumpScale: 1.2,
      vertexColors: true,
      roughness: 0.58,
      metalness: 0,
    });
    this.tower = new Heap(material);
    this.tower.mesh.castShadow = this.tower.mesh.receiveShadow = true;
    this.ghost = new Mesh(new BufferGeometry(), material.clone());
    Object.assign(this.ghost.material, { transparent: true, opacity: 0.84, bumpMap: null });
    this.ghost.material.emissive = new Color(TEAL);
    this.ghost.material.emissiveIntensity = 0.22;
    this.glow = new Mesh(
      new BufferGeometry(),
      new MeshBasicMaterial({
        color: AMBER,
        transparent: true,
        opacity: 0.9,
        vertexColors: true,
        side: DoubleSide,
        depthWrite: false,
        toneMapped: false,
      }),
    );
    const shade = shadeUnder(softShade(), 5.9, 5.9, 0.34);
    shade.position.y = -0.345;
    this.ground.add(turntable(), felt(), shade);
    const marks = [this.ghost, this.glow, this.edge, this.last, this.cause];
    this.world.add(this.tower.mesh, ...marks);
    for (const mark of marks) mark.visible = false;
    this.stage.scene.add(this.ground, this.world);
    this.stage.onView = () => {
      this.ground.visible = this.stage.camera.position.y > -0.1;
      this.onView();
    };
  }

  /** Shows these cubes; a new one falls into its place when `dropped` says so. */
  async show(cubes: Cube[], level: number, dropped: Cube | null, milliseconds: number): Promise<void> {
    this.parts = cubes.map((cube) => ({ cube, geometry: shape(cube.cell, cube.bulges), drop: 0 }));
    this.level = level;
    this.tower.fill(this.parts.map((part) => part.geometry));
    this.lift();
    this.frameTower();
    const fresh = dropped && this.parts.find((part) => same(part.cube, dropped));
    if (!fresh || milliseconds <= 0) return this.stage.invalidate();
    await this.stage.animate(milliseconds, (t) => {
      fresh.drop = fall(t, 1.1, 0.03);
      this.lift();
    });
  }

  /** The cells where the chosen cube fits, the cube as it would stand, the last one placed, the one in the way. */
  mark(glowing: { cell: Cell; level: number }[], ghost: Cube | null, last: Cube | null, cause: Cube | null): void {
    this.glowing = glowing;
    this.ghosted = ghost;
    this.marked = last;
    this.blamed = cause;
    if (ghost) this.ghost.geometry = shape(ghost.cell, ghost.bulges);
    this.lift();
    this.stage.invalidate();
  }

  explode(gap: number): void {
    this.gap = gap;
    this.lift();
    if (this.framed) this.frameTower();
    this.stage.invalidate();
  }

  /** The empty cell of the current level, or the cube, that a ray meets first. */
  pick(ray: Raycaster, empty: Cell[]): { cell: Cell; level: number } | null {
    let best: { cell: Cell; level: number } | null = null;
    let nearest = Infinity;
    const hit = new Vector3();
    const consider = (cell: Cell, level: number, low: number) => {
      const middle = this.middle(cell, level);
      const box = new Box3(
        new Vector3(middle.x - 0.49, middle.y - 0.5, middle.z - 0.49),
        new Vector3(middle.x + 0.49, middle.y - 0.5 + low, middle.z + 0.49),
      );
      const met = (ray.ray as Ray).intersectBox(box, hit);
      if (!met || hit.distanceTo(ray.ray.origin) >= nearest) return;
      nearest = hit.distanceTo(ray.ray.origin);
      best = { cell, level };
    };
    for (const { cube } of this.parts) consider(cube.cell, cube.level, 1);
    for (const cell of empty) consider(cell, this.level, this.ghosted?.cell === cell ? 1 : 0.25);
    return best;
  }

  /** Where on the page a cell is seen, in pixels of the canvas: its middle, or so far below it. */
  seen(cell: Cell, level: number, below = 0): { x: number; y: number } {
    return this.stage.seen(this.middle(cell, level).setY(this.middle(cell, level).y - below));
  }

  private middle(cell: Cell, level: number): Vector3 {
    const [east, north] = corner(cell);
    return new Vector3(east / 2, (level - 1) * (1 + this.gap) + 0.5, -north / 2);
  }

  /** Puts every cube at its height. */
  private lift(): void {
    this.tower.put(
      this.parts.map(({ cube, drop }) => this.middle(cube.cell, cube.level).add(new Vector3(0, drop, 0))),
    );
    this.settle(this.ghost, this.ghosted);
    this.settle(this.edge, this.ghosted);
    this.settle(this.last, this.marked);
    this.settle(this.cause, this.blamed);
    this.light();
  }

  private settle(thing: Mesh, at: Cube | null): void {
    thing.visible = at !== null;
    if (at) thing.position.copy(this.middle(at.cell, at.level));
  }

  /** The glow of the places: a soft frame lying in each cell. */
  private light(): void {
    const [positions, colours]: number[][] = [[], []];
    for (const { cell, level } of this.glowing) {
      const { x, y, z } = this.middle(cell, level);
      const on = this.parts.some(
        ({ cube }) => cube.cell === cell && cube.level === level - 1 && cube.bulges.includes("u"),
      );
      lamp(positions!, colours!, x, y - 0.5 + 0.012, z, on ? 0.27 : 0);
    }
    this.glow.geometry.dispose();
    this.glow.geometry = new BufferGeometry();
    this.glow.geometry.setAttribute("position", new BufferAttribute(new Float32Array(positions!), 3));
    this.glow.geometry.setAttribute("color", new BufferAttribute(new Float32Array(colours!), 4));
    this.glow.visible = this.glowing.length > 0;
  }

  /** Keeps the growing tower in the picture. */
  private frameTower(): void {
    const levels = Math.max(this.level, ...this.parts.map(({ cube }) => cube.level), 2);
    const height = levels + (levels - 1) * this.gap;
    if (height === this.framed) return;
    const [low, near] = [this.stage.target.y, this.stage.reach];
    const first = this.framed === 0;
    this.framed = height;
    void this.stage.animate(first ? 0 : 420, (t) => {
      if (this.framed !== height) return; // it has grown again meanwhile
      this.stage.target.y = MathUtils.lerp(low, height * 0.46 - 0.5, t);
      this.stage.reach = MathUtils.lerp(near, Math.max(11, 6.4 + height * 2.1), t);
    });
  }

  dispose(): void {
    this.stage.dispose();
  }
}

const same = (one: Cube, two: Cube) => one.cell === two.cell && one.level === two.level;

/** A rounded square of light, brightest at its edge, with a hole where a bump sticks through. */
function lamp(positions: number[], colours: number[], x: number, y: number, z: number, hole: number): void {
  const steps = 40;
  const round = (wave: number) => Math.sign(wave) * Math.abs(wave) ** 0.3;
  const rings = [
    { size: hole, square: false, alpha: 0.3 },
    { size: 0.33, square: true, alpha: 0.36 },
    { size: 0.41, square: true, alpha: 1 },
    { size: 0.455, square: true, alpha: 0.9 },
    { size: 0.485, square: true, alpha: 0 },
  ];
  const corner = (k: number, ring: (typeof rings)[number]): void => {
    const [c, s] = [Math.cos((2 * Math.PI * k) / steps), Math.sin((2 * Math.PI * k) / steps)];
    positions.push(x + ring.size * (ring.square ? round(c) : c), y, z + ring.size * (ring.square ? round(s) : s));
    colours.push(1, 1, 1, ring.alpha);
  };
  for (let r = 1; r < rings.length; r++) {
    const [inner, outer] = [rings[r - 1]!, rings[r]!];
    for (let k = 0; k < steps; k++) {
      for (const [n, ring] of [
        [k, inner],
        [k, outer],
        [k + 1, outer],
        [k, inner],
        [k + 1, outer],
        [k + 1, inner],
      ] as const) {
        corner(n, ring);
      }
    }
  }
}

/** Thin bars along the twelve edges of a cube. */
function outline(colour: string): Mesh<BufferGeometry, MeshBasicMaterial> {
  const [half, thick] = [0.505, 0.026];
  const bars: BufferGeometry[] = [];
  for (const one of [-half, half]) {
    for (const two of [-half, half]) {
      bars.push(
        new BoxGeometry(2 * half, thick, thick).translate(0, one, two),
        new BoxGeometry(thick, 2 * half, thick).translate(one, 0, two),
        new BoxGeometry(thick, thick, 2 * half).translate(one, two, 0),
      );
    }
  }
  return new Mesh(mergeGeometries(bars), new MeshBasicMaterial({ color: colour, toneMapped: false }));
}

/** A turned disc of walnut with a rounded rim. */
function turntable(): Mesh {
  const profile = [
    [0, -0.34],
    [2.05, -0.34],
    [2.28, -0.31],
    [2.36, -0.24],
    [2.36, -0.13],
    [2.3, -0.06],
    [2.2, -0.035],
    [2.06, -0.03],
    [2.03, -0.05],
    [0, -0.05],
  ].map(([x, y]) => new Vector2(x, y));
  const made = new LatheGeometry(profile, 72);
  const [at, uv] = [made.getAttribute("position"), made.getAttribute("uv")];
  for (let k = 0; k < at.count; k++)
    uv.setXY(k, at.getX(k) / 6 + at.getY(k) * 0.1, at.getZ(k) / 6 + at.getY(k) * 0.35);
  const material = new MeshStandardMaterial({ map: wood("#96704f", "#553621", "#c29a73", 11), roughness: 0.55 });
  const disc = new Mesh(made, material);
  disc.castShadow = disc.receiveShadow = true;
  return disc;
}

/** The felt in the disc, with the names of the columns and rows stitched along its edge. */
function felt(): Mesh {
  const size = 1024;
  const [made, brush] = canvas(size);
  feltOn(brush, size, "#3a6e66", 5);
  brush.translate(size / 2, size / 2);
  const unit = size / 4.08;
  brush.strokeStyle = "rgb(255 246 225 / 22%)";
  brush.setLineDash([9, 8]);
  brush.lineWidth = 2.4;
  brush.beginPath();
  brush.arc(0, 0, unit * 1.9, 0, 7);
  brush.stroke();
  brush.strokeRect(-unit, -unit, 2 * unit, 2 * unit);
  brush.beginPath();
  brush.moveTo(0, -unit);
  brush.lineTo(0, unit);
  brush.moveTo(-unit, 0);
  brush.lineTo(unit, 0);
  brush.stroke();
  brush.fillStyle = "rgb(255 246 225 / 74%)";
  brush.font = `600 ${unit * 0.3}px "Source Sans 3 Variable", sans-serif`;
  brush.textAlign = "center";
  brush.textBaseline = "middle";
  for (const cell of CELLS) {
    const [east, north] = corner(cell);
    if (north < 0) brush.fillText(cell[0]!, (east * unit) / 2, 1.34 * unit);
    if (east < 0) brush.fillText(cell[1]!, -1.34 * unit, (-north * unit) / 2);
  }
  // A small arrow to the north.
  brush.setLineDash([]);
  brush.beginPath();
  brush.moveTo(0, -1.62 * unit);
  brush.lineTo(0.12 * unit, -1.3 * unit);
  brush.lineTo(0, -1.38 * unit);
  brush.lineTo(-0.12 * unit, -1.3 * unit);
  brush.fill();
  const material = new MeshStandardMaterial({ map: texture(made), roughness: 1 });
  const disc = new Mesh(new CircleGeometry(2.04, 64), material);
  disc.rotation.x = -Math.PI / 2;
  disc.position.y = -0.012;
  disc.receiveShadow = true;
  return disc;
}
