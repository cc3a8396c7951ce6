/*
 * Which puzzles were done on this device, and how many days in a row. A day is the device's own. A day counts if one of
 * its puzzles was solved on that very day, before its answer was shown. Whatever else lies in the storage is let be.
 */
import { store, loadStored } from "./settings.svelte";

type Mark = "solved" | "later" | "shown"; // on its day; on another day; its answer was looked at
type Marks = Record<string, Record<string, Mark>>; // by day, then by game

const KEPT = "ziggurat.puzzles";
const MARKS = ["solved", "later", "shown"];
const DAY = /^\d{4}-\d\d-\d\d$/;

/** What was kept, as far as it makes sense. */
function kept(): Marks {
  const days = Object.entries(loadStored<Record<string, unknown>>(KEPT, {})).filter(([day]) => DAY.test(day));
  return Object.fromEntries(
    days.map(([day, games]) => [
      day,
      Object.fromEntries(Object.entries(games ?? {}).filter(([, mark]) => MARKS.includes(mark as string))),
    ]),
  );
}
const marks: Marks = $state(kept());

const written = (year: number, month: number, day: number) =>
  `${String(year).padStart(4, "0")}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;

export function today(): string {
  const now = new Date();
  return written(now.getFullYear(), now.getMonth() + 1, now.getDate());
}

/** Noon of a day; null if there is no such day. */
export function noon(day: string): Date | null {
  const at = DAY.test(day) ? new Date(`${day}T12:00:00Z`) : null;
  return at && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day) && !day.startsWith("0000")
    ? at
    : null;
}

/** So many days later, or earlier. */
export function shifted(day: string, by: number): string {
  const at = noon(day)!;
  at.setUTCDate(at.getUTCDate() + by);
  return written(at.getUTCFullYear(), at.getUTCMonth() + 1, at.getUTCDate());
}

export const markOf = (day: string, game: string): Mark | null => marks[day]?.[game] ?? null;

/** Keeps what was done first; another window may have kept something meanwhile. */
export function mark(day: string, game: string, how: "solved" | "shown"): void {
  Object.assign(marks, kept());
  if (markOf(day, game)) return;
  marks[day] = { ...marks[day], [game]: how === "solved" && day !== today() ? "later" : how };
  store(KEPT, $state.snapshot(marks));
}

export const everTried = (): boolean => Object.keys(marks).length > 0;
export const counts = (day: string): boolean => Object.values(marks[day] ?? {}).includes("solved");

/** Days in a row up to today, or up to yesterday as long as today is not over. */
export function streak(): number {
  let day = today();
  if (!counts(day)) day = shifted(day, -1);
  let length = 0;
  for (; counts(day); day = shifted(day, -1)) length += 1;
  return length;
}
