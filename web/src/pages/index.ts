/* The pages by their addresses. Each is loaded when it is needed, with the messages of the games that it is about. */
import type { Component } from "svelte";
import { gameUi } from "../games";
import { gameMessages } from "../messages.svelte";

type Props = Record<string, unknown>;
type Loading = Promise<{ default: Component<Props> }>;

export interface PageAt {
  name: string;
  load(): Promise<{ default: unknown }>;
  props: Props;
  games: string[]; // whose messages it needs
  key: string; // with another key it begins anew; with the same one it gets new props
}

const page = (
  name: string,
  load: PageAt["load"],
  props: Props = {},
  { games = [] as string[], key = "" } = {},
): PageAt => ({ name, load, props, games, key });

/** A page about a game, which begins anew with another game. */
const about = (name: string, game: string, load: PageAt["load"], props: Props): PageAt =>
  page(name, load, props, { games: [game], key: game });

const PAGES: [RegExp, (one: string, other: string) => PageAt][] = [
  [/^$/, () => page("home", () => import("./Home.svelte"))],
  [/^t\/([^/]+)$/, (id) => page("table", () => import("./Table.svelte"), { id }, { key: id })],
  [/^new\/([^/]+)$/, (name) => about("new", name, () => import("./Setup.svelte"), { name })],
  [
    /^missions\/([^/]+)(\/own)?$/,
    (game, own) => about("missions", game, () => import("./Missions.svelte"), { game, own: Boolean(own) }),
  ],
  [/^explore\/([^/]+)$/, (game) => about("explore", game, () => import("./Explore.svelte"), { game })],
  [/^theorem\/([^/]+)$/, (game) => about("theorem", game, () => import("./Theorem.svelte"), { game })],
  [
    /^learn\/([^/]+)(?:\/([^/]+))?$/,
    (game, at) => about("learn", game, () => import("./Learn.svelte"), { game, at: at || null }),
  ],
  [/^puzzles(?:\/([^/]+))?$/, (day) => page("puzzles", () => import("./Puzzles.svelte"), { day: day || null })],
  [
    /^puzzles\/([^/]+)\/([^/]+)$/,
    (day, game) =>
      page("puzzle", () => import("./Puzzle.svelte"), { day, game }, { games: [game], key: `${day}/${game}` }),
  ],
  [
    /^analyse(?:\/([^/]+))?$/,
    (table) => page("analyse", () => import("./Analyse.svelte"), { table: table || null }, { key: table }),
  ],
  [
    /^games(?:\/([^/]+))?$/,
    (carried) => page("games", () => import("./DeviceGames.svelte"), { carried: carried || null }),
  ],
  [
    /^mistakes(?:\/([^/]+)\/([^/]+))?$/,
    (table, ply) =>
      page(
        "mistakes",
        () => import("./OwnMistakes.svelte"),
        { table: table || null, ply: ply || null },
        { key: table ? "one" : "all" },
      ),
  ],
  [
    /^gallery(?:\/([^/]+))?$/,
    (table) => page("gallery", () => import("./Gallery.svelte"), { table: table || null }, { games: ["talo"] }),
  ],
  [
    /^learned$/,
    () => page("learned", () => import("./Learned.svelte"), {}, { games: ["learned", "nivos", "bubbles"] }),
  ],
  [/^about$/, () => page("about", () => import("./About.svelte"))],
];

/** The page that an address leads to, if there is one. */
export function pageAt(path: string): PageAt | null {
  const address = path.split("/").filter(Boolean).join("/");
  for (const [pattern, at] of PAGES) {
    const found = pattern.exec(address);
    if (found) return at(found[1] ?? "", found[2] ?? "");
  }
  return null;
}

/** Whether a page is about a game that must be solved for it, and is not. */
export const needsSolution = ({ name, key }: PageAt): boolean =>
  ["explore", "theorem"].includes(name) && !gameUi(key).theorem;

const loading = new Map<string, Loading>();

/** The page itself. The same page is the same promise: a step further inside it does not begin it anew. */
export function loaded({ name, load, games }: PageAt): Loading {
  const id = [name, ...games].join(" ");
  const known = loading.get(id);
  if (known) return known;
  const found = Promise.all([load(), ...games.map(gameMessages)]).then(([part]) => part) as Loading;
  loading.set(id, found);
  found.catch(() => loading.delete(id)); // the next visit tries again
  return found;
}
