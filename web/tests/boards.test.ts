/* What boards work out for the eye: where a bar comes to lie, which bubbles were moved, which tip applies. */
import { expect, test } from "vitest";
import { lastMarks } from "../src/stage/lastMarks";
import { lastPlaces } from "../src/games/babel";
import { moved } from "../src/games/bubbles/animation";
import { ui as nivos } from "../src/games/nivos";
import { placing, restFrom } from "../src/games/talo/tokens";
import { seatIdentity } from "../src/seatIdentity";
import type { Session } from "../src/session/session";
import { AMBER } from "../src/stage/marks";
import { makeReferee } from "./referee";

const bar = (token: string) => placing(token)!.bar;
const bars = (tokens: string) => tokens.split(" ").map(bar);

test("a bar let go beside a post drops to what is below", () => {
  expect(restFrom(bars("5z@4,4,0"), bar("1z@5,4,0"), 3)).toBe(0);
  expect(restFrom(bars("5z@4,4,0 2z@5,4,0"), bar("1z@5,4,0"), 3)).toBe(2);
  expect(restFrom(bars("5z@4,4,0 3x@3,4,5"), bar("1z@5,4,0"), 3)).toBe(0); // under what juts out
  expect(restFrom(bars("3z@4,4,0"), bar("3x@3,4,0"), 3)).toBe(3); // one cell of it is carried
});

test("where something is already, nothing is let go", () => {
  expect(restFrom(bars("5z@4,4,0"), bar("3x@3,4,0"), 2)).toBeNull();
});

test("only bubbles that still lie there are marked as moved", () => {
  const before = [
    { id: 1, bubble: "R", place: "a5" },
    { id: 2, bubble: "B", place: "b5" },
    { id: 3, bubble: "G", place: "c1" },
  ];
  // The first fell and then sank further, the second popped, a fourth was put.
  const now = [
    { id: 1, bubble: "R", place: "a1" },
    { id: 3, bubble: "G", place: "c1" },
    { id: 4, bubble: "Y", place: "b5" },
  ];
  expect(moved(before, now)).toEqual([1, 4]);
});

test("nivos begins with the neutral plate, and its first tip with that", async () => {
  const referee = makeReferee();
  const tipAfter = async (...tokens: string[]) =>
    nivos.tipMoment!((await referee.position({ game: "nivos", options: { cylinders: "choice" }, tokens })).view());
  expect(await tipAfter()).toBe("neutral");
  expect(await tipAfter("n@a1")).toBeNull();
  expect(await tipAfter("n@a1", "3x1@a1")).toBe("choose");
});

test("each player's last cube is outlined, the newest in amber, the other in the colour of its seat", () => {
  const cube = (cell: "a1" | "b1", level: number) => ({ cell, level, type: 0, bulges: "" });
  const view = { placed: 3, level: 1, cubes: [cube("b1", 1), cube("a1", 1), cube("a1", 2)], hands: [] };
  const turns = [
    { seat: 1, tokens: ["a1-"] },
    { seat: 2, tokens: ["a1-"] },
  ];
  const marks = lastMarks(
    { lastTurns: turns } as unknown as Session,
    (all) => lastPlaces(all, view),
    ({ cell, layer }) => view.cubes.find((one) => one.cell === cell && one.level === layer + 1),
  );
  expect(marks.map(({ piece }) => piece.level)).toEqual([2, 1]); // both in one cell: the newer one above
  expect(marks.map(({ colour }) => colour)).toEqual([AMBER, seatIdentity(2).paint]);
});
