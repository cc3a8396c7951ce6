/*
 * A table of this device as the fold of its log (`server/tables/table.py`). Everybody at it sits at this device: people under one
 * key, and bots. It knows no storage and no page.
 */
import type { AnyEvent, SeatInfo, State, TableInfo, TableSummary } from "../protocol";
import type { Sentence } from "../schema";
import { CHANCE, OVER } from "../wasm/module";
import { GameClock } from "./clock";
import type { Game } from "./game";
import type { Made, Played, Row } from "./log";
import type { Position } from "./position";
import { beginning } from "./positionText";
import { recordOf } from "./record";
import { isRow } from "../storage/validate";
import { localized, Refusal, sentence } from "./refusal";

interface Seat {
  number: number;
  team: number;
  kind: "person" | "bot";
  name: string;
  level: number | null;
  simulations: number | null;
  left: boolean; // resigned or out of time: a bot plays on
}

type How = "resigned" | "time";
export const STAND_IN_LEVEL = 3;
export const ledByBot = ({ kind, left }: Pick<Seat, "kind" | "left">): boolean => kind === "bot" || left;

interface StoredEvent {
  row: Row;
  after: Position | null; // of an action
}

/** A log that cannot have happened. */
export class Damaged extends Refusal {
  constructor(version: number) {
    super(sentence("device-damaged", { version }), "table-damaged", 500);
  }
}

export class Table {
  readonly made: Made;
  readonly created: number;
  touched: number;
  version = 1;
  position: Position;
  positionVersion = 1;
  readonly seats: Seat[];
  readonly events: StoredEvent[];
  actions: Played[] = []; // of the game as it stands
  draws: bigint[] = []; // the k-th is behind the k-th chance outcome, whatever was undone since
  next: string | null = null;
  ended: { how: How; seat: number } | null = null;
  private rematch = new Set<number>();
  readonly clock: GameClock | null;
  private waits: boolean; // the clocks have not started yet
  turn = OVER;

  constructor(
    readonly id: string,
    readonly game: Game,
    first: Row,
  ) {
    if (first.entry.kind !== "made") throw new Damaged(1);
    const made = (this.made = first.entry);
    if (made.rules !== game.version) {
      const args = { game: game.name, version: made.rules, known: game.version };
      throw new Refusal(sentence("server-old-rules", args), "old-rules", 409);
    }
    this.created = this.touched = first.at;
    this.position = beginning(game, made.options, made.position ?? "");
    const { teams } = this.position.rules.table;
    if (made.chairs.length !== teams.length) throw new Damaged(1);
    this.seats = made.chairs.map(({ kind, name, level, simulations }, k) => ({
      number: k + 1,
      team: teams[k]!,
      kind,
      name: name ?? "",
      level: level ?? null,
      simulations: simulations ?? null,
      left: false,
    }));
    this.events = [{ row: first, after: null }];
    this.clock = made.clock ? new GameClock(made.clock, this.seats.length) : null;
    this.waits = made.waits === true && this.clock !== null;
    this.derive(first);
  }

  static of(id: string, game: Game, rows: readonly Row[]): Table {
    let table: Table | null = null;
    for (const [k, row] of rows.entries())
      try {
        if (!isRow(row, k)) throw new Damaged(k + 1);
        if (table) table.add(row);
        else table = new Table(id, game, row);
      } catch (wrong) {
        throw wrong instanceof Refusal && wrong.code === "old-rules" ? wrong : new Damaged(k + 1);
      }
    if (!table) throw new Damaged(1);
    return table;
  }

  // ── What can be asked ──────────────────────────────────────────────────────────────────────────────────
  get phase(): "playing" | "over" {
    return this.turn === OVER ? "over" : "playing";
  }
  /** The seat to act, while the game is on. */
  get toAct(): Seat | null {
    return this.turn > CHANCE ? this.seats[this.turn - 1]! : null;
  }
  get chances(): number {
    return this.actions.filter(({ seat }) => seat === CHANCE).length;
  }
  get result(): number[] | null {
    const { ended } = this;
    if (ended) return this.seats.map(({ number }) => (number === ended.seat ? 0 : 1));
    return this.position.outcome?.returns ?? null;
  }
  /** The seats of people, all of them at this device. */
  get you(): number[] {
    return this.seats.filter(({ kind }) => kind === "person").map(({ number }) => number);
  }

  // ── What changes ───────────────────────────────────────────────────────────────────────────────────────
  add(row: Row, after: Position | null = null): void {
    if (row.version !== this.version + 1)
      throw new RangeError(`row ${row.version} does not follow ${this.version}`);
    if (row.entry.kind !== "clock-held") this.clock?.advance(row.at);
    this.fold(row, after);
    this.events.push({ row, after: row.entry.kind === "played" ? this.position : null });
    this.derive(row);
  }

  private fold(row: Row, after: Position | null): void {
    const { entry } = row;
    switch (entry.kind) {
      case "played":
        return this.play(row, entry, after);
      case "undone":
        return this.takeBack(row, entry.ply);
      case "resigned":
        return this.leave(entry.seat, "resigned");
      case "time-up":
        return this.leave(entry.seat, "time");
      case "rematch-asked":
        return void this.rematch.add(entry.seat);
      case "rematch":
        return void (this.next = entry.table);
      case "clock-held":
        return this.clock?.hold(row.at, entry.spent);
      case "clock-started":
        return void (this.waits = false);
      default:
        throw new RangeError(`not an event of a table of this device: ${entry.kind}`);
    }
  }

  private play(row: Row, played: Played, after: Position | null): void {
    if (played.seat !== this.position.turn) throw new RangeError(`seat ${played.seat} was not to act`);
    this.position = after ?? this.position.play(played.token);
    this.positionVersion = row.version;
    this.actions.push(played);
    if (played.draw !== undefined) this.draws.push(BigInt(played.draw));
    if (played.seat === CHANCE) return;
    if (played.by === undefined) this.waits = false;
    this.clock?.acted(played.seat);
  }

  private takeBack(row: Row, ply: number): void {
    if (!(ply >= 0 && ply <= this.actions.length)) throw new RangeError(`there was no ply ${ply}`);
    while (this.position.ply > ply && this.position.parent) this.position = this.position.parent;
    this.actions.length = ply;
    this.positionVersion = row.version;
    this.rematch.clear();
  }

  /** In a game of two the other wins; with more seats a bot plays on for the seat that left. */
  private leave(seat: number, how: How): void {
    if (this.seats.length <= 2) this.ended = { how, seat };
    else this.seats[seat - 1]!.left = true;
  }

  private derive(last: Row): void {
    this.version = last.version;
    this.touched = Math.max(this.touched, last.at);
    this.turn = this.ended ? OVER : this.position.turn;
    const { clock, toAct } = this;
    if (!clock) return;
    if (clock.running === null) clock.advance(last.at);
    clock.run(this.turn, toAct !== null && !ledByBot(toAct) && !this.waits);
  }

  // ── What the page is told ──────────────────────────────────────────────────────────────────────────────
  private get status(): Sentence {
    const { ended } = this;
    return ended ? sentence(`server-${ended.how}`, { seat: ended.seat }) : this.position.status;
  }

  private seatInfos(): SeatInfo[] {
    return this.seats.map(({ number, team, kind, name, level, simulations, left }) => ({
      seat: number,
      team,
      kind,
      name,
      level,
      simulations,
      present: true,
      stand_in: false,
      left,
      stand_in_asked: [],
    }));
  }

  state(now: number): State {
    const { clock, ended, position, toAct } = this;
    return {
      version: this.version,
      at: now,
      phase: this.phase,
      position: this.positionVersion,
      ply: position.ply,
      turn: this.turn,
      view: position.view(),
      status: localized(this.status),
      legal: toAct && !ledByBot(toAct) ? position.legal : null,
      result: this.result,
      ending: ended ?? (position.over ? { how: "rules", seat: null } : null),
      seats: this.seatInfos(),
      clock: clock && { rule: clock.rule, left: clock.leftAt(now), running: clock.running, waits: this.waits },
      undo: null,
      rematch: [...this.rematch].sort(),
      next: this.next,
      watchers: 0,
      forget: null,
      done: null,
    };
  }

  info(now: number): TableInfo {
    const { made } = this;
    return {
      id: this.id,
      game: made.game,
      title: this.game.title,
      rules: made.rules,
      options: made.options,
      order: made.order ?? "chosen",
      visibility: "link",
      created: this.created,
      you: this.you,
      hints: true,
      invite: "",
      line: this.actions.map(({ seat, token }) => ({ seat, token })),
      state: this.state(now),
      creator: true,
      setup: made.position ?? "",
      moved: null,
    };
  }

  summary(): TableSummary {
    return {
      id: this.id,
      game: this.made.game,
      title: this.game.title,
      phase: this.phase,
      turn: this.turn,
      ply: this.position.ply,
      seats: this.seatInfos(),
      created: this.created,
      touched: this.touched,
      next: this.next,
      options: this.made.options,
      clock: this.made.clock ?? null,
      result: this.result,
      you: this.you,
    };
  }

  /** What happened after a version, as it is sent. */
  eventsSince(version: number): AnyEvent[] {
    return this.events.slice(version).map(eventInfo);
  }

  record(): string {
    const { ended } = this;
    const winners = (this.result ?? []).flatMap((share, k) => (share > 0 ? [k + 1] : []));
    return recordOf(this.position, this.seats.map(playerName), ended ? `${ended.how} ${ended.seat}` : "", winners);
  }
}

function playerName({ kind, name, level, simulations, number }: Seat): string {
  if (kind === "bot") return simulations ? `Bot of ${simulations} simulations` : `Bot of level ${level}`;
  return name || `Seat ${number}`;
}

function eventInfo({ row, after }: StoredEvent): AnyEvent {
  const { version, at, entry } = row;
  const head = { version, at, id: null };
  switch (entry.kind) {
    case "made":
      return { ...head, kind: "created" };
    case "played": {
      const { seat, token, by = "person" } = entry;
      return { ...head, kind: "acted", seat, token, by, ply: after!.ply, steps: [...after!.lastSteps] };
    }
    case "clock-held":
      return { ...head, kind: "clock-held" };
    default:
      return { ...head, ...entry };
  }
}
