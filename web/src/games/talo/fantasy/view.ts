/* What Python shows of a table of Talo-Fantasy (`games/talo/fantasy/view.py`), checked as every game's view is. */
import { expect, float, int, list, pick, type Read, struct, tuple } from "../../../schema";
import type { FreeBar } from "../physics/placement";

const at = tuple<[number, number, number]>(float, float, float);
const turned = tuple<[number, number, number, number]>(float, float, float, float);
const MeasuresSchema = struct<{ height: number; overhang: number; feet: number; bars: number }>({
  height: float,
  overhang: float,
  feet: int,
  bars: int,
});
export type Measures = Read<typeof MeasuresSchema>;

/** A bar at rest, and the numbers of those that it touches; 0 is the site. */
export interface RestingBar extends FreeBar {
  touches: number[];
}

export interface View {
  mode: "fantasy";
  phase: "roll" | "take" | "build" | "over";
  seat: number;
  site: "green" | "islands" | "table";
  land: [number, number, number, number][];
  bars: RestingBar[];
  next: number;
  supply: number[];
  rolled: number;
  rolls: number;
  hand: number[];
  measures: Measures;
}

const ViewSchema = struct<View>({
  mode: pick("fantasy"),
  phase: pick("roll", "take", "build", "over"),
  seat: int,
  site: pick("green", "islands", "table"),
  land: list(tuple<[number, number, number, number]>(float, float, float, float)),
  bars: list(struct<RestingBar>({ number: int, length: int, at, turned, touches: list(int) })),
  next: int,
  supply: list(int),
  rolled: int,
  rolls: int,
  hand: list(int),
  measures: MeasuresSchema,
});

export const viewOf = (given: unknown): View => expect(ViewSchema, given);
