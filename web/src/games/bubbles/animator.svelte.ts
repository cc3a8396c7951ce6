/* Tells what happened: one story after the other, frame by frame, until somebody hurries it. */
import { pace, settings } from "../../settings.svelte";
import { chime, knock, link } from "../../sound";
import { frames, moved, pointsOf, pops, sceneOf, type Frame, type Scene, type Step } from "./animation";
import type { View } from "./schema";
import { placeOf } from "./tokens";

/** Something that rises where it was made: points, or the glyph of a power, which flies to its owner. */
export interface Float {
  id: number;
  place: string;
  words: string;
  bubble: string;
  owner: number; // of the power
}

/** A bubble that a player's last action has moved. */
export interface Last {
  seat: number;
  place: string;
}

/** How many groups have popped one after the other, and what they have brought. */
export interface Chain {
  links: number;
  points: number;
  planet: number; // where the last one popped
}

const FRAME = 350; // a readable step of a chain
const FLIGHT = 800; // milliseconds that a float is seen
const TOLD = 1800; // milliseconds that the chain is told after its end
const CHAIN = 2; // one group is none yet
const still = matchMedia("(prefers-reduced-motion: reduce)");

export class Animator {
  scene: Scene = $state.raw(null!);
  busy = $state(false);
  floats: Float[] = $state.raw([]);
  private moved: ReadonlyMap<number, readonly number[]> = $state.raw(new Map()); // by each seat's last action: marbles
  landed: string[] = $state.raw([]); // the places where something lands in this frame
  beat = $state(0); // frames so far: with each of them other bubbles blink
  chain: Chain | null = $state.raw(null); // to be told; null: none
  private links = 0; // groups that popped, one after the other
  private notes = 0; // as many, with those taken out of a mission's planet: each sounds higher
  private points = 0;
  private queue: { steps: Step[]; view: View; seat: number }[] = [];
  private hurrying = false;
  private shown = Promise.resolve();
  private wake: (() => void) | null = null;
  private floated = 0;

  constructor(view: View) {
    this.scene = sceneOf(view);
  }

  /** Milliseconds for one frame; 0: nothing moves. */
  get time(): number {
    return still.matches ? 0 : FRAME * pace();
  }

  /** What each player's last action has moved, where it lies now. */
  get last(): Last[] {
    return [...this.moved].flatMap(([seat, ids]) =>
      this.scene.marbles.filter(({ id }) => ids.includes(id)).map(({ place }) => ({ seat, place })),
    );
  }

  /** Whether bubbles squash and blink, and glyphs fly: not where people want it quiet or still. */
  get lively(): boolean {
    return this.time > 0 && settings.sound;
  }

  /** Shows it after whatever is being shown; resolves when all of it has been seen. */
  play(steps: Step[], view: View, seat: number): Promise<void> {
    this.queue.push({ steps, view, seat });
    if (!this.busy) this.shown = this.run();
    return this.shown;
  }

  /** Shows the end of everything at once. */
  hurry(): void {
    this.hurrying = true;
    this.wake?.();
  }

  private async run(): Promise<void> {
    this.busy = true;
    for (let next = this.queue.shift(); next; next = this.queue.shift()) {
      const { steps, view, seat } = next;
      const before = this.scene;
      const shown = frames(before, steps, view);
      this.chain = null;
      this.links = this.notes = this.points = 0;
      for (const frame of shown) await this.show(frame);
      this.landed = [];
      if (this.chain) this.forgetChain(this.chain);
      this.scene = sceneOf(view, shown.at(-1)?.scene.marbles ?? before.marbles);
      if (shown.length) this.remember(seat, moved(before.marbles, this.scene.marbles));
      else if (!steps.length) this.moved = new Map();
    }
    this.hurrying = false;
    this.busy = false;
  }

  /** Where nothing was moved, an older action stays marked. */
  private remember(seat: number, ids: number[]): void {
    if (ids.length) this.moved = new Map(this.moved).set(seat, ids);
  }

  private async show({ scene, steps }: Frame): Promise<void> {
    this.scene = scene;
    const popping = pops(steps[0]!);
    if (popping) this.count(steps);
    if (!this.time || this.hurrying) return;
    this.beat++;
    this.landed = steps.flatMap((step) => (step.step === "fall" ? [placeOf(step.to, step.planet)] : []));
    if (popping) this.float(steps);
    if (popping) link(this.notes);
    else knock(this.landed.length ? 0 : 3);
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, this.time);
      this.wake = () => (clearTimeout(timer), resolve());
    });
    this.wake = null;
  }

  /** One more link; from the second on it is a chain. */
  private count(steps: Step[]): void {
    this.notes += 1;
    this.points += pointsOf(steps);
    const pop = steps.find((step) => step.step === "pop");
    if (!pop) return;
    this.links += 1;
    if (this.links >= CHAIN) this.chain = { links: this.links, points: this.points, planet: pop.planet };
  }

  private forgetChain(told: Chain): void {
    setTimeout(() => this.chain === told && (this.chain = null), TOLD);
  }

  /** Points rise where they were made, and the glyph of a power flies to its owner. */
  private float(steps: Step[]): void {
    const pop = steps.filter(pops).find(({ lines }) => lines.length);
    if (!pop) return;
    const lines = pop.lines.map((name) => placeOf(name, pop.planet));
    const place = lines[Math.floor(lines.length / 2)]!;
    const points = pointsOf(steps);
    const made: Float[] = [];
    if (points) made.push({ id: ++this.floated, place, words: `+${points}`, bubble: "", owner: 0 });
    steps
      .filter((step) => step.step === "power")
      .forEach(({ bubble, seat }, k) => {
        made.push({ id: ++this.floated, place: lines[k % lines.length]!, words: "", bubble, owner: seat });
        if (this.lively) setTimeout(() => chime(k), FLIGHT * 0.9);
      });
    this.floats = [...this.floats, ...made];
    setTimeout(() => (this.floats = this.floats.filter((one) => !made.includes(one))), FLIGHT);
  }
}
