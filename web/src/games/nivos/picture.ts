/* Nivos for the home page: a game half played. */
import { stillCanvas } from "../../stage/still";
import { NivosScene } from "./scene";
import type { Plate } from "./schema";
import { laying, levelOf } from "./tokens";

// A real game, so that everything in the picture lies as it may.
const GAME = "n@a4 r2x4@e3 3x2@a5 r3x2@a2 2x2@a5 2x3@e4 r1x3@f4 r1x5@d2 r2x2@a3 1x1@f6 1x2@e5 4x1@a1";
const COLOURS: Record<string, string> = {
  "1x1": "yellow",
  "1x2": "orange",
  "1x3": "red",
  "1x4": "pink",
  "1x5": "white",
  "2x2": "green",
  "2x3": "blue",
  "2x4": "black",
};

/** The plates that a line of actions lays. */
function layOut(tokens: string): Plate[] {
  const plates: Plate[] = [];
  for (const token of tokens.split(" ")) {
    const lays = laying(token)!;
    const colour = COLOURS[lays.size] ?? "neutral";
    plates.push({ ...lays, colour, level: levelOf(plates, lays), owner: 0, seat: 0, covered: false });
  }
  return plates;
}

export async function picture(frame: HTMLElement): Promise<void> {
  const table = {
    plates: layOut(GAME),
    cylinders: [
      { seats: [1], heights: [1, 2], total: 3 },
      { seats: [2], heights: [3], total: 3 },
    ],
  };
  const scene = new NivosScene(stillCanvas(frame), "full", null, true);
  scene.stage.size(frame.clientWidth, frame.clientHeight);
  await scene.show(table, [], 0);
  Object.assign(scene.stage.view, { azimuth: 0.42, height: 0.62 });
  scene.stage.nearest = 0;
  scene.stage.draw();
}
