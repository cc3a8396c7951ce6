/* Which missions were done on this device, and how well: one star for done, more for few turns. */
import { hasMessage, translate } from "../../messages.svelte";
import { store, loadStored } from "../../settings.svelte";
import type { Finished, MissionProgress } from "../../gameUi";
import { parseAction } from "./tokens";

const KEPT = "ziggurat.bubbles.missions";
export const BRISK = 8; // turns for three stars
export const STEADY = 14; // turns for two

const best: Record<string, number> = $state(loadStored<Record<string, number>>(KEPT, {})); // fewest turns by mission

export const missionsDone = (): number => Object.keys(best).length;
export const turnsOf = (mission: string): number | null => best[mission] ?? null;

const starsFor = (turns: number) => (turns <= BRISK ? 3 : turns <= STEADY ? 2 : 1);
const LIMITS = [0, 0, STEADY, BRISK]; // the last turn for so many stars; 0: any

export function starsOf(mission: string): number {
  const turns = turnsOf(mission);
  return turns === null ? 0 : starsFor(turns);
}

const kindOf = (token: string) => parseAction(token).kind;
const dropsIn = (tokens: string[]) => tokens.filter((token) => kindOf(token) === "drop").length;

/** The turn that is played now: it begins when bubbles are drawn for it. */
function turnOf(tokens: string[]): number {
  const last = tokens.findLastIndex((token) => kindOf(token) === "drop");
  const begun = last < 0 || tokens.slice(last).some((token) => kindOf(token) === "draw");
  return dropsIn(tokens) + Number(begun);
}

export const missionTitle = (mission: string): string =>
  hasMessage(`bubbles-option-mission-${mission}`) ? translate(`bubbles-option-mission-${mission}`) : mission;

export function missionProgress(options: Record<string, string>, tokens: string[]): MissionProgress | null {
  const { mission, planet } = options;
  if (!mission && !planet) return null;
  const turn = turnOf(tokens);
  if (!mission)
    return { title: translate("bubbles-option-planet"), turn, stars: 0, until: 0, better: 0, next: null };
  const stars = starsFor(turn);
  const following = String(Number(mission) + 1);
  return {
    title: translate("bubbles-mission-named", { number: mission, title: missionTitle(mission) }),
    turn,
    stars,
    until: LIMITS[stars]!,
    better: LIMITS[stars + 1] ?? 0,
    next: hasMessage(`bubbles-option-mission-${following}`) ? following : null,
  };
}

export function finished({ options, tokens, won }: Finished): void {
  const { mission } = options;
  if (!mission || !won) return;
  const turns = dropsIn(tokens);
  if (turns >= (best[mission] ?? Infinity)) return;
  best[mission] = turns;
  store(KEPT, $state.snapshot(best));
}
