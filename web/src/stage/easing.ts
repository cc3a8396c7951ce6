/* How motion runs: where it is (0 to 1) after a share of its time. */

/** Fast at first, slow at the end. */
export const easeOut = (t: number): number => 1 - (1 - Math.max(0, Math.min(1, t))) ** 3;
