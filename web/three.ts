/*
 * Leaves out of three.js what no board of ours uses: a part of its shaders, its virtual reality. It is a third of what the page
 * would load for its first board in three dimensions.
 *
 * three.js has one text for each kind of shader, with every feature in it behind `#ifdef`; so no bundler can tell what is needed.
 * Here these texts are read as the graphics driver would read them, knowing that some things are never defined. What no shader
 * includes any more is empty. A source that uses a feature again without taking it off the list is refused.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const THREE = join(import.meta.dirname, "node_modules/three/src");
const SHADERS = join(THREE, "renderers/shaders");

/** The materials of the boards, the depth for shadows, and the plane behind the reflections of the room. */
const KINDS = ["meshbasic", "meshlambert", "meshphysical", "depth", "cube"];

const PHYSICAL = [
  ...["ANISOTROPY", "ANISOTROPYMAP", "CLEARCOAT", "CLEARCOATMAP", "CLEARCOAT_NORMALMAP", "CLEARCOAT_ROUGHNESSMAP"],
  ...["DIFFUSE_ROUGHNESS", "DIFFUSE_ROUGHNESSMAP", "DISPERSION", "IRIDESCENCE", "IRIDESCENCEMAP"],
  ...["IRIDESCENCE_THICKNESSMAP", "RETROREFLECTION", "SHEEN", "SHEEN_COLORMAP", "SHEEN_ROUGHNESSMAP", "SPECULAR"],
  ...["SPECULAR_COLORMAP", "SPECULAR_INTENSITYMAP", "THICKNESSMAP", "TRANSMISSION", "TRANSMISSIONMAP"],
];

/** What no source of ours mentions, and what three.js would define in a shader if one did. */
const UNUSED: Record<string, string[]> = {
  alphaHash: ["USE_ALPHAHASH"],
  alphaMap: ["USE_ALPHAMAP"],
  alphaTest: ["USE_ALPHATEST"],
  alphaToCoverage: ["ALPHA_TO_COVERAGE"],
  aoMap: ["USE_AOMAP"],
  BatchedMesh: ["USE_BATCHING", "USE_BATCHING_COLOR"],
  clippingPlanes: ["NUM_CLIPPING_PLANES", "UNION_CLIPPING_PLANES", "USE_CLIP_DISTANCE"],
  displacementMap: ["USE_DISPLACEMENTMAP"],
  dithering: ["DITHERING"],
  emissiveMap: ["USE_EMISSIVEMAP", "DECODE_VIDEO_TEXTURE_EMISSIVE"],
  Fog: ["USE_FOG", "FOG_EXP2"],
  InstancedMesh: ["USE_INSTANCING", "USE_INSTANCING_COLOR", "USE_INSTANCING_MORPH"],
  lightMap: ["USE_LIGHTMAP"],
  LightProbe: ["USE_LIGHT_PROBES", "NUM_LIGHT_PROBE_GRIDS"],
  logarithmicDepthBuffer: ["USE_LOGARITHMIC_DEPTH_BUFFER"],
  MeshPhysicalMaterial: ["PHYSICAL", "IOR", ...PHYSICAL.map((name) => `USE_${name}`)],
  metalnessMap: ["USE_METALNESSMAP"],
  morphAttributes: ["USE_MORPHTARGETS", "USE_MORPHNORMALS", "USE_MORPHCOLORS"],
  normalMap: ["USE_NORMALMAP", "USE_NORMALMAP_OBJECTSPACE", "USE_NORMALMAP_TANGENTSPACE", "USE_PACKED_NORMALMAP"],
  PointLight: ["NUM_POINT_LIGHTS", "NUM_POINT_LIGHT_SHADOWS"],
  premultipliedAlpha: ["PREMULTIPLIED_ALPHA"],
  RectAreaLight: ["NUM_RECT_AREA_LIGHTS"],
  reversedDepthBuffer: ["USE_REVERSED_DEPTH_BUFFER"],
  roughnessMap: ["USE_ROUGHNESSMAP"],
  SkinnedMesh: ["USE_SKINNING"],
  specularMap: ["USE_SPECULARMAP"],
  SpotLight: ["NUM_SPOT_LIGHTS", "NUM_SPOT_LIGHT_SHADOWS", "NUM_SPOT_LIGHT_COORDS", "NUM_SPOT_LIGHT_MAPS"],
  SunLight: ["NUM_SUN_LIGHTS", "NUM_SUN_LIGHT_SHADOWS"],
  tangent: ["USE_TANGENT"],
  uv1: ["USE_UV1", "USE_UV2", "USE_UV3"],
  VideoTexture: ["DECODE_VIDEO_TEXTURE"],
  VSMShadowMap: ["SHADOWMAP_TYPE_VSM"],
};
const UNDEFINED = new Set(Object.values(UNUSED).flat());
const MENTION = new RegExp(`\\b(${Object.keys(UNUSED).join("|")})\\b`);

/** A line of a shader, or a choice between blocks of lines: the first one whose condition holds. */
type Line = string | { condition: string; block: Line[] }[];

const DIRECTIVE = /^\s*#\s*(ifdef|ifndef|if|elif|else|endif)\b\s*(.*?)\s*$/;
const FORMS: Record<string, (rest: string) => string> = {
  ifdef: (name) => `defined(${name})`,
  ifndef: (name) => `!defined(${name})`,
  else: () => "1",
};

/** The lines up to the end of a block, which are taken from the list. */
function block(lines: string[]): Line[] {
  const found: Line[] = [];
  for (let line = lines[0]; line !== undefined; line = lines[0]) {
    const word = DIRECTIVE.exec(line)?.[1];
    if (word && !word.startsWith("if")) break;
    if (word) {
      found.push(choice(lines));
    } else {
      found.push(line.trim());
      lines.shift();
    }
  }
  return found;
}

function choice(lines: string[]): { condition: string; block: Line[] }[] {
  const branches = [];
  for (;;) {
    const [, word, rest] = DIRECTIVE.exec(lines.shift()!)!;
    if (word === "endif") return branches;
    branches.push({ condition: FORMS[word!]?.(rest!) ?? rest!, block: block(lines) });
  }
}

const INNERMOST = /\(([01&|]+)\)|^([01&|]+)$/;

/** Whether a condition can hold, or whether it must, by what is known of its terms. */
function holds(condition: string, unknown: "can" | "must"): boolean {
  const other = unknown === "can" ? "1" : "0";
  let left = condition
    .replace(/(!?)\s*defined\s*\(\s*(\w+)\s*\)/g, (_, not, name) =>
      UNDEFINED.has(name) ? (not ? "1" : "0") : other,
    )
    .replace(/(\w+)\s*>\s*0/g, (_, name) => (UNDEFINED.has(name) ? "0" : other))
    .replace(/\w+\s*(<|==)\s*\w+/g, other)
    .replace(/\s/g, "");
  while (/[&|(]/.test(left) && INNERMOST.test(left))
    left = left.replace(INNERMOST, (_, inner, plain) =>
      (inner ?? plain).split("||").some((all: string) => !all.includes("0")) ? "1" : "0",
    );
  if (left !== "0" && left !== "1") throw new Error(`The condition of a shader cannot be read: ${condition}`);
  return left === "1";
}

function trimmed(lines: Line[], included: (name: string) => boolean): string[] {
  return lines.flatMap((line) => {
    if (typeof line === "string") {
      const name = /^#include <(\w+)>/.exec(line)?.[1];
      return line && (!name || included(name)) ? [line] : [];
    }
    const possible = line.filter(({ condition }) => holds(condition, "can"));
    const certain = possible.findIndex(({ condition }) => holds(condition, "must"));
    const kept = certain < 0 ? possible : possible.slice(0, certain + 1);
    const texts = kept.map((one) => trimmed(one.block, included));
    if (texts.every((text) => !text.length)) return [];
    if (certain === 0) return texts[0]!;
    return [...texts.flatMap((text, k) => [head(k, kept[k]!.condition), ...text]), "#endif"];
  });
}

function head(k: number, condition: string): string {
  if (condition === "1") return "#else";
  return k ? `#elif ${condition}` : `#if ${condition}`;
}

// ── All shaders together ─────────────────────────────────────────────────────────────────────────────────────────────────────
const TEXT = /export (?:default|const (\w+) =) \/\* glsl \*\/`([\s\S]*?)`/g;

/** The texts in a file of three.js: a chunk has one without a name, a shader `vertex` and `fragment`. */
function textsIn(folder: string, name: string): Record<string, Line[]> {
  const source = readFileSync(join(SHADERS, folder, `${name}.glsl.js`), "utf8");
  const found = [...source.matchAll(TEXT)].map(([, part, text]): [string, Line[]] => {
    const plain = text!.replace(/\/\*[\s\S]*?\*\//g, "").replace(/\/\/.*/g, "");
    return [part ?? name, block(plain.split("\n"))];
  });
  if (!found.length) throw new Error(`${name} of three.js cannot be read.`);
  return Object.fromEntries(found);
}

/** What is left of the texts: of a chunk nothing, if no shader needs it. */
class Shaders {
  private readonly chunks = new Map<string, string[]>();

  private readonly includes = (name: string): boolean => {
    if (!this.chunks.has(name)) {
      this.chunks.set(name, []);
      this.chunks.set(name, trimmed(textsIn("ShaderChunk", name)[name]!, this.includes));
    }
    return this.chunks.get(name)!.length > 0;
  };

  /** As three.js' own module has them. */
  module(): string {
    const shaders = KINDS.flatMap((kind) => {
      const { vertex, fragment } = textsIn("ShaderLib", kind);
      const texts = { [`${kind}_vert`]: vertex!, [`${kind}_frag`]: fragment! };
      return Object.entries(texts).map(([name, text]): [string, string[]] => [name, trimmed(text, this.includes)]);
    });
    for (const name of this.namedInCode()) this.includes(name);
    const texts = [...this.chunks, ...shaders].map(([name, lines]) => [name, lines.join("\n") + "\n"]);
    return `export const ShaderChunk = ${JSON.stringify(Object.fromEntries(texts))};`;
  }

  /** The chunks that the renderer itself puts into a shader. */
  private namedInCode(): Set<string> {
    const files = ["extras/PMREMGenerator", "renderers/webgl/WebGLOutput", "renderers/webgl/WebGLProgram"];
    const code = files.map((name) => readFileSync(join(THREE, `${name}.js`), "utf8")).join("\n");
    const found = code.matchAll(/^\s*#include <(\w+)>|ShaderChunk\[ '(\w+)' \]/gm);
    return new Set([...found].map(([, included, named]) => included ?? named!));
  }
}

/** A part of the renderer that has nothing to do, in as few words as the renderer's calls need. */
const STUBS: Record<string, string> = {
  "renderers/webxr/WebXRManager": `
    import { EventDispatcher } from "../../core/EventDispatcher.js";
    export class WebXRManager extends EventDispatcher {
      enabled = false;
      isPresenting = false;
      setAnimationLoop() {}
      getEnvironmentBlendMode() {}
      dispose() {}
    }`,
  "renderers/webgl/WebGLMorphtargets": `
    export function WebGLMorphtargets() {
      return { update() {} };
    }`,
  "renderers/webgl/WebGLUniformsGroups": `
    export function WebGLUniformsGroups() {
      return { bind() {}, update() {}, dispose() {} };
    }`,
};

export function three(): Plugin {
  const replaced = new Map(Object.entries(STUBS).map(([name, code]) => [join(THREE, `${name}.js`), () => code]));
  replaced.set(join(SHADERS, "ShaderChunk.js"), () => new Shaders().module());
  return {
    name: "three",
    enforce: "pre",
    resolveId: (id) => (id === "three" ? join(THREE, "Three.js") : null),
    load: (id) => replaced.get(id)?.() ?? null,
    transform(code, id) {
      const ours = id.startsWith(join(import.meta.dirname, "src"));
      const used = ours && code.includes('from "three"') ? MENTION.exec(code)?.[1] : undefined;
      if (used) this.error(`${used} is not in our three.js: take it off the list in web/three.ts.`);
      return null;
    },
  };
}
