/* The entry point: messages and theme first, then the page. */
import "./style/fonts.css";
import "./style/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { goOffline } from "./offline.svelte";
import { applySettings } from "./settings.svelte";

await applySettings();
mount(App, { target: document.getElementById("app")! });

// Keeping the page for later must not slow down the first board now.
const whenIdle = window.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 2000));
addEventListener("load", () => whenIdle(() => void goOffline()), { once: true });
if (document.readyState === "complete") whenIdle(() => void goOffline());
