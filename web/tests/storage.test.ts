/* What becomes of games on this device: as a file, in a link, and when the store is full. */
import { describe, expect, test } from "vitest";
import { Overtaken, type DeviceTable, type LogRow, type StorageTrouble } from "../src/storage/deviceTables";
import { LastingTables } from "../src/storage/lastingTables";
import { MemoryTables } from "../src/storage/memoryTables";
import { addTables, exportTables, hasTable, importTables, packGame, unpackGame } from "../src/storage/transfer";
import { isEntry, isRow, isSummary, soundSummary } from "../src/storage/validate";
import entries from "../../tests/data/log-entries.json";

const seat: DeviceTable["seats"][0] = {
  seat: 1,
  team: 1,
  kind: "person",
  name: "Anna",
  level: null,
  simulations: null,
  present: true,
  stand_in: false,
  left: false,
  stand_in_asked: [],
};
const made = {
  kind: "made",
  game: "babel",
  rules: "1",
  given: {},
  options: {},
  chairs: [{ kind: "person", key: 1 }],
};
const table = (id = "d-1", touched = 5): DeviceTable => ({
  id,
  game: "babel",
  title: "Babel",
  phase: "playing",
  turn: 1,
  ply: 0,
  seats: [seat],
  created: 1,
  touched,
  next: null,
});
const row = (version: number, token = "a1-"): LogRow => ({
  version,
  at: version,
  entry: version === 1 ? made : { kind: "played", seat: 1, token },
});
const rows = (count: number) => Array.from({ length: count }, (_, k) => row(k + 1));

/** A store with room for so many rows, as a browser's that has no more. */
class SmallTables extends MemoryTables {
  constructor(public room: number) {
    super();
  }

  override append(table: DeviceTable, rows: LogRow[]): Promise<void> {
    if (rows.length > this.room) return Promise.reject(new DOMException("", "QuotaExceededError"));
    this.room -= rows.length;
    return super.append(table, rows);
  }
}

describe("a log", () => {
  test("only grows at its end", async () => {
    const tables = new MemoryTables();
    await tables.append(table(), rows(2));
    await expect(tables.append(table(), [row(2, "b1-")])).rejects.toBeInstanceOf(Overtaken);
    await expect(tables.append(table(), [row(4)])).rejects.toBeInstanceOf(Overtaken);
    expect((await tables.load("d-1"))?.rows).toEqual(rows(2));
  });

  test("goes on in memory while the store is full, and is kept when there is room", async () => {
    const store = new SmallTables(2);
    const told: (StorageTrouble | null)[] = [];
    const tables = new LastingTables(store, (trouble) => told.push(trouble));
    await tables.append(table(), rows(2));
    await tables.append(table(), [row(3)]);
    expect(told).toEqual(["full"]);
    expect((await tables.load("d-1"))?.rows).toEqual(rows(3));
    expect((await store.load("d-1"))?.rows).toEqual(rows(2));
    await expect(tables.append(table(), [row(3)])).rejects.toBeInstanceOf(Overtaken);
    store.room = 10;
    await tables.append(table(), [row(4)]);
    expect((await store.load("d-1"))?.rows).toEqual(rows(4));
    expect(told).toEqual(["full", null]);
  });

  test("is there without any store", async () => {
    const forbidden = new Proxy(new MemoryTables(), {
      get: () => () => Promise.reject(new DOMException("", "SecurityError")),
    });
    const tables = new LastingTables(forbidden);
    await tables.append(table(), rows(1));
    expect(tables.trouble).toBe("forbidden");
    expect(await tables.list()).toEqual([table()]);
    expect((await tables.load("d-1"))?.rows).toEqual(rows(1));
    await tables.remove("d-1");
    expect(await tables.list()).toEqual([]);
  });
});

describe("a file of games", () => {
  test("brings them to another device, once", async () => {
    const [here, there] = [new MemoryTables(), new MemoryTables()];
    await here.append(table("d-1", 1), rows(3));
    await here.append(table("d-2", 2), rows(2));
    const text = await exportTables(here);
    expect(await importTables(there, text)).toEqual({ ids: ["d-2", "d-1"], added: 2 });
    expect(await importTables(there, text)).toEqual({ ids: ["d-2", "d-1"], added: 0 });
    expect(await there.load("d-1")).toEqual(await here.load("d-1"));
  });

  test("overwrites nothing: the longer log counts, another game gets another id", async () => {
    const [here, there] = [new MemoryTables(), new MemoryTables()];
    await here.append(table(), rows(3));
    await there.append(table(), rows(2));
    await importTables(there, await exportTables(here));
    expect((await there.load("d-1"))?.rows).toEqual(rows(3));
    await there.append(table(), [row(4, "b1-")]);
    await here.append(table(), [row(4, "c1-")]);
    const { ids } = await importTables(there, await exportTables(here));
    expect(ids[0]).not.toBe("d-1");
    expect((await there.load("d-1"))?.rows[3]).toEqual(row(4, "b1-"));
    expect((await there.load(ids[0]!))?.rows[3]).toEqual(row(4, "c1-"));
  });

  test.each([
    ["nothing", "", "device-file-other"],
    ["another file", '{"format":"chess"}', "device-file-other"],
    ["a later form", '{"format":"ziggurat-games","version":9,"tables":[]}', "device-file-newer"],
    ["no table", '{"format":"ziggurat-games","version":1,"tables":[{}]}', "device-file-damaged"],
  ])("that is %s is refused with a sentence", async (_, text, message) => {
    await expect(importTables(new MemoryTables(), text)).rejects.toThrow(message);
  });

  test("with a gap in a log changes nothing", async () => {
    const there = new MemoryTables();
    const text = JSON.stringify({
      format: "ziggurat-games",
      version: 1,
      tables: [
        { table: table(), rows: rows(2) },
        { table: table("d-2"), rows: [row(1), row(3)] },
      ],
    });
    await expect(importTables(there, text)).rejects.toThrow("device-file-damaged");
    expect(await there.list()).toEqual([]);
  });
});

describe("what comes from outside", () => {
  test.each(entries.map((one) => [one.why, one] as const))("%s is judged as on the server", (_, one) => {
    expect(isEntry(one.entry)).toBe(one.good);
  });

  test.each([
    ["a gap", { version: 3, at: 0, entry: made }],
    ["no time", { version: 1, entry: made }],
    ["a time before all", { version: 1, at: -1, entry: made }],
    ["half a millisecond", { version: 1, at: 0.5, entry: made }],
    ["an action first", { version: 1, at: 0, entry: { kind: "played", seat: 1, token: "a" } }],
    ["nothing", null],
    ["a list", []],
    ["a prototype", { version: 1, at: 0, entry: { kind: "constructor" } }],
  ])("%s is no first row of a log", (_, row) => {
    expect(isRow(row, 0)).toBe(false);
  });

  const faults: [string, Record<string, unknown>][] = [
    ["you", { you: 7 }],
    ["you who are not there", { you: [2] }],
    ["a result", { result: "won" }],
    ["a result of others", { result: [1, 0] }],
    ["a clock", { clock: 7 }],
    ["options", { options: [] }],
    ["where it moved to", { movedTo: "../../x" }],
  ];

  test.each(faults)(
    "a summary with a wrong %s is refused in a file, and shown without it in a list",
    async (_, wrong) => {
      const given = { ...table(), ...wrong };
      expect(isSummary(given)).toBe(false);
      expect(soundSummary(given)).toEqual(table());
      const there = new MemoryTables();
      const file = JSON.stringify({
        format: "ziggurat-games",
        version: 1,
        tables: [{ table: given, rows: rows(2) }],
      });
      await expect(importTables(there, file)).rejects.toThrow("device-file-damaged");
      await there.append(given, rows(2)); // as an older page let it in
      expect(await new LastingTables(there).list()).toEqual([table()]);
    },
  );

  test.each([
    ["no seats", { seats: [] }],
    ["a seat of nothing", { seats: [null] }],
    ["a level", { seats: [{ ...seat, level: 99 }] }],
    ["a name of thousands", { seats: [{ ...seat, name: "A".repeat(30_000) }] }],
    ["a phase", { phase: "begun" }],
    ["a time", { touched: "now" }],
    ["an id of the server", { id: "abcd" }],
  ])("a summary with %s is no summary", async (_, wrong) => {
    const there = new MemoryTables();
    await there.append({ ...table("d-2"), ...wrong } as DeviceTable, rows(1));
    await there.append(table(), rows(1));
    expect(await new LastingTables(there).list()).toEqual([table()]);
  });
});

/** A text as a link carries it. */
async function packed(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  return Buffer.from(await new Response(stream).arrayBuffer()).toString("base64url");
}

describe("a link", () => {
  test("carries a game", async () => {
    const [here, there] = [new MemoryTables(), new MemoryTables()];
    await here.append(table(), rows(80));
    const packed = await packGame(here, "d-1");
    expect(packed).toMatch(/^[\w-]+$/);
    const game = await unpackGame(packed!);
    expect(await hasTable(there, game)).toBe(false);
    expect(await addTables(there, [game])).toEqual({ ids: ["d-1"], added: 1 });
    expect(await hasTable(there, game)).toBe(true);
    expect(await there.load("d-1")).toEqual(await here.load("d-1"));
  });

  test("is not unpacked beyond what a game can be", async () => {
    const bomb = await packed("x".repeat(5_000_000));
    expect(bomb.length).toBeLessThan(8_000);
    await expect(unpackGame(bomb)).rejects.toThrow("device-link-damaged");
    await expect(unpackGame("A".repeat(242_000))).rejects.toThrow("device-link-damaged");
  });

  test("carries one game and no more", async () => {
    const here = new MemoryTables();
    await here.append(table("d-1"), rows(2));
    await here.append(table("d-2"), rows(2));
    await expect(unpackGame(await packed(await exportTables(here)))).rejects.toThrow("device-link-damaged");
  });

  test("is not made longer than messengers carry", async () => {
    const here = new MemoryTables();
    await here.append(
      table(),
      Array.from({ length: 3000 }, (_, k) => row(k + 1, String(Math.sin(k)))),
    );
    expect(await packGame(here, "d-1")).toBeNull();
  });

  test("that was cut off is refused with a sentence", async () => {
    const here = new MemoryTables();
    await here.append(table(), rows(80));
    const packed = (await packGame(here, "d-1"))!;
    await expect(unpackGame(packed.slice(0, 40))).rejects.toThrow("device-link-damaged");
    await expect(unpackGame("%%%")).rejects.toThrow("device-link-damaged");
  });
});
