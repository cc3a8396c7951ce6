/*
 * Placements as sentences: "2, upright, on top of bar 7, at its east end, turned 15 degrees", in English and German. The grammar
 * is small and forgiving: parts come in any order, words that mean nothing here are passed over, and what was understood
 * is said back.
 *
 *     length       2 · the 2 · der 2er · 2er
 *     attitude     upright · lying east–west · lying north–south · leaning 30 degrees to the east
 *     place        on top of bar 7 · east of bar 7 · at 5, 3 · on the ground
 *     end          at its east end · in the middle
 *     turn         turned 15 degrees [clockwise]
 *     height       at height 4
 */
import type { FreeBar, Point, Turn } from "../physics/placement";
import { GAP } from "./snapping";
import { about, EASTWARD, NORTHWARD, reach, times, topOf, UP, UPRIGHT } from "./turning";

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

const SIDE = "(east|west|north|south|öst|nörd|ost|osten|westen|norden|süden|nord|süd|sued|sueden)";
const NUMBER = "(-?\\d+(?:[.,]\\d+)?)";
const DEGREES = "(?:degrees?|grad|°)";
const BAR = "(?:bar|stab|nummer|number|nr\\.?|no\\.?|#)\\s*(\\d+)";

const side = (word: string): Side => {
  if (/^(ea|o|ö)/.test(word)) return "east";
  if (word.startsWith("w")) return "west";
  return word.startsWith("n") ? "north" : "south";
};
const number = (text: string) => Number(text.replace(",", "."));

type Reader = [pattern: RegExp, read: (found: RegExpMatchArray, wish: Wish) => void];
const rule = (pattern: string, read: Reader[1]): Reader => [new RegExp(pattern, "u"), read];

/** Each takes its words out of the sentence, the longest first. */
const READERS: Reader[] = [
  rule(
    `(?:leaning|leans?|tilted|geneigt|gekippt|schräg|lehnt)\\s*(?:by|um)?\\s*${NUMBER}\\s*${DEGREES}\\s*(?:to(?:wards)?|nach|zum|richtung)?\\s*(?:the\\s+)?${SIDE}`,
    ([, degrees, where], wish) => (wish.lean = { degrees: number(degrees!), side: side(where!) }),
  ),
  rule(
    `(?:turned|rotated|gedreht|verdreht)?\\s*(?:by|um)?\\s*${NUMBER}\\s*${DEGREES}\\s*(?:turned|rotated|gedreht|verdreht)?\\s*(counter-?clockwise|anticlockwise|clockwise|gegen den uhrzeigersinn|im uhrzeigersinn)?`,
    ([, degrees, way], wish) => {
      const clockwise = way !== undefined && /^(clock|im)/.test(way);
      wish.turned = (clockwise ? -1 : 1) * number(degrees!);
    },
  ),
  rule(`(?:at\\s+)?(?:height|höhe|hoehe|in höhe|auf höhe)\\s*(?:of|von)?\\s*${NUMBER}`, ([, height], wish) => {
    wish.height = number(height!);
  }),
  rule(`(?:to the\\s+)?${SIDE}(?:lich)?\\s*(?:of|von|neben)\\s*${BAR}`, ([, where, bar], wish) => {
    wish.place = { kind: "beside", bar: Number(bar), side: side(where!) };
  }),
  rule(
    `(?:beside|next to|neben)\\s*${BAR}\\s*,?\\s*(?:(?:on|at|to|im|auf|an)?\\s*(?:its|the|der|seiner)?\\s*${SIDE}(?:seite|\\s*side)?)?`,
    ([, bar, where], wish) => {
      wish.place = { kind: "beside", bar: Number(bar), side: where ? side(where) : "east" };
    },
  ),
  rule(`(?:on top of|on|onto|over|above|oben auf|auf|über)\\s*(?:the|den|dem)?\\s*${BAR}`, ([, bar], wish) => {
    wish.place = { kind: "on", bar: Number(bar), end: null };
  }),
  rule(
    `(?:at|bei|auf)\\s*${NUMBER}\\s*(?:east|ost|osten)?\\s*(?:,|;|/|\\s)\\s*${NUMBER}\\s*(?:north|nord|norden)?`,
    ([, x, y], wish) => {
      wish.place = { kind: "at", x: number(x!), y: number(y!) };
    },
  ),
  rule(
    `(?:at|on|am|an|auf)?\\s*(?:its|the|seinem|dem|das)?\\s*${SIDE}(?:ern|lichen|liches)?\\s*-?\\s*(?:end(?:e)?|edge|rand|kante)`,
    ([, where], wish) => {
      if (wish.place?.kind === "on") wish.place = { ...wish.place, end: side(where!) };
    },
  ),
  rule(
    `(?:lying|flat|liegend|liegt|flach|längs|along)?\\s*(?:from|von)?\\s*(?:north|south|nord|süd|norden|süden)\\s*(?:-|–|to|nach|bis|/)\\s*(?:north|south|nord|süd|norden|süden)`,
    (_, wish) => (wish.attitude = "northward"),
  ),
  rule(
    `(?:lying|flat|liegend|liegt|flach|längs|along)?\\s*(?:from|von)?\\s*(?:east|west|ost|osten|westen)\\s*(?:-|–|to|nach|bis|/)\\s*(?:east|west|ost|osten|westen)`,
    (_, wish) => (wish.attitude = "eastward"),
  ),
  rule("(?:upright|standing|vertical(?:ly)?|on end|stehend|aufrecht|senkrecht|hochkant|steht)", (_, wish) => {
    wish.attitude = "upright";
  }),
  rule("(?:lying|flat|horizontal(?:ly)?|liegend|flach|waagrecht|waagerecht|liegt)", (_, wish) => {
    wish.attitude ??= "eastward";
  }),
  rule("(\\d+)\\s*-?\\s*(?:er|ers|en)?(?=\\s|,|;|\\.|$)", ([, length], wish) => {
    wish.length = Number(length);
  }),
];

/** What a sentence asks for; null if nothing in it was understood. */
export function understood(sentence: string): Wish | null {
  let rest = ` ${sentence.toLowerCase().trim()} `;
  const wish: Wish = { ...NOTHING };
  let any = false;
  for (const [pattern, read] of READERS) {
    const found = rest.match(pattern);
    if (!found) continue;
    any = true;
    read(found, wish);
    rest = rest.replace(found[0], " , ");
  }
  return any ? wish : null;
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
