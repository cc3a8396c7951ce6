/* Made by `make generate` from the types in games/talo: not to be edited. */
import { grammar } from "../../grammar";
import { bool, float, int, letters, list, members, nullable, optional, pick, sentence, struct, tagged, text, tuple, union, type Schema, type Sentence } from "../../schema";

const NAMES_1 = pick("x", "y", "z");

const NAMES_2 = pick("red", "blue", "yellow", "green");

const NAMES_3 = pick("e", "w", "n", "s", "d");

const NAMES_4 = pick("start", "restart", "roll", "take", "build", "finish", "over");

const NAMES_5 = pick("top", "collapse", "supply", "standstill");

const NAMES_6 = pick("", "pawn", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10");

const NAMES_7 = pick("sw", "s", "se", "w", "middle", "e", "nw", "n", "ne");

const NAMES_8 = pick("z", "lying");

const NAMES_9 = pick("", "!");

/** A bar of the construction. */
export interface PlacedBar {
  length: number;
  axis: "x" | "y" | "z";
  at: [number, number, number];
  held: boolean;
}
export const PlacedBarSchema: Schema<PlacedBar> = struct<PlacedBar>({ length: int, axis: NAMES_1, at: tuple(int, int, int), held: bool });

/** A pawn; at height 0 it stands on the board. */
export interface Pawn {
  x: number;
  y: number;
  height: number;
  colour: "red" | "blue" | "yellow" | "green";
}
export const PawnSchema: Schema<Pawn> = struct<Pawn>({ x: int, y: int, height: int, colour: NAMES_2 });

/** How a bar begins to fall: the velocity of its middle, and its turning, both along x, y and z. */
export interface Motion {
  bar: string;
  velocity: [number, number, number];
  turning: [number, number, number];
}
export const MotionSchema: Schema<Motion> = struct<Motion>({ bar: text(int, NAMES_1, "@", int, ",", int, ",", int), velocity: tuple(float, float, float), turning: tuple(float, float, float) });

/** The first moment of a fall. */
export interface Fall {
  side: "e" | "w" | "n" | "s" | "d";
  moving: Motion[];
}
export const FallSchema: Schema<Fall> = struct<Fall>({ side: NAMES_3, moving: list(MotionSchema) });

/** What can be seen on the table. */
export interface View {
  phase: "start" | "restart" | "roll" | "take" | "build" | "finish" | "over";
  seat: number;
  land: string[];
  bars: PlacedBar[];
  pawns: (Pawn | null)[];
  supply: number[];
  rolled: number;
  rolls: number;
  taken: number[];
  hand: number[];
  reachable: [number, number, number][];
  fall?: Fall | undefined;
}
export const ViewSchema: Schema<View> = struct<View>({ phase: NAMES_4, seat: int, land: list(letters("~+#")), bars: list(PlacedBarSchema), pawns: list(nullable(PawnSchema)), supply: list(int), rolled: int, rolls: int, taken: list(int), hand: list(int), reachable: list(tuple(int, int, int)), fall: optional(FallSchema) });

/** A seat ends its turn. */
export interface EndTurn {
  step: "end-turn";
  seat: number;
}
export const EndTurnSchema: Schema<EndTurn> = tagged<"step", EndTurn>("step", "end-turn", { seat: int });

/** A seat that is walled in stays where it is. */
export interface Decline {
  step: "decline";
  seat: number;
}
export const DeclineSchema: Schema<Decline> = tagged<"step", Decline>("step", "decline", { seat: int });

/** The die falls. */
export interface Roll {
  step: "roll";
  seat: number;
  face: number;
}
export const RollSchema: Schema<Roll> = tagged<"step", Roll>("step", "roll", { seat: int, face: int });

/** A pawn is put on the board, at the start or again. */
export interface Put {
  step: "put";
  seat: number;
  from: [number, number, number] | null;
  to: [number, number, number];
}
export const PutSchema: Schema<Put> = tagged<"step", Put>("step", "put", { seat: int, from: nullable(tuple(int, int, int)), to: tuple(int, int, int) });

/** A seat takes bars from the supply. */
export interface Take {
  step: "take";
  seat: number;
  lengths: number[];
}
export const TakeSchema: Schema<Take> = tagged<"step", Take>("step", "take", { seat: int, lengths: list(int) });

/** A pawn climbs. */
export interface Move {
  step: "move";
  seat: number;
  from: [number, number, number] | null;
  to: [number, number, number];
}
export const MoveSchema: Schema<Move> = tagged<"step", Move>("step", "move", { seat: int, from: nullable(tuple(int, int, int)), to: tuple(int, int, int) });

/** A seat places a bar; one that was held is let go. */
export interface Place {
  step: "place";
  seat: number;
  length: number;
  axis: "x" | "y" | "z";
  at: [number, number, number];
}
export const PlaceSchema: Schema<Place> = tagged<"step", Place>("step", "place", { seat: int, length: int, axis: NAMES_1, at: tuple(int, int, int) });

/** A seat places a bar and holds it. */
export interface Hold {
  step: "hold";
  seat: number;
  length: number;
  axis: "x" | "y" | "z";
  at: [number, number, number];
}
export const HoldSchema: Schema<Hold> = tagged<"step", Hold>("step", "hold", { seat: int, length: int, axis: NAMES_1, at: tuple(int, int, int) });

/** Bars that fit nowhere go back into the supply. */
export interface Return {
  step: "return";
  seat: number;
  lengths: number[];
}
export const ReturnSchema: Schema<Return> = tagged<"step", Return>("step", "return", { seat: int, lengths: list(int) });

/** The construction comes down. */
export interface Collapse {
  step: "collapse";
  seat: number;
  side: "e" | "w" | "n" | "s" | "d";
  moving: Motion[];
}
export const CollapseSchema: Schema<Collapse> = tagged<"step", Collapse>("step", "collapse", { seat: int, side: NAMES_3, moving: list(MotionSchema) });

/** The game is over. */
export interface End {
  step: "end";
  reason: "top" | "collapse" | "supply" | "standstill";
}
export const EndSchema: Schema<End> = tagged<"step", End>("step", "end", { reason: NAMES_5 });

/** It is the next seat's turn. */
export interface Turn {
  step: "turn";
  seat: number;
}
export const TurnSchema: Schema<Turn> = tagged<"step", Turn>("step", "turn", { seat: int });

/** A bar, by the cell with the smallest coordinates. */
export interface Bar {
  length: number;
  axis: "x" | "y" | "z";
  at: [number, number, number];
}
export const BarSchema: Schema<Bar> = struct<Bar>({ length: int, axis: NAMES_1, at: tuple(int, int, int) });

/** What the balance says of a bar before it is placed: how it would fall, or how safely all would stand. `rests` are the filled cells right under it; on the board there are none. `weakest` is the cell, of wood or, with z = -1, of the board, that carries what would give way first, where that is not far. */
export interface Verdict {
  bar: Bar;
  rests: [number, number, number][];
  fall: Fall | null;
  margin: number | null;
  weakest: [number, number, number] | null;
}
export const VerdictSchema: Schema<Verdict> = struct<Verdict>({ bar: BarSchema, rests: list(tuple(int, int, int)), fall: nullable(FallSchema), margin: nullable(float), weakest: nullable(tuple(int, int, int)) });

/** What the words point at: the cells of the quarter and height that they name, on which something can come to lie or stand; and the bar or the pawn. */
export interface Highlight {
  layer: number;
  cells: string[];
  piece: string;
}
export const HighlightSchema: Schema<Highlight> = struct<Highlight>({ layer: int, cells: list(text(int, ",", int)), piece: NAMES_6 });

/** Where to look, which piece to take, what that points at, and what follows from the rules. */
export interface Hint {
  where: Sentence;
  piece: Sentence;
  highlight: Highlight;
  facts: Sentence[];
}
export const HintSchema: Schema<Hint> = struct<Hint>({ where: sentence(["clue-talo-where", "", { quarter: NAMES_7, layer: int }], ["clue-talo-where-end", "", {}], ["clue-talo-where-supply", "", {}]), piece: sentence(["clue-talo-piece", "", { length: int, axis: NAMES_8 }], ["clue-talo-piece-end", "", {}], ["clue-talo-piece-take", "", { count: int }], ["clue-talo-piece-pawn", "", {}]), highlight: HighlightSchema, facts: list(sentence(["clue-talo-held", "", { side: NAMES_3 }], ["clue-talo-falls", "", { side: NAMES_3 }], ["clue-talo-saves", "", { length: int, bar: text(int, NAMES_1, "@", int, ",", int, ",", int) }], ["clue-talo-stands", "", { margin: int }], ["clue-talo-leads", "", { height: int, before: int }], ["clue-talo-climbs", "", { from: int, to: int }], ["clue-talo-choices", "", { count: int }])) });

export type Steps = (EndTurn | Decline | Roll | Put | Take | Move | Place | Hold | Return | Collapse | End | Turn)[];
export const StepsSchema: Schema<Steps> = list(union<[EndTurn, Decline, Roll, Put, Take, Move, Place, Hold, Return, Collapse, End, Turn]>(EndTurnSchema, DeclineSchema, RollSchema, PutSchema, TakeSchema, MoveSchema, PlaceSchema, HoldSchema, ReturnSchema, CollapseSchema, EndSchema, TurnSchema));

export type Preview = Verdict | null;
export const PreviewSchema: Schema<Preview> = nullable(VerdictSchema);

export const RefusalSchema: Schema<Sentence> = sentence(
  ["talo-start-first", "T5", {}],
  ["talo-restart-first", "T22", {}],
  ["talo-roll-first", "T6", {}],
  ["talo-take-first", "T6", {}],
  ["talo-build-first", "T7", {}],
  ["talo-nothing-in-hand", "T7", {}],
  ["talo-no-roll", "T6", {}],
  ["talo-taken-already", "T6", {}],
  ["talo-wrong-sum", "T6", { rolled: int }],
  ["talo-not-in-supply", "T6", { length: int, left: int }],
  ["talo-no-restart", "T22", {}],
  ["talo-water", "T5", { cell: text(int, ",", int) }],
  ["talo-middle", "T5", { cell: text(int, ",", int) }],
  ["talo-same-cell", "T5", { cell: text(int, ",", int) }],
  ["talo-cell-taken", "T5", { cell: text(int, ",", int) }],
  ["talo-water", "T22", { cell: text(int, ",", int) }],
  ["talo-middle", "T22", { cell: text(int, ",", int) }],
  ["talo-same-cell", "T22", { cell: text(int, ",", int) }],
  ["talo-cell-taken", "T22", { cell: text(int, ",", int) }],
  ["talo-holding-no-move", "T13", {}],
  ["talo-moved-already", "T20", {}],
  ["talo-standing-still", "T20", {}],
  ["talo-no-surface", "T18", { place: text(int, ",", int, ",", int) }],
  ["talo-no-room", "T18", { place: text(int, ",", int, ",", int) }],
  ["talo-pawn-there", "T18", { place: text(int, ",", int, ",", int) }],
  ["talo-no-path-up", "T19", { place: text(int, ",", int, ",", int) }],
  ["talo-no-path", "T18", { place: text(int, ",", int, ",", int) }],
  ["talo-not-in-hand", "T7", { length: int }],
  ["talo-hold-two", "T13", {}],
  ["talo-hold-single", "T13", {}],
  ["talo-too-high", "T11", { length: int, token: text(int, NAMES_1, "@", int, ",", int, ",", int, NAMES_9) }],
  ["talo-too-far", "T11", { length: int, token: text(int, NAMES_1, "@", int, ",", int, ",", int, NAMES_9), low: int, high: int }],
  ["talo-off-land", "T11", { length: int, bar: text(int, NAMES_1, "@", int, ",", int, ",", int) }],
  ["talo-overlap", "T10", { length: int, bar: text(int, NAMES_1, "@", int, ",", int, ",", int), other: text(int, NAMES_1, "@", int, ",", int, ",", int) }],
  ["talo-overlap-pawn", "T10", { length: int, bar: text(int, NAMES_1, "@", int, ",", int, ",", int), seat: int }],
  ["talo-no-way-in", "T12", { length: int, bar: text(int, NAMES_1, "@", int, ",", int, ",", int) }],
  ["talo-floats", "T13", { length: int, bar: text(int, NAMES_1, "@", int, ",", int, ",", int) }],
  ["talo-hold-stands", "T13", { length: int, bar: text(int, NAMES_1, "@", int, ",", int, ",", int) }],
  ["talo-hold-lost", "T13", { length: int, bar: text(int, NAMES_1, "@", int, ",", int, ",", int), side: NAMES_3, moving: int }],
  ["talo-falls", "T14", { length: int, bar: text(int, NAMES_1, "@", int, ",", int, ",", int), side: NAMES_3, moving: int }],
);

export const EndingSchema: Schema<Sentence> = sentence(
  ["talo-on-top", "T21", { seat: int }],
  ["talo-collapsed", "T16", { seat: int, winners: members("1", "2", "3", "4"), count: int, height: int }],
  ["talo-used-up", "T23", { seat: int, winners: members("1", "2", "3", "4"), count: int, height: int }],
  ["talo-standstill", "T23", { seat: int, winners: members("1", "2", "3", "4"), count: int, height: int }],
);

export const PromptSchema: Schema<Sentence> = sentence(
  ["talo-prompt-start", "", { seat: int, rolled: int }],
  ["talo-prompt-restart", "", { seat: int, rolled: int }],
  ["talo-prompt-roll", "", { seat: int, rolled: int }],
  ["talo-prompt-take", "", { seat: int, rolled: int }],
  ["talo-prompt-build", "", { seat: int, rolled: int, first: int, second: int, count: int }],
  ["talo-prompt-finish", "", { seat: int, rolled: int }],
  ["talo-prompt-roll-again", "", { seat: int, rolled: int }],
  ["talo-prompt-end", "", { seat: int, rolled: int }],
  ["talo-prompt-holding", "", { seat: int, rolled: int, first: int, second: int, count: int, held: int, bar: text(int, NAMES_1, "@", int, ",", int, ",", int) }],
);

export type Text = string;
export const TextSchema: Schema<Text> = letters(" !\"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~");

export type Fault = Sentence | null;
export const FaultSchema: Schema<Fault> = nullable(sentence(["text-unexpected", "", { place: int }], ["text-short", "", { place: int }], ["text-long", "", { place: int }], ["text-range", "", { place: int, low: int, high: int }], ["talo-text-upright", "T9", { place: int }], ["talo-text-box", "T11", { place: int }], ["talo-text-overlap", "T10", { place: int }], ["talo-text-water", "T11", { place: int }], ["talo-text-supply", "T1", { place: int, length: int }], ["talo-text-mark", "T13", { place: int }], ["talo-text-falls", "T14", { place: int }], ["talo-text-stands", "T13", { place: int }], ["talo-text-pawn", "T18", { place: int }], ["talo-text-pawns", "T5", { place: int }], ["talo-text-phase", "", { place: int }], ["talo-text-rolls", "T6", { place: int }], ["talo-text-taken", "T6", { place: int }], ["talo-text-hand", "T8", { place: int }], ["talo-text-built", "T23", { place: int }]));

/** What a token says. */
export type Action =
  | { form: "end" }
  | { form: "roll"; face: number }
  | { form: "put"; x: number; y: number }
  | { form: "take"; length: number }
  | { form: "take-two"; first: number; second: number }
  | { form: "move"; x: number; y: number; height: number }
  | { form: "place"; length: number; axis: "x" | "y" | "z"; x: number; y: number; z: number }
  | { form: "hold"; length: number; axis: "x" | "y" | "z"; x: number; y: number; z: number };
/** How actions are spelled and numbered. */
export const TOKENS = grammar<Action>(
  { form: "end", lowest: 0, since: 0, parts: ["."] },
  { form: "roll", lowest: 1, since: 1, parts: ["+", { name: "face", low: 1, high: 10, times: 1 }] },
  { form: "put", lowest: 11, since: 11, parts: ["@", { name: "x", low: 0, high: 9, times: 1 }, ",", { name: "y", low: 0, high: 9, times: 10 }] },
  { form: "take", lowest: 111, since: 111, parts: ["t", { name: "length", low: 0, high: 10, times: 1 }] },
  { form: "take-two", lowest: 122, since: 122, parts: ["t", { name: "first", low: 1, high: 5, times: 11 }, "+", { name: "second", low: 0, high: 10, times: 1 }] },
  { form: "move", lowest: 177, since: 177, parts: [">", { name: "x", low: -9, high: 18, times: 1 }, ",", { name: "y", low: -9, high: 18, times: 28 }, ",", { name: "height", low: 1, high: 10, times: 784 }] },
  { form: "place", lowest: -7663, since: 8017, parts: [{ name: "length", low: 1, high: 10, times: 23520 }, { name: "axis", letters: "xyz", times: 7840 }, "@", { name: "x", low: -9, high: 18, times: 1 }, ",", { name: "y", low: -9, high: 18, times: 28 }, ",", { name: "z", low: 0, high: 9, times: 784 }] },
  { form: "hold", lowest: 211857, since: 227537, parts: [{ name: "length", low: 1, high: 10, times: 23520 }, { name: "axis", letters: "xyz", times: 7840 }, "@", { name: "x", low: -9, high: 18, times: 1 }, ",", { name: "y", low: -9, high: 18, times: 28 }, ",", { name: "z", low: 0, high: 9, times: 784 }, "!"] },
);

/** All of it, for the page's referee. */
export const CLIENT_SCHEMA = { tokens: TOKENS, view: ViewSchema, steps: StepsSchema, preview: PreviewSchema, refusal: RefusalSchema, ending: EndingSchema, prompt: PromptSchema, text: TextSchema, fault: FaultSchema, hint: HintSchema };
