/* The end of a game: how it is heard and seen, why it is over, what turned it, and the stars of a mission. */
import { beforeAll, describe, expect, test } from "vitest";
import { isCertain, turningPoint } from "../src/components/turningPoint";
import { gameUi } from "../src/games";
import { missionProgress } from "../src/games/bubbles/progress.svelte";
import { gameMessages, setLanguage, stripBidiMarks } from "../src/messages.svelte";
import { outcome } from "../src/outcome";
import type { LocalizedText, MoveAnalysis } from "../src/protocol";
import { localized } from "../src/referee/refusal";
import { makeReferee, storedGames } from "./referee";

const referee = makeReferee();
beforeAll(async () => {
  await setLanguage("en");
  await Promise.all(["babel", "nivos", "bubbles", "talo"].map(gameMessages));
});

describe("how it ended", () => {
  test.each([
    [[1, 0], [1], "won"],
    [[1, 0], [2], "lost"],
    [[0.5, 0.5], [1], "shared"],
    [[1, 1, 0, 0], [2], "won"], // a team
    [[0.5, 0.5, 0], [3], "lost"],
    [[1, 0], [1, 2], "won"], // both sit here
    [[0], [1], "lost"], // a mission
  ] as const)("%j for seats %j is %s", (result, you, how) => expect(outcome(result, you)).toBe(how));

  test.each([
    [[0, 1], "won"],
    [[0.5, 0.5], "shared"],
    [[0], "lost"],
  ] as const)("whoever watches %j sees that it was %s", (result, how) => expect(outcome(result, [])).toBe(how));
});

describe("the turning point", () => {
  const value = (exact: boolean) => ({ exact }) as MoveAnalysis["best"];
  const move = (ply: number, seat: number, lost: number, exact = true): MoveAnalysis => ({
    ply,
    seat,
    lost,
    margin: 0,
    mistake: lost >= 0.1,
    best: value(exact),
    played: value(exact),
  });

  test("is the loser's worst action, the later of two alike", () => {
    const moves = [move(0, 1, 0.9), move(1, 2, 0.4), move(3, 2, 0.4), move(5, 2, 0.2)];
    expect(turningPoint(moves, [1, 0])?.ply).toBe(3);
  });
  test("may be anybody's where nobody has lost", () => {
    expect(turningPoint([move(0, 1, 0.3), move(1, 2, 0.5)], [0.5, 0.5])?.ply).toBe(1);
  });
  test("is none if nobody who lost gave much away", () => {
    expect(turningPoint([move(0, 1, 0.9), move(1, 2, 0.05)], [1, 0])).toBeNull();
    expect(turningPoint([], null)).toBeNull();
  });
  test("is certain only if both values are proven", () => {
    expect(isCertain(move(0, 1, 1))).toBe(true);
    expect(isCertain(move(0, 1, 1, false))).toBe(false);
  });
});

/** The reasons of a game that is over, and the score. */
async function explained(game: string, options: Record<string, string>, tokens: string[]) {
  const ref = { game, options, tokens };
  const position = await referee.position(ref);
  const [view, ending] = [position.view(), localized(position.outcome!.reason)];
  const { end } = await gameUi(game).end!();
  const asked = end.asks?.(view, ending) ?? [];
  const refused: LocalizedText[] = asked.length ? await referee.refusals(ref, asked) : [];
  const reasons = end.reasons?.(view, ending, refused) ?? [];
  return { position, ending, refused, reasons, score: end.score(view, tokens) };
}

function storedEnd(game: string, k: number) {
  const { rows } = storedGames(game)[k]!;
  const options = rows[0]!.entry.kind === "made" ? rows[0]!.entry.options : {};
  const tokens: string[] = [];
  for (const { entry } of rows) {
    if (entry.kind === "played") tokens.push(entry.token);
    if (entry.kind === "undone") tokens.length = entry.ply;
  }
  return { options, tokens };
}

describe("why babel is over", () => {
  test("every free cell says what a cube would need there", async () => {
    let met = 0;
    for (const k of storedGames("babel").keys()) {
      const { options, tokens } = storedEnd("babel", k);
      const position = await referee.position({ game: "babel", options, tokens });
      if (position.outcome?.reason.message !== "babel-stuck") continue;
      const { reasons } = await explained("babel", options, tokens);
      const { cubes, level } = position.view() as { cubes: { level: number }[]; level: number };
      const placed = reasons.filter(({ places }) => places.length);
      expect(placed.length).toBe(4 - cubes.filter((cube) => cube.level === level).length);
      for (const { places, layer, words } of placed) {
        expect(layer).toBe(level - 1);
        expect(places.flat().length).toBe(1);
        expect(stripBidiMarks(words)).toMatch(/needs an? (bulge|indent)/);
      }
      met += 1;
    }
    expect(met).toBeGreaterThan(2);
  });
});

const STUCK =
  "b6~c6 a5+b5 +b =b5 +g =a5 c5~c6 a6+b6 +p =a6 +r =b6 d5~d6 b5+c5 +y =c5 +r =b5 b5~c5 b6+c6 +g =b6 +k =c6 " +
  "a5~a6 a6+b6 +p =a6 +p =b6 b5~b6 a5+b5 +b =b5 +b =a5 e5~e6 c5+d5 +p =c5 +p =d5 d5~e5 a5+a6 P:e10 +g =a5 +g =a6 " +
  "d5~d6 c6+d6 +p =c6 +y =d6 d6~e6 e5+e6 +g =e5 +y =e6 d5~d6 d5+e5 +y =d5 +r =e5 b5~c5 a6+b6 +k =b6 +k =a6";
const DONE = "e5~e6 b5+b6 +y =b5 +p =b6 c5~d5 d5+e5 +p =e5 +b =d5 d6~e6 c5+d5 >c2";

describe("why bubbles is over", () => {
  test("every pair of the sky is too high to fall, and no swap helps", async () => {
    const options = { sky: "YBRBPPGYGR", first: "1", blacks: "4" };
    const { ending, reasons, score } = await explained("bubbles", options, STUCK.split(" "));
    expect(ending.message).toBe("bubbles-stuck");
    expect(reasons.map(({ places, words }) => [places.length, words])).toEqual([
      [13, "If these two fall, a column will stay higher than four."],
      [0, "No swap in the sky changes that."],
    ]);
    expect(score[0]!.figures.length).toBe(2);
  });

  test("where the bag is too empty, the gaps of the sky are shown; where a planet is full, its columns", async () => {
    const start = await referee.position({ game: "bubbles", options: {}, tokens: [] });
    const { end } = await gameUi("bubbles").end!();
    const view = { ...(start.view() as object), sky: ["RP.BG", "YBGR."], bag: { R: 1 } };
    const told = (message: string, args = {}) => end.reasons!(view, { message, args, clause: "", text: "" }, []);
    const [gaps] = told("bubbles-no-refill");
    expect(gaps!.places).toEqual([["c5"], ["e6"]]);
    expect(stripBidiMarks(gaps!.words)).toBe("The sky has 2 gaps, and the bag holds only one bubble.");
    expect(told("bubbles-burst", { seat: 1, other: 2 })[0]!.places.flat()).toEqual(["a7", "b7", "c7", "d7", "e7"]);
    expect(told("bubbles-cleared")).toEqual([]);
  });
});

test("every stored game has a score with a figure for each seat", async () => {
  for (const game of ["babel", "nivos", "bubbles", "talo"])
    for (const k of storedGames(game).keys()) {
      const { options, tokens } = storedEnd(game, k);
      const position = await referee.position({ game, options, tokens });
      const { end } = await gameUi(game).end!();
      for (const { figures } of end.score(position.view(), tokens))
        expect(figures.length, game).toBe(position.rules.seats);
    }
});

describe("a mission", () => {
  const at = (count: number, mission = "1") => missionProgress({ mission }, DONE.split(" ").slice(0, count))!;
  const later = (drops: number) =>
    missionProgress({ mission: "1" }, Array.from({ length: drops }, () => ["c5+d5", "+r", "=c5"]).flat())!;

  test("counts a turn from the bubbles that are drawn for it", () => {
    expect([0, 2, 3, 8, 13, 15].map((count) => at(count).turn)).toEqual([1, 1, 2, 2, 3, 3]);
  });
  test("says what the next star takes, and which mission is next", () => {
    expect(at(0)).toMatchObject({ stars: 3, until: 8, better: 0, next: "2" });
    expect(later(8)).toMatchObject({ turn: 9, stars: 2, until: 14, better: 8 });
    expect(later(14)).toMatchObject({ turn: 15, stars: 1, until: 0, better: 14 });
    expect(at(0, "20").next).toBeNull();
  });
  test("of one's own has no stars, and a duel is none", () => {
    expect(missionProgress({ planet: "." }, [])).toMatchObject({ stars: 0, next: null });
    expect(missionProgress({}, [])).toBeNull();
  });
});
