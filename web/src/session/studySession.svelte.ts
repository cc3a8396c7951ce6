/* A position to study, in the explorer of a solved game: every action with its score, best first. */
import { retryUntilReady, type ApiError } from "../api/http";
import { translate } from "../messages.svelte";
import type { LocalizedText, PositionInfo, Value } from "../protocol";
import { PositionSession } from "./positionSession.svelte";
import type { PositionRef } from "./referee";
import { NONE } from "./session";

export class StudySession extends PositionSession {
  private shown = $state.raw<PositionRef | null>(null);
  waiting = $state(""); // why it takes so long
  refusal = $state.raw<ApiError | null>(null); // why there is no such position

  protected readonly scoresAtOnce: boolean = true;

  readonly tokens: string[] = $derived.by(() => this.ref?.tokens ?? NONE);
  readonly values: Value[] = $derived.by(() => this.scored?.values?.values ?? NONE); // best first
  private readonly bestFirst: string[] = $derived.by(() => this.values.map((one) => one.token));
  private readonly scoreOf = $derived.by(() => new Map(this.values.map((one) => [one.token, one])));

  /** `advance` goes on with a legal action, to wherever the page wants it. */
  constructor(private readonly advance: (token: string) => void | Promise<void>) {
    super();
  }

  /** The position with its scores, once they are known. */
  protected get scored(): PositionInfo | null {
    return this.position;
  }
  get ref(): PositionRef | null {
    return this.shown;
  }
  override get legal(): string[] {
    return this.bestFirst;
  }
  override get scores(): ReadonlyMap<string, Value> {
    return this.scoreOf;
  }
  get seat(): number {
    return this.position && this.position.turn > 0 ? this.position.turn : 1;
  }
  get names(): string[] {
    return [1, 2].map((seat) => translate("page-seat", { seat }));
  }
  override get last(): string | null {
    return this.tokens.at(-1) ?? null;
  }

  /** Goes to a position and says so when it is there; what comes back gives up on it. */
  open(ref: PositionRef, arrived: (found: PositionInfo) => void): () => void {
    let stale = false;
    retryUntilReady(
      () => this.referee.position(ref, this.scoresAtOnce),
      (words) => stale || (this.waiting = words),
      () => !stale,
    ).then(
      (found) => {
        if (stale) return;
        this.show(ref, found);
        arrived(found);
      },
      (wrong: ApiError) => stale || (this.refusal = wrong),
    );
    return () => void (stale = true);
  }

  protected show(ref: PositionRef, found: PositionInfo): void {
    this.refusal = null;
    this.waiting = "";
    this.selected = null;
    this.shown = ref;
    this.position = found;
  }

  async play(token: string): Promise<LocalizedText | null> {
    if (!this.legal.includes(token)) return this.explain(token);
    try {
      await this.advance(token);
    } catch (wrong) {
      return (wrong as ApiError).said;
    }
    return null;
  }
}
