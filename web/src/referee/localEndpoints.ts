/* The server's endpoints that this page answers itself. (A file of its own: the page needs no more than the names.) */
import type { Routes } from "../protocol";

export const LOCAL_ENDPOINTS = [
  "GET /api/games",
  "GET /api/games/{game}/lessons",
  "POST /api/games/{game}/lessons/{step}",
  "POST /api/games/{game}/theorem",
  "POST /api/games/{game}/setup",
  "POST /api/positions",
  "POST /api/positions/ahead",
  "POST /api/analysis",
  "POST /api/records/read",
  "POST /api/records/write",
] as const satisfies (keyof Routes)[];

export type LocalEndpoint = (typeof LOCAL_ENDPOINTS)[number];

export const isLocal = (endpoint: keyof Routes): endpoint is LocalEndpoint =>
  (LOCAL_ENDPOINTS as readonly string[]).includes(endpoint);

export interface Asked<E extends keyof Routes> {
  path?: Record<string, string | number>;
  query?: Routes[E]["query"];
  body?: Partial<Routes[E]["body"]>;
}
