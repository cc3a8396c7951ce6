/*
 * A table of this device, for the page: it keeps the log, asks the worker what follows from a command, has the bots think,
 * and calls the time. Every event is stored before anybody sees it.
 */
import { askUntilSure, request, uniqueId, type ApiError } from "../api/http";
import { remember } from "../api/seatKeys.svelte";
import type { Acted, Action, Goodbye, Hint, LocalizedText, Moment, Preview, State, TableInfo } from "../protocol";
import { HAS_SERVER } from "../server";
import { foldEvents } from "../session/foldEvents";
import { momentOf } from "../session/moment";
import type { Link, Listener, NewCommand, TableClient } from "../session/tableClient";
import { deviceTables } from "../storage/device.svelte";
import { DEVICE_PREFIX, Overtaken, type DeviceTable, type LogRow } from "../storage/deviceTables";
import { answerHere, judgeWorker, REFEREE_BROKEN, thinkWorker, worksHere } from "./workers.svelte";
import type { BotTurn, Judged } from "./localTables";
import { rowOf, type Row } from "./log";
import { localized, sentence } from "./refusal";

const GRACE = 20; // milliseconds behind the moment at which time is up
const AGAIN = 1_000; // milliseconds before a worker that broke is asked again
const SERVER_AGAIN = 10_000; // milliseconds before a server that is away is asked again

export const newDeviceId = (): string => DEVICE_PREFIX + uniqueId();

const asStored = (rows: Row[]): LogRow[] => rows.map((row) => ({ ...row, entry: { ...row.entry } }));

/** Keeps a table that was just judged. */
export function keep({ summary, rows }: Pick<Judged, "summary" | "rows">): Promise<void> {
  return deviceTables.append(summary as DeviceTable, asStored(rows));
}

const goodbye = (message: string, code: string): Goodbye => ({
  type: "farewell",
  reason: localized(sentence(message)),
  final: true,
  code,
});

const isBroken = (wrong: unknown): boolean => (wrong as ApiError).problem?.code === REFEREE_BROKEN;

export class LocalTable implements TableClient {
  readonly key = null;
  table = $state.raw<TableInfo | null>(null);
  state = $state.raw<State | null>(null);
  actions = $state.raw<Action[]>([]);
  played = $state.raw<Acted[]>([]);
  link = $state<Link>("opening");
  farewell = $state.raw<Goodbye | null>(null);
  movedTo = $state<string | null>(null); // the table on a server that this one has become
  busy = $state(false);
  readonly phrase = null;

  private rows: Row[] = [];
  private summary: DeviceTable | null = null;
  private bot: BotTurn | null = null;
  private thinking: AbortController | null = null;
  private timer = 0;
  private ended = false;
  private leaving = false; // for the server
  private before: Promise<unknown> = Promise.resolve(); // changes are made one after the other
  private readonly listeners = new Set<Listener>();

  constructor(readonly id: string) {
    void this.open();
  }

  close(): void {
    this.ended = true;
    this.thinking?.abort();
    clearTimeout(this.timer);
  }

  on(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Reads the log, at first and whenever another tab has written to it. */
  private async open(): Promise<void> {
    try {
      const stored = await deviceTables.load(this.id);
      if (this.ended) return;
      if (!stored) return this.leave("device-no-table", "no-table");
      this.summary = stored.table;
      this.movedTo = stored.table.movedTo ?? null;
      this.rows = stored.rows.map(rowOf);
      const { info, judged } = await judgeWorker.call("openTable", [this.log, Date.now()]);
      if (judged.rows.length) await keep(judged);
      this.rows.push(...judged.rows);
      this.table = info;
      this.actions = info.line;
      this.link = "live";
      this.settle(judged, []);
    } catch (wrong) {
      if (wrong instanceof Overtaken) return this.open();
      if (isBroken(wrong) && (worksHere() || HAS_SERVER)) return this.recover(() => void this.open());
      this.part(wrong as ApiError);
    }
  }

  /** A referee that broke is asked again soon. If it breaks again and again, the server takes the table, as it is. */
  private recover(again: () => void): void {
    if (worksHere() || !HAS_SERVER) setTimeout(() => this.ended || again(), AGAIN);
    else if (!this.leaving) void this.handOver();
  }

  private async handOver(): Promise<void> {
    this.leaving = true;
    try {
      await this.moveToServer();
    } catch (wrong) {
      if ((wrong as ApiError).status) return this.part(wrong as ApiError);
      this.link = "lost";
      setTimeout(() => this.ended || void this.handOver(), SERVER_AGAIN);
    }
  }

  private part({ said, problem }: ApiError): void {
    this.farewell = { type: "farewell", reason: said, final: true, code: problem?.code ?? "" };
    this.link = "gone";
  }

  private leave(message: string, code: string): void {
    this.farewell = goodbye(message, code);
    this.link = "gone";
  }

  private get log() {
    return { id: this.id, rows: $state.snapshot(this.rows) as Row[] };
  }

  private get ref() {
    const { game, options, setup } = this.table!;
    return { game, options, position: setup, tokens: this.actions.map(({ token }) => token) };
  }

  // ── Changes ────────────────────────────────────────────────────────────────────────────────────────────
  async send(command: NewCommand): Promise<LocalizedText | null> {
    this.busy = true;
    try {
      if (command.type === "rematch") await this.change(() => this.rematch());
      else if (command.type === "forget") await this.change(() => this.forget());
      else
        await this.change(() =>
          this.make(judgeWorker.call("command", [this.log, { ...command, id: "" }, Date.now()])),
        );
      return null;
    } catch (wrong) {
      if (isBroken(wrong)) this.recover(() => {}); // whoever sent it is told, and may send it again
      return (wrong as ApiError).said;
    } finally {
      this.busy = false;
    }
  }

  private change<T>(change: () => Promise<T>): Promise<T> {
    const made = this.before.then(change);
    this.before = made.catch(() => null);
    return made;
  }

  /** Stores what follows, then shows it. */
  private async make(judging: Promise<Judged>): Promise<void> {
    const judged = await judging;
    if (this.ended) return;
    if (judged.rows.length)
      try {
        await keep(judged);
      } catch (wrong) {
        if (wrong instanceof Overtaken) return this.open();
        throw wrong;
      }
    this.rows.push(...judged.rows);
    this.settle(judged, judged.events);
  }

  private settle({ state, summary, bot, dueAt }: Judged, events: Judged["events"]): void {
    this.summary = summary;
    ({ actions: this.actions, played: this.played } = foldEvents(this, events));
    this.state = state;
    for (const listener of this.listeners) listener(events, state);
    this.bot = bot;
    this.wakeBot();
    clearTimeout(this.timer);
    if (dueAt !== null) this.timer = window.setTimeout(() => this.callTime(), dueAt - Date.now() + GRACE);
  }

  private callTime(): void {
    this.change(() => this.make(judgeWorker.call("timeUp", [this.log, Date.now()]))).catch(() =>
      this.recover(() => this.callTime()),
    );
  }

  private async rematch(): Promise<void> {
    const { here, next } = await judgeWorker.call("rematch", [this.log, newDeviceId(), Date.now()]);
    await keep(next);
    await this.make(Promise.resolve(here));
  }

  private async forget(): Promise<void> {
    await deviceTables.remove(this.id);
    this.close();
    this.leave("server-table-deleted", "table-deleted");
  }

  // ── Bots ───────────────────────────────────────────────────────────────────────────────────────────────
  /** Has the bot think that is to act; one that thinks about a position that is gone stops. */
  private wakeBot(): void {
    this.thinking?.abort();
    this.thinking = null;
    if (this.bot && !this.ended && !this.movedTo) void this.think(this.bot);
  }

  private async think(bot: BotTurn): Promise<void> {
    const stop = (this.thinking = new AbortController());
    const { seat, level, simulations } = bot;
    try {
      const whose = `${this.id} ${seat}`;
      const token = await thinkWorker.call("choose", [this.ref, whose, level, simulations], stop.signal);
      if (!stop.signal.aborted)
        await this.change(() => this.make(judgeWorker.call("botPlays", [this.log, bot, token, Date.now()])));
    } catch {
      if (stop.signal.aborted) return;
      this.recover(() => this.thinking === stop && this.wakeBot());
    }
  }

  // ── Questions ──────────────────────────────────────────────────────────────────────────────────────────
  sendPhrase(): void {
    // Everybody sits here: one simply says it.
  }

  async preview(token: string, position: number): Promise<Preview> {
    return { ...(await answerHere("POST /api/positions/ahead", { body: { ...this.ref, token } })), position };
  }

  hint(seconds: number): Promise<Hint> {
    return thinkWorker.call("hint", [this.ref, this.state!.position, seconds]);
  }

  moment(ply: number): Promise<Moment> {
    return momentOf(this.ref, this.actions, ply);
  }

  record(): Promise<string> {
    return judgeWorker.call("record", [this.log]);
  }

  /** Has the server take the table over, with its history and perhaps a free seat; from then on this one leads there. */
  async moveToServer(free?: number): Promise<void> {
    await this.change(async () => {
      const log = asStored(this.log.rows).map(({ at, entry }) => ({ at, entry }));
      const body = { log, open: free ? [free] : [] };
      const { table, key } = await askUntilSure(() => request("POST /api/tables/moved", { body }));
      remember(table.id, key!);
      await deviceTables.append({ ...this.summary!, movedTo: table.id }, []);
      this.movedTo = table.id;
      this.close();
    });
  }
}
