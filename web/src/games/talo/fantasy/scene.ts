/*
 * Talo-Fantasy's table on the stage: the site, the wood as it stands or falls, the bar in hand with its shadow where it will land, what
 * it will rest on, and two thin lines to the nearest edges.
 */
import {
  Box3,
  BoxGeometry,
  BufferGeometry,
  DoubleSide,
  Matrix4,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  Group,
  PlaneGeometry,
  Quaternion,
  Plane,
  type Raycaster,
  Shape,
  ShapeGeometry,
  Vector2,
  Vector3,
} from "three";
import { corners } from "../../../stage/framing";
import { Heap } from "../../../stage/heap";
import { BRICK, coloured, GREEN, Marks, outline, refill, TEAL } from "../../../stage/marks";
import type { Tier } from "../../../stage/quality";
import { Stage, type Hits, type View as Camera } from "../../../stage/stage";
import { barShape, barSheet, boardSheet, PICTURE, STRIP } from "../meshes";
import type { FreeBar, Point } from "../physics/placement";
import { SITE } from "../tokens";
import { cornersOf, footOf, reach, topOf } from "./turning";
import type { View } from "./view";

const SCALE = 0.5; // a unit on the stage, so that the light's shadows reach everything
const HOME: Camera = { azimuth: 0.5, height: 0.5, zoom: 1 };
const NEAREST = 11;
const TABLE = 20; // its radius
const MIDDLE = SITE / 2;
const THIN = 0.035; // guide lines
const SWAY = 1400; // milliseconds
const HEADROOM = 3; // for the bar in hand
const TURNTABLE = 0.12; // radians a second

/** The bar in hand, and what letting go would come to. */
export interface InHand {
  bar: FreeBar;
  landing: FreeBar | null;
  wrong: boolean; // it cannot be let go there
  rests: readonly FreeBar[]; // what it would rest on
}

export class FantasyScene {
  readonly stage: Stage;
  private readonly world = new Group();
  private readonly site: Mesh<BufferGeometry, MeshStandardMaterial>;
  private readonly wood: Heap;
  private readonly held: Mesh<BufferGeometry, MeshStandardMaterial>;
  private readonly shadow: Mesh<BufferGeometry, MeshBasicMaterial>;
  private readonly marks: Marks;
  private readonly sheets: Map<boolean, MeshStandardMaterial["map"]>;
  private bars: readonly FreeBar[] = [];
  private shapes = "";
  private framed = "";
  private laid = "";
  private swayed = "";
  private turning = 0;

  constructor(element: HTMLCanvasElement, tier: Tier, hits: Hits | null, fixed: boolean) {
    this.stage = new Stage(element, tier, HOME, hits, fixed);
    this.stage.lowest = 0.04;
    this.stage.presets = { above: { azimuth: 0, height: 1.5 } };
    this.stage.nearest = NEAREST;
    this.stage.layTable(-0.012 * SCALE, TABLE * SCALE * 1.25);
    const size = tier === "full" ? 160 : 112;
    this.sheets = new Map([false, true].map((tinted) => [tinted, barSheet(size, tinted)]));
    const beech = new MeshStandardMaterial({ map: this.sheets.get(false)!, vertexColors: true, roughness: 0.6 });
    this.wood = new Heap(beech);
    this.wood.mesh.castShadow = this.wood.mesh.receiveShadow = true;
    this.site = new Mesh(ground(), new MeshStandardMaterial({ roughness: 0.78 }));
    this.site.receiveShadow = true;
    this.site.visible = false;
    this.held = new Mesh(new BufferGeometry(), beech.clone());
    this.held.castShadow = true;
    this.held.visible = false;
    const dark = { color: "#241405", transparent: true, opacity: 0.42, depthWrite: false, side: DoubleSide };
    this.shadow = new Mesh(new BufferGeometry(), new MeshBasicMaterial(dark));
    this.shadow.renderOrder = 1;
    this.world.add(this.site, this.wood.mesh, this.held, this.shadow);
    this.marks = new Marks(this.world);
    this.world.scale.setScalar(SCALE);
    this.stage.scene.add(this.world);
  }

  /** Lays the site: green, islands, or the bare table. */
  lay({ site, land }: Pick<View, "site" | "land">): void {
    if (this.laid === site) return;
    this.laid = site;
    this.site.visible = site !== "table";
    if (site !== "table") {
      this.site.material.map = boardSheet(rowsOf(land), this.stage.tier === "full" ? 1536 : 1024);
      this.site.material.needsUpdate = true;
    }
  }

  /** Shows these bars where they are. */
  show(bars: readonly FreeBar[]): void {
    this.bars = bars;
    const shapes = bars.map(({ length }) => length).join();
    if (shapes !== this.shapes) {
      this.shapes = shapes;
      this.wood.fill(bars.map(({ length }) => barShape(length)));
    }
    this.wood.pose(bars.map(matrixOf));
    this.stage.invalidate();
  }

  /** Keeps the site and the construction in the picture, and the bar in hand above it. */
  frame(bars: readonly FreeBar[], milliseconds: number): void {
    const high = Math.max(2, ...bars.map(topOf));
    const points = [...SITE_CORNERS, new Vector3(0, high + HEADROOM, 0), ...bars.flatMap(cornersOf).map(onStage)];
    const key = points
      .map((point) =>
        point
          .toArray()
          .map((part) => part.toFixed(1))
          .join(),
      )
      .join(" ");
    if (key === this.framed) return;
    this.framed = key;
    this.stage.keepInPicture(
      points.map((point) => point.multiplyScalar(SCALE)),
      milliseconds,
    );
  }

  /** The construction alone, close up, and turning slowly; a touch ends that. */
  turntable(bars: readonly FreeBar[]): void {
    if (!bars.length) return;
    const box = new Box3().setFromPoints(bars.flatMap(cornersOf).map(onStage));
    this.framed = "";
    this.stage.keepInPicture(
      corners(box.min, box.max).map((point) => point.multiplyScalar(SCALE)),
      600,
    );
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    let before = performance.now();
    const turn = (now: number) => {
      this.stage.turn((TURNTABLE * Math.min(100, now - before)) / 1000, 0);
      before = now;
      this.turning = requestAnimationFrame(turn);
    };
    this.stopTurning();
    this.turning = requestAnimationFrame(turn);
    this.stage.element.dataset["turning"] = "true";
    for (const kind of ["pointerdown", "wheel"])
      this.stage.element.addEventListener(kind, () => this.stopTurning(), { once: true, passive: true });
  }

  stopTurning(): void {
    cancelAnimationFrame(this.turning);
    this.stage.element.dataset["turning"] = "false";
  }

  stain(tinted: boolean): void {
    for (const mesh of [this.wood.mesh, this.held]) mesh.material.map = this.sheets.get(tinted)!;
    this.stage.invalidate();
  }

  /** The bar in hand and the one that is held still; where it will land, what carries it there, and how far edges are. */
  hand(inHand: InHand | null, still: FreeBar | null): void {
    this.held.visible = inHand !== null;
    const lines: BufferGeometry[] = [];
    if (still) lines.push(edges(still, TEAL));
    if (inHand) {
      const { bar, landing, wrong, rests } = inHand;
      if (this.held.geometry !== barShape(bar.length)) this.held.geometry = barShape(bar.length);
      this.poseHeld(bar, 0);
      this.sway(bar);
      lines.push(edges(bar, wrong ? BRICK : TEAL));
      for (const one of rests) lines.push(edges(one, GREEN));
      if (landing) lines.push(...guides(landing, rests));
      refill(this.shadow, landing ? [footprint(landing)] : []);
    } else refill(this.shadow, []);
    this.marks.fill(lines, lines);
    this.stage.invalidate();
  }

  private poseHeld(bar: FreeBar, sway: number): void {
    matrixOf(bar).decompose(this.held.position, this.held.quaternion, this.held.scale);
    if (sway) this.held.quaternion.premultiply(new Quaternion().setFromAxisAngle(new Vector3(0.6, 0, 0.8), sway));
  }

  /** A bar that was moved sways a little, and less and less. */
  private sway(bar: FreeBar): void {
    const key = JSON.stringify(bar);
    if (key === this.swayed) return;
    this.swayed = key;
    void this.stage.animate(SWAY, (t) => {
      if (this.swayed === key) this.poseHeld(bar, 0.02 * (1 - t) * Math.sin(14 * t));
    });
  }

  /** Where the wood, or the table, is under the pointer: seen from above. */
  pick(ray: Raycaster): { x: number; y: number } | null {
    const local = this.local(ray);
    let found = local.intersectPlane(new Plane(new Vector3(0, 1, 0), 0), new Vector3());
    const box = new Box3();
    for (const bar of this.bars) {
      const matrix = matrixOf(bar);
      const own = local.clone().applyMatrix4(matrix.clone().invert());
      box.setFromCenterAndSize(new Vector3(), new Vector3(bar.length, 1, 1));
      const hit = own.intersectBox(box, new Vector3())?.applyMatrix4(matrix);
      if (hit && (!found || hit.distanceTo(local.origin) < found.distanceTo(local.origin))) found = hit;
    }
    return found && inGame(found);
  }

  /** Where a ray meets a height. */
  onLevel(ray: Raycaster, height: number): { x: number; y: number } | null {
    const hit = this.local(ray).intersectPlane(new Plane(new Vector3(0, 1, 0), -height), new Vector3());
    return hit && inGame(hit);
  }

  private local(ray: Raycaster) {
    const local = ray.ray.clone();
    local.origin.divideScalar(SCALE);
    return local;
  }

  /** The direction to the right of whoever looks, in the game's room: two fingers tip a bar about it. */
  get right(): Point {
    const { azimuth } = this.stage.view;
    return [Math.cos(azimuth), Math.sin(azimuth), 0];
  }

  dispose(): void {
    this.stopTurning();
    this.stage.dispose();
  }
}

// ── From the game's room to the stage: x east, y up, z south; the middle of the board is the origin ──────────────
const onStage = ([x, y, z]: Point) => new Vector3(x - MIDDLE, z, MIDDLE - y);
const inGame = ({ x, z }: Vector3) => ({ x: x + MIDDLE, y: MIDDLE - z });
const LAID_DOWN = new Quaternion().setFromAxisAngle(new Vector3(1, 0, 0), -Math.PI / 2);
/** A bar of the meshes lies along x; one of the game stands along z if it is not turned. */
const STOOD_UP = LAID_DOWN.clone()
  .invert()
  .multiply(
    new Quaternion().setFromRotationMatrix(
      new Matrix4().makeBasis(new Vector3(0, 1, 0), new Vector3(0, 0, -1), new Vector3(-1, 0, 0)),
    ),
  );

export function matrixOf({ at, turned: [w, x, y, z] }: FreeBar): Matrix4 {
  const turn = LAID_DOWN.clone()
    .multiply(new Quaternion(x, y, z, w))
    .multiply(STOOD_UP);
  return new Matrix4().compose(onStage(at), turn, new Vector3(1, 1, 1));
}

const SITE_CORNERS = corners(new Vector3(-MIDDLE, 0, -MIDDLE), new Vector3(MIDDLE, 0, MIDDLE));

function ground(): BufferGeometry {
  const made = new PlaneGeometry(PICTURE, PICTURE).rotateX(-Math.PI / 2);
  const uv = made.getAttribute("uv");
  for (let k = 0; k < uv.count; k++) uv.setX(k, uv.getX(k) * (1 - STRIP));
  return made;
}

/** The land as the sheet of the board wants it: rows from the south. */
function rowsOf(land: View["land"]): string[] {
  const inside = (x: number, y: number) => land.some(([w, s, e, n]) => w <= x && x < e && s <= y && y < n);
  const cells = Array.from({ length: SITE }, (_, k) => k);
  return cells.map((y) => cells.map((x) => (inside(x, y) ? "#" : "~")).join(""));
}

/** The outline of a bar, where it is. */
function edges(bar: FreeBar, colour: string): BufferGeometry {
  return coloured(outline([bar.length, 1, 1], 0.07), colour).applyMatrix4(matrixOf(bar));
}

/** The sharp shadow of a bar where it lands: its outline from above. */
function footprint(bar: FreeBar): BufferGeometry {
  const hull = hullOf(cornersOf(bar).map(([x, y]) => new Vector2(x - MIDDLE, MIDDLE - y)));
  return new ShapeGeometry(new Shape(hull)).rotateX(Math.PI / 2).translate(0, footOf(bar) + 0.015, 0);
}

function hullOf(points: Vector2[]): Vector2[] {
  const sorted = points.toSorted((one, two) => one.x - two.x || one.y - two.y);
  const chain = (list: Vector2[]) => {
    const found: Vector2[] = [];
    for (const point of list) {
      while (found.length > 1 && turnAt(found.at(-2)!, found.at(-1)!, point) <= 1e-9) found.pop();
      found.push(point);
    }
    return found.slice(0, -1);
  };
  return [...chain(sorted), ...chain(sorted.toReversed())];
}
const turnAt = (a: Vector2, b: Vector2, c: Vector2) => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);

/** Two thin lines from the bar to the nearest edges, one along each side of the board: of what carries it, or of the board. */
function guides(bar: FreeBar, rests: readonly FreeBar[]): BufferGeometry[] {
  const level = footOf(bar) + 0.03;
  return ([0, 1] as const).flatMap((k) => {
    const way: Point = k ? [0, 1, 0] : [1, 0, 0];
    const mine = reach(bar.length, bar, way);
    const all = rests.flatMap((one) => [-1, 1].map((side) => one.at[k] + side * reach(one.length, one, way)));
    const lines = [...all, 0, SITE].flatMap((edge) =>
      [-1, 1].map((side) => ({ edge, from: bar.at[k] + side * mine })),
    );
    const near = lines.reduce((one, two) =>
      Math.abs(two.edge - two.from) < Math.abs(one.edge - one.from) ? two : one,
    );
    const long = Math.abs(near.edge - near.from);
    if (long < 0.02 || long > 6) return [];
    const middle: Point = k
      ? [bar.at[0], (near.edge + near.from) / 2, level]
      : [(near.edge + near.from) / 2, bar.at[1], level];
    const { x, y, z } = onStage(middle);
    return [coloured(new BoxGeometry(k ? THIN : long, THIN, k ? long : THIN).translate(x, y, z), TEAL)];
  });
}
