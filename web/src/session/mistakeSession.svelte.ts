/* One of your own mistakes as a puzzle: the position is there again, and something as good as the best is to be found. */
import { judgeAction, type MistakeVerdict } from "../api/ownMistakes";
import type { ApiError } from "../api/http";
import type { LocalizedText, PositionInfo } from "../protocol";
import { taskNames } from "../seatNames";
import type { AnalysedTable, Mistake } from "../storage/mistakes";
import { PositionSession } from "./positionSession.svelte";
import type { PositionRef } from "./referee";
import { NONE } from "./session";

export class MistakeSession extends PositionSession {
  verdict = $state.raw<MistakeVerdict | null>(null); // of the last try
  tried = $state<string | null>(null);
  busy = $state(false); // a try is being judged
  private readonly start: PositionRef;
  private begin: PositionInfo | null = null;

  /** `judged` is told of each verdict. */
  constructor(
    game: AnalysedTable,
    readonly mistake: Mistake,
    private readonly judged: (verdict: MistakeVerdict) => Promise<void>,
  ) {
    super();
    this.start = { ...game.ref, tokens: game.ref.tokens.slice(0, mistake.ply) };
    this.actor = game.seat;
  }
  private readonly actor: number;

  get ref(): PositionRef {
    return this.verdict ? this.after(this.tried!) : this.start;
  }
  get seat(): number {
    return this.actor;
  }
  get names(): string[] {
    return taskNames(this.actor);
  }
  override get legal(): string[] {
    return this.verdict || this.busy ? NONE : super.legal;
  }
  override get steps(): unknown[] {
    return this.verdict ? super.steps : NONE;
  }
  override get last(): string | null {
    return this.start.tokens.at(-1) ?? null;
  }
  override get viewOnly(): boolean {
    return this.verdict !== null;
  }

  private after(token: string): PositionRef {
    return { ...this.start, tokens: [...this.start.tokens, token] };
  }

  async load(): Promise<void> {
    this.begin = await this.referee.position(this.start);
    this.again();
  }

  again(): void {
    this.position = this.begin;
    this.verdict = null;
    this.tried = null;
    this.selected = null;
  }

  async play(token: string): Promise<LocalizedText | null> {
    if (this.busy || this.verdict) return null;
    if (!this.legal.includes(token)) return this.explain(token);
    this.busy = true;
    try {
      const after = await this.referee.position(this.after(token));
      const found = await judgeAction(this.start, token);
      this.tried = token;
      // What the analysis of the game held to be best stays right, whatever a second look says.
      this.verdict = token === this.mistake.best ? { ...found, solved: true } : found;
      this.position = after;
      this.selected = null;
      await this.judged(this.verdict);
      return null;
    } catch (wrong) {
      return (wrong as ApiError).said;
    } finally {
      this.busy = false;
    }
  }
}
