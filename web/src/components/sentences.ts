/* Sentences: a text in pieces for a small window, and words that become a sentence. */
import { locale } from "../messages.svelte";

const ENOUGH = 110; // characters, some three lines on a phone

/** With a capital letter, as sentences begin; but a1 is a place. */
export const asSentence = (words: string): string =>
  words.replace(/^[\u2066-\u2069]*\p{Ll}(?!\d)/u, (first) => first.toLocaleUpperCase(locale()));

/** A sentence at a time, short ones together. */
export function sentences(text: string, language: string): string[] {
  const found = new Intl.Segmenter(language, { granularity: "sentence" }).segment(text);
  const pieces: string[] = [];
  for (const { segment } of found) {
    const before = pieces.at(-1);
    if (before !== undefined && before.length + segment.length <= ENOUGH)
      pieces[pieces.length - 1] = before + segment;
    else pieces.push(segment);
  }
  return pieces.map((one) => one.trim()).filter(Boolean);
}
