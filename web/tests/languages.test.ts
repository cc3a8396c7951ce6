/* Which language the page speaks: the reader's choice, then the browser's languages, then the host's, then English. */
import { afterEach, expect, test, vi } from "vitest";
import { negotiateLanguage } from "../src/messages.svelte";

afterEach(() => {
  vi.unstubAllGlobals();
});

function negotiate(chosen: string, browser: string[], host?: string): string {
  vi.stubGlobal("navigator", { languages: browser });
  vi.stubGlobal("document", { documentElement: { dataset: host ? { language: host } : {} } });
  return negotiateLanguage(chosen);
}

test.each([
  ["de", ["en"], "de"],
  ["en-XB", ["de"], "en-XB"],
  ["auto", ["de-AT", "en"], "de"],
  ["auto", ["xx", "DE"], "de"],
  ["auto", ["xx", "en-US", "de"], "en"],
  ["auto", ["constructor"], "en"],
  ["gone", ["de"], "de"], // chosen once, and no longer offered
])("chosen %s, browser %j: %s", (chosen, browser, spoken) => {
  expect(negotiate(chosen, browser)).toBe(spoken);
});

test("the host's language comes after the browser's", () => {
  expect(negotiate("auto", ["xx"], "de")).toBe("de");
  expect(negotiate("auto", ["en"], "de")).toBe("en");
});
