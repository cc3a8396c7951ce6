/*
 * A table at a pace that people can follow: what bots do comes one action at a time, each after the one before it has been
 * seen. Whatever people do is shown at once. A board says how long it shows something (`showing`); `hurry` ends the wait.
 *
 * It stands between a table and its session, so that a table on a server and one on this device are alike.
 */
import type { Action, Acted, AnyEvent, Hint, LocalizedText, Moment, Preview, State } from "../protocol";
import { Showings } from "./showings";
import type { Listener, NewCommand, TableClient } from "./tableClient";

interface News {
  events: AnyEvent[];
  state: State;
  actions: Action[];
  played: Acted[];
}

export class PacedTable implements TableClient {
  private seen = $state.raw<News | null>(null); // what is to be seen while news wait; null: all of it
  private newest: News | null = null;
  private queue: News[] = [];
  private running = false;
  private next = 0; // no bot acts before this time
  private readonly showings = new Showings();
  private readonly listeners = new Set<Listener>();
  private wake: (() => void) | null = null;

  /** `pause`: milliseconds between the actions of bots. */
  constructor(
    private readonly source: TableClient,
    private readonly pause: () => number,
  ) {
    source.on((events, state) => {
      const { actions, played } = source;
      this.receive({ events, state, actions, played });
    });
  }

  get id() {
    return this.source.id;
  }
  get key() {
    return this.source.key;
  }
  get table() {
    return this.source.table;
  }
  get movedTo() {
    return this.source.movedTo;
  }
  get moveToServer() {
    return this.source.moveToServer?.bind(this.source);
  }
  get state() {
    return this.seen ? this.seen.state : this.source.state;
  }
  get actions() {
    return this.seen ? this.seen.actions : this.source.actions;
  }
  get played() {
    return this.seen ? this.seen.played : this.source.played;
  }
  get link() {
    return this.source.link;
  }
  get farewell() {
    return this.source.farewell;
  }
  get busy() {
    return this.source.busy;
  }
  get phrase() {
    return this.source.phrase;
  }
  get movements() {
    return this.source.movements;
  }

  on(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** A board shows what has happened until then. */
  showing(done: Promise<unknown>): void {
    this.showings.add(done);
  }

  /** Resolves when the boards have shown what there is to be seen, or somebody is in a hurry. */
  shown(): Promise<void> {
    return this.showings.shown((milliseconds) => this.sleep(milliseconds));
  }

  /** Shows at once whatever still waits. */
  hurry(): void {
    if (!this.queue.length) return void this.wake?.();
    const waiting = this.queue.splice(0);
    for (const news of waiting) this.release(news);
    this.wake?.();
  }

  private receive(news: News): void {
    const before = this.newest;
    this.newest = news;
    const byBot = news.events.some((event) => event.kind === "acted" && event.by === "bot");
    const late = byBot && Date.now() < this.next;
    if (!before || document.hidden || news.state.clock || (!this.running && !late && !this.showings.size))
      return this.showNow(news);
    if (!byBot && !this.queue.length) return this.showNow(news);
    this.seen ??= before;
    this.queue.push(news);
    if (!this.running) void this.run();
  }

  private showNow(news: News): void {
    for (const one of this.queue.splice(0)) this.release(one);
    this.release(news);
  }

  private release(news: News): void {
    this.seen = this.queue.length ? news : null;
    if (news.events.some((event) => event.kind === "acted")) this.next = Date.now() + this.pause();
    for (const listener of this.listeners) listener(news.events, news.state);
  }

  private async run(): Promise<void> {
    this.running = true;
    while (this.queue.length) {
      await this.shown();
      if (this.queue.length) await this.sleep(this.next - Date.now());
      const news = this.queue.shift();
      if (news) this.release(news);
    }
    this.running = false;
  }

  private sleep(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, Math.max(0, milliseconds));
      this.wake = () => (clearTimeout(timer), resolve());
    });
  }

  send(command: NewCommand): Promise<LocalizedText | null> {
    this.hurry();
    return this.source.send(command);
  }
  sendPhrase(phrase: string, seat: number): void {
    this.source.sendPhrase(phrase, seat);
  }
  preview(token: string, position: number): Promise<Preview> {
    return this.source.preview(token, position);
  }
  hint(seconds: number): Promise<Hint> {
    return this.source.hint(seconds);
  }
  moment(ply: number): Promise<Moment> {
    return this.source.moment(ply);
  }
  record(): Promise<string> {
    return this.source.record();
  }
  close(): void {
    this.queue = [];
    this.source.close();
  }
}
