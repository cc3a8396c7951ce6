/*
 * What a game adds to the page: one folder in games/ with one `GameUi`. Everything in it is optional: a game without a
 * board is played on the text board, one without a plan on its diagram, through the list of actions and the command field.
 */
import type { Component } from "svelte";
import type { Duration } from "./durations";
import type { LocalizedText, SolverReport, State } from "./protocol";
import type { PositionRef } from "./session/referee";
import type { Session } from "./session/session";
import type { TableSession } from "./session/tableSession.svelte";
import type { Tier } from "./stage/quality";
import type { BeginsTurn, LastTurn, Turn } from "./turns";

/** A cell of the text board. */
export interface TextCell {
  name: string;
  phrase: string; // what is spoken: one phrase
  tokens: string[]; // what can be done here
  covers?: string[]; // what would reach over this cell; `tokens`, if a piece never covers more than one
  look: unknown; // for the game's own drawing of a cell
}

/** A level, a planet, a side: one grid that the keyboard walks, north at the top. */
export interface TextLayer {
  name: string;
  columns: string[];
  rows: string[];
  cells: TextCell[][];
}

interface TextPlan {
  layers: TextLayer[];
  current: number;
  start?: { row: number; column: number }; // where the keyboard starts; by default in the corner
  aside: string[]; // what lies beside the board, a sentence each
}

export interface BoardProps {
  session: Session; // the game: what is to be seen, and what can be done
  quality: Tier;
  fixed: boolean; // that quality was chosen, not guessed
  confirm: boolean | "touch"; // whether a click only selects
  onslow(): void; // the machine is too slow for this board
}

/** A game that has come to its end at this device. */
export interface Finished {
  options: Record<string, string>;
  tokens: string[];
  won: boolean; // by somebody who sits here
}

/** Why a game is over, at some places of the board: a sentence, and what it is about. */
export interface EndReason {
  places: string[][]; // cells as the plan names them, those together that one sign belongs to
  layer: number; // of the plan
  words: string;
}

/** A cell of the plan that somebody's last turn has touched. */
export interface LastPlace {
  seat: number;
  cell: string;
  layer: number;
}

/** A column of the score: a figure for each seat. */
export interface ScoreColumn {
  name: string;
  figures: (number | string)[];
}

/** What a game adds to its end. It is loaded when there is one. */
export interface GameEnd {
  asks?(view: unknown, ending: LocalizedText): string[]; // of these actions the referee is asked why they cannot be played
  reasons?(view: unknown, ending: LocalizedText, refusals: LocalizedText[]): EndReason[];
  score(view: unknown, tokens: string[]): ScoreColumn[];
}

/** A task for one player: what it is called, how far it is, and what its stars take. */
export interface MissionProgress {
  title: string;
  turn: number; // that is played now, or was the last
  stars: number; // that can be won in this turn; 0: none are given
  until: number; // the last turn for them; 0: any
  better: number; // the most turns for one star more; 0: there is none
  next: string | null; // the mission after it
}

/** A turn in a few words, without notation, and what a small picture of it shows. */
export interface TurnSummary {
  words: string;
  look?: unknown; // for the game's own drawing (`turnPicture`)
}

/** Where an option is chosen by tapping; "" is what the game itself would choose. */
export interface OptionFieldProps {
  value: string;
  choose(value: string): void;
}

export interface GameUi {
  duration?: Duration; // as it was measured
  board?(): Promise<{ default: Component<BoardProps> }>;
  cell?: Component<{ look: unknown }>;
  plan?(view: unknown, legal: string[], seat: number, names: string[]): TextPlan;
  phrase?(token: string, view: unknown): string; // an action in words, whenever it was played
  told?(steps: unknown[], view: unknown): string; // what an action has brought, for those who do not see it happen
  tips?: string[]; // the moments that have a tip of the first minutes; by default take and place
  tipMoment?(view: unknown): string | null; // what is to be done now, for its tip (`<game>-tip-<moment>`); by default one of these
  suggest?(token: string, view: unknown): string; // one that is shown on the board too: in words, without places
  offer?(token: string, view: unknown): string; // one that can be played now, with what it would cost
  lastPlaces?(turns: readonly LastTurn[], view: unknown): LastPlace[]; // where each player acted last, the newest first
  beginsTurn?: BeginsTurn; // where a turn begins; by default when somebody else acts
  summaries?(turns: Turn[], options: Record<string, string>, view: unknown): TurnSummary[]; // for the list of moves
  turnPicture?: Component<{ look: unknown }>;
  picture?: { light: string; dark: string }; // the addresses of its pictures for cards (`make pictures`)
  miniature?(): Promise<{ default: Component<{ view: unknown }> }>; // draws a position small, for cards
  missions?(): Promise<{ default: Component }>; // the missions for one player, on a page of their own
  missionsDone?(): number; // how many of them were done on this device
  missionEditor?(): Promise<{ default: Component }>; // a page to make a mission of one's own
  optionFields?: Record<string, () => Promise<{ default: Component<OptionFieldProps> }>>; // for options that are more than a choice
  theorem?(): Promise<{ default: Component<{ theorem: SolverReport; explore(tokens: string[]): string }> }>; // a solved game: the whole truth, drawn
  needsNoWebGl?: boolean; // its board is drawn without three dimensions
  noPreviewInPuzzles?: boolean; // in its puzzles a preview would give the answer away
  puzzleGoesOn?: string; // the message after a right step of a puzzle, if not the usual one
  finished?(game: Finished): void; // to be kept on this device; may be called more than once
  mission?(options: Record<string, string>, tokens: string[]): MissionProgress | null; // the one that is played here
  end?(): Promise<{ end: GameEnd }>;
  modes?: Record<string, GameUi>; // by the value of the option `mode`, for modes that are another game to look at
  gallery?(): Promise<{ default: Component<{ table: string | null }> }>; // what was built on this device
  playedByHand?: boolean; // nobody can play it but people: no bots, hints, analysis or resigning
  textBoard?(): Promise<{ default: Component<{ session: Session }> }>; // in place of the common one
  over?(): Promise<{ default: Component<OverProps> }>; // the end, in place of the common one
}

/** What a game's own end gets. */
export interface OverProps {
  session: TableSession;
  state: State;
  ref: PositionRef;
  lookBack(): void;
  takeBack(): void;
  share(): void;
}
