/*
 * What a page without a server needs to know and cannot work out (`make generate` writes it): what
 * `GET /api/games` says, and of each game the lessons, the meaning of its options and what is proven about it.
 */
import type { Catalogue, LessonStep, SolverReport } from "../protocol";
import catalogueData from "./catalogue.json";

export const catalogue: Catalogue = catalogueData;

/** How an option becomes integers (`ziggurat/core/arguments.py`); `otherwise` is for an option that is not set. */
export type Argument =
  | { kind: "given"; options: string[] }
  | ({ option: string; otherwise: number[] | Argument } & (
      | { kind: "pick"; values: Record<string, number[]> }
      | { kind: "letters"; alphabet: string; bits: number }
      | { kind: "places"; alphabet: string; bits: number[] }
      | { kind: "members"; names: string[]; lists: number }
    ));

export interface GameData {
  game: string;
  lessons: LessonStep[];
  arguments: Argument[];
  reports: SolverReport[]; // one for each way to set the options, where a game is solved
}

const games = import.meta.glob<GameData>(["./*.json", "!./catalogue.json"], { import: "default" });

/** The data of a game; null for one that this page does not know. */
export async function gameData(game: string): Promise<GameData | null> {
  return (await games[`./${game}.json`]?.()) ?? null;
}
