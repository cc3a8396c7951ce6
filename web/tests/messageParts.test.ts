/* The messages of a game come when they are asked for; those that pages with all games need are there from the start. */
import languages, { type PackedPart } from "virtual:languages";
import { beforeEach, expect, test, vi } from "vitest";
import { COMMON } from "../src/messageParts";
import { unpacked } from "../src/packedMessages";

const idsOf = async (part: () => Promise<PackedPart>) => idsIn((await part()).default);
const idsIn = (text: string) => [...unpacked(text).matchAll(/^([a-z][\w-]*)=/gm)].map(([, id]) => id!);

beforeEach(() => vi.resetModules()); // each test begins like a new page

test.each(Object.keys(languages))("every message of %s is in one part", async (code) => {
  const parts = languages[code]!;
  const ids = await Promise.all(Object.values(parts).map(idsOf));
  expect(new Set(ids.flat()).size).toBe(ids.flat().length);
  const common = ids[Object.keys(parts).indexOf(COMMON)]!;
  for (const game of ["babel", "nivos", "bubbles", "talo"]) {
    expect(common.concat(idsIn((await parts[COMMON]!()).english))).toContain(`${game}-pitch`);
    expect(common.filter((id) => id.startsWith(`${game}-prompt`))).toEqual([]);
  }
});

test("a sentence of a game is empty until its game is there, and stays when the language changes", async () => {
  const { gameMessages, setLanguage, translate } = await import("../src/messages.svelte");
  await setLanguage("en");
  expect(translate("page-you")).toBe("You");
  expect(translate("babel-none-left")).toBe(""); // and asked for by that
  await gameMessages("babel");
  expect(translate("babel-none-left")).toMatch(/\p{L}{2}/u);
  expect(translate("babel-no-such-message")).toBe("babel-no-such-message");
  await setLanguage("de");
  expect(translate("page-you")).toBe("Du");
  expect(translate("babel-none-left")).toMatch(/\p{L}{2}/u);
});

test("a game of somebody else has no part", async () => {
  const { gameMessages, setLanguage, translate } = await import("../src/messages.svelte");
  await setLanguage("en");
  await gameMessages("nim");
  expect(translate("nim-prompt")).toBe("nim-prompt");
});
