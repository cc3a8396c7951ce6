/*
 * How long a game takes, in minutes. The turns are medians of games among bots (`scripts/durations.py`); how long people think
 * about a turn is our guess, and for Talo what its rulebook says: 20 to 30 minutes.
 */

interface Duration {
  turns: Record<number, number>; // by the number of players
  seconds: number; // for a turn
}

const DURATIONS: Record<string, Duration> = {
  babel: { turns: { 2: 15 }, seconds: 20 },
  nivos: { turns: { 2: 21, 3: 21, 4: 21 }, seconds: 30 },
  bubbles: { turns: { 2: 35 }, seconds: 20 },
  talo: { turns: { 2: 17, 3: 22, 4: 24 }, seconds: 70 },
};
const STEP = 5; // minutes: nobody knows it better

/** About how many minutes a game takes; null where nobody has measured it. */
export function minutesOf(game: string, players: number): number | null {
  const { turns, seconds } = DURATIONS[game] ?? { turns: {}, seconds: 0 };
  const minutes = ((turns[players] ?? 0) * seconds) / 60;
  return minutes ? Math.max(STEP, STEP * Math.round(minutes / STEP)) : null;
}
