/*
 * Talo's board on the stage. All bars are one merged mesh, and so are the board, the pawns with the die, the lights and
 * the outlines: 55 bars are drawn in about ten calls, shadows included.
 */
import {
  Box3,
  BoxGeometry,
  BufferGeometry,
  Color,
  ConeGeometry,
  Group,
  Matrix4,
  Mesh,
  MeshStandardMaterial,
  Plane,
  Quaternion,
  type Ray,
  type Raycaster,
  Vector3,
} from "three";
import { corners } from "../../stage/framing";
import { fall as falls, Heap } from "../../stage/heap";
import {
  AMBER,
  BRICK,
  coloured,
  GREEN,
  lamp,
  type LastMark,
  Marks as Drawn,
  outline,
  refill,
  TEAL,
} from "../../stage/marks";
import { shadeUnder } from "../../stage/materials";
import type { Tier } from "../../stage/quality";
import { squareAt } from "../../stage/sight";
import { Stage, type Hits, type View as Camera } from "../../stage/stage";
import {
  along,
  barShape,
  barSheet,
  boardShade,
  boardSheet,
  DIE_RESTS,
  dieShape,
  dieTurn,
  FLOOR,
  furniture,
  matrixOf,
  middleOf,
  OUTER,
  pawnShape,
  poseOf,
  RIM,
  turnedSheet,
} from "./meshes";
import type { Bar, Fall, Motion, Pawn, PlacedBar, Steps, View } from "./schema";
import { cellsOf, nameOf, placing, SITE, type Cell } from "./tokens";
import { type Falling, Falls, Tumble } from "./tumble";

const SCALE = 0.5; // a cell on the stage, so that the light's shadows reach everything
const HOME: Camera = { azimuth: 0.5, height: 0.62, zoom: 1 };
const NEAREST = 12;
const DIE = new Vector3(SITE / 2 + RIM + 1.4, FLOOR + DIE_RESTS, 1.6); // where it comes to rest
const PALE = "#b8a88c";
const LONGEST = 6; // seconds of a fall: nobody waits for a board much longer (`session/showings.ts`)

/** A bar as it would lie: not judged yet; it stands, stands only just, is held, falls, or cannot be there at all. */
export type How = "asked" | "stands" | "just" | "held" | "falls" | "wrong";
export interface Ghost {
  bar: Bar;
  how: How;
}
export interface Marks {
  glow: readonly Cell[]; // surfaces that the pawn can reach
  aim: Cell | null; // the one that is pointed at
  ghost: Ghost | null;
  rests: readonly Cell[]; // what carries the ghost
  weakest: Cell | null; // where everything would give way first
  fall: Fall | null; // how it would fall
  last: readonly LastMark<Bar>[];
  highlight: readonly Cell[]; // surfaces that a hint points at
}

/** What a ray meets: a cell of wood or the board under a cell (its z is −1), and on which side. */
interface Met {
  cell: Cell;
  top: boolean;
  beside: Cell; // the empty cell in front of that side
  at: { x: number; y: number }; // where exactly, in cells from the south-west corner
}

export class TaloScene {
  readonly stage: Stage;
  private readonly world = new Group();
  private readonly table: Mesh<BufferGeometry, MeshStandardMaterial>;
  private readonly solid: Heap;
  private readonly faded: Heap;
  private readonly turned: Heap;
  private readonly ghost: Mesh<BufferGeometry, MeshStandardMaterial>;
  private readonly lean: Mesh<BufferGeometry, MeshStandardMaterial>;
  private readonly drawn: Drawn;
  private readonly sheets = new Map<boolean, MeshStandardMaterial["map"]>();
  private view: View | null = null;
  private fade = Infinity; // layers from this one on are hardly there
  private drops = new Map<string, number>(); // how far above its place a bar still is
  private hops = new Map<number, { from: Vector3; t: number }>(); // pawns on their way, by seat
  private die = { face: 0, t: 1 };
  private fallen: Falling | null = null;
  private readonly falls = new Falls();
  private seen = { land: "", framed: "", lit: "" };
  private marks: Marks | null = null;
  private stained = false;
  onImpact: (hard: number) => void = () => {};

  constructor(element: HTMLCanvasElement, tier: Tier, hits: Hits | null, fixed: boolean) {
    this.stage = new Stage(element, tier, HOME, hits, fixed);
    this.stage.lowest = 0.06;
    this.stage.presets = { above: { azimuth: 0, height: 1.5 } };
    this.stage.nearest = NEAREST;
    this.stage.layTable(SCALE * FLOOR - 0.015, 7);
    const size = tier === "full" ? 160 : 112;
    for (const tinted of [false, true]) this.sheets.set(tinted, barSheet(size, tinted));
    const beech = new MeshStandardMaterial({ map: this.sheets.get(false)!, vertexColors: true, roughness: 0.6 });
    this.solid = new Heap(beech);
    this.faded = new Heap(beech.clone());
    Object.assign(this.faded.mesh.material, { transparent: true, opacity: 0.14, depthWrite: false });
    this.turned = new Heap(new MeshStandardMaterial({ map: turnedSheet(), vertexColors: true, roughness: 0.42 }));
    this.table = new Mesh(furniture(), new MeshStandardMaterial({ vertexColors: true, roughness: 0.72 }));
    for (const mesh of [this.table, this.solid.mesh, this.turned.mesh]) mesh.receiveShadow = true;
    for (const mesh of [this.solid.mesh, this.turned.mesh]) mesh.castShadow = true;
    this.ghost = new Mesh(new BufferGeometry(), beech.clone());
    Object.assign(this.ghost.material, { transparent: true, opacity: 0.9, emissiveIntensity: 0.22 });
    const red = { color: BRICK, transparent: true, opacity: 0.62, roughness: 0.6, depthWrite: false };
    this.lean = new Mesh(new BufferGeometry(), new MeshStandardMaterial(red));
    this.ghost.renderOrder = this.lean.renderOrder = 1;
    const things = [this.table, this.solid.mesh, this.faded.mesh, this.turned.mesh, this.ghost, this.lean];
    this.world.add(...things, shade());
    for (const thing of [this.ghost, this.lean]) thing.visible = false;
    this.drawn = new Drawn(this.world);
    this.world.scale.setScalar(SCALE);
    this.stage.scene.add(this.world);
  }

  /** Shows a table and what led to it: the die rolls, bars come down, pawns hop, all collapses. */
  async show(view: View, steps: Steps, milliseconds: number): Promise<void> {
    this.view = view;
    const land = view.land.join();
    if (land !== this.seen.land) {
      this.seen.land = land;
      this.table.material.map = boardSheet(view.land, this.stage.tier === "full" ? 1536 : 1024);
      this.table.material.needsUpdate = true;
    }
    const moves: Promise<void>[] = [];
    const falling = view.fall && this.falls.of(view.bars, view.fall); // worked out while the last bar comes down
    this.fallen = null;
    this.heap();
    this.framing(milliseconds);
    if (milliseconds > 0) {
      for (const step of steps) {
        if (step.step === "place" || step.step === "hold") moves.push(this.drop(step, milliseconds));
        if ((step.step === "move" || step.step === "put") && step.from)
          moves.push(this.hop(step.seat, step.from, 1.4 * milliseconds));
      }
    }
    const faces = steps.flatMap((step) => (step.step === "roll" ? [step.face] : []));
    if (faces.length && milliseconds > 0) moves.push(this.roll(faces, milliseconds));
    else this.die = { face: view.rolled, t: 1 };
    await Promise.all(moves);
    if (falling) await this.collapse(view, falling, milliseconds);
    this.settle();
  }

  private drop(bar: Bar, milliseconds: number): Promise<void> {
    const name = nameOf(bar);
    return this.stage
      .animate(milliseconds, (t) => {
        this.drops.set(name, falls(t, 1.1, 0.03));
        this.settle();
      })
      .then(() => void this.drops.delete(name));
  }

  private hop(seat: number, from: Cell, milliseconds: number): Promise<void> {
    const hop = { from: foot(from), t: 0 };
    this.hops.set(seat, hop);
    return this.stage
      .animate(milliseconds, (t) => {
        hop.t = t;
        this.settle();
      })
      .then(() => void this.hops.delete(seat));
  }

  private async roll(faces: number[], milliseconds: number): Promise<void> {
    for (const face of faces) {
      await this.stage.animate(2.6 * milliseconds, (t) => {
        this.die = { face, t };
        this.settle();
      });
    }
  }

  /** The fall, from the motion of the verdict on; a click or a key ends it. Without motion it is a still picture. */
  private async collapse(view: View, falling: Promise<Falling>, milliseconds: number): Promise<void> {
    const fallen = await falling;
    if (view !== this.view) return;
    this.fallen = fallen;
    this.heap();
    const seconds = milliseconds > 0 ? Math.min(LONGEST, fallen.seconds * Math.max(1, milliseconds / 260)) : 0;
    const { dataset } = this.stage.element;
    dataset["bodies"] = String(fallen instanceof Tumble); // for the tests, as the next one
    dataset["falling"] = "true"; // for the tests
    await this.stage.animate(1000 * seconds, (t) => {
      // The stage eases out; a fall keeps its own time.
      fallen.until(fallen.seconds * (t >= 1 ? 1 : 1 - Math.cbrt(1 - t)));
      if (fallen.impact > 3) this.onImpact(fallen.impact);
      fallen.impact = 0;
      this.settle();
    });
    dataset["falling"] = "false";
  }

  /** Ends what is being shown. True if there was something. */
  skip(): boolean {
    const falling = this.stage.element.dataset["falling"] === "true";
    return falling && this.stage.finish();
  }

  /** Keeps the board, the die and the growing construction in the picture. */
  private framing(milliseconds: number): void {
    const { bars, pawns } = this.view!;
    const boxes = [BOARD, DIE_BOX, ...bars.map(boxOf)];
    for (const pawn of pawns)
      if (pawn) boxes.push(new Box3().setFromCenterAndSize(foot([pawn.x, pawn.y, pawn.height + 1]), PAWN));
    const framed = JSON.stringify([bars.map(nameOf), pawns]);
    if (framed === this.seen.framed) return;
    this.seen.framed = framed;
    const points = boxes.flatMap(({ min, max }) => corners(min, max));
    this.stage.keepInPicture(
      points.map((point) => point.multiplyScalar(SCALE)),
      2 * milliseconds,
    );
  }

  /** Stains the bars by their lengths, or leaves them as beech grows. */
  stain(tinted: boolean): void {
    if (this.stained === tinted) return;
    this.stained = tinted;
    for (const mesh of [this.solid.mesh, this.faded.mesh, this.ghost])
      mesh.material.map = this.sheets.get(tinted)!;
    this.stage.invalidate();
  }

  /** Layers from this one on are faded, so that one sees what they cover. */
  fadeFrom(layer: number): void {
    this.fade = layer;
    if (this.view) this.heap();
  }

  /** Surfaces in reach, the bar as it would lie, what carries it, how it would fall, the last ones placed. */
  mark(marks: Marks): void {
    this.marks = marks;
    const { ghost, fall, last } = marks;
    const lines: BufferGeometry[] = [];
    const held = (this.view?.bars ?? []).filter((bar) => bar.held);
    for (const bar of held) lines.push(edgesOf(bar, TEAL));
    const atRest = !this.view?.fall && !held.length;
    const lastEdges = atRest ? last.map(({ piece, colour }) => edgesOf(piece, colour)) : [];
    const paint = { asked: PALE, stands: GREEN, just: AMBER, held: TEAL, falls: BRICK, wrong: BRICK };
    this.ghost.visible = ghost !== null && !fall;
    if (ghost) {
      lines.push(edgesOf(ghost.bar, paint[ghost.how]));
      this.ghost.geometry = barShape(ghost.bar.length);
      const { middle, turn } = poseOf(ghost.bar);
      this.ghost.position.copy(middle);
      this.ghost.quaternion.copy(turn);
      this.ghost.material.emissive = new Color(paint[ghost.how]);
      this.ghost.material.emissiveIntensity = ghost.how === "wrong" ? 0.55 : 0.2;
      this.ghost.material.opacity = ghost.how === "wrong" ? 0.62 : 0.92;
    }
    refill(this.lean, fall ? fall.moving.flatMap((motion) => leaning(motion)) : []);
    if (fall) lines.push(...arrow(fall));
    const shown = [...this.light(), ...lines];
    this.drawn.fill([...shown, ...lastEdges], shown);
    this.reveal();
    this.settle();
  }

  /** A breath of light on each surface that the pawn can reach or a hint means, and on what carries the bar in hand. */
  private light(): BufferGeometry[] {
    const { glow, aim, rests, weakest, highlight } = this.marks!;
    const squares = highlight.map((place) => tile(place, AMBER));
    squares.push(...glow.map((place) => tile(place, same(place, aim) ? AMBER : TEAL)));
    squares.push(...rests.filter((cell) => !same(cell, weakest)).map((cell) => collar(cell, 0.07, GREEN)));
    if (weakest) squares.push(collar(weakest, 0.16, AMBER));
    return squares;
  }

  /** Turns the board if every surface that is lit is behind something. */
  private reveal(): void {
    const { glow, highlight } = this.marks!;
    const lit = highlight.length ? highlight : glow;
    const key = JSON.stringify(lit);
    if (key === this.seen.lit) return;
    this.seen.lit = key;
    const scaled = (point: Vector3) => point.multiplyScalar(SCALE);
    this.stage.reveal(
      lit.map((place) => squareAt(foot(place).setY(place[2] + 0.06), 0.36).map(scaled)),
      (this.view?.bars ?? []).filter(this.low).map((bar) => {
        const { min, max } = boxOf(bar);
        return new Box3(scaled(min), scaled(max));
      }),
    );
  }

  /** What a ray meets first. */
  pick(ray: Raycaster): Met | null {
    const local = this.local(ray);
    const found: { cell: Cell; at: Vector3; far: number }[] = [];
    const hit = new Vector3();
    const near = (cell: Cell, low: number, high: number, wide = 0) => {
      const middle = middleOf(cell);
      const box = new Box3(
        new Vector3(middle.x - 0.5 - wide, low, middle.z - 0.5 - wide),
        new Vector3(middle.x + 0.5 + wide, high, middle.z + 0.5 + wide),
      );
      if (local.intersectBox(box, hit)) found.push({ cell, at: hit.clone(), far: hit.distanceTo(local.origin) });
    };
    for (const cell of this.view?.bars.flatMap(cellsOf) ?? [])
      if (cell[2] < this.fade) near(cell, cell[2], cell[2] + 1);
    for (let k = 0; k < SITE * SITE; k++) near([k % SITE, Math.floor(k / SITE), -1], -0.1, 0);
    const first = found.sort((one, two) => one.far - two.far)[0];
    if (!first) return null;
    const [x, y, z] = first.cell;
    const off = first.at.clone().sub(middleOf(first.cell));
    const at = { x: first.at.x + SITE / 2, y: SITE / 2 - first.at.z };
    if (z < 0 || off.y > 0.499) return { cell: first.cell, top: true, beside: [x, y, z + 1], at };
    const sideways = Math.abs(off.x) > Math.abs(off.z);
    const beside: Cell = sideways ? [x + Math.sign(off.x), y, z] : [x, y - Math.sign(off.z), z];
    return { cell: first.cell, top: false, beside, at };
  }

  /** Where a ray passes through the middle of a layer, in cells from the south-west corner. */
  onLayer(ray: Raycaster, layer: number): { x: number; y: number } | null {
    const hit = this.local(ray).intersectPlane(new Plane(new Vector3(0, 1, 0), -layer - 0.5), new Vector3());
    const far = SITE / 2 + 9;
    if (!hit || Math.max(Math.abs(hit.x), Math.abs(hit.z)) > far) return null;
    return { x: hit.x + SITE / 2, y: SITE / 2 - hit.z };
  }

  /** Where on the page the foot of a pawn is seen that stands there. */
  footAt(place: Cell): { x: number; y: number } {
    return this.stage.seen(foot(place).multiplyScalar(SCALE));
  }

  /** The one of these surfaces that is nearest to a point of the canvas, if it is near. */
  nearest(places: readonly Cell[], x: number, y: number): Cell | null {
    let [best, least] = [null as Cell | null, 34];
    for (const place of places) {
      const seen = this.footAt(place);
      const far = Math.hypot(seen.x - x, seen.y - y);
      if (far < least) [best, least] = [place, far];
    }
    return best;
  }

  private local(ray: Raycaster): Ray {
    const local = ray.ray.clone();
    local.origin.divideScalar(SCALE);
    return local;
  }

  private readonly low = (bar: PlacedBar) => this.fallen !== null || bar.at[2] < this.fade;

  private heap(): void {
    const bars = this.view!.bars;
    this.solid.fill(bars.filter(this.low).map((bar) => barShape(bar.length)));
    this.faded.fill(bars.filter((bar) => !this.low(bar)).map((bar) => barShape(bar.length)));
    this.turned.fill([...this.standing().map(({ pawn, seat }) => pawnShape(pawn.colour, seat)), dieShape()]);
    this.settle();
  }

  private standing(): { pawn: Pawn; seat: number }[] {
    return this.view!.pawns.flatMap((pawn, k) => (pawn ? [{ pawn, seat: k + 1 }] : []));
  }

  /** Puts every piece where it belongs just now. */
  private settle(): void {
    if (!this.view) return;
    const { bars } = this.view;
    if (this.fallen) this.solid.pose(this.fallen.matrices());
    else {
      const place = (bar: PlacedBar) => {
        const made = matrixOf(bar);
        const drop = this.drops.get(nameOf(bar));
        return drop ? made.premultiply(new Matrix4().makeTranslation(0, drop, 0)) : made;
      };
      this.solid.pose(bars.filter(this.low).map(place));
      this.faded.pose(bars.filter((bar) => !this.low(bar)).map(place));
    }
    this.turned.pose([...this.standing().map(({ pawn, seat }) => this.pawnAt(pawn, seat)), this.dieAt()]);
    this.stage.invalidate();
  }

  private pawnAt(pawn: Pawn, seat: number): Matrix4 {
    const at = foot([pawn.x, pawn.y, pawn.height]);
    const hop = this.hops.get(seat);
    if (hop) {
      const rise = Math.max(0, at.y - hop.from.y) * 0.4 + 0.9;
      at.lerpVectors(hop.from, at, hop.t).y += rise * Math.sin(Math.PI * hop.t);
    }
    // Where a construction came down, its pawns lie beside it.
    if (this.fallen && pawn.height > 0) at.y = 0;
    return new Matrix4().makeTranslation(at.x, at.y, at.z);
  }

  /** The die beside the board, tumbling in from the east. */
  private dieAt(): Matrix4 {
    const { face, t } = this.die;
    if (!face) return new Matrix4().makeScale(0, 0, 0);
    const away = (1 - t) * 5;
    const hop = Math.abs(Math.sin((1 - t) * 9)) * (1 - t) * 2.4;
    const at = DIE.clone().add(new Vector3(away * 0.9, hop, away * 0.5));
    const spin = new Quaternion().setFromAxisAngle(new Vector3(0.5, 0.2, -0.84).normalize(), -14 * (1 - t));
    const turn = spin
      .multiply(new Quaternion().setFromAxisAngle(new Vector3(0, 1, 0), 0.3))
      .multiply(dieTurn(face));
    return new Matrix4().compose(at, turn, new Vector3(1, 1, 1));
  }

  /** Somebody may let something fall. */
  async expectFall(): Promise<void> {
    const ready = await this.falls.warm();
    this.stage.element.dataset["engine"] = String(ready); // for the tests
  }

  dispose(): void {
    this.falls.close();
    this.stage.dispose();
  }
}

const same = (one: Cell, two: Cell | null) => two !== null && one.join() === two.join();

/** Where a pawn's foot is: the middle of a surface. */
const foot = ([x, y, height]: Cell) => middleOf([x, y, height]).setY(height);

/** A square of light on a surface. */
function tile(place: Cell, colour: string): BufferGeometry {
  const at = foot(place);
  return coloured(lamp(), colour).translate(at.x, at.y + 0.014, at.z);
}

/** A ring of light around the top of a cell, where it carries: what lies on it does not hide it. */
function collar([x, y, z]: Cell, high: number, colour: string): BufferGeometry {
  const at = foot([x, y, z + 1]);
  return coloured(new BoxGeometry(1.08, high, 1.08).translate(at.x, at.y - high / 2 + 0.012, at.z), colour);
}

const WAYS = { x: 0, z: 1, y: 2 } as const; // the axes of the game on the stage

function sizeOf(bar: Bar): [number, number, number] {
  const size: [number, number, number] = [1, 1, 1];
  size[WAYS[bar.axis]] = bar.length;
  return size;
}

const boxOf = (bar: Bar) => new Box3().setFromCenterAndSize(poseOf(bar).middle, new Vector3(...sizeOf(bar)));
const BOARD = new Box3(new Vector3(-OUTER / 2, FLOOR, -OUTER / 2), new Vector3(OUTER / 2, 1, OUTER / 2));
const DIE_BOX = new Box3().setFromCenterAndSize(DIE, new Vector3(1.2, 1, 1.2));
const PAWN = new Vector3(0.6, 2, 0.6);

/** The outline of a bar. */
function edgesOf(bar: Bar, colour: string): BufferGeometry {
  const { x, y, z } = poseOf(bar).middle;
  return coloured(outline(sizeOf(bar), 0.07), colour).translate(x, y, z);
}

const LEAN = 0.42; // how far into its fall a bar is drawn

/** A bar as it would be a moment after it began to fall. */
function leaning({ bar, velocity, turning }: Motion): BufferGeometry[] {
  const placed = placing(bar);
  if (!placed) return [];
  const { middle, turn } = poseOf(placed.bar);
  const spin = along(turning);
  const angle = Math.min(0.3, LEAN * spin.length());
  const swung = spin.lengthSq() ? new Quaternion().setFromAxisAngle(spin.normalize(), angle) : new Quaternion();
  const at = middle.addScaledVector(along(velocity), LEAN);
  const made = barShape(placed.bar.length).clone();
  return [made.applyMatrix4(new Matrix4().compose(at, swung.multiply(turn), new Vector3(1, 1, 1)))];
}

const SIDES: Record<Fall["side"], Vector3> = {
  e: new Vector3(1, -0.35, 0),
  w: new Vector3(-1, -0.35, 0),
  n: new Vector3(0, -0.35, -1),
  s: new Vector3(0, -0.35, 1),
  d: new Vector3(0, -1, 0),
};

/** An arrow over the bar that comes down hardest, the way it goes. */
function arrow(fall: Fall): BufferGeometry[] {
  const weight = ({ bar, velocity }: Motion) => -velocity[2] * (placing(bar)?.bar.length ?? 1);
  const worst = fall.moving.reduce((one, two) => (weight(two) > weight(one) ? two : one));
  const bar = placing(worst.bar)?.bar;
  if (!bar) return [];
  const way = SIDES[fall.side].clone().normalize();
  const reach = { x: Math.abs(way.x), y: Math.abs(way.z), z: 0 }[bar.axis] * (bar.length / 2);
  const start = poseOf(bar).middle.addScaledVector(way.clone().setY(0), reach * 0.55);
  start.y += bar.axis === "z" ? bar.length / 2 + 0.9 : 1.15;
  const turn = new Quaternion().setFromUnitVectors(new Vector3(0, 1, 0), way);
  const pieces = [
    new BoxGeometry(0.16, 1.3, 0.16).translate(0, 0.65, 0),
    new ConeGeometry(0.34, 0.6, 14).translate(0, 1.55, 0),
  ];
  return pieces.map((piece) => coloured(piece.applyQuaternion(turn).translate(start.x, start.y, start.z), BRICK));
}

function shade(): Mesh {
  const wide = SITE + 2 * RIM + 4.6;
  const made = shadeUnder(boardShade(), wide, wide, 0.5);
  made.position.y = FLOOR - 0.01;
  return made;
}
