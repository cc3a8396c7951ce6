/* What is told to those who listen: a sentence in the one live region of the page (App). */
import { bare } from "./messages.svelte";

let words = $state("");
let soon = 0;

export const heard = () => words;

/** The region is empty for a moment, so that the same sentence is told again. */
export function announce(said: string): void {
  hush();
  clearTimeout(soon);
  soon = window.setTimeout(() => (words = bare(said)), 20);
}

export function hush(): void {
  words = "";
}
