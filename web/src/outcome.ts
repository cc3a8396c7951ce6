/* How a game ended for the people at this device: it is seen and heard. */

export type Outcome = "won" | "lost" | "shared";

/** Where both sides or nobody sits here, the winner is cheered. */
export function outcome(result: readonly number[] | null, you: readonly number[]): Outcome {
  const share = (seats: readonly number[]) => Math.max(0, ...seats.map((seat) => result?.[seat - 1] ?? 0));
  const best = Math.max(0, ...(result ?? []));
  const mine = you.length ? share(you) : best;
  if (best === 0 || mine === 0) return "lost";
  return best < 1 ? "shared" : "won";
}
