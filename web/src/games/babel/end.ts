/* The end of babel: for each free cell, what a cube would need there, put together from what the referee says of each cube. */
import type { EndReason, GameEnd } from "../../gameUi";
import { listWords, translate } from "../../messages.svelte";
import type { LocalizedText } from "../../protocol";
import { expect } from "../../schema";
import { TOKENS, ViewSchema, type View } from "./schema";
import { CELLS, placement, type Cell } from "./tokens";

const STUCK = "babel-stuck";
const SIDES = ["d", "e", "w", "n", "s"];

const freeCells = ({ cubes, level }: View): Cell[] =>
  CELLS.filter((cell) => !cubes.some((cube) => cube.cell === cell && cube.level === level));

const asks = (view: View): string[] => {
  const free = freeCells(view);
  return TOKENS.filter((token) => free.includes(placement(token).cell));
};

/** Which faces must bulge and which must not: every cube in hand was refused for one of these. */
function needs(refused: LocalizedText[]): string[] {
  const sides = (message: string) => new Set(refused.filter((one) => one.message === message).map(sideOf));
  const [bulge, indent] = [sides("babel-hollow"), sides("babel-clash")];
  if (refused.some((one) => one.message === "babel-table")) indent.add("d");
  return SIDES.flatMap((side) => [
    ...(bulge.has(side) ? [translate("babel-needs", { face: "bulge", side })] : []),
    ...(indent.has(side) ? [translate("babel-needs", { face: "indent", side })] : []),
  ]);
}
const sideOf = ({ args }: LocalizedText): string => String(args["side"]);

function reasons(view: View, refusals: LocalizedText[]): EndReason[] {
  const asked = asks(view);
  const cells = freeCells(view).flatMap((cell): EndReason[] => {
    const needed = needs(refusals.filter((_, k) => placement(asked[k]!).cell === cell));
    if (!needed.length) return [];
    const words = translate("babel-cube-needs", { cell, needs: listWords(needed) });
    return [{ places: [[cell]], layer: view.level - 1, words }];
  });
  return cells.length ? [...cells, { places: [], layer: 0, words: translate("babel-none-turns-so") }] : [];
}

const sum = (counts: number[]) => counts.reduce((all, count) => all + count, 0);

export const end: GameEnd = {
  asks: (view, ending) => (ending.message === STUCK ? asks(expect(ViewSchema, view)) : []),
  reasons: (view, _, refusals) => reasons(expect(ViewSchema, view), refusals),
  score(given) {
    const { hands, placed } = expect(ViewSchema, given);
    return [
      { name: translate("babel-score-placed"), figures: [Math.ceil(placed / 2), Math.floor(placed / 2)] },
      { name: translate("babel-score-left"), figures: hands.map(sum) },
    ];
  },
};
