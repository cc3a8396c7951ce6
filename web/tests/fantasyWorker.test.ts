/** The physics worker, asked as the page asks it; only the browser's two functions are stood in for. */
import { expect, it, vi } from "vitest";
import type { Release, Resting } from "../src/games/talo/physics/construction";
import { barsAt, framesOf, secondsOf } from "../src/games/talo/physics/film";
import type { Answer, Question } from "../src/games/talo/physics/worker";

it("lowers a bar, lets it go, tells each frame of the fall, and says when something is wrong", async () => {
  let ask: (message: { data: Question }) => Promise<void> = async () => {};
  const answers: Answer[] = [];
  vi.stubGlobal("addEventListener", (_: string, listener: typeof ask) => (ask = listener));
  vi.stubGlobal("postMessage", (answer: Answer) => answers.push(answer));
  await import("../src/games/talo/physics/worker");
  const site = { land: [[-100, -100, 110, 110]] as [number, number, number, number][], bars: [] };
  const bar = { number: 1, length: 3, at: [5, 5, 6], turned: [1, 0, 0, 0] } as const;
  await ask({ data: { site, id: 1, kind: "lower", bar, held: [] } });
  expect(answers[0]).toMatchObject({
    id: 1,
    answer: { kind: "rests", on: [0], bar: { at: [5, 5, expect.closeTo(1.5, 2)] } },
  });
  const lowered = (answers[0]!.answer as Resting).bar;
  await ask({ data: { site, id: 2, kind: "release", released: [lowered] } });
  const { landing, film } = answers[1]!.answer as Release;
  expect(landing.token).toMatch(/^3@5\.000,5\.000,1\.[45]\d\d\/1\.00000,0\.00000,0\.00000,0\.00000~$/);
  expect(framesOf(film)).toBeGreaterThan(20);
  expect(barsAt(film, secondsOf(film))[0]!.at[2]).toBeCloseTo(1.5, 1);
  await ask({ data: { site, id: 3, kind: "simulate", motions: [] } });
  expect(answers[2]).toMatchObject({ id: 3, answer: { bars: [], impacts: [] } });
  await ask({ data: { site, id: 4, kind: "release" } as unknown as Question });
  expect(answers[3]).toMatchObject({ id: 4, error: expect.stringContaining("TypeError") });
  vi.unstubAllGlobals();
});
