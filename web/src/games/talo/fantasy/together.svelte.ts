/*
 * Building together: the others see the bar in this hand and the fall as it is shown here, and here theirs are seen. Nothing of it
 * is stored (`session/movements.svelte.ts`); what came of a placement arrives as an action.
 */
import type { FallFrame, MovingBar } from "../../../protocol";
import { barsAt } from "../../../session/movements.svelte";
import type { Session } from "../../../session/session";
import { type Film, frame, FRAMES, framesOf } from "../physics/film";
import type { FreeBar } from "../physics/placement";

const MOVED = 0.01; // units; a bar that never goes farther in a film is not sent

const moving = ({ number, length, at, turned }: FreeBar): MovingBar => ({
  number,
  length,
  at: [...at],
  turned: [...turned],
});

/** A film as others are to see it: only the bars that move, at the speed at which it is shown here, after a breath. */
export function framesToShow(film: Film, rate: number, breath: number): FallFrame[] {
  const all = Array.from({ length: framesOf(film) }, (_, k) => frame(film, k));
  const [first] = all;
  const far = (k: number) =>
    Math.max(...all.map((bars) => Math.hypot(...bars[k]!.at.map((part, j) => part - first![k]!.at[j]!))));
  const numbers = new Set((first ?? []).filter((_, k) => far(k) > MOVED).map(({ number }) => number));
  return all.map((bars, k) => ({
    at: breath + (1000 * k) / FRAMES / rate,
    bars: bars.filter(({ number }) => numbers.has(number)).map(moving),
  }));
}

/** The construction with bars of a fall where they are just now; those that were let go come behind it. */
export function withFalling(standing: readonly FreeBar[], falling: readonly FreeBar[]): FreeBar[] {
  const now = new Map(falling.map((bar) => [bar.number, bar]));
  const known = new Set(standing.map(({ number }) => number));
  return [
    ...standing.map((bar) => now.get(bar.number) ?? bar),
    ...falling.filter((bar) => !known.has(bar.number)),
  ];
}

/** What somebody else moves just now. Made by a board, while it is set up. */
export class Others {
  falling = $state.raw<FreeBar[] | null>(null); // the bars of their fall

  constructor(private readonly session: () => Session) {
    $effect(() => this.follow());
  }

  /** What they hold: the bar that moves, and the one before it that is held still. */
  readonly hand: { bar: FreeBar; still: FreeBar | null } | null = $derived.by(() => {
    const bars = this.session().movements?.hand?.bars ?? [];
    const bar = bars.at(-1);
    return bar ? { bar, still: bars.length > 1 ? bars[0]! : null } : null;
  });

  /** Follows their fall from picture to picture; where motion is not wanted, only what came of it is seen. */
  private follow(): (() => void) | undefined {
    const fall = this.session().movements?.fall;
    this.falling = null;
    if (!fall || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    let frames = 0;
    const next = () => {
      const last = fall.frames.at(-1)!.bars;
      this.falling = barsAt(fall, Date.now()) ?? last;
      frames = requestAnimationFrame(next);
    };
    next();
    return () => cancelAnimationFrame(frames);
  }
}

/** Shows the others what is held here: the bar that is held still first. Only whoever builds shows anything. */
export function showHand(session: Session, building: boolean, still: FreeBar | null, bar: FreeBar | null): void {
  const bars = building ? [still, bar].filter((one) => one !== null) : [];
  session.movements?.showHand(bars.map(moving));
}
