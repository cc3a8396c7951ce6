/* Plays a variation out, an action at a time, until somebody does something else. */
import { pace } from "../settings.svelte";

export class Autoplay {
  on = $state(false);
  private reached = "";
  private timer = 0;

  /** `step` goes to the position after these tokens. */
  constructor(private readonly step: (tokens: string[]) => void) {}

  start(from: string[], variation: string[]): void {
    if (this.on) return this.stop();
    let at = from;
    const rest = [...variation];
    const next = () => {
      const token = rest.shift();
      if (!token) return this.stop();
      at = [...at, token];
      this.reached = at.join();
      this.step(at);
      if (!rest.length) this.stop();
    };
    this.on = true;
    this.timer = window.setInterval(next, 1000 * (pace() || 0.4));
    next();
  }

  /** Somebody has come to a position: if by another way than this one, it ends. */
  met(tokens: string[]): void {
    if (tokens.join() !== this.reached) this.stop();
  }

  stop(): void {
    clearInterval(this.timer);
    this.on = false;
  }
}
