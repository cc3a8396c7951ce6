/*
 * The messages of the page in the reader's language: the same Fluent files that Python uses.
 *
 * `translate("page-play")` is reactive: after a change of the language everything on the page changes too.
 * A message that a language lacks is said in English, with the plural forms of English; it comes with the language.
 * The messages of a game come with the first of them that is asked for; until then they are empty. Whoever wants to
 * show them from the first moment on waits for `gameMessages`.
 * The language `en-XB` is English turned to run from right to left, for testing the layout with letters we can read.
 */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import languages from "virtual:languages";
import { COMMON, messagePart } from "./messageParts";
import { unpacked } from "./packedMessages";
import { percent } from "./rounding";
import type { LocalizedText } from "./protocol";

export const LANGUAGES = Object.keys(languages);
const GAMES = Object.keys(languages["en"]!).filter((part) => part !== COMMON);
const MIRRORED = "en-XB";
const RIGHT_TO_LEFT = ["ar", "fa", "he", "ur", "yi"];
const OTHER_CODES: Record<string, string> = { iw: "he", no: "nb", nn: "nb" }; // as in Python's messages.py

let bundle = $state.raw<FluentBundle | null>(null);
let fallback = $state.raw<FluentBundle | null>(null); // English, for what the language lacks
let current = $state("en");
let wanted = "en";
const asked = new Set([COMMON]); // the parts of the language
const coming = new Map<string, Promise<void>>();
let loaded = new Set<string>(); // what of it is there

export const language = () => current;

/** Whose messages are shown. */
export const spokenLanguage = () => (current === MIRRORED ? "en" : current);

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
  wanted = code;
  try {
    await refresh();
  } catch (wrong) {
    if (wanted === code) wanted = current; // without a network: what is shown stays
    throw wrong;
  }
}

/** The first of these languages that can be loaded; without a network that is one which this device keeps. */
export async function setFirstLanguage([code, ...others]: string[]): Promise<void> {
  await setLanguage(code!).catch((wrong: unknown) => {
    if (!others.length) throw wrong;
    return setFirstLanguage(others);
  });
}

/** Until the messages of a game are there. Those of a game that the page does not know, the server has. */
export function gameMessages(game: string): Promise<void> {
  if (!game || game === COMMON) return Promise.resolve();
  const known = coming.get(game);
  if (known) return known;
  asked.add(game);
  const promise = refresh().catch((wrong: unknown) => {
    asked.delete(game); // to be asked for again
    coming.delete(game);
    throw wrong;
  });
  coming.set(game, promise);
  return promise;
}

/** Until it is known whether there is such a message. */
export const messagesWith = (message: string): Promise<void> => gameMessages(messagePart(message, GAMES));

/** Fluent files: what a language has, and the English behind what it lacks. */
interface PartTexts {
  own: string;
  english: string;
}

/** A part of a language, or the messages of a game of another package: none, if nobody has any. */
async function partTexts(spoken: string, part: string): Promise<PartTexts> {
  const load = languages[spoken]![part];
  if (load) {
    const packed = await load();
    return { own: unpacked(packed.default), english: unpacked(packed.english) };
  }
  const { request } = await import("./api/http"); // which asks for the language itself
  const where = { path: { game: part, language: spoken } };
  return request("GET /api/games/{game}/messages/{language}", where).then(
    ({ text, english }) => ({ own: text, english }),
    () => ({ own: "", english: "" }),
  );
}

function bundleOf(spoken: string, texts: readonly string[], options = {}): FluentBundle {
  const made = new FluentBundle(spoken, options);
  for (const text of texts) made.addResource(new FluentResource(text));
  return made;
}

/** Shows the wanted language, with every part that was asked for. */
async function refresh(): Promise<void> {
  const code = wanted;
  const mirrored = code === MIRRORED;
  const spoken = mirrored ? "en" : code;
  const parts = [...asked];
  const texts = await Promise.all(parts.map((part) => partTexts(spoken, part)));
  if (code !== wanted || parts.length !== asked.size) return refresh(); // more was asked for meanwhile
  const options = mirrored ? { transform: (part: string) => `\u202e${part}\u202c` } : {};
  loaded = new Set(parts);
  bundle = bundleOf(
    spoken,
    texts.map(({ own }) => own),
    options,
  );
  fallback = bundleOf(
    "en",
    texts.map((one) => one.english),
  );
  current = code;
  document.documentElement.lang = spoken;
  chooseManifest(spoken);
  document.documentElement.dir = mirrored || RIGHT_TO_LEFT.includes(code.split("-")[0]!) ? "rtl" : "ltr";
}

/** The app that the browser offers to install tells what it is in this language; while developing there is none. */
function chooseManifest(spoken: string): void {
  const link = document.querySelector<HTMLLinkElement>("link[rel=manifest]");
  if (link) link.href = link.href.replace(/manifest[^/]*$/, `manifest-${spoken}.webmanifest`);
}

/** The messages of a game in English, whatever the page speaks. */
export async function inEnglish(game: string): Promise<(message: string) => string> {
  const { own } = await partTexts("en", game);
  const made = bundleOf("en", [own]);
  return (message) => made.formatPattern(made.getMessage(message)?.value ?? "");
}

type Argument = FluentVariable | readonly string[];
type Args = Record<string, Argument>;

/** The language that has a message, or else English. One that belongs to a game is asked for. */
function bundleWith(message: string): FluentBundle | undefined {
  const found = [bundle, fallback].find((one) => one?.hasMessage(message));
  if (bundle && !found) gameMessages(messagePart(message, GAMES)).catch(() => null); // without a network the sentence stays away
  return found ?? undefined;
}

/** Whether there is such a message, in the reader's language or in English. */
export const hasMessage = (message: string): boolean => bundleWith(message) !== undefined;

const isList = (value: Argument): value is readonly string[] => Array.isArray(value);

/** Sizes such as 2x4 are written with a sign for "times"; a list gets the commas of the language. */
function typeset(value: Argument): FluentVariable {
  if (isList(value)) return enumerated(value.map((one) => String(typeset(one))));
  return typeof value === "string" && /^\d+x\d+$/.test(value) ? value.replace("x", "\u202f×\u202f") : value;
}

/** The text of a message. */
export function translate(message: string, args: Args = {}): string {
  const found = bundleWith(message);
  const pattern = found?.getMessage(message)?.value;
  if (!bundle) return message;
  if (!pattern) return loaded.has(messagePart(message, GAMES)) ? message : "";
  const errors: Error[] = [];
  const shown = Object.fromEntries(Object.entries(args).map(([name, value]) => [name, typeset(value)]));
  const text = found!.formatPattern(pattern, shown, errors);
  if (errors.length) console.error(`The message ${message} cannot be formatted:`, errors[0]);
  return found === bundle ? text : isolated(text); // among words from right to left, a full stop stays at its end
}

/** "Babel: your turn" */
export const labelled = (label: string, words: string): string => translate("labelled", { label, words });

/** "Turn (R)": what a button does, and the key that does it too. */
export const withKey = (words: string, key: string): string => translate("page-with-key", { words, key });

/** The name that a game has in this language; `otherwise`, if it comes from elsewhere and brings none. */
export const gameTitle = (game: string, otherwise = game): string =>
  hasMessage(`${game}-title`) ? translate(`${game}-title`) : otherwise;

/** A sentence in the server's words, without the clause in front: where it is shown, it stands by itself. */
export const serverWords = ({ clause, text }: LocalizedText): string =>
  clause && text.startsWith(`${clause}: `) ? text.slice(clause.length + 2) : text;

/**
 * A sentence of the server, in the page's language where the page knows it. The game that it names gets its title, and
 * the actions that it names (`reply`) are put into words with `phrase`.
 */
export function translateMessage(
  said: LocalizedText,
  phrase: (token: string) => string = (token) => token,
): string {
  const { message, args } = said;
  if (!hasMessage(message)) return serverWords(said);
  const { game, reply } = args;
  return translate(message, {
    ...args,
    ...(typeof game === "string" && { game: gameTitle(game) }),
    ...(typeof reply === "string" && { reply: phrase(reply) }),
  });
}

/** "a, b and c" */
export const listWords = (words: readonly string[]): string => new Intl.ListFormat(locale()).format(words);

/**
 * "a, b, c": parts of equal weight, such as the steps of a turn. They are not isolated once more: a text of isolated pieces
 * alone would run from left to right.
 */
export function enumerated(words: readonly (string | number)[]): string {
  const comma = stripBidiMarks(translate("enumerated", { before: "\0", next: "\0" })).replaceAll("\0", "");
  return words.map(String).filter(Boolean).join(comma);
}

/** A few words as a sentence of their own. */
export const fullStop = (words: string): string =>
  !words || /[.!?…。！？؟]$/.test(stripBidiMarks(words)) ? words : translate("full-stop", { words });

const UNSPACED = ["ja"]; // languages that put no space between sentences

/** Sentences one after the other. */
export const paragraph = (...sentences: readonly string[]): string =>
  sentences.filter(Boolean).join(UNSPACED.includes(language()) ? "" : " ");

/** A name that stays in one piece where the directions of letters are mixed. */
export const isolated = (name: string): string =>
  document.documentElement.dir === "rtl" || /[\u0590-\u08ff]/.test(name) ? `\u2068${name}\u2069` : name;

/** Who plays against whom, and who plays together. */
export const versus = (names: readonly string[]): string => names.map(isolated).join(" – ");
export const together = (names: readonly string[]): string => names.map(isolated).join(" + ");

/** "62 %", as the language writes it. */
export const formatPercent = (value: number): string =>
  new Intl.NumberFormat(locale(), { style: "percent" }).format(percent(value) / 100);

/** Plain letters: without the invisible marks that keep names and numbers apart in mixed directions. */
export function stripBidiMarks(text: string): string {
  return text.replace(/[\u2066-\u2069\u202a-\u202e]/g, "");
}
