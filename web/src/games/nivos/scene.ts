/*
 * Nivos' board on the stage. What lies on the tray is one merged mesh, and so are the furniture, the cylinders, the
 * outlines: a full board is drawn in a dozen calls, shadows included.
 */
import {
  Box3,
  BoxGeometry,
  BufferAttribute,
  BufferGeometry,
  Color,
  Group,
  MathUtils,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  PlaneGeometry,
  type Raycaster,
  Vector3,
} from "three";
import { mergeGeometries } from "three/examples/jsm/utils/BufferGeometryUtils.js";
import { fall, Heap } from "../../stage/heap";
import { shadeUnder } from "../../stage/materials";
import type { Tier } from "../../stage/quality";
import { Stage, type Hits, type View } from "../../stage/stage";
import {
  BACK,
  cylinderShape,
  FLOOR,
  freeAt,
  furniture,
  plateSheet,
  plateShape,
  sideAt,
  THICK,
  trayShade,
  UNIT,
  woodSheet,
} from "./meshes";
import type { Plate, Side, Steps, View as Table } from "./schema";
import { BOARD, cellsOf, height, named, spot } from "./tokens";

const SCALE = 0.72; // a cell on the stage, so that the light's shadows reach everything
const HOME: View = { azimuth: 0.24, height: 0.84, zoom: 1 };
const REACH = 15;
const MIDDLE = new Vector3(0, 0.1, 0.5); // what the eyes rest on
const GREEN = "#2f9a72";
const AMBER = "#f0a63a";
const BRICK = "#c0482f";

export type Piece = Pick<Plate, "colour" | "cell" | "width" | "depth" | "level">;
export interface Ghost extends Piece {
  fits: boolean;
}
export interface Marks {
  lit: string[]; // cells that a hint names, or else those that the plate in hand could cover
  ghost: Ghost | null;
  last: Piece | null;
  cause: Piece | null;
  due: number; // the cylinder that would be taken
}

export class NivosScene {
  readonly stage: Stage;
  private readonly world = new Group();
  private readonly table: Mesh<BufferGeometry, MeshStandardMaterial>;
  private readonly solid: Heap;
  private readonly faded: Heap;
  private readonly turned: Heap;
  private readonly ghost: Mesh<BufferGeometry, MeshStandardMaterial>;
  private readonly right: MeshStandardMaterial; // of a ghost that fits
  private readonly wrong: MeshStandardMaterial; // of one that does not
  private readonly glow = new Mesh(new BufferGeometry(), lit(0.34, AMBER));
  private readonly edges = new Mesh(new BufferGeometry(), lit(1, "#ffffff"));
  private plates: Plate[] = [];
  private sides: Side[] = [];
  private fade = Infinity; // levels above this are hardly there
  private fresh: { plate: Plate; drop: number } | null = null;
  private flying: { height: number; from: Vector3; t: number } | null = null;
  private due = 0;
  private seated = "";

  constructor(element: HTMLCanvasElement, tier: Tier, hits: Hits | null, fixed: boolean) {
    this.stage = new Stage(element, tier, HOME, hits, fixed);
    this.stage.lowest = 0.12;
    this.stage.presets = { above: { azimuth: 0, height: 1.5 } };
    this.stage.reach = REACH;
    this.stage.target.copy(MIDDLE).multiplyScalar(SCALE);
    const lacquer = new MeshStandardMaterial({
      map: plateSheet(tier === "full" ? 192 : 128),
      vertexColors: true,
      roughness: 0.36,
    });
    const timber = new MeshStandardMaterial({ map: woodSheet(), vertexColors: true, roughness: 0.62 });
    this.table = new Mesh(new BufferGeometry(), timber);
    this.solid = new Heap(lacquer);
    this.turned = new Heap(timber);
    for (const mesh of [this.table, this.solid.mesh, this.turned.mesh])
      mesh.castShadow = mesh.receiveShadow = true;
    this.faded = new Heap(lacquer.clone());
    Object.assign(this.faded.mesh.material, { transparent: true, opacity: 0.13, depthWrite: false });
    this.right = lacquer.clone();
    Object.assign(this.right, {
      transparent: true,
      opacity: 0.9,
      emissive: new Color(GREEN),
      emissiveIntensity: 0.14,
    });
    this.wrong = new MeshStandardMaterial({ color: BRICK, transparent: true, opacity: 0.62, roughness: 0.5 });
    this.ghost = new Mesh(new BufferGeometry(), this.right);
    this.ghost.renderOrder = 1;
    const things = [
      this.table,
      this.solid.mesh,
      this.faded.mesh,
      this.turned.mesh,
      this.ghost,
      this.glow,
      this.edges,
    ];
    const shade = shadeUnder(trayShade(), 12.4, 14.4, 0.5);
    shade.position.set(0, FLOOR - 0.01, BACK / 7);
    this.world.add(...things, shade);
    for (const thing of [this.ghost, this.glow, this.edges]) thing.visible = false;
    this.world.scale.setScalar(SCALE);
    this.stage.scene.add(this.world);
  }

  /** Shows a table; what was just laid falls into its place, a cylinder just taken goes to its pile. */
  async show(view: Pick<Table, "plates" | "cylinders">, steps: Steps, milliseconds: number): Promise<void> {
    const seated = JSON.stringify(view.cylinders.map((side) => side.seats));
    if (seated !== this.seated) {
      this.table.geometry.dispose();
      this.table.geometry = furniture(view.cylinders.map((side) => side.seats));
      this.seated = seated;
    }
    const laid = steps.find((step) => step.step === "lay");
    const taken = steps.find((step) => step.step === "cylinder");
    this.plates = view.plates;
    this.sides = view.cylinders;
    this.due = 0;
    this.turned.fill([1, 2, 3, 4, 5, 6].map(cylinderShape));
    this.heap();
    const plate = laid && this.plates.find((one) => one.cell === laid.cell && one.level === laid.level);
    const moving = milliseconds > 0;
    const fresh = (this.fresh = moving && plate ? { plate, drop: 1.4 } : null);
    const flying = (this.flying =
      moving && taken ? { height: taken.height, from: freeAt(taken.height), t: 0 } : null);
    // The next table may come before this one has settled; what moves then is no longer ours.
    const stale = () => this.fresh !== fresh || this.flying !== flying;
    if (fresh)
      await this.stage.animate(milliseconds, (t) => {
        fresh.drop = fall(t, 1.4, 0.02);
        this.settle();
      });
    if (stale()) return;
    this.framePiles(milliseconds);
    if (flying)
      await this.stage.animate(1.6 * milliseconds, (t) => {
        flying.t = t;
        this.settle();
      });
    if (stale()) return;
    this.fresh = this.flying = null;
    this.settle();
  }

  /** Steps back from a pile that grows out of the picture. */
  private framePiles(milliseconds: number): void {
    const tallest = Math.max(0, ...this.sides.map((side) => side.total)) * UNIT;
    const [from, to] = [this.stage.reach, REACH + 2.2 * Math.max(0, tallest - 1.5)];
    if (from !== to)
      void this.stage.animate(milliseconds, (t) => (this.stage.reach = MathUtils.lerp(from, to, t)));
  }

  /** Where the plate in hand could go, the plate as it would lie, the last one laid, the one in the way, the price. */
  mark({ lit, ghost, last, cause, due }: Marks): void {
    const bars: BufferGeometry[] = [];
    if (last) bars.push(...frame(last, AMBER));
    if (cause) bars.push(...frame(cause, BRICK));
    this.ghost.visible = ghost !== null;
    if (ghost) {
      bars.push(...frame(ghost, ghost.fits ? GREEN : BRICK));
      this.ghost.geometry = plateShape(ghost.colour, ghost.width, ghost.depth);
      this.ghost.position.copy(middle(ghost)).y += 0.03;
      this.ghost.material = ghost.fits ? this.right : this.wrong;
    }
    this.edges.geometry.dispose();
    this.edges.geometry = bars.length ? mergeGeometries(bars) : new BufferGeometry();
    this.edges.visible = bars.length > 0;
    this.light(lit);
    this.due = due;
    this.settle();
  }

  /** Levels above this one are faded, so that one sees what they cover. */
  fadeAbove(level: number): void {
    this.fade = level;
    this.heap();
  }

  /** The point of the board under a ray, in cells from its south-west corner. */
  pick(ray: Raycaster): { x: number; y: number } | null {
    const local = ray.ray.clone();
    local.origin.divideScalar(SCALE);
    const [hit, best] = [new Vector3(), new Vector3()];
    let nearest = Infinity;
    for (let k = 0; k < BOARD * BOARD; k++) {
      const [column, row] = [k % BOARD, Math.floor(k / BOARD)];
      const high = THICK * height(this.plates, named(column, row));
      const [x, z] = [column - BOARD / 2, BOARD / 2 - row];
      const box = new Box3(new Vector3(x, -0.01, z - 1), new Vector3(x + 1, high, z));
      if (!local.intersectBox(box, hit) || hit.distanceTo(local.origin) >= nearest) continue;
      nearest = hit.distanceTo(local.origin);
      best.copy(hit);
    }
    return nearest < Infinity ? { x: best.x + BOARD / 2, y: BOARD / 2 - best.z } : null;
  }

  /** Where on the page a plate is seen, in pixels of the canvas. */
  seen(piece: Piece): { x: number; y: number } {
    return this.stage.seen(
      middle(piece)
        .setY(piece.level * THICK)
        .multiplyScalar(SCALE),
    );
  }

  private heap(): void {
    const [below, above] = [this.plates.filter((one) => one.level <= this.fade), this.above()];
    this.solid.fill(below.map(shapeOf));
    this.faded.fill(above.map(shapeOf));
    this.settle();
  }
  private above = () => this.plates.filter((one) => one.level > this.fade);

  /** Puts every piece where it belongs just now. */
  private settle(): void {
    const place = (plate: Plate) => {
      const at = middle(plate);
      if (this.fresh?.plate === plate) at.y += this.fresh.drop;
      return at;
    };
    this.solid.put(this.plates.filter((one) => one.level <= this.fade).map(place));
    this.faded.put(this.above().map(place));
    this.turned.put([1, 2, 3, 4, 5, 6].map((high) => this.cylinderAt(high)));
    this.stage.invalidate();
  }

  private cylinderAt(high: number): Vector3 {
    const side = this.sides.findIndex((one) => one.heights.includes(high));
    // A cylinder that would be taken lifts off the rail.
    if (side < 0) return freeAt(high).setY(freeAt(high).y + (high === this.due ? 0.42 : 0));
    const at = sideAt(side, this.sides.length);
    at.y += UNIT * this.sides[side]!.heights.filter((one) => one < high).reduce((sum, one) => sum + one, 0);
    if (this.flying?.height !== high) return at;
    const { from, t } = this.flying;
    const way = from.clone().lerp(at, t);
    way.y += 1.3 * Math.sin(Math.PI * t);
    return way;
  }

  /** A breath of light on each cell that the plate in hand could cover. */
  private light(lit: string[]): void {
    const squares = lit.map((cell) => {
      const [column, row] = spot(cell);
      const made = new PlaneGeometry(0.86, 0.86).rotateX(-Math.PI / 2);
      const y = THICK * height(this.plates, cell) + 0.006;
      return coloured(made.translate(column - BOARD / 2 + 0.5, y, BOARD / 2 - row - 0.5), "#ffffff");
    });
    this.glow.geometry.dispose();
    this.glow.geometry = squares.length ? mergeGeometries(squares) : new BufferGeometry();
    this.glow.visible = squares.length > 0;
  }

  dispose(): void {
    this.stage.dispose();
  }
}

const shapeOf = (piece: Piece) => plateShape(piece.colour, piece.width, piece.depth);

/** The place of a plate: the middle of its underside. */
function middle({ cell, width, depth, level }: Omit<Piece, "colour">): Vector3 {
  const [column, row] = spot(cell);
  return new Vector3(column + width / 2 - BOARD / 2, (level - 1) * THICK, BOARD / 2 - row - depth / 2);
}

function lit(opacity: number, color: string): MeshBasicMaterial {
  return new MeshBasicMaterial({
    color,
    opacity,
    transparent: opacity < 1,
    depthWrite: opacity === 1,
    vertexColors: true,
    toneMapped: false,
  });
}

function coloured(piece: BufferGeometry, colour: string): BufferGeometry {
  const { r, g, b } = new Color(colour);
  const count = piece.getAttribute("position").count;
  const all = Float32Array.from({ length: 3 * count }, (_, k) => [r, g, b][k % 3]!);
  return piece.setAttribute("color", new BufferAttribute(all, 3));
}

/** Thin bars around a plate: along its upper edges and down its corners. */
function frame(piece: Piece, colour: string): BufferGeometry[] {
  const at = middle(piece);
  const [x, z, thick] = [piece.width / 2 - 0.02, piece.depth / 2 - 0.02, 0.045];
  const bars: BufferGeometry[] = [];
  for (const one of [-1, 1]) {
    bars.push(
      new BoxGeometry(2 * x + thick, thick, thick).translate(0, THICK, one * z),
      new BoxGeometry(thick, thick, 2 * z + thick).translate(one * x, THICK, 0),
    );
    for (const two of [-1, 1])
      bars.push(new BoxGeometry(thick, THICK, thick).translate(one * x, THICK / 2, two * z));
  }
  return bars.map((bar) => coloured(bar.translate(at.x, at.y, at.z), colour));
}

/** The edge of one cell at the height it has, for pointing at it. */
export function cellPiece(plates: Plate[], cell: string): Piece {
  return { colour: "neutral", cell, width: 1, depth: 1, level: Math.max(1, height(plates, cell)) };
}

/** All cells under some of these plates. */
export const spread = (pieces: Pick<Plate, "cell" | "width" | "depth">[]) => [...new Set(pieces.flatMap(cellsOf))];
