/*
 * A table, wherever it lives. `LiveTable` (api/) is one on a server, behind a socket and HTTP; `LocalTable` (referee/) is one
 * of this device, behind a worker. Both have the same face, so that the page around it (seats, clocks, undo, hints, records) need not know.
 */
import type {
  Act,
  Acted,
  Action,
  AnswerDone,
  AnswerForget,
  AnswerUndo,
  AnyEvent,
  AskRematch,
  CancelDone,
  CancelForget,
  CancelUndo,
  Forget,
  Goodbye,
  Hint,
  LocalizedText,
  Moment,
  Preview,
  RefuseRematch,
  Resign,
  StandIn,
  State,
  TableInfo,
  Undo,
} from "../protocol";
import type { Movements } from "./movements.svelte";

type Undoing = Undo | AnswerUndo | CancelUndo;
type Forgetting = Forget | AnswerForget | CancelForget;
type Ending = AnswerDone | CancelDone;
export type Command = Act | Undoing | Resign | StandIn | AskRematch | RefuseRematch | Forgetting | Ending;
type WithoutId<C> = C extends Command ? Omit<C, "id"> : never;
export type NewCommand = WithoutId<Command>;
export type Link = "opening" | "live" | "lost" | "gone";
export type Listener = (events: AnyEvent[], state: State) => void;

export interface TableClient {
  readonly id: string;
  readonly key: string | null; // to the seats of this device
  readonly table: TableInfo | null; // null until it is there
  readonly state: State | null;
  readonly actions: Action[];
  readonly played: Acted[]; // what was played last, and what chance did after it
  readonly link: Link;
  readonly farewell: Goodbye | null; // why the link is gone
  readonly busy: boolean; // something was sent and is not stored yet
  readonly movedTo: string | null; // the table on a server that it has become
  readonly phrase: { seat: number; phrase: string } | null; // what is being said just now

  readonly movements?: Movements | undefined; // what others move just now; only where there are others

  on(listener: Listener): () => void; // called for every change; the result ends that
  send(command: NewCommand): Promise<LocalizedText | null>; // null: it is stored; else why not
  sendPhrase(phrase: string, seat: number): void;
  preview(token: string, position: number): Promise<Preview>; // `position`: the version that it is about
  hint(seconds: number): Promise<Hint>;
  moment(ply: number): Promise<Moment>;
  record(): Promise<string>;
  readonly moveToServer?: ((free?: number) => Promise<void>) | undefined; // of this device's table; the seat becomes free
  close(): void;
}
