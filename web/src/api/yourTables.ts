/* The tables of somebody who comes back: those of this device, and those of the server at which this device has a place. */
import type { TableSummary } from "../protocol";
import { keep } from "../referee/localTable.svelte";
import { rowOf } from "../referee/log";
import { judgeWorker, worksHere } from "../referee/workers.svelte";
import { deviceTables } from "../storage/device.svelte";
import type { DeviceTable } from "../storage/deviceTables";
import { request } from "./http";
import { forget, keyOf, remember, tables } from "./seatKeys.svelte";

const MOST = 50; // tables of the server in one request

/** The tables of this device, the last touched first; not those that have moved to a server. */
export async function tablesHere(): Promise<TableSummary[]> {
  const found = (await deviceTables.list()).filter((table) => !table.movedTo);
  const complete: TableSummary[] = [];
  for (const table of found) complete.push(await completed(table));
  return complete;
}

/** A summary with all its fields. One of an older page does not say how its game ended: it is made again from the log. */
async function completed(table: DeviceTable): Promise<TableSummary> {
  if (table.phase === "over" && table.result === undefined && worksHere()) {
    const again = await summarised(table.id).catch(() => null); // a log that cannot be read stays as it is
    if (again) return again;
  }
  const you = table.seats.filter(({ kind }) => kind === "person").map(({ seat }) => seat);
  return { options: {}, clock: null, result: null, you, ...table };
}

async function summarised(id: string): Promise<TableSummary | null> {
  const stored = await deviceTables.load(id);
  if (!stored) return null;
  const log = { id, rows: stored.rows.map(rowOf) };
  const { judged } = await judgeWorker.call("openTable", [log, Date.now()]);
  await keep({ summary: judged.summary, rows: [] });
  return judged.summary;
}

/** The tables of the server at which this device has a place. Those that are gone are forgotten. */
export async function tablesOnServer(): Promise<TableSummary[]> {
  const places = Object.fromEntries(
    tables()
      .slice(0, MOST)
      .map((id) => [id, keyOf(id)!]),
  );
  if (!Object.keys(places).length) return [];
  const found = await request("POST /api/tables/yours", { body: { places } });
  for (const id of found.gone) forget(id); // others may only be hard to open just now: their keys are kept
  return follow(found.tables) ? tablesOnServer() : found.tables;
}

// Others may have made a rematch meanwhile: the key of the last game is good there, too.
const followed = new Set<string>();

function follow(found: TableSummary[]): boolean {
  const led = found.filter(({ next }) => next && !keyOf(next) && !followed.has(next));
  for (const { id, next } of led) {
    followed.add(next!);
    remember(next!, keyOf(id)!);
  }
  return led.length > 0;
}

/** The tables that others show: with a free seat, or to watch. */
export async function listedTables(): Promise<TableSummary[]> {
  return (await request("GET /api/tables")).tables.filter(({ id }) => !keyOf(id));
}
