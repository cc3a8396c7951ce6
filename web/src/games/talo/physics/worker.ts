/** The physics of wood beside the page: it is asked to lower a bar, to let bars go, or what becomes of bars that move. */
import { Construction, type Motion, type Obstacle, type Release, type Resting, type Site } from "./construction";
import { loadEngine } from "./engine";
import type { Film } from "./film";
import type { FreeBar } from "./placement";

/** What can be asked, and what is answered. */
export interface Questions {
  lower: { asks: { bar: FreeBar; held: readonly FreeBar[] }; answer: Resting | Obstacle };
  release: { asks: { released: readonly FreeBar[] }; answer: Release };
  simulate: { asks: { motions: readonly Motion[] }; answer: Film };
}
export type Kind = keyof Questions;
export type Question = {
  [K in Kind]: { id: number; kind: K; site: Site } & Questions[K]["asks"];
}[Kind];
export interface Answer {
  id: number;
  answer?: Questions[Kind]["answer"];
  error?: string; // in place of an answer
}

const engine = loadEngine();
let known: { key: string; construction: Construction } | null = null;

/** Whoever moves a bar about asks again and again about the same construction. */
async function constructionOf(site: Site): Promise<Construction> {
  const key = JSON.stringify(site);
  if (known?.key !== key) {
    known?.construction.free();
    known = { key, construction: new Construction(await engine, site) };
  }
  return known.construction;
}

async function answer(question: Question): Promise<Answer["answer"]> {
  const construction = await constructionOf(question.site);
  if (question.kind === "lower") return construction.lower(question.bar, question.held);
  if (question.kind === "release") return construction.release(question.released);
  return construction.simulate(question.motions);
}

addEventListener("message", async ({ data }: MessageEvent<Question>) => {
  try {
    postMessage({ id: data.id, answer: await answer(data) });
  } catch (wrong) {
    postMessage({ id: data.id, error: String(wrong) });
  }
});
