/*
 * A table, live: one socket, the newest state, and what has been sent but not yet stored.
 *
 * The connection may break at any time. It is opened again after a growing delay; the server sends what was missed
 * since the last version seen; commands without an answer are sent again under the same id, which does nothing
 * twice. A gap in the versions is closed by asking for the tail, page by page if it is long, never by loading anew.
 *
 * What may be played is listed by the referee of this page, so that the server need not. It is asked only where there is none.
 */
import type {
  Acted,
  Action,
  AnyEvent,
  ClientMessage,
  Goodbye,
  Hint,
  LegalActions,
  LocalizedText,
  Moment,
  Preview,
  ServerMessage,
  State,
  TableInfo,
} from "../protocol";
import { language } from "../messages.svelte";
import { eventsAfter, foldEvents } from "../session/foldEvents";
import type { Command, Link, Listener, NewCommand, TableClient } from "../session/tableClient";
import { Movements } from "../session/movements.svelte";
import type { PositionRef } from "../session/referee";
import { isToAct } from "../seatNames";
import { momentOf } from "../session/moment";
import { REFEREE_BROKEN, thinkWorker, worksHere } from "../referee/workers.svelte";
import { AGAIN, type ApiError, request, SERVER_MAY_KNOW, uniqueId, UNSURE } from "./http";

const PATIENCE = [200, 500, 1000, 2000, 4000, 8000]; // milliseconds between attempts
const HEARTBEAT = 20_000;
const SENT_AGAIN = [UNSURE, "too-fast"]; // the codes of commands that are to be sent once more
const SILENCE = 8_000; // without a pong the connection is dead
const TOO_LONG = "too-long"; // the server's code for a list that takes too long
const SPOKEN = 5_000; // so long a phrase is to be read

interface Answered {
  done: () => void;
  refused: (why: LocalizedText | null) => void;
}

function withList(state: State, legal: string[] | null, cells: LegalActions["cells"]): State {
  const { diagram } = state;
  return diagram && cells ? { ...state, legal, diagram: { ...diagram, cells } } : { ...state, legal };
}

export class LiveTable implements TableClient {
  table = $state.raw<TableInfo | null>(null);
  state = $state.raw<State | null>(null);
  actions = $state.raw<Action[]>([]);
  link = $state<Link>("opening");
  farewell = $state.raw<Goodbye | null>(null);
  played = $state.raw<Acted[]>([]); // what was played last, and what chance did after it
  phrase = $state.raw<{ seat: number; phrase: string } | null>(null); // what is being said just now
  busy = $state(false);
  readonly movedTo = null; // a table stays on its server
  readonly movements = new Movements((message) => this.sendNow(message));

  private socket: WebSocket | null = null;
  private attempts = 0;
  private timer = 0;
  private heart = 0;
  private fading = 0;
  private ended = false;
  private requestedSince = -1; // the version since which the tail was asked for last, on this socket
  private lists = true; // the referee of this page can list what may be played here
  private sendsNoLists = false; // the server was told so when this socket opened
  private listed = -1; // the version of the position whose list was asked for last
  private greeted = ""; // the language of the last hello
  private readonly heedLanguage = $effect.root(() => {
    $effect(() => this.speak(language()));
  });
  private readonly outbox = new Map<string, { command: Command; answered: Answered }>();
  private readonly listeners = new Set<Listener>();

  constructor(
    readonly id: string,
    readonly key: string | null,
  ) {
    this.open();
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
  }

  close(): void {
    this.ended = true;
    this.heedLanguage();
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    clearTimeout(this.timer);
    clearTimeout(this.heart);
    clearTimeout(this.fading);
    this.movements.settle();
    this.socket?.close();
  }

  on(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Does something at the table. Resolves with null when it is stored, with the reason when it was refused. */
  send(command: NewCommand): Promise<LocalizedText | null> {
    const whole = { ...command, id: uniqueId() } as Command;
    return new Promise((resolve) => {
      this.outbox.set(whole.id, { command: whole, answered: { done: () => resolve(null), refused: resolve } });
      this.busy = true;
      this.sendNow(whole);
    });
  }

  sendPhrase(phrase: string, seat: number): void {
    this.sendNow({ type: "phrase", phrase, seat });
  }

  /** What an action would do in the position of that version, or why it cannot be played. */
  async preview(token: string, position: number): Promise<Preview> {
    if (worksHere() && this.table && position === this.state?.position) {
      const found = await request("POST /api/positions/ahead", { body: { ...this.ref(), token } });
      return { ...found, position };
    }
    return request("POST /api/tables/{table}/ahead", { path: { table: this.id }, body: { token, position } });
  }

  hint(seconds: number): Promise<Hint> {
    return request("POST /api/tables/{table}/hint", {
      path: { table: this.id },
      body: { seconds },
      key: this.key,
    });
  }

  moment(ply: number): Promise<Moment> {
    if (worksHere() && this.table && ply <= this.actions.length) return momentOf(this.ref(), this.actions, ply);
    return request("GET /api/tables/{table}/moments/{ply}", { path: { table: this.id, ply }, key: this.key });
  }

  /** The game so far, for the referee of this page, who answers at once; the server stays the judge of what is played. */
  private ref(): PositionRef {
    const { game, options, setup } = this.table!;
    return { game, options, position: setup, tokens: this.actions.map(({ token }) => token) };
  }

  record(): Promise<string> {
    return request("GET /api/tables/{table}/record", { path: { table: this.id }, key: this.key });
  }

  private sendNow(message: ClientMessage): void {
    if (this.socket?.readyState === WebSocket.OPEN && this.link === "live")
      this.socket.send(JSON.stringify(message));
  }

  private open(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${encodeURIComponent(this.id)}/live`);
    this.socket = socket;
    this.requestedSince = -1;
    socket.onopen = () => {
      const since = this.state?.version ?? null;
      this.greeted = language();
      this.sendsNoLists = this.lists && worksHere();
      this.listed = -1;
      const hello: ClientMessage = {
        type: "hello",
        key: this.key,
        language: this.greeted,
        since,
        lists: this.sendsNoLists,
      };
      socket.send(JSON.stringify(hello));
    };
    socket.onmessage = (event) => this.receive(JSON.parse(event.data as string) as ServerMessage);
    socket.onclose = () => {
      if (this.socket === socket) this.lose();
    };
    // A connection that never opens is as bad as a closed one.
    clearTimeout(this.heart);
    this.heart = window.setTimeout(() => this.link !== "live" && socket.close(), SILENCE);
  }

  /** The server's own sentences come in the language of the hello: another language, another hello. */
  private speak(code: string): void {
    if (this.socket?.readyState === WebSocket.OPEN && this.greeted !== code) this.socket.close();
  }

  private lose(): void {
    clearTimeout(this.heart);
    this.socket = null;
    if (this.ended || this.link === "gone") return;
    this.link = "lost";
    const wait = PATIENCE[Math.min(this.attempts++, PATIENCE.length - 1)]!;
    this.timer = window.setTimeout(() => this.open(), wait * (0.8 + 0.4 * Math.random()));
  }

  private readonly hurry = (): void => {
    if (this.link !== "lost" || document.hidden || this.ended || this.socket) return;
    clearTimeout(this.timer);
    this.open();
  };

  private receive(message: ServerMessage): void {
    this.beat();
    switch (message.type) {
      case "welcome":
        this.table = message.table;
        this.actions = message.table.line;
        this.settle(message.table.state, []);
        return this.alive();
      case "news": {
        const missed = this.link !== "live";
        this.take(message.events, message.state);
        if (message.more) return this.requestEvents();
        if (missed) this.alive();
        return;
      }
      case "legal":
        return this.takeList(message);
      case "refused":
        if (message.id === null && (this.requestedSince >= 0 || message.code === TOO_LONG))
          window.setTimeout(() => this.requestEvents(true), AGAIN); // too fast, or not listed
        if (SENT_AGAIN.includes(message.code)) return this.sendAgain(message.id);
        return this.answer(message.id, message.reason);
      case "phrase":
        return this.receivePhrase(message.seat, message.phrase);
      case "hand":
      case "fall":
        return this.movements.receive(message);
      case "presence":
        return this.present(message.present, message.watchers);
      case "farewell":
        this.farewell = message;
        if (message.final) this.link = "gone";
        return;
      case "pong":
    }
  }

  /** A phrase is said once and over after a while, whatever else happens at the table. */
  private receivePhrase(seat: number, phrase: string): void {
    this.phrase = { seat, phrase };
    clearTimeout(this.fading);
    this.fading = window.setTimeout(() => (this.phrase = null), SPOKEN);
  }

  private alive(): void {
    this.link = "live";
    this.attempts = 0;
    for (const { command } of this.outbox.values()) this.sendNow(command);
  }

  /** Checks now and then whether the connection still works. */
  private beat(): void {
    clearTimeout(this.heart);
    this.heart = window.setTimeout(() => {
      this.sendNow({ type: "ping" });
      this.heart = window.setTimeout(() => this.socket?.close(), SILENCE);
    }, HEARTBEAT);
  }

  /** Asks for what happened since the last version seen; once for each version, however many gaps there are. */
  private requestEvents(again = false): void {
    const since = this.state?.version ?? 0;
    if (this.socket?.readyState !== WebSocket.OPEN || (this.requestedSince === since && !again)) return;
    this.requestedSince = since;
    this.socket.send(JSON.stringify({ type: "tail", since } satisfies ClientMessage));
  }

  private take(events: AnyEvent[], state: State): void {
    const seen = this.state?.version ?? 0;
    const news = eventsAfter(seen, events);
    if (!news) return this.requestEvents();
    ({ actions: this.actions, played: this.played } = foldEvents(this, news));
    if (news.some(({ kind }) => kind === "acted" || kind === "undone")) this.movements.settle();
    if (state.version >= seen) this.settle(state, news);
    for (const event of events) if (event.id) this.answer(event.id, null);
  }

  private settle(state: State, events: AnyEvent[]): void {
    const before = this.state;
    const same = before?.position === state.position && this.toAct(state);
    this.state = same && !state.legal ? withList(state, before.legal, before.diagram?.cells) : state;
    for (const listener of this.listeners) listener(events, this.state);
    if (this.sendsNoLists) void this.list();
  }

  /** Lists what may be played, if it is the turn of this device. */
  private async list(): Promise<void> {
    const { state, actions } = this;
    if (!state || state.legal || !this.toAct(state) || actions.length !== state.ply) return;
    const { position } = state;
    if (this.listed === position || this.ended) return;
    this.listed = position;
    try {
      this.takeList(await this.legalActions(position));
    } catch {
      this.listed = -1;
      window.setTimeout(() => void this.list(), AGAIN);
    }
  }

  /** What may be played: this page lists it, or the server where the page cannot. */
  private async legalActions(position: number): Promise<LegalActions> {
    try {
      if (this.lists && worksHere()) return { position, legal: await thinkWorker.call("legal", [this.ref()]) };
    } catch (wrong) {
      const code = (wrong as ApiError).problem?.code ?? "";
      if (!SERVER_MAY_KNOW.includes(code)) throw wrong;
      this.lists = code === REFEREE_BROKEN;
    }
    return request("GET /api/tables/{table}/legal", { path: { table: this.id }, key: this.key });
  }

  private takeList({ position, legal, cells }: LegalActions): void {
    if (this.state?.position === position) this.state = withList(this.state, legal, cells);
  }

  private toAct(state: State): boolean {
    return isToAct(state, this.table?.you ?? []);
  }

  private present(present: number[], watchers: number): void {
    if (!this.state) return;
    const seats = this.state.seats.map((seat) =>
      seat.kind === "person" ? { ...seat, present: present.includes(seat.seat) } : seat,
    );
    this.state = { ...this.state, seats, watchers };
  }

  /** Too early, or perhaps done: sent again by its id, it is done once, and the server knows what became of it. */
  private sendAgain(id: string | null): void {
    window.setTimeout(() => {
      const waiting = id === null ? undefined : this.outbox.get(id);
      if (waiting) this.sendNow(waiting.command);
    }, AGAIN);
  }

  private answer(id: string | null, reason: LocalizedText | null): void {
    const waiting = id === null ? undefined : this.outbox.get(id);
    if (!waiting || id === null) return;
    this.outbox.delete(id);
    this.busy = this.outbox.size > 0;
    if (reason) waiting.answered.refused(reason);
    else waiting.answered.done();
  }
}
