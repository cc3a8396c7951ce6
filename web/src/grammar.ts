/*
 * The tokens of a game whose actions are too many for a table: a few forms, made of fixed texts and fields. The forms
 * come from Python (`games/<game>/schema.ts`); `ziggurat/grammar.py` says how they number the actions.
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

export interface Grammar<A> {
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

interface Spelled {
  form: Compiled;
  indices: number[]; // of the values of the fields
  action: number;
}

/** A token, if it has this form and no field is beyond its range. */
function spelled(form: Compiled, token: string): Spelled | null {
  const { fields, lowest, since } = form;
  const indices = form.pattern
    .exec(token)
    ?.slice(1)
    .map((text, k) => indexOf(fields[k]!, text));
  if (!indices?.every((index, k) => index >= 0 && index < countOf(fields[k]!))) return null;
  const action = indices.reduce((sum, index, k) => sum + index * fields[k]!.times, lowest);
  return action < since ? null : { form, indices, action };
}

/** `A` is what the tokens say: an object with its `form` and the values of the fields. */
export function grammar<A extends { form: string }>(...forms: readonly Form[]): Grammar<A> {
  const known = forms.map(compiled);
  const met = (token: string): Spelled | null => {
    for (const form of known) {
      const found = spelled(form, token);
      if (found) return found;
    }
    return null;
  };
  return {
    read(token) {
      const found = met(token);
      if (!found) return null;
      const values = found.form.fields.map((field, k) => [field.name, valueOf(field, found.indices[k]!)]);
      return { form: found.form.form, ...Object.fromEntries(values) } as A;
    },
    action: (token) => met(token)?.action ?? null,
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
