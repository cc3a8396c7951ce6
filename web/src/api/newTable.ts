/* A new table, and a place at it. */
import type { NewTableRequest } from "../protocol";
import { go } from "../route.svelte";
import { request } from "./http";
import { remember } from "./seatKeys.svelte";

/** Has a table made, keeps the key to it, and goes there. */
export async function createTable(body: Partial<NewTableRequest>): Promise<void> {
  const { table, key } = await request("POST /api/tables", { body: body });
  if (key) remember(table.id, key);
  go(`/t/${table.id}`);
}
