/* Whether a place can be seen past the pieces, and from where it could. */
import { type Box3, Ray, Vector3 } from "three";
import type { View } from "./stage";

/** A place, as the points by which it is recognised. */
export type Place = readonly Vector3[];

const STEP = Math.PI / 8;
const TILTS = [0.7, 1.1, 1.45];
const UP = 2; // how much rather the eyes go round than up

/** The points of a square on top of something: its middle and four points around it. */
export function squareAt(middle: Vector3, reach: number): Vector3[] {
  const off = (x: number, z: number) => new Vector3(middle.x + x * reach, middle.y, middle.z + z * reach);
  return [off(0, 0), off(1, 1), off(1, -1), off(-1, 1), off(-1, -1)];
}

/** Whether most of a place is seen from there. */
export function isSeen(place: Place, eye: Vector3, pieces: readonly Box3[]): boolean {
  const free = place.filter((point) => {
    const ray = new Ray(point, eye.clone().sub(point).normalize());
    return !pieces.some((box) => ray.intersectsBox(box));
  });
  return 2 * free.length > place.length;
}

/**
 * The view nearest to this one from which one of these places is seen. Null if that is so already, or nowhere.
 */
export function viewThatShows(
  places: readonly Place[],
  pieces: readonly Box3[],
  now: View,
  eyeAt: (view: View) => Vector3,
): View | null {
  const shows = (view: View) => places.some((place) => isSeen(place, eyeAt(view), pieces));
  if (!places.length || shows(now)) return null;
  const heights = [now.height, ...TILTS.filter((height) => height > now.height)];
  const views = Array.from({ length: 16 }, (_, k) => (k - 7) * STEP).flatMap((turn) =>
    heights.map((height) => ({
      view: { ...now, azimuth: now.azimuth + turn, height },
      far: Math.abs(turn) + UP * (height - now.height),
    })),
  );
  return views.toSorted((one, two) => one.far - two.far).find(({ view }) => shows(view))?.view ?? null;
}
