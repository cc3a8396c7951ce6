/*
 * The colours of the plates, chosen to differ in lightness as well as in hue, and for each its inlaid mark, the second
 * sign: a path in a square of 100 around the middle, looking much the same when the plate is turned.
 */

interface Lacquer {
  paint: string;
  inlay: string;
  mark: string;
}

export const LACQUER: Record<string, Lacquer> = {
  yellow: {
    paint: "#e6c352",
    inlay: "#7a5608",
    mark: "M0-30A30 30 0 1 1 0 30A30 30 0 1 1 0-30Z", // a dot
  },
  orange: { paint: "#d2833c", inlay: "#5c2c05", mark: "M0-38L38 0L0 38L-38 0Z" }, // a diamond
  red: { paint: "#9f3a33", inlay: "#f3c9b5", mark: "M0-36L36 28H-36Z" }, // a triangle
  pink: {
    paint: "#dfa6b6",
    inlay: "#7c2d48",
    mark: "M0-4A19 19 0 1 1 4 0A19 19 0 1 1 0 4A19 19 0 1 1-4 0A19 19 0 1 1 0-4Z", // a flower
  },
  white: { paint: "#efe7d6", inlay: "#8b7654", mark: "M-36-9H-9V-36H9V-9H36V9H9V36H-9V9H-36Z" }, // a cross
  green: {
    paint: "#468a6e",
    inlay: "#d6efd8",
    mark: "M-32-32H32V32H-32ZM-16-16V16H16V-16Z", // a frame
  },
  blue: {
    paint: "#38659e",
    inlay: "#d5e5f7",
    mark: "M0-36A36 36 0 1 1 0 36A36 36 0 1 1 0-36ZM0-19A19 19 0 1 0 0 19A19 19 0 1 0 0-19Z", // a ring
  },
  black: {
    paint: "#3a3532",
    inlay: "#e8d6b4",
    mark: "M0-40L10-10L40 0L10 10L0 40L-10 10L-40 0L-10-10Z", // a star
  },
  neutral: { paint: "#c6a06e", inlay: "#c6a06e", mark: "" }, // oak as it grew
};

export const lacquer = (colour: string): Lacquer => LACQUER[colour] ?? LACQUER["neutral"]!;
