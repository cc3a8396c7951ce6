/* Talo-Fantasy is judged on a server alone: this page's referee says so, whatever else is given. */
import { expect, test } from "vitest";
import { SERVER_ONLY } from "../src/referee/refusal";
import { makeReferee } from "./referee";

test.each([{ players: "1" }, { players: "2" }, { board: "table" }])(
  "fantasy with %o goes to the server",
  async (more) => {
    const ref = { game: "talo", options: { mode: "fantasy", ...more }, tokens: [], values: false };
    await expect(makeReferee().show(ref, new AbortController().signal)).rejects.toMatchObject({
      code: SERVER_ONLY,
    });
  },
);
