/** Around the game: make a table, sit down, put bots there, begin, hand over to a bot, play again. */

import type { Engine } from "../engine/engine.ts";
import { promisedText, sha256 } from "../replay/proof.ts";
import { randomSalt, randomSeed } from "./chance.ts";
import { checkControl } from "./clocks.ts";
import type { Hub } from "./hub.ts";
import { HOST, makeId, TOKEN } from "./ids.ts";
import type { Body, Entry, Kind, Secret } from "./journal.ts";
import { Refused } from "./refused.ts";
import { matchOf, type Room } from "./room.ts";
import { COLOURS, freeSeats, put, Table, type Seat } from "./table.ts";
import { cleanChat, cleanName } from "./texts.ts";
import { checkSpec } from "./thinking.ts";

export const STAND_IN = "graduate"; // who decides for a person who is away
const MOST_CHATS = 500;
const NOT_STARTED = "a bot can stand in for a person only once the game has started";

export type Deed = [kind: Kind, body: Body];
export type Place = { table: string; holder: number; token: string; invite: null; number: number };

/** Say it as a refusal of what is wrong with the wish. */
export function checked<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw error instanceof Refused ? error : new Refused("invalid", (error as Error).message);
  }
}

/** The body of a table's first entry, but for what is drawn. */
export function checkWish(engine: Engine, wish: Body): Body {
  const options = wish["options"] ?? {};
  if ("seed" in options || "seats" in options)
    throw new Refused("invalid", "options: the table deals, and seats are taken one by one");
  const { game, version } = engine.tables;
  const stand_in = wish["stand_in"] ?? STAND_IN;
  return checked(() => {
    checkSpec(stand_in, engine.tables);
    return {
      game,
      rules_version: version,
      options: engine.table(options).options,
      title: wish["title"] ? cleanName(wish["title"]) : "",
      public: false, // nobody else sees what is in this browser
      watch: wish["watch"] ?? true,
      join: "invited",
      clock: checkControl(wish["clock"] ?? { kind: "none" }),
      stand_in,
      coach: wish["coach"] ?? false,
    };
  });
}

/** A new table with these people and bots, begun at once if that is wished. */
export async function create(hub: Hub, wish: Body): Promise<Place> {
  const engine = await hub.machine.engine(String(wish["game"]));
  const about = checkWish(engine, wish);
  const seated = seatAll(engine, about, wish["seats"] ?? []);
  const begun = wish["start"] ? begunAtOnce(about, seated) : [];
  return storeTable(hub, engine, about, { seed: randomSeed(), start: null }, [...seated, ...begun]);
}

export function begunAtOnce(about: Body, seated: Deed[]): Deed[] {
  if (seated.length < about["options"].players)
    throw new Refused("not-now", "a game starts when every seat is taken: name people or bots for all of them");
  return [["started", {}]];
}

/** Who sits at a new table from the beginning; checked on a table of straw. */
export function seatAll(engine: Engine, about: Body, wishes: Body[]): Deed[] {
  const straw = new Table("", { seed: null, start: null, salt: "", bot_seed: "" }, engine);
  straw.about = about;
  straw.seats = freeSeats(about["options"].players);
  return wishes.flatMap((wish, seat): Deed[] => {
    if ((wish["kind"] ?? "open") === "open") return [];
    seatAt(straw, seat);
    const isMe = wish["kind"] === "me";
    const body = isMe
      ? personAt(straw, HOST, seat, wish["name"] ?? "", wish["colour"] ?? null)
      : botAt(straw, seat, wish["bot"] ?? about["stand_in"]);
    put(straw, body);
    return [["seated", body]];
  });
}

/** Write a table's first entries; from now on it can be found. */
export async function storeTable(
  hub: Hub,
  engine: Engine,
  body: Body,
  drawn: Pick<Secret, "seed" | "start"> & Partial<Secret>,
  more: Deed[],
): Promise<Place> {
  const id = makeId();
  const secret: Secret = { salt: randomSalt(), bot_seed: randomSeed(), ...drawn };
  const { seed, salt } = secret;
  const commitment = seed === null ? null : await sha256(promisedText(body["game"], seed, salt));
  const first: Deed = ["created", { imported: false, ...body, commitment }];
  const at = hub.machine.now();
  const entries = [first, ...more].map(([kind, body], place): Entry => ({ number: place + 1, kind, body, at }));
  const table = new Table(id, secret, engine);
  for (const entry of entries) table.take(entry);
  await hub.machine.store.create({ line: table.line(), secret, entries });
  return { table: id, holder: HOST, token: TOKEN, invite: null, number: table.number };
}

/** A person takes a free seat, or changes the name or colour at an own one. */
export function sit(room: Room, holder: number, seat: number, name: string, colour: string | null): Promise<number> {
  return room.inTurn(async () => {
    const place = seatAt(room.table, seat);
    if (place.kind !== "open" && place.holder !== holder) throw new Refused("taken", `seat ${seat} is taken`);
    if (room.table.started && place.kind === "open") throw new Refused("not-now", "the game has already started");
    return room.write("seated", personAt(room.table, holder, seat, name, colour));
  });
}

export function putBot(room: Room, seat: number, spec: string): Promise<number> {
  return room.inTurn(async () => {
    checkNotBegun(room.table);
    if (seatAt(room.table, seat).kind === "person")
      throw new Refused("taken", `seat ${seat} belongs to a person: free it first`);
    return room.write("seated", botAt(room.table, seat, spec));
  });
}

export function free(room: Room, seat: number): Promise<number> {
  return room.inTurn(async () => {
    const place = seatAt(room.table, seat);
    checkNotBegun(room.table);
    if (place.kind === "open") throw new Refused("not-now", `seat ${seat} is already free`);
    return room.write("seated", { seat, kind: "open" });
  });
}

export function begin(room: Room): Promise<number> {
  return room.inTurn(async () => {
    checkNotBegun(room.table);
    matchOf(room.table);
    const empty = room.table.seats.flatMap((seat, number) => (seat.kind === "open" ? [number] : []));
    if (empty.length > 0)
      throw new Refused("not-now", `seat ${empty.join(", ")} is free: wait for someone or put a bot there`);
    return room.write("started", {});
  });
}

/** A bot stands in for a person who is away, and the person comes back. */
export function handOver(room: Room, seat: number, on: boolean): Promise<number> {
  return room.inTurn(async () => {
    const place = seatAt(room.table, seat);
    if (place.kind !== "person" || !room.table.started) throw new Refused("not-now", NOT_STARTED);
    if (place.stand_in === on) throw new Refused("not-now", "that is already the case");
    return room.write("stand-in", { seat, on });
  });
}

/** The same people at a new table, one seat further. */
export function rematch(hub: Hub, room: Room): Promise<string> {
  return room.inTurn(async () => {
    const old = room.table;
    if (old.status !== "over") throw new Refused("not-now", "the game is not over yet");
    if (old.successor !== null) return old.successor;
    const { commitment: _old, imported: _also, origin: _too, ...about } = old.about;
    const body = { ...about, rules_version: old.engine.tables.version };
    const seated = old.seats.map(({ kind, name, holder, bot, colour }, number): Deed => {
      return ["seated", { kind, name, holder, bot, colour, seat: (number + 1) % old.seats.length }];
    });
    const place = await storeTable(hub, old.engine, body, { seed: randomSeed(), start: null }, [
      ...seated,
      ["started", {}], // everybody is here
    ]);
    await room.write("rematch", { table: place.table });
    return place.table;
  });
}

/** Somebody with a seat says something. */
export function sayIn(room: Room, holder: number | null, text: string): Promise<number> {
  return room.inTurn(async () => {
    const [seat] = room.table.seatsOf(holder);
    if (seat === undefined) throw new Refused("not-allowed", "only players with a seat can chat");
    const words = checked(() => cleanChat(String(text)));
    if (room.table.chats >= MOST_CHATS)
      throw new Refused(
        "not-now",
        `${MOST_CHATS} messages have been sent at this table, and there is no room for more`,
      );
    return room.write("chat", { holder, name: room.table.seats[seat]!.name, text: words });
  });
}

function seatAt(table: Table, seat: number): Seat {
  const found = table.seats[seat];
  if (!found)
    throw new Refused("no-such-seat", `there is no seat ${seat}: seats go from 0 to ${table.seats.length - 1}`);
  return found;
}

function checkNotBegun(table: Table): void {
  if (table.status === "over") throw new Refused("not-now", "the game is over");
  if (table.started) throw new Refused("not-now", "the game has already started");
}

function personAt(table: Table, holder: number, seat: number, name: string, colour: string | null): Body {
  const called = checked(() => cleanName(name));
  return { seat, kind: "person", holder, name: called, colour: colourAt(table, seat, colour) };
}

function botAt(table: Table, seat: number, spec: string): Body {
  checked(() => checkSpec(spec, table.engine.tables));
  const taken = table.seats.filter((_, number) => number !== seat).map((other) => other.name);
  return { seat, kind: "bot", bot: spec, name: nameBot(spec, table.engine.tables.bots.company, taken) };
}

function colourAt(table: Table, seat: number, colour: string | null): string {
  if (colour === null) return table.seats[seat]!.colour;
  if (!COLOURS.includes(colour))
    throw new Refused("invalid", `colour: '${colour.slice(0, 20)}' is none of ${COLOURS.join(", ")}`);
  const isTaken = table.seats.some(
    (other, number) => number !== seat && other.kind !== "open" && other.colour === colour,
  );
  if (isTaken) throw new Refused("taken", `another seat is already ${colour}`);
  return colour;
}

/** What a bot is called beside these names: a character's name for a level, else its own word, numbered if need be. */
function nameBot(spec: string, company: { name: string; level: string }[], taken: (string | null)[]): string {
  const home = company.findIndex(({ level }) => level === spec);
  const characters = home < 0 ? [] : [...company.slice(home), ...company.slice(0, home)].map(({ name }) => name);
  const word = spec.split(":")[0]!;
  const plain = word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();
  const numbered = Array.from({ length: taken.length + 1 }, (_, number) => (number ? `${plain} ${number + 1}` : plain));
  return [...characters, ...numbered].find((name) => !taken.includes(name))!;
}
