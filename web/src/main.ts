/* The entry point: messages and theme first, then the page. */
import "./style/fonts.css";
import "./style/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { goOffline } from "./offline.svelte";
import { today } from "./puzzles.svelte";
import { applySettings } from "./settings.svelte";
import { keepPuzzles } from "./storage/puzzleDays";

await applySettings();
mount(App, { target: document.getElementById("app")! });

// Keeping the page and the next puzzles for later must not slow down the first board now.
const whenIdle = window.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 2000));
const prepare = () => void goOffline().then(() => keepPuzzles(today()).catch(() => null)); // without a network: next time
if (document.readyState === "complete") whenIdle(prepare);
else addEventListener("load", () => whenIdle(prepare), { once: true });
