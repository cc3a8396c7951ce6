/* Tables without a server: the stored games lead to what they led to in Python, and whole games are played. */
import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { CHANCE } from "../src/wasm/module";
import { LocalTables } from "../src/referee/localTables";
import type { Row } from "../src/referee/log";
import type { Position } from "../src/referee/position";
import { Table } from "../src/referee/table";
import { GAMES, makeReferee, storedGames } from "./referee";

const referee = makeReferee();
const PATIENCE = 120_000; // milliseconds: a busy machine is no fault
const MOST_TURNS = 60; // a game of talo is long
const optionsOf = ([first]: Row[]) => (first!.entry.kind === "made" ? first!.entry.options : {});

/** A number as Python's json writes it. */
const asPython = (shares: number[] | null) =>
  shares
    ? `[${shares.map((share) => (Number.isInteger(share) ? share.toFixed(1) : String(share))).join(", ")}]`
    : "null";

function seen(last: Position): string {
  const hash = createHash("sha256");
  for (const at of last.positions) {
    const legal = at.legal.map((token) => JSON.stringify(token)).join(", ");
    hash.update(`[${at.turn}, [${legal}], ${asPython(at.outcome?.returns ?? null)}]`);
  }
  return hash.digest("hex");
}

describe.each(GAMES)("%s", { timeout: PATIENCE }, (name) => {
  it.each(storedGames(name))("folds the log of $name to what Python made of it", async ({ rows, expected }) => {
    const table = Table.of("corpus", await referee.game(name), rows);
    expect(table.version).toBe(expected.version);
    expect(table.phase).toBe(expected.phase);
    expect(table.result).toEqual(expected.result);
    expect(table.record()).toBe(expected.record);
    expect(seen(table.position)).toBe(expected.seen);
  });

  it("plays a whole game against a bot, with what the page is told", async () => {
    const tables = new LocalTables(referee);
    const made = await tables.make({ game: name, seats: [] }, "d-1", 1000);
    const rows: Row[] = [...made.rows];
    let now = made;
    for (let turn = 0; now.state.phase === "playing" && turn < MOST_TURNS; turn++) {
      const log = { id: "d-1", rows };
      const { legal, position } = now.state;
      if (now.bot) {
        const tokens = rows.flatMap(({ entry }) => (entry.kind === "played" ? [entry.token] : []));
        const ref = { game: name, options: optionsOf(rows), tokens };
        const token = await referee.choose(ref, "d-1", 1, null, new AbortController().signal);
        now = await tables.botPlays(log, now.bot, token, 2000 + turn);
      } else {
        const token = legal![(turn * 7) % legal!.length]!;
        now = await tables.command(log, { type: "act", id: "", token, position }, 2000 + turn);
      }
      rows.push(...now.rows);
      expect(now.rows.length).toBeGreaterThan(0);
    }
    const table = Table.of("d-1", await referee.game(name), rows);
    expect(table.state(now.state.at)).toEqual(now.state);
    expect(await tables.record({ id: "d-1", rows })).toBe(table.record());
  });
});

describe("undo", () => {
  it("gives the same luck again", async () => {
    const tables = new LocalTables(referee);
    const { rows } = await tables.make({ game: "bubbles", seats: [{ kind: "here" }, { kind: "here" }] }, "d-2", 0);
    const log = { id: "d-2", rows: [...rows] };
    const playOne = async () => {
      const game = await referee.game("bubbles");
      const { position, positionVersion } = Table.of("d-2", game, log.rows);
      const token = position.legal[0]!;
      const found = await tables.command(log, { type: "act", id: "", token, position: positionVersion }, 1);
      log.rows.push(...found.rows);
      return found.rows.filter(({ entry }) => entry.kind === "played" && entry.seat === CHANCE);
    };
    let luck: Row[] = [];
    while (!luck.length) luck = await playOne();
    const undone = await tables.command(log, { type: "undo", id: "" }, 2);
    log.rows.push(...undone.rows);
    const again = await playOne();
    const tokens = (drawn: Row[]) => drawn.map(({ entry }) => entry.kind === "played" && entry.token);
    expect(tokens(again)).toEqual(tokens(luck));
    expect(luck.every(({ entry }) => "draw" in entry)).toBe(true);
    expect(again.some(({ entry }) => "draw" in entry)).toBe(false);
  });
});

describe("clocks", () => {
  const clocked = { game: "babel", clock: { kind: "total", seconds: 60, increment: 5 } } as const;

  it("run for people, pause for bots and while the page is closed, and call the time", async () => {
    const tables = new LocalTables(referee);
    const { rows, dueAt } = await tables.make(clocked, "d-3", 1_000);
    const log = { id: "d-3", rows: [...rows] };
    expect(dueAt).toBe(61_000);
    const { state } = await tables.command(log, { type: "act", id: "", token: "a1-", position: 1 }, 11_000);
    expect(state.clock).toMatchObject({ left: [55_000, 60_000], running: null });
    const opened = await tables.open(log, 500_000);
    expect(opened.judged.rows.map(({ entry }) => entry.kind)).toEqual(["clock-held"]);
    expect(opened.info.state.clock?.left).toEqual([60_000, 60_000]);
    log.rows.push(...opened.judged.rows);
    expect((await tables.timeUp(log, 559_000)).rows).toEqual([]);
    const late = await tables.timeUp(log, 560_000);
    expect(late.state.ending).toEqual({ how: "time", seat: 1 });
    expect(late.state.result).toEqual([0, 1]);
  });
});

describe("what cannot be", () => {
  it("is refused with the reason, and nothing changes", async () => {
    const tables = new LocalTables(referee);
    const { rows } = await tables.make({ game: "babel", seats: [{ kind: "here" }, { kind: "here" }] }, "d-4", 0);
    const act = (token: string, position: number) =>
      tables.command({ id: "d-4", rows }, { type: "act", id: "", token, position }, 1);
    await expect(act("a1-", 7)).rejects.toMatchObject({ code: "stale" });
    await expect(act("zz", 1)).rejects.toMatchObject({ reason: { message: "babel-unreadable" } });
    await expect(act("a1d", 1)).rejects.toMatchObject({ code: "illegal-action" });
    await expect(tables.command({ id: "d-4", rows }, { type: "undo", id: "" }, 1)).rejects.toMatchObject({
      code: "nothing-to-undo",
    });
    const unnamed = { game: "babel", seats: [{ kind: "here" as const, name: "12" }, { kind: "bot" as const }] };
    await expect(tables.make(unnamed, "d-5", 0)).rejects.toMatchObject({ code: "bad-name" });
    await expect(tables.make({ game: "chess" }, "d-5", 0)).rejects.toMatchObject({ code: "unknown-game" });
  });

  it("is a damaged log, which says where", async () => {
    const game = await referee.game("babel");
    const { rows } = storedGames("babel")[0]!;
    const wrong = rows.map((row) =>
      row.version === 4 ? { ...row, entry: { kind: "played" as const, seat: 1, token: "b1d" } } : row,
    );
    expect(() => Table.of("d-6", game, wrong)).toThrow(expect.objectContaining({ code: "table-damaged" }));
  });
});
