/*
 * Which part of a language a message is in: the messages of a game come when that game is there, all others at once.
 * `vite.config.ts` cuts the Fluent files by the same rule.
 */
export const COMMON = "common";

const OF_A_GAME = /^(?:clue-)?([a-z]+)-(?!(?:title|pitch|also|lessons|puzzle)$)/; // those five stand on pages with all games

export function messagePart(message: string, games: readonly string[]): string {
  const game = OF_A_GAME.exec(message)?.[1] ?? COMMON;
  return games.includes(game) ? game : COMMON;
}
