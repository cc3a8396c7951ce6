/*
 * The words that sentences about bars are made of (`talo-say-…`, docs/how-to/translating.md), and how they are found in a text.
 *
 * A message lists the words of one idea, with commas between them. `*` at the end of a word: it may go on (`east*` is in
 * "eastern"); at its beginning: it may begin within another word (`*ende*` is in "Ostende"). Words in a script that puts no
 * spaces between them are found anywhere. Case, accents and the form of digits do not matter.
 */
import { inEnglish, locale, stripBidiMarks, translate } from "../../../messages.svelte";

export const IDEAS = [
  "upright",
  "lying",
  "leaning",
  "turned",
  "clockwise",
  "counterclockwise",
  "east",
  "west",
  "north",
  "south",
  "on",
  "beside",
  "bar",
  "end",
  "height",
  "degrees",
] as const;
export type Idea = (typeof IDEAS)[number];

/** What a sentence is made of, in its order: ideas, numbers, and where a part of it ends. */
export type Piece =
  | { kind: "idea"; idea: Idea }
  | { kind: "number"; value: number; pair: [number, number] | null } // a pair: "5,3", which may also be two numbers
  | { kind: "comma" };

interface Word {
  idea: Idea;
  letters: string;
  pattern: RegExp;
}
export type Vocabulary = readonly Word[];

const UNSPACED = /^[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}]+$/u;
const PLAIN: Record<string, string> = { ı: "i", ł: "l", ø: "o", ß: "ss", "٫": "." };

/** Zero to nine in any script. */
function digit(letter: string): string {
  let zero = letter.codePointAt(0)!;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1)) && letter.codePointAt(0)! - zero < 9) zero--;
  return String(letter.codePointAt(0)! - zero);
}

/** Small letters without accents, and plain digits. */
function plain(text: string, locale: string): string {
  return text
    .normalize("NFKC")
    .toLocaleLowerCase(locale)
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .normalize("NFC")
    .replace(/[ıłøß٫]/gu, (letter) => PLAIN[letter]!)
    .replace(/(?![0-9])\p{Nd}/gu, digit);
}

function wordOf(idea: Idea, entry: string, locale: string): Word {
  const letters = plain(entry.replace(/^\*|\*$/g, ""), locale);
  const anywhere = UNSPACED.test(letters);
  const begins = anywhere || entry.startsWith("*") ? "" : "(?<!\\p{L})";
  const ends = anywhere || entry.endsWith("*") ? "" : "(?!\\p{L})";
  const escaped = letters.replace(/[.?+^$()[\]{}|\\/]/g, "\\$&").replace(/ +/g, "\\s+");
  return { idea, letters, pattern: new RegExp(begins + escaped + ends, "uy") };
}

/** The words of a language; `list` is the message of an idea. */
export function vocabularyOf(list: (idea: Idea) => string, locale: string): Vocabulary {
  const entries = (idea: Idea) =>
    list(idea)
      .split(/[,،、]/)
      .map((entry) => entry.trim())
      .filter((entry) => entry.replaceAll("*", ""));
  const words = IDEAS.flatMap((idea) => entries(idea).map((entry) => wordOf(idea, entry, locale)));
  return words.sort((one, other) => other.letters.length - one.letters.length); // "counter-clockwise" before "clockwise"
}

/** The words of the reader's language, and the English ones if they can be had. */
export async function readersVocabulary(): Promise<Vocabulary> {
  const english = await inEnglish("talo").catch(() => () => "");
  return vocabularyOf(
    (idea) => [stripBidiMarks(translate(`talo-say-${idea}`)), english(`talo-say-${idea}`)].join(),
    locale(),
  );
}

const NUMBER = /-?\d+(?:[.,]\d+)?/uy;
const COMMA = /[,;،؛、，；。]/uy;

/** The pieces of a sentence. What is none of them is passed over. */
export function piecesOf(sentence: string, vocabulary: Vocabulary, locale: string): Piece[] {
  const text = plain(sentence, locale);
  const pieces: Piece[] = [];
  for (let at = 0; at < text.length;) {
    const here = (pattern: RegExp) => {
      pattern.lastIndex = at;
      return pattern.exec(text)?.[0];
    };
    const number = here(NUMBER);
    const word = number ? undefined : vocabulary.find(({ pattern }) => here(pattern));
    if (number) {
      const [x, y] = number.split(",").map(Number) as [number, number?];
      pieces.push({
        kind: "number",
        value: Number(number.replace(",", ".")),
        pair: y === undefined ? null : [x, y],
      });
    } else if (word) pieces.push({ kind: "idea", idea: word.idea });
    else if (here(COMMA)) pieces.push({ kind: "comma" });
    at += number?.length ?? (word && here(word.pattern)!.length) ?? 1;
  }
  return pieces;
}
