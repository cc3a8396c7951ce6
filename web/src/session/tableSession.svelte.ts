/*
 * A table in front of a reader: its position now or when looking back, what is selected there, and a hint step by step.
 * Nothing is ever played to learn why it is illegal.
 */
import { announce } from "../announce.svelte";
import type { EndReason } from "../gameUi";
import type { ApiError } from "../api/http";
import { translate, translateMessage } from "../messages.svelte";
import type { Hint, HintStep, LocalizedText, Moment, Preview, State } from "../protocol";
import { isToAct, nameOf, statusOf } from "../seatNames";
import { botPause } from "../settings.svelte";
import { lastTurns, type LastTurn } from "../turns";
import { hintHighlight } from "./hintHighlight";
import { PacedTable } from "./pacedTable.svelte";
import { NONE, type Session } from "./session";
import type { NewCommand, TableClient } from "./tableClient";

const THINKING = 1.5; // seconds that a hint may take

export class TableSession implements Session {
  selected = $state<string | null>(null);
  inHand = $state(false);
  moment = $state.raw<Moment | null>(null); // when looking back
  hint = $state.raw<Hint | null>(null);
  hintStepsShown = $state(0); // how many steps of it were asked for
  hinting = $state(false); // somebody thinks about one
  ended = $state(false); // the game is over, and the board has shown how it ended
  private why = $state.raw<readonly EndReason[]>(NONE);
  readonly client: PacedTable;
  readonly noPreview = false;
  readonly scores = null;

  readonly table = $derived.by(() => this.client.table);
  readonly state = $derived.by(() => this.client.state);
  readonly actions = $derived.by(() => this.client.actions);
  readonly game = $derived.by(() => this.table?.game ?? "");
  readonly you: number[] = $derived.by(() => this.table?.you ?? NONE); // the seats of this device
  readonly seat = $derived.by(() =>
    this.state && this.you.includes(this.state.turn) ? this.state.turn : (this.you[0] ?? 1),
  );
  /** Who plays; a seat that is still free goes by its number. */
  readonly names = $derived.by(
    () =>
      this.state?.seats.map((one) =>
        one.kind === "open" ? translate("page-seat", { seat: one.seat }) : nameOf(one, this.you),
      ) ?? [],
  );
  readonly view: unknown = $derived.by(() => this.moment?.view ?? this.state?.view ?? null);
  readonly diagram = $derived.by(() => (this.moment ?? this.state)?.diagram);
  readonly over = $derived.by(() => this.state?.phase === "over");
  readonly viewOnly = $derived.by(() => this.moment !== null);
  readonly legal: string[] = $derived.by(() =>
    this.moment || this.client.link === "gone" ? NONE : (this.state?.legal ?? NONE),
  );
  /** Whether this device is to act. It is said at once; the list of what may be played can come later. */
  readonly yourTurn = $derived.by(
    () => this.state !== null && this.client.link !== "gone" && isToAct(this.state, this.you),
  );
  readonly last = $derived.by(() =>
    this.moment ? this.moment.token || null : (this.actions.at(-1)?.token ?? null),
  );
  readonly lastTurns: LastTurn[] = $derived.by(() =>
    lastTurns(this.moment ? this.actions.slice(0, this.moment.ply) : this.actions),
  );
  readonly steps: unknown[] = $derived.by(() => {
    if (this.moment) return this.moment.steps;
    const { played, state } = this.client;
    return played.at(-1)?.ply === state?.ply ? played.flatMap((one) => one.steps) : NONE;
  });
  readonly hintable = $derived.by(() => this.table?.hints === true && this.legal.length > 0 && !this.hinting);
  /** The state of the table in one sentence; "" until it is there, and while the board still shows how it ended. */
  readonly status = $derived.by(() =>
    this.state && (this.state.phase !== "over" || this.ended) ? statusOf(this.state, this.you) : "",
  );

  // What the hint's words name is marked softly, until the action itself stands on the board.
  readonly highlight = $derived.by(() =>
    this.hint && !this.moment ? hintHighlight(this.hint.clues, this.hintStepsShown) : null,
  );

  readonly endReasons = $derived.by(() => (this.ended && !this.moment ? this.why : NONE));

  private position: number | null = null; // the version of the position that all this is about

  constructor(table: TableClient) {
    this.client = new PacedTable(table, botPause);
    this.client.on((events, { position, phase }) => {
      if (phase !== "over") this.ended = false;
      else if (!this.ended) void this.end(events.length > 0);
      if (events.some(({ kind }) => kind === "acted" || kind === "undone")) this.moment = null;
      // What was about to be played belongs to one position only; who comes and goes changes nothing of it.
      if (position !== this.position) this.clear();
      this.position = position;
    });
  }

  /** Nobody hears who has won before the last bar has come to rest. */
  private async end(news: boolean): Promise<void> {
    if (news) await this.client.shown();
    this.ended = this.state?.phase === "over";
  }

  /** Says why the game is over; what was said of another end is forgotten. */
  explainEnd(reasons: readonly EndReason[]): void {
    this.why = reasons;
  }

  get movements() {
    return this.client.movements;
  }

  showing(done: Promise<unknown>): void {
    this.client.showing(done);
  }

  /** Shows at once what the bots have done. */
  hurry(): void {
    this.client.hurry();
  }

  private clear(): void {
    this.selected = null;
    this.closeHint();
  }

  select(token: string | null): void {
    this.selected = token;
  }

  hold(piece: boolean): void {
    this.inHand = piece;
  }

  send(command: NewCommand): Promise<LocalizedText | null> {
    return this.client.send(command);
  }

  async play(token: string): Promise<LocalizedText | null> {
    if (!this.state) return null;
    const said = await this.send({ type: "act", token, position: this.state.position });
    if (said) announce(translateMessage(said));
    return said;
  }

  async explain(token: string): Promise<LocalizedText | null> {
    if (!this.state || !this.legal.length || this.legal.includes(token)) return null;
    const said = await this.client.preview(token, this.state.position).then(
      (found) => found.refused,
      (wrong: ApiError) => wrong.said,
    );
    if (said) announce(translateMessage(said));
    return said;
  }

  async preview(token: string): Promise<Preview | null> {
    if (!this.state || !this.legal.length) return null;
    return this.client.preview(token, this.state.position).catch(() => null); // a preview that fails is no trouble
  }

  async undo(): Promise<LocalizedText | null> {
    if (!this.you.length || !this.actions.length) return null;
    return this.send({ type: "undo" });
  }

  /** Shows the table after that many actions; null: as it is now. */
  async showPly(ply: number | null): Promise<void> {
    this.select(null);
    this.moment = ply === null ? null : await this.client.moment(ply);
  }

  /** The next step of a hint: where to look, which piece, the action, why. Null if there is nothing new to show. */
  async showHint(): Promise<HintStep | null> {
    if (!this.hintable) return null;
    if (!this.hint) {
      this.hinting = true;
      const found = await this.client.hint(THINKING).finally(() => (this.hinting = false));
      if (found.position !== this.state?.position) return null; // late: the game has moved on
      this.hint = found;
    }
    const { clues, best } = this.hint;
    this.hintStepsShown = Math.min(this.hintStepsShown + 1, clues.length);
    const newest = clues[this.hintStepsShown - 1] ?? null;
    if (newest?.step === "action") this.select(best);
    return newest;
  }

  closeHint(): void {
    this.hint = null;
    this.hintStepsShown = 0;
  }

  nameOf(seat: number, { seats }: State): string {
    return nameOf(
      seats.find((one) => one.seat === seat),
      this.you,
    );
  }

  close(): void {
    this.client.close();
  }
}
