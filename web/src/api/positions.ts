/* Positions without a table: for exploring and for lessons. */
import type { Preview, PositionInfo, LocalizedText } from "../protocol";
import { request, type ApiError } from "./http";

/** A position, given by the actions that lead to it. */
export interface PositionRef {
  game: string;
  options: Record<string, string>;
  tokens: string[];
}

/** The position itself; with `values`, the score of each action there. */
export const fetchPosition = (ref: PositionRef, values = false): Promise<PositionInfo> =>
  request("POST /api/positions", { body: { ...ref, values } });

let before: Promise<unknown> = Promise.resolve();

/** Runs one request for analysis after the other: leafing through a game in haste takes no thinking time from others. */
export function oneAtATime<T>(question: () => Promise<T>): Promise<T> {
  const requested = before.then(question);
  before = requested.catch(() => null);
  return requested;
}

const further = (ref: PositionRef, token: string): Promise<Preview> =>
  request("POST /api/positions/ahead", { body: { ...ref, token } });

/** What an action would do, or why it cannot be played; null if that cannot be found out. */
export const preview = (ref: PositionRef, token: string): Promise<Preview | null> =>
  further(ref, token).catch(() => null);

/** Why an action cannot be played there; null if it can. */
export const explain = (ref: PositionRef, token: string): Promise<LocalizedText | null> =>
  further(ref, token).then(
    (ahead) => ahead.refused,
    (wrong: ApiError) => wrong.said,
  );
