/* A message in English alone: its language's part brings it along, and it is said as English says it. */
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { lackingParts, messageParts } from "../messageFiles";
import { packed } from "../src/packedMessages";

const ENGLISH = `
page-side = { $side ->
    [e] east
   *[w] west
}
page-cubes = { $count ->
    [one] One cube.
   *[other] { $count } cubes, { page-side }.
}
babel-looks = Looks { page-side }.
page-play = Play
`;
const RUSSIAN = `
page-side = { $side ->
    [e] на восток
   *[w] на запад
}
page-play = Играть
`;

afterEach(() => {
  vi.doUnmock("virtual:languages");
  vi.unstubAllGlobals();
  vi.resetModules();
});

function locales(): string {
  const folder = mkdtempSync(join(tmpdir(), "locales-"));
  for (const [language, text] of Object.entries({ en: ENGLISH, ru: RUSSIAN })) {
    mkdirSync(join(folder, language));
    writeFileSync(join(folder, language, "page.ftl"), text);
    writeFileSync(join(folder, language, "terminal.ftl"), `terminal-${language} = Only Python says this.\n`);
  }
  return folder;
}

const names = (messages: string[]) => messages.map((one) => one.split(" =")[0]);

test("a language's parts have what it lacks, with what that refers to", () => {
  const folder = locales();
  expect(names(messageParts("ru", folder).get("common")!)).toEqual(["page-side", "page-play"]);
  const lacking = lackingParts("ru", folder);
  expect(names(lacking.get("common")!)).toEqual(["page-cubes", "page-side"]);
  expect(names(lacking.get("babel")!)).toEqual(["babel-looks", "page-side"]);
  expect([...lackingParts("en", folder).values()].flat()).toEqual([]);
});

/** The page with these two languages. */
async function page(dir: string): Promise<typeof import("../src/messages.svelte")> {
  const folder = locales();
  const parts = (language: string) =>
    [...messageParts(language, folder)].map(([part, own]) => {
      const english = packed(lackingParts(language, folder).get(part)!);
      return [part, () => Promise.resolve({ default: packed(own), english })] as const;
    });
  const made = Object.fromEntries(["en", "ru"].map((language) => [language, Object.fromEntries(parts(language))]));
  vi.doMock("virtual:languages", () => ({ default: made }));
  const documentElement = Object.defineProperty({ dataset: {} }, "dir", { get: () => dir, set: () => null });
  vi.stubGlobal("document", { documentElement, querySelector: () => null });
  return import("../src/messages.svelte");
}

test("it is said wholly in English, with the plural forms of English", async () => {
  const { gameMessages, hasMessage, setLanguage, translate } = await page("ltr");
  await setLanguage("ru");
  const plain = (text: string) => text.replace(/[\u2066-\u2069]/g, "");
  expect(translate("page-play")).toBe("Играть");
  expect(hasMessage("page-cubes")).toBe(true);
  expect(plain(translate("page-cubes", { count: 21, side: "e" }))).toBe("21 cubes, east."); // 21 is “one” in Russian
  expect(translate("page-side", { side: "e" })).toBe("на восток");
  expect(translate("babel-looks", { side: "e" })).toBe("");
  await gameMessages("babel");
  expect(plain(translate("babel-looks", { side: "e" }))).toBe("Looks east.");
  expect(hasMessage("page-nothing")).toBe(false);
});

test("on a page from right to left it stays a piece of its own", async () => {
  const { setLanguage, translate } = await page("rtl");
  await setLanguage("ru");
  expect(translate("page-cubes", { count: 1 })).toBe("\u2068One cube.\u2069");
  expect(translate("page-play")).toBe("Играть");
});
