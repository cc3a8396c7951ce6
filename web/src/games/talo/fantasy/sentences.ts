/*
 * Placements as sentences: "2, upright, on top of bar 7, at its east end, turned 15 degrees", in the reader's language
 * (`vocabulary.ts`). What belongs together is found by nearness, not by grammar: parts come in any order, words that mean
 * nothing here are passed over, and what was understood is said back.
 *
 *     length       2
 *     attitude     upright · lying east–west · lying north–south · leaning 30 degrees to the east
 *     place        on top of bar 7 · east of bar 7 · at 5, 3
 *     end          at its east end
 *     turn         turned 15 degrees [clockwise]
 *     height       at height 4
 */
import type { FreeBar, Point, Turn } from "../physics/placement";
import { GAP } from "./snapping";
import { about, EASTWARD, NORTHWARD, reach, times, topOf, UP, UPRIGHT } from "./turning";
import { type Idea, type Piece, piecesOf, type Vocabulary } from "./vocabulary";

export type Side = "east" | "west" | "north" | "south";
export type Attitude = "upright" | "eastward" | "northward";

/** What a sentence or the fields ask for; null: nothing was said about it. */
export interface Wish {
  length: number | null;
  attitude: Attitude | null;
  lean: { degrees: number; side: Side } | null;
  turned: number; // degrees, counter-clockwise from above
  place:
    | { kind: "on"; bar: number; end: Side | null }
    | { kind: "beside"; bar: number; side: Side }
    | { kind: "at"; x: number; y: number }
    | null;
  height: number | null;
}

export const NOTHING: Wish = { length: null, attitude: null, lean: null, turned: 0, place: null, height: null };
export const SIDES: Record<Side, Point> = {
  east: [1, 0, 0],
  west: [-1, 0, 0],
  north: [0, 1, 0],
  south: [0, -1, 0],
};

type Numbered = Extract<Piece, { kind: "number" }>;
const isSide = (idea: string): idea is Side => Object.hasOwn(SIDES, idea);

/** The pieces of a sentence; each is used for one thing only. */
class Reading {
  used = new Set<number>();

  constructor(readonly pieces: readonly Piece[]) {}

  /** Places of what is not used yet. */
  private places(test: (piece: Piece) => boolean): number[] {
    return this.pieces.flatMap((piece, at) => (!this.used.has(at) && test(piece) ? [at] : []));
  }
  ideas = (...ideas: Idea[]) => this.places((piece) => piece.kind === "idea" && ideas.includes(piece.idea));
  numbers = () => this.places(({ kind }) => kind === "number");
  sides = () => this.places((piece) => piece.kind === "idea" && isSide(piece.idea));
  number = (at: number) => this.pieces[at] as Numbered;
  side = (at: number) => (this.pieces[at] as { idea: Side }).idea;

  /** Whether no comma parts two pieces. */
  together(one: number, other: number): boolean {
    const [first, last] = [Math.min(one, other), Math.max(one, other)];
    return this.pieces.slice(first, last).every(({ kind }) => kind !== "comma");
  }

  /** The nearest of some places that no comma parts from a piece. */
  nearest(at: number, places: number[]): number | undefined {
    const near = places.filter((one) => this.together(one, at));
    return near.sort((one, other) => Math.abs(one - at) - Math.abs(other - at))[0];
  }

  use<Place extends number | undefined>(at: Place): Place {
    if (at !== undefined) this.used.add(at);
    return at;
  }

  /** A number that stands right behind an idea ("bar 7"), or right before it ("15 degrees"). */
  numberBehind = (idea: Idea) => this.numberBeside(this.ideas(idea), 1);
  numberBefore = (idea: Idea) => this.numberBeside(this.ideas(idea), -1);

  private numberBeside(places: number[], step: 1 | -1): number | undefined {
    const numbers = this.numbers();
    return this.use(places.map((at) => at + step).find((at) => numbers.includes(at)));
  }

  /** "7. çubuk": the number before, where something else says that it is a place and no length. */
  barBefore(): number | undefined {
    const relations = [...this.ideas("on", "beside", "end"), ...this.sides()];
    const bars = this.ideas("bar").filter((at) => this.nearest(at, relations) !== undefined);
    return this.numberBeside(bars, -1);
  }
}

/** How far it is turned, or leans to which side. */
function readAngles(reading: Reading, wish: Wish): void {
  const next = () =>
    reading.numberBefore("degrees") ??
    reading.numberBehind("degrees") ??
    reading.numberBehind("turned") ??
    reading.numberBefore("turned");
  for (let at = next(); at !== undefined; at = next()) {
    const degrees = reading.number(at).value;
    const way = reading.nearest(at, reading.ideas("leaning", "turned"));
    if (way !== undefined && reading.ideas("leaning").includes(way)) {
      const side = reading.use(reading.nearest(at, reading.sides()));
      wish.lean = { degrees, side: side === undefined ? "east" : reading.side(side) };
    } else wish.turned = reading.ideas("clockwise").length ? -degrees : degrees;
    reading.use(way);
  }
}

/** "lying from west to east": two opposite sides that no comma parts. */
function readAttitude(reading: Reading, wish: Wish): void {
  for (const [attitude, one, other] of [
    ["northward", "north", "south"],
    ["eastward", "east", "west"],
  ] as const) {
    const [first] = reading.ideas(one);
    const second = first === undefined ? undefined : reading.nearest(first, reading.ideas(other));
    if (second === undefined) continue;
    wish.attitude = attitude;
    reading.use(first);
    reading.use(second);
  }
  if (reading.ideas("upright").length) wish.attitude = "upright";
  else if (reading.ideas("lying").length) wish.attitude ??= "eastward";
}

/** On a bar, perhaps at one of its ends, or beside it. */
function readBar(reading: Reading, bar: number, end: Side | null, wish: Wish): void {
  const number = reading.number(bar).value;
  const beside = reading.nearest(bar, reading.sides()) ?? reading.sides()[0];
  const atEnd = reading.ideas("end").length > 0;
  const towards = (at: number) => reading.sides().includes(at + 1); // "na północ": the way, not "on top of"
  const on = atEnd || reading.ideas("on").some((at) => !towards(at));
  if (!on && reading.ideas("beside").length)
    wish.place = { kind: "beside", bar: number, side: beside === undefined ? "east" : reading.side(beside) };
  else if (!on && beside !== undefined) wish.place = { kind: "beside", bar: number, side: reading.side(beside) };
  else wish.place = { kind: "on", bar: number, end };
}

/** A point of the table, as two numbers side by side: "5, 3" or "5 east, 3 north". */
function readPoint(reading: Reading, wish: Wish): void {
  const between = (piece: Piece) =>
    piece.kind === "comma" || (piece.kind === "idea" && ["east", "north"].includes(piece.idea));
  const numbers = reading.numbers();
  const at = numbers.findLastIndex(
    (one, k) => k + 1 < numbers.length && reading.pieces.slice(one + 1, numbers[k + 1]).every(between),
  );
  const pair = numbers.find((one) => reading.number(one).pair);
  if (at >= 0) {
    const [x, y] = numbers.slice(at, at + 2).map((one) => reading.number(reading.use(one)).value) as [
      number,
      number,
    ];
    wish.place = { kind: "at", x, y };
  } else if (pair !== undefined) {
    const [x, y] = reading.number(reading.use(pair)).pair!;
    wish.place = { kind: "at", x, y };
  }
}

/** What a sentence asks for; null if nothing in it was understood. */
export function understood(sentence: string, vocabulary: Vocabulary, locale: string): Wish | null {
  const reading = new Reading(piecesOf(sentence, vocabulary, locale));
  const wish: Wish = { ...NOTHING };
  readAngles(reading, wish);
  const height = reading.numberBehind("height") ?? reading.numberBefore("height");
  if (height !== undefined) wish.height = reading.number(height).value;
  const bar = reading.numberBehind("bar") ?? reading.barBefore();
  const [end] = reading.ideas("end");
  const endSide = end === undefined ? undefined : reading.use(reading.nearest(end, reading.sides()));
  readAttitude(reading, wish);
  if (bar === undefined) readPoint(reading, wish);
  else readBar(reading, bar, endSide === undefined ? null : reading.side(endSide), wish);
  const length = reading.numbers().find((at) => Number.isInteger(reading.number(at).value));
  if (length !== undefined) wish.length = reading.number(length).value;
  return JSON.stringify(wish) === JSON.stringify(NOTHING) ? null : wish;
}

/** How a wish turns a bar; `now`: how it is held, where nothing is said about it. */
export function turnOf(wish: Wish, now: Turn): Turn {
  const base =
    wish.attitude === null
      ? wish.lean
        ? UPRIGHT
        : now
      : { upright: UPRIGHT, eastward: EASTWARD, northward: NORTHWARD }[wish.attitude];
  const leaning = wish.lean ? times(lean(wish.lean.side, wish.lean.degrees), base) : base;
  return times(about("z", wish.turned), leaning);
}

/** The upper end goes to that side. */
function lean(to: Side, degrees: number): Turn {
  const [x, y] = SIDES[to];
  return about([-y, x, 0], degrees);
}

export interface Spot {
  x: number;
  y: number;
  height: number | null; // of the middle from where it is lowered; null: from above everything
}

/** Where a wish puts the middle of a bar that is turned so; null if it says nothing about that, or names no bar. */
export function spotOf(wish: Wish, length: number, turned: Turn, bars: readonly FreeBar[]): Spot | null {
  const { place } = wish;
  const rise = reach(length, { turned }, UP);
  const from = wish.height === null ? null : wish.height + rise;
  if (place?.kind === "at") return { x: place.x, y: place.y, height: from };
  const target = place && bars.find((bar) => bar.number === place.bar);
  if (!place || !target) return null;
  const [x, y] = target.at;
  if (place.kind === "beside") {
    const way = SIDES[place.side];
    const far = reach(target.length, target, way) + reach(length, { turned }, way) + GAP;
    return { x: x + way[0] * far, y: y + way[1] * far, height: from };
  }
  const way = place.end ? SIDES[place.end] : ([0, 0, 0] as const);
  const far = place.end ? reach(target.length, target, way) - reach(length, { turned }, way) : 0;
  return { x: x + way[0] * far, y: y + way[1] * far, height: from ?? topOf(target) + rise + 0.02 };
}
