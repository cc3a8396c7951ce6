/* Days in words. */
import { noon } from "./puzzles.svelte";
import { language } from "./messages.svelte";

export const formatDate = (day: string): string =>
  new Intl.DateTimeFormat(language() === "en-XB" ? "en" : language(), {
    dateStyle: "full",
    timeZone: "UTC",
  }).format(noon(day)!);
