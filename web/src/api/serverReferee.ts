/* The server as the referee of positions without a table. */
import type { Referee } from "../session/referee";
import { request } from "./http";

export const serverReferee: Referee = {
  position: (ref, scores = false) => request("POST /api/positions", { body: { ...ref, values: scores } }),
  preview: (ref, token) => request("POST /api/positions/ahead", { body: { ...ref, token } }),
  tryLesson: (game, step, token) =>
    request("POST /api/games/{game}/lessons/{step}", { path: { game, step }, body: { token } }),
  tryPuzzle: (game, date, tokens) =>
    request("POST /api/puzzles/{game}", { path: { game }, body: { date, tokens } }),
};

let before: Promise<unknown> = Promise.resolve();

/** Runs one request for analysis after the other: leafing through a game in haste takes no thinking time from others. */
export function oneAtATime<T>(question: () => Promise<T>): Promise<T> {
  const requested = before.then(question);
  before = requested.catch(() => null);
  return requested;
}
