/*
 * Solids seen from above, their south-east edge in front: how a position is drawn small, without three dimensions. x grows to
 * the east, y to the north, z upwards; a unit is as large as the cube of `CubePicture`.
 */

export interface Solid {
  at: readonly [x: number, y: number, z: number]; // its south-west corner, below
  size: readonly [width: number, depth: number, high: number];
}
type Point = readonly [x: number, y: number, z: number];

export const seenAt = ([x, y, z]: Point): [number, number] => [26 * (x + y), 15 * (x - y) - 30 * z];

/** Lays a flat drawing, its own y to the south, upon a surface; `scale` is how long a unit of the drawing is. */
export function laid(at: Point, scale = 1): string {
  const [x, y] = seenAt(at);
  return `matrix(${26 * scale} ${15 * scale} ${-26 * scale} ${15 * scale} ${x} ${y})`;
}

export const outlineOf = (...points: Point[]) => `M${points.map((point) => seenAt(point).join(" ")).join("L")}Z`;

/** A rectangle lying at that height. */
export const sheet = ([x, y, z]: Point, width: number, depth: number) =>
  outlineOf([x, y, z], [x + width, y, z], [x + width, y + depth, z], [x, y + depth, z]);

/** The three sides of a solid that are seen. */
export function facesOf({ at: [x, y, z], size: [width, depth, high] }: Solid): {
  top: string;
  south: string;
  east: string;
} {
  const [east, top] = [x + width, z + high];
  return {
    top: sheet([x, y, top], width, depth),
    south: outlineOf([x, y, z], [east, y, z], [east, y, top], [x, y, top]),
    east: outlineOf([east, y, z], [east, y + depth, z], [east, y + depth, top], [east, y, top]),
  };
}

/** Sorts what is behind before what is in front of it. */
export const backToFront = <T extends Solid>(solids: T[]): T[] =>
  solids.toSorted((one, two) => depthOf(one) - depthOf(two));
const depthOf = ({ at: [x, y, z], size: [width] }: Solid) => x + width - y + z;
