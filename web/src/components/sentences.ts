/* A text in pieces for a small window: a sentence at a time, short ones together. */
const ENOUGH = 110; // characters, some three lines on a phone

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
