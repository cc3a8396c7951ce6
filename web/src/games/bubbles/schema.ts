/* Made by `make generate` from the types in games/bubbles: not to be edited. */
import { int, letters, list, nullable, pick, record, sentence, struct, tagged, tuple, union, type Schema, type Sentence } from "../../schema";

const NAMES_1 = pick("draw", "place", "swap", "drop", "send", "powers", "over");

const NAMES_2 = pick("a1", "a2", "a3", "a4", "a+5", "a+6", "a+7", "a+8", "b1", "b2", "b3", "b4", "b+5", "b+6", "b+7", "b+8", "c1", "c2", "c3", "c4", "c+5", "c+6", "c+7", "c+8", "d1", "d2", "d3", "d4", "d+5", "d+6", "d+7", "d+8", "e1", "e2", "e3", "e4", "e+5", "e+6", "e+7", "e+8", "a10", "a9", "a8", "a7", "a+5", "a+6", "a+7", "a+8", "b10", "b9", "b8", "b7", "b+5", "b+6", "b+7", "b+8", "c10", "c9", "c8", "c7", "c+5", "c+6", "c+7", "c+8", "d10", "d9", "d8", "d7", "d+5", "d+6", "d+7", "d+8", "e10", "e9", "e8", "e7", "e+5", "e+6", "e+7", "e+8", "a5", "b5", "c5", "d5", "e5", "a6", "b6", "c6", "d6", "e6");

const NAMES_3 = pick("R", "P", "Y", "B", "G", "K");

const NAMES_4 = pick("", "R", "P", "Y", "B", "G", "K");

const NAMES_5 = pick("R", "P", "Y", "B", "G");

const NAMES_6 = pick("no-refill", "stuck", "burst", "cleared");

const NAMES_7 = pick("", "R", "P", "Y", "B", "G");

const NAMES_8 = pick("sky", "own", "other");

const NAMES_9 = pick("a", "b", "c", "d", "e");

const NAMES_10 = pick("draw", "place", "swap", "drop", "send", "power", "pass");

const NAMES_11 = pick(".", "R", "P", "Y", "B", "G", "K");

const NAMES_12 = pick("own", "other");

/** What can be seen on the table, and all of it: the bag by counting, never its order. */
export interface View {
  phase: "draw" | "place" | "swap" | "drop" | "send" | "powers" | "over";
  seat: number;
  actor: number;
  sky: string[];
  planets: string[][];
  above: Partial<Record<string, "R" | "P" | "Y" | "B" | "G" | "K">>;
  drawn: "" | "R" | "P" | "Y" | "B" | "G" | "K";
  bag: Partial<Record<"R" | "P" | "Y" | "B" | "G" | "K", number>>;
  scores: number[];
  powers: (Partial<Record<"R" | "P" | "Y" | "B" | "G", number>>)[];
  sendable: string[];
}
export const ViewSchema: Schema<View> = struct<View>({ phase: NAMES_1, seat: int, actor: int, sky: list(letters(".RPYBGK")), planets: list(list(letters(".RPYBGK"))), above: record(NAMES_2, NAMES_3), drawn: NAMES_4, bag: record(NAMES_3, int), scores: list(int), powers: list(record(NAMES_5, int)), sendable: list(NAMES_2) });

/** A bubble is drawn from the bag. */
export interface Draw {
  step: "draw";
  bubble: "R" | "P" | "Y" | "B" | "G" | "K";
}
export const DrawSchema: Schema<Draw> = tagged<"step", Draw>("step", "draw", { bubble: NAMES_3 });

/** It is put into the sky. */
export interface Place {
  step: "place";
  seat: number;
  bubble: "R" | "P" | "Y" | "B" | "G" | "K";
  cell: string;
}
export const PlaceSchema: Schema<Place> = tagged<"step", Place>("step", "place", { seat: int, bubble: NAMES_3, cell: NAMES_2 });

/** Two bubbles of the sky change places. */
export interface Swap {
  step: "swap";
  seat: number;
  cells: [string, string];
}
export const SwapSchema: Schema<Swap> = tagged<"step", Swap>("step", "swap", { seat: int, cells: tuple(NAMES_2, NAMES_2) });

/** The sky is left as it is. */
export interface Keep {
  step: "keep";
  seat: number;
}
export const KeepSchema: Schema<Keep> = tagged<"step", Keep>("step", "keep", { seat: int });

/** A bubble falls to a place of a planet, from the sky, the same column, or the other planet. */
export interface Fall {
  step: "fall";
  planet: number;
  bubble: "R" | "P" | "Y" | "B" | "G" | "K";
  from: string;
  to: string;
}
export const FallSchema: Schema<Fall> = tagged<"step", Fall>("step", "fall", { planet: int, bubble: NAMES_3, from: NAMES_2, to: NAMES_2 });

/** A group pops: its lines, and what is beside them. */
export interface Pop {
  step: "pop";
  planet: number;
  bubble: "R" | "P" | "Y" | "B" | "G";
  lines: string[];
  beside: string[];
}
export const PopSchema: Schema<Pop> = tagged<"step", Pop>("step", "pop", { planet: int, bubble: NAMES_5, lines: list(NAMES_2), beside: list(NAMES_2) });

/** Bubbles are scored. */
export interface Score {
  step: "score";
  seat: number;
  points: number;
  total: number;
}
export const ScoreSchema: Schema<Score> = tagged<"step", Score>("step", "score", { seat: int, points: int, total: int });

/** A power is won. */
export interface Power {
  step: "power";
  seat: number;
  bubble: "R" | "P" | "Y" | "B" | "G";
}
export const PowerSchema: Schema<Power> = tagged<"step", Power>("step", "power", { seat: int, bubble: NAMES_5 });

/** A power is used on one place or two. */
export interface Use {
  step: "use";
  seat: number;
  bubble: "R" | "P" | "Y" | "B" | "G";
  cells: string[];
}
export const UseSchema: Schema<Use> = tagged<"step", Use>("step", "use", { seat: int, bubble: NAMES_5, cells: list(NAMES_2) });

/** All powers of a seat are declined. */
export interface Decline {
  step: "decline";
  seat: number;
}
export const DeclineSchema: Schema<Decline> = tagged<"step", Decline>("step", "decline", { seat: int });

/** None of a seat's powers can be used: they are lost. */
export interface Lapse {
  step: "lapse";
  seat: number;
}
export const LapseSchema: Schema<Lapse> = tagged<"step", Lapse>("step", "lapse", { seat: int });

/** A bubble of a line is sent to the mission's planet. */
export interface Send {
  step: "send";
  seat: number;
  bubble: "R" | "P" | "Y" | "B" | "G";
  cell: string;
}
export const SendSchema: Schema<Send> = tagged<"step", Send>("step", "send", { seat: int, bubble: NAMES_5, cell: NAMES_2 });

/** No more bubbles are sent in this round. */
export interface Enough {
  step: "enough";
  seat: number;
}
export const EnoughSchema: Schema<Enough> = tagged<"step", Enough>("step", "enough", { seat: int });

/** A turn begins. */
export interface Turn {
  step: "turn";
  seat: number;
}
export const TurnSchema: Schema<Turn> = tagged<"step", Turn>("step", "turn", { seat: int });

/** The game is over. */
export interface End {
  step: "end";
  how: "no-refill" | "stuck" | "burst" | "cleared";
  winners: number[];
}
export const EndSchema: Schema<End> = tagged<"step", End>("step", "end", { how: NAMES_6, winners: list(int) });

/** A group is taken out of the mission's planet. */
export interface Out {
  step: "out";
  planet: number;
  bubble: "R" | "P" | "Y" | "B" | "G";
  lines: string[];
  beside: string[];
}
export const OutSchema: Schema<Out> = tagged<"step", Out>("step", "out", { planet: int, bubble: NAMES_5, lines: list(NAMES_2), beside: list(NAMES_2) });

/** What the words point at: a column of the sky or of a planet, and a power. */
export interface Highlight {
  layer: number;
  cells: string[];
  piece: "" | "R" | "P" | "Y" | "B" | "G";
}
export const HighlightSchema: Schema<Highlight> = struct<Highlight>({ layer: int, cells: list(NAMES_2), piece: NAMES_7 });

/** Where to look, which piece to take, what that points at, and what follows from the rules. */
export interface Hint {
  where: Sentence;
  piece: Sentence;
  highlight: Highlight;
  facts: Sentence[];
}
export const HintSchema: Schema<Hint> = struct<Hint>({ where: sentence(["clue-bubbles-where", "", { where: NAMES_8, column: NAMES_9 }], ["clue-bubbles-where-pass", "", {}]), piece: sentence(["clue-bubbles-piece", "", { kind: NAMES_10, bubble: NAMES_11, other: NAMES_11 }], ["clue-bubbles-piece-pass", "", {}]), highlight: HighlightSchema, facts: list(sentence(["clue-bubbles-pops", "", { count: int, groups: int }], ["clue-bubbles-points", "", { points: int }], ["clue-bubbles-power", "", { bubble: NAMES_5 }], ["clue-bubbles-then", "", { count: int, kind: NAMES_10 }], ["clue-bubbles-nothing", "", {}])) });

export type Steps = (Draw | Place | Swap | Keep | Fall | Pop | Score | Power | Use | Decline | Lapse | Send | Enough | Turn | End | Out)[];
export const StepsSchema: Schema<Steps> = list(union<[Draw, Place, Swap, Keep, Fall, Pop, Score, Power, Use, Decline, Lapse, Send, Enough, Turn, End, Out]>(DrawSchema, PlaceSchema, SwapSchema, KeepSchema, FallSchema, PopSchema, ScoreSchema, PowerSchema, UseSchema, DeclineSchema, LapseSchema, SendSchema, EnoughSchema, TurnSchema, EndSchema, OutSchema));

export const RefusalSchema: Schema<Sentence> = sentence(
  ["bubbles-draw-first", "U6", { bubble: NAMES_11, kind: NAMES_10 }],
  ["bubbles-place-first", "U6", { bubble: NAMES_11, kind: NAMES_10 }],
  ["bubbles-swap-first", "U7", { bubble: NAMES_11, kind: NAMES_10 }],
  ["bubbles-drop-first", "U8", { bubble: NAMES_11, kind: NAMES_10 }],
  ["bubbles-send-first", "U22", { bubble: NAMES_11, kind: NAMES_10 }],
  ["bubbles-powers-first", "U13", { bubble: NAMES_11, kind: NAMES_10 }],
  ["bubbles-send-solo", "U22", {}],
  ["bubbles-powers-off", "U20", {}],
  ["bubbles-not-in-bag", "U6", { bubble: NAMES_3 }],
  ["bubbles-sky-taken", "U6", { cell: NAMES_2 }],
  ["bubbles-must-swap", "U14", {}],
  ["bubbles-same-colour", "U15", { one: NAMES_2, other: NAMES_2 }],
  ["bubbles-swap-stuck", "U14", { one: NAMES_2, other: NAMES_2 }],
  ["bubbles-out-of-reach", "U8", { one: NAMES_2, other: NAMES_2, row: int }],
  ["bubbles-too-high", "U9", { one: NAMES_2, other: NAMES_2 }],
  ["bubbles-sent-already", "U22", { cell: NAMES_2, column: NAMES_9 }],
  ["bubbles-nothing-there", "U22", { cell: NAMES_2, column: NAMES_9 }],
  ["bubbles-not-in-line", "U22", { cell: NAMES_2, column: NAMES_9 }],
  ["bubbles-column-full", "U22", { cell: NAMES_2, column: NAMES_9 }],
  ["bubbles-sent-enough", "U22", { cell: NAMES_2, column: NAMES_9 }],
  ["bubbles-power-not-held", "U13", { bubble: NAMES_5, seat: int }],
  ["bubbles-red-other", "U15", {}],
  ["bubbles-green-own", "U15", {}],
  ["bubbles-exchange-empty", "U15", { one: NAMES_2, other: NAMES_2 }],
  ["bubbles-purple-own", "U16", {}],
  ["bubbles-nothing-there", "U16", { cell: NAMES_2, column: NAMES_9 }],
  ["bubbles-not-free", "U16", { cell: NAMES_2, column: NAMES_9 }],
  ["bubbles-column-full", "U16", { cell: NAMES_2, column: NAMES_9 }],
  ["bubbles-blue-row", "U16", { row: int }],
  ["bubbles-yellow-own", "U18", {}],
  ["bubbles-nothing-there", "U18", { cell: NAMES_2, column: NAMES_9 }],
  ["bubbles-not-free", "U18", { cell: NAMES_2, column: NAMES_9 }],
);

export const EndingSchema: Schema<Sentence> = sentence(
  ["bubbles-cleared", "U25", {}],
  ["bubbles-burst", "U17", { seat: int, other: int }],
  ["bubbles-stuck", "U14", { seat: int }],
  ["bubbles-stuck-solo", "U14", { seat: int }],
  ["bubbles-no-refill-solo", "U25", {}],
  ["bubbles-shared", "U19", { one: int, two: int }],
  ["bubbles-no-refill", "U19", { one: int, two: int, seat: int }],
);

export const PromptSchema: Schema<Sentence> = sentence(
  ["bubbles-prompt-draw", "", { seat: int, bubble: NAMES_11, powers: letters("RPYBG, \u00d70123456789"), whose: NAMES_12, other: int }],
  ["bubbles-prompt-place", "", { seat: int, bubble: NAMES_11, powers: letters("RPYBG, \u00d70123456789"), whose: NAMES_12, other: int }],
  ["bubbles-prompt-swap", "", { seat: int, bubble: NAMES_11, powers: letters("RPYBG, \u00d70123456789"), whose: NAMES_12, other: int }],
  ["bubbles-prompt-drop", "", { seat: int, bubble: NAMES_11, powers: letters("RPYBG, \u00d70123456789"), whose: NAMES_12, other: int }],
  ["bubbles-prompt-send", "", { seat: int, bubble: NAMES_11, powers: letters("RPYBG, \u00d70123456789"), whose: NAMES_12, other: int }],
  ["bubbles-prompt-powers", "", { seat: int, bubble: NAMES_11, powers: letters("RPYBG, \u00d70123456789"), whose: NAMES_12, other: int }],
);

export type Text = string;
export const TextSchema: Schema<Text> = letters(" !\"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~");

export type Fault = Sentence | null;
export const FaultSchema: Schema<Fault> = nullable(sentence(["text-unexpected", "", { place: int }], ["text-short", "", { place: int }], ["text-long", "", { place: int }], ["text-range", "", { place: int, low: int, high: int }], ["bubbles-text-row", "U2", { place: int }], ["bubbles-text-gap", "U2", { place: int }], ["bubbles-text-line", "U10", { place: int }], ["bubbles-text-count", "U1", { place: int }], ["bubbles-text-drawn", "U6", { place: int }], ["bubbles-text-powers", "U13", { place: int }], ["bubbles-text-phase", "", { place: int }], ["bubbles-text-solo", "U21", { place: int }], ["bubbles-text-sent", "U22", { place: int }]));

/** The token of each action. */
export const TOKENS = /* @__PURE__ */ "+r +p +y +b +g +k =a5 =b5 =c5 =d5 =e5 =a6 =b6 =c6 =d6 =e6 . a5~b5 b5~c5 c5~d5 d5~e5 a6~b6 b6~c6 c6~d6 d6~e6 a5~a6 b5~b6 c5~c6 d5~d6 e5~e6 a5+b5 b5+c5 c5+d5 d5+e5 a6+b6 b6+c6 c6+d6 d6+e6 a5+a6 b5+b6 c5+c6 d5+d6 e5+e6 R:a1~a2 R:a2~a3 R:a3~a4 R:b1~b2 R:b2~b3 R:b3~b4 R:c1~c2 R:c2~c3 R:c3~c4 R:d1~d2 R:d2~d3 R:d3~d4 R:e1~e2 R:e2~e3 R:e3~e4 R:a1~b1 R:a2~b2 R:a3~b3 R:a4~b4 R:b1~c1 R:b2~c2 R:b3~c3 R:b4~c4 R:c1~d1 R:c2~d2 R:c3~d3 R:c4~d4 R:d1~e1 R:d2~e2 R:d3~e3 R:d4~e4 R:a9~a10 R:a8~a9 R:a7~a8 R:b9~b10 R:b8~b9 R:b7~b8 R:c9~c10 R:c8~c9 R:c7~c8 R:d9~d10 R:d8~d9 R:d7~d8 R:e9~e10 R:e8~e9 R:e7~e8 R:a10~b10 R:a9~b9 R:a8~b8 R:a7~b7 R:b10~c10 R:b9~c9 R:b8~c8 R:b7~c7 R:c10~d10 R:c9~d9 R:c8~d8 R:c7~d7 R:d10~e10 R:d9~e9 R:d8~e8 R:d7~e7 G:a1~a2 G:a2~a3 G:a3~a4 G:b1~b2 G:b2~b3 G:b3~b4 G:c1~c2 G:c2~c3 G:c3~c4 G:d1~d2 G:d2~d3 G:d3~d4 G:e1~e2 G:e2~e3 G:e3~e4 G:a1~b1 G:a2~b2 G:a3~b3 G:a4~b4 G:b1~c1 G:b2~c2 G:b3~c3 G:b4~c4 G:c1~d1 G:c2~d2 G:c3~d3 G:c4~d4 G:d1~e1 G:d2~e2 G:d3~e3 G:d4~e4 G:a9~a10 G:a8~a9 G:a7~a8 G:b9~b10 G:b8~b9 G:b7~b8 G:c9~c10 G:c8~c9 G:c7~c8 G:d9~d10 G:d8~d9 G:d7~d8 G:e9~e10 G:e8~e9 G:e7~e8 G:a10~b10 G:a9~b9 G:a8~b8 G:a7~b7 G:b10~c10 G:b9~c9 G:b8~c8 G:b7~c7 G:c10~d10 G:c9~d9 G:c8~d8 G:c7~d7 G:d10~e10 G:d9~e9 G:d8~e8 G:d7~e7 P:a1 P:a2 P:a3 P:a4 P:b1 P:b2 P:b3 P:b4 P:c1 P:c2 P:c3 P:c4 P:d1 P:d2 P:d3 P:d4 P:e1 P:e2 P:e3 P:e4 P:a10 P:a9 P:a8 P:a7 P:b10 P:b9 P:b8 P:b7 P:c10 P:c9 P:c8 P:c7 P:d10 P:d9 P:d8 P:d7 P:e10 P:e9 P:e8 P:e7 Y:a1 Y:a2 Y:a3 Y:a4 Y:b1 Y:b2 Y:b3 Y:b4 Y:c1 Y:c2 Y:c3 Y:c4 Y:d1 Y:d2 Y:d3 Y:d4 Y:e1 Y:e2 Y:e3 Y:e4 Y:a10 Y:a9 Y:a8 Y:a7 Y:b10 Y:b9 Y:b8 Y:b7 Y:c10 Y:c9 Y:c8 Y:c7 Y:d10 Y:d9 Y:d8 Y:d7 Y:e10 Y:e9 Y:e8 Y:e7 B:a5 B:b5 B:c5 B:d5 B:e5 B:a6 B:b6 B:c6 B:d6 B:e6 >a1 >a2 >a3 >a4 >a5 >a6 >b1 >b2 >b3 >b4 >b5 >b6 >c1 >c2 >c3 >c4 >c5 >c6 >d1 >d2 >d3 >d4 >d5 >d6 >e1 >e2 >e3 >e4 >e5 >e6".split(" ");

/** All of it, for the page's referee. */
export const CLIENT_SCHEMA = { tokens: TOKENS, view: ViewSchema, steps: StepsSchema, refusal: RefusalSchema, ending: EndingSchema, prompt: PromptSchema, text: TextSchema, fault: FaultSchema, hint: HintSchema };
