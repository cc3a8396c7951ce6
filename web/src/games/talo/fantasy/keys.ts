/* The keys that move the hands, on the board and at the flat views alike. */
import type { Hands } from "./hands.svelte";
import { EASTWARD, NORTHWARD, UPRIGHT } from "./turning";

const WIDE = 0.5; // a step to the side
const FINE = 0.1; // with Shift
const DEGREES = 15;
const FINE_DEGREES = 1; // with Alt, where the browser has no use for it
const LIFT = 0.25;

/** What a key does with the bar in hand; null if it is none of them. */
export function handKey(hands: Hands, event: KeyboardEvent): (() => unknown) | null {
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const step = event.shiftKey ? FINE : WIDE;
  const back = event.shiftKey ? -1 : 1;
  const held: Record<string, () => unknown> = {
    ArrowRight: () => hands.moveBy(step, 0),
    ArrowLeft: () => hands.moveBy(-step, 0),
    ArrowUp: () => hands.moveBy(0, step),
    ArrowDown: () => hands.moveBy(0, -step),
    PageUp: () => hands.lift(LIFT),
    PageDown: () => hands.lift(-LIFT),
    Home: () => hands.hang(),
    r: () => hands.turn("z", back * DEGREES),
    x: () => hands.turn("x", back * DEGREES),
    y: () => hands.turn("y", back * DEGREES),
    d: () => hands.turn("z", back * FINE_DEGREES),
    a: () => hands.lay(nextWay(hands)),
    o: () => (hands.first ? hands.takeBack() : hands.holdStill()),
    Enter: () => hands.letGo(),
  };
  if (key === "g") return () => hands.snap(!hands.snapping);
  if (key === "Escape" && hands.showing) return () => hands.skip();
  return hands.held ? (held[key] ?? null) : null;
}

const WAYS = [EASTWARD, NORTHWARD, UPRIGHT];

/** Lying one way, lying the other way, upright, and so on. */
export function nextWay(hands: Hands) {
  const now = WAYS.findIndex((way) => way === hands.held?.turned);
  return WAYS[(now + 1) % WAYS.length]!;
}
