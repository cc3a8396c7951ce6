/*
 * What moves at a table and is never stored: the bar in a hand, and a fall as its player sees it. The device of the player
 * whose turn it is shows both (`showHand`, `showFall`); the others see `hand` and `fall`. The server relays at most ten messages
 * a second, so fewer are sent; a part of a fall that is lost leaves a gap that `barsAt` bridges.
 */
import type { Fall, FallFrame, Hand, MovingBar, ShowFall, ShowHand } from "../protocol";

const EVERY = 120; // milliseconds between two messages
const AGAIN = 1_000; // a bar that is held still is shown again: somebody may have come
const STALE = 3_000; // whoever has shown nothing for so long is gone
const LATER = 300; // others see a fall so much later: its next part is there in time
const SPACING = 50; // milliseconds between two frames that are sent
const LETTERS = 12_000; // of a message; the server takes 16 KiB
const MOST_FRAMES = 60; // in a message

/** A fall of somebody else, as far as it is known; `began` is the time of its first moment, on this device's clock. */
export interface SeenFall {
  seat: number;
  began: number;
  frames: readonly FallFrame[];
}

export class Movements {
  hand = $state.raw<Hand | null>(null); // what somebody else holds
  fall = $state.raw<SeenFall | null>(null); // what somebody else sees fall
  private own: MovingBar[] = [];
  private changed = false; // `own` is to be sent
  private parts: FallFrame[][] = []; // of the own fall, to be sent
  private sent = -Infinity; // when something was sent last
  private timer = 0;
  private fading = 0;

  constructor(private readonly send: (message: ShowHand | ShowFall) => void) {}

  /** Shows others the bars in this hand, one or two; none: it is empty. May be called as often as they move. */
  showHand(bars: readonly MovingBar[]): void {
    if (!bars.length && !this.own.length) return;
    this.own = bars.map(brief);
    this.changed = true;
    this.plan();
  }

  /** Shows others a fall, from its beginning; the hand is empty then. */
  showFall(frames: readonly FallFrame[]): void {
    this.own = [];
    this.changed = false;
    this.parts = divided(thinned(frames));
    this.plan();
  }

  /** Nothing more is shown; what others show is over. */
  settle(): void {
    this.own = [];
    this.parts = [];
    this.changed = false;
    clearTimeout(this.timer);
    this.clear();
  }

  receive(message: Hand | Fall): void {
    if (message.type === "hand") {
      this.hand = message.bars.length ? message : null;
      this.fall = null;
      return this.fadeAfter(STALE);
    }
    this.hand = null;
    this.fall = continued(this.fall, message, Date.now());
    this.fadeAfter(this.fall.began + this.fall.frames.at(-1)!.at - Date.now() + STALE);
  }

  private clear(): void {
    clearTimeout(this.fading);
    this.hand = this.fall = null;
  }

  private fadeAfter(milliseconds: number): void {
    clearTimeout(this.fading);
    this.fading = window.setTimeout(() => this.clear(), milliseconds);
  }

  private plan(): void {
    clearTimeout(this.timer);
    const pause = this.parts.length || this.changed ? EVERY : this.own.length ? AGAIN : null;
    if (pause === null) return;
    this.timer = window.setTimeout(() => this.next(), Math.max(0, this.sent + pause - Date.now()));
  }

  private next(): void {
    const frames = this.parts.shift();
    this.send(frames ? { type: "fall", frames } : { type: "hand", bars: this.own });
    if (!frames) this.changed = false;
    this.sent = Date.now();
    this.plan();
  }
}

/** The bars of a fall at a time, between two frames if need be; null once it is over. */
export function barsAt({ began, frames }: SeenFall, now: number): MovingBar[] | null {
  const at = now - began;
  const next = frames.findIndex((frame) => frame.at > at);
  if (next < 0) return null;
  const [one, two] = [frames[next - 1] ?? frames[next]!, frames[next]!];
  const share = two.at > one.at ? Math.max(0, (at - one.at) / (two.at - one.at)) : 0;
  return two.bars.map((bar) => {
    const before = one.bars.find(({ number }) => number === bar.number);
    return before ? between(before, bar, share) : bar;
  });
}

function continued(known: SeenFall | null, { seat, frames }: Fall, now: number): SeenFall {
  const [first] = frames;
  if (known && known.seat === seat && known.frames.at(-1)!.at < first!.at)
    return { ...known, frames: [...known.frames, ...frames] };
  return { seat, began: now + LATER - first!.at, frames };
}

/** Frames that are far enough apart; the last is always among them. */
function thinned(frames: readonly FallFrame[]): FallFrame[] {
  const found: FallFrame[] = [];
  for (const [k, frame] of frames.entries())
    if (k === frames.length - 1 || frame.at >= (found.at(-1)?.at ?? -SPACING) + SPACING)
      found.push({ at: Math.round(frame.at), bars: frame.bars.map(brief) });
  return found;
}

/** As many frames to a message as it may hold. */
function divided(frames: readonly FallFrame[]): FallFrame[][] {
  const parts: FallFrame[][] = [];
  let letters = Infinity;
  for (const frame of frames) {
    const more = JSON.stringify(frame).length + 1;
    letters += more;
    if (letters > LETTERS || parts.at(-1)!.length === MOST_FRAMES) {
      parts.push([]);
      letters = more;
    }
    parts.at(-1)!.push(frame);
  }
  return parts;
}

const cut = <T extends readonly number[]>(parts: T, to: number) =>
  parts.map((part) => Math.round(part * to) / to) as unknown as T;

/** A bar with as many decimals as can be seen. */
const brief = ({ number, length, at, turned }: MovingBar): MovingBar => ({
  number,
  length,
  at: cut(at, 1_000),
  turned: cut(turned, 10_000),
});

function between(one: MovingBar, two: MovingBar, share: number): MovingBar {
  const mix = (a: number, b: number) => a + (b - a) * share;
  const sign = one.turned.reduce((sum, part, k) => sum + part * two.turned[k]!, 0) < 0 ? -1 : 1;
  const turned = one.turned.map((part, k) => mix(part, sign * two.turned[k]!));
  const size = Math.hypot(...turned) || 1;
  return {
    ...two,
    at: one.at.map((part, k) => mix(part, two.at[k]!)) as MovingBar["at"],
    turned: turned.map((part) => part / size) as MovingBar["turned"],
  };
}
