/*
 * The key that shows the server that this browser is at its own machine. The server puts it into the address that it prints
 * and opens, and nowhere else. It is new at each start.
 */
import { loadStored, store } from "../settings.svelte";

const KEPT = "ziggurat.here";

export function keepHereKey(key: string | null): void {
  if (key) store(KEPT, { key });
}

export const hereKey = (): string | null => loadStored(KEPT, { key: null as string | null }).key;
