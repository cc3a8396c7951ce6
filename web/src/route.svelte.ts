/*
 * Where we are: `#/`, `#/new/babel`, `#/t/<table>`, `#/missions/bubbles`, `#/missions/bubbles/own?planet=…`,
 * `#/explore/babel?at=a1enu,b1n`, `#/theorem/babel`,
 * `#/learn/babel/fit`, `#/puzzles`, `#/puzzles/2026-11-15/babel`, `#/analyse`, `#/analyse/<table>?at=12&try=a1-+b1n`,
 * `#/mistakes`, `#/mistakes/<table>/<ply>`, `#/games`, `#/games/<a game in the link itself>`, `#/gallery`,
 * `#/gallery/<table>`, `#/learned`, `#/about`.
 *
 * Everything stands behind the `#`, which no web server gets to see: so any server that has the files can serve the page, also
 * below a path of its own, and a reload leads to the same place. Addresses without it, as in `/new/babel`, are older or come
 * from invitations, whose paths tell our server what to call the table in a preview. They are put behind the `#` on arrival,
 * and the key of an invitation with them.
 *
 * Links are plain links; clicks on them need no reload.
 */

const BASE = new URL(import.meta.env.BASE_URL, location.href).pathname; // where the page itself lies
const VISIT = ["theme", "lang", "quality"]; // not about the place but about the visit

const here = $state(read());

function read(): { path: string; query: string } {
  const [path = "/", query = ""] = split(location.hash.slice(1));
  return { path, query };
}

/** A path and what it asks for; a question mark in what follows belongs to the query. */
function split(place: string): string[] {
  const at = place.indexOf("?");
  const [path, query] = at < 0 ? [place, ""] : [place.slice(0, at), place.slice(at + 1)];
  return [path || "/", query];
}

/** The address of a place: `/new/babel` or `#/new/babel`. */
const addressOf = (place: string): string => `${BASE}#${place.replace(/^#/, "")}`;

/** Puts an address of the older form behind the `#`. */
function settle(): void {
  const behind = location.hash.startsWith("#/");
  const path = location.pathname.slice(BASE.length).replace(/^index\.html$/, "");
  if (!path && !location.search && (behind || !location.hash)) return;
  const [place, asked] = behind ? split(location.hash.slice(1)) : [`/${path}`, location.hash.slice(1)];
  const query = [location.search.slice(1), asked].filter(Boolean).join("&");
  history.replaceState(null, "", addressOf(`${place}${query && `?${query}`}`));
}

export function path(): string {
  return here.path;
}

/** What the address asks for, behind the question mark. */
export function query(): Record<string, string> {
  const found = [...new URLSearchParams(here.query)].filter(([name]) => !VISIT.includes(name));
  return Object.fromEntries(found);
}

/** What the address asks for that holds for this visit only: `?theme=dark&lang=de&quality=full`. */
export function visitQuery(): URLSearchParams {
  return new URLSearchParams([...new URLSearchParams(here.query)].filter(([name]) => VISIT.includes(name)));
}

/** A key in the address, as of an invitation. It is taken out: an address is seen, shared and kept. */
export function takeKey(name = "key"): string | null {
  const asked = new URLSearchParams(here.query);
  const key = asked.get(name);
  asked.delete(name);
  const rest = asked.toString();
  if (key) history.replaceState(null, "", addressOf(`${here.path}${rest && `?${rest}`}`));
  if (key) here.query = rest;
  return key;
}

/** The whole address of a place, for somebody else. */
export const linkTo = (place: string): string => new URL(addressOf(place), location.href).href;

/** The address of a position in the explorer. */
export function exploreUrl({
  game,
  options,
  position,
  tokens,
}: {
  game: string;
  options: Record<string, string>;
  position?: string;
  tokens: string[];
}): string {
  const at = tokens.length ? { at: tokens.join(",") } : {};
  const asked = new URLSearchParams({ ...(position && { position }), ...at, ...options })
    .toString()
    .replaceAll("%2C", ",");
  return `#/explore/${game}${asked && `?${asked}`}`;
}

function arrive(): void {
  settle();
  Object.assign(here, read());
}

/** The address of the same page says something new: nothing scrolls, and Back does not come here again. */
export function rename(to: string): void {
  history.replaceState(null, "", addressOf(to));
  arrive();
}

export function go(to: string, replace = false): void {
  history[replace ? "replaceState" : "pushState"](null, "", addressOf(to));
  arrive();
  scrollTo(0, 0);
}

arrive();
addEventListener("popstate", arrive);
addEventListener("click", (event) => {
  const link = (event.target as Element | null)?.closest?.("a");
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
  if (link.pathname !== BASE || !link.hash.startsWith("#/")) return;
  event.preventDefault();
  if (link.href !== location.href) go(link.hash);
});
