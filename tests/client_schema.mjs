// Reads with the page's own readers what compiled functions have written; tells where that differs from Python.
// Input: a line of JSON each, {game, part, numbers (64 bits each, base64), value}. Output: {compared, different}.
import { runnerImport } from "vite";

const load = async (path) => (await runnerImport(`./src/${path}`, { configFile: false, logLevel: "error" })).module;
const { Numbers } = await load("schema.ts");
const schemas = {};
const compared = {};
const different = [];

function same(one, other) {
  if (typeof one !== "object" || one === null || typeof other !== "object" || other === null)
    return Object.is(one, other);
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => same(one[name], other[name]));
}

process.stdin.setEncoding("utf8");
let rest = "";
for await (const piece of process.stdin) {
  const lines = (rest + piece).split("\n");
  rest = lines.pop();
  for (const line of lines) await compare(JSON.parse(line));
}
console.log(JSON.stringify({ compared, different: different.slice(0, 5), count: different.length }));

async function compare({ game, part, numbers, value }) {
  schemas[game] ??= await load(`games/${game}/schema.ts`);
  const schema = schemas[game][`${part}Schema`];
  const bytes = new Uint8Array(Buffer.from(numbers, "base64"));
  const written = new Numbers(bytes);
  const read = schema.read(written);
  compared[`${game} ${part}`] = (compared[`${game} ${part}`] ?? 0) + 1;
  if (!same(read, value) || written.left || !schema.is(value)) different.push({ game, part, read, value, left: written.left });
}
