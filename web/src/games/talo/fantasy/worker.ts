/** The physics of Talo-Fantasy beside the page: it is asked to lower a bar, or to let bars go. */
import { loadEngine } from "./engine";
import { Construction, type Frame, type Obstacle } from "./physics";
import type { FreeBar, Landing, Rectangle } from "./placement";

interface Table {
  id: number;
  land: Rectangle[];
  bars: FreeBar[];
}

export type Question =
  (Table & { kind: "lower"; bar: FreeBar; held: FreeBar[] }) | (Table & { kind: "release"; released: FreeBar[] });

export type Answer =
  | { id: number; kind: "lowered"; to: FreeBar | Obstacle }
  | { id: number; kind: "landed"; landing: Landing; frames: Frame[] };

const EVERY = 2; // steps: 60 frames a second
const engine = loadEngine();

export async function answer(question: Question): Promise<Answer> {
  const construction = new Construction(await engine, question.land, question.bars);
  if (question.kind === "lower")
    return { id: question.id, kind: "lowered", to: construction.lower(question.bar, question.held) };
  const frames: Frame[] = [];
  let steps = 0;
  const landing = construction.release(question.released, (frame) => {
    if (steps++ % EVERY === 0) frames.push(frame);
  });
  return { id: question.id, kind: "landed", landing, frames };
}

addEventListener("message", async ({ data }: MessageEvent<Question>) => postMessage(await answer(data)));
