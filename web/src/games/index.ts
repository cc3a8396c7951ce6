/* The games with a user interface of their own; any other game of the server is played on its diagram. */
import { babel } from "./babel";
import { bubbles } from "./bubbles";
import type { GameUi } from "../gameUi";
import { nivos } from "./nivos";
import { talo } from "./talo";

const gameUis: Record<string, GameUi> = { babel, nivos, bubbles, talo };

/** The user interface of a game; a mode of it may have one of its own. */
export function gameUi(game: string, options?: Record<string, string>): GameUi {
  const ui = gameUis[game] ?? {};
  return ui.modes?.[options?.["mode"] ?? ""] ?? ui;
}
