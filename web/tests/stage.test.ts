/* What the stage works out before anything is drawn: where the camera stands, and whether a place is hidden. */
import { Box3, PerspectiveCamera, Vector3 } from "three";
import { expect, test } from "vitest";
import { around, corners, frameOf } from "../src/stage/framing";
import { outline } from "../src/stage/marks";
import { isSeen, squareAt, viewThatShows } from "../src/stage/sight";

const TILTS = [-0.6, 0.06, 0.3, 0.62, 1, 1.5];
const TURNS = [0, 0.5, 1.1, 2.4, 4];

/** How far from the middle of the picture points are seen, at most: 1 is its edge. */
function extent(points: Vector3[], facing: Vector3, aspect: number): { across: number; up: number } {
  const camera = new PerspectiveCamera(28, aspect, 0.1, 200);
  const up = Math.tan((14 * Math.PI) / 180);
  const { middle, distance } = frameOf(points, facing, { up, across: up * aspect });
  camera.position.copy(middle).addScaledVector(facing, -distance);
  camera.lookAt(middle);
  camera.updateMatrixWorld();
  const seen = points.map((point) => point.clone().project(camera));
  return {
    across: Math.max(...seen.map(({ x }) => Math.abs(x))),
    up: Math.max(...seen.map(({ y }) => Math.abs(y))),
  };
}
const towards = (turn: number, tilt: number) =>
  new Vector3(-Math.cos(tilt) * Math.sin(turn), -Math.sin(tilt), -Math.cos(tilt) * Math.cos(turn));

test.each([
  ["a wide window", 2],
  ["a phone", 0.5],
])("however a board is turned and tilted, all of it is in the picture, and fills it: %s", (_, aspect) => {
  const board = [
    ...corners(new Vector3(-3, -0.4, -3), new Vector3(3, 0.2, 3)),
    ...corners(new Vector3(2, 0, -3), new Vector3(3, 5, -2)), // a tower in one corner
    ...around(3.4, 0),
  ];
  for (const tilt of TILTS)
    for (const turn of TURNS) {
      const { across, up } = extent(board, towards(turn, tilt), aspect);
      expect(Math.max(across, up)).toBeCloseTo(1, 5);
    }
});

const eyeAt = ({ azimuth, height }: { azimuth: number; height: number }) =>
  towards(azimuth, height).multiplyScalar(-12);
const WALL = new Box3(new Vector3(-2, 0, 0.5), new Vector3(2, 3, 1)); // in the south, where the eyes begin
const SOUTH = { azimuth: 0, height: 0.3, zoom: 1 };

test("a place behind a wall is hidden, one in front of it is seen", () => {
  expect(isSeen(squareAt(new Vector3(0, 0.01, 0), 0.3), eyeAt(SOUTH), [WALL])).toBe(false);
  expect(isSeen(squareAt(new Vector3(0, 0.01, 2), 0.3), eyeAt(SOUTH), [WALL])).toBe(true);
});

test("the camera turns only if every place that is lit is hidden, and no further than it must", () => {
  const [behind, before] = [new Vector3(0, 0.01, 0), new Vector3(0, 0.01, 2)].map((at) => squareAt(at, 0.3));
  expect(viewThatShows([behind!, before!], [WALL], SOUTH, eyeAt)).toBeNull();
  expect(viewThatShows([], [WALL], SOUTH, eyeAt)).toBeNull();
  const view = viewThatShows([behind!], [WALL], SOUTH, eyeAt)!;
  expect(isSeen(behind!, eyeAt(view), [WALL])).toBe(true);
  expect(Math.abs(view.azimuth) + view.height - SOUTH.height).toBeLessThanOrEqual(Math.PI / 2);
});

test("a place that is hidden from everywhere leaves the camera alone", () => {
  const chest = new Box3(new Vector3(-1, -1, -1), new Vector3(1, 1, 1));
  expect(viewThatShows([squareAt(new Vector3(), 0.2)], [chest], SOUTH, eyeAt)).toBeNull();
});

test("an outline lies upon the edges of a piece, not on its sides", () => {
  const at = outline([2, 1, 1], 0.1).getAttribute("position");
  const inside = (value: number, half: number) => Math.abs(value) < half - 0.1;
  for (let k = 0; k < at.count; k++) {
    const [x, y, z] = [at.getX(k), at.getY(k), at.getZ(k)];
    const flat = [inside(x, 1.012), inside(y, 0.512), inside(z, 0.512)].filter(Boolean).length;
    expect(flat).toBeLessThan(2); // in the middle of at most one direction: along an edge
  }
});
