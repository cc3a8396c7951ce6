/* The page's beginning: words and theme first, then the rooms. */
import "./style/fonts.css";
import "./style/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { arrange } from "./settings.svelte";

await arrange();
mount(App, { target: document.getElementById("app")! });
