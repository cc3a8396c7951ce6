/* The user interface of bubbles: its board, its plan of two planets and the sky between them, its words, its missions. */
import type { Said } from "../../protocol";
import { translate } from "../../messages.svelte";
import type { GameUi, TextCell, TextLayer } from "../../gameUi";
import { hintArgs, type HintHighlight } from "../../hints";
import CellPlan from "./CellPlan.svelte";
import { finished } from "./progress.svelte";
import type { ActionPreview } from "./animation";
import { COLUMNS, parseAction, inSky, isSolo, LETTERS, lying, type BubblesTable } from "./tokens";

export interface CellLook {
  bubble: string | null;
  open: boolean;
  sky: boolean;
}

const colour = (bubble: string) => translate("bubbles-colour-name", { bubble });

/** An action in words, whenever it was played. */
function phrase(token: string): string {
  const { kind, bubble, places } = parseAction(token);
  const [one = "", other = ""] = places.map(plain);
  return translate("bubbles-done", {
    kind,
    colour: bubble ? colour(bubble) : "",
    one,
    other,
    count: places.length,
  });
}

/** One that can be played now: with the bubbles that take part, and what “.” means here. */
function offer(token: string, table: BubblesTable): string {
  const { kind, bubble, places } = parseAction(token);
  if (kind === "pass") return translate("bubbles-pass-now", { phase: table.phase });
  if (kind === "place") return `${phrase(token)}: ${colour(table.drawn)}`;
  const lies = lying(table);
  const taking = places.map((place) => `${plain(place)} ${colour(lies.get(place) ?? "K")}`).join(", ");
  return translate("bubbles-offer", { kind, colour: bubble ? colour(bubble) : "", taking });
}

/** c+5 of the notation, without the planet that we put behind it. */
const plain = (place: string) => place.replace(/@.*/, "");

export function previewText({ points, powers, chain, out, sendable, ends }: ActionPreview): string {
  const what = points && out ? "both" : out ? "out" : points ? "points" : sendable ? "line" : "nothing";
  const said = [translate("bubbles-foreseen", { what, points, out })];
  if (chain > 1) said.push(translate("bubbles-foreseen-chain", { count: chain }));
  if (powers.length)
    said.push(translate("bubbles-foreseen-powers", { powers: [...new Set(powers)].map(colour).join(", ") }));
  if (ends) said.push(translate("bubbles-foreseen-end"));
  return said.join(" ");
}

function cell(place: string, table: BubblesTable, legal: string[]): TextCell {
  const bubble = lying(table).get(place) ?? null;
  const tokens = legal.filter((token) => parseAction(token).places.includes(place));
  return {
    name: plain(place),
    phrase: translate("bubbles-cell", {
      cell: plain(place),
      colour: bubble ? colour(bubble) : "none",
      count: tokens.length,
    }),
    tokens,
    look: { bubble, open: tokens.length > 0, sky: inSky(place) } satisfies CellLook,
  };
}

function layer(name: string, rows: string[], table: BubblesTable, legal: string[]): TextLayer {
  return {
    name,
    columns: COLUMNS,
    rows: rows.map((row) => row.replace(/@.*/, "")),
    cells: rows.map((row) => COLUMNS.map((column) => cell(column + row, table, legal))),
  };
}

/** Seat 1's planet, the sky, seat 2's planet; places above the fourth only while something is piled there. */
function layers(table: BubblesTable, legal: string[]): TextLayer[] {
  const piled = ["+6", "+5"].filter((row) => Object.keys(table.above).some((name) => name.endsWith(row)));
  const second = isSolo(table) ? translate("bubbles-other-planet") : translate("bubbles-planet", { seat: 2 });
  return [
    layer(
      translate("bubbles-planet", { seat: 1 }),
      [...piled.map((row) => `${row}@1`), "4", "3", "2", "1"],
      table,
      legal,
    ),
    layer(translate("bubbles-sky"), ["6", "5"], table, legal),
    layer(second, ["10", "9", "8", "7"], table, legal),
  ];
}

/** The layer where there is something to do. */
function current(legal: string[]): number {
  const place = legal.flatMap((token) => parseAction(token).places)[0];
  if (!place || inSky(place)) return 1;
  return place.includes("+") || Number(place.slice(1)) <= 4 ? 0 : 2;
}

function aside(table: BubblesTable): string[] {
  const counted = (counts: Record<string, number>) =>
    LETTERS.filter((letter) => counts[letter])
      .map((letter) => `${counts[letter]} × ${colour(letter)}`)
      .join(", ") || translate("bubbles-none");
  return [
    ...table.scores.map((count, k) =>
      translate("bubbles-holds", { seat: k + 1, count, powers: counted(table.powers[k] ?? {}) }),
    ),
    translate("bubbles-in-bag", { bubbles: counted(table.bag) }),
    ...(table.drawn ? [translate("bubbles-drawn", { colour: colour(table.drawn) })] : []),
  ];
}

/** What a hint points at: a column of the sky or of a planet; a power. */
function highlight(said: Said[], { actor }: BubblesTable): HintHighlight {
  const { where, column, kind, bubble } = hintArgs(said);
  const layer = where === "sky" ? 1 : (where === "own") === (actor === 1) ? 0 : 2;
  const rows = [
    [1, 2, 3, 4],
    [5, 6],
    [7, 8, 9, 10],
  ][layer]!;
  return {
    layer,
    cells: column ? rows.map((row) => `${column}${row}`) : [],
    piece: kind === "power" ? String(bubble) : "",
  };
}

export const bubbles: GameUi = {
  noPreviewInPuzzles: true,
  board: () => import("./Board.svelte"),
  cell: CellPlan,
  plan(view, legal) {
    const table = view as BubblesTable;
    return { layers: layers(table, legal), current: current(legal), aside: aside(table) };
  },
  phrase,
  offer: (token, table) => offer(token, table as BubblesTable),
  highlight: (said, table) => highlight(said, table as BubblesTable),
  picture: async () => (await import("./picture")).picture,
  missions: () => import("./Missions.svelte"),
  finished,
};
