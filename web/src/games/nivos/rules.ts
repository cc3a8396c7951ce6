/* Nivos without a server: its options (N4), its compiled rules, and what its puzzles ask for. */
import { badOption, sentence } from "../../referee/refusal";
import type { GameDefinition, Settings } from "../../referee/game";
import type { Position } from "../../referee/position";
import type { Sentence } from "../../schema";
import facts from "../../wasm/nivos.json";
import textCode from "../../wasm/nivos.text.wasm?url";
import network from "../../../../src/ziggurat/games/nivos/play/network.bin?url";
import code from "../../wasm/nivos.wasm?url";
import { SIZES, unreadable } from "./notation";
import { CLIENT_SCHEMA } from "./schema";

const HALF = SIZES.length / 2;
const FIRST_MEMBER = "1x1,1x2,1x5,2x4"; // what the first member of a team holds, unless agreed otherwise

/** The sizes that the first member of each of the two teams holds, as `split` tells it. */
function firstMembers(split: string): string[][] {
  const teams = split.split("/").map((part) => part.split(","));
  const refuse = (name: string, args: Sentence["args"]) => badOption(sentence(`nivos-split-${name}`, args, "N4"));
  if (teams.length > 2) throw refuse("teams", { count: teams.length });
  for (const sizes of teams) {
    for (const size of sizes) {
      if (!SIZES.includes(size)) throw refuse("size", { size, sizes: SIZES });
      if (sizes.indexOf(size) !== sizes.lastIndexOf(size)) throw refuse("twice", { size });
    }
    if (sizes.length !== HALF) throw refuse("count", { count: sizes.length, half: HALF });
  }
  return [teams[0]!, teams.at(-1)!];
}

/** The one spelling of a split: sizes in their order, once if the teams agree. */
const splitText = (first: string[][]): string =>
  [...new Set(first.map((sizes) => SIZES.filter((size) => sizes.includes(size)).join(",")))].join("/");

/** What costs no cylinder: it neither opens a level (N9; the first plate is free) nor is it a pass (N10). */
const isFree = (position: Position, action: number): boolean =>
  !position.steps(action).some(({ step }) => step === "cylinder" || step === "pass");

/** An answer of the other after which everything costs a cylinder. */
function refutation(after: Position): number | undefined {
  return after.actions.find((answer) => {
    const next = after.play(answer);
    return !next.over && !next.actions.some((action) => isFree(next, action));
  });
}

export const rules: GameDefinition = {
  ...CLIENT_SCHEMA,
  facts,
  code,
  textCode,
  network,
  unreadable,
  seats: ({ players }) => Number(players),
  defaults: (given): Settings => (given["players"] === "4" ? { split: FIRST_MEMBER } : {}),
  applies: ({ name }, { players }) => name !== "split" || players === "4",
  check({ split, players }) {
    if (split === undefined) return;
    if (players !== "4") throw badOption(sentence("nivos-split-players", { players: players! }, "N4"));
    firstMembers(split);
  },
  spelled(settings) {
    if (settings["split"] !== undefined) settings["split"] = splitText(firstMembers(settings["split"]));
  },
  puzzle: {
    /** Only one plate costs nothing now and leaves, after every answer, another one that costs nothing. */
    flaw(position, action) {
      const token = position.token(action);
      if (!isFree(position, action)) return sentence("nivos-puzzle-now", { token }, "N9");
      const after = position.play(action);
      const answer = refutation(after);
      if (answer === undefined) return null;
      return sentence("nivos-puzzle-next", { token, reply: after.token(answer) }, "N9");
    },
  },
};
