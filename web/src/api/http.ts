/* Requests to the server's HTTP endpoints, typed by its own table of routes. What needs no server this page answers itself. */
import { language } from "../messages.svelte";
import type { Problem, Routes } from "../protocol";
import { isLocal } from "../referee/localEndpoints";
import { SERVER_ONLY } from "../referee/refusal";
import { answerHere, REFEREE_BROKEN, worksHere } from "../referee/workers.svelte";
import { HAS_SERVER } from "../server";
import { ApiError } from "./apiError";

export { ApiError } from "./apiError";

const NO_SERVER = {
  type: "about:blank",
  title: "",
  status: 501,
  detail: "",
  clause: "",
  args: {},
  code: "no-server",
};

type Endpoint = keyof Routes;
interface RequestOptions<D extends Endpoint> {
  path?: Record<string, string | number>;
  query?: Routes[D]["query"];
  body?: Partial<Routes[D]["body"]>;
  key?: string | null;
  stop?: AbortSignal; // nobody waits for the answer any more
}

// A server may have more games than this page, so it is asked what it offers; without it, the page knows.
const SERVER_KNOWS_MORE: Endpoint = "GET /api/games";
// Why this page's own referee could not answer, but the server may.
export const SERVER_MAY_KNOW = ["unknown-game", SERVER_ONLY, REFEREE_BROKEN];

export const UNSURE = "unsure"; // the code of what the server may have stored or not
export const AGAIN = 1_000; // milliseconds before the same is asked or sent again
const UNSURE_TIMES = 10;

export async function request<D extends Endpoint>(
  endpoint: D,
  options: RequestOptions<D> = {},
): Promise<Routes[D]["answer"]> {
  if (!isLocal(endpoint) || !worksHere()) return ask(endpoint, options);
  if (endpoint === SERVER_KNOWS_MORE && HAS_SERVER)
    return ask(endpoint, options).catch(() => answerHere(endpoint, options));
  try {
    return await answerHere(endpoint, options, options.stop);
  } catch (wrong) {
    const { problem } = wrong as ApiError;
    if (!HAS_SERVER || !SERVER_MAY_KNOW.includes(problem?.code ?? "")) throw wrong;
    return ask(endpoint, options);
  }
}

/** Asks the server. */
async function ask<D extends Endpoint>(
  endpoint: D,
  options: RequestOptions<D> = {},
): Promise<Routes[D]["answer"]> {
  if (!HAS_SERVER) throw new ApiError(501, { ...NO_SERVER, message: "device-no-server" });
  const [method, pattern] = endpoint.split(" ") as [string, string];
  const address = pattern.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(options.path?.[name] ?? ""),
  );
  const query = new URLSearchParams(options.query as Record<string, string>).toString();
  const headers: Record<string, string> = { "Accept-Language": language() };
  if (options.key) headers["Authorization"] = `Bearer ${options.key}`;
  if (method === "POST") headers["Content-Type"] = "application/json";
  const body = method === "POST" ? JSON.stringify(options.body ?? {}) : null;
  let answer: Response;
  try {
    answer = await fetch(address + (query && `?${query}`), {
      method,
      headers,
      body,
      signal: options.stop ?? null,
    });
  } catch {
    throw new ApiError(0, null);
  }
  const json = answer.headers.get("Content-Type")?.includes("json");
  if (!answer.ok) throw new ApiError(answer.status, json ? ((await answer.json()) as Problem) : null);
  return (json ? await answer.json() : await answer.text()) as Routes[D]["answer"];
}

/** Asks again while the server does not know whether it has stored this: only for what may be asked twice. */
export async function askUntilSure<T>(question: () => Promise<T>): Promise<T> {
  for (let left = UNSURE_TIMES; ; left--) {
    try {
      return await question();
    } catch (wrong) {
      if ((wrong as ApiError).problem?.code !== UNSURE || !left) throw wrong;
      await new Promise((done) => setTimeout(done, AGAIN));
    }
  }
}

/** Tries again while the server cannot be reached or still compiles the rules; `waiting` gets the reason. */
export async function retryUntilReady<T>(
  question: () => Promise<T>,
  waiting: (words: string) => void,
  wanted: () => boolean,
): Promise<T> {
  for (;;) {
    try {
      return await question();
    } catch (wrong) {
      const { status, message } = wrong as ApiError;
      if (![0, 503].includes(status) || !wanted()) throw wrong;
      waiting(message);
      await new Promise((done) => setTimeout(done, 2000));
    }
  }
}

/** Never the same twice; `crypto.randomUUID` is missing where the page is not served securely. */
export function uniqueId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
