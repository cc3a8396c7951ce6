/* What bots do is shown one action at a time, each after the one before it has been seen; people wait for nobody. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Acted, AnyEvent, State } from "../src/protocol";
import { PacedTable } from "../src/session/pacedTable.svelte";
import type { Listener, TableClient } from "../src/session/tableClient";

const PAUSE = 700;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A table of which a test says what happens: only what the pace is about. */
function table() {
  const listeners = new Set<Listener>();
  const source = {
    state: null as State | null,
    actions: [] as { seat: number; token: string }[],
    played: [] as Acted[],
    send: () => Promise.resolve(null),
    on: (listener: Listener) => (listeners.add(listener), () => listeners.delete(listener)),
  };
  let ply = 0;
  const happen = (events: AnyEvent[]) => {
    source.state = { ply, version: ply, clock: null } as State;
    for (const listener of listeners) listener(events, source.state);
  };
  const act = (by: Acted["by"]) => {
    const seat = by === "bot" ? 2 : 1;
    const event: Acted = {
      kind: "acted",
      version: ++ply,
      at: 0,
      id: null,
      seat,
      token: `${ply}`,
      ply,
      by,
      steps: [],
    };
    source.actions = [...source.actions, { seat, token: `${ply}` }];
    source.played = [event];
    happen([event]);
  };
  const paced = new PacedTable(source as unknown as TableClient, () => PAUSE);
  happen([]);
  return { paced, act };
}

test("three actions of bots come one after the other", async () => {
  const { paced, act } = table();
  act("person");
  expect(paced.state?.ply).toBe(1);
  act("bot");
  act("bot");
  act("bot");
  const seen: number[] = [];
  for (let k = 0; k < 4; k++) {
    seen.push(paced.state!.ply);
    expect(paced.actions.length).toBe(paced.state!.ply);
    expect(paced.played[0]!.ply).toBe(paced.state!.ply);
    await vi.advanceTimersByTimeAsync(PAUSE);
  }
  expect(seen).toEqual([1, 2, 3, 4]);
});

test("a bot waits until the board has shown what happened before", async () => {
  const { paced, act } = table();
  let done = () => {};
  act("person");
  paced.showing(new Promise<void>((resolve) => (done = resolve)));
  act("bot");
  await vi.advanceTimersByTimeAsync(3 * PAUSE);
  expect(paced.state?.ply).toBe(1);
  done();
  await vi.advanceTimersByTimeAsync(0);
  expect(paced.state?.ply).toBe(2);
});

test("who is in a hurry sees all of it, every action once", async () => {
  const { paced, act } = table();
  const told: number[] = [];
  paced.on((_, { ply }) => void told.push(ply));
  act("person");
  act("bot");
  act("bot");
  expect(told).toEqual([1]);
  paced.hurry();
  expect(paced.state?.ply).toBe(3);
  await vi.advanceTimersByTimeAsync(5 * PAUSE);
  expect(told).toEqual([1, 2, 3]);
});

test("what a person does shows at once what waited before it", async () => {
  const { paced, act } = table();
  act("person");
  act("bot");
  void paced.send({ type: "undo" });
  expect(paced.state?.ply).toBe(2);
  act("person");
  expect(paced.state?.ply).toBe(3);
});
