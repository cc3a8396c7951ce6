/* Talo-Fantasy in words: where bars are, what they touch, what a placement has brought. */
import { listWords, translate } from "../../../messages.svelte";
import type { Obstacle, Resting } from "../physics/construction";
import type { FreeBar } from "../physics/placement";
import { attitudeOf, footOf, topOf } from "./turning";
import type { RestingBar, View } from "./view";

/** A length as it is read: 3.5, or 3,5 in German. */
const figure = (value: number) => Math.round(10 * value) / 10;

/** "upright", "lying from west to east", "leaning, 30 degrees above the table" */
export function attitudeWords(bar: Pick<FreeBar, "turned">): string {
  const found = attitudeOf(bar);
  if (found.how === "upright") return translate("talo-build-upright");
  if (found.how === "leaning") return translate("talo-build-leaning", { degrees: found.degrees });
  const { bearing } = found;
  if (bearing <= 2 || bearing >= 178) return translate("talo-build-lying-north");
  if (Math.abs(bearing - 90) <= 2) return translate("talo-build-lying-east");
  return translate("talo-build-lying", { bearing });
}

/** Some bars by their numbers, and the ground: "bars 1 and 3, and the ground". */
export function touched(numbers: readonly number[]): string {
  const bars = numbers.filter((number) => number > 0);
  return translate("talo-build-touched", {
    bars: listWords(bars.map(String)),
    count: bars.length,
    ground: String(numbers.includes(0)),
  });
}

/** Where a bar is and how it lies. */
export const placeWords = (bar: FreeBar): string =>
  translate("talo-build-place", {
    attitude: attitudeWords(bar),
    east: figure(bar.at[0]),
    north: figure(bar.at[1]),
    low: figure(Math.max(0, footOf(bar))),
    high: figure(topOf(bar)),
  });

/** A bar of the construction in one sentence. */
export const barWords = (bar: RestingBar): string =>
  translate("talo-build-bar", {
    number: bar.number,
    length: bar.length,
    place: placeWords(bar),
    touched: touched(bar.touches),
  });

/** Why a bar cannot be let go: the server's own words. */
export function obstacleWords(found: Obstacle, length: number): string {
  if (found.kind === "water") return translate("talo-fantasy-water", { length });
  if (found.kind === "nothing") return translate("talo-floats", { length });
  if (!found.number) return translate("talo-fantasy-sunk", { length });
  return translate("talo-fantasy-overlap", { length, other: found.number });
}

/** What letting go would come to. */
export const loweringWords = (found: Resting | Obstacle, length: number): string =>
  found.kind === "rests"
    ? translate("talo-build-rests-on", { length, touched: touched(found.on) })
    : obstacleWords(found, length);

/** What is measured, in one line. */
export const measureWords = ({ measures }: View): string => translate("talo-build-measured", { ...measures });
