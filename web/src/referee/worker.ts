/*
 * The worker: the referee of this page, away from the thread that draws. The page starts it twice, once to judge and once to
 * think, so that a preview never waits for a bot.
 */
import type { GameDefinition } from "./game";
import { LocalReferee } from "./localReferee";
import { type Message, serve } from "./service";

const games: Record<string, () => Promise<GameDefinition>> = {
  babel: async () => (await import("../games/babel/rules")).rules,
  nivos: async () => (await import("../games/nivos/rules")).rules,
  bubbles: async () => (await import("../games/bubbles/rules")).rules,
  talo: async () => (await import("../games/talo/rules")).rules,
};

async function code(address: string): Promise<ArrayBuffer> {
  const answer = await fetch(address);
  if (!answer.ok) throw new TypeError(`${address}: ${answer.status}`);
  return answer.arrayBuffer();
}

const receive = serve(new LocalReferee({ games, code }), (reply) => postMessage(reply));
addEventListener("message", ({ data }: MessageEvent<Message>) => receive(data));
