/*
 * Nivos' board on the stage. What lies on the tray is one merged mesh, and so are the furniture, the cylinders, the
 * outlines: a full board is drawn in a dozen calls, shadows included.
 */
import { Box3, BufferGeometry, Color, Group, Mesh, MeshStandardMaterial, type Raycaster, Vector3 } from "three";
import { corners } from "../../stage/framing";
import { fall, Heap } from "../../stage/heap";
import { AMBER, BRICK, coloured, GREEN, lamp, type LastMark, Marks as Drawn, outline } from "../../stage/marks";
import { shadeUnder } from "../../stage/materials";
import type { Tier } from "../../stage/quality";
import { squareAt } from "../../stage/sight";
import { Stage, type Hits, type View } from "../../stage/stage";
import {
  BACK,
  cylinderShape,
  FLOOR,
  freeAt,
  furniture,
  OUTER,
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
const NEAREST = 13;

export type Piece = Pick<Plate, "colour" | "cell" | "width" | "depth" | "level">;
export interface Ghost extends Piece {
  fits: boolean;
}
export interface Marks {
  lit: string[]; // cells that a hint names, or else those that the plate in hand could cover
  ghost: Ghost | null;
  last: readonly LastMark<Piece>[];
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
  private readonly marks: Drawn;
  private lit = "";
  private plates: Plate[] = [];
  private sides: Side[] = [];
  private fade = Infinity; // levels above this are hardly there
  private fresh: { plate: Plate; drop: number } | null = null;
  private flying: { height: number; from: Vector3; t: number } | null = null;
  private due = 0;
  private seated = "";
  private framed = "";

  constructor(element: HTMLCanvasElement, tier: Tier, hits: Hits | null, fixed: boolean) {
    this.stage = new Stage(element, tier, HOME, hits, fixed);
    this.stage.lowest = 0.12;
    this.stage.presets = { above: { azimuth: 0, height: 1.5 } };
    this.stage.nearest = NEAREST;
    this.stage.layTable(SCALE * FLOOR - 0.015, 6.6);
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
    const things = [this.table, this.solid.mesh, this.faded.mesh, this.turned.mesh, this.ghost];
    const shade = shadeUnder(trayShade(), 12.4, 14.4, 0.5);
    shade.position.set(0, FLOOR - 0.01, BACK / 7);
    this.world.add(...things, shade);
    this.ghost.visible = false;
    this.marks = new Drawn(this.world);
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
    this.frameBoard(milliseconds);
    if (flying)
      await this.stage.animate(1.6 * milliseconds, (t) => {
        flying.t = t;
        this.settle();
      });
    if (stale()) return;
    this.fresh = this.flying = null;
    this.settle();
  }

  /** Keeps the board and the growing piles in the picture. */
  private frameBoard(milliseconds: number): void {
    const tallest = Math.max(6, ...this.sides.map((side) => side.total)) * UNIT; // the highest cylinder has 6
    const highest = Math.max(3, ...this.plates.map((plate) => plate.level)) * THICK;
    const ends = this.sides.map((_, side) => Math.abs(sideAt(side, this.sides.length).x) + 0.5);
    const rail = Math.max(OUTER / 2, ...ends);
    const framed = [tallest, highest, rail].join();
    if (framed === this.framed) return;
    this.framed = framed;
    const points = [
      ...corners(new Vector3(-OUTER / 2, FLOOR, -OUTER / 2), new Vector3(OUTER / 2, 0.16, OUTER / 2)),
      ...corners(new Vector3(-BOARD / 2, 0, -BOARD / 2), new Vector3(BOARD / 2, highest, BOARD / 2)),
      ...corners(new Vector3(-rail, FLOOR, BACK - 0.5), new Vector3(rail, FLOOR + 0.56 + tallest, BACK + 0.9)),
    ];
    this.stage.keepInPicture(
      points.map((point) => point.multiplyScalar(SCALE)),
      milliseconds,
    );
  }

  /** Where the plate in hand could go, the plate as it would lie, the last ones laid, the one in the way, the price. */
  mark({ lit, ghost, last, cause, due }: Marks): void {
    this.ghost.visible = ghost !== null;
    if (ghost) {
      this.ghost.geometry = plateShape(ghost.colour, ghost.width, ghost.depth);
      this.ghost.position.copy(middle(ghost)).y += 0.03;
      this.ghost.material = ghost.fits ? this.right : this.wrong;
    }
    const shown = lit.map((cell) => coloured(lamp(), AMBER).translate(...this.topOf(cell).toArray()));
    if (cause) shown.push(edgesOf(cause, BRICK));
    if (ghost) shown.push(edgesOf(ghost, ghost.fits ? GREEN : BRICK));
    this.marks.fill([...shown, ...last.map(({ piece, colour }) => edgesOf(piece, colour))], shown);
    this.reveal(lit);
    this.due = due;
    this.settle();
  }

  /** The middle of a cell on top of whatever lies there. */
  private topOf(cell: string): Vector3 {
    const [column, row] = spot(cell);
    const y = THICK * height(this.plates, cell) + 0.008;
    return new Vector3(column - BOARD / 2 + 0.5, y, BOARD / 2 - row - 0.5);
  }

  /** Turns the board if every place that is lit is behind something. */
  private reveal(lit: string[]): void {
    const places = lit.join();
    if (places === this.lit) return;
    this.lit = places;
    const scaled = (box: Box3) => new Box3(box.min.multiplyScalar(SCALE), box.max.multiplyScalar(SCALE));
    const squares = lit.map((cell) =>
      squareAt(this.topOf(cell).setY(this.topOf(cell).y + 0.04), 0.36).map((point) => point.multiplyScalar(SCALE)),
    );
    this.stage.reveal(
      squares,
      this.plates.map((plate) => scaled(boxOf(plate))),
    );
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

function boxOf(piece: Omit<Piece, "colour">): Box3 {
  const { x, y, z } = middle(piece);
  const [wide, deep] = [piece.width / 2, piece.depth / 2];
  return new Box3(new Vector3(x - wide, y, z - deep), new Vector3(x + wide, y + THICK, z + deep));
}

/** The outline of a plate. */
function edgesOf(piece: Piece, colour: string): BufferGeometry {
  const { x, y, z } = middle(piece);
  const made = outline([piece.width - 0.05, THICK - 0.012, piece.depth - 0.05], 0.06);
  return coloured(made, colour).translate(x, y + THICK / 2, z);
}

/** The edge of one cell at the height it has, for pointing at it. */
export function cellPiece(plates: Plate[], cell: string): Piece {
  return { colour: "neutral", cell, width: 1, depth: 1, level: Math.max(1, height(plates, cell)) };
}

/** All cells under some of these plates. */
export const spread = (pieces: Pick<Plate, "cell" | "width" | "depth">[]) => [...new Set(pieces.flatMap(cellsOf))];
