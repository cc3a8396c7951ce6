/*
 * Games as a file, or in a link: to keep them elsewhere, or to go on with them on another device.
 *
 * Both carry the whole log, so that seats, undo and clocks go on as they were. What comes from outside is checked for its
 * form here; whether the rules allow the game is found out when it is played again from its log. Nothing is overwritten: of
 * two logs that begin alike the longer one counts, and one that took another turn gets a new id.
 */
import { uniqueId } from "../api/http";
import { DEVICE_PREFIX, type DeviceTables, type LogRow, type StoredTable } from "./deviceTables";
import { isLog, isSummary } from "./validate";

const FORMAT = "ziggurat-games";
const VERSION = 1;
const MOST_CHARACTERS = 20_000_000; // of a file
const LONGEST_LINK = 8000; // characters; some messengers cut what is longer
const MOST_BYTES = 1_000_000; // of the one game in a link, unpacked

/** A file or link that cannot be read; `message` is the id of the sentence that says why. */
export class UnreadableGames extends Error {}

export interface Imported {
  ids: string[]; // the tables, in the order of the file, under the ids that they have now
  added: number; // how many of them are new or longer than before
}

/** The tables as the text of a file: all of them, or those that are named. */
export async function exportTables(tables: DeviceTables, ids?: string[]): Promise<string> {
  const wanted = ids ?? (await tables.list()).map(({ id }) => id);
  const found = await Promise.all(wanted.map((id) => tables.load(id)));
  return JSON.stringify({ format: FORMAT, version: VERSION, tables: found.filter((one) => one !== null) });
}

export async function importTables(tables: DeviceTables, text: string): Promise<Imported> {
  return addTables(tables, readTables(text));
}

export async function addTables(tables: DeviceTables, games: StoredTable[]): Promise<Imported> {
  const done: Imported = { ids: [], added: 0 };
  for (const stored of games) {
    const { id, fresh } = await take(tables, stored);
    done.ids.push(id);
    done.added += Number(fresh);
  }
  return done;
}

async function take(tables: DeviceTables, { table, rows }: StoredTable): Promise<{ id: string; fresh: boolean }> {
  const before = await tables.load(table.id);
  const alike = beginsAlike(before, rows);
  if (before && alike && rows.length <= before.rows.length) return { id: table.id, fresh: false };
  const id = alike ? table.id : DEVICE_PREFIX + uniqueId();
  await tables.append({ ...table, id }, alike ? rows.slice(before?.rows.length ?? 0) : rows);
  return { id, fresh: true };
}

/** Whether this device has all of a game already. */
export async function hasTable(tables: DeviceTables, { table, rows }: StoredTable): Promise<boolean> {
  const before = await tables.load(table.id);
  return before !== null && beginsAlike(before, rows) && rows.length <= before.rows.length;
}

const beginsAlike = (before: StoredTable | null, rows: LogRow[]): boolean =>
  (before?.rows ?? []).every((row, k) => !rows[k] || same(row, rows[k]!));

const same = (one: LogRow, other: LogRow) => JSON.stringify(one.entry) === JSON.stringify(other.entry);

/** The games of a file, each of them checked. */
export function readTables(text: string): StoredTable[] {
  if (text.length > MOST_CHARACTERS) throw new UnreadableGames("device-file-large");
  let file: { format?: unknown; version?: unknown; tables?: unknown } | null;
  try {
    file = JSON.parse(text) as typeof file;
  } catch {
    throw new UnreadableGames("device-file-other");
  }
  if (file?.format !== FORMAT || !Array.isArray(file.tables)) throw new UnreadableGames("device-file-other");
  if (Number(file.version) > VERSION) throw new UnreadableGames("device-file-newer");
  return file.tables.map(checked);
}

/** A stored table if it has the form of one. Fields that are not known here are kept: a newer page may have written them. */
function checked(given: unknown): StoredTable {
  const { table, rows } = (given ?? {}) as Partial<StoredTable>;
  if (!isSummary(table) || !isLog(rows)) throw new UnreadableGames("device-file-damaged");
  return { table, rows };
}

/** The part of a link that carries one game; null if it would be too long for a link. */
export async function packGame(tables: DeviceTables, id: string): Promise<string | null> {
  const text = await exportTables(tables, [id]);
  const whole = new TextEncoder().encode(text);
  if (whole.length > MOST_BYTES) return null;
  const bytes = await through(new CompressionStream("deflate-raw"), whole);
  const packed = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  const safe = packed.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
  return safe.length <= LONGEST_LINK ? safe : null;
}

/** The one game of a link. A few bytes may blow up to anything, so what is longer than we write is not unpacked. */
export async function unpackGame(packed: string): Promise<StoredTable> {
  const games = readTables(await unpacked(packed));
  if (games.length !== 1) throw new UnreadableGames("device-link-damaged");
  return games[0]!;
}

async function unpacked(packed: string): Promise<string> {
  try {
    if (packed.length > LONGEST_LINK) throw new RangeError("too large");
    const text = atob(packed.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
    return new TextDecoder().decode(await through(new DecompressionStream("deflate-raw"), bytes, MOST_BYTES));
  } catch {
    throw new UnreadableGames("device-link-damaged");
  }
}

async function through(
  stream: CompressionStream | DecompressionStream,
  bytes: Uint8Array<ArrayBuffer>,
  most = Infinity,
): Promise<Uint8Array> {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > most) throw new RangeError("too large");
    pieces.push(value as Uint8Array<ArrayBuffer>);
  }
  return new Uint8Array(await new Blob(pieces).arrayBuffer());
}
