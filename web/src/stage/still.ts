/* A canvas as large as what it lies in, for a scene that is drawn once. */

export function stillCanvas(frame: HTMLElement): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.style.cssText = "position: absolute; inset: 0; width: 100%; height: 100%";
  frame.append(canvas);
  return canvas;
}
