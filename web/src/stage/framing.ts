/* Where the eyes have to be so that everything is in the picture, whichever way it is seen. */
import { Vector3 } from "three";

export interface Frame {
  middle: Vector3; // what the eyes rest on
  distance: number; // and how far away they are
}

/** How much of the world is seen at a distance of 1, to each side of the middle. */
export interface Opening {
  across: number;
  up: number;
}

/** What lies to the right, upwards and ahead of eyes that look that way. */
function axes(facing: Vector3): [right: Vector3, up: Vector3, ahead: Vector3] {
  const ahead = facing.clone().normalize();
  const right = ahead
    .clone()
    .cross(new Vector3(0, 1, 0))
    .normalize();
  return [right, right.clone().cross(ahead), ahead];
}

/*
 * A point with the coordinates (r, u, a) along these axes is in the picture if |r − s| ≤ opening · (distance + a), where s is how
 * far the eyes are shifted. So the points farthest to either side give the shift that keeps the same margin on both, and
 * with it the distance.
 */
function along(points: readonly Vector3[], side: Vector3, ahead: Vector3, opening: number): [number, number] {
  let [more, less] = [-Infinity, -Infinity];
  for (const point of points) {
    const [off, depth] = [point.dot(side) / opening, point.dot(ahead)];
    more = Math.max(more, off - depth);
    less = Math.max(less, -off - depth);
  }
  return [(opening * (more - less)) / 2, (more + less) / 2];
}

/** The nearest place from which eyes that look that way see all of these points. */
export function frameOf(points: readonly Vector3[], facing: Vector3, opening: Opening): Frame {
  const [right, up, ahead] = axes(facing);
  const [across, far] = along(points, right, ahead, opening.across);
  const [upward, high] = along(points, up, ahead, opening.up);
  const middle = right.multiplyScalar(across).addScaledVector(up, upward);
  return { middle, distance: Math.max(far, high) };
}

/** The corners of a box, to be kept in the picture. */
export function corners(low: Vector3, high: Vector3): Vector3[] {
  return [low.x, high.x].flatMap((x) =>
    [low.y, high.y].flatMap((y) => [low.z, high.z].map((z) => new Vector3(x, y, z))),
  );
}

/** Points around a disc, to be kept in the picture. */
export function around(radius: number, y: number, count = 24): Vector3[] {
  return Array.from({ length: count }, (_, k) => {
    const turn = (2 * Math.PI * k) / count;
    return new Vector3(radius * Math.cos(turn), y, radius * Math.sin(turn));
  });
}
