/* Wood, felt and soft shade, painted by code on small canvases. Nothing here comes from a picture. */
import {
  CanvasTexture,
  Mesh,
  MeshBasicMaterial,
  PlaneGeometry,
  RepeatWrapping,
  SRGBColorSpace,
  type Texture,
} from "three";

/** A small repeatable generator, so that a scene looks the same each time it is painted. */
export function dice(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) >>> 0;
    let mixed = state;
    mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
  };
}

export function canvas(width: number, height = width): [HTMLCanvasElement, CanvasRenderingContext2D] {
  const made = document.createElement("canvas");
  made.width = width;
  made.height = height;
  return [made, made.getContext("2d", { willReadFrequently: true })!];
}

export function texture(painted: HTMLCanvasElement, colour = true): Texture {
  const made = new CanvasTexture(painted);
  if (colour) made.colorSpace = SRGBColorSpace;
  made.anisotropy = 4;
  return made;
}

/** Lays a fine irregular grain over what is painted already; `strength` is how far it goes from the ground. */
export function grain(
  brush: CanvasRenderingContext2D,
  x: number,
  y: number,
  size: number,
  strength: number,
  seed: number,
): void {
  const roll = dice(seed);
  const data = brush.getImageData(x, y, size, size);
  const streak = Array.from({ length: size }, () => roll());
  for (let row = 0; row < size; row++) {
    const drift = Math.round(4 * Math.sin(row / 37 + seed));
    for (let column = 0; column < size; column++) {
      const at = 4 * (row * size + column);
      const along = streak[(column + drift + size) % size]!;
      const shade = 1 + strength * (0.6 * (along - 0.5) + 0.7 * (roll() - 0.5));
      for (let channel = 0; channel < 3; channel++) data.data[at + channel]! *= shade;
    }
  }
  brush.putImageData(data, x, y);
}

/** Planks of turned wood: long wavering streaks, the years of the tree seen along the cut. */
export function wood(base: string, dark: string, light: string, seed: number): Texture {
  const size = 1024;
  const [made, brush] = canvas(size);
  const roll = dice(seed);
  brush.fillStyle = base;
  brush.fillRect(0, 0, size, size);
  for (let n = 0; n < 260; n++) {
    const y = roll() * size;
    const sway = 6 + 26 * roll();
    const phase = roll() * 6;
    brush.strokeStyle = roll() < 0.62 ? dark : light;
    brush.globalAlpha = 0.04 + 0.13 * roll() * roll();
    brush.lineWidth = 0.7 + 5 * roll() * roll();
    brush.beginPath();
    for (let x = 0; x <= size; x += 32) {
      brush.lineTo(x, y + sway * Math.sin(x / 290 + phase) + 5 * Math.sin(x / 83 + 2 * phase));
    }
    brush.stroke();
  }
  brush.globalAlpha = 0.16;
  brush.strokeStyle = dark;
  for (let n = 0; n < 1600; n++) {
    const [x, y] = [roll() * size, roll() * size];
    brush.lineWidth = 0.6 + roll();
    brush.beginPath();
    brush.moveTo(x, y);
    brush.lineTo(x + 6 + 22 * roll(), y + 2 * roll() - 1);
    brush.stroke();
  }
  brush.globalAlpha = 1;
  const cloth = texture(made);
  cloth.wrapS = cloth.wrapT = RepeatWrapping;
  return cloth;
}

/** Felt: short fibres in all directions over an even ground. */
export function feltOn(brush: CanvasRenderingContext2D, size: number, base: string, seed: number): void {
  const roll = dice(seed);
  brush.fillStyle = base;
  brush.fillRect(0, 0, size, size);
  brush.lineWidth = 1;
  for (let n = 0; n < size * 22; n++) {
    const [x, y, turn] = [roll() * size, roll() * size, roll() * 6.28];
    const long = 3 + 6 * roll();
    brush.strokeStyle = roll() < 0.5 ? "rgb(255 255 255 / 5%)" : "rgb(0 0 0 / 7%)";
    brush.beginPath();
    brush.moveTo(x, y);
    brush.lineTo(x + long * Math.cos(turn), y + long * Math.sin(turn));
    brush.stroke();
  }
}

/** A soft round shade, dark in the middle: what a thing throws on the table in diffuse daylight. */
export function softShade(): Texture {
  const size = 256;
  const [made, brush] = canvas(size);
  const fade = brush.createRadialGradient(size / 2, size / 2, 0, size / 2, size / 2, size / 2);
  for (const [stop, alpha] of [
    [0, 1],
    [0.7, 1],
    [0.8, 0.62],
    [0.88, 0.24],
    [0.95, 0.05],
    [1, 0],
  ] as const) {
    fade.addColorStop(stop, `rgb(30 20 8 / ${alpha})`);
  }
  brush.fillStyle = fade;
  brush.fillRect(0, 0, size, size);
  return texture(made);
}

/** A sheet of shade that lies flat under a thing. */
export function shadeUnder(map: Texture, width: number, depth: number, opacity: number): Mesh {
  const made = new Mesh(
    new PlaneGeometry(width, depth),
    new MeshBasicMaterial({ map, transparent: true, opacity, depthWrite: false, toneMapped: false }),
  );
  made.rotation.x = -Math.PI / 2;
  return made;
}
