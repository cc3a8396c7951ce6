/* A position of a game under analysis. First the board; the scores follow when somebody stays to look. */
import { oneAtATime } from "../api/pageReferee";
import type { PositionInfo } from "../protocol";
import type { PositionRef } from "./referee";
import { NONE } from "./session";
import { StudySession } from "./studySession.svelte";

const STAY = 350; // milliseconds before scores are asked for
const PAUSE = 2000; // when the referee is busy with others

/** What the page knows of the game: who plays, and who played the last action of the position that is shown. */
interface Players {
  names: string[];
  lastSeat: number; // 0: chance, or nobody
}

export class AnalysisSession extends StudySession {
  protected override readonly scoresAtOnce = false;
  private withScores = $state.raw<PositionInfo | null>(null);

  constructor(
    advance: (token: string) => Promise<void>,
    private readonly players: () => Players,
  ) {
    super(advance);
  }

  protected override get scored(): PositionInfo | null {
    return this.withScores;
  }
  /** The principal variation from here, once it is known. */
  get line(): string[] {
    return this.withScores?.line ?? NONE;
  }
  override get legal(): string[] {
    return this.position?.legal ?? NONE;
  }
  override get seat(): number {
    const { turn } = this.position ?? { turn: 0 };
    return turn > 0 ? turn : this.players().lastSeat || 1;
  }
  override get names(): string[] {
    return this.players().names;
  }

  override open(ref: PositionRef, arrived: (found: PositionInfo) => void): () => void {
    let timer = 0;
    let stale = false;
    const fetchScores = () =>
      oneAtATime(() => (stale ? Promise.resolve(null) : this.referee.position(ref, true))).then(
        (found) => stale || (this.withScores = found),
        () => (timer = stale ? 0 : window.setTimeout(fetchScores, PAUSE)),
      );
    const giveUp = super.open(ref, (found) => {
      arrived(found);
      if (found.turn > 0) timer = window.setTimeout(fetchScores, STAY);
    });
    return () => ((stale = true), clearTimeout(timer), giveUp());
  }

  protected override show(ref: PositionRef, found: PositionInfo): void {
    super.show(ref, found);
    this.withScores = null;
  }

  /** These tokens, and what chance draws after them, played from here. */
  async withLuck(tokens: string[]): Promise<string[]> {
    const ref = this.ref!;
    const { turn, legal, weights } = await this.referee.position({ ...ref, tokens: [...ref.tokens, ...tokens] });
    if (turn !== 0) return tokens;
    let left = Math.random() * weights.reduce((sum, weight) => sum + weight, 0);
    const drawn = legal!.find((_, k) => (left -= weights[k]!) < 0) ?? legal!.at(-1)!;
    return this.withLuck([...tokens, drawn]);
  }
}
