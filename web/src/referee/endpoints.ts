/* The server's endpoints that this page answers itself, under their own names and types. */
import { catalogue } from "../data";
import type { Routes } from "../protocol";
import type { LocalReferee } from "./localReferee";

export interface Asked<E extends keyof Routes> {
  path?: Record<string, string | number>;
  query?: Routes[E]["query"];
  body?: Partial<Routes[E]["body"]>;
}

type Handler<E extends keyof Routes> = (
  referee: LocalReferee,
  asked: { path: Record<string, string>; body: NonNullable<Routes[E]["body"]> },
  stop: AbortSignal,
) => Promise<Routes[E]["answer"]>;
type Handlers<E extends keyof Routes> = { [K in E]: Handler<K> };

/** Answered at once. */
export const judging = {
  "GET /api/games": () => Promise.resolve(catalogue),
  "GET /api/games/{game}/lessons": (referee, { path }) => referee.lessons(path["game"]!),
  "POST /api/games/{game}/lessons/{step}": (referee, { path, body }) =>
    referee.tryLesson(path["game"]!, path["step"]!, body.token),
  "POST /api/games/{game}/theorem": (referee, { path, body }) => referee.report(path["game"]!, body.options ?? {}),
  "POST /api/games/{game}/setup": (referee, { path, body }) => referee.setup(path["game"]!, body.options ?? {}),
  "POST /api/positions/ahead": (referee, { body }) => referee.preview(body, body.token),
  "POST /api/records/read": (referee, { body }) => referee.readRecord(body.text),
  "POST /api/records/write": (referee, { body }) => referee.writeRecord(body.text, body.comments ?? []),
} satisfies Partial<Handlers<keyof Routes>>;

/** These may take a while. */
export const thinking = {
  "POST /api/positions": (referee, { body }, stop) => referee.show(body, stop),
  "POST /api/analysis": (referee, { body }, stop) => referee.analysis(body, body.first ?? 0, stop),
} satisfies Partial<Handlers<keyof Routes>>;

export type LocalEndpoint = keyof typeof judging | keyof typeof thinking;
const handlers: Record<string, unknown> = { ...judging, ...thinking };

export const isLocal = (endpoint: keyof Routes): endpoint is LocalEndpoint => endpoint in handlers;

export function answer<E extends LocalEndpoint>(
  referee: LocalReferee,
  endpoint: E,
  { path = {}, body }: Asked<E>,
  stop: AbortSignal,
): Promise<Routes[E]["answer"]> {
  const named = Object.fromEntries(Object.entries(path).map(([name, value]) => [name, String(value)]));
  return (handlers[endpoint] as Handler<E>)(referee, { path: named, body: (body ?? {}) as never }, stop);
}
