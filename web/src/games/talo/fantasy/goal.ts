/* What was chosen to be built, in words. */
import { hasMessage, translate } from "../../../messages.svelte";
import type { Session } from "../../../session/session";

export function goalWords(goal: string | undefined): string {
  const message = `talo-option-goal-${goal}`;
  return goal && hasMessage(message) ? translate(message) : "";
}

/** The goal of a session's table; "" if there is none. */
export const goalOf = (session: Session): string =>
  goalWords((session as { table?: { options?: Record<string, string> } | null }).table?.options?.["goal"]);
