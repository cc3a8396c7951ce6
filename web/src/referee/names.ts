/* Which names people may have at a table, and which of them look like another (`ziggurat/core/names.py`; the same data). */
import rules from "../../../src/ziggurat/core/names.json";

type Kind = "spaces" | "blank" | "joiners" | "joined" | "emoji" | "stacking";

const escaped = (hex: string) => `\\u{${hex}}`;
const among = (kind: Kind) =>
  new RegExp(`^[${rules[kind].map((part) => part.split("-").map(escaped).join("-")).join("")}]$`, "u");
const kinds: Record<Kind, RegExp> = {
  spaces: among("spaces"),
  blank: among("blank"),
  joiners: among("joiners"),
  joined: among("joined"),
  emoji: among("emoji"),
  stacking: among("stacking"),
};
const is = (kind: Kind, char: string) => kinds[kind].test(char);
const lookalikes = new Map(
  Object.entries(rules.alike).flatMap(([letter, others]) => [...others].map((other) => [other, letter] as const)),
);

/** A name with single spaces between its words, and none around it. */
export function writtenName(name: string): string {
  const spaced = Array.from(name, (char) => (is("spaces", char) ? " " : char)).join("");
  return spaced.split(" ").filter(Boolean).join(" ");
}

/** Whether a name can be written into a record: no line breaks, and not only digits, which count seats there. */
export const isRecordable = (name: string): boolean =>
  name !== "" && !/^\p{Nd}+$/u.test(name) && !/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u.test(name);

/** The message that says why somebody cannot have this name; empty if they can. No name at all is fine. */
export function faultOf(name: string): string {
  if (!name) return "";
  const chars = [...name];
  if (name.includes(",") || !isRecordable(name) || chars.length > rules.most) return "record-bad-name";
  if (chars.some((char, k) => isUnseen(char, chars[k - 1] ?? "", chars[k + 1] ?? ""))) return "name-unseen";
  return hasPiledMarks(name) ? "name-marks" : "";
}

/** Whether a character shows nothing. A joiner between two emoji or letters of some scripts shows something. */
function isUnseen(char: string, before: string, after: string): boolean {
  if (is("emoji", char)) return !before || /[\p{L}\p{M}\p{Z}]/u.test(before);
  if (is("joiners", char)) return !(joins(before) && joins(after));
  return is("blank", char) || /[\p{Cf}\p{Co}]/u.test(char);
}

function joins(char: string): boolean {
  if (is("emoji", char) || /\p{S}/u.test(char)) return true;
  return is("joined", char) && /[\p{L}\p{M}]/u.test(char);
}

/** Whether marks stand over nothing, or more of them over one letter than any language writes. */
function hasPiledMarks(name: string): boolean {
  let [marks, stacked, base] = [0, 0, false];
  for (const char of name.normalize("NFC")) {
    if (!/\p{M}/u.test(char)) {
      [marks, stacked, base] = [0, 0, char !== " "];
      continue;
    }
    marks += 1;
    stacked += Number(is("stacking", char));
    if (!base || marks > rules.most_marks || stacked > rules.most_stacked) return true;
  }
  return false;
}

/** The same for names that look the same, whichever scripts their letters are from. */
function lookOf(name: string): string {
  const letters = [...name.normalize("NFKD")].filter((char) => !is("blank", char) && !is("joiners", char));
  return letters
    .map((char) => lookalikes.get(char) ?? char)
    .join("")
    .normalize("NFC");
}

/** Whether a name only looks like one of the others. Two people may have the same name. */
export const looksLikeAnother = (name: string, others: readonly string[]): boolean =>
  name !== "" && others.some((other) => other !== name && lookOf(other) === lookOf(name));
