/** Who plays a table: this browser, or a server. The page asks here, and does not know. */

import { askServer } from "../lib/api";
import { cabinet } from "../lib/cabinet";
import { dialServer, type Wire } from "../lib/socket";
import { Here } from "./client";
import { isHere } from "./ids";

const KEY = "vesicle.here"; // that something was played here

let known: Here | null = null;

function here(): Here {
  const start = (): Worker => new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  return (known ??= new Here(start, (path) => askServer("GET", path)));
}

/** Whether this browser has ever played a table. */
export function hasGamesHere(): boolean {
  return cabinet.getItem(KEY) !== null;
}

/** Whether a request is about a table in this browser. */
export function isAboutHere(path: string): boolean {
  const [, table] = /^\/api\/tables\/([a-z0-9]+)/.exec(path) ?? [];
  return table !== undefined && isHere(table);
}

export function askHere<T>(method: string, path: string, body?: unknown, token?: string | null): Promise<T> {
  cabinet.setItem(KEY, "yes");
  return here().ask(method, path, body, token ?? null) as Promise<T>;
}

/** How one comes to a table. */
export function dialling(table: string): () => Wire {
  return isHere(table) ? () => here().dial() : dialServer;
}
