/*
 * How the page is built: Svelte, the messages of each language as one module, a service worker that keeps everything for
 * times without a network; the result inside the Python package. `vite build --mode site` (`make site`) makes the page that
 * needs no server of ours: every address in it is relative, and the content security policy stands in the page itself.
 * `vite build --mode pictures` (`make pictures`) makes the page that the games' pictures are drawn with, and nothing else.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";
import { type ManifestOptions, VitePWA } from "vite-plugin-pwa";
import { icons } from "./icons.ts";
import { LANGUAGES, LOCALES, lackingParts, messageParts, PARTS, plainSentence } from "./messageFiles.ts";
import { packed } from "./src/packedMessages.ts";
import { three } from "./three.ts";

const PACKAGE = join(import.meta.dirname, "../src/ziggurat");

/** `virtual:messages/de/babel` is a part of German, packed, and what it lacks in English; `virtual:languages` imports each when asked. */
function messages(): Plugin {
  return {
    name: "messages",
    resolveId: (id) => (id.startsWith("virtual:messages/") || id === "virtual:languages" ? id : null),
    load(id) {
      if (id === "virtual:languages") {
        const load = (language: string, part: string) =>
          `${JSON.stringify(part)}: () => import("virtual:messages/${language}/${part}")`;
        const entries = LANGUAGES.map(
          (language) => `${JSON.stringify(language)}: {${PARTS.map((part) => load(language, part)).join()}}`,
        );
        return `export default {${entries.join()}}`;
      }
      if (!id.startsWith("virtual:messages/")) return null;
      const [language, part] = id.slice("virtual:messages/".length).split("/") as [string, string];
      for (const folder of [join(LOCALES, language), join(LOCALES, "en")])
        for (const file of readdirSync(folder)) this.addWatchFile(join(folder, file));
      const [own, lacking] = [messageParts(language), lackingParts(language)].map((parts) =>
        packed(parts.get(part)!),
      );
      return `export default ${JSON.stringify(own)}; export const english = ${JSON.stringify(lacking)}`;
    },
  };
}

/** `languages.json` names the files of each language, for the service worker. */
function languageFiles(): Plugin {
  return {
    name: "language-files",
    generateBundle(_, bundle) {
      const files: Record<string, string[]> = {};
      for (const name of Object.keys(bundle).sort()) {
        const language = /\/messages-([a-z]+)-/.exec(name)?.[1];
        if (language) (files[language] ??= []).push(name);
      }
      this.emitFile({ type: "asset", fileName: "languages.json", source: JSON.stringify(files) });
    },
  };
}

/** `virtual:licences` lists what is in the page, each with the text of its licence: Ziggurat itself, then its packages. */
const WORKBOX = ["core", "precaching", "routing", "strategies"].map((name) => `workbox-${name}`); // the service worker
function licences(): Plugin {
  const rapier = ["@dimforge/rapier3d-compat", "@dimforge/rapier3d-simd-compat"];
  const bundled = [
    ...rapier,
    "@fluent/bundle",
    "@fontsource-variable/source-sans-3",
    "svelte",
    "three",
    "uqr",
    ...WORKBOX,
  ];
  const read = (name: string) => {
    const folder = join(import.meta.dirname, "node_modules", name);
    const { version, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
    const file = readdirSync(folder).find((one) => /^licen[cs]e/i.test(one));
    // A package without a file of its own is under the same licence as we are.
    if (!file && license !== "Apache-2.0") throw new Error(`The licence of ${name} is not in its package.`);
    const path = file ? join(folder, file) : join(import.meta.dirname, "../LICENSE");
    return { name, version, licence: license, text: readFileSync(path, "utf8") };
  };
  const ours = () => ({
    name: "Ziggurat",
    version: /^__version__ = "(.+)"$/m.exec(readFileSync(join(PACKAGE, "__init__.py"), "utf8"))![1],
    licence: "Apache-2.0",
    text: readFileSync(join(import.meta.dirname, "../LICENSE"), "utf8"),
  });
  return {
    name: "licences",
    resolveId: (id) => (id === "virtual:licences" ? id : null),
    load: (id) =>
      id === "virtual:licences" ? `export default ${JSON.stringify([ours(), ...bundled.map(read)])}` : null,
  };
}

/** The page for a web server that has only files: it says so, brings its own policy, and the puzzles of the next days. */
function site(): Plugin {
  const { ZIGGURAT_POLICY: policy, ZIGGURAT_PUZZLES: puzzles } = process.env;
  if (!policy || !puzzles) throw new Error("The site is built by hatch_build.py (make site).");
  const docs = existsSync(join(PACKAGE, "docs/index.html")) ? "data-docs " : ""; // hatch_build.py lays them beside the page
  return {
    name: "site",
    transformIndexHtml: (html) => ({
      html: html.replace("<html ", `<html data-server="none" ${docs}`),
      tags: [
        {
          tag: "meta",
          attrs: { "http-equiv": "Content-Security-Policy", content: policy },
          injectTo: "head-prepend",
        },
      ],
    }),
    generateBundle() {
      this.emitFile({ type: "asset", fileName: "data/puzzles.json", source: readFileSync(puzzles) });
    },
  };
}

/** Each file once more, compressed as well as can be: our server hands it to browsers that know Brotli. */
function compressed(): Plugin {
  return {
    name: "compressed",
    writeBundle({ dir }, files) {
      for (const name of Object.keys(files))
        if (/\.(js|css|html|svg|json|wasm)$/.test(name)) {
          const path = join(dir!, name);
          writeFileSync(`${path}.br`, brotliCompressSync(readFileSync(path)));
        }
    },
  };
}

/** What an installed app is called, and what it is, in a language. The page chooses the manifest of its reader. */
const manifestIn = (language: string): Partial<ManifestOptions> => ({
  name: "Ziggurat",
  short_name: "Ziggurat",
  description: plainSentence(language, "page-welcome") ?? plainSentence("en", "page-welcome")!,
  lang: language,
  start_url: "./",
  scope: "./",
  id: "./", // the same app, in whatever language it was installed
  display: "standalone",
  background_color: "#f4eee3",
  theme_color: "#f4eee3",
  categories: ["games"],
  icons: [
    { src: "icon.svg", sizes: "any", type: "image/svg+xml" },
    { src: "icon-192.png", sizes: "192x192", type: "image/png" },
    { src: "icon-512.png", sizes: "512x512", type: "image/png" },
    { src: "icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
  ],
});

/** What is read before the page speaks: why it needs JavaScript, in every language, and the manifests. */
function speechless(): Plugin {
  const line = (language: string) => {
    const words = plainSentence(language, "page-needs-script");
    return words ? `<p lang="${language}" dir="auto">${words}</p>` : "";
  };
  return {
    name: "speechless",
    transformIndexHtml: (html) => html.replace("<noscript>", `<noscript>${LANGUAGES.map(line).join("")}`),
    generateBundle() {
      for (const language of LANGUAGES) {
        const source = JSON.stringify(manifestIn(language));
        this.emitFile({ type: "asset", fileName: `manifest-${language}.webmanifest`, source });
      }
    },
  };
}

/** What makes the page an app that can be installed and opened without a network. */
function offline(): Plugin[] {
  return VitePWA({
    registerType: "prompt", // a new version waits until somebody takes it, and never comes into a running game
    injectRegister: false, // `offline.svelte.ts` does it, when the first board is there
    manifest: manifestIn("en"),
    includeManifestIcons: false, // the next line has them
    workbox: {
      globPatterns: ["**/*.{js,css,html,svg,png,webp,woff2,wasm,bin,json,webmanifest}"],
      globIgnores: [
        "**/rapier-*.js", // 6 MB that only falls need; without them a fall is drawn in another way
        "**/messages-*.js", // of the languages, those that were chosen are kept (languages-worker.js)
        "languages.json",
        "manifest-*.webmanifest", // for installing, and that needs a network
      ],
      importScripts: ["languages-worker.js"],
      runtimeCaching: [
        {
          urlPattern: /\/assets\/messages-[^/]+\.js$/,
          handler: "CacheFirst",
          options: { cacheName: "ziggurat-languages" },
        },
      ],
      maximumFileSizeToCacheInBytes: 4_000_000,
      navigateFallback: "index.html", // also for the addresses of invitations, as in /t/<table>
      navigateFallbackDenylist: [/^\/(api|docs)(\/|$)/, /^\/(healthz|metrics)$/, /\.\w+$/],
      inlineWorkboxRuntime: true,
      cleanupOutdatedCaches: true,
      clientsClaim: true,
      sourcemap: false,
    },
  });
}

/** What several pages share comes in one piece, not in dozens: a request costs as much as a small component. */
const CHUNKS = [
  { name: "games", test: /src[\\/]games[\\/](\w+[\\/])?index\.ts$/ },
  {
    name: "common",
    test: /(?<!three[\\/])src[\\/](?!games|pages|stage)|[\\/](svelte|@fluent)[\\/]/,
    minShareCount: 2,
    priority: 1,
  },
];

const OUTPUT: Record<string, string> = { site: "../site", pictures: "../build/pictures" };

/** What makes a page of the sources, beyond compiling them. */
function dressed(mode: string): (Plugin | Plugin[])[] {
  if (mode === "pictures") return [];
  return [licences(), icons(), languageFiles(), speechless(), mode === "site" ? site() : compressed(), offline()];
}

export default defineConfig(({ mode }) => ({
  base: mode === "site" ? "./" : "/",
  plugins: [svelte(), three(), messages(), ...dressed(mode)],
  build: {
    outDir: OUTPUT[mode] ?? "../src/ziggurat/page",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0, // the server's content security policy knows no data: addresses for scripts and fonts
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      input: mode === "pictures" ? "pictures.html" : "index.html",
      output: {
        chunkFileNames: ({ facadeModuleId: of }) =>
          of?.startsWith("virtual:messages/")
            ? `assets/messages-${of.slice("virtual:messages/".length).replace("/", "-")}-[hash].js`
            : "assets/[name]-[hash].js",
        codeSplitting: { groups: CHUNKS },
      },
    },
  },
  worker: { format: "es" }, // in pieces: a game's rules are loaded when they are needed
  server: {
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
    fs: { allow: [".."] }, // the networks of the games lie beside their rules in Python
  },
}));
