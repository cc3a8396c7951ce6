/* What the page leaves out of three.js: the shaders that stay are whole, and nobody uses what went. */
import { join } from "node:path";
import { expect, test } from "vitest";
import { three } from "../three";

const plugin = three();
const CHUNKS = join(import.meta.dirname, "../node_modules/three/src/renderers/shaders/ShaderChunk.js");

function shaders(): Record<string, string> {
  const code = (plugin.load as (id: string) => string)(CHUNKS);
  return JSON.parse(code.slice(code.indexOf("{"), code.lastIndexOf("}") + 1)) as Record<string, string>;
}

test("every chunk that a shader includes is there", () => {
  const texts = shaders();
  const included = Object.values(texts).flatMap((text) => [...text.matchAll(/#include <(\w+)>/g)]);
  expect(included.length).toBeGreaterThan(50);
  for (const [, name] of included) expect(texts[name!], name).toMatch(/\S/);
});

test("every condition is closed, and none asks for what is never defined", () => {
  for (const [name, text] of Object.entries(shaders())) {
    expect(text.match(/^#if/gm)?.length ?? 0, name).toBe(text.match(/^#endif/gm)?.length ?? 0);
    expect(text, name).not.toMatch(/#if defined\(\s*(USE_FOG|USE_SKINNING|USE_CLEARCOAT|USE_NORMALMAP)\s*\)\n/);
  }
});

test("what the boards use stays", () => {
  const texts = shaders();
  expect(texts["map_fragment"]).toContain("texture2D( map");
  expect(texts["bumpmap_pars_fragment"]).toContain("perturbNormalArb");
  expect(texts["tonemapping_pars_fragment"]).toContain("NeutralToneMapping");
  expect(texts["shadowmap_pars_fragment"]).toContain("getShadow");
  expect(texts["meshphysical_frag"]).not.toContain("clearcoat");
});

test("a source that uses what was left out is refused", () => {
  const refuse = (text: string): never => {
    throw new Error(text);
  };
  const id = join(import.meta.dirname, "../src/games/babel/scene.ts");
  const build = (code: string) =>
    (plugin.transform as (this: { error: typeof refuse }, code: string, id: string) => unknown).call(
      { error: refuse },
      code,
      id,
    );
  expect(() => build('import { Fog } from "three"')).toThrow("Fog is not in our three.js");
  expect(build('import { Mesh } from "three"')).toBeNull();
});
