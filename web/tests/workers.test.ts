/* A worker that breaks is replaced, with a sentence; after three breaks in a row the page does not ask it any more. */
import { beforeAll, expect, test } from "vitest";
import type { Message, Reply } from "../src/referee/service";

type Workers = typeof import("../src/referee/workers.svelte");

/** A browser's worker that answers as it is told to. */
const workers: FakeWorker[] = [];
const answers: ("result" | "broken")[] = [];
class FakeWorker {
  onmessage: (event: { data: Reply }) => void = () => {};
  ended = false;

  constructor() {
    workers.push(this);
  }
  postMessage(message: Message): void {
    if (!("number" in message)) return;
    const { number } = message;
    const data: Reply =
      answers.shift() === "broken" ? { number, broken: "unreachable" } : { number, result: "fine" };
    queueMicrotask(() => this.ended || this.onmessage({ data }));
  }
  terminate(): void {
    this.ended = true;
  }
}

let page: Workers;
beforeAll(async () => {
  Object.assign(globalThis, { Worker: FakeWorker, self: globalThis });
  page = await import("../src/referee/workers.svelte");
});

const ask = () => page.judgeWorker.call("tryPuzzle", [{} as never, []]);
const BROKEN = { problem: { code: "referee-broken", message: "page-referee-broken" } };

test("a worker that breaks is ended, and the next question starts another one", async () => {
  answers.push("broken", "result");
  await expect(ask()).rejects.toMatchObject(BROKEN);
  await expect(ask()).resolves.toBe("fine");
  expect(workers.map(({ ended }) => ended)).toEqual([true, false]);
});

test("what else it was asked is refused, too", async () => {
  answers.push("broken", "result");
  const both = await Promise.allSettled([ask(), ask()]);
  expect(both.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
});

test("only three breaks in a row mean that the page cannot do it", async () => {
  answers.push("broken", "result", "broken", "broken", "result", "broken", "broken", "broken");
  const here: boolean[] = [];
  while (answers.length) {
    await ask().catch(() => null);
    here.push(page.worksHere());
  }
  expect(here).toEqual([true, true, true, true, true, true, true, false]);
});
