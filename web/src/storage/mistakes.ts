/*
 * Your own mistakes, kept on this device as puzzles: positions of your finished games in which the analysis says that the
 * action you played gave much of the win away.
 */
import type { PositionRef } from "../session/referee";
import { complete, mistakesDatabase, settled } from "./database";

export interface Mistake {
  ply: number; // of the position in which it was played
  played: string;
  best: string;
  lost: number; // of the win, 0 to 1
  exact: boolean; // proven, not estimated
  solved: boolean; // something as good as the best was found
}

/** A finished game and what was found in it so far. */
export interface AnalysedTable {
  table: string;
  title: string;
  ref: PositionRef;
  seat: number;
  ended: number; // when it was played, in milliseconds since 1970
  next: number | null; // the ply from which the analysis goes on; null: all of it is done
  mistakes: Mistake[];
}

const STORE = "games";

/** The last played first. */
export async function analysedTables(): Promise<AnalysedTable[]> {
  const store = (await mistakesDatabase.begin([STORE], "readonly")).objectStore(STORE);
  const found = await settled(store.getAll() as IDBRequest<AnalysedTable[]>);
  return found.sort((one, other) => other.ended - one.ended);
}

export async function keepAnalysed(table: AnalysedTable): Promise<void> {
  const transaction = await mistakesDatabase.begin([STORE], "readwrite");
  transaction.objectStore(STORE).put(table);
  await complete(transaction);
}

/** Marks a mistake as solved. Another tab may go on with the analysis of that game meanwhile, so the game is read again. */
export async function markSolved(id: string, ply: number): Promise<void> {
  const transaction = await mistakesDatabase.begin([STORE], "readwrite");
  const store = transaction.objectStore(STORE);
  const found = await settled(store.get(id) as IDBRequest<AnalysedTable | undefined>);
  const mistake = found?.mistakes.find((one) => one.ply === ply);
  if (!found || !mistake) return;
  mistake.solved = true;
  store.put(found);
  await complete(transaction);
}

export async function forgetAnalysed(ids: string[]): Promise<void> {
  const transaction = await mistakesDatabase.begin([STORE], "readwrite");
  for (const id of ids) transaction.objectStore(STORE).delete(id);
  await complete(transaction);
}
