/** When the coach of a table can be asked, and how one asks. */

import type { TableStore } from "../lib/table.svelte";

/** There is a coach, and something to choose. */
export function mayAsk(store: TableStore): boolean {
  return store.table?.coach === true && store.legal.length > 1;
}

/** Ask for a hint, or put the hints away: then the next key starts from the question again. */
export function askOrClose(store: TableStore): void {
  if (store.coach.isOpen) closeCoach(store);
  else if (mayAsk(store)) void store.coach.ask();
}

export function closeCoach(store: TableStore): void {
  store.coach.close();
  document.getElementById("question")?.focus();
}
