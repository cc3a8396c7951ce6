/* Talo-Fantasy's user interface. Everything heavy in it is loaded when such a table opens. */
import type { GameUi, TurnSummary } from "../../../gameUi";
import { enumerated, translate } from "../../../messages.svelte";
import TurnPicture from "../TurnPicture.svelte";

const RELEASED = /(\d+)@[^&~]*/g;
const lengthsOf = (token: string): number[] => [...token.matchAll(RELEASED)].map(([, length]) => Number(length));
const takenBy = (token: string): number[] => (token[0] === "t" ? token.slice(1).split("+").map(Number) : []);

/** An action in words. */
export function phrase(token: string): string {
  const [first, second] = takenBy(token);
  if (first) return translate("talo-takes", { first, second: second ?? 0 });
  if (token[0] === "+") return translate("talo-rolls", { face: Number(token.slice(1)) });
  if (token === ".") return translate("talo-build-passes");
  if (token === "done") return translate("talo-build-ends");
  const [one, two] = lengthsOf(token);
  const moved =
    token
      .split("~")[1]
      ?.split(";")
      .filter((part) => part.includes(":")).length ?? 0;
  return translate("talo-build-places", {
    first: one ?? 0,
    second: two ?? 0,
    moved,
    back: String(token.endsWith("<")),
  });
}

/** Upright if the long axis, turned, points up. */
const uprights = (token: string) =>
  [...token.split("~")[0]!.matchAll(/(\d+)@[^/]*\/([^&~]*)/g)].map(([, length, turn]) => {
    const [, x = 0, y = 0] = turn!.split(",").map(Number);
    return { length: Number(length), upright: 1 - 2 * (x * x + y * y) > 0.9 };
  });

const summary = (tokens: string[]): TurnSummary => ({
  words:
    enumerated(tokens.filter((token) => token[0] !== "+" && token[0] !== "t").map(phrase)) ||
    phrase(tokens.at(-1)!),
  look: { bars: tokens.filter((token) => token.includes("~") && !token.endsWith("<")).flatMap(uprights) },
});

const TIPS: Record<string, string> = { take: "fantasy-take", build: "fantasy-build" };

export const fantasy: GameUi = {
  playedByHand: true,
  board: () => import("./Board.svelte"),
  textBoard: () => import("./TextBoard.svelte"),
  over: () => import("./Over.svelte"),
  phrase,
  suggest: phrase,
  told: (steps) => translate("talo-build-told", tally(steps)),
  tips: Object.values(TIPS),
  tipMoment: (view) => TIPS[(view as { phase: string }).phase] ?? "",
  summaries: (turns) => turns.map(({ tokens }) => summary(tokens)),
  beginsTurn: ({ token, seat }, sofar) => seat !== 0 && token[0] === "t" && sofar.some((one) => one.seat !== 0),
  turnPicture: TurnPicture,
};

interface Rest {
  step: string;
  bars?: unknown[];
  back?: unknown[];
  out?: unknown[];
}

/** How many bars came to rest elsewhere, went back to the hand, left the game. */
function tally(steps: unknown[]): { moved: number; back: number; out: number } {
  const rest = (steps as Rest[]).find(({ step }) => step === "rest");
  return { moved: rest?.bars?.length ?? 0, back: rest?.back?.length ?? 0, out: rest?.out?.length ?? 0 };
}
