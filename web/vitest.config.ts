/* Tests of what needs no browser, in `tests/`: with the page's own plugins, compiled as for a browser. */
import { defineConfig, mergeConfig } from "vitest/config";
import page from "./vite.config.ts";

export default mergeConfig(
  page({ mode: "test", command: "serve" }),
  defineConfig({
    resolve: { conditions: ["browser"] },
    test: { include: ["tests/**/*.test.ts"], environment: "./tests/environment.ts" },
  }),
);
