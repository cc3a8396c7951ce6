/* Talo without a server: its options and boards (T3, T5), its compiled rules, and what its puzzles ask for. */
import { sentence } from "../../referee/refusal";
import type { GameDefinition, Settings } from "../../referee/game";
import facts from "../../wasm/talo.json";
import code from "../../wasm/talo.wasm?url";
import boardFile from "../../../../src/ziggurat/games/talo/boards.txt?raw";
import {
  EndingSchema,
  PreviewSchema,
  PromptSchema,
  RefusalSchema,
  StepsSchema,
  TOKENS,
  ViewSchema,
  type Preview,
} from "./schema";

/** The rows of a board from the south, as they are drawn in the file. */
function rowsOf(board: string): string[] {
  const [, rows] = new RegExp(`^${board}:\\n((?:[#+~]+\\n)+)`, "m").exec(`${boardFile}\n`)!;
  return rows!.trim().split("\n").reverse();
}

const bits = (rows: string[], marks: string): number[] =>
  rows.map((row) => [...row].reduce((set, mark, x) => set | (Number(marks.includes(mark)) << x), 0));

function encode(settings: Settings): number[] {
  const rows = rowsOf(settings["board"]!);
  const [symmetric, dare] = [settings["starts"] === "symmetric", settings["collapse"] === "dare"];
  return [
    Number(settings["players"]),
    Number(symmetric),
    Number(dare),
    ...bits(rows, "#+"), // land
    ...bits(rows, "#"), // where pawns may start
  ];
}

const option = (name: string, ...values: string[]) => ({ name, values, default: values[0]!, drawn: false });

export const rules: GameDefinition = {
  name: "talo",
  title: "Talo",
  facts,
  code,
  options: [
    option("players", "2", "3", "4"),
    option("board", "green", "islands"),
    option("starts", "free", "symmetric"),
    option("collapse", "forbid", "dare"),
  ],
  tokens: TOKENS,
  view: ViewSchema,
  steps: StepsSchema,
  refusal: RefusalSchema,
  ending: EndingSchema,
  prompt: PromptSchema,
  preview: PreviewSchema,
  seats: ({ players }) => Number(players),
  encode,
  puzzle: {
    /** Only one of a few places is safe for the bar. */
    flaw(position, action) {
      const verdict = position.verdict(action) as Preview;
      if (!verdict?.fall) return null;
      const { bar, fall } = verdict;
      const spelled = `${bar.length}${bar.axis}@${bar.at.join(",")}`;
      return sentence("talo-falls", { bar: spelled, side: fall.side, moving: fall.moving.length }, "T14");
    },
  },
};
