/* The options of a game in the reader's words, where there are some; else by their names. */
import type { Refusal } from "../api/http";
import { knows, say, sayAll } from "../messages.svelte";

export const optionMessage = (game: string, option: string, part = "") =>
  [game, "option", option.replaceAll("_", "-"), part].filter(Boolean).join("-");

/** What an option is called, or one of its values. */
export function optionWords(game: string, option: string, value = ""): string {
  const message = optionMessage(game, option, value);
  return knows(message) ? say(message) : value || option;
}

/** Why options were refused, with the one that it is about called as it is on the page. */
export function whyOptions(game: string, { said }: Refusal): string {
  const args = { ...said.args };
  for (const name of ["option", "name"]) {
    const option = String(args[name] ?? "");
    if (knows(optionMessage(game, option))) args[name] = say("page-quoted", { words: optionWords(game, option) });
  }
  return sayAll({ ...said, args });
}
