/* Which missions were done on this device, and how well: one star for done, more for few turns. */
import { store, loadStored } from "../../settings.svelte";
import type { Finished } from "../../gameUi";
import { parseAction } from "./tokens";

const KEPT = "ziggurat.bubbles.missions";
export const BRISK = 8; // turns for three stars
export const STEADY = 14; // turns for two

const best: Record<string, number> = $state(loadStored<Record<string, number>>(KEPT, {})); // fewest turns by mission

export const missionsDone = (): number => Object.keys(best).length;
export const turnsOf = (mission: string): number | null => best[mission] ?? null;

export function starsOf(mission: string): number {
  const turns = turnsOf(mission);
  return turns === null ? 0 : turns <= BRISK ? 3 : turns <= STEADY ? 2 : 1;
}

export function finished({ options, tokens, won }: Finished): void {
  const { mission } = options;
  if (!mission || !won) return;
  const turns = tokens.filter((token) => parseAction(token).kind === "drop").length;
  if (turns >= (best[mission] ?? Infinity)) return;
  best[mission] = turns;
  store(KEPT, $state.snapshot(best));
}
