/* The referee of the page, in Node and without a worker; and the games that are stored for the tests of the package. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { GAME_DEFINITIONS } from "../src/games/definitions";
import { LocalReferee } from "../src/referee/localReferee";
import type { Row } from "../src/referee/log";

const CORPUS = join(import.meta.dirname, "../../tests/data/corpus");
const ROOT = join(import.meta.dirname, "..");

export const GAMES = Object.keys(GAME_DEFINITIONS);

/** Where Vite has a file; one that is not below `web` has its whole path. */
export const fileOf = (address: string): string =>
  address.startsWith("/@fs/") ? address.slice("/@fs".length) : join(ROOT, address);

export const makeReferee = (): LocalReferee =>
  new LocalReferee({ games: GAME_DEFINITIONS, code: (address) => Promise.resolve(readFileSync(fileOf(address))) });

export interface StoredGame {
  name: string;
  rows: Row[];
  expected: { version: number; phase: string; result: number[] | null; record: string; seen: string };
}

/** The stored games of a kind: the log, and what Python made of it. */
export function storedGames(game: string): StoredGame[] {
  const files = readdirSync(CORPUS).filter((name) => name.startsWith(`${game}-`));
  return files.map((name) => {
    const lines = readFileSync(join(CORPUS, name), "utf8").trimEnd().split("\n");
    // The draws have 64 bits, which a number of JavaScript has not.
    const rows = lines.slice(0, -1).map((line) => JSON.parse(line.replace(/"draw":(\d+)/, '"draw":"$1"')) as Row);
    return { name, rows, expected: JSON.parse(lines.at(-1)!) };
  });
}
