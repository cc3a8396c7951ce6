/* Announcements for screen readers: a sentence in the one live region of the page (App). */
import { stripBidiMarks } from "./messages.svelte";

let words = $state("");
let soon = 0;

export const announcement = () => words;

/** The region is empty for a moment, so that the same sentence is announced again. */
export function announce(said: string): void {
  clearAnnouncement();
  clearTimeout(soon);
  soon = window.setTimeout(() => (words = stripBidiMarks(said)), 20);
}

export function clearAnnouncement(): void {
  words = "";
}
