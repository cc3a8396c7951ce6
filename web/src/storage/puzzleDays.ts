/*
 * The puzzles of the next days, for times without a network. A server has them made, and this device keeps them; a page without
 * a server brings those of the thirty days after it was built.
 */
import { request } from "../api/http";
import type { PuzzleInfo } from "../protocol";
import { shifted } from "../puzzles.svelte";
import { HAS_SERVER } from "../server";
import { begin, complete, settled } from "./database";

const DAYS = 30;
const PAUSE = 1000; // milliseconds between two requests: other things come first
const ADDRESS = "data/puzzles.json";

let brought: Promise<PuzzleInfo[]> | null = null;

/** What the page itself brings. */
function bring(): Promise<PuzzleInfo[]> {
  brought ??= fetch(import.meta.env.BASE_URL + ADDRESS)
    .then((answer) => answer.json() as Promise<{ puzzles: PuzzleInfo[] }>)
    .then(({ puzzles }) => puzzles);
  brought.catch(() => (brought = null));
  return brought;
}

/** The puzzles of a day (as in 2026-11-15), as far as they are kept here. */
export async function puzzlesOf(day: string): Promise<PuzzleInfo[]> {
  if (!HAS_SERVER) return (await bring()).filter(({ date }) => date === day);
  const store = (await begin(["puzzles"], "readonly")).objectStore("puzzles");
  return settled(store.getAll(IDBKeyRange.bound([day], [day, []])) as IDBRequest<PuzzleInfo[]>);
}

/** Has the puzzles of the next thirty days kept; what was kept of days long past goes. */
export async function keepPuzzles(today: string): Promise<void> {
  if (!HAS_SERVER) return;
  const last = shifted(today, DAYS - 1);
  let day: string | null = await firstMissing(today, last);
  while (day !== null && day <= last) {
    const { puzzles, next } = await request("GET /api/puzzles/days", {
      query: { date: day, count: String(DAYS) },
    });
    await keep(puzzles, shifted(today, -DAYS));
    day = next;
    await new Promise((done) => setTimeout(done, PAUSE));
  }
}

async function firstMissing(from: string, last: string): Promise<string | null> {
  for (let day = from; day <= last; day = shifted(day, 1)) if (!(await puzzlesOf(day)).length) return day;
  return null;
}

async function keep(puzzles: PuzzleInfo[], before: string): Promise<void> {
  const transaction = await begin(["puzzles"], "readwrite");
  const store = transaction.objectStore("puzzles");
  store.delete(IDBKeyRange.upperBound([before]));
  for (const puzzle of puzzles) store.put(puzzle);
  await complete(transaction);
}
