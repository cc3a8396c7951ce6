/* Whether others on this network can join: the server tells, and somebody at its machine decides by a press. */
import type { Network } from "../protocol";
import { ask } from "./http";

let known = $state.raw<Network | null>(null);

export const network = () => known;

export async function lookAround(): Promise<void> {
  known = await ask("GET /api/network").catch(() => known); // without an answer links stay as the server made them
}

export async function letJoin(open: boolean): Promise<void> {
  known = await ask("POST /api/network", { body: { open } });
}

/** A link as others can use it now; who cannot change that has got the right one from the server. */
export function reachable(link: string): string {
  if (!known?.yours) return link;
  const { pathname, hash } = new URL(link);
  return (known.address ?? location.origin) + pathname + hash;
}

/** Whether a link leads nowhere from another machine. */
export function onlyHere(link: string): boolean {
  const { hostname } = new URL(link);
  return /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}
