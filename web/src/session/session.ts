/*
 * A game in front of a reader: the one object that boards, the text board and hints talk to, as users of chessground talk
 * to its `Api`. They do not know what is behind it (a table, a lesson, a puzzle, a position to explore) nor where that
 * lives: on a server, or some day in a worker of this page.
 *
 * A session knows no game. A game's own code reads `view` and `steps` with its own types.
 */

import type { EndReason } from "../gameUi";
import type { Diagram, Highlight, LocalizedText, Preview, Value } from "../protocol";
import type { LastTurn } from "../turns";
import type { Movements } from "./movements.svelte";

export interface Session<View = unknown, Step = unknown> {
  readonly game: string; // its name; "" until it is known
  readonly view: View; // what the game shows of the position; null until there is one
  readonly diagram?: Diagram | undefined; // of a game without a board: the position drawn in text
  readonly seat: number; // from whose side it is seen
  readonly names: string[]; // who sits in each seat
  readonly legal: string[]; // what may be played now; empty when it is not your turn
  readonly last: string | null; // the last action
  readonly lastTurns?: readonly LastTurn[]; // of each player, the newest first
  readonly steps: Step[]; // what has just happened, step by step, what chance did after it too
  readonly selected: string | null; // what is about to be played
  readonly inHand?: boolean; // a piece was taken, and may be held over no place yet
  readonly over: boolean; // the game is over: nothing can be played any more
  readonly viewOnly: boolean; // looking back: nothing can be selected
  readonly noPreview: boolean; // a puzzle: what an action would do is not shown before it is played
  readonly scores: ReadonlyMap<string, Value> | null; // what each action is worth, where that is to be seen
  readonly highlight: Highlight | null; // where a hint says to look, and the piece that it names
  readonly endReasons?: readonly EndReason[]; // why the game is over; numbered from 1, on the board and beside it

  readonly movements?: Movements | undefined; // what others at the table move just now, and what they see of this device

  select(token: string | null): void;
  play(token: string): Promise<LocalizedText | null>; // null: done; else why not
  explain(token: string): Promise<LocalizedText | null>; // why it cannot be played; nothing is played to find out
  preview(token: string): Promise<Preview | null>; // what it would do, or why it cannot be played
  hold?(piece: boolean): void; // a board says whether a piece is in hand
  showing?(done: Promise<unknown>): void; // a board shows what has just happened until then
}

/** The last turn of each player, the newest first; without a table that of the last action alone. */
export const lastTurnsOf = ({ lastTurns, last, seat }: Session): readonly LastTurn[] =>
  lastTurns ?? (last ? [{ seat, tokens: [last] }] : []);

/** No actions, no steps: always the same list, so that nothing seems to have changed. */
export const NONE: never[] = [];
