/* What a mind thinks of a whole game: asked for piece by piece, and anew only from where the game has changed. */
import type { Analysis, Remark } from "../protocol";
import { ask, type Refusal } from "./http";
import { inTurn, type Way } from "./positions";

const PAUSE = 2000; // milliseconds, when the server is busy or away

export class Remarks {
  found = $state.raw<Remark[]>([]);
  looked = $state(0); // how many positions have been looked at
  busy = $state(false);
  trouble = $state("");
  private way: Way = { game: "", options: {}, tokens: [] };
  private turn = 0;

  get mistakes(): Remark[] {
    return this.found.filter((one) => one.mistake).sort((one, other) => other.lost - one.lost);
  }

  at(ply: number): Remark | null {
    return this.found.find((one) => one.ply === ply) ?? null;
  }

  /** The game as it is now. The last remark on a game that went on lacks the action: it is asked for again. */
  follow(way: Way): void {
    const { game, tokens } = this.way;
    const other = way.tokens.findIndex((token, k) => tokens[k] !== token);
    const same = other < 0 ? way.tokens.length : other;
    if (game === way.game && same === tokens.length && same === way.tokens.length) return;
    this.found = this.found.filter((one) => one.ply < same && one.played);
    this.looked = Math.min(this.looked, same);
    this.way = way;
    void this.ask(++this.turn);
  }

  stop(): void {
    this.turn++;
    this.busy = false;
  }

  private piece(turn: number, first: number): Promise<Analysis | null> {
    const body = { ...this.way, first };
    return inTurn(() => (turn === this.turn ? ask("POST /api/analysis", { body }) : Promise.resolve(null)));
  }

  private async ask(turn: number): Promise<void> {
    this.busy = true;
    let first: number | null = this.looked;
    while (first !== null && turn === this.turn) {
      try {
        const answer = await this.piece(turn, first);
        if (turn !== this.turn || !answer) return;
        this.trouble = "";
        this.found = [...this.found, ...answer.remarks].sort((one, other) => one.ply - other.ply);
        first = answer.next;
        this.looked = first ?? this.way.tokens.length;
      } catch (wrong) {
        if (turn !== this.turn) return;
        const { status, message } = wrong as Refusal;
        this.trouble = message;
        if (![0, 429, 503].includes(status)) break;
        await new Promise((done) => setTimeout(done, PAUSE));
      }
    }
    if (turn === this.turn) this.busy = false;
  }
}
