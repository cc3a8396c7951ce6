/*
 * The messages of the page in the reader's language: the same Fluent files that Python uses.
 *
 * `translate("page-play")` is reactive: after a change of the language everything on the page changes too.
 * The language `en-XB` is English turned to run from right to left, for testing the layout with letters we can read.
 */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import languages from "virtual:languages";
import type { LocalizedText } from "./protocol";

export const LANGUAGES = Object.keys(languages);
const MIRRORED = "en-XB";
const RIGHT_TO_LEFT = ["ar", "fa", "he", "ur", "yi"];
const OTHER_CODES: Record<string, string> = { iw: "he", no: "nb", nn: "nb" }; // as in Python's messages.py

let bundle = $state.raw<FluentBundle | null>(null);
let current = $state("en");

export const language = () => current;

/** As `Intl` knows it: our English is British. */
export const locale = () => (current.startsWith("en") ? "en-GB" : current);

/** Our language for a code such as `de-AT`, `no` or `iw`. */
function knownLanguage(code: string): string | undefined {
  const root = code.toLowerCase().split("-")[0]!;
  const ours = [code, code.toLowerCase(), root, OTHER_CODES[root]].find(
    (one) => one !== undefined && Object.hasOwn(languages, one),
  );
  return code === MIRRORED ? code : ours;
}

/** What the reader chose, or else the browser's languages, or else the host's (`ziggurat serve --language`). */
export function negotiateLanguage(chosen: string): string {
  const host = document.documentElement.dataset["language"] ?? "en";
  const codes = chosen === "auto" ? [...navigator.languages, host] : [chosen, ...navigator.languages, host];
  return codes.map(knownLanguage).find((code) => code !== undefined) ?? "en";
}

export async function setLanguage(code: string): Promise<void> {
  const mirrored = code === MIRRORED;
  const { default: text } = await languages[mirrored ? "en" : code]!();
  const options = mirrored ? { transform: (part: string) => `\u202e${part}\u202c` } : {};
  const next = new FluentBundle(mirrored ? "en" : code, options);
  next.addResource(new FluentResource(text));
  bundle = next;
  current = code;
  document.documentElement.lang = mirrored ? "en" : code;
  document.documentElement.dir = mirrored || RIGHT_TO_LEFT.includes(code.split("-")[0]!) ? "rtl" : "ltr";
}

type Args = Record<string, FluentVariable>;

export function hasMessage(message: string): boolean {
  return bundle?.hasMessage(message) ?? false;
}

/** Sizes such as 2x4 are written with a sign for "times". */
const typeset = (value: FluentVariable) =>
  typeof value === "string" && /^\d+x\d+$/.test(value) ? value.replace("x", "\u202f×\u202f") : value;

/** The text of a message. */
export function translate(message: string, args: Args = {}): string {
  const pattern = bundle?.getMessage(message)?.value;
  if (!bundle || !pattern) return message;
  const errors: Error[] = [];
  const shown = Object.fromEntries(Object.entries(args).map(([name, value]) => [name, typeset(value)]));
  const text = bundle.formatPattern(pattern, shown, errors);
  if (errors.length) console.error(`The message ${message} cannot be formatted:`, errors[0]);
  return text;
}

/**
 * A sentence of the server, in the page's language where the page knows it. The actions that it names (`reply`) are put
 * into words with `phrase`.
 */
export function translateMessage(
  { message, args, text }: LocalizedText,
  phrase: (token: string) => string = (token) => token,
): string {
  if (!hasMessage(message)) return text;
  const { reply } = args;
  return translate(message, typeof reply === "string" ? { ...args, reply: phrase(reply) } : args);
}

/** "a, b and c" */
export const listWords = (words: string[]): string => new Intl.ListFormat(locale()).format(words);

/** Plain letters: without the invisible marks that keep names and numbers apart in mixed directions. */
export function stripBidiMarks(text: string): string {
  return text.replace(/[\u2066-\u2069\u202a-\u202e]/g, "");
}
