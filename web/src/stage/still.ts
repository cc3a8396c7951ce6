/* A canvas as large as what it lies in, for a scene that is drawn once. */

export function stillCanvas(frame: HTMLElement): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.className = "scene";
  frame.append(canvas);
  return canvas;
}
