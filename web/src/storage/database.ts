/*
 * The browser's own databases of this page, and promises instead of their events.
 *
 * What came later has a database of its own: a newer version of the first one would shut it to a tab that still runs an
 * older page, and that tab could keep no game any more.
 */

const VERSION = 1;

/** `tables`: summaries; `events`: the rows of all logs, under [table, version]; `puzzles`: by [date, game]. */
const GAMES = { tables: "id", events: ["table", "version"], puzzles: ["date", "game"] };
export type StoreName = keyof typeof GAMES;

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

class Database<Store extends string> {
  private opened: Promise<IDBDatabase> | null = null;

  /** `stores`: each with the path of its keys. */
  constructor(
    private readonly name: string,
    private readonly stores: Record<Store, string | string[]>,
  ) {}

  /** Begins a transaction. The browser may close a database at any time, as when it is cleared: then it is opened again. */
  async begin(stores: Store[], mode: IDBTransactionMode): Promise<IDBTransaction> {
    const database = await (this.opened ??= this.open());
    try {
      return database.transaction(stores, mode, { durability: "strict" });
    } catch (wrong) {
      if ((wrong as DOMException).name !== "InvalidStateError") throw wrong;
      this.opened = this.open();
      return (await this.opened).transaction(stores, mode, { durability: "strict" });
    }
  }

  private async open(): Promise<IDBDatabase> {
    try {
      const request = indexedDB.open(this.name, VERSION);
      request.onupgradeneeded = () => {
        for (const [store, keyPath] of Object.entries<string | string[]>(this.stores))
          request.result.createObjectStore(store, { keyPath });
      };
      const database = await settled(request);
      database.onclose = () => (this.opened = null);
      database.onversionchange = () => (database.close(), (this.opened = null)); // a newer page needs it
      return database;
    } catch (wrong) {
      this.opened = null; // asked again, it may open
      throw wrong;
    }
  }
}

const games = new Database("ziggurat", GAMES);
/** What the analysis found in finished games, by table. */
export const mistakesDatabase = new Database("ziggurat-mistakes", { games: "table" });
/** What was built freely, by table. */
export const galleryDatabase = new Database("ziggurat-gallery", { constructions: "table" });

export const begin = (stores: StoreName[], mode: IDBTransactionMode): Promise<IDBTransaction> =>
  games.begin(stores, mode);
