/* How the page is built: Svelte, the messages of each language as one module, the result inside the Python package. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

const LOCALES = join(import.meta.dirname, "../src/ziggurat/locales");

/** `virtual:messages/de` is the text of all Fluent files of German; `virtual:languages` imports each when asked. */
function messages(): Plugin {
  const languages = readdirSync(LOCALES).sort();
  return {
    name: "messages",
    resolveId: (id) => (id.startsWith("virtual:messages/") || id === "virtual:languages" ? id : null),
    load(id) {
      if (id === "virtual:languages") {
        const entries = languages.map((name) => `${JSON.stringify(name)}: () => import("virtual:messages/${name}")`);
        return `export default {${entries.join(",")}}`;
      }
      if (!id.startsWith("virtual:messages/")) return null;
      const folder = join(LOCALES, id.slice("virtual:messages/".length));
      const texts = readdirSync(folder)
        .sort()
        .map((file) => {
          this.addWatchFile(join(folder, file));
          return readFileSync(join(folder, file), "utf8");
        });
      return `export default ${JSON.stringify(texts.join("\n").replace(/^#.*\n/gm, ""))}`;
    },
  };
}

export default defineConfig({
  plugins: [svelte(), messages()],
  build: {
    outDir: "../src/ziggurat/page",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0, // the server's content security policy knows no data: addresses for scripts and fonts
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      output: {
        chunkFileNames: (chunk) =>
          `assets/${chunk.facadeModuleId?.startsWith("virtual:messages/") ? "messages-" : ""}[name]-[hash].js`,
      },
    },
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
});
