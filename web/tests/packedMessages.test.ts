/* A language on its way to the browser: it says the same as its files, and it is small. */
import { gzipSync } from "node:zlib";
import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { LANGUAGES, messageParts } from "../messageFiles";
import { COMMON } from "../src/messageParts";
import { packed, unpacked } from "../src/packedMessages";

const MOST = 25_000; // bytes that a language takes until a game is open: what every page needs, and that game

const parsed = (text: string) =>
  new FluentResource(text).body.toSorted((one, other) => (one.id < other.id ? -1 : 1));

test.each(LANGUAGES)("%s says the same when it is unpacked", (language) => {
  for (const messages of messageParts(language).values())
    expect(parsed(unpacked(packed(messages)))).toEqual(parsed(messages.join("")));
});

test.each(LANGUAGES)("%s is small enough", (language) => {
  const sizeOf = (messages: string[]) =>
    gzipSync(`export default ${JSON.stringify(packed(messages))}`, { level: 9 }).length;
  const { [COMMON]: common, ...others } = Object.fromEntries(messageParts(language));
  expect(sizeOf(common!) + Math.max(...Object.values(others).map(sizeOf))).toBeLessThanOrEqual(MOST);
});

test("a file is read as Weblate writes it, too", () => {
  const message = "cubes =\n    { $count ->\n        [one] One cube.\n       *[other] { $count } cubes.\n    }\n";
  expect(parsed(unpacked(packed([message])))).toEqual(parsed(message));
});
