/*
 * Looks for your own mistakes in the finished games of this device, a moment of thinking at a time, while nobody needs the
 * worker for anything else. What was found is kept, so that no game is looked at twice.
 */
import type { MoveAnalysis, TableSummary } from "../protocol";
import { rowOf } from "../referee/log";
import { judgeWorker } from "../referee/workers.svelte";
import type { PositionRef } from "../session/referee";
import { deviceTables } from "../storage/device.svelte";
import { isDeviceTable } from "../storage/deviceTables";
import {
  analysedTables,
  forgetAnalysed,
  keepAnalysed,
  type AnalysedTable,
  type Mistake,
} from "../storage/mistakes";
import { request } from "./http";
import { oneAtATime } from "./pageReferee";

const MOST_GAMES = 20; // the last ones
const MUCH = 0.2; // of the win: smaller mistakes are no puzzles
const AS_GOOD = 0.05; // of the win: estimates do not tell such actions apart

/** The games in which to look: those that one person of this device has finished here. */
export const isLookedInto = ({ id, phase, ply, you }: TableSummary): boolean =>
  isDeviceTable(id) && phase === "over" && ply > 0 && you.length === 1;

/** Goes through the last games until `wanted` is false; `found` is told whenever there is something new. */
export async function lookForMistakes(
  finished: TableSummary[],
  wanted: () => boolean,
  found: (games: AnalysedTable[]) => void,
): Promise<void> {
  const games = finished.filter(isLookedInto).slice(0, MOST_GAMES);
  const kept = await withoutDeleted(finished);
  found(kept);
  for (const table of games) {
    const known = kept.find((one) => one.table === table.id && one.ref.tokens.length === table.ply);
    let at = known ?? (wanted() ? await begun(table) : null);
    while (at && at.next !== null && wanted()) {
      at = await lookedFurther(at);
      await keepAnalysed(at);
      found(await analysedTables());
    }
  }
}

/** What is known; of games that were deleted nothing is kept. */
async function withoutDeleted(finished: TableSummary[]): Promise<AnalysedTable[]> {
  const known = await analysedTables();
  const ids = new Set(finished.map(({ id }) => id));
  const gone = known.filter(({ table }) => !ids.has(table)).map(({ table }) => table);
  if (gone.length) await forgetAnalysed(gone);
  return known.filter(({ table }) => ids.has(table));
}

async function begun({ id, title, you, touched }: TableSummary): Promise<AnalysedTable | null> {
  const stored = await deviceTables.load(id);
  if (!stored) return null;
  const { info } = await judgeWorker.call("openTable", [{ id, rows: stored.rows.map(rowOf) }, Date.now()]);
  const ref = { game: info.game, options: info.options, tokens: info.line.map(({ token }) => token) };
  return { table: id, title, ref, seat: you[0]!, ended: touched, next: 0, mistakes: [] };
}

async function lookedFurther(at: AnalysedTable): Promise<AnalysedTable> {
  const { remarks, next } = await analysisOf(at.ref, at.next!);
  const mistakes = remarks.filter((move) => move.seat === at.seat && isPuzzle(move)).map(mistakeOf);
  return { ...at, next, mistakes: [...at.mistakes, ...mistakes] };
}

const analysisOf = (ref: PositionRef, first: number) =>
  oneAtATime(() => request("POST /api/analysis", { body: { ...ref, first } }));

/** A mistake that cost much of the win, as far as the margins of the estimates tell. */
const isPuzzle = ({ mistake, lost }: MoveAnalysis): boolean => mistake && lost >= MUCH;

const isExact = ({ best, played }: MoveAnalysis): boolean => best.exact && played?.exact === true;

const mistakeOf = (move: MoveAnalysis): Mistake => ({
  ply: move.ply,
  played: move.played!.token,
  best: move.best.token,
  lost: move.lost,
  exact: isExact(move),
  solved: false,
});

export interface MistakeVerdict {
  solved: boolean;
  exact: boolean; // proven, not estimated
  lost: number; // of the win, against the best
}

/** Whether an action is as good as the best one: exactly where that is known, otherwise as far as estimates tell. */
export async function judgeAction(ref: PositionRef, token: string): Promise<MistakeVerdict> {
  const { remarks } = await analysisOf({ ...ref, tokens: [...ref.tokens, token] }, ref.tokens.length);
  return verdictOf(remarks[0]!);
}

export function verdictOf(move: MoveAnalysis): MistakeVerdict {
  const { lost, margin } = move;
  const exact = isExact(move);
  const solved = exact ? lost === 0 : lost < Math.max(AS_GOOD, margin);
  return { solved, exact, lost };
}
