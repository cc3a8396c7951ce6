/*
 * The hands of a builder: the bar that is held, how it is moved, turned, lowered and let go, and a second one that is held meanwhile.
 * The board, the flat views, the keyboard and sentences all move the same hands. Physics answers where a bar would come to
 * rest; what letting go leads to is simulated, shown, and only then sent to the referee (T26, T29).
 */
import { announce } from "../../../announce.svelte";
import { paragraph, translate, translateMessage } from "../../../messages.svelte";
import type { MovingBar } from "../../../protocol";
import { barsAt as seenAt, type SeenFall } from "../../../session/movements.svelte";
import type { Session } from "../../../session/session";
import { loadStored, store } from "../../../settings.svelte";
import { thud } from "../../../sound";
import type { Obstacle, Resting, Site } from "../physics/construction";
import { barsAt, farthest, type Film, secondsOf } from "../physics/film";
import { Physics } from "../physics/physics";
import { type FreeBar, type Point, releasedBy, rounded, shift, type Turn } from "../physics/placement";
import { spotOf, turnOf, type Wish } from "./sentences";
import { flush } from "./snapping";
import { about, type Axis, EASTWARD, footOf, reach, squared, times, topOf, unit, UP } from "./turning";
import { viewOf, type View } from "./view";
import { loweringWords, placeWords } from "./words";

const KEPT = "ziggurat.fantasy";
const HOVER = 1.2; // so high above its place a bar hangs
const ABOVE = 3; // bars are lowered from so high above everything
const MIDDLE = 5;
const FARTHEST = 19; // from the middle; the table ends at 20
const SQUARE = 7; // degrees: nearer than this to a right angle a bar is held at one
const FELL = 0.5; // a bar that moves farther is worth looking at slowly
const SLOW = 0.4; // of the speed of the world
const BREATH = 260; // milliseconds of stillness before anything moves

export interface Held {
  length: number;
  x: number;
  y: number;
  height: number | null; // of its middle; null: it hangs above where it would come to rest
  turned: Turn;
}

export class Hands {
  held = $state.raw<Held | null>(null);
  first = $state.raw<FreeBar | null>(null); // held still, while the second bar is brought
  snapping = $state(loadStored(KEPT, { snapping: true }).snapping);
  lowering = $state.raw<Resting | Obstacle | null>(null); // what letting go would come to; null: not known yet
  showing = $state.raw<FreeBar[] | null>(null); // the bars of a film that is being shown
  busy = $state(false); // something falls, or is on its way to the referee
  trouble = $state(""); // why something was refused
  film = $state.raw<Film | null>(null); // of the last fall
  private readonly physics = new Physics();
  private asking = false;
  private skipped = false;
  private position = "";
  private last: { x: number; y: number; turned: Turn } = { x: MIDDLE, y: MIDDLE, turned: EASTWARD };

  constructor(private readonly session: Session) {}

  get view(): View {
    return viewOf(this.session.view);
  }
  /** Whether it is this device's turn to build. */
  readonly building = $derived.by(
    () => this.view.phase === "build" && this.session.legal.length > 0 && !this.busy,
  );
  /** What can be taken in hand now: the bars of this turn but for the one that is held still. */
  readonly lengths = $derived.by(() => {
    const all = [...this.view.hand];
    if (this.first) all.splice(all.indexOf(this.first.length), 1);
    return all;
  });
  readonly site: Site = $derived.by(() => ({ land: this.view.land, bars: this.view.bars }));
  /** All that stands still: the construction, and the bar that is held meanwhile. */
  readonly standing: readonly FreeBar[] = $derived.by(() =>
    this.first && this.first.number >= this.view.next ? [...this.view.bars, this.first] : this.view.bars,
  );
  readonly number = $derived.by(() => this.view.next + (this.first ? 1 : 0));

  /** The bar as it is lowered: from where it is held, or from above everything. */
  readonly asked: FreeBar | null = $derived.by(() => {
    if (!this.held) return null;
    const { length, x, y, height, turned } = this.held;
    const rise = reach(length, { turned }, UP);
    const top = Math.max(0, ...this.standing.map(topOf)) + ABOVE + rise;
    return { number: this.number, length, at: [x, y, height ?? top], turned };
  });
  /** The bar as it hangs there. */
  readonly hanging: FreeBar | null = $derived.by(() => {
    const { asked, held, lowering } = this;
    if (!asked || !held || held.height !== null) return asked;
    const rest = lowering?.kind === "rests" ? lowering.bar.at[2] : reach(held.length, held, UP);
    return { ...asked, at: [asked.at[0], asked.at[1], rest + HOVER] };
  });
  /** Where it would come to rest. */
  readonly landing: FreeBar | null = $derived.by(() =>
    this.lowering?.kind === "rests" ? this.lowering.bar : null,
  );
  readonly words = $derived.by(
    () => this.trouble || (this.held && this.lowering ? loweringWords(this.lowering, this.held.length) : ""),
  );

  // ── Taking and moving ──────────────────────────────────────────────────────────────────────────────────
  /** Loads the physics, so that the first bar need not wait for it. */
  warm(): void {
    void this.physics.warm().catch(() => (this.trouble = translate("talo-build-no-physics")));
  }

  take(length: number): void {
    if (!this.building || !this.lengths.includes(length)) return;
    this.hold({ length, ...this.last, height: null });
  }

  /** A new position: the longest bar is in hand, as the one before it was. */
  newPosition(): void {
    const { phase, seat, hand, next, bars } = this.view;
    const position = JSON.stringify([phase, seat, hand, next, bars, this.session.legal.length > 0]);
    if (position === this.position) return;
    this.position = position;
    this.first = null;
    this.trouble = "";
    const length = this.building ? Math.max(...this.view.hand) : 0;
    if (length > 0) this.take(length);
    else this.held = this.lowering = null;
  }

  /** Takes in hand what was selected elsewhere, as a lesson shows it: its bars as they are to be let go. */
  adopt(token: string | null): void {
    const bars = token && this.building ? releasedBy(token) : [];
    const last = bars.at(-1);
    if (!last || !bars.every(({ length }) => this.view.hand.includes(length))) return;
    this.first = bars.length > 1 ? { ...bars[0]!, number: this.view.next } : null;
    const [x, y, height] = last.at;
    this.hold({ length: last.length, x, y, height, turned: last.turned });
  }

  private hold(next: Held): void {
    this.trouble = "";
    const away = Math.hypot(next.x - MIDDLE, next.y - MIDDLE);
    const share = away > FARTHEST ? FARTHEST / away : 1;
    const within = { ...next, x: MIDDLE + share * (next.x - MIDDLE), y: MIDDLE + share * (next.y - MIDDLE) };
    this.held = within;
    this.last = { x: within.x, y: within.y, turned: within.turned };
    this.lowering = null;
    void this.ask();
  }

  /** Asks where the bar would come to rest; while an answer is on its way, only the newest question waits. */
  private async ask(): Promise<void> {
    if (this.asking) return;
    this.asking = true;
    try {
      for (;;) {
        const asked = this.asked;
        if (!asked) return;
        const found = await this.physics.lower(this.site, asked, this.first ? [this.first] : []);
        if (this.asked !== asked) continue;
        this.lowering = found;
        return;
      }
    } catch {
      this.trouble = translate("talo-build-no-physics");
    } finally {
      this.asking = false;
    }
  }

  /** Waits until it is known where the bar would come to rest. */
  private async settled(): Promise<Resting | Obstacle | null> {
    if (!this.asked) return null;
    while (!this.lowering && this.asked) {
      const asked: FreeBar = this.asked;
      const found = await this.physics.lower(this.site, asked, this.first ? [this.first] : []);
      if (asked === this.asked) this.lowering = found;
    }
    return this.lowering;
  }

  moveTo(x: number, y: number): void {
    if (!this.held || this.busy) return;
    const moved = { ...this.held, x, y };
    if (!this.snapping) return this.hold(moved);
    const bar: FreeBar = { number: 0, length: moved.length, at: [x, y, 0], turned: moved.turned };
    const { at } = flush(bar, this.standing);
    this.hold({ ...moved, x: at[0], y: at[1] });
  }

  moveBy(east: number, north: number): void {
    if (!this.held || this.busy) return;
    this.hold({ ...this.held, x: this.held.x + east, y: this.held.y + north });
  }

  /** Turns the bar about an axis of the room, or any other. */
  turn(axis: Axis | Point, degrees: number): void {
    if (!this.held || this.busy) return;
    const turned = unit(times(about(axis, degrees), this.held.turned));
    const free = Math.abs(degrees) >= SQUARE || !this.snapping;
    this.hold({ ...this.held, turned: squared(turned, free ? 0.5 : SQUARE) });
  }

  lay(turned: Turn): void {
    if (this.held && !this.busy) this.hold({ ...this.held, turned });
  }

  /** Lifts the bar, or lowers it slowly: never deeper than where it would come to rest. */
  async lift(by: number): Promise<void> {
    if (this.busy) return;
    await this.settled();
    if (!this.held || !this.hanging) return;
    const before = this.hanging.at[2];
    if (by > 0 || this.lowering?.kind !== "rests") return this.hold({ ...this.held, height: before + by });
    // On its way down it comes to rest where it would have come to rest from above.
    const lowest = this.lowering.bar.at[2];
    const height = Math.max(lowest, before + by);
    if (height === lowest && before > lowest) thud(0.6, this.held.length);
    this.held = { ...this.held, height };
  }

  /** The bar hangs above where it would come to rest again. */
  hang(): void {
    if (this.held && !this.busy) this.hold({ ...this.held, height: null });
  }

  snap(on: boolean): void {
    this.snapping = on;
    store(KEPT, { snapping: on });
    if (on && this.held) this.moveTo(this.held.x, this.held.y);
  }

  /** Does what a sentence or the fields ask for; says what is missing. */
  async wish(wish: Wish): Promise<string> {
    const length = wish.length ?? this.held?.length ?? this.lengths[0] ?? 0;
    if (!this.building) return translate("talo-build-not-now");
    if (!this.lengths.includes(length)) return translate("talo-not-in-hand", { length });
    const { place } = wish;
    if (place && place.kind !== "at" && !this.standing.some(({ number }) => number === place.bar))
      return translate("talo-fantasy-no-bar", { number: place.bar });
    const turned = turnOf(wish, this.held?.turned ?? this.last.turned);
    const spot = spotOf(wish, length, turned, this.standing) ?? { x: this.last.x, y: this.last.y, height: null };
    this.hold({ length, turned, ...spot });
    const found = await this.settled();
    const bar = this.landing ?? this.hanging!;
    const place_ = translate("talo-build-held-so", { length, place: placeWords(bar) });
    return found ? paragraph(place_, loweringWords(found, length)) : place_;
  }

  // ── Letting go ─────────────────────────────────────────────────────────────────────────────────────────
  /** Holds the bar still where it is, to bring the second one. */
  async holdStill(): Promise<void> {
    if (!this.held || !this.asked || this.first || this.lengths.length < 2 || this.busy) return;
    const found = await this.settled();
    if (found?.kind === "overlap") return;
    const bar = this.held.height === null ? (this.landing ?? this.hanging!) : this.asked;
    this.first = { ...bar, ...rounded(bar) };
    announce(translate("talo-build-holds", { length: bar.length }));
    this.take(this.lengths[0]!);
  }

  /** Takes the bar that is held still back into the hand. */
  takeBack(): void {
    if (!this.first || this.busy) return;
    const { length, at, turned } = this.first;
    this.first = null;
    this.hold({ length, x: at[0], y: at[1], height: at[2], turned });
  }

  /** Lets go of all that is held; shows what comes of it; then tells the referee. */
  async letGo(): Promise<void> {
    if (!this.held || this.busy) return;
    const found = await this.settled();
    if (found?.kind !== "rests" || this.busy) {
      if (found && this.held) announce(loweringWords(found, this.held.length));
      return;
    }
    this.busy = true;
    const bars = this.first ? [this.first, found.bar] : [found.bar];
    const drop = Math.max(0, footOf(this.hanging!) - footOf(found.bar));
    try {
      const { landing, film } = await this.physics.release(this.site, bars);
      thud(0.8 + drop, found.bar.length);
      const rate = farthest(film) > FELL ? SLOW : 1;
      this.session.movements?.showFall(framesFor(film, rate));
      const shown = this.play(film, rate);
      this.session.showing?.(shown);
      await shown;
      const refused = await this.session.play(landing.token);
      if (refused) this.trouble = translateMessage(refused);
      this.film = farthest(film) > FELL ? film : null;
    } catch {
      this.trouble = translate("talo-build-no-physics");
    } finally {
      this.showing = null;
      this.busy = false;
    }
  }

  // ── Others ─────────────────────────────────────────────────────────────────────────────────────────────
  /** What others hold just now. */
  readonly theirs: readonly FreeBar[] = $derived.by(() =>
    this.session.legal.length ? [] : (this.session.movements?.hand?.bars ?? []),
  );

  /** Shows others the bars in this hand. */
  share(): void {
    const { hanging, first, busy } = this;
    const bars = busy || !hanging || !this.session.legal.length ? [] : first ? [first, hanging] : [hanging];
    if (!busy) this.session.movements?.showHand(bars as MovingBar[]);
  }

  /** Shows a fall as somebody else sees it; the result ends that. */
  follow(fall: SeenFall | null): () => void {
    if (!fall || this.busy || matchMedia("(prefers-reduced-motion: reduce)").matches) return () => {};
    let request = 0;
    const show = () => {
      const moved = new Map(seenAt(fall, Date.now())?.map((bar) => [bar.number, bar]));
      if (!moved.size) return;
      const known = this.view.bars.filter(({ number }) => !moved.has(number));
      this.showing = [...known, ...moved.values()];
      request = requestAnimationFrame(show);
    };
    show();
    return () => {
      cancelAnimationFrame(request);
      if (!this.busy) this.showing = null;
    };
  }

  // ── Films ──────────────────────────────────────────────────────────────────────────────────────────────
  /** Shows a film, with its knocks; with reduced motion only its end, which the table shows anyway. */
  async play(film: Film, rate: number): Promise<void> {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches || document.hidden || farthest(film) < 0.02) return;
    this.skipped = false;
    this.showing = barsAt(film, 0);
    await new Promise((done) => setTimeout(done, BREATH));
    const knocks = [...film.impacts];
    const end = secondsOf(film);
    let [seconds, before] = [0, performance.now()];
    while (seconds < end && !this.skipped) {
      const now = await new Promise<number>((done) => requestAnimationFrame(done));
      seconds = Math.min(end, seconds + ((now - before) / 1000) * rate);
      before = now;
      this.showing = barsAt(film, seconds);
      for (; knocks.length && knocks[0]!.seconds <= seconds; knocks.shift()) {
        const { number, hard } = knocks[0]!;
        thud(hard, film.bars.find((bar) => bar.number === number)?.length ?? 1);
      }
    }
  }

  /** Shows the last fall once more. */
  async again(): Promise<void> {
    if (!this.film || this.busy) return;
    this.busy = true;
    await this.play(this.film, SLOW);
    this.showing = null;
    this.busy = false;
  }

  /** Ends what is being shown. True if there was something. */
  skip(): boolean {
    const shown = this.showing !== null;
    this.skipped = true;
    return shown;
  }

  close(): void {
    this.physics.close();
  }
}

const MOVES = 0.02; // a bar that moves less in a fall need not be shown to others

/** A film for others: only what moves, in the time in which it is shown here. */
function framesFor(film: Film, rate: number): { at: number; bars: MovingBar[] }[] {
  const [first, last] = [barsAt(film, 0), barsAt(film, secondsOf(film))];
  const moving = first.flatMap((bar, k) => (shift(bar, last[k]!) > MOVES ? [k] : []));
  if (!moving.length) return [];
  const count = Math.floor(secondsOf(film) * PARTS) + 1;
  return Array.from({ length: count }, (_, k) => {
    const bars = barsAt(film, k / PARTS);
    return { at: BREATH + (1000 * k) / PARTS / rate, bars: moving.map((one) => bars[one]!) as MovingBar[] };
  });
}
const PARTS = 20; // frames a second

const hands = new WeakMap<Session, Hands>();

/** The hands at a session: the same for the board and for the plan. */
export function handsOf(session: Session): Hands {
  const known = hands.get(session) ?? new Hands(session);
  hands.set(session, known);
  return known;
}
