/*
 * The page's side of the workers: calls and their replies. One worker judges, at once; another one thinks. A worker that
 * breaks is replaced; what was asked of it is refused with a sentence, and may be asked again.
 */
import { ApiError } from "../api/apiError";
import { messagesWith, translateMessage } from "../messages.svelte";
import type { Routes } from "../protocol";
import type { Asked, LocalEndpoint } from "./localEndpoints";
import { localized, problemOf, Refusal, sentence } from "./refusal";
import type { Reply, Service } from "./service";

type Args<M extends keyof Service> =
  Parameters<Service[M]> extends [...infer A, AbortSignal] ? A : Parameters<Service[M]>;
type Result<M extends keyof Service> = Awaited<ReturnType<Service[M]>>;

interface Waiting {
  resolve(result: unknown): void;
  reject(wrong: Error): void;
}

export const REFEREE_BROKEN = "referee-broken";
const BROKEN = problemOf(new Refusal(sentence("page-referee-broken"), REFEREE_BROKEN, 500));
const MOST_BREAKS = 3; // in a row; then the server is asked instead

/** Whether this browser can judge and think itself: it has WebAssembly and workers, and they do not break again and again. */
const able = $state({ here: typeof WebAssembly === "object" && typeof Worker === "function" });
export const worksHere = (): boolean => able.here;

class RefereeWorker {
  private worker: Worker | null = null;
  private readonly waiting = new Map<number, Waiting>();
  private count = 0;
  private breaks = 0;

  call<M extends keyof Service>(method: M, args: Args<M>, stop?: AbortSignal): Promise<Result<M>> {
    const number = ++this.count;
    const worker = (this.worker ??= this.start());
    stop?.addEventListener("abort", () => worker.postMessage({ stop: number }), { once: true });
    return new Promise((resolve, reject) => {
      this.waiting.set(number, { resolve: resolve as Waiting["resolve"], reject });
      worker.postMessage({ number, method, args: $state.snapshot(args) });
    });
  }

  private start(): Worker {
    const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<Reply>) => this.receive(data);
    worker.onerror = (event) => (event.preventDefault(), this.replace(event.message));
    return worker;
  }

  private receive(reply: Reply): void {
    const waiting = this.waiting.get(reply.number);
    this.waiting.delete(reply.number);
    if ("broken" in reply) {
      waiting?.reject(new ApiError(BROKEN.status, BROKEN));
      return this.replace(reply.broken);
    }
    if ("result" in reply) {
      this.breaks = 0;
      return waiting?.resolve(reply.result);
    }
    const { problem, why } = reply;
    if (!why) return waiting?.reject(new ApiError(problem.status, problem));
    const explain = () =>
      waiting?.reject(
        new ApiError(problem.status, { ...problem, args: { ...problem.args, why: clauseAndWords(why) } }),
      );
    void messagesWith(why.message).then(explain, explain); // a sentence within a sentence is put into words only once
  }

  /** Ends a worker that cannot be trusted; the next call starts another. */
  private replace(why: string): void {
    console.warn(`The referee of this page was restarted: ${why}`);
    this.worker?.terminate();
    this.worker = null;
    if (++this.breaks >= MOST_BREAKS) able.here = false;
    for (const { reject } of this.waiting.values()) reject(new ApiError(BROKEN.status, BROKEN));
    this.waiting.clear();
  }
}

const clauseAndWords = (why: Parameters<typeof localized>[0]): string =>
  (why.clause && `${why.clause}: `) + translateMessage(localized(why));

export const judgeWorker = new RefereeWorker();
export const thinkWorker = new RefereeWorker();

/** An endpoint of the server, answered here. */
export function answerHere<E extends LocalEndpoint>(
  endpoint: E,
  { path, query, body }: Asked<E>,
  stop?: AbortSignal,
): Promise<Routes[E]["answer"]> {
  const asked = { path, query, body } as Asked<E>;
  const worker = mayTakeLong(endpoint, asked) ? thinkWorker : judgeWorker;
  return worker.call("request", [endpoint, asked] as Args<"request">, stop) as Promise<Routes[E]["answer"]>;
}

function mayTakeLong<E extends LocalEndpoint>(endpoint: E, asked: Asked<E>): boolean {
  if (endpoint === "POST /api/positions") return (asked.body as { values?: boolean } | undefined)?.values === true;
  return endpoint === "POST /api/analysis";
}
