/* What a hint highlights on the board, read off its sentences and nothing else: the board never shows more than they say. */
import type { LocalizedText } from "./protocol";

export interface HintHighlight {
  layer: number; // of the plan
  cells: string[]; // by their names in the plan
  piece: string; // by its name on the game's shelf; "": none was named yet
}

/** The arguments of all sentences of a hint. */
export const hintArgs = (said: LocalizedText[]): LocalizedText["args"] =>
  Object.assign({}, ...said.map(({ args }) => args));

/** Whether a column and a row belong to a quarter of the board: n, ne, e … or middle. */
export function inQuarter(quarter: string, size: number, column: number, row: number): boolean {
  const sides = quarter === "middle" ? "" : quarter;
  const within = (at: number, low: string, high: string) =>
    sides.includes(high)
      ? at >= size / 2
      : sides.includes(low)
        ? at < size / 2
        : Math.abs(at + 0.5 - size / 2) < size / 4;
  return within(column, "w", "e") && within(row, "s", "n");
}
