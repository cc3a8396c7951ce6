/* The entry point: messages and theme first, then the page. */
import "./style/fonts.css";
import "./style/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { goOffline, offlineState } from "./offline.svelte";
import { today } from "./puzzles.svelte";
import { path } from "./route.svelte";
import { applySettings } from "./settings.svelte";
import { keepPuzzles } from "./storage/puzzleDays";

const loadTable = () => import("./pages/Table.svelte");

// The two pages that most visits begin with come together with the messages, not after them.
if (path() === "/") void import("./pages/Home.svelte");
else if (path().startsWith("/t/")) void loadTable();

await applySettings();
mount(App, { target: document.getElementById("app")! });

// Keeping the page and the next puzzles for later must not slow down the first board now.
async function prepareOffline(): Promise<void> {
  await loadTable(); // what most visits lead to
  await goOffline();
  if (offlineState() === "ready") await keepPuzzles(today()).catch(() => null); // no network, no room: next time
}
const whenIdle = window.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 2000));
const prepare = () => whenIdle(() => void prepareOffline());
if (document.readyState === "complete") prepare();
else addEventListener("load", prepare, { once: true });
