/* The end of bubbles: which pairs cannot fall and why, as the referee says; or what is missing, or full. */
import type { EndReason, GameEnd } from "../../gameUi";
import { translate, translateMessage } from "../../messages.svelte";
import type { LocalizedText } from "../../protocol";
import { expect } from "../../schema";
import { TOKENS, ViewSchema, type View } from "./schema";
import { COLUMNS, EMPTY, isSolo, LETTERS, parseAction } from "./tokens";

const SKY = 1; // the layer of the plan; those of the planets are 0 and 2
const STUCK = ["bubbles-stuck", "bubbles-stuck-solo"];
const NO_REFILL = ["bubbles-no-refill", "bubbles-no-refill-solo", "bubbles-shared"];
const kindOf = (token: string) => parseAction(token).kind;
const DROPS = TOKENS.filter((token) => kindOf(token) === "drop");
const SWAPS = TOKENS.filter((token) => kindOf(token) === "swap");
const ASKED = [...DROPS, ...SWAPS];

/** The pairs that cannot fall, those with the same reason together; and that no swap helps. */
function stuck(refusals: LocalizedText[]): EndReason[] {
  const drops = refusals.slice(0, DROPS.length);
  const found = drops
    .filter(({ message }, k) => drops.findIndex((one) => one.message === message) === k)
    .map((refusal) => ({
      places: DROPS.filter((_, k) => drops[k]!.message === refusal.message).map((one) => parseAction(one).places),
      layer: SKY,
      words: translateMessage(refusal),
    }));
  const swap = refusals.slice(DROPS.length).find((one) => one.message === "bubbles-swap-stuck");
  return swap ? [...found, { places: [], layer: SKY, words: translate("bubbles-no-swap-helps") }] : found;
}

/** The gaps of the sky, and how many bubbles are left for them. */
function noRefill(view: View): EndReason[] {
  const gaps = view.sky.flatMap((row, k) =>
    [...row].flatMap((bubble, column) => (bubble === EMPTY ? [[`${COLUMNS[column]}${5 + k}`]] : [])),
  );
  const left = LETTERS.reduce((sum, letter) => sum + (view.bag[letter] ?? 0), 0);
  return [{ places: gaps, layer: SKY, words: translate("bubbles-gaps", { gaps: gaps.length, left }) }];
}

/** The highest place of each column of the full planet. */
function full(seat: number): EndReason[] {
  const places = COLUMNS.map((column) => [`${column}${seat === 1 ? 4 : 7}`]);
  return [{ places, layer: seat === 1 ? 0 : 2, words: translate("bubbles-columns-full") }];
}

const turnsIn = (tokens: string[]) => tokens.filter((token) => kindOf(token) === "drop").length;
const colouredOn = (planet: string[]) =>
  [...planet.join("")].filter((bubble) => bubble !== EMPTY && bubble !== "K").length;

export const end: GameEnd = {
  asks: (_, { message }) => (STUCK.includes(message) ? ASKED : []),
  reasons(given, { message, args }, refusals) {
    if (NO_REFILL.includes(message)) return noRefill(expect(ViewSchema, given));
    if (message === "bubbles-burst") return full(Number(args["other"]));
    return STUCK.includes(message) && refusals.length ? stuck(refusals) : [];
  },
  score(given, tokens) {
    const view = expect(ViewSchema, given);
    const scored = { name: translate("bubbles-score-bubbles"), figures: view.scores };
    if (!isSolo(view)) return [scored];
    return [
      { name: translate("bubbles-score-turns"), figures: [turnsIn(tokens)] },
      scored,
      { name: translate("bubbles-score-left"), figures: [colouredOn(view.planets[1]!)] },
    ];
  },
};
