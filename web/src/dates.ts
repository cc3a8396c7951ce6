/* Days in words. */
import { noon } from "./puzzles.svelte";
import { locale } from "./messages.svelte";

export const formatDate = (day: string): string =>
  new Intl.DateTimeFormat(locale(), { dateStyle: "full", timeZone: "UTC" }).format(noon(day)!);

/** The day of a moment (milliseconds since 1970), by the device's clock: "16 November", with the year if it is another one. */
export function formatMoment(at: number): string {
  const year = new Date(at).getFullYear() === new Date().getFullYear() ? {} : ({ year: "numeric" } as const);
  return new Intl.DateTimeFormat(locale(), { day: "numeric", month: "long", ...year }).format(at);
}
