/** Playing on: a table that begins where another one was after some of its actions; and how a game's points came. */

import type { Match } from "../engine/engine.ts";
import { hex, randomSeed } from "./chance.ts";
import type { Hub } from "./hub.ts";
import type { Body, Secret } from "./journal.ts";
import { begunAtOnce, checkWish, seatAll, storeTable, type Deed, type Place } from "./lobby.ts";
import { gameAt } from "./records.ts";
import { Refused } from "./refused.ts";
import { matchOf } from "./room.ts";
import type { Table } from "./table.ts";

/** The new table with its people and bots, begun at once if that is wished. */
export async function playOn(hub: Hub, old: Table, wish: Body): Promise<Place> {
  if (matchOf(old).winner === null)
    throw new Refused("not-now", "you can play on from an earlier moment once the game is over");
  const { secret, plays } = positionAt(old, wish);
  const { options, title, stand_in } = old.about;
  const checked = checkWish(old.engine, { title, stand_in, ...wish, options });
  const about = { ...checked, imported: true, origin: { table: old.id, played: wish["played"] } };
  const seated = seatAll(old.engine, about, wish["seats"] ?? []);
  const begun = wish["start"] ? begunAtOnce(about, seated) : [];
  return storeTable(hub, old.engine, about, secret, [...plays, ...seated, ...begun]);
}

/** Where the new table begins: with the same cards, or with all dealt anew that the first person could not know. */
function positionAt(old: Table, wish: Body): { secret: Pick<Secret, "seed" | "start">; plays: Deed[] } {
  const match = gameAt(old, Number(wish["played"]));
  if (match.winner !== null) throw new Refused("not-now", "the game is over at this moment: choose an earlier one");
  if (wish["cards"] === "same") {
    const { seed, start } = old.secret;
    const stand = old.plays.slice(0, Number(wish["played"]));
    return {
      secret: { seed, start },
      plays: stand.map(({ action }) => ["played", { seat: null, action, by: "import" }]),
    };
  }
  const seats: Body[] = wish["seats"] ?? [];
  const person = seats.findIndex(({ kind }) => kind === "me");
  const fresh = match.redealt(Math.max(0, person), BigInt(randomSeed()));
  return { secret: { seed: null, start: hex(fresh.record) }, plays: [] };
}

type Row = { round: number; played: number; scores: Body[] };

/** The score sheet of a game as it filled: points after every round, and who led when. */
export function scoreHistory(table: Table): Body {
  const rows: Row[] = [];
  const leads: { played: number; seats: number[] }[] = [];
  table.matches.forEach((match, played) => {
    const scores = match.scores();
    const seats = leadersOf(scores);
    if (leads.length === 0 || String(seats) !== String(leads.at(-1)!.seats)) leads.push({ played, seats });
    const next = table.matches[played + 1];
    const [before, now] = [roundOf(table.matches[Math.max(0, played - 1)]!), roundOf(match)];
    if (played === 0) rows.push({ round: Math.max(0, now - 1), played, scores });
    else if (now !== before || !next) write(rows, { round: before, played, scores });
  });
  return { played: table.plays.length, rows, leads };
}

function roundOf(match: Match): number {
  return Number(match.look(null).view()["round_number"]);
}

function leadersOf(scores: Body[]): number[] {
  const totals = scores.map(({ total }) => Number(total));
  const best = Math.max(...totals);
  if (Math.min(...totals) === best) return [];
  return totals.flatMap((total, seat) => (total === best ? [seat] : []));
}

/** Add the row of a round; before the first round only the last moment counts. */
function write(rows: Row[], row: Row): void {
  if (rows.at(-1)!.round === row.round) rows[rows.length - 1] = row;
  else rows.push(row);
}
