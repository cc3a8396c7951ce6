/* The analysis of a whole game: requested piece by piece, and again only from where the game has changed. */
import type { Analysis, MoveAnalysis } from "../protocol";
import { request, type ApiError } from "./http";
import type { PositionRef } from "../session/referee";
import { oneAtATime } from "./pageReferee";

const PAUSE = 2000; // milliseconds, when the server is busy or away

export class ProgressiveAnalysis {
  moves = $state.raw<MoveAnalysis[]>([]);
  looked = $state(0); // how many positions have been looked at
  busy = $state(false);
  trouble = $state("");
  private ref: PositionRef = { game: "", options: {}, tokens: [] };
  private turn = 0;
  private halt = new AbortController();

  get mistakes(): MoveAnalysis[] {
    return this.moves.filter((one) => one.mistake).sort((one, other) => other.lost - one.lost);
  }

  at(ply: number): MoveAnalysis | null {
    return this.moves.find((one) => one.ply === ply) ?? null;
  }

  /** The game as it is now. The last position of a game that went on has no action yet: it is analysed again. */
  follow(ref: PositionRef): void {
    const { game, tokens } = this.ref;
    const other = ref.tokens.findIndex((token, k) => tokens[k] !== token);
    const same = other < 0 ? ref.tokens.length : other;
    if (game === ref.game && same === tokens.length && same === ref.tokens.length) return;
    this.moves = this.moves.filter((one) => one.ply < same && one.played);
    this.looked = Math.min(this.looked, same);
    this.ref = ref;
    void this.run(++this.turn);
  }

  stop(): void {
    this.turn++;
    this.halt.abort();
    this.halt = new AbortController();
    this.busy = false;
  }

  private piece(turn: number, first: number): Promise<Analysis | null> {
    const body = { ...this.ref, first };
    return oneAtATime(() =>
      turn === this.turn ? request("POST /api/analysis", { body, stop: this.halt.signal }) : Promise.resolve(null),
    );
  }

  private async run(turn: number): Promise<void> {
    this.busy = true;
    let first: number | null = this.looked;
    while (first !== null && turn === this.turn) {
      try {
        const answer = await this.piece(turn, first);
        if (turn !== this.turn || !answer) return;
        this.trouble = "";
        this.moves = [...this.moves, ...answer.remarks].sort((one, other) => one.ply - other.ply);
        first = answer.next;
        this.looked = first ?? this.ref.tokens.length;
      } catch (wrong) {
        if (turn !== this.turn) return;
        const { status, message } = wrong as ApiError;
        this.trouble = message;
        if (![0, 429, 503].includes(status)) break;
        await new Promise((done) => setTimeout(done, PAUSE));
      }
    }
    if (turn === this.turn) this.busy = false;
  }
}
