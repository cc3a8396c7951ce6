/* What set-up offers: how long a game takes, and planets of one's own. */
import { describe, expect, it } from "vitest";
import { minutesOf } from "../src/durations";
import { gameUi } from "../src/games";
import { BARE, isPlanet, withBubble } from "../src/games/bubbles/planet";

describe("a planet", () => {
  it("lets a bubble fall to the ground or onto others", () => {
    const one = withBubble(BARE, 2, "R");
    expect(one).toBe(".".repeat(17) + "R..");
    const two = withBubble(one, 7, "K");
    expect(two).toBe(".".repeat(12) + "K....R..");
    expect(withBubble(two, 17, "B")).toBe(".".repeat(12) + "K....B.."); // in its place
    expect(withBubble(two, 17, ".")).toBe(".".repeat(17) + "K.."); // what lay on it falls
  });

  it("of a full column takes no more", () => {
    const full = [15, 10, 5, 0].reduce((planet, cell) => withBubble(planet, cell, "G"), BARE);
    expect(withBubble(full, 0, "R")).toBe("R" + full.slice(1));
  });

  it.each(["", "R", "x".repeat(20), "R" + ".".repeat(19), ".".repeat(21), "<script>".padEnd(20, ".")])(
    "is not read from %j",
    (text) => expect(isPlanet(text)).toBe(false),
  );

  it("is read from its letters", () => expect(isPlanet(".".repeat(15) + "RPYBK")).toBe(true));
});

describe("how long a game takes", () => {
  it.each([
    ["babel", 2, 5],
    ["talo", 2, 20],
    ["talo", 4, 30],
    ["babel", 7, null],
    ["dice", 2, null],
  ] as const)("%s with %i", (game, players, minutes) =>
    expect(minutesOf(gameUi(game).duration, players)).toBe(minutes),
  );
});
