/* The Fluent files of the languages: cut into the parts that the page loads, and single sentences for files that are built. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { COMMON, messagePart } from "./src/messageParts.ts";

export const LOCALES = join(import.meta.dirname, "../src/ziggurat/locales");
export const LANGUAGES = readdirSync(LOCALES).sort();
export const GAMES = readdirSync(join(import.meta.dirname, "src/games"), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
export const PARTS = [COMMON, ...GAMES, "learned"]; // the last for one page
const OF_PYTHON = ["help", "diagram", "python", "research", "serve", "terminal"].map((name) => `${name}.ftl`); // never said by the page

/** The messages of a language by their part, as Fluent text without comments. */
export function messageParts(language: string): Map<string, string[]> {
  const found = new Map(PARTS.map((part): [string, string[]] => [part, []]));
  const folder = join(LOCALES, language);
  for (const file of readdirSync(folder).sort()) {
    if (OF_PYTHON.includes(file)) continue;
    const text = readFileSync(join(folder, file), "utf8").replace(/^#.*\n/gm, "");
    for (const message of text.split(/^(?=[a-z])/m).filter((one) => one.trim()))
      found.get(messagePart(message.slice(0, message.indexOf(" ")), PARTS))!.push(message);
  }
  return found;
}

/** A sentence without arguments. */
export function plainSentence(language: string, message: string): string {
  const bundle = new FluentBundle(language);
  const folder = join(LOCALES, language);
  for (const file of readdirSync(folder))
    bundle.addResource(new FluentResource(readFileSync(join(folder, file), "utf8")));
  return bundle.formatPattern(bundle.getMessage(message)!.value!);
}
