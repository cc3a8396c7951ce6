/*
 * The events of a table as they are kept on this device: the same as on the server (`server/tables/log.py`), so that a table can
 * move there with its history. Fields that have their usual value are left out.
 */
import type { TotalClock, TurnClock } from "../protocol";
import type { LogRow } from "../storage/deviceTables";

export interface SeatSetup {
  kind: "person" | "bot";
  name?: string;
  level?: number;
  simulations?: number;
  key?: number;
}

export interface Made {
  kind: "made";
  game: string;
  rules: string;
  given: Record<string, string>;
  options: Record<string, string>;
  chairs: SeatSetup[];
  order?: "chosen" | "lot";
  clock?: TurnClock | TotalClock;
  before?: string;
  waits?: boolean;
  position?: string; // with which it begins, as text; otherwise the start
}

export interface Played {
  kind: "played";
  seat: number;
  token: string;
  by?: "bot" | "chance"; // otherwise a person
  draw?: string | number; // the random number behind a chance outcome: 64 bits, too many for a number of JavaScript
}

export type Entry =
  | Made
  | Played
  | { kind: "undone"; seat: number; ply: number }
  | { kind: "resigned" | "time-up" | "rematch-asked"; seat: number }
  | { kind: "rematch"; table: string }
  | { kind: "clock-held"; spent: number }
  | { kind: "clock-started" };

export interface Row {
  version: number;
  at: number;
  entry: Entry;
}

/** A stored row, which another version of the page may have written; `Table` refuses what it does not know. */
export const rowOf = ({ version, at, entry }: LogRow): Row => ({ version, at, entry: entry as unknown as Entry });
