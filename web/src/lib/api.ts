/** Requests over HTTP. A refusal is thrown as one sentence with its code. */

import type { Clause, Components, Notes, Place, Soundness, TableLine } from "./protocol";

export class Refusal extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly clauses: Clause[] = [],
  ) {
    super(message);
  }
}

export async function ask<T>(method: string, path: string, body?: unknown, token?: string | null): Promise<T> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers["content-type"] = "application/json";
  if (token) headers["authorization"] = `Bearer ${token}`;
  let answer: Response;
  try {
    answer = await fetch(path, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
  } catch {
    throw new Refusal("offline", "the server does not answer");
  }
  if (answer.status === 204) return undefined as T;
  const said = await answer.json().catch(() => ({}));
  if (!answer.ok) throw new Refusal(said.code ?? "error", said.message ?? answer.statusText, said.clauses ?? []);
  return said as T;
}

export const api = {
  health: () => ask<Record<string, any>>("GET", "/api/health"),
  games: () => ask<Record<string, any>>("GET", "/api/games"),
  notes: (game: string) => ask<{ notes: Notes }>("GET", `/api/games/${game}/notes`),
  box: (game: string) => ask<Components>("GET", `/api/games/${game}/components`),
  bots: () => ask<Record<string, any>>("GET", "/api/bots"),
  tables: () => ask<{ tables: TableLine[] }>("GET", "/api/tables"),
  mine: (tokens: string[]) => ask<{ tables: TableLine[] }>("POST", "/api/mine", { tokens }),
  create: (wish: unknown) => ask<Place>("POST", "/api/tables", wish),
  bring: (wish: unknown) => ask<Place>("POST", "/api/tables/import", wish),
  join: (table: string, invite: string | null, token?: string | null) =>
    ask<Place>("POST", `/api/tables/${table}/join`, invite ? { invite } : {}, token),
  components: (table: string, token: string | null) =>
    ask<Components>("GET", `/api/tables/${table}/components`, undefined, token),
  sit: (table: string, seat: number, body: unknown, token: string) =>
    ask<{ number: number }>("PUT", `/api/tables/${table}/seats/${seat}`, body, token),
  leave: (table: string, seat: number, token: string) =>
    ask<{ number: number; invite: string | null }>("DELETE", `/api/tables/${table}/seats/${seat}`, undefined, token),
  putBot: (table: string, seat: number, bot: string, token: string) =>
    ask<{ number: number }>("PUT", `/api/tables/${table}/seats/${seat}/bot`, { bot }, token),
  standIn: (table: string, seat: number, on: boolean, token: string) =>
    ask<{ number: number }>("PUT", `/api/tables/${table}/seats/${seat}/stand-in`, { on }, token),
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
