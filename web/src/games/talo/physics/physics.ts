/**
 * The physics of wood, as the page asks for it. The worker starts with the first question and loads Rapier then, so a page
 * that lets nothing fall loads nothing.
 */
import type { Motion, Obstacle, Release, Resting, Site } from "./construction";
import type { Film } from "./film";
import type { FreeBar } from "./placement";
import type { Answer, Kind, Question, Questions } from "./worker";

type Waiting = { done(answer: Answer["answer"]): void; fail(wrong: Error): void };

export class Physics {
  private worker: Worker | null = null;
  private readonly waiting = new Map<number, Waiting>();
  private asked = 0;

  /** Where a bar comes to rest when it is lowered, or why it cannot be let go there; `held` are bars held beside it. */
  lower(site: Site, bar: FreeBar, held: readonly FreeBar[] = []): Promise<Resting | Obstacle> {
    return this.ask("lower", site, { bar, held });
  }

  /** Lets bars go, and follows all until they lie still (T26): what it led to, and a film of it. */
  release(site: Site, released: readonly FreeBar[]): Promise<Release> {
    return this.ask("release", site, { released });
  }

  /** What becomes of bars of which some move in the beginning. */
  simulate(site: Site, motions: readonly Motion[] = []): Promise<Film> {
    return this.ask("simulate", site, { motions });
  }

  /** Loads the engine, so that the first bar need not wait for it. */
  async warm(): Promise<void> {
    await this.simulate({ land: [], bars: [] });
  }

  close(): void {
    this.worker?.terminate();
    this.worker = null;
    this.failAll(new Error("The physics was closed."));
  }

  private ask<K extends Kind>(kind: K, site: Site, rest: Questions[K]["asks"]): Promise<Questions[K]["answer"]> {
    this.worker ??= this.start();
    const id = ++this.asked;
    this.worker.postMessage({ id, kind, site, ...rest } as Question);
    return new Promise((done, fail) => this.waiting.set(id, { done: done as Waiting["done"], fail }));
  }

  private start(): Worker {
    const made = new Worker(new URL("./worker.ts", import.meta.url), { type: "module", name: "physics" });
    made.addEventListener("message", ({ data }: MessageEvent<Answer>) => {
      const waiting = this.waiting.get(data.id);
      this.waiting.delete(data.id);
      if (data.error === undefined) waiting?.done(data.answer);
      else waiting?.fail(new Error(data.error));
    });
    made.addEventListener("error", () => {
      made.terminate();
      if (this.worker === made) this.worker = null;
      this.failAll(new Error("The physics could not be loaded."));
    });
    return made;
  }

  private failAll(wrong: Error): void {
    for (const { fail } of this.waiting.values()) fail(wrong);
    this.waiting.clear();
  }
}
