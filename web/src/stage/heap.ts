/* Pieces that are drawn together: one merged mesh, one call, and each piece still at its own place. */
import {
  type BufferAttribute,
  BufferGeometry,
  Matrix3,
  type Matrix4,
  Mesh,
  type MeshStandardMaterial,
  Vector3,
} from "three";
import { mergeGeometries } from "three/examples/jsm/utils/BufferGeometryUtils.js";

export class Heap {
  readonly mesh: Mesh<BufferGeometry, MeshStandardMaterial>;
  private shapes: BufferGeometry[] = [];

  constructor(material: MeshStandardMaterial) {
    this.mesh = new Mesh(new BufferGeometry(), material);
    this.mesh.frustumCulled = false;
    this.mesh.visible = false;
  }

  fill(shapes: BufferGeometry[]): void {
    this.shapes = shapes;
    this.mesh.geometry.dispose();
    this.mesh.geometry = shapes.length ? mergeGeometries(shapes) : new BufferGeometry();
    this.mesh.visible = shapes.length > 0;
  }

  /** Moves every piece to its place, in the order in which they were filled in. */
  put(places: Vector3[]): void {
    const all = this.mesh.geometry.getAttribute("position") as BufferAttribute | undefined;
    if (!all) return;
    let at = 0;
    this.shapes.forEach((shape, n) => {
      const source = shape.getAttribute("position").array;
      const { x, y, z } = places[n]!;
      for (let k = 0; k < source.length; k += 3, at += 3) {
        all.array[at] = source[k]! + x;
        all.array[at + 1] = source[k + 1]! + y;
        all.array[at + 2] = source[k + 2]! + z;
      }
    });
    all.needsUpdate = true;
  }

  /** Moves and turns every piece. */
  pose(places: Matrix4[]): void {
    const all = this.mesh.geometry.getAttribute("position") as BufferAttribute | undefined;
    if (!all) return;
    const facing = this.mesh.geometry.getAttribute("normal") as BufferAttribute;
    const [spot, turn] = [new Vector3(), new Matrix3()];
    let at = 0;
    this.shapes.forEach((shape, n) => {
      const [points, normals] = [shape.getAttribute("position"), shape.getAttribute("normal")];
      turn.setFromMatrix4(places[n]!);
      for (let k = 0; k < points.count; k++, at += 3) {
        spot.fromBufferAttribute(points, k).applyMatrix4(places[n]!).toArray(all.array, at);
        spot.fromBufferAttribute(normals, k).applyMatrix3(turn).toArray(facing.array, at);
      }
    });
    all.needsUpdate = facing.needsUpdate = true;
  }
}

/** How high a piece hangs while it falls: a short fall from `high` and one tiny settle, as wood has it. */
export function fall(t: number, high: number, settle: number): number {
  return t <= 0.7 ? high * (1 - t / 0.7) : settle * Math.sin(((t - 0.7) / 0.3) * Math.PI);
}
