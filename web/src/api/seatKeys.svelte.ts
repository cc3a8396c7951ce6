/* The tables at which this device has a place, and the keys to them. */
import { keep, recall } from "../settings.svelte";

const KEPT = "ziggurat.places";
const places: Record<string, string> = $state(recall<Record<string, string>>(KEPT, {}));

export const keyOf = (table: string): string | null => places[table] ?? null;
export const tables = (): string[] => Object.keys(places).reverse();

export function remember(table: string, key: string): void {
  places[table] = key;
  keep(KEPT, $state.snapshot(places));
}

export function forget(table: string): void {
  delete places[table];
  keep(KEPT, $state.snapshot(places));
}
