/* Whether others on this network can join. The server knows; somebody at its machine can change it. */
import type { NetworkInfo } from "../protocol";
import { hereKey } from "./hereKey";
import { request } from "./http";

let known = $state.raw<NetworkInfo | null>(null);

export const network = () => known;

export async function fetchNetwork(): Promise<void> {
  known = await request("GET /api/network", { key: hereKey() }).catch(() => known); // without an answer links stay as the server made them
}

export async function setNetworkOpen(open: boolean): Promise<void> {
  known = await request("POST /api/network", { body: { open }, key: hereKey() });
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
