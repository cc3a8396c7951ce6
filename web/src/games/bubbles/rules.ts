/* Bubbles without a server: skies (U3), missions and planets (U21), its compiled rules, and what its puzzles ask for. */
import { badOption, sentence } from "../../referee/refusal";
import type { Chance, GameDefinition, Settings } from "../../referee/game";
import facts from "../../wasm/bubbles.json";
import textCode from "../../wasm/bubbles.text.wasm?url";
import code from "../../wasm/bubbles.wasm?url";
import network from "../../../../src/ziggurat/games/bubbles/play/network.bin?url";
import { unreadable } from "./notation";
import { CLIENT_SCHEMA, type Steps, type View } from "./schema";

const COLOURED = "RPYBG";
const LETTERS = `${COLOURED}K`;
const EMPTY = ".";
const COLUMNS = "abcde";
const [WIDE, HIGH, CELLS, STRIDE] = [5, 4, 10, 8]; // a planet; places of the sky; bits a column
const [OF_EACH, BAG_BLACKS] = [16, 3]; // U1, U4
const MISSION_SKY = "RPYBGYBGRP"; // all missions share it (U21)
const GROUPS = 3; // of a puzzle

type Args = Record<string, string | number>;
const refuse = (message: string, clause: string, args: Args = {}) =>
  badOption(sentence(`bubbles-${message}`, args, clause));
const isSolo = (settings: Settings) => "mission" in settings || "planet" in settings;
const countOf = (text: string, letter: string) => text.split(letter).length - 1;

/** The letters of a planet as the sets of the board, one for each colour. */
function planetSets(letters: string): bigint[] {
  const sets = [...LETTERS].map(() => 0n);
  [...letters].forEach((letter, k) => {
    const [row, column] = [Math.floor(k / WIDE), k % WIDE];
    if (letter !== EMPTY) sets[LETTERS.indexOf(letter)]! |= 1n << BigInt(STRIDE * column + HIGH - 1 - row);
  });
  return sets;
}

const isNeighbour = (one: number, other: number) => one !== other && Math.abs((one % WIDE) - (other % WIDE)) <= 1;

/** Two adjacent places of one colour, diagonally too (U3). */
function touchingTwins(sky: string): [number, number] | null {
  for (let one = 0; one < CELLS; one++)
    for (let other = one + 1; other < CELLS; other++)
      if (sky[one] === sky[other] && isNeighbour(one, other)) return [one, other];
  return null;
}

const placeName = (cell: number) => `${COLUMNS[cell % WIDE]}${HIGH + 1 + Math.floor(cell / WIDE)}`;

/** A sky for two, each of the 5,760 as likely. */
function drawSky(chance: Chance): string {
  for (let turned = 0; ; turned++) {
    const letters = [...COLOURED, ...COLOURED];
    for (let last = letters.length - 1; last > 0; last--) {
      const other = (chance(last + 1) + turned * last) % (last + 1); // it ends without chance, too
      [letters[last], letters[other]] = [letters[other]!, letters[last]!];
    }
    if (!touchingTwins(letters.join(""))) return letters.join("");
  }
}

function checkLetters(option: string, value: string, length: number, known: string): void {
  const clause = option === "sky" && known === COLOURED ? "U3" : "U21";
  for (const letter of value)
    if (!known.includes(letter)) throw refuse("letter", clause, { option, letter, known: [...known].join(" ") });
  if (value.length !== length) throw refuse("length", clause, { option, count: value.length, length });
}

function checkDuelSky(sky: string): void {
  checkLetters("sky", sky, CELLS, COLOURED);
  for (const bubble of COLOURED)
    if (countOf(sky, bubble) !== 2) throw refuse("sky-two", "U3", { bubble, count: countOf(sky, bubble) });
  const twins = touchingTwins(sky);
  if (twins) {
    const [one, other] = twins.map(placeName);
    throw refuse("sky-adjacent", "U3", { bubble: sky[twins[0]]!, one: one!, other: other! });
  }
}

function checkPlanet(planet: string): void {
  [...planet.slice(0, -WIDE)].forEach((letter, k) => {
    if (letter !== EMPTY && planet[k + WIDE] === EMPTY)
      throw refuse("planet-floating", "U21", { cell: `${COLUMNS[k % WIDE]}${7 + Math.floor(k / WIDE)}` });
  });
  if (![...COLOURED].some((letter) => planet.includes(letter))) throw refuse("planet-done", "U21");
  const step = BigInt(STRIDE);
  planetSets(planet)
    .slice(0, COLOURED.length)
    .forEach((set, k) => {
      const [up, along] = [set & (set >> 1n) & (set >> 2n), set & (set >> step) & (set >> (2n * step))];
      if (up | along) throw refuse("planet-line", "U21", { bubble: COLOURED[k]! });
    });
}

function checkSolo(settings: Settings): void {
  if ("first" in settings) throw refuse("solo-first", "U21");
  if ("mission" in settings) {
    for (const option of ["planet", "sky"])
      if (option in settings) throw refuse("numbered-alone", "U21", { option });
    return;
  }
  const [sky, planet] = [settings["sky"]!, settings["planet"]!];
  checkLetters("planet", planet, WIDE * HIGH, LETTERS + EMPTY);
  checkLetters("sky", sky, CELLS, LETTERS);
  checkPlanet(planet);
  for (const bubble of LETTERS) {
    const more = bubble === "K" ? Number(settings["blacks"]) + BAG_BLACKS : 0;
    const count = countOf(sky + planet, bubble) + more;
    if (count > OF_EACH) throw refuse("too-many", "U1", { bubble, count, most: OF_EACH });
  }
}

export const rules: GameDefinition = {
  ...CLIENT_SCHEMA,
  facts,
  code,
  textCode,
  network,
  unreadable,
  seats: (settings) => (isSolo(settings) ? 1 : 2),
  defaults: (given): Settings => ({
    ...(isSolo(given) ? { blacks: "3" } : {}), // U21
    ...("planet" in given ? { sky: MISSION_SKY } : {}),
  }),
  applies({ name }, settings) {
    if ("mission" in settings) return !["sky", "first", "planet"].includes(name);
    return !("planet" in settings) || !["first", "mission"].includes(name);
  },
  draw: ({ name, values }, chance) => (name === "sky" ? drawSky(chance) : values[chance(values.length)]!),
  check(settings) {
    if (isSolo(settings)) checkSolo(settings);
    else if ("sky" in settings) checkDuelSky(settings["sky"]!);
  },
  puzzle: {
    goOn: "bubbles-puzzle-drop",
    /** Only one swap, or none, and one drop after it make three groups on the solver's own planet (U10–U12). */
    flaw(position, action) {
      if ((position.view() as View).phase === "swap") return null; // what it is good for, the drop will show
      const steps = position.steps(action) as Steps;
      const count = steps.filter((one) => one.step === "pop" && one.planet === position.turn).length;
      return count >= GROUPS ? null : sentence("bubbles-puzzle-few", { count }, "U10");
    },
    solved: ({ parent }) => (parent?.view() as View).phase === "drop",
  },
};
