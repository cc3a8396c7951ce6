/* Babel for the home page: a tower half built. */
import { stillCanvas } from "../../stage/still";
import { BabelScene } from "./scene";
import type { Cube } from "./schema";
import { placement } from "./tokens";

// A real game, so that everything in the picture fits.
const GAME = "a2esu a1e b2su b1- b1wnud";

export async function picture(frame: HTMLElement): Promise<void> {
  const cubes: Cube[] = GAME.split(" ").map((token, k) => ({ ...placement(token), level: 1 + Math.floor(k / 4) }));
  const scene = new BabelScene(stillCanvas(frame), "full", null, true);
  scene.stage.size(frame.clientWidth, frame.clientHeight);
  await scene.show(cubes, 2, null, 0);
  Object.assign(scene.stage.view, { azimuth: 0.72, height: 0.42 });
  scene.stage.nearest = 0;
  scene.stage.draw();
}
