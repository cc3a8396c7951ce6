/*
 * Whether others on this network can join. The server knows; somebody at its machine can change it.
 *
 * A key shows that this browser is at that machine. The server puts it into the address that it prints and opens, and nowhere
 * else. It is new at each start. Anybody can send a link with a key, so one is kept only when the server has accepted it.
 */
import type { NetworkInfo } from "../protocol";
import { loadStored, store } from "../settings.svelte";
import { request } from "./http";

const KEPT = "ziggurat.here";

let known = $state.raw<NetworkInfo | null>(null);
let brought: string | null = null; // by the address, until the server has said whether it is right

const keptKey = () => loadStored(KEPT, { key: null as string | null }).key;
const key = () => brought ?? keptKey();

export const network = () => known;

/** Takes a key that stood in the address. */
export function bringKey(given: string): void {
  brought = given;
  void fetchNetwork();
}

/** Without an answer links stay as the server made them, and a key that was brought is tried the next time. */
export async function fetchNetwork(): Promise<void> {
  const tried = key();
  const found = await request("GET /api/network", { key: tried }).catch(() => null);
  if (!found) return;
  if (tried !== key()) return fetchNetwork(); // another key came meanwhile
  const refused = brought !== null && !found.yours;
  if (brought !== null && found.yours) store(KEPT, { key: brought });
  brought = null;
  if (refused) return fetchNetwork();
  known = found;
}

export async function setNetworkOpen(open: boolean): Promise<void> {
  known = await request("POST /api/network", { body: { open }, key: key() });
}

/** A link as others can use it now. Whoever cannot open the server has the right link already. */
export function reachableLink(link: string): string {
  if (!known?.yours) return link;
  const { pathname, hash } = new URL(link);
  return (known.address ?? location.origin) + pathname + hash;
}

/** Whether a link leads nowhere from another machine. */
export function isLocalOnly(link: string): boolean {
  const { hostname } = new URL(link);
  return /^((.*\.)?localhost\.?|127(\.\d+){3}|0\.0\.0\.0|\[::1?\])$/.test(hostname);
}
