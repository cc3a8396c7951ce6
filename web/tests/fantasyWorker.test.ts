/** The physics worker of Talo-Fantasy, asked as the page asks it; only the browser's two functions are stood in for. */
import { expect, it, vi } from "vitest";
import type { Answer, Question } from "../src/games/talo/fantasy/worker";

it("lowers a bar, lets it go, and tells each frame of the fall", async () => {
  let ask: (message: { data: Question }) => Promise<void> = async () => {};
  const answers: Answer[] = [];
  vi.stubGlobal("addEventListener", (_: string, listener: typeof ask) => (ask = listener));
  vi.stubGlobal("postMessage", (answer: Answer) => answers.push(answer));
  await import("../src/games/talo/fantasy/worker");
  const table = { land: [[-100, -100, 110, 110]] as [number, number, number, number][], bars: [] };
  const bar = { number: 1, length: 3, at: [5, 5, 6], turned: [1, 0, 0, 0] } as const;
  await ask({ data: { ...table, id: 1, kind: "lower", bar, held: [] } });
  const [lowered] = answers;
  expect(lowered).toMatchObject({ id: 1, kind: "lowered", to: { at: [5, 5, expect.closeTo(1.5, 2)] } });
  if (lowered?.kind !== "lowered" || "kind" in lowered.to) throw new Error("It rests on the ground.");
  await ask({ data: { ...table, id: 2, kind: "release", released: [lowered.to] } });
  const [, landed] = answers;
  if (landed?.kind !== "landed") throw new Error("It lands.");
  expect(landed.landing.token).toMatch(/^3@5\.000,5\.000,1\.[45]\d\d\/1\.00000,0\.00000,0\.00000,0\.00000~$/);
  expect(landed.frames.length).toBeGreaterThan(20);
  expect(landed.frames.at(-1)!.bars[0]!.at[2]).toBeCloseTo(1.5, 1);
  vi.unstubAllGlobals();
});
