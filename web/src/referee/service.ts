/*
 * What the page may ask of the worker, and how: a call has a number, the name of a method and its arguments; its reply has
 * the number and the result, or why there is none. A call may be stopped.
 */
import type { Problem, PuzzleInfo, Routes } from "../protocol";
import type { Sentence } from "../schema";
import { answer } from "./endpoints";
import type { Asked, LocalEndpoint } from "./localEndpoints";
import type { LocalReferee, Ref } from "./localReferee";
import { LocalTables } from "./localTables";
import { ExplainedRefusal, problemOf, Refusal } from "./refusal";

export type Message = { number: number; method: keyof Service; args: unknown[] } | { stop: number };

/** `why` is a sentence inside the problem's; `broken`: the worker is not to be trusted any more. */
export type Reply =
  | { number: number; result: unknown }
  | { number: number; problem: Problem; why?: Sentence }
  | { number: number; broken: string };

/** All methods; the last argument is a signal that it is to stop, and is not sent. */
function methods(referee: LocalReferee) {
  const tables = new LocalTables(referee);
  return {
    request: <E extends LocalEndpoint>(
      endpoint: E,
      asked: Asked<E>,
      stop: AbortSignal,
    ): Promise<Routes[E]["answer"]> => answer(referee, endpoint, asked, stop),
    choose: (ref: Ref, whose: string, level: number, simulations: number | null, stop: AbortSignal) =>
      referee.choose(ref, whose, level, simulations, stop),
    hint: (ref: Ref, version: number, seconds: number, stop: AbortSignal) =>
      referee.hint(ref, version, seconds, stop),
    legal: async (ref: Ref) => (await referee.position(ref)).legal,
    refusals: (ref: Ref, tokens: string[]) => referee.refusals(ref, tokens),
    tryPuzzle: (puzzle: PuzzleInfo, tokens: string[]) => referee.tryPuzzle(puzzle, tokens),
    makeTable: tables.make.bind(tables),
    openTable: tables.open.bind(tables),
    command: tables.command.bind(tables),
    botPlays: tables.botPlays.bind(tables),
    timeUp: tables.timeUp.bind(tables),
    rematch: tables.rematch.bind(tables),
    record: tables.record.bind(tables),
  };
}
export type Service = ReturnType<typeof methods>;

type Method = (...args: unknown[]) => Promise<unknown>;

export function serve(referee: LocalReferee, post: (reply: Reply) => void): (message: Message) => void {
  const offered = methods(referee) as unknown as Record<string, Method>;
  const running = new Map<number, AbortController>();

  async function run(number: number, method: string, args: unknown[]): Promise<void> {
    const stop = new AbortController();
    running.set(number, stop);
    try {
      post({ number, result: await offered[method]!(...args, stop.signal) });
    } catch (wrong) {
      post(replyTo(number, wrong));
    } finally {
      running.delete(number);
    }
  }

  return (message) => {
    if ("stop" in message) running.get(message.stop)?.abort();
    else void run(message.number, message.method, message.args);
  };
}

function replyTo(number: number, wrong: unknown): Reply {
  if (wrong instanceof ExplainedRefusal) return { number, problem: problemOf(wrong), why: wrong.why };
  if (wrong instanceof Refusal) return { number, problem: problemOf(wrong) };
  return { number, broken: String(wrong) };
}
