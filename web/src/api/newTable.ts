/* A new table, and a place at it. */
import type { NewTable } from "../protocol";
import { go } from "../route.svelte";
import { ask } from "./http";
import { remember } from "./seatKeys.svelte";

/** Has a table made, keeps the key to it, and goes there. */
export async function sitDown(wish: Partial<NewTable>): Promise<void> {
  const { table, key } = await ask("POST /api/tables", { body: wish });
  if (key) remember(table.id, key);
  go(`/t/${table.id}`);
}
