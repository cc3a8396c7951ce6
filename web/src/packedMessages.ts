/*
 * The messages of a part of a language in fewer bytes, for the way to the browser: vite.config.ts packs, the page unpacks.
 *
 * Gzip does most of it. What it cannot know: which spaces mean nothing to Fluent; that a name begins like the one before
 * it, so that only its end is written, after the number of words that are the same; and that a Cyrillic letter takes two
 * bytes and a Japanese one three, so that the letters of a text change places with ASCII characters that it hardly has.
 */
const RARE = "|^`_~&<JWQXZ#@%YKVUHFGNDLO/+MCIARBESPT?!;>"; // the rarest first; line breaks change places with the first one
const BREAK = RARE[0]!;

/** Each message is a piece of a Fluent file that begins with its name. */
export function packed(messages: readonly string[]): string {
  const text = tight(named(messages.toSorted()));
  const letters = common(text);
  return letters + BREAK + exchanged(text, letters);
}

/** A Fluent file with the same messages. */
export function unpacked(text: string): string {
  const start = text.indexOf(BREAK);
  let name: string[] = [];
  return exchanged(text.slice(start + 1), text.slice(0, start)).replace(
    /^(\d)([a-z\d-]+)/gm,
    (_, same: string, end: string) => (name = [...name.slice(0, Number(same)), ...end.split("-")]).join("-"),
  );
}

/** The messages, each with as much of its name as differs from the one before. */
function named(messages: readonly string[]): string {
  let before: string[] = [];
  const lines = messages.map((message) => {
    const end = message.indexOf(" =");
    const name = message.slice(0, end).split("-");
    const differs = name.findIndex((word, k) => word !== before[k]);
    const same = Math.min(differs < 0 ? name.length : differs, name.length - 1, 9);
    before = name;
    return `${same}${name.slice(same).join("-")}${message.slice(end).trimEnd()}`;
  });
  return lines.join("\n");
}

const tight = (text: string) =>
  text
    .replace(/^ +/gm, " ")
    .replace(/^ (\*?\[[\w-]+\]) /gm, "$1")
    .replace(/^(\d[a-z\d-]+) = /gm, "$1=")
    .replace(/\{ (?=[$a-z])/g, "{")
    .replace(/ \}/g, "}");

/** The letters beyond ASCII that are worth a change of places, the most frequent first. */
function common(text: string): string {
  const counts = new Map<string, number>();
  for (const letter of text) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  const count = (letter: string) => counts.get(letter) ?? 0;
  const letters = [...counts.keys()].filter((letter) => letter > "\x7f");
  letters.sort((one, other) => count(other) - count(one) || (one < other ? -1 : 1));
  const end = letters.findIndex((letter, k) => !RARE[k + 1] || count(letter) <= count(RARE[k + 1]!) + 5);
  return letters.slice(0, end < 0 ? undefined : end).join("");
}

/** Letters and rare characters in each other's places; done twice, it is undone. */
function exchanged(text: string, letters: string): string {
  const partners = new Map<string, string>();
  [..."\n", ...letters].forEach((letter, k) => partners.set(letter, RARE[k]!).set(RARE[k]!, letter));
  return Array.from(text, (letter) => partners.get(letter) ?? letter).join("");
}
