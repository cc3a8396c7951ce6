/* A planet of a mission of one's own: twenty letters, its four rows from the sky to the ground. Bubbles fall. */
import { EMPTY } from "./tokens";

const WIDE = 5;
export const BUBBLES = "RPYBGK";
export const BARE = EMPTY.repeat(20);

/** Whether these are the letters of a planet on which nothing floats; the referee knows the rest. */
export function isPlanet(letters: string): boolean {
  const known = letters.length === BARE.length && [...letters].every((one) => (BUBBLES + EMPTY).includes(one));
  return known && fallen([...letters]) === letters;
}

/** With a bubble put into a place, or taken from it: what has nothing below it falls. */
export function withBubble(letters: string, cell: number, bubble: string): string {
  const places = [...letters];
  const free = places[cell] === EMPTY;
  places[cell] = bubble;
  return free || bubble === EMPTY ? fallen(places) : places.join("");
}

function fallen(places: string[]): string {
  const columns = Array.from({ length: WIDE }, (_, column) => {
    const bubbles = places.filter((one, k) => k % WIDE === column && one !== EMPTY);
    return [...Array<string>(places.length / WIDE - bubbles.length).fill(EMPTY), ...bubbles];
  });
  return places.map((_, k) => columns[k % WIDE]![Math.floor(k / WIDE)]!).join("");
}
