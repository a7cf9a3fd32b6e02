/** The requests about tables of this browser, answered as a server answers them: docs/protocol.md. */

import { componentsOf } from "./components.ts";
import type { Hub } from "./hub.ts";
import { HOST, TOKEN } from "./ids.ts";
import type { Body } from "./journal.ts";
import { begin, create, free, handOver, putBot, rematch, sayIn, sit } from "./lobby.ts";
import { move } from "./moving.ts";
import { bring, judge, savedGame, viewAt } from "./records.ts";
import { NO_SPECTATORS, Refused } from "./refused.ts";
import { playOn, scoreHistory } from "./replays.ts";
import { matchOf, type Room } from "./room.ts";
import { stateMessage, type Eyes } from "./sight.ts";
import type { Table } from "./table.ts";

export interface Request {
  method: string;
  path: string;
  body: Body;
  token: string | null;
}

/** Somebody who asks about a table. */
interface Caller {
  hub: Hub;
  table: Table;
  holder: number | null;
  body: Body;
  query: URLSearchParams;
}

type Answer = (caller: Caller) => unknown;
type Change = (room: Room, caller: Caller, seat: number) => Promise<number>;

export async function answer(hub: Hub, { method, path, body, token }: Request): Promise<unknown> {
  const { pathname, searchParams: query } = new URL(path, "http://here");
  const [id, ...rest] = pathname.split("/").slice(3);
  const asked = `${method} ${rest.join("/")}`.trim();
  if (pathname === "/api/mine") return { tables: await listMine(hub), kept: hub.machine.store.isLasting };
  if (id === undefined) return create(hub, body);
  if (id === "import") return bring(hub, body);
  const holder = token === TOKEN ? HOST : null;
  if (asked === "DELETE") return remove(hub, id);
  const table = await hub.table(id);
  if (!table.mayLook(holder)) throw new Refused("not-allowed", NO_SPECTATORS);
  return reply({ hub, table, holder, body, query }, asked);
}

/** What a request reads, or the number of the event that came of it. */
async function reply(caller: Caller, asked: string): Promise<unknown> {
  const read = READ[asked];
  if (read) return read(caller);
  const [, verb, seat, what] = /^(\w+) seats\/(\d+)(?:\/([\w-]+))?$/.exec(asked) ?? [];
  const change = verb ? SEAT[`${verb} ${what ?? ""}`.trim()] : CHANGE[asked];
  if (!change) throw new Refused("invalid", `there is no such request here: ${asked}`);
  if (caller.holder === null) throw new Refused("not-allowed", "this needs the token of a seat at the table");
  return { number: await caller.hub.at(caller.table.id, (room) => change(room, caller, Number(seat))) };
}

const READ: Record<string, Answer> = {
  GET: (caller) => ({ ...stateMessage(caller.table, eyesOf(caller)), present: [] }),
  "GET components": ({ table }) => {
    matchOf(table);
    return componentsOf(table);
  },
  "GET events": eventsOf,
  "GET record": ({ table }) => savedGame(table),
  "GET verify": ({ table }) => judge(table),
  "GET views": ({ table, holder, query }) =>
    viewAt(table, Number(query.get("played")), numberIn(query, "seat"), table.seatsOf(holder)),
  "GET history": ({ table }) => {
    if (matchOf(table).winner === null) throw new Refused("not-now", "the game is not over yet");
    return scoreHistory(table);
  },
  "GET review": ({ hub, table }) => hub.reviews.ask(table),
  "POST continue": ({ hub, table, body }) => playOn(hub, table, body),
  "POST share": ({ hub, table, body }) => move(hub, table.id, String(body["server"])),
  "POST rematch": async ({ hub, table }) => ({ table: await hub.at(table.id, (room) => rematch(hub, room)) }),
};

const CHANGE: Record<string, Change> = {
  "POST start": (room) => begin(room),
  "POST act": (room, { holder, body }) => room.act(holder, body["number"], body["action"]),
  "POST undo": (room, { holder, body }) => room.undo(holder, body["number"]),
  "POST chat": (room, { holder, body }) => sayIn(room, holder, body["text"]),
};

const SEAT: Record<string, Change> = {
  PUT: (room, { body }, seat) => sit(room, HOST, seat, String(body["name"]), body["colour"] ?? null),
  DELETE: (room, _caller, seat) => free(room, seat),
  "PUT bot": (room, { body }, seat) => putBot(room, seat, String(body["bot"])),
  "PUT stand-in": (room, { body }, seat) => handOver(room, seat, Boolean(body["on"])),
};

/** All tables of this browser; whoever sits at it holds a place at each. */
async function listMine(hub: Hub): Promise<Body[]> {
  const lines = await hub.machine.store.lines();
  return lines.map((line) => {
    const seats = line["seats"] as { holder: number | null }[];
    const mine = seats.flatMap((seat, number) => (seat.holder === HOST ? [number] : []));
    return { ...line, mine, my_turn: mine.includes(line["to_act"] as number) };
  });
}

async function remove(hub: Hub, id: string): Promise<Body> {
  await hub.at(id, async () => hub.machine.store.remove(id));
  return { number: 0 };
}

async function eventsOf(caller: Caller): Promise<Body> {
  const { hub, table, query } = caller;
  const since = numberIn(query, "since") ?? 0;
  const events = await hub.events(table, since, eyesOf(caller));
  if (!events)
    throw new Refused("stale", `there is no event ${since} at this table, or its game cannot be shown: look again`);
  const told = events.slice(0, numberIn(query, "limit") ?? events.length);
  return { number: since + told.length, last: table.number, events: told };
}

/** The seat asked for, else the only one that the caller has; another's only once the game is over. */
function eyesOf({ table, holder, query }: Caller): Eyes {
  const own = table.seatsOf(holder);
  const seat = numberIn(query, "seat");
  if (seat === null) return own.length === 1 ? own[0]! : null;
  if (table.status === "over" && !table.seats[seat])
    throw new Refused("no-such-seat", `there is no seat ${seat}: seats go from 0 to ${table.seats.length - 1}`);
  if (!own.includes(seat) && table.status !== "over")
    throw new Refused("not-allowed", `seat ${seat} is not yours: you can look through it once the game is over`);
  return seat;
}

function numberIn(query: URLSearchParams, name: string): number | null {
  const text = query.get(name);
  return text === null ? null : Number(text);
}
