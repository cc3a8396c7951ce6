/* What somebody finds who comes back: whose turn it is, the record against each bot, and mistakes as puzzles. */
import { describe, expect, it } from "vitest";
import { verdictOf } from "../src/api/ownMistakes";
import type { MoveAnalysis, SeatInfo, TableSummary, Value } from "../src/protocol";
import { botRecords, hasFreeSeat, isWorthShowing, mostUrgentFirst, outcomeFor } from "../src/yourGames";

const seat = (number: number, more: Partial<SeatInfo> = {}): SeatInfo => ({
  seat: number,
  team: number,
  kind: "person",
  name: "",
  level: null,
  simulations: null,
  present: false,
  stand_in: false,
  left: false,
  stand_in_asked: [],
  ...more,
});
const bot = (number: number, level: number, more: Partial<SeatInfo> = {}) =>
  seat(number, { kind: "bot", level, ...more });

const table = (more: Partial<TableSummary> = {}): TableSummary => ({
  id: "d-1",
  game: "babel",
  title: "Babel",
  phase: "over",
  turn: -1,
  ply: 9,
  seats: [seat(1), bot(2, 2)],
  created: 1,
  touched: 5,
  next: null,
  options: {},
  clock: null,
  result: [1, 0],
  you: [1],
  ...more,
});

describe("games that go on", () => {
  it("stand in the order in which they wait for you", () => {
    const on = (id: string, turn: number, touched: number) => table({ id, turn, touched, phase: "playing" });
    const sorted = mostUrgentFirst([on("theirs", 2, 9), on("old", 1, 3), on("new", 1, 4)]);
    expect(sorted.map(({ id }) => id)).toEqual(["new", "old", "theirs"]);
  });

  it("are shown to strangers only while somebody is there, or was within a day", () => {
    const [now, hour] = [1e12, 3_600_000];
    const open = (touched: number, present: boolean) =>
      table({ phase: "waiting", touched, seats: [seat(1, { present }), seat(2, { kind: "open" })] });
    expect(hasFreeSeat(open(now, true))).toBe(true);
    expect(hasFreeSeat(table({ phase: "playing", seats: [seat(1), seat(2)] }))).toBe(false);
    expect(isWorthShowing(open(now - hour, false), now)).toBe(true);
    expect(isWorthShowing(open(now - 30 * hour, false), now)).toBe(false);
    expect(isWorthShowing(open(now - 30 * hour, true), now)).toBe(true);
  });
});

describe("games that are over", () => {
  it.each([
    [[1, 0], [1], "won"],
    [[0, 1], [1], "lost"],
    [[0.5, 0.5], [1], "shared"],
    [[1, 0], [1, 2], null], // two people at this device
    [null, [1], null],
  ] as const)("with the result %j are for %j %s", (result, you, outcome) => {
    expect(outcomeFor(table({ result: result && [...result], you: [...you] }))).toBe(outcome);
  });

  it("count once against each bot that played against you", () => {
    const teams = [
      seat(1, { team: 1 }),
      bot(2, 3, { team: 2 }),
      bot(3, 5, { team: 1 }), // your own team
      bot(4, 3, { team: 2 }),
    ];
    const games = [
      table(),
      table({ result: [0, 1] }),
      table({ result: [0.5, 0.5] }),
      table({ seats: teams, result: [1, 0, 1, 0] }),
      table({ seats: [seat(1), bot(2, 2, { simulations: 9 })] }), // a strength of its own
      table({ you: [1, 2] }),
    ];
    expect(botRecords(games)).toEqual([
      { level: 2, won: 1, shared: 1, lost: 1 },
      { level: 3, won: 1, shared: 0, lost: 0 },
    ]);
  });
});

describe("an answer to one's own mistake", () => {
  const value = (worth: number, exact: boolean, margin = 0): Value => ({
    token: "a1-",
    value: worth,
    exact,
    distance: null,
    visits: 1,
    margin,
    line: [],
    verdict: "estimate",
  });
  const move = (best: Value, played: Value): MoveAnalysis => ({
    ply: 3,
    seat: 1,
    best,
    played,
    lost: best.value - played.value,
    margin: best.margin + played.margin,
    mistake: false,
  });

  it("is right where it is exactly as good", () => {
    expect(verdictOf(move(value(1, true), value(1, true)))).toEqual({ solved: true, exact: true, lost: 0 });
    expect(verdictOf(move(value(1, true), value(0.5, true))).solved).toBe(false);
  });

  it("is right where estimates cannot tell it from the best", () => {
    expect(verdictOf(move(value(0.62, false, 0.01), value(0.6, false, 0.01))).solved).toBe(true);
    expect(verdictOf(move(value(0.62, false, 0.01), value(0.5, false, 0.02))).solved).toBe(false);
    expect(verdictOf(move(value(0.62, false, 0.08), value(0.5, false, 0.08))).solved).toBe(true);
    expect(verdictOf(move(value(1, true), value(0.99, false, 0.01)))).toMatchObject({
      exact: false,
      solved: true,
    });
  });
});
