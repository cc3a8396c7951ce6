/*
 * The tokens of a game whose actions are too many for a table: a few forms, made of fixed texts and fields. The forms
 * come from Python (`games/<game>/schema.ts`); `ziggurat/schema/grammar.py` says how they number the actions.
 */

interface NumberField {
  name: string;
  low: number;
  high: number;
  times: number;
}
interface LetterField {
  name: string;
  letters: string;
  times: number;
}
type Field = NumberField | LetterField;
type Value = number | string;

export interface Form {
  form: string;
  lowest: number; // the number of the action at which every field has its first value
  since: number; // the first number of the form
  parts: readonly (string | Field)[];
}

/** A token that is written like an action, as `Spelled` in `ziggurat/schema/grammar.py`. */
export interface Spelled {
  form: string;
  values: Readonly<Record<string, Value>>;
  outside: ReadonlySet<string>; // fields that are beyond their range
}

export interface Grammar<A> {
  /** How a token is written, in range or not; null if no form looks like it. */
  spelled(token: string): Spelled | null;
  /** What a token says; null if it is none. */
  read(token: string): A | null;
  /** The number of a token's action; null if it is none. */
  action(token: string): number | null;
  /** The one spelling of an action. */
  spell(action: number): string;
}

const isField = (part: string | Field): part is Field => typeof part !== "string";
const indexOf = (field: Field, text: string) =>
  "letters" in field ? field.letters.indexOf(text) : Number(text) - field.low;
const valueOf = (field: Field, index: number): Value =>
  "letters" in field ? field.letters.charAt(index) : field.low + index;
const countOf = (field: Field) => ("letters" in field ? field.letters.length : field.high - field.low + 1);

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
const patternOf = (part: string | Field) =>
  !isField(part) ? escaped(part) : "letters" in part ? `([${part.letters}])` : "(0|-?[1-9][0-9]?)";

interface Compiled extends Form {
  fields: Field[];
  slowest: Field[]; // the same, by how far apart their values are
  pattern: RegExp;
}

function compiled(form: Form): Compiled {
  const fields = form.parts.filter(isField);
  const slowest = fields.toSorted((one, other) => other.times - one.times);
  return { ...form, fields, slowest, pattern: new RegExp(`^${form.parts.map(patternOf).join("")}$`) };
}

interface Match extends Spelled {
  action: number; // its number, which means nothing if a field is beyond its range
  since: number;
}

function match({ form, fields, lowest, since, pattern }: Compiled, token: string): Match | null {
  const texts = pattern.exec(token)?.slice(1);
  if (!texts) return null;
  const values: Record<string, Value> = {};
  const outside = new Set<string>();
  let action = lowest;
  fields.forEach((field, k) => {
    const index = indexOf(field, texts[k]!);
    values[field.name] = valueOf(field, index);
    action += field.times * index;
    if (index < 0 || index >= countOf(field)) outside.add(field.name);
  });
  return { form, values, outside, action, since };
}

/** `A` is what the tokens say: an object with its `form` and the values of the fields. */
/* @__NO_SIDE_EFFECTS__ */
export function grammar<A extends { form: string }>(...forms: readonly Form[]): Grammar<A> {
  const known = forms.map(compiled);
  const spelled = (token: string): Match | null => {
    for (const form of known.toReversed()) {
      const found = match(form, token);
      if (found) return found;
    }
    return null;
  };
  const action = (token: string): Match | null => {
    const found = spelled(token);
    return found && !found.outside.size && found.action >= found.since ? found : null;
  };
  return {
    spelled,
    read(token) {
      const found = action(token);
      return found && ({ form: found.form, ...found.values } as unknown as A);
    },
    action: (token) => action(token)?.action ?? null,
    spell(action) {
      const form = known.findLast(({ since }) => since <= action);
      if (!form) throw new RangeError(`There is no action ${action}.`);
      let rest = action - form.lowest;
      const values = new Map<string, Value>();
      for (const field of form.slowest) {
        values.set(field.name, valueOf(field, Math.floor(rest / field.times)));
        rest %= field.times;
      }
      return form.parts.map((part) => (isField(part) ? values.get(part.name) : part)).join("");
    },
  };
}
