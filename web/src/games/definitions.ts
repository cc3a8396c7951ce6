/* The rules of each game that this page can judge: the `rules.ts` of its folder, loaded when it is needed. */
import type { GameDefinition } from "../referee/game";

const found = import.meta.glob<GameDefinition>("./*/rules.ts", { import: "rules" });

export const GAME_DEFINITIONS: Record<string, () => Promise<GameDefinition>> = Object.fromEntries(
  Object.entries(found).map(([path, load]) => [path.split("/")[1]!, load]),
);
