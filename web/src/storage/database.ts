/* The browser's own database of this page, and promises instead of its events. */

const NAME = "ziggurat";
const VERSION = 1;

/** `tables`: summaries; `events`: the rows of all logs, under [table, version]; `puzzles`: by [date, game]. */
export type StoreName = "tables" | "events" | "puzzles";

export function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error!);
  });
}

export function complete(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new DOMException("", "AbortError"));
  });
}

let opened: Promise<IDBDatabase> | null = null;

/** Begins a transaction. The browser may close a database at any time, as when it is cleared: then it is opened again. */
export async function begin(stores: StoreName[], mode: IDBTransactionMode): Promise<IDBTransaction> {
  const database = await (opened ??= open());
  try {
    return database.transaction(stores, mode, { durability: "strict" });
  } catch (wrong) {
    if ((wrong as DOMException).name !== "InvalidStateError") throw wrong;
    opened = open();
    return (await opened).transaction(stores, mode, { durability: "strict" });
  }
}

async function open(): Promise<IDBDatabase> {
  try {
    const request = indexedDB.open(NAME, VERSION);
    request.onupgradeneeded = () => {
      request.result.createObjectStore("tables", { keyPath: "id" });
      request.result.createObjectStore("events", { keyPath: ["table", "version"] });
      request.result.createObjectStore("puzzles", { keyPath: ["date", "game"] });
    };
    const database = await settled(request);
    database.onclose = () => (opened = null);
    database.onversionchange = () => (database.close(), (opened = null)); // a newer page needs it
    return database;
  } catch (wrong) {
    opened = null; // asked again, it may open
    throw wrong;
  }
}
