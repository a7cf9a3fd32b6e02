/** Requests over HTTP. A refusal is thrown as one sentence with its code. */

import { askHere, hasGamesHere, isAboutHere } from "../here/door";
import { bringAlong, makeTable } from "../here/choosing";
import { parseExact, stringifyExact } from "./exact";
import type { Components, EventMessage, Notes, Place, Seat, Soundness, TableLine } from "./protocol";
import { Refusal } from "./refusal";
import { ownServer } from "./site";
import { whomToAsk } from "./static_answers";

export { Refusal };

/** Ask whoever plays the table: this browser or the server. */
export function ask<T>(method: string, path: string, body?: unknown, token?: string | null): Promise<T> {
  return isAboutHere(path) ? askHere<T>(method, path, body, token) : askServer<T>(method, path, body, token);
}

/** Ask the server, or the files beside a page that has none. */
export async function askServer<T>(method: string, path: string, body?: unknown, token?: string | null): Promise<T> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers["content-type"] = "application/json";
  if (token) headers["authorization"] = `Bearer ${token}`;
  const address = whomToAsk(method, path);
  if (address === null) throw new Refusal("no-server", "this page has no server");
  let answer: Response;
  try {
    answer = await fetch(address, { method, headers, body: body === undefined ? null : stringifyExact(body) });
  } catch {
    throw new Refusal("offline", "the server does not answer");
  }
  if (answer.status === 204) return undefined as T;
  const said = readJson(await answer.text().catch(() => ""));
  const failed = answer.status === 404 ? "not-found" : "error"; // where it was a file that there is not
  if (!answer.ok) throw new Refusal(said.code ?? failed, said.message ?? answer.statusText, said.clauses ?? []);
  return said as T;
}

function readJson(text: string): Record<string, any> {
  try {
    return parseExact(text) as Record<string, any>;
  } catch {
    return {};
  }
}

export const api = {
  health: () => ask<Record<string, any>>("GET", "/api/health"),
  games: () => ask<Record<string, any>>("GET", "/api/games"),
  notes: (game: string) => ask<{ notes: Notes }>("GET", `/api/games/${game}/notes`),
  box: (game: string) => ask<Components>("GET", `/api/games/${game}/components`),
  bots: () => ask<Record<string, any>>("GET", "/api/bots"),
  tables: () => ask<{ tables: TableLine[] }>("GET", "/api/tables"),
  mine: (tokens: string[]) => ask<{ tables: TableLine[] }>("POST", "/api/mine", { tokens }),
  /** The games that are kept in this browser, and whether they outlive the page. */
  mineHere: () =>
    hasGamesHere()
      ? askHere<{ tables: TableLine[]; kept: boolean }>("POST", "/api/mine")
      : Promise.resolve({ tables: [], kept: true }),
  /** Forget a game of this browser. */
  remove: (table: string) => askHere<unknown>("DELETE", `/api/tables/${table}`),
  /** A game of this browser goes on at the server. */
  share: (table: string) => askHere<Place>("POST", `/api/tables/${table}/share`, { server: ownServer() }),
  create: makeTable,
  bring: bringAlong,
  join: (table: string, invite: string | null, token?: string | null) =>
    ask<Place>("POST", `/api/tables/${table}/join`, invite ? { invite } : {}, token),
  components: (table: string, token: string | null) =>
    ask<Components>("GET", `/api/tables/${table}/components`, undefined, token),
  /** What happened at a table, as a seat may know it. */
  events: async (table: string, seat: Seat | null, token: string | null): Promise<EventMessage[]> => {
    const path = `/api/tables/${table}/events?since=0${seat === null ? "" : `&seat=${seat}`}`;
    return (await ask<{ events: EventMessage[] }>("GET", path, undefined, token)).events;
  },
  sit: (table: string, seat: number, body: unknown, token: string) =>
    ask<{ number: number }>("PUT", `/api/tables/${table}/seats/${seat}`, body, token),
  leave: (table: string, seat: number, token: string) =>
    ask<{ number: number; invite: string | null }>("DELETE", `/api/tables/${table}/seats/${seat}`, undefined, token),
  putBot: (table: string, seat: number, bot: string, token: string) =>
    ask<{ number: number }>("PUT", `/api/tables/${table}/seats/${seat}/bot`, { bot }, token),
  standIn: (table: string, seat: number, on: boolean, token: string) =>
    ask<{ number: number }>("PUT", `/api/tables/${table}/seats/${seat}/stand-in`, { on }, token),
  callStandIn: (table: string, seat: number, token: string) =>
    ask<{ number: number }>("PUT", `/api/tables/${table}/seats/${seat}/call`, {}, token),
  passHost: (table: string, seat: number, token: string) =>
    ask<{ number: number }>("PUT", `/api/tables/${table}/host`, { seat }, token),
  start: (table: string, token: string) => ask<{ number: number }>("POST", `/api/tables/${table}/start`, {}, token),
  rematch: (table: string, token: string) =>
    ask<Record<string, any>>("POST", `/api/tables/${table}/rematch`, {}, token),
  continue: (table: string, wish: unknown, token: string | null) =>
    ask<Place>("POST", `/api/tables/${table}/continue`, wish, token),
  verify: (table: string, token: string | null) =>
    ask<Soundness>("GET", `/api/tables/${table}/verify`, undefined, token),
  record: (table: string, token: string | null) =>
    ask<Record<string, any>>("GET", `/api/tables/${table}/record`, undefined, token),
};
