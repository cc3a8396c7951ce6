/* What all sessions without a table have in common: a position that the referee judges by the tokens that lead to it. */
import type { ApiError } from "../api/http";
import { pageReferee } from "../api/pageReferee";
import type { Diagram, LocalizedText, PositionInfo, Preview, Value } from "../protocol";
import type { PositionRef, Referee } from "./referee";
import { NONE, type Session } from "./session";
import { Showings } from "./showings";

export abstract class PositionSession implements Session {
  position = $state.raw<PositionInfo | null>(null);
  selected = $state<string | null>(null);
  readonly highlight = null;
  protected readonly showings = new Showings();

  abstract get ref(): PositionRef | null; // of the position that is shown
  abstract get seat(): number;
  abstract get names(): string[];

  constructor(protected readonly referee: Referee = pageReferee) {}

  get game(): string {
    return this.ref?.game ?? "";
  }
  get view(): unknown {
    return this.position?.view ?? null;
  }
  get diagram(): Diagram | undefined {
    return this.position?.diagram;
  }
  get legal(): string[] {
    return this.position?.legal ?? NONE;
  }
  get last(): string | null {
    return null;
  }
  get steps(): unknown[] {
    return this.position?.steps ?? NONE;
  }
  get over(): boolean {
    return !!this.position?.result;
  }
  get viewOnly(): boolean {
    return false;
  }
  get noPreview(): boolean {
    return false;
  }
  get scores(): ReadonlyMap<string, Value> | null {
    return null;
  }

  showing(done: Promise<unknown>): void {
    this.showings.add(done);
  }

  select(token: string | null): void {
    this.selected = token;
  }

  abstract play(token: string): Promise<LocalizedText | null>;

  async explain(token: string): Promise<LocalizedText | null> {
    if (!this.ref) return null;
    return this.referee.preview(this.ref, token).then(
      (found) => found.refused,
      (wrong: ApiError) => wrong.said,
    );
  }

  async preview(token: string): Promise<Preview | null> {
    if (!this.ref || !this.legal.length || this.noPreview) return null;
    return this.referee.preview(this.ref, token).catch(() => null); // a preview that fails is no trouble
  }
}
