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
        const entries = languages.map(
          (name) => `${JSON.stringify(name)}: () => import("virtual:messages/${name}")`,
        );
        return `export default {${entries.join(",")}}`;
      }
      if (!id.startsWith("virtual:messages/")) return null;
      const folder = join(LOCALES, id.slice("virtual:messages/".length));
      const texts = readdirSync(folder)
        .filter((file) => !["help.ftl", "diagram.ftl", "research.ftl"].includes(file)) // of Python alone
        .sort()
        .map((file) => {
          this.addWatchFile(join(folder, file));
          return readFileSync(join(folder, file), "utf8");
        });
      return `export default ${JSON.stringify(texts.join("\n").replace(/^#.*\n/gm, ""))}`;
    },
  };
}

/** `virtual:licences` lists the packages that end up in the page, each with the text of its licence. */
function licences(): Plugin {
  const bundled = ["@fluent/bundle", "@fontsource-variable/source-sans-3", "svelte", "three", "uqr"];
  const read = (name: string) => {
    const folder = join(import.meta.dirname, "node_modules", name);
    const { version, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
    const file = readdirSync(folder).find((one) => /^licen[cs]e/i.test(one));
    // A package without a file of its own is under the same licence as we are.
    if (!file && license !== "Apache-2.0") throw new Error(`The licence of ${name} is not in its package.`);
    const path = file ? join(folder, file) : join(import.meta.dirname, "../LICENSE");
    return { name, version, licence: license, text: readFileSync(path, "utf8") };
  };
  return {
    name: "licences",
    resolveId: (id) => (id === "virtual:licences" ? id : null),
    load: (id) => (id === "virtual:licences" ? `export default ${JSON.stringify(bundled.map(read))}` : null),
  };
}

export default defineConfig({
  plugins: [svelte(), messages(), licences()],
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
