/*
 * Node, with the little of a browser that our modules touch when they are imported: nobody asks for less motion or a dark
 * page, nothing is stored, and no event ever comes.
 */
import type { Environment } from "vitest/runtime";

const calm = { matches: false, addEventListener: () => {}, removeEventListener: () => {} };
const document = { documentElement: {}, querySelector: () => null };
const location = new URL("http://localhost/");
const BROWSER = { window: globalThis, document, location, matchMedia: () => calm, addEventListener: () => {} };

export default {
  name: "page",
  viteEnvironment: "client",
  setup() {
    Object.assign(globalThis, BROWSER);
    return { teardown: () => Object.keys(BROWSER).forEach((name) => Reflect.deleteProperty(globalThis, name)) };
  },
} satisfies Environment;
