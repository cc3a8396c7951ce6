/* A seat's colour and its sign, the same everywhere: those of talo's pawns (T4). The sign is a path in a square of 100. */

interface SeatIdentity {
  paint: string;
  mark: string;
}

const IDENTITIES: SeatIdentity[] = [
  { paint: "#b23b2d", mark: "M0-34A34 34 0 1 1 0 34A34 34 0 1 1 0-34Z" }, // red, a disc
  { paint: "#365f9d", mark: "M0-38L38 32H-38Z" }, // blue, a triangle
  { paint: "#e0ad2e", mark: "M-31-31H31V31H-31Z" }, // yellow, a square
  { paint: "#3f8a5d", mark: "M0-42L42 0L0 42L-42 0Z" }, // green, a diamond
];

/** Seats are counted from 1. */
export const seatIdentity = (seat: number): SeatIdentity => IDENTITIES[(seat - 1) % IDENTITIES.length]!;
