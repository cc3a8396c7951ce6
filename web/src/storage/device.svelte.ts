/* The one store of games of this page, and what is wrong with it, for a sentence on the screen. */
import type { StorageTrouble } from "./deviceTables";
import { IndexedDbTables } from "./indexedDbTables";
import { LastingTables } from "./lastingTables";

let trouble = $state<StorageTrouble | null>(null);

export const deviceTables = new LastingTables(new IndexedDbTables(), (now) => (trouble = now));

/** Why games on this device are not kept just now; null while they are. */
export const storageTrouble = (): StorageTrouble | null => trouble;

/** Asks the browser not to clear the games when it runs short of room. Some browsers grant it, some ask, some do not know. */
export async function askToKeep(): Promise<void> {
  await navigator.storage?.persist?.().catch(() => false);
}
