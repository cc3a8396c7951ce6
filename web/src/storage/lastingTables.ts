/*
 * A store that may fail, and play that goes on: what cannot be kept stays in memory, and is kept as soon as there is room.
 *
 * Reading counts as well: in some browsers a private window has no database at all.
 */
import {
  Overtaken,
  type DeviceTable,
  type DeviceTables,
  type LogRow,
  type StorageTrouble,
  type StoredTable,
} from "./deviceTables";
import { newestFirst } from "./memoryTables";
import { soundSummary } from "./validate";

export class LastingTables implements DeviceTables {
  trouble: StorageTrouble | null = null;
  private readonly pending = new Map<string, StoredTable>(); // the rows that the store did not take

  constructor(
    private readonly store: DeviceTables,
    private readonly told: (trouble: StorageTrouble | null) => void = () => {},
  ) {}

  async list(): Promise<DeviceTable[]> {
    const kept = (await this.read(() => this.store.list(), [])).flatMap((table) => soundSummary(table) ?? []);
    const loose = [...this.pending.values()].map(({ table }) => table);
    return newestFirst([...kept.filter(({ id }) => !this.pending.has(id)), ...loose]);
  }

  async load(id: string): Promise<StoredTable | null> {
    const kept = await this.read(() => this.store.load(id), null);
    const loose = this.pending.get(id);
    if (!loose) return kept;
    return { table: loose.table, rows: [...(kept?.rows ?? []), ...loose.rows] };
  }

  async append(table: DeviceTable, rows: LogRow[]): Promise<void> {
    const all = [...(this.pending.get(table.id)?.rows ?? []), ...rows];
    const follows = all.every((row, k) => row.version === all[0]!.version + k);
    if (!follows) throw new Overtaken();
    try {
      await this.store.append(table, all);
    } catch (wrong) {
      if (wrong instanceof Overtaken) throw wrong;
      this.pending.set(table.id, { table, rows: all });
      return this.tell(troubleOf(wrong));
    }
    this.pending.delete(table.id);
    if (!this.pending.size) this.tell(null);
  }

  async remove(id: string): Promise<void> {
    this.pending.delete(id);
    await this.read(() => this.store.remove(id), undefined);
  }

  private async read<T>(question: () => Promise<T>, otherwise: T): Promise<T> {
    try {
      return await question();
    } catch (wrong) {
      this.tell(troubleOf(wrong));
      return otherwise;
    }
  }

  private tell(trouble: StorageTrouble | null): void {
    if (trouble === this.trouble) return;
    this.trouble = trouble;
    this.told(trouble);
  }
}

function troubleOf(wrong: unknown): StorageTrouble {
  return (wrong as DOMException | null)?.name === "QuotaExceededError" ? "full" : "forbidden";
}
