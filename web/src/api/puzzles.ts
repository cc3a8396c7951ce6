/* The puzzles of a day: those that this device keeps for times without a network, or the server's. */
import type { PuzzleInfo, PuzzleName } from "../protocol";
import { today } from "../puzzles.svelte";
import { HAS_SERVER } from "../server";
import { puzzlesOf } from "../storage/puzzleDays";
import { ApiError } from "./apiError";
import { request } from "./http";

const MISSING = {
  type: "about:blank",
  title: "",
  status: 404,
  detail: "",
  clause: "",
  args: {},
  code: "no-puzzles",
};

/** A device without a store keeps none. */
const keptOf = (day: string): Promise<PuzzleInfo[]> => puzzlesOf(day).catch(() => []);

function noPuzzles(): ApiError {
  return new ApiError(404, { ...MISSING, message: "device-no-puzzles" });
}

/** The games that have a puzzle each day. */
export async function puzzleGames(): Promise<PuzzleName[]> {
  const kept = await keptOf(today());
  if (kept.length) return kept.map(({ game, title }) => ({ game, title }));
  if (!HAS_SERVER) throw noPuzzles();
  return (await request("GET /api/puzzles")).puzzles;
}

export async function puzzleOf(game: string, day: string): Promise<PuzzleInfo> {
  const kept = (await keptOf(day)).find((one) => one.game === game);
  if (kept) return kept;
  if (!HAS_SERVER) throw noPuzzles();
  return request("GET /api/puzzles/{game}", { path: { game }, query: { date: day } });
}
