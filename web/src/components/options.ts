/* The options of a game in the reader's words, where there are some; else by their names. */
import type { ApiError } from "../api/http";
import { hasMessage, translate, translateMessage } from "../messages.svelte";

/** A message is named by letters, digits and dashes: `nim-option-heaps-3-4-5` for the value 3,4,5. */
export const optionMessage = (game: string, option: string, part = "") =>
  [game, "option", option.replaceAll("_", "-"), part.replaceAll(/[^\w-]+/g, "-")].filter(Boolean).join("-");

/** What an option is called, or one of its values. */
export function optionLabel(game: string, option: string, value = ""): string {
  const message = optionMessage(game, option, value);
  return hasMessage(message) ? translate(message) : value || option;
}

/** Why options were refused, with the one that it is about called as it is on the page. */
export function explainOptions(game: string, { said }: ApiError): string {
  const args = { ...said.args };
  for (const name of ["option", "name"]) {
    const option = String(args[name] ?? "");
    if (hasMessage(optionMessage(game, option)))
      args[name] = translate("page-quoted", { words: optionLabel(game, option) });
  }
  return translateMessage({ ...said, args });
}
