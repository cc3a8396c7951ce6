/* The turns of a game: what a list of moves shows in one row, whatever a turn consists of. */
import type { Action } from "./protocol";

/** A turn: its actions, what chance did before them too, and the positions before and after it. */
export interface Turn {
  seat: number;
  from: number; // actions before it
  to: number; // actions up to its end
  tokens: string[];
}

/** Whether an action begins another turn, after those of the turn so far; by default when somebody else acts. */
export type BeginsTurn = (action: Action, sofar: Action[]) => boolean;

const CHANCE = 0;
const actor = (actions: Action[]) => actions.find((one) => one.seat !== CHANCE)?.seat ?? CHANCE;

const othersTurn: BeginsTurn = ({ seat }, sofar) =>
  seat !== CHANCE && actor(sofar) !== CHANCE && seat !== actor(sofar);

/** What chance does right before a turn belongs to it: the die that is rolled, the bubble that is drawn. */
export function turnsOf(actions: Action[], begins: BeginsTurn = othersTurn): Turn[] {
  const groups: Action[][] = [];
  for (const action of actions) {
    const sofar = groups.at(-1);
    if (!sofar) groups.push([action]);
    else if (begins(action, sofar)) {
      const luck = sofar.splice(sofar.findLastIndex((one) => one.seat !== CHANCE) + 1);
      groups.push([...luck, action]);
    } else sofar.push(action);
  }
  let from = 0;
  return groups.map((group) => {
    const turn = { seat: actor(group), from, to: from + group.length, tokens: group.map((one) => one.token) };
    from = turn.to;
    return turn;
  });
}

/** Rows of turns with a column for each seat. A row ends before somebody who sits in it already, or further left. */
export function roundsOf(turns: Turn[], seats: number): (Turn | null)[][] {
  const rows: (Turn | null)[][] = [];
  let last = Infinity;
  for (const turn of turns) {
    const column = Math.max(1, turn.seat);
    if (column <= last) rows.push(Array.from({ length: seats }, () => null));
    rows.at(-1)![column - 1] = turn;
    last = column;
  }
  return rows;
}

/** The last turn of somebody: what they did then. */
export interface LastTurn {
  seat: number;
  tokens: string[];
}

/** The last turn of each seat, the newest first; what chance did is left out. */
export function lastTurns(actions: readonly Action[]): LastTurn[] {
  const found = new Map<number, LastTurn>();
  for (const { seat, tokens } of turnsOf(actions.filter((one) => one.seat !== CHANCE))) {
    found.delete(seat); // so that the newest stands last
    found.set(seat, { seat, tokens });
  }
  return [...found.values()].reverse();
}
