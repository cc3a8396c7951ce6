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
export function messageParts(language: string, locales = LOCALES): Map<string, string[]> {
  const found = new Map(PARTS.map((part): [string, string[]] => [part, []]));
  for (const [name, message] of pageMessages(language, locales))
    found.get(messagePart(name, PARTS))!.push(message);
  return found;
}

/** What a language lacks, by its part: the English messages, with those that they refer to. */
export function lackingParts(language: string, locales = LOCALES): Map<string, string[]> {
  const own = pageMessages(language, locales);
  const english = pageMessages("en", locales);
  const names = new Map(PARTS.map((part): [string, string[]] => [part, []]));
  for (const name of english.keys()) if (!own.has(name)) names.get(messagePart(name, PARTS))!.push(name);
  const texts = (missing: string[]) => [...withReferences(missing, english)].map((name) => english.get(name)!);
  return new Map([...names].map(([part, missing]) => [part, texts(missing)]));
}

/** Each message of a language that the page may say, by its name. */
function pageMessages(language: string, locales: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const text of fluentTexts(language, locales, OF_PYTHON))
    for (const message of text.split(/^(?=[a-z])/m).filter((one) => one.trim()))
      found.set(message.slice(0, message.indexOf(" ")), message);
  return found;
}

function withReferences(names: readonly string[], messages: ReadonlyMap<string, string>): Set<string> {
  const found = new Set(names);
  for (const name of found)
    // and those that are added meanwhile
    for (const [, other] of messages.get(name)!.matchAll(/\{\s*([a-z][\w-]*)/g))
      if (messages.has(other!)) found.add(other!);
  return found;
}

/** A sentence without arguments; nothing, if the language lacks it. */
export function plainSentence(language: string, message: string): string | undefined {
  const bundle = new FluentBundle(language);
  for (const text of fluentTexts(language)) bundle.addResource(new FluentResource(text));
  const pattern = bundle.getMessage(message)?.value;
  return pattern ? bundle.formatPattern(pattern) : undefined;
}

function fluentTexts(language: string, locales = LOCALES, leftOut: readonly string[] = []): string[] {
  const files = readdirSync(join(locales, language)).sort();
  return files
    .filter((file) => file.endsWith(".ftl") && !leftOut.includes(file))
    .map((file) => readFileSync(join(locales, language, file), "utf8").replace(/^#.*\n/gm, ""));
}
