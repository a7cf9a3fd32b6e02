/** A table as its journal makes it: who sits where, the game, what can be taken back, and whose time runs.
 *
 * An entry replaces the parts of a table that it changes and alters none of them, so that the table before it stays whole.
 */

import type { Engine, Match, Table as Rules } from "../engine/engine.ts";
import { isFinal } from "../engine/positions.ts";
import { fromHex } from "./chance.ts";
import { deadlineOf, startClock, turned, type Clock } from "./clocks.ts";
import { HOST } from "./ids.ts";
import type { Body, Entry, Kind, Line, Secret } from "./journal.ts";

export const COLOURS = ["teal", "amber", "violet", "rose", "green", "blue"];

/** A place at the table, and who decides there. */
export interface Seat {
  kind: "person" | "bot" | "open";
  name: string;
  colour: string;
  holder: number | null;
  bot: string | null;
  stand_in: boolean;
}

/** An action that stands: in which entry it came, who made it. */
export interface Play {
  number: number;
  seat: number | null;
  action: string;
  by: string;
}

/** Where a game went: to a table of a server, whose address is empty where it is the page's own. */
export interface Moved {
  server: string;
  table: string;
}

export class Table {
  readonly id: string;
  readonly secret: Secret;
  readonly engine: Engine;
  number = 0;
  about: Body = {};
  created = 0;
  updated = 0;
  started = false;
  seats: Seat[] = [];
  plays: Play[] = [];
  floor = 0; // the plays before it stand for good
  matches: Match[] = []; // the game after so many plays; none when the game is of other rules than ours
  clock: Clock | null = null;
  chats = 0;
  changes = 0;
  successor: string | null = null;
  moved: Moved | null = null; // where the game goes on
  keptStatus = ""; // of a game that cannot be played: what was kept of it

  constructor(id: string, secret: Secret, engine: Engine) {
    this.id = id;
    this.secret = secret;
    this.engine = engine;
  }

  get match(): Match | null {
    return this.matches.at(-1) ?? null;
  }

  get winner(): number | null {
    return this.match?.winner ?? null;
  }

  get toAct(): number | null {
    return this.started && !this.moved ? (this.match?.toAct ?? null) : null;
  }

  get status(): string {
    if (!this.match && this.keptStatus) return this.keptStatus;
    if (this.winner !== null) return "over";
    return this.started ? "playing" : "open";
  }

  /** Whom the table waits for. */
  get awaiting(): "person" | "bot" | "nobody" {
    const seat = this.toAct;
    if (seat === null) return "nobody";
    return this.seats[seat]!.kind === "bot" || this.seats[seat]!.stand_in ? "bot" : "person";
  }

  get hasCoach(): boolean {
    const people = new Set(this.seats.filter((seat) => seat.kind === "person").map((seat) => seat.holder));
    return Boolean(this.about["coach"]) && people.size <= 1;
  }

  get deadline(): number | null {
    const seat = this.toAct;
    return seat === null || !this.clock ? null : deadlineOf(this.clock, seat);
  }

  seatsOf(holder: number | null): number[] {
    if (holder === null) return [];
    return this.seats.flatMap((seat, number) => (seat.holder === holder ? [number] : []));
  }

  mayLook(holder: number | null): boolean {
    return Boolean(this.about["watch"]) || holder === HOST;
  }

  /** The table once an entry has happened; this one stays as it is. */
  after(entry: Entry): Table {
    const made = Object.assign(new Table(this.id, this.secret, this.engine), this);
    made.take(entry);
    return made;
  }

  /** Let an entry happen to this table, which nobody else looks at. */
  take(entry: Entry): void {
    if (entry.number !== this.number + 1) throw new Error(`entry ${entry.number} does not follow ${this.number}`);
    const before = this.toAct;
    TAKE[entry.kind](this, entry.body, entry);
    this.number = entry.number;
    this.updated = entry.at;
    if (this.clock && this.started) this.clock = turned(this.clock, before, this.toAct, entry.at);
  }

  /** What a list shows of this table. */
  line(): Line {
    const { about, id, status, number, awaiting, deadline, created, updated, winner } = this;
    const seats = this.seats.map(({ kind, name, colour, holder }) => ({ kind, name, colour, holder }));
    return {
      id,
      game: String(about["game"]),
      rules_version: about["rules_version"],
      status,
      number,
      awaiting,
      deadline,
      created,
      updated,
      title: about["title"],
      options: withoutBox(about["options"]),
      seats,
      to_act: this.toAct,
      watch: about["watch"],
      join: about["join"],
      winner,
      ...(this.moved ? { moved: this.moved } : {}),
    };
  }
}

/** Options as everybody is told them: of an own box only that there is one. */
export function withoutBox(options: Body): Body {
  return { ...options, box: Boolean(options["box"]) };
}

/** The game at its start; null when it was begun under other rules than these. */
function startOf(table: Table): Match | null {
  const { engine, about, secret } = table;
  if (engine.tables.version !== about["rules_version"]) return null;
  let rules: Rules;
  try {
    rules = engine.table(about["options"]);
  } catch {
    return null; // an option that has gone
  }
  return secret.start === null ? rules.deal(BigInt(secret.seed!)) : rules.resume(fromHex(secret.start));
}

/** Fill a seat; who only takes another name stays, and a free seat whose colour is taken gets the old one. */
export function put(table: Table, body: Body): void {
  const number = Number(body["seat"]);
  const old = table.seats[number]!;
  const { kind, name = "", holder = null, bot = null } = body;
  const colour: string = body["colour"] || old.colour;
  const stays = kind === "person" && holder === old.holder;
  const made: Seat = { kind, name, colour, holder, bot, stand_in: stays ? old.stand_in : false };
  const others = table.seats.map((seat) => (seat.colour === colour ? { ...seat, colour: old.colour } : seat));
  table.seats = others.with(number, made);
}

type Take = (table: Table, body: Body, entry: Entry) => void;

const TAKE: Record<Kind, Take> = {
  created: (table, body, entry) => {
    table.about = body;
    table.created = entry.at;
    const start = startOf(table);
    table.matches = start ? [start] : [];
    table.seats = freeSeats(Number(body["options"].players));
  },
  seated: (table, body) => {
    table.changes += 1;
    put(table, body);
  },
  started: (table, _body, entry) => {
    table.started = true;
    table.clock = startClock(table.about["clock"], table.seats.length, table.match?.toAct ?? null, entry.at);
  },
  played: (table, body, entry) => {
    const { seat, action, by } = body;
    table.plays = [...table.plays, { number: entry.number, seat, action, by }];
    const before = table.match;
    if (!before) return;
    const after = before.play(action);
    table.matches = [...table.matches, after];
    if (isFinal(before, after)) table.floor = table.plays.length;
  },
  undone: (table, body) => {
    table.plays = table.plays.slice(0, body["to"]);
    table.matches = table.matches.slice(0, Number(body["to"]) + 1);
  },
  "stand-in": (table, body) => {
    table.changes += 1;
    const seat = Number(body["seat"]);
    table.seats = table.seats.with(seat, { ...table.seats[seat]!, stand_in: body["on"] });
  },
  rematch: (table, body) => {
    table.successor = body["table"];
  },
  moved: (table, body) => {
    table.moved = { server: body["server"], table: body["table"] };
  },
  chat: (table) => {
    table.chats += 1;
  },
};

export function freeSeats(players: number): Seat[] {
  return Array.from({ length: players }, (_, seat) => ({
    kind: "open",
    name: "",
    colour: COLOURS[seat]!,
    holder: null,
    bot: null,
    stand_in: false,
  }));
}
