/* The end of nivos: the stack of each player or team; where nothing fits any more, why each plate that is left does not. */
import { asSentence } from "../../components/sentences";
import type { EndReason, GameEnd } from "../../gameUi";
import { listWords, translate } from "../../messages.svelte";
import type { LocalizedText } from "../../protocol";
import { expect } from "../../schema";
import { describe } from ".";
import { ViewSchema, type Kind, type View } from "./schema";
import { BOARD, colourOf, laying, named, NEUTRAL, write } from "./tokens";

const CELLS = Array.from({ length: BOARD * BOARD }, (_, k) => named(k % BOARD, Math.floor(k / BOARD)));
const MISFITS = ["nivos-uneven", "nivos-on-colour", "nivos-beside-colour"]; // what a plate may stumble over

/** The plates of hands and reserve, anywhere on the board and turned either way. */
function asks(view: View): string[] {
  const ways = (source: "" | "r", { size }: Kind) =>
    (size[0] === size[2] ? [false] : [false, true]).flatMap((turned) =>
      CELLS.map((cell) => write(source, size, turned, cell)),
    );
  const left = (kinds: Kind[]) => kinds.filter(({ size }) => size !== NEUTRAL);
  const tokens = [
    ...left(view.hands.flat()).flatMap((kind) => ways("", kind)),
    ...left(view.reserve).flatMap((kind) => ways("r", kind)),
  ];
  return [...new Set(tokens)];
}

/** One sentence for each plate: in how many places it stumbles over what. Of plates in other hands nothing is said. */
function reasons(view: View, refusals: LocalizedText[]): EndReason[] {
  const asked = asks(view).map((token, k) => ({ lays: laying(token)!, why: refusals[k]!.message }));
  const sizes = [...new Set(asked.map(({ lays }) => lays.source + lays.size))];
  const words = sizes.flatMap((plate) => {
    const here = asked.filter(({ lays }) => lays.source + lays.size === plate);
    const parts = MISFITS.flatMap((why) => {
      const count = here.filter((one) => one.why === why).length;
      return count ? [translate("nivos-stumbles", { why: why.replace("nivos-", ""), count })] : [];
    });
    if (!parts.length) return [];
    const { size } = here[0]!.lays;
    const described = describe({ size, colour: colourOf(view, size) });
    return [asSentence(translate("nivos-no-place", { plate: described, parts: listWords(parts) }))];
  });
  return [...new Set(words)].map((one) => ({ places: [], layer: 0, words: one })); // hand and reserve may have the same one
}

export const end: GameEnd = {
  asks: (view, { args }) => (args["cause"] === "stuck" ? asks(expect(ViewSchema, view)) : []),
  reasons: (view, _, refusals) => (refusals.length ? reasons(expect(ViewSchema, view), refusals) : []),
  score(given) {
    const { cylinders, hands } = expect(ViewSchema, given);
    const stacks = hands.map((_, k) => cylinders.find(({ seats }) => seats.includes(k + 1)));
    return [
      {
        name: translate("nivos-score-cylinders"),
        figures: stacks.map((stack) => stack?.heights.join(" + ") || "–"),
      },
      { name: translate("nivos-score-height"), figures: stacks.map((stack) => stack?.total ?? 0) },
    ];
  },
};
