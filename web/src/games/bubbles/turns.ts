/* The turns of bubbles for the list of moves: which colours fell is found by following the sky from the first action on. */
import { enumerated, labelled, translate } from "../../messages.svelte";
import type { TurnSummary } from "../../gameUi";
import type { BeginsTurn, Turn } from "../../turns";
import { COLUMNS, parseAction } from "./tokens";

const MISSION_SKY = "RPYBGYBGRP"; // all missions share it (U21)

/** The next turn begins when bubbles are drawn after a drop: powers of the other planet are decided within this one. */
export const beginsTurn: BeginsTurn = ({ token }, sofar) =>
  parseAction(token).kind === "draw" && sofar.some((one) => parseAction(one.token).kind === "drop");

export interface TurnLook {
  swapped: boolean;
  dropped: string[]; // colours
  powers: string[]; // those that were used
  sent: number;
}

class Sky {
  private readonly lying = new Map<string, string>();
  private drawn = "";

  constructor(letters: string) {
    [...letters].forEach((letter, k) => this.lying.set(`${COLUMNS[k % 5]}${5 + Math.floor(k / 5)}`, letter));
  }

  /** Plays an action and gives the bubbles that it takes out of the sky. */
  play(token: string): string[] {
    const { kind, bubble, places } = parseAction(token);
    const [one = "", other = ""] = places;
    const colours = places.map((place) => this.lying.get(place) ?? "");
    if (kind === "draw") this.drawn = bubble;
    if (kind === "place") this.lying.set(one, this.drawn);
    if (kind === "swap") this.lying.set(one, colours[1]!).set(other, colours[0]!);
    if (kind !== "drop" && !(kind === "power" && bubble === "B")) return [];
    places.forEach((place) => this.lying.delete(place));
    return colours;
  }
}

function lookOf(tokens: string[], sky: Sky): TurnLook {
  const look: TurnLook = { swapped: false, dropped: [], powers: [], sent: 0 };
  for (const token of tokens) {
    const { kind, bubble } = parseAction(token);
    const taken = sky.play(token);
    if (kind === "swap") look.swapped = true;
    if (kind === "drop") look.dropped = taken.filter(Boolean);
    if (kind === "power") look.powers.push(bubble);
    if (kind === "send") look.sent += 1;
  }
  return look;
}

const colour = (bubble: string) => translate("bubbles-colour-name", { bubble });
const brief = (kind: string, count = 0) => translate("bubbles-brief", { kind, count });

function wordsOf({ swapped, dropped, powers, sent }: TurnLook): string {
  const words = dropped.length ? [dropped.map(colour).join(" + ")] : [];
  if (swapped && !dropped.length) words.push(brief("swap"));
  if (powers.length) words.push(labelled(brief("power"), enumerated(powers.map(colour))));
  if (sent) words.push(brief("send", sent));
  return enumerated(words) || "…";
}

export function summaries(turns: Turn[], options: Record<string, string>): TurnSummary[] {
  const sky = new Sky(options["sky"] ?? MISSION_SKY);
  return turns.map(({ tokens }) => {
    const look = lookOf(tokens, sky);
    return { words: wordsOf(look), look };
  });
}
