/*
 * The worker: the referee of this page, away from the thread that draws. The page starts it twice, once to judge and once to
 * think, so that a preview never waits for a bot.
 */
import { GAME_DEFINITIONS } from "../games/definitions";
import { LocalReferee } from "./localReferee";
import { type Message, serve } from "./service";

async function code(address: string): Promise<ArrayBuffer> {
  const answer = await fetch(address);
  if (!answer.ok) throw new TypeError(`${address}: ${answer.status}`);
  return answer.arrayBuffer();
}

const receive = serve(new LocalReferee({ games: GAME_DEFINITIONS, code }), (reply) => postMessage(reply));
addEventListener("message", ({ data }: MessageEvent<Message>) => receive(data));
