/* Whether an action does what a step of a lesson asks for, as `ziggurat/teaching/lessons.py`, which says what a task may be. */
import type { Position } from "./position";

export interface Task {
  right?: string[]; // patterns of tokens: `*` any letters, `?` one letter
  happens?: string[]; // these steps, in this order
  never?: string[];
  leaves?: number | null; // the most replies that the others may have
  wins?: boolean;
  measures?: Record<string, number>; // the least that what is built must measure
}

const matches = (token: string, pattern: string): boolean => {
  const escaped = pattern
    .replace(/[.+^${}()|\\]/g, "\\$&")
    .replaceAll("*", ".*")
    .replaceAll("?", ".");
  return new RegExp(`^${escaped}$`).test(token);
};

function inOrder(wanted: readonly string[], happened: readonly string[]): boolean {
  let at = 0;
  return wanted.every((one) => (at = happened.indexOf(one, at) + 1) > 0);
}

/** Whether what is built measures at least that; only constructions are measured. */
function measured(least: [string, number][], after: Position): boolean {
  if (!least.length) return true;
  const { measures = {} } = after.view() as { measures?: Record<string, number> };
  return least.every(([name, value]) => (measures[name] ?? 0) >= value);
}

/** Whether the last action of a position solves the task. */
export function solvedBy(task: Task, after: Position): boolean {
  const before = after.parent!;
  const happened = after.lastSteps.map(({ step }) => step);
  const token = before.token(after.action);
  return (
    (!task.right?.length || task.right.some((pattern) => matches(token, pattern))) &&
    inOrder(task.happens ?? [], happened) &&
    !task.never?.some((one) => happened.includes(one)) &&
    (task.leaves === undefined || task.leaves === null || after.actions.length <= task.leaves) &&
    (!task.wins || after.winners.includes(before.turn)) &&
    measured(Object.entries(task.measures ?? {}), after)
  );
}
