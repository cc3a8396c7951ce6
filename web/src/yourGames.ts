/* The games of somebody who comes back: whose turn it is, how they ended, and how often which bot was beaten. */
import type { TableSummary } from "./protocol";
import type { Outcome } from "./outcome";

export const isOn = ({ phase }: TableSummary): boolean => phase !== "over";
export const isYourTurn = ({ phase, you, turn }: TableSummary): boolean =>
  phase === "playing" && you.includes(turn);

/** Those that wait for you first; then the last touched. */
export const mostUrgentFirst = (tables: TableSummary[]): TableSummary[] =>
  tables.toSorted(
    (one, other) => Number(isYourTurn(other)) - Number(isYourTurn(one)) || other.touched - one.touched,
  );

/** How a game ended for the one person at this device; null where several sat here, or nobody, or it was left undecided. */
export function outcomeFor({ result, you }: TableSummary): Outcome | null {
  if (!result || you.length !== 1) return null;
  const share = result[you[0]! - 1] ?? 0;
  if (share === 0) return "lost";
  return share === 1 ? "won" : "shared";
}

export interface BotRecord {
  level: number;
  won: number;
  shared: number;
  lost: number;
}

/**
 * Your record against each bot, the gentlest first. A game counts once against each bot that played against you: not for bots
 * of your own team, nor for those of a strength of their own.
 */
export function botRecords(finished: TableSummary[]): BotRecord[] {
  const records = new Map<number, BotRecord>();
  for (const table of finished) {
    const outcome = outcomeFor(table);
    if (!outcome) continue;
    for (const level of opposingLevels(table)) {
      const record = records.get(level) ?? { level, won: 0, shared: 0, lost: 0 };
      record[outcome] += 1;
      records.set(level, record);
    }
  }
  return [...records.values()].sort((one, other) => one.level - other.level);
}

function opposingLevels({ seats, you }: TableSummary): Set<number> {
  const team = seats.find(({ seat }) => seat === you[0])?.team;
  const bots = seats.filter((seat) => seat.kind === "bot" && seat.team !== team && !seat.simulations);
  return new Set(bots.flatMap(({ level }) => level ?? []));
}

const DAY = 24 * 3600 * 1000; // milliseconds

export const hasFreeSeat = ({ phase, seats }: TableSummary): boolean =>
  phase === "waiting" && seats.some(({ kind }) => kind === "open");

/** Of the tables that others show: one at which somebody is, or was within a day; nobody would come to the others. */
export function isWorthShowing({ seats, touched }: TableSummary, now: number): boolean {
  const present = seats.some((seat) => seat.kind === "person" && seat.present);
  return present || now - touched < DAY;
}
