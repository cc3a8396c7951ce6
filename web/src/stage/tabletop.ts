/*
 * The table that every board stands on: softly grained wood that fades into the page, with the light of a window from the
 * upper left by day, and of a lamp from the upper right in the evening. It stays in front of whoever looks while the board
 * is turned upon it.
 */
import { BufferAttribute, Mesh, MeshLambertMaterial, RingGeometry, type Texture } from "three";
import { canvas, texture, wood } from "./materials";

const SIZE = 1024; // of the painting
const RINGS = 10;
const SOLID = 0.5; // of the radius; from there on it fades

export class Tabletop {
  readonly mesh = new Mesh(sheet(), new MeshLambertMaterial({ transparent: true, depthWrite: false }));
  private readonly painted = new Map<boolean, Texture>();

  constructor() {
    this.mesh.material.vertexColors = true;
    this.mesh.receiveShadow = true;
    this.mesh.renderOrder = -2;
    this.mesh.visible = false; // until a board stands somewhere
  }

  /** Lays the table at a height, so wide. */
  lay(y: number, radius: number): void {
    this.mesh.position.y = y;
    this.mesh.scale.setScalar(radius);
    this.mesh.visible = true;
  }

  dress(dark: boolean): void {
    const paint = this.painted.get(dark) ?? (dark ? byLamp() : byWindow());
    this.painted.set(dark, paint);
    this.mesh.material.map = paint;
    this.mesh.material.needsUpdate = true;
  }

  dispose(): void {
    for (const paint of this.painted.values()) paint.dispose();
    this.mesh.geometry.dispose();
    this.mesh.material.dispose();
  }
}

/** A disc of radius 1 that fades towards its edge. */
function sheet(): RingGeometry {
  const made = new RingGeometry(0, 1, 64, RINGS);
  const [at, uv] = [made.getAttribute("position"), made.getAttribute("uv")];
  const colours = new Float32Array(4 * at.count);
  for (let k = 0; k < at.count; k++) {
    const out = (Math.hypot(at.getX(k), at.getY(k)) - SOLID) / (1 - SOLID);
    const fade = Math.max(0, Math.min(1, out));
    colours.set([1, 1, 1, 1 - fade * fade * (3 - 2 * fade)], 4 * k);
    uv.setXY(k, 0.5 + at.getX(k) / 2, 0.5 + at.getY(k) / 2);
  }
  made.setAttribute("color", new BufferAttribute(colours, 4));
  made.rotateX(-Math.PI / 2);
  return made;
}

type Brush = CanvasRenderingContext2D;

function painting(boards: Texture, light: (brush: Brush) => void): Texture {
  const [made, brush] = canvas(SIZE);
  brush.drawImage(boards.image as HTMLCanvasElement, 0, 0);
  boards.dispose();
  light(brush);
  return texture(made);
}

/** Pale oak, and on it the four panes of a window. */
function byWindow(): Texture {
  return painting(wood("#ddcdb2", "#b79d76", "#f2e6cf", 61), (brush) => {
    brush.fillStyle = "rgb(120 92 54 / 14%)";
    brush.fillRect(0, 0, SIZE, SIZE);
    brush.shadowColor = "rgb(255 247 228 / 62%)";
    brush.shadowBlur = 26;
    brush.shadowOffsetX = 2 * SIZE; // only the blurred panes fall on the table
    brush.fillStyle = "#fff";
    for (const row of [0, 1]) for (const column of [0, 1]) pane(brush, row, column);
  });
}

/** A pane of the window as its light falls: wider and slanted, the way from the upper left. */
function pane(brush: Brush, row: number, column: number): void {
  const [wide, high, bar] = [190, 205, 26];
  const x = 210 + column * (wide + bar) + row * 118 - 2 * SIZE;
  const y = 250 + row * (high + bar) + column * 26;
  brush.beginPath();
  brush.moveTo(x, y);
  brush.lineTo(x + wide, y + 23);
  brush.lineTo(x + wide + 105, y + 23 + high);
  brush.lineTo(x + 105, y + high);
  brush.fill();
}

/** Walnut, and on it the round light of a lamp. */
function byLamp(): Texture {
  return painting(wood("#4f4037", "#30251d", "#6d5b4d", 67), (brush) => {
    const [x, y] = [0.55 * SIZE, 0.46 * SIZE];
    const glow = brush.createRadialGradient(x, y, 0, x, y, 0.62 * SIZE);
    glow.addColorStop(0, "rgb(255 222 178 / 30%)");
    glow.addColorStop(0.42, "rgb(255 214 165 / 12%)");
    glow.addColorStop(0.75, "rgb(20 12 6 / 30%)");
    glow.addColorStop(1, "rgb(20 12 6 / 70%)");
    brush.fillStyle = glow;
    brush.fillRect(0, 0, SIZE, SIZE);
  });
}
