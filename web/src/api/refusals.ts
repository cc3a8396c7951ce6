/* Why actions cannot be played at the end of a game: the referee of this page knows; a server is not asked. */
import type { LocalizedText } from "../protocol";
import { judgeWorker, worksHere } from "../referee/workers.svelte";
import type { PositionRef } from "../session/referee";

/** One reason for each action; none at all where only a server judges. */
export async function refusals(ref: PositionRef, tokens: string[]): Promise<LocalizedText[]> {
  if (!worksHere() || !tokens.length) return [];
  return judgeWorker.call("refusals", [ref, tokens]).catch(() => []);
}
