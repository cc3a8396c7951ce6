/*
 * Where we are: `/`, `/new/babel`, `/t/<table>`, `/missions/bubbles`, `/explore/babel?at=a1enu,b1n`, `/theorem/babel`,
 * `/learn/babel/fit`, `/puzzles`, `/puzzles/2026-11-15/babel`, `/analyse`, `/analyse/<table>?at=12&try=a1-+b1n`, `/about`.
 * Links are plain links; clicks on them need no reload.
 */

const here = $state({ path: location.pathname, query: location.search });
const VISIT = ["theme", "lang", "quality"]; // not about the place but about the visit

export function path(): string {
  return here.path;
}

/** What the address asks for, behind the question mark. */
export function query(): Record<string, string> {
  const found = [...new URLSearchParams(here.query)].filter(([name]) => !VISIT.includes(name));
  return Object.fromEntries(found);
}

/** The address of a position in the explorer. */
export function exploreUrl({
  game,
  options,
  tokens,
}: {
  game: string;
  options: Record<string, string>;
  tokens: string[];
}): string {
  const at = tokens.length ? { at: tokens.join(",") } : {};
  const asked = new URLSearchParams({ ...at, ...options }).toString().replaceAll("%2C", ",");
  return `/explore/${game}${asked && `?${asked}`}`;
}

function arrive(): void {
  here.path = location.pathname;
  here.query = location.search;
}

export function go(to: string, replace = false): void {
  history[replace ? "replaceState" : "pushState"](null, "", to);
  arrive();
  scrollTo(0, 0);
}

addEventListener("popstate", arrive);
addEventListener("click", (event) => {
  const link = (event.target as Element | null)?.closest?.("a");
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || link.pathname.startsWith("/api")) return;
  event.preventDefault();
  if (link.href !== location.href) go(link.pathname + link.search + link.hash);
});
