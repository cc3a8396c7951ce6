/*
 * Babel's tower on its turntable. The tower is one merged mesh: cubes only ever move up and down together, so a
 * change of height rewrites positions and everything is drawn in a single call.
 */
import {
  Box3,
  BufferGeometry,
  CircleGeometry,
  Color,
  Group,
  LatheGeometry,
  Mesh,
  MeshStandardMaterial,
  Quaternion,
  type Ray,
  Raycaster,
  Vector2,
  Vector3,
} from "three";
import { around, corners } from "../../stage/framing";
import { fall, Heap } from "../../stage/heap";
import { AMBER, BRICK, coloured, disc, lamp, type LastMark, Marks, outline, TEAL } from "../../stage/marks";
import { canvas, feltOn, grain, shadeUnder, softShade, texture, wood } from "../../stage/materials";
import type { Tier } from "../../stage/quality";
import { squareAt } from "../../stage/sight";
import { Stage, type Hits, type View } from "../../stage/stage";
import { cubeGeometry, FACES, tile, TILES } from "./cube";
import { INK, PAINT } from "./colours";
import type { Cube } from "./schema";
import { CELLS, corner, outward, type Cell } from "./tokens";

const HOME: View = { azimuth: 0.62, height: 0.5, zoom: 1 };
const NEAREST = 9.6; // how near the eyes come to a low tower
const RIM = 2.36; // of the turntable
const TABLE = -0.345;
const FEATURE = "#fff3d6"; // bumps and hollows that are drawn through what hides them,
const BEYOND = { bump: 0.64, hollow: 0.52 }; // so far from the middle that what is seen is not drawn again

interface Spot {
  cell: Cell;
  level: number;
}
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
  private readonly foot: Mesh; // the shade of the tower on the felt
  private readonly tower: Heap;
  private readonly ghost: Mesh<BufferGeometry, MeshStandardMaterial>;
  private readonly marks: Marks;
  private parts: Part[] = [];
  private glowing: Spot[] = [];
  private ghosted: Cube | null = null;
  private marked: readonly LastMark<Cube>[] = [];
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
    const shade = shadeUnder(softShade(), 5.9, 5.9, 0.4);
    shade.position.y = TABLE + 0.004;
    const foot = shadeUnder(softShade(), 3, 3, 0.3);
    foot.position.y = -0.008;
    this.ground.add(turntable(), felt(), shade, foot);
    this.foot = foot;
    this.world.add(this.tower.mesh, this.ghost);
    this.ghost.visible = false;
    this.marks = new Marks(this.world);
    this.stage.nearest = NEAREST;
    this.stage.layTable(TABLE, 5.4);
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
    this.foot.visible = cubes.length > 0;
    this.lift();
    this.frameTower();
    const fresh = dropped && this.parts.find((part) => same(part.cube, dropped));
    if (!fresh || milliseconds <= 0) return this.stage.invalidate();
    await this.stage.animate(milliseconds, (t) => {
      fresh.drop = fall(t, 1.1, 0.03);
      this.lift();
    });
  }

  /** The cells where the chosen cube fits, the cube as it would stand, the last ones placed, the one in the way. */
  mark(glowing: Spot[], ghost: Cube | null, last: readonly LastMark<Cube>[], cause: Cube | null): void {
    const moved = JSON.stringify(glowing) !== JSON.stringify(this.glowing);
    this.glowing = glowing;
    this.ghosted = ghost;
    this.marked = last;
    this.blamed = cause;
    if (ghost) this.ghost.geometry = shape(ghost.cell, ghost.bulges);
    this.lift();
    if (moved) this.reveal();
    this.stage.invalidate();
  }

  /** Turns the tower if every place that glows is behind it. */
  private reveal(): void {
    const places = this.glowing.map(({ cell, level }) => {
      const middle = this.middle(cell, level);
      return squareAt(middle.setY(middle.y - 0.45), 0.36);
    });
    this.stage.reveal(
      places,
      this.parts.map(({ cube }) => boxAt(this.middle(cube.cell, cube.level), 1)),
    );
  }

  explode(gap: number): void {
    this.gap = gap;
    this.lift();
    if (this.framed) this.frameTower();
    this.stage.invalidate();
  }

  /** The empty cell of the current level, or the cube, that a ray meets first. */
  pick(ray: Raycaster, empty: Cell[]): Spot | null {
    let best: Spot | null = null;
    let nearest = Infinity;
    const hit = new Vector3();
    const consider = (cell: Cell, level: number, low: number) => {
      const met = (ray.ray as Ray).intersectBox(boxAt(this.middle(cell, level), low), hit);
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
    this.ghost.visible = this.ghosted !== null;
    if (this.ghosted) this.ghost.position.copy(this.middle(this.ghosted.cell, this.ghosted.level));
    this.drawMarks();
  }

  /** Light in each place, outlines, and through what hides them the bumps and hollows that a cube there meets. */
  private drawMarks(): void {
    const lights = this.glowing.map((spot) => this.lightIn(spot));
    const edges = (cube: Cube | null, colour: string) => (cube ? [this.edgesOf(cube, colour)] : []);
    const shown = [...lights, ...edges(this.ghosted, TEAL), ...edges(this.blamed, BRICK)];
    const met = this.ghosted
      ? this.featuresOf(this.ghosted)
      : this.glowing.flatMap((spot) => this.featuresAt(spot));
    const last = this.marked.map(({ piece, colour }) => this.edgesOf(piece, colour));
    this.marks.fill([...shown, ...last], [...shown, ...met]);
  }

  private edgesOf(cube: Cube, colour: string): BufferGeometry {
    const { x, y, z } = this.middle(cube.cell, cube.level);
    return coloured(outline([0.982, 0.982, 0.982], 0.05), colour).translate(x, y, z);
  }

  private lightIn({ cell, level }: Spot): BufferGeometry {
    const { x, y, z } = this.middle(cell, level);
    const below = this.cubeAt(cell, level - 1);
    return coloured(lamp(below?.bulges.includes("u") ? 0.27 : 0), AMBER).translate(x, y - 0.488, z);
  }

  private cubeAt = (cell: Cell, level: number) =>
    this.parts.find(({ cube }) => cube.cell === cell && cube.level === level)?.cube;

  /** The faces of a cube, each as a full disc for a bump and as a ring for a hollow. */
  private featuresOf(cube: Cube, faces = "ewnsud"): BufferGeometry[] {
    const middle = this.middle(cube.cell, cube.level);
    return [...faces].map((side) => {
      const [{ normal }, bump] = [FACES[side]!, cube.bulges.includes(side)];
      const turn = new Quaternion().setFromUnitVectors(new Vector3(0, 1, 0), normal);
      const at = middle.clone().addScaledVector(normal, bump ? BEYOND.bump : BEYOND.hollow);
      return coloured(disc(0.25, bump), FEATURE).applyQuaternion(turn).translate(at.x, at.y, at.z);
    });
  }

  /** What the neighbours turn towards an empty cell. */
  private featuresAt({ cell, level }: Spot): BufferGeometry[] {
    const [east, north] = corner(cell);
    return this.parts.flatMap(({ cube }) => {
      if (cube.level !== level) return [];
      const [x, y] = corner(cube.cell);
      if (y === north && x !== east) return this.featuresOf(cube, x < 0 ? "e" : "w");
      return x === east && y !== north ? this.featuresOf(cube, y < 0 ? "n" : "s") : [];
    });
  }

  /** Keeps the growing tower in the picture. */
  private frameTower(): void {
    const levels = Math.max(this.level, ...this.parts.map(({ cube }) => cube.level), 2);
    const height = levels + (levels - 1) * this.gap;
    if (height === this.framed) return;
    const first = this.framed === 0;
    this.framed = height;
    const tower = corners(new Vector3(-1, 0, -1), new Vector3(1, height, 1));
    this.stage.keepInPicture([...around(RIM, TABLE), ...around(RIM, -0.03), ...tower], first ? 0 : 420);
  }

  dispose(): void {
    this.stage.dispose();
  }
}

const same = (one: Cube, two: Cube) => one.cell === two.cell && one.level === two.level;

/** The lower part of a cell, or all of it. */
function boxAt({ x, y, z }: Vector3, high: number): Box3 {
  return new Box3(new Vector3(x - 0.49, y - 0.5, z - 0.49), new Vector3(x + 0.49, y - 0.5 + high, z + 0.49));
}

/** A turned disc of walnut with a rounded rim. */
function turntable(): Mesh {
  const profile = [
    [0, -0.34],
    [2.05, -0.34],
    [2.28, -0.31],
    [RIM, -0.24],
    [RIM, -0.13],
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
