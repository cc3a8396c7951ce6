/* Networks on the page: their files, and which level fetches one. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { LocalReferee } from "../src/referee/localReferee";
import { readNetwork } from "../src/wasm/network";
import { GAME_DEFINITIONS } from "../src/games/definitions";
import { fileOf } from "./referee";

const NETWORKS = ["nivos"]; // on the page Bubblee Pop does without its own yet
const file = (game: string) =>
  readFileSync(join(import.meta.dirname, `../../src/ziggurat/games/${game}/play/network.bin`));
const stop = new AbortController().signal;

/** A referee, and the addresses of the networks that it asked for; `there` says whether it gets them. */
function watched(there: boolean): { referee: LocalReferee; asked: string[] } {
  const asked: string[] = [];
  const code = (address: string) => {
    if (!address.endsWith("network.bin")) return Promise.resolve(readFileSync(fileOf(address)));
    asked.push(address);
    return there ? Promise.resolve(readFileSync(fileOf(address))) : Promise.reject(new TypeError("no network"));
  };
  return { referee: new LocalReferee({ games: GAME_DEFINITIONS, code }), asked };
}

describe.each(NETWORKS)("the network of %s", { timeout: 60_000 }, (game) => {
  it("is read with its sizes", () => {
    const weights = readNetwork(file(game));
    const [features, hidden] = weights as unknown as [number, number];
    expect(weights.length).toBeGreaterThan(16 + features * hidden);
    expect(weights.every(Number.isFinite)).toBe(true);
    expect(weights.subarray(16).some((weight) => weight < 0)).toBe(true);
  });

  it("is fetched once, when level 5 is to act", async () => {
    const { referee, asked } = watched(true);
    await referee.choose({ game }, "a", 3, null, stop);
    expect(asked).toHaveLength(0);
    await referee.choose({ game }, "b", 5, null, stop);
    await referee.hint({ game }, 0, 0.1, stop);
    expect(asked).toHaveLength(1);
  });

  it("is not needed: without it the search plays on, and asks again", async () => {
    const { referee, asked } = watched(false);
    const { legal } = await referee.show({ game }, stop);
    expect(legal).toContain(await referee.choose({ game }, "a", 5, null, stop));
    await referee.choose({ game }, "b", 5, null, stop);
    expect(asked).toHaveLength(2);
  });
});

it("refuses what is no network", () => {
  expect(() => readNetwork(new Uint8Array(40))).toThrow("no network");
});
