/* Who plays, in a list of tables. Without a language the id of a message stands for its words. */
import { expect, test } from "vitest";
import type { SeatInfo, TableSummary } from "../src/protocol";
import { playersOf } from "../src/seatNames";

const person = (name = "") => ({ kind: "person", name }) as SeatInfo;
const bot = { kind: "bot", level: 2 } as SeatInfo;

function table(id: string, ...seats: SeatInfo[]): TableSummary {
  return { id, seats: seats.map((one, k) => ({ ...one, seat: k + 1 })) } as TableSummary;
}

test("at a table of this device the one person is you", () => {
  expect(playersOf(table("d-1", person(), bot), "Ann")).toBe("page-you – page-bot");
  expect(playersOf(table("d-1", bot, person("Ben")), "Ann")).toBe("page-bot – page-you");
});

test("of several people at this device nobody is you", () => {
  expect(playersOf(table("d-1", person("Ben"), person("Cleo")), "Ann")).toBe("Ben – Cleo");
  expect(playersOf(table("d-1", person(), person()), "Ann")).toBe("page-seat – page-seat");
});

test("on a server nobody is you, but a seat without a name is yours", () => {
  expect(playersOf(table("1", person(), person("Ben")), "Ann")).toBe("Ann – Ben");
});
