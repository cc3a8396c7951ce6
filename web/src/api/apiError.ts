/* A request that failed or was refused, by the server or by this page's own referee. */
import type { LocalizedText, Problem } from "../protocol";
import { translate, translateMessage } from "../messages.svelte";

/** With a sentence for the reader. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem | null,
  ) {
    super(
      problem?.message ? translateMessage({ ...problem, text: problem.detail }) : translate("page-unreachable"),
    );
  }

  /** No fault: the rules of a game are still being compiled. Whoever comes back in a minute can play. */
  get willPass(): boolean {
    return this.problem?.code === "making-ready";
  }

  get said(): LocalizedText {
    if (this.problem?.message) return { ...this.problem, text: this.problem.detail };
    return { message: "page-unreachable", clause: "", args: {}, text: this.message };
  }
}
