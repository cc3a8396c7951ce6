/* Bubbles for the home page: the sky between two worlds, drawn once. */
import { PAINT } from "./colours";

// Four rows of a game seen close: planet above, sky, planet below.
const ROWS = ["PKRGBK.", "B.YP.RG", "GYBPRYB", "YRGBPGR", ".PYG.BP", "KGRYBKP"];

export async function picture(canvas: HTMLCanvasElement): Promise<void> {
  const pen = canvas.getContext("2d")!;
  const [wide, high] = [canvas.width, canvas.height];
  const dusk = pen.createLinearGradient(0, 0, 0, high);
  for (const [at, tint] of [
    [0, "#e9c9a8"],
    [0.36, "#6f7da8"],
    [0.64, "#6f7da8"],
    [1, "#e9c9a8"],
  ] as const)
    dusk.addColorStop(at, tint);
  pen.fillStyle = dusk;
  pen.fillRect(0, 0, wide, high);
  const evening = pen.createLinearGradient(0, high * 0.3, 0, high * 0.7);
  evening.addColorStop(0, "#1c2b52");
  evening.addColorStop(0.5, "#2c4379");
  evening.addColorStop(1, "#1c2b52");
  pen.fillStyle = evening;
  pen.fillRect(0, high * 0.31, wide, high * 0.38);
  const side = 74;
  ROWS.forEach((row, r) => {
    const y = high / 2 + (r - 2.5) * side + (r < 2 ? -17 : r > 3 ? 17 : 0);
    [...row].forEach((bubble, c) => {
      if (bubble !== ".") marble(pen, bubble, wide / 2 + (c - 3) * side * 1.3, y, 0.82);
    });
  });
}

function marble(pen: CanvasRenderingContext2D, bubble: string, x: number, y: number, scale: number): void {
  const { light, body, deep, glyph } = PAINT[bubble]!;
  pen.save();
  pen.translate(x, y);
  pen.scale(scale, scale);
  const glass = pen.createRadialGradient(-13, -18, 2, -6, -8, 60);
  glass.addColorStop(0, light);
  glass.addColorStop(0.5, body);
  glass.addColorStop(1, deep);
  pen.fillStyle = glass;
  pen.beginPath();
  pen.arc(0, 0, 44, 0, 2 * Math.PI);
  pen.fill();
  pen.fillStyle = bubble === "K" ? "#c9c5cd" : "#fffaf0";
  pen.fill(new Path2D(glyph));
  pen.fillStyle = deep;
  if (bubble !== "K")
    for (const eye of [-6, 6]) {
      pen.beginPath();
      pen.ellipse(eye, 2, 2.8, 4.4, 0, 0, 2 * Math.PI);
      pen.fill();
    }
  pen.fillStyle = "rgb(255 255 255 / 60%)";
  pen.beginPath();
  pen.ellipse(-15, -27, 15, 8, -0.42, 0, 2 * Math.PI);
  pen.fill();
  pen.restore();
}
