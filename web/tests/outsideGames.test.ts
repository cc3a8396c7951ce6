/* A game of another package: the page asks the server for its messages, and calls its options by their words. */
import { afterEach, expect, test, vi } from "vitest";
import { optionLabel } from "../src/components/options";
import { gameMessages, setLanguage, translate } from "../src/messages.svelte";

const ENGLISH = "nim-option-heaps = Heaps\nnim-option-stones = Stones\n";
const GERMAN = "nim-option-heaps = Haufen\nnim-option-heaps-3-4-5 = 3, 4 und 5 Steine\npage-play = Nein\n";

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A server that has the messages of nim; what it was asked for. */
function serve(): string[] {
  const asked: string[] = [];
  vi.stubGlobal("document", { documentElement: { dataset: {}, lang: "", dir: "" }, querySelector: () => null });
  vi.stubGlobal("fetch", (address: string) => {
    asked.push(address);
    const [game, language] = [address.split("/")[3], address.split("/")[5]];
    const found = game === "nim" && language === "de";
    return Promise.resolve(
      Response.json({ game, language, text: GERMAN, english: ENGLISH }, { status: found ? 200 : 404 }),
    );
  });
  return asked;
}

test("the words come from the server, once, and replace none of the page's", async () => {
  const asked = serve();
  await setLanguage("de");
  const play = translate("page-play");
  expect(optionLabel("nim", "heaps")).toBe("heaps");
  await Promise.all([gameMessages("nim"), gameMessages("nim")]);
  expect(asked).toEqual(["/api/games/nim/messages/de"]);
  expect(optionLabel("nim", "heaps")).toBe("Haufen");
  expect(optionLabel("nim", "heaps", "3,4,5")).toBe("3, 4 und 5 Steine");
  expect(optionLabel("nim", "stones")).toBe("Stones"); // in English alone
  expect(optionLabel("nim", "heaps", "1,3,5,7")).toBe("1,3,5,7");
  expect(translate("page-play")).toBe(play);
});

test("a game that nobody knows has no words, and nothing fails", async () => {
  serve();
  await setLanguage("de");
  await gameMessages("chess");
  expect(optionLabel("chess", "clock")).toBe("clock");
});
