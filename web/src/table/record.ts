/** The saved game as a file. */

import { api } from "../lib/api";
import { stringifyExact } from "../lib/exact";
import type { TableStore } from "../lib/table.svelte";

export async function saveRecord(store: Pick<TableStore, "id" | "token" | "table">): Promise<void> {
  const record = await api.record(store.id, store.token);
  const file = new Blob([stringifyExact(record, 1)], { type: "application/json" });
  const anchor = document.createElement("a");
  anchor.href = URL.createObjectURL(file);
  anchor.download = `${store.table?.game ?? "game"}-${store.id}.json`;
  anchor.click();
  URL.revokeObjectURL(anchor.href);
}
