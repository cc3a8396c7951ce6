/* A new table, and a place at it. */
import type { NewTableRequest } from "../protocol";
import { keep, newDeviceId } from "../referee/localTable.svelte";
import { SERVER_ONLY } from "../referee/refusal";
import { judgeWorker, worksHere } from "../referee/workers.svelte";
import { go } from "../route.svelte";
import { HAS_SERVER } from "../server";
import { askUntilSure, request, type ApiError } from "./http";
import { remember } from "./seatKeys.svelte";

/** Whether everybody sits at this device, so that the table needs no server. */
const staysHere = ({ seats, visibility }: Partial<NewTableRequest>): boolean =>
  visibility !== "listed" && !seats?.some(({ kind }) => kind === "open");

/** Has a table made, on this device if nobody comes from elsewhere, and goes there. */
export async function createTable(body: Partial<NewTableRequest> & { game: string }): Promise<void> {
  const id = worksHere() && staysHere(body) ? await makeHere(body) : null;
  go(`/t/${id ?? (await makeOnServer(body))}`);
}

/** Null for a game, or a mode of one, that only the server knows. */
async function makeHere(body: Partial<NewTableRequest> & { game: string }): Promise<string | null> {
  try {
    const id = newDeviceId();
    await keep(await judgeWorker.call("makeTable", [body, id, Date.now()]));
    return id;
  } catch (wrong) {
    if (!HAS_SERVER || !["unknown-game", SERVER_ONLY].includes((wrong as ApiError).problem?.code ?? ""))
      throw wrong;
    return null;
  }
}

async function makeOnServer(body: Partial<NewTableRequest>): Promise<string> {
  const { table, key } = await askUntilSure(() => request("POST /api/tables", { body }));
  if (key) remember(table.id, key);
  return table.id;
}
