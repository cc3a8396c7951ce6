/* Babel for the home page: a tower half built, drawn once. */
import type { Tier } from "../../stage/quality";
import { BabelScene } from "./scene";
import type { Cube } from "./schema";
import { placement } from "./tokens";

// A real game, so that everything in the picture fits.
const GAME = "a2esu a1e b2su b1- b1wnud";

export async function picture(element: HTMLCanvasElement, tier: Tier): Promise<void> {
  const cubes: Cube[] = GAME.split(" ").map((token, k) => ({ ...placement(token), level: 1 + Math.floor(k / 4) }));
  const scene = new BabelScene(element, tier, null, true);
  scene.stage.size(element.width, element.height);
  await scene.show(cubes, 2, null, 0);
  Object.assign(scene.stage.view, { azimuth: 0.72, height: 0.42 });
  scene.stage.reach = 9;
  scene.stage.target.y = 0.6;
  scene.stage.draw();
}
