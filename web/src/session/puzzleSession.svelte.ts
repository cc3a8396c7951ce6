/* A puzzle of a day. The referee says of every try whether it is the one; one may try as often as one likes. */
import { announce } from "../announce.svelte";
import type { ApiError } from "../api/http";
import { translateMessage } from "../messages.svelte";
import type { LocalizedText, PositionInfo, PuzzleInfo, PuzzleVerdict } from "../protocol";
import { taskNames } from "../seatNames";
import { PositionSession } from "./positionSession.svelte";
import type { PositionRef, Referee } from "./referee";
import { NONE } from "./session";

export class PuzzleSession extends PositionSession {
  puzzle = $state.raw<PuzzleInfo | null>(null);
  verdict = $state.raw<PuzzleVerdict | null>(null); // of the last try, once the board has shown it
  private judgedTokens = $state.raw<string[] | null>(null); // what the board shows of a try; null: the start
  tried = $state.raw<string[]>([]); // the solver's actions so far
  private actor = $state(1);
  private start: PositionInfo | null = null;
  busy = $state(false); // a try is being judged
  private watched = $state(false); // the board shows what it did; the verdict comes after that

  readonly ended = $derived.by(() => this.verdict !== null && (this.verdict.solved || this.verdict.wrong));
  /** What may be tried first; empty if everything legal may. */
  readonly choices: string[] = $derived.by(() =>
    !this.tried.length && !this.ended ? (this.puzzle?.choices ?? NONE) : NONE,
  );
  private readonly shown: PositionRef | null = $derived.by(() => {
    if (!this.puzzle) return null;
    const { game, options, tokens } = this.puzzle;
    return { game, options, tokens: [...tokens, ...(this.judgedTokens ?? [])] };
  });

  /** `hidden`: a preview would give the answer away; `judged` is told of each verdict. */
  constructor(
    private readonly hidden: boolean,
    private readonly judged: (verdict: PuzzleVerdict) => Promise<void>,
    referee?: Referee,
  ) {
    super(referee);
  }

  get ref(): PositionRef | null {
    return this.shown;
  }
  get seat(): number {
    return this.actor;
  }
  get names(): string[] {
    return taskNames(this.actor);
  }
  override get legal(): string[] {
    if (this.ended || this.watched) return NONE;
    return this.choices.length ? this.choices : super.legal;
  }
  override get steps(): unknown[] {
    return this.judgedTokens ? super.steps : NONE;
  }
  override get viewOnly(): boolean {
    return this.ended;
  }
  override get noPreview(): boolean {
    return this.hidden;
  }

  /** Fetches where a puzzle starts. */
  async load(puzzle: PuzzleInfo): Promise<void> {
    const { game, options, tokens } = puzzle;
    this.start = await this.referee.position({ game, options, tokens });
    this.puzzle = puzzle;
  }

  begin(): void {
    if (!this.start) return;
    this.actor = this.start.turn;
    this.position = this.start;
    this.verdict = this.judgedTokens = null;
    this.tried = [];
    this.selected = null;
  }

  async play(token: string): Promise<LocalizedText | null> {
    try {
      await this.attempt([...this.tried, token]);
      return null;
    } catch (wrong) {
      announce((wrong as ApiError).message);
      return (wrong as ApiError).said;
    }
  }

  /** Tries these actions from the start, unless another try is being judged or the puzzle has ended. */
  async attempt(tokens: string[]): Promise<void> {
    if (!this.puzzle || this.busy || this.ended) return;
    this.busy = true;
    try {
      const found = await this.referee.tryPuzzle(this.puzzle, tokens);
      this.position = found.position;
      this.judgedTokens = found.tokens;
      this.tried = tokens;
      this.selected = null;
      this.watched = true;
      await this.showings.shown(); // nobody hears how it ends before the last bar has come to rest
      if (this.tried !== tokens) return; // begun anew meanwhile
      this.verdict = found;
      announce(translateMessage(found.said));
      await this.judged(found);
    } finally {
      this.busy = this.watched = false;
    }
  }
}
