/* Why something cannot be done: a sentence for people and a code for programs, as `core.Refusal` in Python. */
import type { LocalizedText, Problem } from "../protocol";
import type { Sentence } from "../schema";

type Args = Sentence["args"];

export const sentence = (message: string, args: Args = {}, clause = ""): Sentence => ({ message, clause, args });

export class Refusal extends Error {
  constructor(
    readonly reason: Sentence,
    readonly code = "refused",
    readonly status = 422,
  ) {
    super(reason.message);
  }
}

/** A refusal whose sentence holds another one, which the page translates too. */
export class ExplainedRefusal extends Refusal {
  constructor(
    reason: Sentence,
    readonly why: Sentence,
    code: string,
  ) {
    super(reason, code);
  }
}

/** The code of a refusal by this page's own referee, where a server would not refuse. */
export const SERVER_ONLY = "server-only";

export const illegal = (reason: Sentence): Refusal => new Refusal(reason, "illegal-action");
export const badOption = (reason: Sentence): Refusal => new Refusal(reason, "bad-option");

/** For the page, which has the words of every message itself. */
export const localized = ({ message, clause, args }: Sentence): LocalizedText => ({
  message,
  clause,
  args,
  text: "",
});

/** A refusal as the server would answer it. */
export function problemOf({ reason, code, status }: Refusal): Problem {
  const { message, clause, args } = reason;
  return { type: "about:blank", title: "", status, detail: "", message, clause, args, code };
}
