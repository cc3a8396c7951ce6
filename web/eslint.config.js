/* What the check of the page forbids beyond wrong types: common mistakes, and imports against the order of the folders. */
import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig } from "eslint/config";
import globals from "globals";
import ts from "typescript-eslint";

/** Forbids the files of a folder to import what matches, whether at the top of a file or later with `import()`. */
const forbid = (folder, regex, message, ignores = []) => ({
  files: [folder],
  ignores,
  rules: {
    "no-restricted-imports": ["error", { patterns: [{ regex, message }] }],
    "no-restricted-syntax": ["error", { selector: `ImportExpression > Literal[value=/${regex}/]`, message }],
  },
});
const anyOf = (...folders) => `^[.]+[/](.*[/])?(${folders.join("|")})([/]|$)`;
const OUTSIDE = "^[.][.]([/][^.].*)?$"; // of a game's folder, but inside games/
const OUTSIDE_FROM_WITHIN = "^[.][.][/][.][.]([/][^.].*)?$"; // the same, from a folder inside a game's
const TOP = ["src/pages/**", "src/App.svelte", "src/main.ts", "src/pictures.ts", "src/referee/worker.ts"]; // may import everything

export default defineConfig(
  { ignores: ["src/protocol.ts", "src/games/*/schema.ts"] },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      "svelte/no-useless-mustaches": "off", // {" "} is a space that the formatter leaves alone
      "svelte/prefer-svelte-reactivity": "off", // our dates, addresses and sets are read once and thrown away
    },
  },
  { files: ["**/*.svelte", "**/*.svelte.ts"], languageOptions: { parserOptions: { parser: ts.parser } } },

  // Folders import in one direction: pages → games → components → everything else. The last match counts.
  forbid("src/**", anyOf("components", "games", "pages"), "This is below components, games and pages.", TOP),
  forbid("src/components/**", anyOf("games", "pages"), "Components are below games and pages."),
  forbid("src/games/**", anyOf("pages"), "Games are below pages."),
  forbid("src/games/*/**", `${anyOf("pages")}|${OUTSIDE}`, "Games are below pages and know no other game."),
  forbid(
    "src/games/*/*/**",
    `${anyOf("pages")}|${OUTSIDE_FROM_WITHIN}`,
    "Games are below pages and know no other game.",
  ),
);
