/* Talo for the home page: a construction half climbed. */
import { stillCanvas } from "../../stage/still";
import { TaloScene } from "./scene";
import type { View } from "./schema";
import { placing } from "./tokens";

// Bars that stand as they are drawn; the balance has been asked.
const BARS =
  "10x@0,4,0 7y@2,1,1 5z@6,4,1 6z@6,7,0 4y@6,4,6 5x@4,2,0 3z@1,7,0 3x@0,7,3 2z@8,4,1 3y@8,3,3 1z@3,4,1 " +
  "2x@4,4,1 9x@0,9,0 1z@5,9,1 3x@4,9,2 1z@5,2,1 4z@7,1,0 1z@6,6,7 3x@5,6,8 2y@9,7,0 3y@4,3,2";

export async function picture(frame: HTMLElement): Promise<void> {
  const table: View = {
    phase: "roll",
    seat: 1,
    land: Array.from({ length: 10 }, () => "##########"),
    bars: BARS.split(" ").map((token) => ({ ...placing(token)!.bar, held: false })),
    pawns: [
      { x: 2, y: 2, height: 2, colour: "red" },
      { x: 6, y: 5, height: 7, colour: "blue" },
    ],
    supply: [],
    rolled: 7,
    rolls: 1,
    taken: [],
    hand: [],
    reachable: [],
  };
  const scene = new TaloScene(stillCanvas(frame), "full", null, true);
  scene.stage.size(frame.clientWidth, frame.clientHeight);
  await scene.show(table, [], 0);
  Object.assign(scene.stage.view, { azimuth: 0.62, height: 0.46 });
  scene.stage.nearest = 0;
  scene.stage.draw();
}
