/* The game's own time at a table: what each seat has left (`server/tables/clock.py`). Pure arithmetic on the times of the log. */
import type { TotalClock, TurnClock } from "../protocol";

export class GameClock {
  left: number[]; // milliseconds
  running: number | null = null; // the seat whose time runs
  private since = 0;
  private turn = 0;

  constructor(
    readonly rule: TurnClock | TotalClock,
    seats: number,
  ) {
    this.left = Array.from({ length: seats }, () => rule.seconds * 1000);
  }

  leftAt(now: number): number[] {
    const spent = Math.max(0, now - this.since); // no time is ever given back
    return this.left.map((left, k) => (k + 1 === this.running ? Math.max(0, left - spent) : left));
  }

  /** Charges the time up to now. */
  advance(now: number): void {
    this.left = this.leftAt(now);
    this.since = Math.max(this.since, now);
  }

  /** The page was closed: only `spent` of the time counts. */
  hold(now: number, spent: number): void {
    this.left = this.leftAt(this.since + spent);
    this.since = Math.max(this.since, now);
  }

  acted(seat: number): void {
    if (this.rule.kind === "total") this.left[seat - 1]! += (this.rule.increment ?? 0) * 1000;
  }

  /** It is a seat's turn now; its time runs if a person is to act. A turn of several actions is one turn. */
  run(turn: number, running: boolean): void {
    if (this.rule.kind === "turn" && turn !== this.turn && turn > 0)
      this.left[turn - 1] = this.rule.seconds * 1000;
    if (turn !== 0) this.turn = turn;
    this.running = running ? turn : null;
  }

  /** When the running time is up. */
  get dueAt(): number | null {
    return this.running ? this.since + this.left[this.running - 1]! : null;
  }
}
