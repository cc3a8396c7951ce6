/* Turns: which actions make one, and in which row and column of the list of moves it stands. */
import { expect, test } from "vitest";
import type { Action } from "../src/protocol";
import { beginsTurn, summaries, type TurnLook } from "../src/games/bubbles/turns";
import { summaries as taloSummaries } from "../src/games/talo/turns";
import { lastTurns, roundsOf, turnsOf } from "../src/turns";

/** "1:a 0:+r 2:b": seat and token of each action. */
const actions = (text: string): Action[] =>
  text.split(" ").map((one) => ({ seat: Number(one[0]), token: one.slice(2) }));

test("what chance does before a turn belongs to that turn", () => {
  const turns = turnsOf(actions("1:a 1:b 0:+3 2:c 2:d 0:+4 1:e"));
  expect(turns.map((turn) => [turn.seat, turn.from, turn.to, turn.tokens.join(" ")])).toEqual([
    [1, 0, 2, "a b"],
    [2, 2, 5, "+3 c d"],
    [1, 5, 7, "+4 e"],
  ]);
});

test("chance alone, and no action at all", () => {
  expect(turnsOf([])).toEqual([]);
  expect(turnsOf(actions("0:+3")).map((turn) => turn.seat)).toEqual([0]);
});

test("a row ends before somebody who sits further left; who begins may sit anywhere", () => {
  const rows = roundsOf(turnsOf(actions("2:a 3:b 1:c 2:d 1:e")), 3);
  expect(rows.map((row) => row.map((turn) => turn?.tokens[0] ?? ""))).toEqual([
    ["", "a", "b"],
    ["c", "d", ""],
    ["e", "", ""],
  ]);
});

const DUEL = "1:a5~b5 1:c5+d5 2:R:a1~a2 1:. 0:+g 2:=c5 0:+k 2:=d5 2:. 2:c5+d5";

test("in bubbles a power of the other planet is decided within the turn", () => {
  const turns = turnsOf(actions(DUEL), beginsTurn);
  expect(turns.map((turn) => [turn.seat, turn.to])).toEqual([
    [1, 4],
    [2, 10],
  ]);
});

test("in bubbles the colours that fell follow from the sky, the swaps and the draws", () => {
  const turns = turnsOf(actions("1:c5~c6 1:b5+c5 0:+g 2:=b5 0:+k 2:=c5 2:. 2:b5+c5"), beginsTurn);
  const looks = summaries(turns, { sky: "RPYBGYBGRP" }).map((one) => one.look as TurnLook);
  expect(looks.map(({ swapped, dropped }) => [swapped, dropped.join("")])).toEqual([
    [true, "PG"],
    [false, "GK"],
  ]);
});

test("in talo a turn shows its bars, and where the pawn went", () => {
  const turns = turnsOf(actions("1:@4,4 2:@5,5 0:+5 1:t2+3 1:2z@1,1,0 1:3x@1,2,0 1:>1,2,1 1:."));
  const looks = taloSummaries(turns, 2).map((one) => one.look);
  expect(looks.at(-1)).toEqual({
    bars: [
      { length: 2, upright: true },
      { length: 3, upright: false },
    ],
  });
});

test("the last turn of each player, the newest first", () => {
  const turns = lastTurns(actions("1:a 2:b 1:c 0:+3 2:d 2:e 0:+4"));
  expect(turns).toEqual([
    { seat: 2, tokens: ["d", "e"] },
    { seat: 1, tokens: ["c"] },
  ]);
  // Of the turns before those nothing, however many actions each had.
  expect(lastTurns(actions("1:a 1:b 2:c 2:d 1:e 1:f 2:g 2:h 1:i"))).toEqual([
    { seat: 1, tokens: ["i"] },
    { seat: 2, tokens: ["g", "h"] },
  ]);
  expect(lastTurns(actions("0:+3"))).toEqual([]);
  expect(lastTurns(actions("1:a 2:b 1:c 2:d 3:e")).map(({ seat }) => seat)).toEqual([3, 2, 1]);
});
