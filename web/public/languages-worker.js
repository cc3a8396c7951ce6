/*
 * A part of the service worker: it keeps the languages that were chosen on this device, and none of the others.
 * The page notes which they are (`src/keptLanguages.ts`) and keeps their files; here they are kept again for each new version,
 * before that version is offered, and the files of the version before are forgotten.
 */
const KEPT = "ziggurat-languages";
const here = (file) => new URL(file, self.registration.scope).href;
const json = async (response) => (response ? response.json() : []);

async function filesNow() {
  const cache = await caches.open(KEPT);
  const chosen = await json(await cache.match(here("chosen-languages.json")));
  const all = await json(await fetch(here("languages.json"), { cache: "no-cache" }));
  return chosen.flatMap((language) => all[language] ?? []).map(here);
}

async function keepAgain() {
  const cache = await caches.open(KEPT);
  const known = new Set((await cache.keys()).map(({ url }) => url));
  await cache.addAll((await filesNow()).filter((url) => !known.has(url)));
}

async function forgetOthers() {
  const cache = await caches.open(KEPT);
  const wanted = new Set([here("chosen-languages.json"), ...(await filesNow())]);
  for (const request of await cache.keys()) if (!wanted.has(request.url)) await cache.delete(request);
}

self.addEventListener("install", (event) => event.waitUntil(keepAgain()));
self.addEventListener("activate", (event) => event.waitUntil(forgetOthers().catch(() => null))); // no network: next time
