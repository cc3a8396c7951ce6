/* The entry point: messages and theme first, then the page. */
import "./style/fonts.css";
import "./style/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { applySettings } from "./settings.svelte";

await applySettings();
mount(App, { target: document.getElementById("app")! });
