/*
 * The stage that every board stands on: a table, a camera that keeps all of the board in the picture, a renderer that draws only
 * when something has changed, and the pointer. A drag turns the camera and never places; a click or a hover goes to the board.
 *
 * Where the page can be scrolled, a finger that sets out up or down scrolls it (touch-action: pan-y): the browser takes
 * the gesture over and cancels the pointer, which places nothing. A finger that sets out sideways is ours to the end.
 * Where there is nothing to scroll, every drag is ours. Two fingers turn, tilt and zoom everywhere.
 */
import {
  type Box3,
  Color,
  DirectionalLight,
  HemisphereLight,
  MathUtils,
  Mesh,
  MeshBasicMaterial,
  NeutralToneMapping,
  PerspectiveCamera,
  PCFShadowMap,
  PlaneGeometry,
  PMREMGenerator,
  Raycaster,
  Scene,
  Vector2,
  Vector3,
  WebGLRenderer,
} from "three";
import { easeOut } from "./easing";
import { frameOf, type Frame, type Opening } from "./framing";
import type { Tier } from "./quality";
import { viewThatShows, type Place } from "./sight";
import { Tabletop } from "./tabletop";

export interface View {
  azimuth: number; // radians; 0 looks from the south
  height: number; // radians above the horizon
  zoom: number; // 1: everything is in the picture; more is farther away
}

/** Ways to look; `above` and `under` are a board's own presets. */
export type Look = "left" | "right" | "up" | "down" | "closer" | "farther" | "side" | "above" | "under" | "reset";

export interface Hits {
  hover(ray: Raycaster | null, event: PointerEvent | null): void;
  click(ray: Raycaster, event: PointerEvent): void;
  wheel?(direction: 1 | -1, event: WheelEvent): boolean; // true: the board used it
  drag?(ray: Raycaster, from: Raycaster, event: PointerEvent): boolean; // one finger; true: the board used it
  pair?(twist: number, dx: number, dy: number): boolean; // two fingers: radians, pixels; true: the board used it
}

const SLOWEST_FULL = 24; // milliseconds a frame; beyond that the plain tier is kinder
const SLOWEST_PLAIN = 400; // beyond that the flat plan is
const TIMED = 5; // frames
const DRAG = 5; // pixels; less is a click
const MARGIN = 0.06; // of the picture, around what it shows

const ORIGIN: readonly Vector3[] = [new Vector3()];

/** The light of a time of day: its colours, how strong it is on each tier, and from where it comes. */
interface Daylight {
  key: { colour: string; full: number; plain: number; turn: number }; // the window or the lamp, and how far aside
  sky: { above: string; below: string; full: number; plain: number };
  fill: { colour: string; strength: number };
  room: number; // how much of the room is reflected
}
const DAY: Daylight = {
  key: { colour: "#fff6ea", full: 1.85, plain: 1.75, turn: -0.75 },
  sky: { above: "#fffaf2", below: "#a8997f", full: 0.95, plain: 1.9 },
  fill: { colour: "#cfe0f2", strength: 0.55 },
  room: 0.36,
};
// The fill is what is left of the day in the window: a cool edge on everything dark.
const EVENING: Daylight = {
  key: { colour: "#ffe2bd", full: 2.3, plain: 2, turn: 0.75 },
  sky: { above: "#e6d2bd", below: "#6b5443", full: 0.85, plain: 1.5 },
  fill: { colour: "#a9c0ec", strength: 0.9 },
  room: 0.36,
};

export class Stage {
  readonly scene = new Scene();
  readonly camera = new PerspectiveCamera(28, 1, 0.5, 80);
  readonly renderer: WebGLRenderer;
  nearest = 0; // the camera comes no nearer by itself
  tier: Tier;
  frames = 0;
  view: View;
  lowest = -1.2; // how far down the eyes may go, in radians
  presets: Partial<Record<Look, Partial<View>>> = {};
  onView: () => void = () => {};
  onSlow: () => void = () => {};

  private readonly key = new DirectionalLight();
  private readonly sky = new HemisphereLight();
  private readonly fill = new DirectionalLight();
  private readonly table = new Tabletop();
  private readonly evening = new MutationObserver(() => this.relight());
  private daylight = DAY;
  private contents = { before: ORIGIN, now: ORIGIN, t: 1 }; // what is kept in the picture
  private readonly tweens = new Set<(now: number) => boolean>();
  private readonly watcher: ResizeObserver;
  private readonly pointers = new Map<number, Vector2>();
  private covered = { top: 0, bottom: 0 };
  private frameRequest = 0;
  private dragged = 0;
  private timed: number[] = [];
  private calm = matchMedia("(prefers-reduced-motion: reduce)");

  constructor(
    readonly element: HTMLCanvasElement,
    tier: Tier,
    readonly home: View,
    private readonly hits: Hits | null,
    private readonly fixed: boolean,
  ) {
    this.tier = tier;
    this.view = { ...home };
    this.renderer = new WebGLRenderer({
      canvas: element,
      antialias: true,
      alpha: true,
      preserveDrawingBuffer: true,
    });
    this.renderer.info.autoReset = false;
    this.renderer.toneMapping = NeutralToneMapping;
    this.light();
    this.dress(tier);
    this.evening.observe(document.documentElement, { attributeFilter: ["data-theme"] });
    this.watcher = new ResizeObserver((changes) => {
      if (changes.some(({ target }) => target === element)) this.resize();
      this.giveWay();
    });
    if (hits) {
      this.watcher.observe(element);
      this.watcher.observe(document.body);
      this.listen();
    }
  }

  private light(): void {
    const { shadow } = this.key;
    shadow.mapSize.set(2048, 2048);
    Object.assign(shadow.camera, { left: -5, right: 5, top: 8, bottom: -4, near: 1, far: 26 });
    shadow.bias = -0.0006;
    shadow.normalBias = 0.025;
    shadow.radius = 5;
    this.scene.add(this.key, this.key.target, this.sky, this.fill, this.table.mesh);
  }

  /** Puts on what a tier wears: full has soft shadows and reflections of a bright room, plain has neither. */
  private dress(tier: Tier): void {
    this.tier = tier;
    const full = tier === "full";
    this.renderer.setPixelRatio(full ? Math.min(devicePixelRatio, 2) : 1);
    this.renderer.shadowMap.enabled = full;
    this.renderer.shadowMap.type = PCFShadowMap;
    this.key.castShadow = full;
    this.scene.environment = full ? this.room() : null;
    this.element.dataset["tier"] = tier;
    this.relight();
  }

  /** Lights the scene as the page is lit: by the window, or by the lamp. */
  private relight(): void {
    const dark = document.documentElement.dataset["theme"] === "dark";
    const { key, sky, fill, room } = (this.daylight = dark ? EVENING : DAY);
    this.key.color.set(key.colour);
    this.key.intensity = key[this.tier];
    this.sky.color.set(sky.above);
    this.sky.groundColor.set(sky.below);
    this.sky.intensity = sky[this.tier];
    this.fill.color.set(fill.colour);
    this.fill.intensity = fill.strength;
    this.scene.environmentIntensity = room;
    this.table.dress(dark);
    this.invalidate();
  }

  /** Lays the table under the board, at a height, so wide. */
  layTable(y: number, radius: number): void {
    this.table.lay(y, radius);
  }

  private room(): Scene["environment"] {
    const room = new Scene();
    room.background = new Color("#bdb2a2");
    const pane = (colour: string, glow: number, x: number, y: number, z: number, size: number) => {
      const sheet = new Mesh(
        new PlaneGeometry(size, size),
        new MeshBasicMaterial({ color: new Color(colour).multiplyScalar(glow), side: 2 }),
      );
      sheet.position.set(x, y, z);
      sheet.lookAt(0, 0, 0);
      room.add(sheet);
    };
    pane("#fff3df", 9, -7, 6, 5, 6); // the window
    pane("#e6f0ff", 2.5, 8, 4, -4, 6);
    pane("#fff8ee", 2, 0, 9, 0, 8);
    pane("#6b5238", 1, 0, -8, 0, 18); // the table
    const maker = new PMREMGenerator(this.renderer);
    const made = maker.fromScene(room, 0.06).texture;
    maker.dispose();
    return made;
  }

  /** Asks for one frame. Nothing is drawn while nothing asks. */
  invalidate(): void {
    if (this.frameRequest) return;
    this.frameRequest = requestAnimationFrame((now) => this.frame(now));
    this.element.dataset["still"] = "false";
  }

  private frame(now: number): void {
    this.frameRequest = 0;
    for (const tween of this.tweens) if (!tween(now)) this.tweens.delete(tween);
    this.draw();
    if (this.tweens.size) this.invalidate();
  }

  draw(): void {
    this.place();
    const before = performance.now();
    this.renderer.info.reset();
    this.renderer.render(this.scene, this.camera);
    this.frames++;
    const { calls, triangles } = this.renderer.info.render;
    const still = !this.frameRequest && !this.tweens.size;
    Object.assign(this.element.dataset, { frames: this.frames, calls, triangles, still });
    if (!this.fixed && this.timed.length < TIMED) this.measure(before);
  }

  /** The first frames are timed, the compiling ones aside; a slow machine changes to a simpler tier. */
  private measure(before: number): void {
    const gl = this.renderer.getContext();
    gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, new Uint8Array(4)); // waits for the frame
    this.timed.push(performance.now() - before);
    if (this.timed.length < TIMED) return this.invalidate();
    const best = Math.min(...this.timed); // what the machine can do when nothing else wants it
    if (this.tier === "full" && best > SLOWEST_FULL) {
      this.timed = [];
      this.dress("plain");
      this.scene.traverse((thing) => thing instanceof Mesh && (thing.material.needsUpdate = true));
      this.invalidate();
    } else if (this.tier === "plain" && best > SLOWEST_PLAIN) this.onSlow();
  }

  /** Lets `step` run from 0 to 1 over some time, eased; at once where people want no motion. */
  animate(milliseconds: number, step: (t: number) => void): Promise<void> {
    return new Promise((done) => {
      const finish = () => {
        step(1);
        this.invalidate();
        done();
        return false;
      };
      if (this.calm.matches || milliseconds <= 0 || document.hidden) return void finish();
      const start = performance.now();
      this.tweens.add((now) => {
        const t = (now - start) / milliseconds;
        if (t >= 1) return finish();
        step(easeOut(t));
        return true;
      });
      this.invalidate();
    });
  }

  /** Brings everything that moves to its end. True if something moved. */
  finish(): boolean {
    const moving = [...this.tweens];
    this.tweens.clear();
    for (const tween of moving) tween(Infinity);
    return moving.length > 0;
  }

  /** Keeps these points in the picture from now on, whichever way they are seen. */
  keepInPicture(points: readonly Vector3[], milliseconds: number): void {
    const change = (this.contents = { before: this.contents.now, now: points, t: 0 });
    void this.animate(this.frames ? milliseconds : 0, (t) => (change.t = t));
  }

  /** From where the eyes see all of it, in this view. */
  private framed(view: View): Frame {
    const { azimuth, height } = view;
    const flat = -Math.cos(height);
    const facing = new Vector3(flat * Math.sin(azimuth), -Math.sin(height), flat * Math.cos(azimuth));
    const up = Math.tan(MathUtils.degToRad(this.camera.fov / 2)) * (1 - 2 * MARGIN);
    const opening: Opening = { up, across: up * this.camera.aspect };
    const { before, now, t } = this.contents;
    const goal = frameOf(now, facing, opening);
    if (t < 1) {
      const from = frameOf(before, facing, opening);
      goal.middle.lerpVectors(from.middle, goal.middle, t);
      goal.distance = MathUtils.lerp(from.distance, goal.distance, t);
    }
    return { middle: goal.middle, distance: Math.max(this.nearest, goal.distance) * view.zoom };
  }

  private eyeAt(view: View, { middle, distance } = this.framed(view)): Vector3 {
    const flat = Math.cos(view.height) * distance;
    return new Vector3(
      middle.x + flat * Math.sin(view.azimuth),
      middle.y + distance * Math.sin(view.height),
      middle.z + flat * Math.cos(view.azimuth),
    );
  }

  private place(): void {
    const { azimuth } = this.view;
    const frame = this.framed(this.view);
    this.camera.position.copy(this.eyeAt(this.view, frame));
    this.camera.lookAt(frame.middle);
    this.camera.updateMatrixWorld(); // for whoever wants to know where something is seen
    // The light and the table come with the eyes, so that no side of the board is ever dull: it is the board that turns.
    const [side, back] = [azimuth + this.daylight.key.turn, azimuth + this.daylight.key.turn + Math.PI];
    this.key.position.set(9 * Math.sin(side), 9, 9 * Math.cos(side));
    this.fill.position.set(7 * Math.sin(back), 4, 7 * Math.cos(back));
    this.table.mesh.rotation.y = azimuth;
    this.element.dataset["azimuth"] = azimuth.toFixed(2); // for the tests
    this.onView();
  }

  /** Turns to where one of these places is seen past the pieces, if none is; never while somebody else turns. */
  reveal(places: readonly Place[], pieces: readonly Box3[]): void {
    if (this.pointers.size) return;
    const view = viewThatShows(places, pieces, this.view, (one) => this.eyeAt(one));
    if (view) void this.fly(view);
  }

  /** Flies to another view, the short way round. */
  fly(to: Partial<View>, milliseconds = 420): Promise<void> {
    const from = { ...this.view };
    const goal = { ...from, ...to };
    const turn = MathUtils.euclideanModulo(goal.azimuth - from.azimuth + Math.PI, 2 * Math.PI) - Math.PI;
    return this.animate(milliseconds, (t) => {
      this.view = {
        azimuth: from.azimuth + turn * t,
        height: MathUtils.lerp(from.height, goal.height, t),
        zoom: MathUtils.lerp(from.zoom, goal.zoom, t),
      };
    });
  }

  look(how: Look): void {
    const [{ azimuth }, quarter] = [this.view, Math.PI / 2];
    const next = quarter * Math.ceil((azimuth + 0.01) / quarter);
    if (how === "up" || how === "down") this.turn(0, how === "up" ? 0.2 : -0.2);
    else if (how === "closer" || how === "farther") this.zoom(how === "closer" ? 1 / 1.18 : 1.18);
    else if (how === "left" || how === "right")
      void this.fly({ azimuth: azimuth + (how === "left" ? -quarter / 2 : quarter / 2) }, 260);
    else if (how === "side") void this.fly({ azimuth: next, height: 0.3 });
    else if (how === "reset") void this.fly(this.home);
    else if (this.presets[how]) void this.fly(this.presets[how]);
  }

  turn(azimuth: number, height: number): void {
    this.view.azimuth += azimuth;
    this.view.height = MathUtils.clamp(this.view.height + height, this.lowest, 1.5);
    this.invalidate();
  }

  zoom(factor: number): void {
    this.view.zoom = MathUtils.clamp(this.view.zoom * factor, 0.5, 1.8);
    this.invalidate();
  }

  /** Where on the page a point is seen, in pixels of the canvas. */
  seen(point: Vector3): { x: number; y: number } {
    const at = point.clone().project(this.camera);
    const { clientWidth, clientHeight } = this.element;
    return { x: ((at.x + 1) / 2) * clientWidth, y: ((1 - at.y) / 2) * clientHeight };
  }

  size(width: number, height: number): void {
    this.renderer.setSize(width, height, false);
    const { top, bottom } = this.covered;
    const free = Math.max(1, height - top - bottom);
    this.camera.aspect = width / free;
    this.camera.setViewOffset(width, free, 0, -top, width, height);
    // A narrow window sees as much of the table as a wide one does.
    this.camera.fov =
      this.camera.aspect < 1 ? 2 * MathUtils.radToDeg(Math.atan(Math.tan(0.245) / this.camera.aspect)) : 28;
    this.camera.updateProjectionMatrix();
  }

  /** So many pixels at the top and at the bottom are covered by something else; the board keeps between them. */
  cover(top: number, bottom: number): void {
    this.covered = { top, bottom };
    this.resize();
  }

  private resize(): void {
    const { clientWidth, clientHeight } = this.element;
    if (!clientWidth || !clientHeight) return;
    this.pointers.clear(); // a phone that is turned over in mid-drag: what is held now is another place
    this.size(clientWidth, clientHeight);
    this.draw(); // at once: a resized canvas is empty
  }

  /** Leaves fingers that go up and down to the page, if it can be scrolled. */
  private giveWay(): void {
    const { scrollHeight, clientHeight } = document.documentElement;
    this.element.style.touchAction = scrollHeight > clientHeight + 1 ? "" : "none";
  }

  private ray(event: PointerEvent): Raycaster {
    return this.rayAt(event.clientX, event.clientY);
  }

  private rayAt(x: number, y: number): Raycaster {
    const box = this.element.getBoundingClientRect();
    const at = new Vector2(((x - box.left) / box.width) * 2 - 1, 1 - ((y - box.top) / box.height) * 2);
    const ray = new Raycaster();
    ray.setFromCamera(at, this.camera);
    return ray;
  }

  private listen(): void {
    const { element, hits } = this;
    element.addEventListener("pointerdown", (event) => {
      element.setPointerCapture(event.pointerId);
      if (event.isPrimary) this.pointers.clear();
      this.pointers.set(event.pointerId, new Vector2(event.clientX, event.clientY));
      if (this.pointers.size === 1) this.dragged = 0;
    });
    element.addEventListener("pointermove", (event) => {
      const held = this.pointers.get(event.pointerId);
      if (!held) return event.buttons ? undefined : hits?.hover(this.ray(event), event);
      const [dx, dy] = [event.clientX - held.x, event.clientY - held.y];
      const spread = () => {
        const [one, two] = [...this.pointers.values()];
        return one && two ? one.distanceTo(two) : 0;
      };
      const slant = () => {
        const [one, two] = [...this.pointers.values()];
        return one && two ? Math.atan2(two.y - one.y, two.x - one.x) : 0;
      };
      const [before, slanted] = [spread(), slant()];
      const from = this.rayAt(held.x, held.y);
      held.set(event.clientX, event.clientY);
      this.dragged += Math.abs(dx) + Math.abs(dy);
      const twist = MathUtils.euclideanModulo(slant() - slanted + Math.PI, 2 * Math.PI) - Math.PI;
      if (this.pointers.size === 2 && hits?.pair?.(twist, dx / 2, dy / 2)) return;
      if (this.pointers.size === 1 && event.pointerType === "touch" && hits?.drag?.(this.ray(event), from, event))
        return;
      if (this.pointers.size === 2) {
        if (before && spread()) this.zoom(before / spread());
        this.turn(-dx / 320, dy / 320); // each of the two fingers does its half
      } else if (this.dragged > DRAG) this.turn(-dx / 160, dy / 160);
    });
    const lift = (event: PointerEvent) => {
      const alone = this.pointers.size === 1 && this.pointers.has(event.pointerId);
      this.pointers.delete(event.pointerId);
      if (alone && event.type === "pointerup" && this.dragged <= DRAG) hits?.click(this.ray(event), event);
    };
    element.addEventListener("pointerup", lift);
    element.addEventListener("pointercancel", lift);
    element.addEventListener("lostpointercapture", (event) => this.pointers.delete(event.pointerId));
    element.addEventListener("pointerleave", () => hits?.hover(null, null));
    element.addEventListener(
      "wheel",
      (event) => {
        event.preventDefault();
        if (!hits?.wheel?.((event.deltaY || event.deltaX) > 0 ? 1 : -1, event))
          this.zoom(event.deltaY > 0 ? 1.08 : 1 / 1.08);
      },
      { passive: false },
    );
    element.addEventListener("webglcontextrestored", () => this.invalidate());
  }

  dispose(): void {
    cancelAnimationFrame(this.frameRequest);
    this.watcher.disconnect();
    this.evening.disconnect();
    this.table.dispose();
    this.renderer.dispose();
    this.renderer.forceContextLoss();
  }
}
