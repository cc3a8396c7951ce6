/*
 * The analysis of a game: the value of each position, and where a player gave some of it away (`bots/analysis.py`).
 *
 * An action that was played gets two values, from the search before it and from the one after it. The one counts that
 * tells more surely what was given away: two values of one search are often off the same way. Luck is nobody's mistake:
 * where chance acted after the action, only the value from before counts.
 */
import type { Analysis, MoveAnalysis } from "../protocol";
import { CHANCE } from "../wasm/module";
import type { Position } from "./position";
import { type Score, scoreValue } from "./score";
import { analyse, type Limits } from "./search";

const MISTAKE = 0.1; // of the win given away, to be pointed out
const GLANCE = 0.25; // seconds for each position
const ANSWER_SECONDS = 1.5; // of that in one answer

/** As many moves from `first` on as a moment allows. */
export async function analyseGame(end: Position, first: number, stop: AbortSignal): Promise<Analysis> {
  const way = end.positions.slice(first);
  const remarks: MoveAnalysis[] = [];
  const began = performance.now();
  let found = way[0] ? await scoresAt(way[0], stop) : [];
  for (const [k, before] of way.entries()) {
    const after = way[k + 1] ?? null;
    const further = after ? await scoresAt(after, stop) : [];
    if (found[0]) remarks.push(moveAnalysis(before, found[0], after && played(before, after, found, further)));
    found = further;
    const late = performance.now() - began > 1000 * ANSWER_SECONDS || stop.aborted;
    if (late && after) return { remarks, next: before.ply + 1 };
  }
  return { remarks, next: null };
}

async function scoresAt(position: Position, stop: AbortSignal): Promise<Score[]> {
  const limits: Limits = { seconds: GLANCE, stop };
  const choice = position.actions.length > 1 || position.game.solver !== null;
  return position.turn > CHANCE && choice ? analyse(position, limits) : [];
}

function moveAnalysis(position: Position, best: Score, played: Played | null): MoveAnalysis {
  const score = played?.score ?? null;
  const lost = score ? Math.max(0, best.value - score.value) : 0;
  const margin = played?.margin ?? 0;
  return {
    ply: position.ply,
    seat: position.turn,
    best: scoreValue(position, best),
    played: score && scoreValue(position, score),
    lost,
    margin,
    mistake: score !== null && lost >= Math.max(MISTAKE, margin),
  };
}

/** The score of the action that was played, and half the 95 % interval of what it gave away. */
interface Played {
  score: Score;
  margin: number;
}

/** From the search before the action, or from both searches where that is more certain. */
function played(before: Position, after: Position, found: Score[], further: Score[]): Played {
  const best = found[0]!;
  const seen = found.find(({ action }) => action === after.action)!;
  if (seen === best) return { score: seen, margin: 0 };
  if (seen.exact) return { score: seen, margin: best.margin };
  if (after.outcome) {
    const value = after.outcome.returns[before.turn - 1]!;
    return { score: { ...seen, value, exact: true, margin: 0, pliesToEnd: 1 }, margin: best.margin };
  }
  const { table } = before.rules;
  // An exact value is not off the same way as the other, nor is one that was never tried.
  const gap = best.exact || !seen.visits ? 1 : (table.learned ?? table).margins.gap;
  const alone = { score: seen, margin: gap * (best.margin + seen.margin) };
  const [next] = further;
  const value = next ? valueTo(before.turn, after, next.value) : null;
  if (!next || value === null) return alone;
  const certain = next.exact && (next.value === 0 || next.value === 1 || further.every(({ exact }) => exact));
  const off = certain ? 0 : next.margin;
  if (best.margin + off >= alone.margin) return alone;
  return { score: { ...seen, value, exact: certain, margin: off }, margin: best.margin + off };
}

/** The value of a position for a seat, given its value for the seat to act; null if it does not follow. */
function valueTo(seat: number, position: Position, value: number): number | null {
  const { teams } = position.rules.table;
  if (teams[position.turn - 1] === teams[seat - 1]) return value;
  return new Set(teams).size === 2 ? 1 - value : null;
}
