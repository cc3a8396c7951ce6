/*
 * Readers for what a game's compiled functions write as numbers, and guards for the same values as JSON.
 *
 * The schemas of each game (`games/<game>/schema.ts`) are generated from the types in Python; `ziggurat/schema/client_schema.py`
 * says how each type is written. A schema both reads a value from numbers and tells whether a JSON value is one.
 * What makes schemas has no side effects, and says so to the bundler: a page has only the schemas that it uses.
 */

/** The numbers that a compiled function has written: 64 bits each. */
export class Numbers {
  private at = 0;
  private readonly bytes: DataView;

  constructor(numbers: ArrayBufferView) {
    this.bytes = new DataView(numbers.buffer, numbers.byteOffset, numbers.byteLength);
  }

  get left(): number {
    return this.bytes.byteLength - this.at;
  }

  int(): number {
    const low = this.bytes.getUint32(this.at, true);
    const high = this.bytes.getInt32(this.at + 4, true);
    this.at += 8;
    return high * 2 ** 32 + low;
  }

  float(): number {
    this.at += 8;
    return this.bytes.getFloat64(this.at - 8, true);
  }
}

export interface Schema<T> {
  read(numbers: Numbers): T;
  is(value: unknown): value is T;
}

/** The type that a schema reads. */
export type Read<S> = S extends Schema<infer T> ? T : never;

const schema = /* @__NO_SIDE_EFFECTS__ */ <T>(
  read: (numbers: Numbers) => T,
  is: (value: unknown) => boolean,
): Schema<T> => ({
  read,
  is: (value): value is T => is(value),
});

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const int = schema(
  (numbers) => numbers.int(),
  (value) => Number.isInteger(value),
);

export const float = schema(
  (numbers) => numbers.float(),
  (value) => typeof value === "number",
);

export const bool = schema(
  (numbers) => numbers.int() !== 0,
  (value) => typeof value === "boolean",
);

function entry<T>(table: readonly T[], index: number): T {
  const found = table[index];
  if (found === undefined) throw new RangeError(`There is no entry ${index} among ${table.length}.`);
  return found;
}

/** One text of a table. */
export const among = /* @__NO_SIDE_EFFECTS__ */ <const N extends string>(table: readonly N[]): Schema<N> =>
  schema(
    (numbers) => entry(table, numbers.int()),
    (value) => (table as readonly unknown[]).includes(value),
  );

/** One of a few texts. */
export const pick = /* @__NO_SIDE_EFFECTS__ */ <const N extends string>(...table: readonly N[]): Schema<N> =>
  among(table);

/** Some texts of a table, a bit each. */
export const members = /* @__NO_SIDE_EFFECTS__ */ (...table: readonly string[]): Schema<string[]> =>
  schema(
    (numbers) => {
      const bits = numbers.int();
      return table.filter((_, bit) => (bits >> bit) & 1);
    },
    (value) => Array.isArray(value) && value.every((one) => table.includes(one as string)),
  );

/** A text made of a few letters. */
export const letters = /* @__NO_SIDE_EFFECTS__ */ (alphabet: string): Schema<string> =>
  schema(
    (numbers) => Array.from({ length: numbers.int() }, () => entry([...alphabet], numbers.int())).join(""),
    (value) => typeof value === "string" && [...value].every((letter) => alphabet.includes(letter)),
  );

/** A text made of values and fixed texts. */
export const text = /* @__NO_SIDE_EFFECTS__ */ (
  ...parts: readonly (string | Schema<string> | Schema<number>)[]
): Schema<string> =>
  schema(
    (numbers) => parts.map((part) => (typeof part === "string" ? part : part.read(numbers))).join(""),
    (value) => typeof value === "string",
  );

/** X or null. */
export const nullable = /* @__NO_SIDE_EFFECTS__ */ <T>(item: Schema<T>): Schema<T | null> =>
  schema(
    (numbers) => (numbers.int() ? item.read(numbers) : null),
    (value) => value === null || item.is(value),
  );

export const list = /* @__NO_SIDE_EFFECTS__ */ <T>(item: Schema<T>): Schema<T[]> =>
  schema(
    (numbers) => Array.from({ length: numbers.int() }, () => item.read(numbers)),
    (value) => Array.isArray(value) && value.every(item.is),
  );

export const tuple = /* @__NO_SIDE_EFFECTS__ */ <T extends unknown[]>(
  ...items: { [K in keyof T]: Schema<T[K]> }
): Schema<T> =>
  schema(
    (numbers) => items.map((item) => item.read(numbers)) as T,
    (value) =>
      Array.isArray(value) && value.length === items.length && items.every((item, k) => item.is(value[k])),
  );

export const record = /* @__NO_SIDE_EFFECTS__ */ <K extends string, T>(
  key: Schema<K>,
  item: Schema<T>,
): Schema<Partial<Record<K, T>>> =>
  schema(
    (numbers) => {
      const found: Partial<Record<K, T>> = {};
      for (let left = numbers.int(); left > 0; left--) found[key.read(numbers)] = item.read(numbers);
      return found;
    },
    (value) => isObject(value) && Object.entries(value).every(([name, one]) => key.is(name) && item.is(one)),
  );

type Fields<T> = { [K in keyof T]-?: Schema<T[K]> };

/** An object. Its fields are written in order. */
export const struct = /* @__NO_SIDE_EFFECTS__ */ <T extends object>(fields: Fields<T>): Schema<T> =>
  fieldwise<T>({}, fields);

/** An object of a union: a field that is not written says which one it is. */
export const tagged = /* @__NO_SIDE_EFFECTS__ */ <K extends string, T extends Record<K, string>>(
  field: K,
  tag: T[K],
  fields: Fields<Omit<T, K>>,
): Schema<T> => fieldwise<T>({ [field]: tag }, fields);

/* @__NO_SIDE_EFFECTS__ */
function fieldwise<T>(tag: Record<string, string>, fields: object): Schema<T> {
  const named = Object.entries<Schema<unknown>>(fields as Record<string, Schema<unknown>>);
  return schema(
    (numbers) => {
      const found: Record<string, unknown> = { ...tag };
      for (const [name, field] of named) {
        const value = field.read(numbers);
        if (value !== undefined) found[name] = value;
      }
      return found as T;
    },
    (value) =>
      isObject(value) &&
      Object.entries(tag).every(([name, wanted]) => value[name] === wanted) &&
      named.every(([name, field]) => field.is(value[name])),
  );
}

/** A field that may be missing. */
export const optional = /* @__NO_SIDE_EFFECTS__ */ <T>(item: Schema<T>): Schema<T | undefined> =>
  schema(
    (numbers) => (numbers.int() ? item.read(numbers) : undefined),
    (value) => value === undefined || item.is(value),
  );

/** One of several kinds. */
export const union = /* @__NO_SIDE_EFFECTS__ */ <T extends unknown[]>(
  ...kinds: { [K in keyof T]: Schema<T[K]> }
): Schema<T[number]> =>
  schema(
    (numbers) => entry<Schema<T[number]>>(kinds, numbers.int()).read(numbers),
    (value) => kinds.some((kind) => kind.is(value)),
  );

/** A sentence that is still to be translated. */
export interface Sentence {
  message: string;
  clause: string;
  args: Record<string, string | number | string[]>;
}

type Args = Record<string, Schema<string> | Schema<number> | Schema<string[]>>;

/** One of the sentences that a game can say. */
export const sentence = /* @__NO_SIDE_EFFECTS__ */ (
  ...table: readonly (readonly [message: string, clause: string, args: Args])[]
): Schema<Sentence> =>
  schema(
    (numbers) => {
      const [message, clause, args] = entry(table, numbers.int());
      const found: Sentence = { message, clause, args: {} };
      for (const [name, argument] of Object.entries(args)) found.args[name] = argument.read(numbers);
      return found;
    },
    (value) =>
      isObject(value) && table.some(([message, clause]) => value.message === message && value.clause === clause),
  );

const checked = new WeakMap<object, object>(); // a view is looked at again and again: once is enough

function fits<T>(schema: Schema<T>, value: unknown): value is T {
  if (typeof value !== "object" || value === null) return schema.is(value);
  if (checked.get(value) === schema) return true;
  const right = schema.is(value);
  if (right) checked.set(value, schema);
  return right;
}

/** A JSON value of the type that a schema describes; throws if it is not one. Nobody changes it afterwards. */
export function expect<T>(schema: Schema<T>, value: unknown): T {
  if (fits(schema, value)) return value;
  throw new TypeError("This is not what the game shows: the page and the server differ in version.");
}
