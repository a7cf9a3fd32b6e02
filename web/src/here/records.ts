/** Games that are looked back on, saved and brought along. */

import type { Engine, Match } from "../engine/engine.ts";
import { digestOf, positionOf } from "../engine/positions.ts";
import { exact } from "../lib/exact.ts";
import { promisedText, sha256 } from "../replay/proof.ts";
import type { Hub } from "./hub.ts";
import type { Body } from "./journal.ts";
import { checkWish, storeTable, type Deed, type Place } from "./lobby.ts";
import { quoted, Refused } from "./refused.ts";
import { matchOf } from "./room.ts";
import { maySee } from "./sight.ts";
import type { Table } from "./table.ts";
import { cleanName, NAME_LENGTH } from "./texts.ts";

const FORMAT = "vesicle-game/1";
const DIGEST_EVERY = 16;
const KEYS = {
  game: "text",
  rules_version: "text",
  options: "table",
  seats: "list",
  actions: "list",
  digests: "table",
};

/** The saved game with the names of the players and the promise about its shuffle; Refused before the end. */
export async function savedGame(table: Table): Promise<Body> {
  const match = matchOf(table);
  if (table.status !== "over")
    throw new Refused("not-now", "a saved game reveals everything: you can get it once the game is over");
  const { seed, salt, start } = table.secret;
  const { game, version } = table.engine.tables;
  const record: Body = {
    format: FORMAT,
    game,
    options: match.table.options,
    rules_version: version,
    seed: seed === null || start !== null ? null : exact(seed),
    seats: table.seats.map(({ name, bot }, number) => ({ name: name || `Seat ${number}`, bot })),
    actions: table.plays.map(({ action }) => action),
    digests: digestsOf(table),
    result: { winner: match.winner, scores: match.scores() },
  };
  if (start !== null) return { ...record, start: positionOf(table.matches[0]!) };
  const commitment = await sha256(promisedText(game, seed!, salt));
  return commitment ? { ...record, fair: { version: 1, salt, commitment } } : record;
}

function digestsOf(table: Table): Record<string, string> {
  const last = table.plays.length;
  const due = table.matches.map((_, number) => number).filter((number) => number > 0 && isDigestDue(number, last));
  return Object.fromEntries(due.map((number) => [String(number), digestOf(table.matches[number]!)]));
}

function isDigestDue(number: number, last: number): boolean {
  return number % DIGEST_EVERY === 0 || number === last;
}

/** Whether a game that is over leads to the same end when it is played again. */
export async function judge(table: Table): Promise<Body> {
  const record = await savedGame(table);
  const actions = record["actions"].length;
  try {
    if (record["seed"] !== null) replay(table.engine, record);
    return { sound: true, promised: await isPromised(record), actions, message: null };
  } catch (error) {
    return { sound: false, promised: false, actions, message: (error as Error).message };
  }
}

/** The view after so many actions. While the game runs a seat's is for who holds it, afterwards for everybody. */
export function viewAt(table: Table, played: number, seat: number | null, own: number[]): Body {
  matchOf(table);
  if (seat !== null && !table.seats[seat])
    throw new Refused("no-such-seat", `there is no seat ${seat}: seats go from 0 to ${table.seats.length - 1}`);
  if (!(table.started || table.plays.length > 0) || maySee(table, seat) !== seat)
    throw new Refused("not-now", "the game has not started");
  if (seat !== null && !own.includes(seat) && table.status !== "over")
    throw new Refused("not-allowed", `seat ${seat} is not yours: you can look through it once the game is over`);
  return { played, of: table.plays.length, view: gameAt(table, played).view(seat) };
}

/** The game as it was after so many actions. */
export function gameAt(table: Table, played: number): Match {
  matchOf(table);
  const match = table.matches[played];
  if (!match) throw new Refused("invalid", `only ${table.plays.length} actions have been played`);
  return match;
}

/** A saved game becomes a table: to look at when it is over, to sit down at and play on when it is not. */
export async function bring(hub: Hub, wish: Body): Promise<Place> {
  const record = wish["record"];
  try {
    checkShape(record);
    const engine = await hub.machine.engine(record.game);
    const match = replay(engine, record);
    const salt = (await isPromised(record)) ? { salt: String(record.fair.salt) } : {};
    const about = { ...checkWish(engine, { ...wish, options: record.options }), imported: true };
    const plays = record.actions.map((action: string): Deed => {
      return ["played", { seat: null, action, by: "import" }];
    });
    const secret = { seed: String(record.seed), start: null, ...salt };
    return await storeTable(hub, engine, about, secret, [
      ...plays,
      ...(match.winner === null ? [] : seatsThen(record)),
    ]);
  } catch (error) {
    if (error instanceof Refused && error.code !== "invalid") throw error;
    throw new Refused("invalid", `the saved game is refused: ${(error as Error).message}`);
  }
}

/** Who sat where in a game that is over, as far as a table can show it. */
function seatsThen(record: Body): Deed[] {
  return record["seats"].map((who: Body, seat: number): Deed => {
    return ["seated", { seat, kind: "bot", name: nameThen(String(who["name"]), seat), bot: null }];
  });
}

function nameThen(name: string, seat: number): string {
  try {
    return cleanName([...name].slice(0, NAME_LENGTH).join(""));
  } catch {
    return `Seat ${seat}`;
  }
}

/** An Error in one sentence for anything that is no saved game of ours, or none that can be played here. */
function checkShape(record: Body): void {
  if (kindOf(record) !== "table") throw new Error("a saved game is a JSON object");
  if (record["format"] !== FORMAT)
    throw new Error(`the format ${quoted(String(record["format"]))} is not known; this program reads '${FORMAT}'`);
  for (const [key, kind] of Object.entries(KEYS))
    if (kindOf(record[key]) !== kind) throw new Error(`the saved game's '${key}' is missing or not a ${kind}`);
  const { seed, start } = record;
  if (seed == null && start != null)
    throw new Error("it begins at a position of its own, and such games can be brought only to a server");
  if (!(typeof seed === "bigint" || Number.isSafeInteger(seed)) || seed < 0) throw new Error("its seed is missing");
}

function kindOf(value: unknown): string {
  if (typeof value === "string") return "text";
  if (Array.isArray(value)) return "list";
  return typeof value === "object" && value !== null ? "table" : "nothing";
}

/** Play a saved game; an Error names the first action that does not fit. */
function replay(engine: Engine, record: Body): Match {
  const { rules_version, options, seed, actions, digests, result } = record;
  if (rules_version !== engine.tables.version)
    throw new Error(`saved under rules_version '${rules_version}'; this program plays '${engine.tables.version}'`);
  let match = engine.table(options).deal(seed);
  if (record["seats"].length !== match.table.players)
    throw new Error(`seats: a list of ${match.table.players} is wanted, one for each player`);
  actions.forEach((action: unknown, place: number) => {
    match = playOne(match, String(action), place + 1);
    if (isDigestDue(place + 1, actions.length) && digests[String(place + 1)] !== digestOf(match))
      throw new Error(
        `action ${place + 1}: the position differs from the saved digest, in an action since the last one`,
      );
  });
  checkResult(match, result);
  return match;
}

function playOne(match: Match, action: string, number: number): Match {
  try {
    return match.play(action);
  } catch (error) {
    throw new Error(`action ${number}: ${(error as Error).message}`, { cause: error });
  }
}

function checkResult(match: Match, result: Body | null): void {
  if (match.winner === null) {
    if (result != null) throw new Error("the saved game has a result, but its actions do not finish the game");
  } else if (result?.["winner"] !== match.winner || !isSame(result["scores"], match.scores()))
    throw new Error("the saved result is not the one that the actions lead to");
}

/** Whether two values read the same as JSON, whatever the order of their keys. */
function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== "object" || typeof other !== "object" || !one || !other) return one === other;
  const [some, others] = [one as Body, other as Body];
  const keys = Object.keys(some);
  return keys.length === Object.keys(others).length && keys.every((key) => isSame(some[key], others[key]));
}

/** Whether a saved game's seed was promised; an Error for a promise that was broken. */
async function isPromised({ fair, game, seed }: Body): Promise<boolean> {
  if (fair == null || seed === null) return false;
  const digest = await sha256(promisedText(game, String(seed), String(fair.salt)));
  if (digest === null) return false; // this browser cannot tell
  if (digest !== fair.commitment) throw new Error("the shuffle is not the one that was promised at the start");
  return true;
}
