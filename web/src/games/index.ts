/*
 * The games with a user interface of their own: the folders beside this file, each with an `index.ts`. Any other game of the
 * server is played on its diagram.
 */
import type { GameUi } from "../gameUi";

const gameUis = import.meta.glob<GameUi>("./*/index.ts", { eager: true, import: "ui" });

/** The user interface of a game; a mode of it may have one of its own. */
export function gameUi(game: string, options?: Record<string, string>): GameUi {
  const ui = gameUis[`./${game}/index.ts`] ?? {};
  return ui.modes?.[options?.["mode"] ?? ""] ?? ui;
}

/** The games whose user interface has this part. */
export const gamesWith = (part: keyof GameUi): string[] =>
  Object.keys(gameUis)
    .filter((path) => gameUis[path]![part])
    .map((path) => path.split("/")[1]!);
