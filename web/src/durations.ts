/*
 * How long a game takes, in minutes. The turns are medians of games among bots (`scripts/durations.py`); how long people think
 * about a turn is our guess.
 */

export interface Duration {
  turns: Record<number, number>; // by the number of players
  seconds: number; // for a turn
}

const STEP = 5; // minutes: nobody knows it better

/** About how many minutes a game takes; null where nobody has measured it. */
export function minutesOf(duration: Duration | undefined, players: number): number | null {
  const { turns, seconds } = duration ?? { turns: {} as Duration["turns"], seconds: 0 };
  const minutes = ((turns[players] ?? 0) * seconds) / 60;
  return minutes ? Math.max(STEP, STEP * Math.round(minutes / STEP)) : null;
}
