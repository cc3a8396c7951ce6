/* The one rule of rounding for figures that people read: `rounding.py` says it, `tests/data/rounding.json` holds both to it. */
const HALF = 0.5 + 1e-9;

export const whole = (number: number): number => Math.sign(number) * Math.floor(Math.abs(number) + HALF) + 0; // never −0

/** A share from 0 to 1 in whole per cent. */
export const percent = (share: number): number => whole(100 * share);
