/* How this page answers the server's endpoints, under their own names and types. */
import { catalogue } from "../data";
import type { Routes } from "../protocol";
import type { Asked, LocalEndpoint } from "./localEndpoints";
import type { LocalReferee } from "./localReferee";

interface Request<E extends keyof Routes> {
  path: Record<string, string>;
  body: NonNullable<Routes[E]["body"]>;
}
type Handler<E extends keyof Routes> = (
  referee: LocalReferee,
  request: Request<E>,
  stop: AbortSignal,
) => Promise<Routes[E]["answer"]>;

const handlers: { [E in LocalEndpoint]: Handler<E> } = {
  "GET /api/games": () => Promise.resolve(catalogue),
  "GET /api/games/{game}/lessons": (referee, { path }) => referee.lessons(path["game"]!),
  "POST /api/games/{game}/lessons/{step}": (referee, { path, body }) =>
    referee.tryLesson(path["game"]!, path["step"]!, body.token),
  "POST /api/games/{game}/theorem": (referee, { path, body }) => referee.report(path["game"]!, body.options ?? {}),
  "POST /api/games/{game}/setup": (referee, { path, body }) => referee.setup(path["game"]!, body.options ?? {}),
  "POST /api/positions": (referee, { body }, stop) => referee.show(body, stop),
  "POST /api/positions/ahead": (referee, { body }) => referee.preview(body, body.token),
  "POST /api/analysis": (referee, { body }, stop) => referee.analysis(body, body.first ?? 0, stop),
  "POST /api/records/read": (referee, { body }) => referee.readRecord(body.text),
  "POST /api/records/write": (referee, { body }) => referee.writeRecord(body.text, body.comments ?? []),
};

export function answer<E extends LocalEndpoint>(
  referee: LocalReferee,
  endpoint: E,
  { path = {}, body }: Asked<E>,
  stop: AbortSignal,
): Promise<Routes[E]["answer"]> {
  const named = Object.fromEntries(Object.entries(path).map(([name, value]) => [name, String(value)]));
  const handler = handlers[endpoint] as Handler<E>;
  return handler(referee, { path: named, body: (body ?? {}) as Request<E>["body"] }, stop);
}
