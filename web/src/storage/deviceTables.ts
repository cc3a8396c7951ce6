/*
 * The tables of this device: where games are kept that need no server.
 *
 * A table is an append-only log, as on the server (`src/ziggurat/server/tables/log.py`), and a summary for lists. Events are only
 * ever added, each under its own version, so that a tab that is killed loses nothing that was acknowledged, and two tabs at
 * one table cannot overwrite each other. This file names no browser's store: `indexedDbTables.ts` is the one that lasts,
 * `memoryTables.ts` the one for a browser that has none.
 */
import type { TableSummary } from "../protocol";

/** An event of a table as it is stored: `entry` is what the server's log calls the event, with its `kind`. */
export interface LogRow {
  version: number; // counts from 1
  at: number; // milliseconds since 1970
  entry: { kind: string; [field: string]: unknown };
}

type Later = "options" | "clock" | "result" | "you"; // what summaries of older versions of the page lack

/** What a list shows of a table without reading its log, as the server says it. `movedTo`: the server's table it became. */
export type DeviceTable = Omit<TableSummary, Later> & Partial<Pick<TableSummary, Later>> & { movedTo?: string };

export interface StoredTable {
  table: DeviceTable;
  rows: LogRow[];
}

/** Another tab was quicker: the log has grown. Whoever gets this reads the table again. */
export class Overtaken extends Error {}

/** Why games are not kept: the store is full, or the browser forbids one. */
export type StorageTrouble = "full" | "forbidden";

export interface DeviceTables {
  list(): Promise<DeviceTable[]>; // the last touched first
  load(id: string): Promise<StoredTable | null>;
  /** Adds to a log, or begins one. When it resolves, the rows are kept. Throws `Overtaken`, and nothing else is changed. */
  append(table: DeviceTable, rows: LogRow[]): Promise<void>;
  remove(id: string): Promise<void>;
}

/** Ids of this device begin with a letter that none of the server's do, so that an address says where a table lives. */
export const DEVICE_PREFIX = "d-";
export const isDeviceTable = (id: string): boolean => id.startsWith(DEVICE_PREFIX);
