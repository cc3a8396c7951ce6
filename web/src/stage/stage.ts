/*
 * The stage that every board stands on: a camera that circles a point, a renderer that draws only when something has
 * changed, and the pointer. A drag turns the camera and never places; a click or a hover goes to the board.
 *
 * Where the page can be scrolled, a finger that sets out up or down scrolls it (touch-action: pan-y): the browser takes
 * the gesture over and cancels the pointer, which places nothing. A finger that sets out sideways is ours to the end.
 * Where there is nothing to scroll, every drag is ours. Two fingers turn, tilt and zoom everywhere.
 */
import {
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
import type { Tier } from "./quality";

export interface View {
  azimuth: number; // radians; 0 looks from the south
  height: number; // radians above the horizon
  zoom: number; // 1 as the board frames it; more is farther away
}

/** Ways to look; `above` and `under` are a board's own presets. */
export type Look = "left" | "right" | "up" | "down" | "closer" | "farther" | "side" | "above" | "under" | "reset";

export interface Hits {
  hover(ray: Raycaster | null, event: PointerEvent | null): void;
  click(ray: Raycaster, event: PointerEvent): void;
  wheel?(direction: 1 | -1): boolean; // true: the board used it
}

const SLOWEST_FULL = 24; // milliseconds a frame; beyond that the plain tier is kinder
const SLOWEST_PLAIN = 400; // beyond that the flat plan is
const TIMED = 5; // frames
const DRAG = 5; // pixels; less is a click

export class Stage {
  readonly scene = new Scene();
  readonly camera = new PerspectiveCamera(28, 1, 0.5, 80);
  readonly renderer: WebGLRenderer;
  readonly target = new Vector3(0, 1, 0); // what the camera circles
  reach = 12; // and how far away it stands
  tier: Tier;
  frames = 0;
  view: View;
  lowest = -1.2; // how far down the eyes may go, in radians
  presets: Partial<Record<Look, Partial<View>>> = {};
  onView: () => void = () => {};
  onSlow: () => void = () => {};

  private readonly key = new DirectionalLight("#fff6ea", 2);
  private readonly sky = new HemisphereLight("#fffaf2", "#a8997f", 1);
  private readonly fill = new DirectionalLight("#cfe0f2", 0.55);
  private readonly tweens = new Set<(now: number) => boolean>();
  private readonly watcher: ResizeObserver;
  private readonly pointers = new Map<number, Vector2>();
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
    this.key.position.set(-5, 9, 6);
    this.fill.position.set(6, 4, -5);
    const { shadow } = this.key;
    shadow.mapSize.set(2048, 2048);
    Object.assign(shadow.camera, { left: -5, right: 5, top: 8, bottom: -4, near: 1, far: 26 });
    shadow.bias = -0.0006;
    shadow.normalBias = 0.025;
    shadow.radius = 5;
    this.scene.add(this.key, this.key.target, this.sky, this.fill);
  }

  /** Puts on what a tier wears: full has soft shadows and reflections of a bright room, plain has neither. */
  private dress(tier: Tier): void {
    this.tier = tier;
    const full = tier === "full";
    this.renderer.setPixelRatio(full ? Math.min(devicePixelRatio, 2) : 1);
    this.renderer.shadowMap.enabled = full;
    this.renderer.shadowMap.type = PCFShadowMap;
    this.key.castShadow = full;
    this.sky.intensity = full ? 0.95 : 1.9;
    this.key.intensity = full ? 1.85 : 1.75;
    this.scene.environment = full ? this.room() : null;
    this.scene.environmentIntensity = 0.36;
    this.element.dataset["tier"] = tier;
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

  private place(): void {
    const { azimuth, height, zoom } = this.view;
    const distance = this.reach * zoom;
    const flat = Math.cos(height) * distance;
    this.camera.position.set(
      this.target.x + flat * Math.sin(azimuth),
      this.target.y + distance * Math.sin(height),
      this.target.z + flat * Math.cos(azimuth),
    );
    this.camera.lookAt(this.target);
    this.camera.updateMatrixWorld(); // for whoever wants to know where something is seen
    // The light comes with the eyes a little, so that no side of the tower is ever dull.
    this.key.position.set(9 * Math.sin(azimuth - 0.75), 9, 9 * Math.cos(azimuth - 0.75));
    this.onView();
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
    this.camera.aspect = width / height;
    // A narrow window sees as much of the table as a wide one does.
    this.camera.fov =
      this.camera.aspect < 1 ? 2 * MathUtils.radToDeg(Math.atan(Math.tan(0.245) / this.camera.aspect)) : 28;
    this.camera.updateProjectionMatrix();
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
    const box = this.element.getBoundingClientRect();
    const at = new Vector2(
      ((event.clientX - box.left) / box.width) * 2 - 1,
      1 - ((event.clientY - box.top) / box.height) * 2,
    );
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
      const before = spread();
      held.set(event.clientX, event.clientY);
      this.dragged += Math.abs(dx) + Math.abs(dy);
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
        if (!hits?.wheel?.(event.deltaY > 0 ? 1 : -1)) this.zoom(event.deltaY > 0 ? 1.08 : 1 / 1.08);
      },
      { passive: false },
    );
    element.addEventListener("webglcontextrestored", () => this.invalidate());
  }

  dispose(): void {
    cancelAnimationFrame(this.frameRequest);
    this.watcher.disconnect();
    this.renderer.dispose();
    this.renderer.forceContextLoss();
  }
}
