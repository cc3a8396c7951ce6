/* The one rule of rounding: every edge of `tests/data/rounding.json`, which the tests in Python read too. */
import { beforeAll, expect, test } from "vitest";
import edges from "../../tests/data/rounding.json";
import { formatScore } from "../src/components/scores";
import { formatPercent, setLanguage, translate } from "../src/messages.svelte";
import { compared } from "../src/referee/hints";
import { type Score, scoreMessage } from "../src/referee/score";
import { percent, whole } from "../src/rounding";

beforeAll(() => setLanguage("en"));

const ONE_DIGIT = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
// What terminal.ftl asks for in these messages; the page formats such numbers without a message.
const FIGURES: Record<"figure-percent" | "figure-percent-exact" | "figure-decimal", Intl.NumberFormatOptions> = {
  "figure-percent": { style: "percent" },
  "figure-percent-exact": { style: "percent", ...ONE_DIGIT },
  "figure-decimal": ONE_DIGIT,
};
const score = (action: number, value: number): Score => ({
  ...{ action, value, margin: value, exact: false, pliesToEnd: null, visits: 1, pv: [] },
});

test("percentages and whole numbers", () => {
  expect(edges.percent.map(([share]) => [share, percent(share!)])).toEqual(edges.percent);
  expect(edges.whole.map(([number]) => [number, whole(number!)])).toEqual(edges.whole);
});

test("a percentage as the language writes it", () => {
  expect(edges.percent.map(([share]) => formatPercent(share!))).toEqual(
    edges.percent.map(([, said]) => `${said}%`),
  );
});

test("numbers that Intl rounds", () => {
  for (const [message, number, words] of edges.figures as [keyof typeof FIGURES, number, string][])
    expect(new Intl.NumberFormat("en-GB", FIGURES[message]).format(number)).toBe(words);
});

test("a score is told by that rule", () => {
  for (const [share, said] of edges.percent as [number, number][]) {
    const estimate = score(0, share);
    expect(scoreMessage(estimate).args).toEqual({ percent: said });
    const value = { token: "x", value: share, exact: false, distance: null, visits: 1, margin: share, line: [] };
    expect(formatScore({ ...value, verdict: "estimate" })).toBe(
      translate("worth-estimate", { percent: said, margin: Math.max(1, said) }),
    );
    const [reason] = compared(score(1, 1), [estimate]);
    expect(reason!.args).toEqual(100 - said >= 2 ? { percent: said } : {});
  }
});
