/* The page as the referee of lessons, puzzles, hints, analysis and records: what it says is what Python says. */
import { describe, expect, it } from "vitest";
import { gameData } from "../src/data";
import type { PuzzleInfo } from "../src/protocol";
import { compared } from "../src/referee/hints";
import { SERVER_ONLY } from "../src/referee/refusal";
import type { Score } from "../src/referee/score";
import { GAMES, makeReferee, storedGames } from "./referee";
import judged from "./puzzles.json"; // the puzzles of a day with Python's verdicts

const referee = makeReferee();
const stop = new AbortController().signal;
const PATIENCE = 120_000;

describe("an action of which the rules say nothing", () => {
  const score = (value: number) => ({ value }) as Score;
  it.each([
    [[], ["clue-only", {}]],
    [[0.39], ["clue-alike", {}]],
    [
      [0.3, 0.1],
      ["clue-next-best", { percent: 30 }],
    ],
  ])("is compared with the next best %j", (others, [message, args]) => {
    expect(compared(score(0.4), others.map(score))).toMatchObject([{ message, args }]);
  });
});

describe.each(GAMES)("%s", { timeout: PATIENCE }, (name) => {
  it("accepts the example of each lesson, and nothing illegal", async () => {
    const { lessons } = (await gameData(name))!;
    for (const { name: step, example, course } of lessons) {
      if (course) {
        await expect(referee.tryLesson(name, step, example)).rejects.toMatchObject({ code: SERVER_ONLY });
        continue;
      }
      const { done, said } = await referee.tryLesson(name, step, example);
      expect([step, done, said.message]).toEqual([step, true, `${name}-lesson-${step}-done`]);
      await expect(referee.tryLesson(name, step, "nonsense")).rejects.toMatchObject({ code: "illegal-action" });
    }
  });

  it("judges the puzzle of a day as Python does", async () => {
    const { puzzle, tries } = judged.find((one) => one.puzzle.game === name)!;
    for (const { tokens, solved, wrong, message, args, played } of tries) {
      const found = await referee.tryPuzzle(puzzle as unknown as PuzzleInfo, tokens);
      expect({ ...found, said: { message: found.said.message, args: found.said.args }, position: 0 }).toEqual({
        solved,
        wrong,
        said: { message, args },
        tokens: played,
        position: 0,
      });
    }
  });

  it("gives a hint in four steps, with what it points at", async () => {
    const { rows } = storedGames(name)[0]!;
    const options = rows[0]!.entry.kind === "made" ? rows[0]!.entry.options : {};
    let tokens: string[] = [];
    if (name === "bubbles" || name === "talo") {
      const start = await referee.position({ game: name, options });
      if (start.turn === 0) tokens = [start.legal[0]!];
    }
    const hint = await referee.hint({ game: name, options, tokens }, 7, 0.2, stop);
    expect(hint.position).toBe(7);
    expect(hint.clues.map(({ step }) => step)).toEqual(["where", "piece", "action", "why"]);
    expect(hint.clues[0]!.said[0]!.message).toMatch(new RegExp(`^clue-${name}-where`));
    expect(hint.clues[1]!.highlight).toBeTruthy();
    expect(hint.clues[3]!.said.length).toBeGreaterThan(1); // a reason before the score
    const shown = await referee.show({ game: name, options, tokens, values: true }, stop);
    expect(shown.legal).toContain(hint.best);
    expect(shown.values!.values.map(({ token }) => token).sort()).toEqual(shown.legal!.toSorted());
  });

  it("reads its own records, and writes comments into them", async () => {
    const { expected } = storedGames(name)[0]!;
    const info = await referee.readRecord(expected.record);
    expect(info.game).toBe(name);
    expect(info.line.length).toBeGreaterThan(0);
    const again = await referee.writeRecord(expected.record, [{ ply: 1, text: "so it begins" }]);
    expect(again).toContain(`${info.line[0]!.token} {so it begins}`);
    expect((await referee.readRecord(again)).comments).toEqual([{ ply: 1, text: "so it begins" }]);
    expect(await referee.writeRecord(again, [])).toBe(expected.record);
  });
});

describe("babel", { timeout: PATIENCE }, () => {
  it("is solved: the best placements win, and the way to the end is known", async () => {
    const { values, line } = await referee.show({ game: "babel", values: true }, stop);
    expect(values!.exact).toBe(true);
    expect(values!.values[0]).toMatchObject({ verdict: "win", distance: 15 });
    expect(line).toHaveLength(15);
  });

  it("finds what a player gave away", async () => {
    const { remarks, next } = await referee.analysis({ game: "babel", tokens: ["a1-", "b1w"] }, 0, stop);
    expect(next).toBe(null);
    expect(remarks.map(({ ply }) => ply)).toEqual([0, 1, 2]);
    for (const { best, played, lost } of remarks) if (played) expect(lost).toBeCloseTo(best.value - played.value);
  });
});

describe("what is wrong with a record", () => {
  it.each([
    ["a1-", "record-no-game"],
    ['[Game "babel"]\n[Rules "0"]\n', "record-version"],
    ['[Game "babel"]\n[Game "babel"]\n', "record-tag-twice"],
    ['[Game "babel"]\n[Result "1"]\n\na1-', "record-not-over"],
    ['[Game "babel"]\n\na1- a1-', "record-illegal"],
    ['[Game "babel"]\n\na1- {', "record-brace"],
    ['[Game "babel"]\n[Players "A, B, C"]\n\na1-', "record-players"],
  ])("%j: %s", async (text, message) => {
    await expect(referee.readRecord(text)).rejects.toMatchObject({ reason: { message } });
  });
});
