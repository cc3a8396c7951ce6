/* What others see of a hand and of a fall: how often it is sent, in which pieces, and what is seen in between. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { FallFrame, MovingBar, ShowFall, ShowHand } from "../src/protocol";
import { barsAt, Movements } from "../src/session/movements.svelte";

const bar = (x: number, number = 1): MovingBar => ({ number, length: 3, at: [x, 5, 1.5], turned: [1, 0, 0, 0] });
const film = (frames: number, bars: number): FallFrame[] =>
  Array.from({ length: frames }, (_, k) => ({
    at: (k * 1000) / 60,
    bars: Array.from({ length: bars }, (_, n) => bar(1.23456789 * k, n + 1)),
  }));

let sent: { at: number; message: ShowHand | ShowFall }[];
let movements: Movements;
const falls = () => sent.flatMap(({ message }) => (message.type === "fall" ? [message] : []));
const hands = () => sent.flatMap(({ message }) => (message.type === "hand" ? [message.bars] : []));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("window", globalThis);
  sent = [];
  movements = new Movements((message) => void sent.push({ at: Date.now(), message }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The most messages within any second. */
const busiest = () =>
  Math.max(...sent.map(({ at }) => sent.filter((one) => one.at >= at && one.at < at + 1000).length));

describe("the bar in a hand", () => {
  it("is sent at most ten times a second, and its last place always", () => {
    for (let k = 0; k <= 300; k++) {
      movements.showHand([bar(k / 100)]);
      vi.advanceTimersByTime(7);
    }
    vi.advanceTimersByTime(200);
    expect(busiest()).toBeLessThanOrEqual(10);
    expect(sent.length).toBeGreaterThan(12);
    expect(hands().at(-1)).toEqual([bar(3)]);
  });

  it("is shown again while it is held still, until the hand is empty", () => {
    movements.showHand([bar(1)]);
    vi.advanceTimersByTime(3_500);
    expect(hands()).toEqual(Array(4).fill([bar(1)]));
    movements.showHand([]);
    vi.advanceTimersByTime(5_000);
    expect(hands().slice(4)).toEqual([[]]);
  });

  it("is gone when its player shows nothing more, or has acted", () => {
    movements.receive({ type: "hand", seat: 2, bars: [bar(1)] });
    expect(movements.hand?.bars).toEqual([bar(1)]);
    vi.advanceTimersByTime(3_100);
    expect(movements.hand).toBeNull();
    movements.receive({ type: "hand", seat: 2, bars: [bar(1)] });
    movements.settle();
    expect(movements.hand).toBeNull();
  });
});

describe("a fall", () => {
  it("is sent in order, in messages that the server takes", () => {
    movements.showHand([bar(0)]);
    movements.showFall(film(240, 55));
    vi.advanceTimersByTime(60_000);
    expect(hands()).toEqual([]);
    expect(busiest()).toBeLessThanOrEqual(10);
    for (const message of falls()) {
      expect(JSON.stringify(message).length).toBeLessThan(16_000);
      expect(message.frames.length).toBeLessThanOrEqual(64);
    }
    const times = falls().flatMap(({ frames }) => frames.map(({ at }) => at));
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(times.at(-1)).toBe(Math.round((239 * 1000) / 60));
    expect(times.every(Number.isInteger)).toBe(true);
  });

  it("of a few bars is sent faster than it is seen", () => {
    movements.showFall(film(300, 6));
    vi.advanceTimersByTime(2_500);
    expect(falls().at(-1)!.frames.at(-1)!.at).toBe(Math.round((299 * 1000) / 60));
  });

  it("is seen as it was shown, between frames too, and across a part that was lost", () => {
    const frames = [0, 100, 200, 300].map((at) => ({ at, bars: [bar(at / 100)] }));
    movements.receive({ type: "fall", seat: 1, frames: frames.slice(0, 2) });
    movements.receive({ type: "fall", seat: 1, frames: frames.slice(3) });
    const { began } = movements.fall!;
    const x = (at: number) => barsAt(movements.fall!, began + at)?.[0]!.at[0];
    expect(x(-50)).toBe(0);
    expect(x(50)).toBeCloseTo(0.5);
    expect(x(250)).toBeCloseTo(2.5);
    expect(barsAt(movements.fall!, began + 301)).toBeNull();
  });

  it("goes on in its middle for somebody who comes late", () => {
    movements.receive({
      type: "fall",
      seat: 1,
      frames: [
        { at: 4_000, bars: [bar(4)] },
        { at: 4_100, bars: [bar(5)] },
      ],
    });
    expect(barsAt(movements.fall!, Date.now())![0]!.at[0]).toBe(4);
    vi.advanceTimersByTime(5_000);
    expect(movements.fall).toBeNull(); // the tab was closed: nothing more comes
  });
});
