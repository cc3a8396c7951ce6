/* A language on its way to the browser: it says the same as its files, and it is small. */
import { gzipSync } from "node:zlib";
import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { LANGUAGES, messageParts } from "../messageFiles";
import { packed, unpacked } from "../src/packedMessages";

const MOST = 40_000; // bytes of what a language says itself for playing: all but the page of what was learned

const parsed = (text: string) =>
  new FluentResource(text).body.toSorted((one, other) => (one.id < other.id ? -1 : 1));

test.each(LANGUAGES)("%s says the same when it is unpacked", (language) => {
  for (const messages of messageParts(language).values())
    expect(parsed(unpacked(packed(messages)))).toEqual(parsed(messages.join("")));
});

test.each(LANGUAGES)("%s is small enough", (language) => {
  const parts = [...messageParts(language)].filter(([part]) => part !== "learned");
  const modules = parts.map(([, one]) => `export default ${JSON.stringify(packed(one))}`);
  const bytes = modules.map((module) => gzipSync(module, { level: 9 }).length);
  expect(bytes.reduce((sum, one) => sum + one)).toBeLessThanOrEqual(MOST);
});

test("a file is read as Weblate writes it, too", () => {
  const message = "cubes =\n    { $count ->\n        [one] One cube.\n       *[other] { $count } cubes.\n    }\n";
  expect(parsed(unpacked(packed([message])))).toEqual(parsed(message));
});
