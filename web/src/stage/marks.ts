/*
 * What is drawn upon pieces and places: outlines that follow the edges of a piece, and light in a cell. All of it is one mesh;
 * what is hidden behind a piece is drawn through it by a second one, faintly.
 */
import {
  BufferAttribute,
  BufferGeometry,
  Color,
  DoubleSide,
  GreaterDepth,
  type Group,
  Mesh,
  MeshBasicMaterial,
} from "three";
import { RoundedBoxGeometry } from "three/examples/jsm/geometries/RoundedBoxGeometry.js";
import { mergeGeometries } from "three/examples/jsm/utils/BufferGeometryUtils.js";

export const TEAL = "#2f8f86";
export const AMBER = "#f0a63a";
export const BRICK = "#c0482f";
export const GREEN = "#2f9a72";

/** What a player moved last, and the colour of its outline. */
export interface LastMark<Piece> {
  piece: Piece;
  colour: string;
}

const THROUGH = 0.34; // how much of a mark is seen through what hides it

export class Marks {
  private readonly seen = layer({});
  private readonly hidden = layer({ depthFunc: GreaterDepth, opacity: THROUGH });

  constructor(world: Group) {
    this.seen.renderOrder = 2;
    this.hidden.renderOrder = 3;
    world.add(this.seen, this.hidden);
  }

  /** Shows these marks, and of those marks what is hidden, too. */
  fill(marks: BufferGeometry[], through: BufferGeometry[]): void {
    refill(this.seen, marks);
    refill(this.hidden, through);
  }
}

function layer(more: Partial<MeshBasicMaterial>): Mesh<BufferGeometry, MeshBasicMaterial> {
  const material = new MeshBasicMaterial({
    vertexColors: true,
    transparent: true,
    depthWrite: false,
    side: DoubleSide,
    forceSinglePass: true,
    toneMapped: false,
  });
  const mesh = new Mesh(new BufferGeometry(), Object.assign(material, more));
  mesh.frustumCulled = false;
  mesh.visible = false;
  return mesh;
}

/** Gives a mesh these shapes, and hides it if there are none. */
export function refill(mesh: Mesh, shapes: BufferGeometry[]): void {
  mesh.geometry.dispose();
  mesh.geometry = shapes.length ? mergeGeometries(shapes) : new BufferGeometry();
  mesh.visible = shapes.length > 0;
}

/** A shape of one colour; where it has an alpha already, it keeps it. */
export function coloured(shape: BufferGeometry, colour: string): BufferGeometry {
  const flat = shape.index ? shape.toNonIndexed() : shape;
  for (const name of ["normal", "uv"]) flat.deleteAttribute(name);
  const { r, g, b } = new Color(colour);
  const [count, before] = [flat.getAttribute("position").count, flat.getAttribute("color")];
  const all = new Float32Array(4 * count);
  for (let k = 0; k < count; k++) all.set([r, g, b, before ? before.getW(k) : 1], 4 * k);
  return flat.setAttribute("color", new BufferAttribute(all, 4));
}

const OFF = 0.012; // between a piece and its outline

/**
 * The outline of a piece with round edges, about its middle: a box with round edges without its six sides. What is left
 * lies upon the edges.
 */
export function outline([width, high, depth]: readonly [number, number, number], round: number): BufferGeometry {
  const size = [width, high, depth].map((long) => long + 2 * OFF) as [number, number, number];
  const box = new RoundedBoxGeometry(...size, 3, round);
  const [at, facing] = [box.getAttribute("position"), box.getAttribute("normal")];
  const isFlat = (k: number) =>
    Math.max(Math.abs(facing.getX(k)), Math.abs(facing.getY(k)), Math.abs(facing.getZ(k))) > 0.9999;
  const kept: number[] = [];
  for (let k = 0; k < at.count; k += 3) {
    if (isFlat(k) && isFlat(k + 1) && isFlat(k + 2)) continue;
    for (const n of [k, k + 1, k + 2]) kept.push(at.getX(n), at.getY(n), at.getZ(n));
  }
  const made = new BufferGeometry();
  return made.setAttribute("position", new BufferAttribute(new Float32Array(kept), 3));
}

/** A rounded square of light in a cell, lying at height 0, brightest at its edge; with a hole where something sticks through. */
export function lamp(hole = 0): BufferGeometry {
  const round = (wave: number) => Math.sign(wave) * Math.abs(wave) ** 0.3;
  return rings([
    { size: hole, bend: (wave) => wave, alpha: 0.27 },
    { size: 0.33, bend: round, alpha: 0.33 },
    { size: 0.41, bend: round, alpha: 0.9 },
    { size: 0.455, bend: round, alpha: 0.82 },
    { size: 0.485, bend: round, alpha: 0 },
  ]);
}

/** A round spot of that radius, lying at height 0: full, or only its edge. */
export function disc(radius: number, full: boolean): BufferGeometry {
  const [inner, outer] = [radius * (full ? 0 : 0.78), radius];
  const straight = (wave: number) => wave;
  return rings([
    { size: inner, bend: straight, alpha: 1 },
    { size: outer, bend: straight, alpha: 1 },
  ]);
}

interface Ring {
  size: number;
  bend(wave: number): number; // a round ring keeps it, a square one does not
  alpha: number;
}

/** Bands from ring to ring around the middle. */
function rings(all: Ring[]): BufferGeometry {
  const steps = 40;
  const [positions, colours]: [number[], number[]] = [[], []];
  const point = (k: number, { size, bend, alpha }: Ring): void => {
    const turn = (2 * Math.PI * k) / steps;
    positions.push(size * bend(Math.cos(turn)), 0, size * bend(Math.sin(turn)));
    colours.push(1, 1, 1, alpha);
  };
  for (let r = 1; r < all.length; r++) {
    const [inner, outer] = [all[r - 1]!, all[r]!];
    for (let k = 0; k < steps; k++) {
      for (const [n, ring] of [
        [k, inner],
        [k, outer],
        [k + 1, outer],
        [k, inner],
        [k + 1, outer],
        [k + 1, inner],
      ] as const) {
        point(n, ring);
      }
    }
  }
  const made = new BufferGeometry();
  made.setAttribute("position", new BufferAttribute(new Float32Array(positions), 3));
  return made.setAttribute("color", new BufferAttribute(new Float32Array(colours), 4));
}
