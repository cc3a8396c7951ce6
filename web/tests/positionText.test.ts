/* Positions as text: what the page writes it reads again, and what is wrong has its place, as in Python. */
import { describe, expect, it } from "vitest";
import { positionText, readPosition } from "../src/referee/positionText";
import { GAMES, makeReferee, storedGames } from "./referee";

const referee = makeReferee();
const PATIENCE = 120_000;
const EVERY = 7; // positions of a stored game

describe.each(GAMES)("%s", { timeout: PATIENCE }, (name) => {
  it("is exact in both directions, in every stored game", async () => {
    const game = await referee.game(name, "a text");
    for (const { rows } of storedGames(name).slice(0, 3)) {
      const made = rows[0]!.entry;
      const options = made.kind === "made" ? made.options : {};
      let position = await referee.position({ game: name, options });
      for (const { entry } of rows) {
        if (entry.kind === "undone") break;
        if (entry.kind === "played") position = position.play(entry.token);
        if (position.ply % EVERY) continue;
        const found = readPosition(game, {}, positionText(position));
        expect(found.state).toEqual(position.state);
        expect(found.settings).toEqual(position.settings);
      }
    }
  });
});

describe("a position of babel", { timeout: PATIENCE }, () => {
  const text = "enu,.,.,. 33122/33132";

  it("is where a study, a record and a table of this device begin", async () => {
    const { legal, text: shown } = await referee.show(
      { game: "babel", position: text },
      new AbortController().signal,
    );
    expect(shown).toBe(text);
    const after = await referee.position({ game: "babel", position: text, tokens: [legal![0]!] });
    expect(after.ply).toBe(1);
    const record = [
      '[Game "babel"]',
      '[Rules "1"]',
      '[Players "2"]',
      `[Position "${text}"]`,
      '[Result "*"]',
      "",
      `${legal![0]} {a comment} (${legal![1]} {another})`,
      "",
    ].join("\n");
    const { setup, line } = await referee.readRecord(record);
    expect([setup, line.map(({ token }) => token)]).toEqual([text, [legal![0]]]);
    expect(await referee.writeRecord(record, [{ ply: 1, text: "a comment" }])).toBe(record);
  });

  it.each([
    ["eq,.,.,. 33132/33132", { place: 2, shown: "q,.,.,. 33132/33132" }, "text-unexpected"],
    ["full_tower=draw e,.,.,. 33132/33132", { place: 25, shown: "33132/33132" }, "babel-text-count"],
  ])("%s is refused with its place", async (wrong, args, why) => {
    await expect(referee.position({ game: "babel", position: wrong })).rejects.toMatchObject({
      code: "bad-position",
      reason: { message: "position-refused", args },
      why: { message: why },
    });
  });

  it("does not contradict its options", async () => {
    const ref = { game: "babel", options: { full_tower: "last" }, position: `full_tower=draw ${text}` };
    await expect(referee.position(ref)).rejects.toMatchObject({ reason: { message: "position-option" } });
  });
});
