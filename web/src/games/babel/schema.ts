/* Made by `make generate` from the types in games/babel: not to be edited. */
import { int, letters, list, nullable, pick, sentence, struct, tagged, union, type Schema, type Sentence } from "../../schema";

const NAMES_1 = pick("a1", "b1", "a2", "b2");

const NAMES_2 = pick("", "e", "n", "en", "u", "eu", "nu", "enu", "d", "ed", "nd", "end", "enud", "", "w", "n", "wn", "u", "wu", "nu", "wnu", "d", "wd", "nd", "wnd", "wnud", "", "e", "s", "es", "u", "eu", "su", "esu", "d", "ed", "sd", "esd", "esud", "", "w", "s", "ws", "u", "wu", "su", "wsu", "d", "wd", "sd", "wsd", "wsud");

const NAMES_3 = pick("0", "1", "2", "3", "4");

const NAMES_4 = pick("e", "w", "n", "s", "d");

/** A cube in the tower; levels count from 1, a type is its number of bulges. */
export interface Cube {
  cell: "a1" | "b1" | "a2" | "b2";
  level: number;
  type: number;
  bulges: string;
}
export const CubeSchema: Schema<Cube> = struct<Cube>({ cell: NAMES_1, level: int, type: int, bulges: NAMES_2 });

/** What can be seen on the table. */
export interface View {
  placed: number;
  level: number;
  cubes: Cube[];
  hands: number[][];
}
export const ViewSchema: Schema<View> = struct<View>({ placed: int, level: int, cubes: list(CubeSchema), hands: list(list(int)) });

/** A seat places a cube. */
export interface Place {
  step: "place";
  seat: number;
  cell: "a1" | "b1" | "a2" | "b2";
  level: number;
  type: number;
  bulges: string;
}
export const PlaceSchema: Schema<Place> = tagged<"step", Place>("step", "place", { seat: int, cell: NAMES_1, level: int, type: int, bulges: NAMES_2 });

/** A level has its four cubes. */
export interface LevelComplete {
  step: "level-complete";
  level: number;
}
export const LevelCompleteSchema: Schema<LevelComplete> = tagged<"step", LevelComplete>("step", "level-complete", { level: int });

/** What the words point at: the cell, and the type of the cube. */
export interface Highlight {
  layer: number;
  cells: ("a1" | "b1" | "a2" | "b2")[];
  piece: string;
}
export const HighlightSchema: Schema<Highlight> = struct<Highlight>({ layer: int, cells: list(NAMES_1), piece: NAMES_3 });

/** Where to look, which piece to take, what that points at, and what follows from the rules. */
export interface Hint {
  where: Sentence;
  piece: Sentence;
  highlight: Highlight;
  facts: Sentence[];
}
export const HintSchema: Schema<Hint> = struct<Hint>({ where: sentence(["clue-babel-where", "", { cell: NAMES_1, level: int }]), piece: sentence(["clue-babel-piece", "", { type: int }]), highlight: HighlightSchema, facts: list(sentence(["clue-babel-answers", "", { count: int }])) });

export type Steps = (Place | LevelComplete)[];
export const StepsSchema: Schema<Steps> = list(union<[Place, LevelComplete]>(PlaceSchema, LevelCompleteSchema));

export const RefusalSchema: Schema<Sentence> = sentence(
  ["babel-taken", "B5", { cell: NAMES_1, level: int }],
  ["babel-diagonal", "B10", { cell: NAMES_1 }],
  ["babel-not-in-hand", "B3", { type: int }],
  ["babel-table", "B8", {}],
  ["babel-clash", "B7", { side: NAMES_4, cell: NAMES_1, other: NAMES_1 }],
  ["babel-hollow", "B7", { side: NAMES_4, cell: NAMES_1, other: NAMES_1 }],
);

export const EndingSchema: Schema<Sentence> = sentence(
  ["babel-stuck", "B11", { seat: int }],
  ["babel-tower-last", "B11", {}],
  ["babel-tower-draw", "B11", {}],
);

export const PromptSchema: Schema<Sentence> = sentence(
  ["babel-prompt", "", { seat: int, level: int }],
);

export type Text = string;
export const TextSchema: Schema<Text> = letters(" !\"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~");

export type Fault = Sentence | null;
export const FaultSchema: Schema<Fault> = nullable(sentence(["text-unexpected", "", { place: int }], ["text-short", "", { place: int }], ["text-long", "", { place: int }], ["text-range", "", { place: int, low: int, high: int }], ["babel-text-no-cube", "B2", { place: int }], ["babel-text-gap", "B5", { place: int }], ["babel-text-misfit", "B7", { place: int, cell: NAMES_1, level: int }], ["babel-text-diagonal", "B10", { place: int }], ["babel-text-count", "B3", { place: int, type: int }], ["babel-text-hands", "B4", { place: int }]));

/** The token of each action. */
export const TOKENS = /* @__PURE__ */ "a1- a1e a1n a1en a1u a1eu a1nu a1enu a1d a1ed a1nd a1end a1enud b1- b1w b1n b1wn b1u b1wu b1nu b1wnu b1d b1wd b1nd b1wnd b1wnud a2- a2e a2s a2es a2u a2eu a2su a2esu a2d a2ed a2sd a2esd a2esud b2- b2w b2s b2ws b2u b2wu b2su b2wsu b2d b2wd b2sd b2wsd b2wsud".split(" ");

/** All of it, for the page's referee. */
export const CLIENT_SCHEMA = { tokens: TOKENS, view: ViewSchema, steps: StepsSchema, refusal: RefusalSchema, ending: EndingSchema, prompt: PromptSchema, text: TextSchema, fault: FaultSchema, hint: HintSchema };
