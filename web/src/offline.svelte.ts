/*
 * The page without a network: a service worker keeps all files of one version, of its languages those that were chosen, and
 * offers the next version.
 *
 * A new version waits until somebody takes it. Only the tab in which that was done is loaded again; other tabs finish their
 * games with the version that they have, and keep the offer. Browsers allow a service worker only over HTTPS, and on the
 * machine itself: elsewhere the page works as long as its server does, and says why.
 */

import { keepLanguage } from "./keptLanguages";
import { spokenLanguage } from "./messages.svelte";

const OFTEN = 60 * 60_000; // milliseconds between two looks for a new version

export type Offline = "insecure" | "unsupported" | "preparing" | "ready";

interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

let offline = $state<Offline>(startingState());
let update = $state(false);
let invitation = $state.raw<InstallEvent | null>(null);
let registration: ServiceWorkerRegistration | null = null;
let taken = false; // the new version, in this tab

function startingState(): Offline {
  if (!isSecureContext) return "insecure";
  return "serviceWorker" in navigator ? "preparing" : "unsupported";
}

/** Whether the page can be opened without a network, and why not. */
export const offlineState = (): Offline => offline;

/** Whether a newer version is there. */
export const updateReady = (): boolean => update;

/** Whether the browser would install the page as an app now. */
export const installable = (): boolean => invitation !== null;

export async function install(): Promise<void> {
  const asked = invitation;
  invitation = null; // a browser lets itself be asked once
  await asked?.prompt();
}

/** Loads the page again with the newer version. */
export function takeUpdate(): void {
  taken = true;
  if (registration?.waiting) registration.waiting.postMessage({ type: "SKIP_WAITING" });
  else location.reload(); // another tab has taken it already
}

/** Hears from the first moment on what the browser says once only. */
export function listenForOffers(): void {
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault(); // no banner of the browser's own; the settings have a button
    invitation = event as InstallEvent;
  });
  addEventListener("vite:preloadError", () => void serverAnswers().then((here) => (update ||= here)));
  if (offline === "preparing") listenForTakeover(navigator.serviceWorker);
}

/** If so, a file that could not be loaded belonged to a version that is gone; otherwise only the network is. */
const serverAnswers = () =>
  fetch(`${import.meta.env.BASE_URL}languages.json`, { cache: "no-store" }).then(
    ({ ok }) => ok,
    () => false,
  );

/** Another tab may take a new version at any time, also before this one has registered anything. */
function listenForTakeover(serviceWorker: ServiceWorkerContainer): void {
  const before = serviceWorker.controller;
  serviceWorker.addEventListener("controllerchange", () => {
    if (taken) location.reload();
    else update ||= before !== null;
  });
}

/** Registers the service worker, when the page has nothing more urgent to do. In development there is none. */
export async function goOffline(): Promise<void> {
  if (!import.meta.env.PROD || offline !== "preparing") return;
  const { serviceWorker } = navigator;
  try {
    registration = await serviceWorker.register(`${import.meta.env.BASE_URL}sw.js`);
    follow(registration);
  } catch {
    offline = "unsupported"; // forbidden by the reader or by the browser's settings
    return;
  }
  await serviceWorker.ready;
  await keepSpoken();
  offline = "ready";
  $effect.root(() => {
    $effect(() => void keepSpoken());
  });
  setInterval(() => void look(), OFTEN);
  document.addEventListener("visibilitychange", () => document.hidden || void look());
}

/** Without a network, or without room, next time. */
const keepSpoken = () => keepLanguage(spokenLanguage()).catch(() => null);

const look = () => registration?.update().catch(() => null); // without a network there is nothing newer

function follow(found: ServiceWorkerRegistration): void {
  const offer = () => (update ||= found.waiting !== null && navigator.serviceWorker.controller !== null);
  offer();
  found.addEventListener("updatefound", () => found.installing?.addEventListener("statechange", offer));
}
