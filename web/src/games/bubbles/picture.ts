/* Bubbles for the home page: the sky between two worlds, in the middle of a game. */
import { mount } from "svelte";
import Miniature from "./Miniature.svelte";
import type { View } from "./schema";

// A position of a real game.
const VIEW: View = {
  phase: "drop",
  seat: 1,
  actor: 1,
  sky: ["YRPPR", "YGBBG"],
  planets: [
    ["KKGKK", "RP.Y.", "BG.G.", ".P..."],
    ["KKYKK", ".GRGB", ".YR..", ".Y..."],
  ],
  above: {},
  drawn: "",
  bag: {},
  scores: [0, 0],
  powers: [{}, {}],
  sendable: [],
};

export async function picture(frame: HTMLElement): Promise<void> {
  mount(Miniature, { target: frame, props: { view: VIEW, close: true } });
}
