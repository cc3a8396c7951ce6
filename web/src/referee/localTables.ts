/*
 * The tables of this device, judged: what a command leads to. Pure in what it is asked: whoever calls has the log and keeps
 * it, so that a worker that breaks loses nothing. A table that is asked about again is not folded anew.
 */
import type { AnyEvent, NewTableRequest, State, TableInfo, TableSummary } from "../protocol";
import type { Command } from "../session/tableClient";
import { handle, newTable, play, rematchOf, timeUp } from "./commands";
import type { Game } from "./game";
import type { LocalReferee } from "./localReferee";
import type { Entry, Row } from "./log";
import { isRow } from "../storage/validate";
import { Damaged, ledByBot, STAND_IN_LEVEL, Table } from "./table";

const RECENT = 4;

/** A table, and the bot that is to act, or the moment at which the running time is up. */
export interface Judged {
  rows: Row[]; // new ones, to be kept before anybody is told
  events: AnyEvent[];
  state: State;
  summary: TableSummary;
  bot: BotTurn | null;
  dueAt: number | null;
}

export interface BotTurn {
  seat: number;
  position: number; // the version that it is about
  level: number;
  simulations: number | null;
}

export interface Log {
  id: string;
  rows: Row[];
}

export class LocalTables {
  private recent: Table[] = [];

  constructor(private readonly referee: LocalReferee) {}

  /** The table of a log; the one that is known already, if it has seen all of it. */
  private async table({ id, rows }: Log): Promise<Table> {
    const first = rows[0] && isRow(rows[0], 0) ? rows[0] : null;
    const known = this.recent.find((one) => one.id === id && one.version <= rows.length && continues(one, rows));
    let table = known;
    if (table) for (const row of rows.slice(table.version)) table.add(row);
    else if (!first) throw new Damaged(1);
    else {
      const made = first.entry.kind === "made" ? first.entry : null;
      table = Table.of(id, await this.referee.game(made?.game ?? "", made?.position), rows);
    }
    this.recent = [table, ...this.recent.filter((one) => one.id !== id)].slice(0, RECENT);
    return table;
  }

  async make(request: NewTableRequest, id: string, now: number): Promise<Judged> {
    const game = await this.referee.game(request.game, request.position);
    return this.begun(id, game, newTable(game, request, now), now);
  }

  private begun(id: string, game: Game, rows: Row[], now: number): Judged {
    return { ...judged(Table.of(id, game, rows), 0, now), rows };
  }

  /** A table that is opened. Its clocks stood still while nobody had it open. */
  async open(log: Log, now: number): Promise<{ info: TableInfo; judged: Judged; actions: TableInfo["line"] }> {
    const table = await this.table(log);
    const held: Entry[] = table.clock?.running ? [{ kind: "clock-held", spent: 0 }] : [];
    const found = added(table, held, now);
    const info = table.info(now);
    return { info, judged: found, actions: info.line };
  }

  async command(log: Log, command: Command, now: number): Promise<Judged> {
    const table = await this.table(log);
    return added(table, handle(table, command, now), now);
  }

  /** A bot has chosen; nothing happens if the game went another way meanwhile. */
  async botPlays(log: Log, { seat, position }: BotTurn, token: string, now: number): Promise<Judged> {
    const table = await this.table(log);
    const awaited = table.positionVersion === position && table.toAct?.number === seat && ledByBot(table.toAct);
    return added(table, awaited ? play(table, seat, token, "bot") : [], now);
  }

  async timeUp(log: Log, now: number): Promise<Judged> {
    const table = await this.table(log);
    return added(table, timeUp(table, now), now);
  }

  /** Another game with the same people and bots. */
  async rematch(log: Log, id: string, now: number): Promise<{ here: Judged; next: Judged }> {
    const table = await this.table(log);
    const next = this.begun(id, table.game, rematchOf(table, now), now);
    const here = added(
      table,
      [
        { kind: "rematch-asked", seat: table.you[0] ?? 1 },
        { kind: "rematch", table: id },
      ],
      now,
    );
    return { here, next };
  }

  async record(log: Log): Promise<string> {
    return (await this.table(log)).record();
  }
}

const continues = (table: Table, rows: readonly Row[]): boolean =>
  JSON.stringify(table.events.at(-1)!.row) === JSON.stringify(rows[table.version - 1]);

function added(table: Table, entries: Entry[], now: number): Judged {
  const before = table.version;
  const at = Math.max(now, table.touched);
  for (const entry of entries) table.add({ version: table.version + 1, at, entry });
  return judged(table, before, now);
}

function judged(table: Table, before: number, now: number): Judged {
  const { toAct, clock } = table;
  return {
    rows: table.events.slice(before).map(({ row }) => row),
    events: table.eventsSince(before),
    state: table.state(now),
    summary: table.summary(),
    bot:
      toAct && ledByBot(toAct)
        ? {
            seat: toAct.number,
            position: table.positionVersion,
            level: toAct.kind === "bot" ? (toAct.level ?? STAND_IN_LEVEL) : STAND_IN_LEVEL,
            simulations: toAct.simulations,
          }
        : null,
    dueAt: clock?.dueAt ?? null,
  };
}
