/* Talo without a server: its compiled rules, and what its puzzles ask for. */
import { badOption, sentence } from "../../referee/refusal";
import type { GameDefinition } from "../../referee/game";
import facts from "../../wasm/talo.json";
import textCode from "../../wasm/talo.text.wasm?url";
import code from "../../wasm/talo.wasm?url";
import { unreadable } from "./notation";
import { CLIENT_SCHEMA, type Preview } from "./schema";
import { nameOf } from "./tokens";

export const rules: GameDefinition = {
  ...CLIENT_SCHEMA,
  facts,
  code,
  textCode,
  unreadable,
  seats: ({ players }) => Number(players),
  applies: ({ name }) => name !== "goal", // it belongs to fantasy
  // Fantasy's placements are weighed in Python alone (T24–T29), so its tables live on a server.
  serverOnly: ({ mode }) => (mode === "fantasy" ? sentence("talo-fantasy-server") : null),
  check({ goal }) {
    if (goal) throw badOption(sentence("talo-fantasy-only", { name: "goal", value: goal }, "T24"));
  },
  puzzle: {
    /** Only one of a few places is safe for the bar. */
    flaw(position, action) {
      const verdict = position.verdict(action) as Preview;
      if (!verdict?.fall) return null;
      const { bar, fall } = verdict;
      const args = { length: bar.length, bar: nameOf(bar), side: fall.side, moving: fall.moving.length };
      return sentence("talo-falls", args, "T14");
    },
  },
};
