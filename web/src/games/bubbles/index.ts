/* The user interface of bubbles: its board, its plan of two planets and the sky between them, its words, its missions. */
import { enumerated, labelled, listWords, paragraph, translate } from "../../messages.svelte";
import { whose } from "../../seatNames";
import type { GameUi, LastPlace, TextCell, TextLayer } from "../../gameUi";
import type { LastTurn } from "../../turns";
import { expect } from "../../schema";
import CellPlan from "./CellPlan.svelte";
import { finished, missionProgress, missionsDone } from "./progress.svelte";
import TurnPicture from "./TurnPicture.svelte";
import { beginsTurn, summaries } from "./turns";
import { previewOf, type ActionPreview } from "./animation";
import { StepsSchema, ViewSchema, type View } from "./schema";
import { COLUMNS, parseAction, inSky, isSolo, LETTERS, lying } from "./tokens";
import pictureByLamp from "./picture-dark.webp";
import pictureByDay from "./picture-light.webp";

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
function offer(token: string, view: View): string {
  const { kind, bubble, places } = parseAction(token);
  if (kind === "pass") return translate("bubbles-pass-now", { phase: view.phase });
  if (kind === "place") return labelled(phrase(token), colour(view.drawn));
  const lies = lying(view);
  const taking = enumerated(places.map((place) => `${plain(place)} ${colour(lies.get(place) ?? "K")}`));
  return translate("bubbles-offer", { kind, colour: bubble ? colour(bubble) : "", taking });
}

/** One that the board shows too: the bubbles that take part, not their places. */
function suggest(token: string, view: View): string {
  const { kind, bubble, places } = parseAction(token);
  if (kind === "pass") return translate("bubbles-pass-now", { phase: view.phase });
  if (kind === "draw") return phrase(token);
  const lies = lying(view);
  const [one = "", other = ""] = places.map((place) => colour(lies.get(place) ?? "K"));
  return translate("bubbles-suggest", {
    kind,
    colour: bubble ? colour(bubble) : "",
    one: kind === "place" ? colour(view.drawn) : one,
    other,
    count: places.length,
  });
}

/** c+5 of the notation, without the planet that we put behind it. */
const plain = (place: string) => place.replace(/@.*/, "");

export function previewText({ points, powers, chain, out, sendable, ends }: ActionPreview): string {
  const what = points && out ? "both" : out ? "out" : points ? "points" : sendable ? "line" : "nothing";
  const said = [translate("bubbles-foreseen", { what, points, out })];
  if (chain > 1) said.push(translate("bubbles-foreseen-chain", { count: chain }));
  if (powers.length)
    said.push(translate("bubbles-foreseen-powers", { powers: listWords([...new Set(powers)].map(colour)) }));
  if (ends) said.push(translate("bubbles-foreseen-end"));
  return paragraph(...said);
}

/** What has popped, if anything has: the same words as before it. */
function told(steps: unknown[], view: View): string {
  const done = previewOf(expect(StepsSchema, steps), view);
  return done.points || done.out ? previewText({ ...done, sendable: 0, ends: false }) : "";
}

function cell(place: string, view: View, legal: string[]): TextCell {
  const bubble = lying(view).get(place) ?? null;
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

/** "c5, red": a bubble and where it lies. */
export const placeInWords = (place: string, view: View): string => cell(place, view, []).phrase;

/** The places of the sky from which bubbles fell last, and what powers have touched. */
function lastPlaces(turns: readonly LastTurn[]): LastPlace[] {
  return turns.flatMap(({ seat, tokens }) => {
    const done = tokens.map(parseAction).filter(({ kind }) => kind === "drop" || kind === "power");
    return done.flatMap(({ places }) =>
      places.map((place) => ({ seat, cell: plain(place), layer: layerOf(place) })),
    );
  });
}

function layer(name: string, rows: string[], view: View, legal: string[]): TextLayer {
  return {
    name,
    columns: COLUMNS,
    rows: rows.map((row) => row.replace(/@.*/, "")),
    cells: rows.map((row) => COLUMNS.map((column) => cell(column + row, view, legal))),
  };
}

/** Seat 1's planet, the sky, seat 2's planet; places above the fourth only while something is piled there. */
function layers(view: View, legal: string[], names: string[]): TextLayer[] {
  const piled = ["+6", "+5"].filter((row) => Object.keys(view.above).some((name) => name.endsWith(row)));
  const planet = (owner: number) => translate("bubbles-planet", whose(owner, names));
  const second = isSolo(view) ? translate("bubbles-other-planet") : planet(2);
  return [
    layer(planet(1), [...piled.map((row) => `${row}@1`), "4", "3", "2", "1"], view, legal),
    layer(translate("bubbles-sky"), ["6", "5"], view, legal),
    layer(second, ["10", "9", "8", "7"], view, legal),
  ];
}

/** The layer of a place: seat 1's planet, the sky, seat 2's planet. */
function layerOf(place: string): number {
  if (inSky(place)) return 1;
  return place.includes("+") || Number(place.slice(1)) <= 4 ? 0 : 2;
}

/** The layer where there is something to do. */
function current(legal: string[]): number {
  const place = legal.flatMap((token) => parseAction(token).places)[0];
  return place ? layerOf(place) : 1;
}

function aside(view: View, names: string[]): string[] {
  const counted = (counts: View["bag"]) =>
    enumerated(
      LETTERS.filter((letter) => counts[letter]).map(
        (letter) => `${counts[letter]}\u00a0×\u00a0${colour(letter)}`,
      ),
    ) || translate("bubbles-none");
  return [
    ...view.scores.map((count, k) =>
      translate("bubbles-holds", {
        ...whose(k + 1, names),
        count,
        powers: counted(view.powers[k] ?? {}),
      }),
    ),
    translate("bubbles-in-bag", { bubbles: counted(view.bag) }),
    ...(view.drawn ? [translate("bubbles-drawn", { colour: colour(view.drawn) })] : []),
  ];
}

export const ui: GameUi = {
  duration: { turns: { 2: 35 }, seconds: 20 },
  needsNoWebGl: true,
  noPreviewInPuzzles: true,
  puzzleGoesOn: "bubbles-puzzle-drop",
  board: () => import("./Board.svelte"),
  end: () => import("./end"),
  cell: CellPlan,
  plan(given, legal, _, names) {
    const view = expect(ViewSchema, given);
    return { layers: layers(view, legal, names), current: current(legal), aside: aside(view, names) };
  },
  phrase,
  suggest: (token, view) => suggest(token, expect(ViewSchema, view)),
  offer: (token, view) => offer(token, expect(ViewSchema, view)),
  told: (steps, view) => told(steps, expect(ViewSchema, view)),
  lastPlaces,
  tips: ["swap", "drop", "place", "powers", "send"],
  tipMoment: (view) => expect(ViewSchema, view).phase,
  beginsTurn,
  summaries,
  turnPicture: TurnPicture,
  picture: { light: pictureByDay, dark: pictureByLamp },
  miniature: () => import("./Miniature.svelte"),
  missions: () => import("./Missions.svelte"),
  missionsDone,
  missionEditor: () => import("./PlanetEditor.svelte"),
  optionFields: { sky: () => import("./SkyField.svelte") },
  finished,
  mission: missionProgress,
};
