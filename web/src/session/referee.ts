/* Judges positions that belong to no table: for the explorer, analysis, lessons and puzzles. This page does it, or the server. */
import type { LessonVerdict, PositionInfo, Preview, PuzzleInfo, PuzzleVerdict } from "../protocol";

/** A position, given by the actions that lead to it, from the start or from a position as text. */
export interface PositionRef {
  game: string;
  options: Record<string, string>;
  position?: string;
  tokens: string[];
}

export interface Referee {
  position(ref: PositionRef, scores?: boolean): Promise<PositionInfo>; // with `scores`, what each action there is worth
  preview(ref: PositionRef, token: string): Promise<Preview>;
  tryLesson(game: string, step: string, token: string): Promise<LessonVerdict>;
  tryPuzzle(puzzle: PuzzleInfo, tokens: string[]): Promise<PuzzleVerdict>;
}
