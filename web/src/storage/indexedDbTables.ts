/*
 * The tables of this device in the browser's own database.
 *
 * `tables` holds the summaries, `events` the rows of all logs under [table, version]. An append is one transaction over both.
 * It is acknowledged when the browser says that the transaction is complete, and asked to be on the disk by then.
 */
import { Overtaken, type DeviceTable, type DeviceTables, type LogRow, type StoredTable } from "./deviceTables";
import { newestFirst } from "./memoryTables";

const NAME = "ziggurat";
const VERSION = 1;

interface EventRow extends LogRow {
  table: string;
}

const logOf = (id: string) => IDBKeyRange.bound([id], [id, []]); // an array comes after every number

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error!);
  });
}

function complete(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new DOMException("", "AbortError"));
  });
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, VERSION);
  request.onupgradeneeded = () => {
    request.result.createObjectStore("tables", { keyPath: "id" });
    request.result.createObjectStore("events", { keyPath: ["table", "version"] });
  };
  return settled(request);
}

export class IndexedDbTables implements DeviceTables {
  private opened: Promise<IDBDatabase> | null = null;

  async list(): Promise<DeviceTable[]> {
    const store = (await this.begin("readonly")).objectStore("tables");
    return newestFirst(await settled(store.getAll() as IDBRequest<DeviceTable[]>));
  }

  async load(id: string): Promise<StoredTable | null> {
    const transaction = await this.begin("readonly");
    const table = settled(transaction.objectStore("tables").get(id) as IDBRequest<DeviceTable | undefined>);
    const rows = settled(transaction.objectStore("events").getAll(logOf(id)) as IDBRequest<EventRow[]>);
    const [found, events] = await Promise.all([table, rows]);
    return found ? { table: found, rows: events.map(({ version, at, entry }) => ({ version, at, entry })) } : null;
  }

  async append(table: DeviceTable, rows: LogRow[]): Promise<void> {
    const transaction = await this.begin("readwrite");
    const done = complete(transaction);
    const events = transaction.objectStore("events");
    const last = events.openKeyCursor(logOf(table.id), "prev");
    let overtaken = false;
    last.onsuccess = () => {
      const version = last.result ? (last.result.key as [string, number])[1] : 0;
      overtaken = rows.length > 0 && rows[0]!.version !== version + 1;
      if (overtaken) return transaction.abort();
      for (const row of rows) events.add({ ...row, table: table.id } satisfies EventRow);
      transaction.objectStore("tables").put(table);
    };
    await done.catch((wrong: unknown) => {
      throw overtaken ? new Overtaken() : wrong;
    });
  }

  async remove(id: string): Promise<void> {
    const transaction = await this.begin("readwrite");
    transaction.objectStore("tables").delete(id);
    transaction.objectStore("events").delete(logOf(id));
    await complete(transaction);
  }

  /** The browser may close a database at any time, as when the reader clears it: then it is opened again. */
  private async begin(mode: IDBTransactionMode): Promise<IDBTransaction> {
    const database = await (this.opened ??= this.open());
    try {
      return database.transaction(["tables", "events"], mode, { durability: "strict" });
    } catch (wrong) {
      if ((wrong as DOMException).name !== "InvalidStateError") throw wrong;
      this.opened = this.open();
      return (await this.opened).transaction(["tables", "events"], mode, { durability: "strict" });
    }
  }

  private open(): Promise<IDBDatabase> {
    const opened = open();
    opened.then(
      (database) => {
        database.onclose = () => (this.opened = null);
        database.onversionchange = () => (database.close(), (this.opened = null)); // a newer page needs it
      },
      () => (this.opened = null),
    );
    return opened;
  }
}
