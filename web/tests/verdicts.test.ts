/* The verdict on a puzzle or a lesson comes when the board has shown what was done, and not before. */
import { beforeAll, expect, test } from "vitest";
import { gameData } from "../src/data";
import { gameMessages, setLanguage } from "../src/messages.svelte";
import type { PuzzleInfo } from "../src/protocol";
import { LessonSession } from "../src/session/lessonSession.svelte";
import { PuzzleSession } from "../src/session/puzzleSession.svelte";
import type { Referee } from "../src/session/referee";
import { makeReferee } from "./referee";
import judged from "./puzzles.json";

const judge = makeReferee();
const referee: Referee = {
  position: (ref) => judge.show({ ...ref, values: false }, new AbortController().signal),
  preview: (ref, token) => judge.preview(ref, token),
  tryLesson: (game, step, token) => judge.tryLesson(game, step, token),
  tryPuzzle: (puzzle, tokens) => judge.tryPuzzle(puzzle, tokens),
};
beforeAll(async () => {
  await setLanguage("en");
  await Promise.all(["babel", "nivos", "bubbles", "talo"].map(gameMessages));
});

/** A board that shows something until it is told to have done so. */
function board() {
  let finish = () => {};
  const showing = new Promise<void>((done) => (finish = done));
  return { showing, finish };
}
const aMoment = () => new Promise((done) => setTimeout(done, 200));

test("a puzzle of talo is judged after the fall", { timeout: 60_000 }, async () => {
  const { puzzle, tries } = judged.find((one) => one.puzzle.game === "talo")!;
  const wrong = tries.find((one) => one.wrong)!;
  const told: boolean[] = [];
  const session = new PuzzleSession(true, (verdict) => (told.push(verdict.solved), Promise.resolve()), referee);
  await session.load(puzzle as unknown as PuzzleInfo);
  session.begin();
  const { showing, finish } = board();
  session.showing(showing);
  const trying = session.attempt(wrong.tokens);
  while (!session.tried.length) await aMoment();
  await aMoment();
  expect(session.steps.length).toBeGreaterThan(0); // the board has something to show
  expect([session.verdict, session.ended, session.legal, told]).toEqual([null, false, [], []]);
  finish();
  await trying;
  expect([session.verdict?.wrong, session.ended, told]).toEqual([true, true, [false]]);
});

test("a lesson of bubbles is done after the chain", { timeout: 60_000 }, async () => {
  const step = (await gameData("bubbles"))!.lessons.find(({ name }) => name === "chain")!;
  const completed: string[] = [];
  const session = new LessonSession(
    "bubbles",
    () => step,
    ({ name }) => completed.push(name),
    referee,
  );
  session.begin(await session.load(session.ref!));
  const { showing, finish } = board();
  session.showing(showing);
  const playing = session.play(step.example);
  while (!session.steps.length) await aMoment();
  await aMoment();
  expect([session.done, session.legal, completed]).toEqual([false, [], []]);
  finish();
  expect(await playing).toBeNull();
  expect([session.done, completed]).toEqual([true, ["chain"]]);
});
