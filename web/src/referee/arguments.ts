/* Settled options as the integers that the rules read: what `ziggurat/core/arguments.py` declares, read from the game's data. */
import type { Argument } from "../data";
import type { Settings } from "./game";

type Otherwise = number[] | Argument;

export const encode = (all: readonly Argument[], settings: Settings): bigint[] =>
  all.flatMap((argument) => numbers(argument, settings));

function numbers(argument: Otherwise, settings: Settings): bigint[] {
  if (Array.isArray(argument)) return argument.map(BigInt);
  if (argument.kind === "given") return [BigInt(argument.options.some((option) => option in settings))];
  const text = settings[argument.option];
  if (text === undefined) return numbers(argument.otherwise, settings);
  switch (argument.kind) {
    case "pick":
      return argument.values[text]!.map(BigInt);
    case "letters":
      return [
        sumOf(text, (letter, k) => BigInt(argument.alphabet.indexOf(letter) + 1) << BigInt(argument.bits * k)),
      ];
    case "places":
      return [...argument.alphabet].map((wanted) =>
        sumOf(text, (letter, k) => (letter === wanted ? 1n << BigInt(argument.bits[k]!) : 0n)),
      );
    case "members": {
      const lists = text.split("/").map((part) => part.split(","));
      const width = argument.names.length;
      const bits = Array.from({ length: argument.lists }, (_, k) =>
        (lists[k] ?? lists.at(-1)!).map((name) => 1n << BigInt(width * k + argument.names.indexOf(name))),
      );
      return [bits.flat().reduce((sum, bit) => sum + bit, 0n)];
    }
  }
}

const sumOf = (text: string, part: (letter: string, k: number) => bigint): bigint =>
  [...text].reduce((sum, letter, k) => sum + part(letter, k), 0n);
