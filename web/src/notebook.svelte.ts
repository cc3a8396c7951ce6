/*
 * What a reader has written and tried about games, kept on this device: no lost connection, reload or restart wipes it.
 *
 * A try is kept with all the tokens that lead to it, so that it holds also when the game itself goes on or back.
 */
import { store, loadStored } from "./settings.svelte";
import { uniqueId } from "./api/http";

const KEPT = "ziggurat.notebooks";
const MOST = 60; // games; those not opened for longest are forgotten
const TRIES = 40; // of one game

interface Notes {
  tried: string[][];
  comments: Record<number, string>; // behind the n-th action, 0 before the first
  record: string; // the imported file; "" for a game of this server
  named: string; // what it is called in a list
}

const notebooks: Record<string, Notes> = $state(loadStored<Record<string, Notes>>(KEPT, {}));
const begins = (whole: string[], part: string[]) => part.every((token, k) => whole[k] === token);

function write(id: string, change: Partial<Notes>): void {
  const { [id]: before, ...others } = $state.snapshot(notebooks);
  const notes = { tried: [], comments: {}, record: "", named: "", ...before, ...change };
  const kept = [...Object.entries(others).slice(-MOST + 1), [id, notes] as const];
  for (const old of Object.keys(notebooks)) delete notebooks[old];
  Object.assign(notebooks, Object.fromEntries(kept));
  store(KEPT, Object.fromEntries(kept));
}

/** The imported files, the newest first. */
export const importedRecords = () =>
  Object.entries(notebooks)
    .filter(([, notes]) => notes.record)
    .map(([id, { named }]) => ({ id, named }))
    .reverse();

export const recordOf = (id: string): string => notebooks[id]?.record ?? "";
export const tries = (id: string): string[][] => notebooks[id]?.tried ?? [];
export const comments = (id: string): Record<number, string> => notebooks[id]?.comments ?? {};

export function importRecord(record: string, named: string, comments: Record<number, string>): string {
  const id = uniqueId();
  write(id, { record, named, comments });
  return id;
}

export function comment(id: string, ply: number, words: string): void {
  write(id, { comments: { ...comments(id), [ply]: words } });
}

/** A try is kept once, as far as it went. */
export function saveTry(id: string, tokens: string[]): void {
  if (tries(id).some((other) => begins(other, tokens))) return;
  write(id, { tried: [...tries(id).filter((other) => !begins(tokens, other)), tokens].slice(-TRIES) });
}

export function forgetTry(id: string, tokens: string[]): void {
  write(id, { tried: tries(id).filter((other) => other.join() !== tokens.join()) });
}
