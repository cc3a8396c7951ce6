/* Babel for the home page: a tower half built, drawn once. */
import { guess } from "../../stage/quality";
import { BabelScene } from "./scene";
import { placement, type Cube } from "./tokens";

// A real game, so that everything in the picture fits.
const GAME = "a1enu b1u a2eu b2wsu a1eud";

export async function picture(element: HTMLCanvasElement): Promise<void> {
  const tier = guess();
  if (tier === "flat") return;
  const cubes: Cube[] = GAME.split(" ").map((token, k) => ({ ...placement(token), level: 1 + Math.floor(k / 4) }));
  const scene = new BabelScene(element, tier === "full" ? "full" : "plain", null, true);
  scene.stage.size(element.width, element.height);
  await scene.show(cubes, 2, null, 0);
  Object.assign(scene.stage.view, { azimuth: 0.72, height: 0.42 });
  scene.stage.reach = 10.2;
  scene.stage.target.y = 0.55;
  scene.stage.draw();
}
