/* Nivos for the home page: a game half played, drawn once. */
import { guess } from "../../stage/quality";
import { NivosScene } from "./scene";
import { laying, levelOf, type NivosTable, type Plate } from "./tokens";

// A real game, so that everything in the picture lies as it may.
const GAME = "n@c3 2x2@a1 1x3@c3 1x2@d4 r4x1@b6 r1x1@e5";
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

export async function picture(element: HTMLCanvasElement): Promise<void> {
  const tier = guess();
  if (tier === "flat") return;
  const table = {
    plates: layOut(GAME),
    cylinders: [
      { seats: [1], heights: [1, 3], total: 4 },
      { seats: [2], heights: [2], total: 2 },
    ],
  } as NivosTable;
  const scene = new NivosScene(element, tier === "full" ? "full" : "plain", null, true);
  scene.stage.size(element.width, element.height);
  await scene.show(table, [], 0);
  Object.assign(scene.stage.view, { azimuth: 0.5, height: 0.6, distance: 13 });
  scene.stage.draw();
}
