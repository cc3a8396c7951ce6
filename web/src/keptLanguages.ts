/*
 * The languages that this device keeps for times without a network: those that were chosen here, not all eighteen.
 * The service worker (`public/languages-worker.js`) keeps them again when a new version comes.
 */
const KEPT = "ziggurat-languages";
const here = (file: string) => new URL(`${import.meta.env.BASE_URL}${file}`, location.href).href;

export async function keepLanguage(language: string): Promise<void> {
  const cache = await caches.open(KEPT);
  const note = here("chosen-languages.json");
  const before = ((await (await cache.match(note))?.json()) ?? []) as string[];
  if (!before.includes(language)) await cache.put(note, Response.json([...before, language]));
  const files = (await (await fetch(here("languages.json"))).json()) as Record<string, string[]>;
  const known = new Set((await cache.keys()).map(({ url }) => url));
  await cache.addAll((files[language] ?? []).map(here).filter((url) => !known.has(url)));
}
