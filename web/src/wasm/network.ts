/* A network from its file (docs/explanations/networks.md): the weights as the compiled search takes them. */

const MAGIC = "ZIGGNET1";
const HEAD = 16; // numbers before the first weight
const SIZES = ["features", "hidden", "units", "actions"] as const;

/** A number of 16 bits, as IEEE 754 has it; a file has no infinite ones. */
function half(bits: number): number {
  const [exponent, fraction] = [(bits >> 10) & 31, bits & 1023];
  const size = exponent ? 2 ** (exponent - 25) * (1024 + fraction) : 2 ** -24 * fraction;
  return bits >> 15 ? -size : size;
}

/** The sizes and all weights, in 32 bits each; a TypeError if this is no network. */
export function readNetwork(file: BufferSource): Float32Array {
  const bytes = ArrayBuffer.isView(file)
    ? new Uint8Array(file.buffer, file.byteOffset, file.byteLength)
    : new Uint8Array(file);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const first = MAGIC.length + 4;
  if (new TextDecoder().decode(bytes.subarray(0, MAGIC.length)) !== MAGIC)
    throw new TypeError("This is no network.");
  const begin = first + view.getUint32(MAGIC.length, true);
  const card = JSON.parse(new TextDecoder().decode(bytes.subarray(first, begin))) as Record<string, number>;
  const count = (bytes.length - begin - 4) / 2; // the last four are a check sum
  const weights = new Float32Array(HEAD + count);
  SIZES.forEach((name, k) => (weights[k] = card[name]!));
  for (let k = 0; k < count; k++) weights[HEAD + k] = half(view.getUint16(begin + 2 * k, true));
  return weights;
}
