/* Tables that last as long as the tab: for a browser without a store, and for tests. */
import { Overtaken, type DeviceTable, type DeviceTables, type LogRow, type StoredTable } from "./deviceTables";

export class MemoryTables implements DeviceTables {
  private readonly tables = new Map<string, StoredTable>();

  list(): Promise<DeviceTable[]> {
    return Promise.resolve(newestFirst([...this.tables.values()].map(({ table }) => table)));
  }

  load(id: string): Promise<StoredTable | null> {
    const found = this.tables.get(id);
    return Promise.resolve(found ? { table: found.table, rows: [...found.rows] } : null);
  }

  append(table: DeviceTable, rows: LogRow[]): Promise<void> {
    const before = this.tables.get(table.id)?.rows ?? [];
    if (rows[0] && rows[0].version !== before.length + 1) return Promise.reject(new Overtaken());
    this.tables.set(table.id, { table, rows: [...before, ...rows] });
    return Promise.resolve();
  }

  remove(id: string): Promise<void> {
    this.tables.delete(id);
    return Promise.resolve();
  }
}

export const newestFirst = (tables: DeviceTable[]): DeviceTable[] =>
  tables.sort((one, other) => other.touched - one.touched);
