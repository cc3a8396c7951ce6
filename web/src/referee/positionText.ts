/* Positions as text, with their options, written and read as `ziggurat/records/position_text.py` does. */
import { defaults, type Game, noChance, type Settings, settle } from "./game";
import { Position } from "./position";
import { ExplainedRefusal, Refusal, sentence } from "./refusal";

const LETTERS = 95; // from the space on, as in `kernel/letters.py`
const MOST_SHOWN = 20; // letters of a text from the place on where it is wrong

const refuse = (name: string, args: Record<string, string | number> = {}) =>
  new Refusal(sentence(`position-${name}`, args), "bad-position");

/** As Python's `quote` writes a value: plain are letters, digits and a few signs. */
const quoted = (value: string): string =>
  encodeURIComponent(value).replace(/%(2C|2F|40|3A|2B)|[!'()*]/g, (sign) =>
    sign.startsWith("%") ? decodeURIComponent(sign) : `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** The options that a text must tell: those that differ from their defaults or were drawn by chance. */
export function toldOptions(game: Game, settings: Settings): [name: string, value: string][] {
  const usual = defaults(game, settings);
  const told = game.options.filter(
    ({ name, drawn }) => name in settings && (drawn || usual[name] !== settings[name]),
  );
  return told.map(({ name }) => [name, settings[name]!]);
}

export function positionText(position: Position): string {
  const options = toldOptions(position.game, position.settings).map(([name, value]) => `${name}=${quoted(value)}`);
  return [...options, position.text].join(" ");
}

/** The text of the position with which the game began; empty if that is the start. */
export function setupOf(position: Position): string {
  const [begin] = position.positions as [Position];
  return Position.start(position.game, position.settings).text === begin.text ? "" : positionText(begin);
}

function split(text: string): { told: Record<string, string>; own: string } {
  const words = text.split(" ");
  const options = words.findIndex((word) => !word.includes("="));
  const count = options < 0 ? words.length : options;
  const told: Record<string, string> = {};
  for (const word of words.slice(0, count)) {
    const at = word.indexOf("=");
    const name = word.slice(0, at);
    if (name in told) throw new Refusal(sentence("option-twice", { name }), "bad-position");
    told[name] = unquoted(word.slice(at + 1));
  }
  return { told, own: words.slice(count).join(" ") };
}

function unquoted(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** The options that a text tells; not those that chance would draw for the next game. */
export function optionsIn(game: Game, text: string): Settings {
  const drawn = game.options.filter((option) => option.drawn).map(({ name }) => name);
  return Object.fromEntries(Object.entries(split(text).told).filter(([name]) => !drawn.includes(name)));
}

/** The position of a text under these options and those that it tells; a refusal, with the place, if it is none. */
export function readPosition(game: Game, given: Settings, text: string): Position {
  const { told, own } = split(text);
  for (const [name, value] of Object.entries(told))
    if (name in given && given[name] !== value) throw refuse("option", { name, told: value, given: given[name]! });
  const settings = settle(game, { ...told, ...given }, noChance);
  const characters = [...own];
  const letters = characters.map((one) => {
    const number = one.codePointAt(0)! - 32;
    return number >= 0 && number < LETTERS ? number : LETTERS;
  });
  const found = Position.read(game, settings, letters);
  if (!(found instanceof Position)) {
    const place = Number(found.args["place"]);
    const shown = characters.slice(place, place + MOST_SHOWN).join("");
    const before = [...text].length - characters.length;
    const reason = shown
      ? sentence("position-refused", { place: place + before + 1, shown })
      : sentence("position-refused-end");
    throw new ExplainedRefusal(reason, found, "bad-position");
  }
  if (!found.over && !found.actions.length) throw refuse("stuck");
  return found;
}

/** The position of a text; the start, if the text is empty. */
export const beginning = (game: Game, given: Settings, text: string): Position =>
  text ? readPosition(game, given, text) : Position.start(game, given);
