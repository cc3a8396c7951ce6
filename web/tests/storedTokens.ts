/* Every token of the games that are stored for the tests of the package (tests/data/corpus). */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const CORPUS = join(import.meta.dirname, "../../tests/data/corpus");

export function storedTokens(game: string): string[] {
  const found = new Set<string>();
  for (const file of readdirSync(CORPUS).filter((name) => name.startsWith(`${game}-`)))
    for (const line of readFileSync(join(CORPUS, file), "utf8").split("\n").filter(Boolean)) {
      const { entry } = JSON.parse(line) as { entry?: { kind: string; token?: string } };
      if (entry?.kind === "played" && entry.token) found.add(entry.token); // the last line says how it ended
    }
  return [...found];
}
