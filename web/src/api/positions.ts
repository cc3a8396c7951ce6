/* Positions without a table: for exploring and for lessons. */
import type { Ahead, PositionInfo, Said } from "../protocol";
import { ask, type Refusal } from "./http";

/** The way to a position. */
export interface Way {
  game: string;
  options: Record<string, string>;
  tokens: string[];
}

/** The position at the end of a way; with `values`, what each action there is worth. */
export const reach = (way: Way, values = false): Promise<PositionInfo> =>
  ask("POST /api/positions", { body: { ...way, values } });

let before: Promise<unknown> = Promise.resolve();

/** One question to a mind after the other: who leafs through a game in haste takes no thinking from the others. */
export function inTurn<T>(question: () => Promise<T>): Promise<T> {
  const asked = before.then(question);
  before = asked.catch(() => null);
  return asked;
}

const further = (way: Way, token: string): Promise<Ahead> =>
  ask("POST /api/positions/ahead", { body: { ...way, token } });

/** What an action would bring, or why it cannot be played; a look ahead that fails is no trouble. */
export const foresee = (way: Way, token: string): Promise<Ahead | null> => further(way, token).catch(() => null);

/** Why an action cannot be played there; null if it can. */
export const whyNot = (way: Way, token: string): Promise<Said | null> =>
  further(way, token).then(
    (ahead) => ahead.refused,
    (wrong: Refusal) => wrong.said,
  );
