/** What decided a game of this browser: a server finds that out, if there is one; it gets a copy of the finished game. */

import { askServer } from "../lib/api";
import type { Place } from "../lib/protocol";
import { askHere } from "./door";
import { TOKEN } from "./ids";

const copies = new Map<string, Promise<Place>>(); // at the server, by table

/** How far the review is; `none` where nobody makes one. */
export async function reviewOf(path: string): Promise<unknown> {
  const table = path.replace(/\/review$/, "");
  try {
    const copy = copies.get(table) ?? bringCopy(table);
    copies.set(table, copy);
    const { table: id, token } = await copy;
    return await askServer("GET", `/api/tables/${id}/review`, undefined, token);
  } catch {
    copies.delete(table);
    return { state: "none", done: 0, of: 0, review: null };
  }
}

async function bringCopy(table: string): Promise<Place> {
  const record = await askHere("GET", `${table}/record`, undefined, TOKEN);
  return askServer<Place>("POST", "/api/tables/import", { record, watch: false });
}
