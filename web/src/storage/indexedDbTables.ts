/*
 * The tables of this device in the browser's own database.
 *
 * `tables` holds the summaries, `events` the rows of all logs under [table, version]. An append is one transaction over both.
 * It is acknowledged when the browser says that the transaction is complete, and asked to be on the disk by then.
 */
import { Overtaken, type DeviceTable, type DeviceTables, type LogRow, type StoredTable } from "./deviceTables";
import { begin, complete, settled, type StoreName } from "./database";
import { newestFirst } from "./memoryTables";

const STORES: StoreName[] = ["tables", "events"];

interface EventRow extends LogRow {
  table: string;
}

const logOf = (id: string) => IDBKeyRange.bound([id], [id, []]); // an array comes after every number

export class IndexedDbTables implements DeviceTables {
  async list(): Promise<DeviceTable[]> {
    const store = (await begin(STORES, "readonly")).objectStore("tables");
    return newestFirst(await settled(store.getAll() as IDBRequest<DeviceTable[]>));
  }

  async load(id: string): Promise<StoredTable | null> {
    const transaction = await begin(STORES, "readonly");
    const table = settled(transaction.objectStore("tables").get(id) as IDBRequest<DeviceTable | undefined>);
    const rows = settled(transaction.objectStore("events").getAll(logOf(id)) as IDBRequest<EventRow[]>);
    const [found, events] = await Promise.all([table, rows]);
    return found ? { table: found, rows: events.map(({ version, at, entry }) => ({ version, at, entry })) } : null;
  }

  async append(table: DeviceTable, rows: LogRow[]): Promise<void> {
    const transaction = await begin(STORES, "readwrite");
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
    const transaction = await begin(STORES, "readwrite");
    transaction.objectStore("tables").delete(id);
    transaction.objectStore("events").delete(logOf(id));
    await complete(transaction);
  }
}
