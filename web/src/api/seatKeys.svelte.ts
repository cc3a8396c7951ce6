/* The tables at which this device has a place, and the keys to them. */
import { store, loadStored } from "../settings.svelte";

const KEPT = "ziggurat.places";
const places: Record<string, string> = $state(loadStored<Record<string, string>>(KEPT, {}));

export const keyOf = (table: string): string | null => places[table] ?? null;
export const tables = (): string[] => Object.keys(places).reverse();

export function remember(table: string, key: string): void {
  places[table] = key;
  store(KEPT, $state.snapshot(places));
}

/** The same where this device has no place yet: a place that it has is never replaced unasked. */
export function rememberFirst(table: string, key: string): void {
  if (keyOf(table) === null) remember(table, key);
}

export function forget(table: string): void {
  delete places[table];
  store(KEPT, $state.snapshot(places));
}
