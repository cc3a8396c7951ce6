/*
 * The tables of this device at which a seat is still free. Whoever waits there may go elsewhere on the page meanwhile, and
 * even reload it: the page stays at these tables and says when somebody sits down (`components/Arrivals.svelte`).
 */
import { loadStored, store } from "../settings.svelte";

const KEPT = "ziggurat.awaited";
const MOST = 3; // each is a connection

const awaited: { ids: string[] } = $state(loadStored<{ ids: string[] }>(KEPT, { ids: [] }));

export const awaitedTables = (): string[] => awaited.ids;

function keep(ids: string[]): void {
  if (ids.join() === awaited.ids.join()) return;
  awaited.ids = ids;
  store(KEPT, { ids });
}

export const awaitSomebody = (id: string): void =>
  keep([id, ...awaited.ids.filter((other) => other !== id)].slice(0, MOST));

export const stopAwaiting = (id: string): void => keep(awaited.ids.filter((other) => other !== id));
