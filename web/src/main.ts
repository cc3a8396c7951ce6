/* The entry point: messages and theme first, then the page; what is for later comes when the first board is there. */
import "./style/fonts.css";
import "./style/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { goOffline, listenForOffers, offlineState } from "./offline.svelte";
import { today } from "./puzzles.svelte";
import { path, takeKey } from "./route.svelte";
import { applySettings } from "./settings.svelte";
import { keepPuzzles } from "./storage/puzzleDays";

const QUIET = 2_000; // milliseconds in which nothing was loaded: whatever the first board needs is here

/** The key of the address that the server prints, also where that address is opened over a page that is open already. */
function takeHereKey(): void {
  const key = takeKey("here");
  if (key) void import("./api/network.svelte").then(({ bringKey }) => bringKey(key)).catch(() => null);
}
takeHereKey();
addEventListener("popstate", takeHereKey);

const loadTable = () => import("./pages/Table.svelte");

// The two pages that most visits begin with come together with the messages, not after them.
if (path() === "/") void import("./pages/Home.svelte");
else if (path().startsWith("/t/")) void loadTable();

listenForOffers();
await applySettings();
mount(App, { target: document.getElementById("app")! });

/** Keeps the page and the next puzzles for later, which must not slow down the first board now. */
async function prepare(): Promise<void> {
  void loadTable().catch(() => null); // what most visits lead to; asked for again when it is needed
  await goOffline();
  if (offlineState() === "ready") await keepPuzzles(today()).catch(() => null); // no network, no room: next time
}
const whenIdle = window.requestIdleCallback ?? setTimeout;
function prepareWhenQuiet(): void {
  const last = Math.max(
    ...performance.getEntriesByType("resource").map((one) => (one as PerformanceResourceTiming).responseEnd),
  );
  const left = last + QUIET - performance.now();
  if (left > 0) setTimeout(prepareWhenQuiet, left);
  else whenIdle(() => void prepare());
}
prepareWhenQuiet();
