/* What boards show just now, each for as long as it takes: whoever has something to say waits for it. */
import { tick } from "svelte";

const LONGEST = 10_000; // milliseconds that a board may take to show something; then the game goes on

export class Showings {
  private readonly going = new Set<Promise<unknown>>();

  get size(): number {
    return this.going.size;
  }

  /** A board shows what has happened until then. */
  add(done: Promise<unknown>): void {
    this.going.add(done);
    void done.finally(() => this.going.delete(done));
  }

  /** Resolves when the boards have shown what there is to be seen; `sleep` may end earlier than it is told to. */
  async shown(sleep: (milliseconds: number) => Promise<void> = wait): Promise<void> {
    await tick(); // a new state has reached the board
    if (!this.going.size) return;
    await Promise.race([Promise.allSettled([...this.going]), sleep(LONGEST)]);
  }
}

const wait = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));
