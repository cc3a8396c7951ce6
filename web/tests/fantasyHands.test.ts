/** What hands know of Talo-Fantasy without a browser: sentences in two languages, snapping, turning. */
import { beforeAll, describe, expect, it } from "vitest";
import type { FreeBar } from "../src/games/talo/physics/placement";
import { spotOf, turnOf, understood as understoodIn, type Wish } from "../src/games/talo/fantasy/sentences";
import { flush, GAP } from "../src/games/talo/fantasy/snapping";
import {
  about,
  angleBetween,
  attitudeOf,
  EASTWARD,
  NORTHWARD,
  reach,
  squared,
  times,
  UP,
  UPRIGHT,
} from "../src/games/talo/fantasy/turning";
import { readersVocabulary, vocabularyOf } from "../src/games/talo/fantasy/vocabulary";
import { gameMessages, LANGUAGES, locale, setLanguage, translate } from "../src/messages.svelte";

const bar = (number: number, length: number, at: FreeBar["at"], turned = UPRIGHT): FreeBar => ({
  number,
  length,
  at,
  turned,
});

describe("sentences", () => {
  let understood: (sentence: string) => Wish | null;
  beforeAll(async () => {
    await setLanguage("de");
    await gameMessages("talo");
    const vocabulary = await readersVocabulary();
    understood = (sentence) => understoodIn(sentence, vocabulary, "de");
  });

  const FULL = { length: 2, attitude: "upright", turned: 15, place: { kind: "on", bar: 7, end: "east" } };
  it.each([
    "2, upright, on top of bar 7, at its east end, turned 15 degrees",
    "the 2 standing on bar 7 at the east end, 15 degrees",
    "2er, stehend, oben auf Stab 7, am Ostende, um 15 Grad gedreht",
    "der 2er aufrecht auf Stab 7, am östlichen Ende, 15° gedreht",
  ])("understands “%s”", (sentence) => expect(understood(sentence)).toMatchObject(FULL));

  it.each([
    [
      "lying from west to east, at 5, 3",
      { attitude: "eastward", place: { kind: "at", x: 5, y: 3 }, length: null },
    ],
    ["liegend von Nord nach Süd, bei 4.5, 6", { attitude: "northward", place: { kind: "at", x: 4.5, y: 6 } }],
    ["3, north of bar 12", { length: 3, place: { kind: "beside", bar: 12, side: "north" } }],
    ["3er, westlich von Stab 12", { length: 3, place: { kind: "beside", bar: 12, side: "west" } }],
    ["neben Stab 4", { place: { kind: "beside", bar: 4, side: "east" } }],
    ["leaning 30 degrees to the east, at height 4", { lean: { degrees: 30, side: "east" }, height: 4 }],
    ["turned 20 degrees clockwise", { turned: -20 }],
    ["15 degrees counter-clockwise, 2", { turned: 15, length: 2 }],
    [
      "lean 30 degrees to the east on top of bar 7 at its west end",
      { lean: { degrees: 30, side: "east" }, place: { kind: "on", bar: 7, end: "west" } },
    ],
    ["at 5,3", { place: { kind: "at", x: 5, y: 3 } }],
    ["2, 5 east, 3.5 north", { length: 2, place: { kind: "at", x: 5, y: 3.5 } }],
    ["beside bar 7, on its north side", { place: { kind: "beside", bar: 7, side: "north" } }],
    ["2er Stab, flach", { length: 2, attitude: "eastward", place: null }],
    ["um 20 Grad im Uhrzeigersinn gedreht", { turned: -20 }],
  ])("understands “%s”", (sentence, wish) => expect(understood(sentence)).toMatchObject(wish));

  it("does not pretend to understand anything else", () => expect(understood("hello there")).toBeNull());

  it.each(LANGUAGES)("understands the example that it gives in %s", async (language) => {
    await setLanguage(language);
    await gameMessages("talo");
    const example = translate("talo-build-sentence-example");
    expect(understoodIn(example, await readersVocabulary(), locale())).toMatchObject(FULL);
  });

  // Words and order of other kinds of languages: endings, no spaces, prefixes and other digits.
  it.each([
    [
      "pl",
      {
        upright: "pion*",
        on: "na",
        bar: "belc*, bel*",
        east: "wschod*",
        north: "północ*",
        end: "koń*",
        degrees: "stopn*",
        turned: "obróc*",
      },
      ["2, pionowo, na belce 7, na wschodnim końcu, obrócona o 15 stopni"],
      [["3, na północ od belki 12", { length: 3, place: { kind: "beside", bar: 12, side: "north" } }]],
    ],
    [
      "tr",
      {
        upright: "dik*",
        on: "üst*",
        bar: "çubu*",
        east: "doğu*",
        end: "ucu*",
        degrees: "derece*",
        turned: "dön*",
      },
      ["2, dik, 7. çubuğun üstünde, DOĞU ucunda, 15 derece döndürülmüş"],
      [],
    ],
    [
      "ja",
      {
        upright: "立, たて",
        lying: "ね",
        on: "上",
        bar: "棒, 番",
        east: "東",
        west: "西",
        end: "端",
        degrees: "度",
        turned: "回, まわ",
      },
      ["2、立てて、棒7の上、東の端、15度回す", "２を立てて、7番の棒の上、東の端に、１５度まわして"],
      [["東西にねかせる、5、3", { attitude: "eastward", place: { kind: "at", x: 5, y: 3 } }]],
    ],
    [
      "ar",
      {
        upright: "قائم*, واقف*",
        on: "على, فوق",
        bar: "*قطعة",
        east: "*شرق*",
        end: "*طرف*",
        degrees: "درجة",
        turned: "مدار*",
      },
      ["٢، قائمة، فوق القطعة ٧، عند طرفها الشرقيّ، مُدارة ١٥ درجة"],
      [],
    ],
  ] as [string, Partial<Record<string, string>>, string[], [string, object][]][])(
    "understands the words of %s in their order",
    (locale, words, full, others) => {
      const vocabulary = vocabularyOf((idea) => words[idea] ?? "", locale);
      for (const sentence of full) expect(understoodIn(sentence, vocabulary, locale)).toMatchObject(FULL);
      for (const [sentence, wish] of others)
        expect(understoodIn(sentence, vocabulary, locale)).toMatchObject(wish);
    },
  );

  it("puts a bar flush with the end of another one, just above it", () => {
    const beam = bar(7, 6, [5, 5, 3.5], EASTWARD);
    const wish = understood("2, upright, on top of bar 7, at its east end")!;
    const turned = turnOf(wish, EASTWARD);
    const spot = spotOf(wish, 2, turned, [beam])!;
    expect(spot.x).toBeCloseTo(7.5);
    expect(spot.height).toBeCloseTo(5.02);
    const beside = spotOf(understood("north of bar 7")!, 6, EASTWARD, [beam])!;
    expect(beside.y).toBeCloseTo(6 + GAP);
    expect(spotOf(understood("on bar 9")!, 2, UPRIGHT, [beam])).toBeNull();
  });

  it("leans the upper end to the side that is named", () => {
    const turned = turnOf(understood("leaning 30 degrees to the east")!, UPRIGHT);
    expect(attitudeOf({ turned })).toEqual({ how: "leaning", degrees: 60 });
    expect(reach(10, { turned }, UP)).toBeLessThan(5.5);
  });
});

describe("snapping", () => {
  const post = bar(1, 3, [5, 5, 1.5]);
  it("draws a bar flush and leaves a gap between sides", () => {
    expect(flush(bar(2, 3, [6.1, 5.08, 1.5]), [post]).at).toEqual([6 + GAP, 5, 1.5]);
    expect(flush(bar(2, 3, [5.1, 4.93, 6]), [post]).at).toEqual([5, 5, 6]);
  });
  it("leaves alone what is far away, or turned another way", () => {
    expect(flush(bar(2, 3, [8, 5.3, 1.5]), [post]).at).toEqual([8, 5.3, 1.5]);
    const askew = bar(2, 5, [5.1, 5.1, 4], times(about("z", 30), EASTWARD));
    expect(flush(askew, [post])).toEqual(askew);
  });
});

describe("turning", () => {
  it("finds the right angle that is near, and none that is not", () => {
    expect(angleBetween(squared(times(about("z", 5), EASTWARD), 7), EASTWARD)).toBeCloseTo(0);
    const free = times(about("z", 15), EASTWARD);
    expect(squared(free, 7)).toBe(free);
  });
  it("tells how a bar lies", () => {
    expect(attitudeOf({ turned: UPRIGHT })).toEqual({ how: "upright" });
    expect(attitudeOf({ turned: EASTWARD })).toEqual({ how: "lying", bearing: 90 });
    expect(attitudeOf({ turned: NORTHWARD })).toMatchObject({ how: "lying", bearing: 0 });
    expect(attitudeOf({ turned: times(about("z", 30), EASTWARD) })).toEqual({ how: "lying", bearing: 60 });
  });
});
