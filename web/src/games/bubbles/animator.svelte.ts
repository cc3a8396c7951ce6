/* Tells what happened: one story after the other, frame by frame, until somebody hurries it. */
import { pace } from "../../settings.svelte";
import { knock } from "../../sound";
import { frames, moved, pointsOf, pops, sceneOf, type Frame, type Scene, type Step } from "./animation";
import type { View } from "./schema";
import { placeOf } from "./tokens";

export interface Float {
  id: number;
  place: string;
  words: string;
  bubble: string;
}

const FRAME = 350; // a readable step of a chain
const still = matchMedia("(prefers-reduced-motion: reduce)");

export class Animator {
  scene: Scene = $state.raw(null!);
  busy = $state(false);
  floats: Float[] = $state.raw([]);
  last: string[] = $state.raw([]); // the places that the last action touched
  private queue: { steps: Step[]; view: View }[] = [];
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

  /** Shows it after whatever is being shown; resolves when all of it has been seen. */
  play(steps: Step[], view: View): Promise<void> {
    this.queue.push({ steps, view });
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
      const { steps, view } = next;
      const before = this.scene;
      const shown = frames(before, steps, view);
      for (const frame of shown) await this.show(frame);
      this.scene = sceneOf(view, shown.at(-1)?.scene.marbles ?? before.marbles);
      if (shown.length) this.last = moved(before.marbles, this.scene.marbles);
      else if (!steps.length) this.last = [];
    }
    this.hurrying = false;
    this.busy = false;
  }

  private async show({ scene, steps }: Frame): Promise<void> {
    this.scene = scene;
    if (!this.time || this.hurrying) return;
    const kind = steps[0]!.step;
    if (kind === "pop" || kind === "out") this.float(steps);
    knock(kind === "fall" ? 0 : kind === "pop" || kind === "out" ? 7 : 3);
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, this.time);
      this.wake = () => (clearTimeout(timer), resolve());
    });
    this.wake = null;
  }

  /** Points rise where they were made, and the glyph of a power lifts off. */
  private float(steps: Step[]): void {
    const pop = steps.filter(pops).find(({ lines }) => lines.length);
    if (!pop) return;
    const lines = pop.lines.map((name) => placeOf(name, pop.planet));
    const place = lines[Math.floor(lines.length / 2)]!;
    const points = pointsOf(steps);
    const made: Float[] = [];
    if (points) made.push({ id: ++this.floated, place, words: `+${points}`, bubble: "" });
    steps
      .filter((step) => step.step === "power")
      .forEach(({ bubble }, k) =>
        made.push({ id: ++this.floated, place: lines[k % lines.length]!, words: "", bubble }),
      );
    this.floats = [...this.floats, ...made];
    setTimeout(() => (this.floats = this.floats.filter((one) => !made.includes(one))), 1000);
  }
}
