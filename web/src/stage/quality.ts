/* The three tiers of quality: full (soft shadows, reflections), plain, and the flat plan. */

export type Tier = "full" | "plain";
type Quality = Tier | "flat";

/** What the machine can do, before anything is measured: no WebGL at all, or only a processor drawing. */
export function guessQuality(): Quality {
  const gl = document.createElement("canvas").getContext("webgl2");
  if (!gl) return "flat";
  const info = gl.getExtension("WEBGL_debug_renderer_info");
  const name = String(gl.getParameter(info ? info.UNMASKED_RENDERER_WEBGL : gl.RENDERER));
  gl.getExtension("WEBGL_lose_context")?.loseContext();
  return /swiftshader|llvmpipe|software|basic render/i.test(name) ? "plain" : "full";
}
