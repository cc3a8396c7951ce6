/* What a client makes of the events of a table: in order, late, twice, in pages, with gaps, and taken back. */
import { expect, test } from "vitest";
import type { Acted, AnyEvent } from "../src/protocol";
import { eventsAfter, foldEvents, type Folded } from "../src/session/foldEvents";

const EMPTY: Folded = { actions: [], played: [] };
const about = { at: 0, id: null };
const acted = (version: number, ply: number, token: string, seat = 1): Acted => ({
  ...about,
  kind: "acted",
  version,
  seat,
  token,
  ply,
  by: seat ? "person" : "chance",
  steps: [],
});
const undone = (version: number, ply: number): AnyEvent => ({ ...about, kind: "undone", version, seat: 1, ply });
const tokens = ({ actions }: Folded) => actions.map((one) => one.token);

test("actions follow each other, and what chance does belongs to the action before it", () => {
  const first = foldEvents(EMPTY, [acted(2, 1, "a1-"), acted(3, 2, "+R", 0)]);
  expect(first.actions).toEqual([
    { seat: 1, token: "a1-" },
    { seat: 0, token: "+R" },
  ]);
  expect(first.played.map((one) => one.ply)).toEqual([1, 2]);
  const next = foldEvents(first, [acted(4, 3, "b1n", 2)]);
  expect(tokens(next)).toEqual(["a1-", "+R", "b1n"]);
  expect(next.played.map((one) => one.ply)).toEqual([3]);
});

test("an event about something else changes neither the actions nor what was played last", () => {
  const before = foldEvents(EMPTY, [acted(2, 1, "a1-")]);
  expect(foldEvents(before, [{ ...about, kind: "undo-asked", version: 3, seat: 1, ply: 0 }])).toEqual(before);
});

test("an undo takes actions back, and nothing of them is shown again", () => {
  const before = foldEvents(EMPTY, [acted(2, 1, "a1-"), acted(3, 2, "b1n"), acted(4, 3, "a2s")]);
  const after = foldEvents(before, [undone(5, 1)]);
  expect(tokens(after)).toEqual(["a1-"]);
  expect(after.played).toEqual([]);
});

test("what is played after an undo takes the place of what was taken back", () => {
  const whole = [acted(2, 1, "a1-"), acted(3, 2, "b1n"), undone(4, 1), acted(5, 2, "b1w")];
  expect(tokens(foldEvents(EMPTY, whole))).toEqual(["a1-", "b1w"]);
});

test("pages of a long log lead to the same as the whole log", () => {
  const log = Array.from({ length: 60 }, (_, k) =>
    k % 7 === 6 ? undone(k + 1, k - 4) : acted(k + 1, k + 1, `t${k}`),
  );
  const whole = foldEvents(EMPTY, log);
  for (const size of [1, 7, 25]) {
    let paged = EMPTY;
    for (let at = 0; at < log.length; at += size) paged = foldEvents(paged, log.slice(at, at + size));
    expect(tokens(paged)).toEqual(tokens(whole));
  }
});

test("events that were seen are no news", () => {
  const log = [acted(2, 1, "a1-"), acted(3, 2, "b1n"), acted(4, 3, "a2s")];
  expect(eventsAfter(3, log)?.map((one) => one.version)).toEqual([4]);
  expect(eventsAfter(4, log)).toEqual([]);
  expect(eventsAfter(0, [])).toEqual([]);
});

test("a gap is noticed, so that the events between are asked for", () => {
  expect(eventsAfter(1, [acted(3, 2, "b1n")])).toBeNull();
  expect(eventsAfter(2, [acted(3, 2, "b1n")])).toHaveLength(1);
});
