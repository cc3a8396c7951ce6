/* Opens a table where it lives: on this device or on the server. */
import { LocalTable } from "../referee/localTable.svelte";
import type { TableClient } from "../session/tableClient";
import { isDeviceTable } from "../storage/deviceTables";
import { LiveTable } from "./liveTable.svelte";
import { keyOf } from "./seatKeys.svelte";

export const openTable = (id: string, key = keyOf(id)): TableClient =>
  isDeviceTable(id) ? new LocalTable(id) : new LiveTable(id, key);
