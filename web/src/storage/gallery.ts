/* What was built freely on this device, kept to be looked at again. It has a database of its own, as all that came later. */
import { complete, galleryDatabase, settled } from "./database";

/** A finished construction; `table` is where it was built. */
export interface Built {
  table: string;
  ended: number; // milliseconds since 1970
  names: string[];
  goal: string;
  stands: boolean;
  view: unknown; // the last one
  record: string;
  picture: Blob | null;
}

const STORE = "constructions";

/** The last built first. */
export async function builtHere(): Promise<Built[]> {
  const store = (await galleryDatabase.begin([STORE], "readonly")).objectStore(STORE);
  const found = await settled(store.getAll() as IDBRequest<Built[]>);
  return found.sort((one, other) => other.ended - one.ended);
}

/** Keeps a construction. One that is kept already stays as it was, but for what was missing of it. */
export async function keepBuilt(built: Built): Promise<void> {
  const transaction = await galleryDatabase.begin([STORE], "readwrite");
  const store = transaction.objectStore(STORE);
  const known = await settled(store.get(built.table) as IDBRequest<Built | undefined>);
  const same = known?.record === built.record;
  store.put(same ? { ...built, ended: known!.ended, picture: built.picture ?? known!.picture } : built);
  await complete(transaction);
}

export async function forgetBuilt(table: string): Promise<void> {
  const transaction = await galleryDatabase.begin([STORE], "readwrite");
  transaction.objectStore(STORE).delete(table);
  await complete(transaction);
}
