/*
 * The icon of the installed app in the sizes that systems ask for, drawn at build time from `public/icon.svg`.
 *
 * That drawing consists of rectangles with round corners, so it needs no library: each pixel is the mean of a few points in it.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { crc32, deflateSync } from "node:zlib";
import type { Plugin } from "vite";

const DRAWING = readFileSync(join(import.meta.dirname, "public/icon.svg"), "utf8");
const SIDE = 32; // of the drawing
const POINTS = 4; // in a pixel, along each side
const SAFE = 0.78; // what a system's mask leaves of the figure: a circle of 80 % of the side

interface Rectangle {
  x: number;
  y: number;
  width: number;
  height: number;
  radius: number;
  colour: number[];
  opacity: number;
}

const colourOf = (hex: string): number[] => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));

/** The rectangles of the drawing, from back to front. A group's colour holds for what is in it. */
function rectangles(): Rectangle[] {
  const group = /<g fill="(#\w{6})"/.exec(DRAWING)![1]!;
  return [...DRAWING.matchAll(/<rect ([^>]*)\/>/g)].map(([, words]) => {
    const said = Object.fromEntries(
      [...words!.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
    );
    const number = (name: string, otherwise: number) => Number(said[name] ?? otherwise);
    return {
      x: number("x", 0),
      y: number("y", 0),
      width: number("width", 0),
      height: number("height", 0),
      radius: number("rx", 0),
      colour: colourOf(said["fill"] ?? group),
      opacity: number("opacity", 1),
    };
  });
}

function covers({ x, y, width, height, radius }: Rectangle, atX: number, atY: number): boolean {
  const [fromX, fromY] = [Math.abs(atX - x - width / 2), Math.abs(atY - y - height / 2)];
  if (fromX > width / 2 || fromY > height / 2) return false;
  const [overX, overY] = [fromX - (width / 2 - radius), fromY - (height / 2 - radius)];
  return overX <= 0 || overY <= 0 || overX * overX + overY * overY <= radius * radius;
}

/** Red, green, blue and opacity of a point of the drawing. */
function pointColour(drawn: Rectangle[], x: number, y: number): number[] {
  let [colour, opacity] = [[0, 0, 0], 0];
  for (const one of drawn) {
    if (!covers(one, x, y)) continue;
    colour = colour.map((before, k) => before + (one.colour[k]! - before) * (opacity ? one.opacity : 1));
    opacity = 1;
  }
  return [...colour, opacity];
}

/** The rectangles for a system that cuts its own shape: the ground fills everything, the figure keeps to the middle. */
function maskable(drawn: Rectangle[]): Rectangle[] {
  const inwards = (at: number) => SIDE / 2 + (at - SIDE / 2) * SAFE;
  const [ground, ...figure] = drawn;
  const smaller = figure.map((one) => ({
    ...one,
    x: inwards(one.x),
    y: inwards(one.y),
    width: one.width * SAFE,
    height: one.height * SAFE,
    radius: one.radius * SAFE,
  }));
  return [{ ...ground!, radius: 0 }, ...smaller];
}

function pixels(size: number, drawn: Rectangle[]): Buffer {
  const rows = Buffer.alloc(size * (4 * size + 1)); // each row begins with its filter: none
  const step = SIDE / size;
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      const sum = [0, 0, 0, 0];
      for (let k = 0; k < POINTS * POINTS; k++) {
        const [inX, inY] = [(k % POINTS) + 0.5, Math.floor(k / POINTS) + 0.5];
        const [red, green, blue, opacity] = pointColour(
          drawn,
          (x + inX / POINTS) * step,
          (y + inY / POINTS) * step,
        );
        [red!, green!, blue!].forEach((value, at) => (sum[at]! += value * opacity!));
        sum[3]! += opacity!;
      }
      const at = y * (4 * size + 1) + 1 + 4 * x;
      for (let part = 0; part < 3; part++) rows[at + part] = sum[3] ? Math.round(sum[part]! / sum[3]!) : 0;
      rows[at + 3] = Math.round((255 * sum[3]!) / (POINTS * POINTS));
    }
  return rows;
}

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, "latin1"), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}

export function iconPng(size: number, masked: boolean): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(size, 0);
  head.writeUInt32BE(size, 4);
  head.set([8, 6], 8); // eight bits for each of red, green, blue and opacity
  const drawn = masked ? maskable(rectangles()) : rectangles();
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", head),
    chunk("IDAT", deflateSync(pixels(size, drawn), { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

export const ICONS = [
  { name: "icon-192.png", size: 192, masked: false },
  { name: "icon-512.png", size: 512, masked: false },
  { name: "icon-maskable-512.png", size: 512, masked: true },
  { name: "icon-apple-180.png", size: 180, masked: true }, // Apple rounds the corners itself and knows no transparency
];

export function icons(): Plugin {
  return {
    name: "icons",
    apply: "build",
    generateBundle() {
      for (const { name, size, masked } of ICONS)
        this.emitFile({ type: "asset", fileName: name, source: iconPng(size, masked) });
    },
  };
}
