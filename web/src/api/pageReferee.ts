/* The referee of positions without a table: this page itself, or the server where it cannot. */
import type { Referee } from "../session/referee";
import { thinkWorker, worksHere } from "../referee/workers.svelte";
import { request, type ApiError } from "./http";

export const pageReferee: Referee = {
  position: (ref, scores = false) => request("POST /api/positions", { body: { ...ref, values: scores } }),
  preview: (ref, token) => request("POST /api/positions/ahead", { body: { ...ref, token } }),
  tryLesson: (game, step, token) =>
    request("POST /api/games/{game}/lessons/{step}", { path: { game, step }, body: { token } }),
  async tryPuzzle(puzzle, tokens) {
    const { game, date } = puzzle;
    const onServer = () => request("POST /api/puzzles/{game}", { path: { game }, body: { date, tokens } });
    if (!worksHere()) return onServer();
    return thinkWorker.call("tryPuzzle", [puzzle, tokens]).catch((wrong: ApiError) => {
      if (wrong.problem?.code !== "unknown-game") throw wrong;
      return onServer();
    });
  },
};

let before: Promise<unknown> = Promise.resolve();

/** Runs one request for analysis after the other: leafing through a game in haste takes no thinking time from others. */
export function oneAtATime<T>(question: () => Promise<T>): Promise<T> {
  const requested = before.then(question);
  before = requested.catch(() => null);
  return requested;
}
