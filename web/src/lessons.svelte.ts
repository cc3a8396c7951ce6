/* Which steps of which game's lessons were done on this device. */
import { store, loadStored } from "./settings.svelte";

const KEPT = "ziggurat.lessons";
const done: Record<string, string[]> = $state(loadStored<Record<string, string[]>>(KEPT, {}));

export const isDone = (game: string, step: string): boolean => done[game]?.includes(step) ?? false;

export const stepsDone = (game: string): number => done[game]?.length ?? 0;

export function markDone(game: string, step: string): void {
  if (isDone(game, step)) return;
  done[game] = [...(done[game] ?? []), step];
  store(KEPT, $state.snapshot(done));
}
