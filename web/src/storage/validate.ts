/*
 * What a log and a summary of this device may hold, wherever they come from: this browser's store, a file, a link. The log
 * has the bounds of the server's (`server/tables/log.py`); `tests/data/log-entries.json` holds the two together. Whether the rules
 * allow a game is found out when it is played again (`referee/table.ts`).
 */
import { isDeviceTable, type DeviceTable, type LogRow } from "./deviceTables";

type Check = (value: unknown) => boolean;

const MOST_ROWS = 20_000; // of a log, as on the server
const DRAWS = 2n ** 64n;

const whole =
  (least: number, most: number): Check =>
  (value) =>
    Number.isInteger(value) && (value as number) >= least && (value as number) <= most;

/** A text of so many letters at most; some letters count as two in `length`. */
const text =
  (most: number, least = 0): Check =>
  (value) =>
    typeof value === "string" &&
    value.length >= least &&
    (value.length <= most || (value.length <= 2 * most && [...value].length <= most));

const matches =
  (pattern: RegExp): Check =>
  (value) =>
    typeof value === "string" && pattern.test(value);

const oneOf =
  (...values: unknown[]): Check =>
  (value) =>
    values.includes(value);

const maybe =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);

const orNull = (check: Check): Check => maybe((value) => value === null || check(value));

const list =
  (check: Check, least: number, most: number): Check =>
  (value) =>
    Array.isArray(value) && value.length >= least && value.length <= most && value.every(check);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** An object with these fields. It may have others: a newer page may have written them. */
const fields =
  (checks: Record<string, Check>): Check =>
  (value) =>
    isObject(value) && Object.entries(checks).every(([name, check]) => check(value[name]));

const dictionary: Check = (value) =>
  isObject(value) &&
  Object.keys(value).length <= 32 &&
  Object.entries(value).every(([name, one]) => text(40)(name) && text(4_000)(one));

const flag = oneOf(true, false);
const number = whole(1, 16); // of a seat
const ply = whole(0, 100_000);
const moment = whole(0, Number.MAX_SAFE_INTEGER);
const level = orNull(whole(1, 5));
const simulations = orNull(whole(1, 10_000_000));
const seconds = whole(1, 604_800);
const turnClock = fields({ kind: oneOf("turn"), seconds });
const totalClock = fields({ kind: oneOf("total"), seconds, increment: maybe(whole(0, 3_600)) });
const clock = orNull((value) => turnClock(value) || totalClock(value));

// ── Logs ─────────────────────────────────────────────────────────────────────────────────────────────────
const person = fields({ kind: oneOf("person"), name: maybe(text(40)), key: orNull(whole(1, 100_000)) });
const anyBot = fields({ kind: oneOf("bot"), name: maybe(text(40)), level, simulations });
const bot: Check = (value) =>
  anyBot(value) && Boolean((value as LogRow["entry"])["level"] ?? (value as LogRow["entry"])["simulations"]);

const draw: Check = (value) =>
  whole(0, Number.MAX_SAFE_INTEGER)(value) || (matches(/^\d{1,20}$/)(value) && BigInt(value as string) < DRAWS);
const act = fields({
  seat: number,
  token: text(8_000, 1),
  by: maybe(oneOf("person", "bot")),
  draw: orNull(() => false),
});
const chance = fields({ seat: whole(0, 0), token: text(8_000, 1), by: oneOf("chance"), draw: orNull(draw) });

const ENTRIES: Record<string, Check> = {
  made: fields({
    game: text(40),
    rules: text(40),
    given: dictionary,
    options: dictionary,
    chairs: list((value) => person(value) || bot(value), 1, 16),
    order: maybe(oneOf("chosen", "lot")),
    clock,
    before: orNull(text(64, 1)),
    waits: maybe(flag),
    position: maybe(text(40_000)),
  }),
  played: (value) => act(value) || chance(value),
  undone: fields({ seat: number, ply }),
  resigned: fields({ seat: number }),
  "time-up": fields({ seat: number }),
  "rematch-asked": fields({ seat: number }),
  rematch: fields({ table: text(64, 1) }),
  "clock-held": fields({ spent: moment }),
  "clock-started": fields({}),
};

/** Whether this can be an event of a table of this device. */
export function isEntry(entry: unknown): boolean {
  const kind = isObject(entry) ? entry["kind"] : null;
  return typeof kind === "string" && Object.hasOwn(ENTRIES, kind) && ENTRIES[kind]!(entry);
}

/** Whether this can be the k-th row of a log, counted from 0; only the first makes a table. */
export function isRow(row: unknown, k: number): row is LogRow {
  if (!isObject(row) || row["version"] !== k + 1 || !moment(row["at"]) || !isEntry(row["entry"])) return false;
  return ((row["entry"] as LogRow["entry"]).kind === "made") === (k === 0);
}

export const isLog = (rows: unknown): rows is LogRow[] =>
  Array.isArray(rows) && rows.length > 0 && rows.length <= MOST_ROWS && rows.every(isRow);

// ── Summaries ────────────────────────────────────────────────────────────────────────────────────────────
const seat = fields({
  seat: number,
  team: whole(0, 16),
  kind: oneOf("open", "person", "bot"),
  name: text(40),
  level,
  simulations,
  stand_in_asked: maybe(list(number, 0, 16)),
});
const needed = fields({
  id: (value) => matches(/^[\w-]{3,64}$/)(value) && isDeviceTable(value as string),
  game: text(40),
  title: text(99),
  phase: oneOf("waiting", "playing", "over"),
  turn: whole(-1, 16),
  ply,
  seats: list(seat, 1, 16),
  created: moment,
  touched: moment,
  next: orNull(text(64)),
});
/** What older pages did not write, and what can be done without. */
const LATER: Record<string, (table: DeviceTable) => Check> = {
  options: () => maybe(dictionary),
  clock: () => clock,
  result: ({ seats }) =>
    orNull(list((share) => typeof share === "number" && share >= 0 && share <= 1, seats.length, seats.length)),
  you: ({ seats }) => maybe(list(whole(1, seats.length), 0, seats.length)),
  movedTo: () => maybe(matches(/^[\w-]{1,64}$/)),
};

const faultsOf = (table: DeviceTable) =>
  Object.entries(LATER).flatMap(([name, check]) => (check(table)(table[name as keyof DeviceTable]) ? [] : [name]));

export const isSummary = (table: unknown): table is DeviceTable =>
  needed(table) && !faultsOf(table as DeviceTable).length;

/** A summary without what is wrong in it, so that a list can show its table; null if that is too much. */
export function soundSummary(table: unknown): DeviceTable | null {
  if (!needed(table)) return null;
  const sound = { ...(table as DeviceTable) };
  for (const name of faultsOf(sound)) delete sound[name as "options" | "clock" | "result" | "you" | "movedTo"];
  return sound;
}
