/* What a table's events do to the list of its actions. Their versions rise by one, so a gap can be noticed. */
import type { Acted, Action, AnyEvent } from "../protocol";

export interface Folded {
  actions: Action[];
  played: Acted[]; // what was played last, and what chance did after it
}

function fold({ actions, played }: Folded, event: AnyEvent): Folded {
  if (event.kind === "acted")
    return { actions: [...actions.slice(0, event.ply - 1), { seat: event.seat, token: event.token }], played };
  if (event.kind === "undone") return { actions: actions.slice(0, event.ply), played: [] };
  return { actions, played };
}

/** Those events that are news to who has seen a version; null if some are missing before them. */
export function eventsAfter(version: number, events: readonly AnyEvent[]): AnyEvent[] | null {
  const news = events.filter((event) => event.version > version);
  return news.length && news[0]!.version > version + 1 ? null : news;
}

export function foldEvents(before: Folded, events: readonly AnyEvent[]): Folded {
  const folded = events.reduce(fold, before);
  const acted = events.filter((event) => event.kind === "acted");
  return acted.length ? { ...folded, played: acted } : folded;
}
