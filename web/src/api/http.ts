/* Requests to the server's HTTP endpoints, typed by its own table of routes. */
import type { Problem, Routes, LocalizedText } from "../protocol";
import { language, translate, translateMessage } from "../messages.svelte";
import { HAS_SERVER } from "../server";

const NO_SERVER = {
  type: "about:blank",
  title: "",
  status: 501,
  detail: "",
  clause: "",
  args: {},
  code: "no-server",
};

/** A request that failed or was refused, with a sentence for the reader. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem | null,
  ) {
    super(
      problem?.message ? translateMessage({ ...problem, text: problem.detail }) : translate("page-unreachable"),
    );
  }

  get said(): LocalizedText {
    if (this.problem?.message) return { ...this.problem, text: this.problem.detail };
    return { message: "page-unreachable", clause: "", args: {}, text: this.message };
  }
}

type Endpoint = keyof Routes;
interface RequestOptions<D extends Endpoint> {
  path?: Record<string, string | number>;
  query?: Routes[D]["query"];
  body?: Partial<Routes[D]["body"]>;
  key?: string | null;
}

export async function request<D extends Endpoint>(
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
    answer = await fetch(address + (query && `?${query}`), { method, headers, body });
  } catch {
    throw new ApiError(0, null);
  }
  const json = answer.headers.get("Content-Type")?.includes("json");
  if (!answer.ok) throw new ApiError(answer.status, json ? ((await answer.json()) as Problem) : null);
  return (json ? await answer.json() : await answer.text()) as Routes[D]["answer"];
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
