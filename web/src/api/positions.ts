/* Positions without a table: for exploring and for lessons. */
import type { Ahead, PositionInfo, Said } from "../protocol";
import { request, type Refusal } from "./http";

/** The way to a position. */
export interface PositionRef {
  game: string;
  options: Record<string, string>;
  tokens: string[];
}

/** The position at the end of a way; with `values`, what each action there is worth. */
export const fetchPosition = (ref: PositionRef, values = false): Promise<PositionInfo> =>
  request("POST /api/positions", { body: { ...ref, values } });

let before: Promise<unknown> = Promise.resolve();

/** One question to a mind after the other: who leafs through a game in haste takes no thinking from the others. */
export function oneAtATime<T>(question: () => Promise<T>): Promise<T> {
  const asked = before.then(question);
  before = asked.catch(() => null);
  return asked;
}

const further = (ref: PositionRef, token: string): Promise<Ahead> =>
  request("POST /api/positions/ahead", { body: { ...ref, token } });

/** What an action would bring, or why it cannot be played; a look ahead that fails is no trouble. */
export const preview = (ref: PositionRef, token: string): Promise<Ahead | null> =>
  further(ref, token).catch(() => null);

/** Why an action cannot be played there; null if it can. */
export const explain = (ref: PositionRef, token: string): Promise<Said | null> =>
  further(ref, token).then(
    (ahead) => ahead.refused,
    (wrong: Refusal) => wrong.said,
  );
