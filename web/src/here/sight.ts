/** What viewers see when they come in: the table, the view of their seat, whose turn it is, who they are. */

import type { Sight } from "../engine/sights.ts";
import { PROTOCOL } from "../lib/protocol.ts";
import { shownClock } from "./clocks.ts";
import { HOST } from "./ids.ts";
import type { Body } from "./journal.ts";
import { withoutBox, type Table } from "./table.ts";

/** A seat; null for whoever looks on, and for a shared screen between two turns. */
export type Eyes = number | null;

/** What eyes see of the position; null while people sit down, or when it cannot be shown. */
export function look(table: Table, eyes: Eyes): Sight | null {
  const isShown = table.started || table.plays.length > 0;
  return isShown ? (table.match?.look(eyes) ?? null) : null;
}

/** The eyes that a viewer has now: until the start nobody sees into a seat by sitting there. */
export function maySee(table: Table, eyes: Eyes): Eyes {
  return table.started || table.status === "over" ? eyes : null;
}

/** Who decides; to that seat also what it may do and how much it can take back. */
export function turnOf(table: Table, eyes: Eyes): Body {
  const seat = table.toAct;
  if (eyes === null || eyes !== seat || !table.match) return { to_act: seat };
  return { to_act: seat, legal: table.match.legal, undo: table.plays.length - table.floor };
}

/** To the seat that decides: what each legal action would cost and give, where it is not nothing. */
export function outcomesMessage(table: Table, eyes: Eyes): Body | null {
  if (eyes === null || eyes !== table.toAct || !table.match) return null;
  return { type: "outcomes", number: table.number, outcomes: table.match.foretold };
}

/** How the game ended, and the seed that was promised at its start. */
export function resultOf(table: Table): Body | null {
  if (table.status !== "over" || !table.match) return null;
  const { seed, salt } = table.secret;
  return { winner: table.winner, scores: table.match.scores(), seed, salt };
}

/** What everybody at the table and every spectator may know of it. */
export function publicFacts(table: Table): Body {
  const { about } = table;
  return {
    id: table.id,
    game: about["game"],
    options: withoutBox(about["options"]),
    rules_version: about["rules_version"],
    title: about["title"],
    public: about["public"],
    watch: about["watch"],
    join: about["join"],
    stand_in: about["stand_in"],
    coach: table.hasCoach,
    commitment: about["commitment"],
    imported: about["imported"],
    origin: about["origin"] ?? null,
    status: table.status,
    playable: table.match !== null,
    created: table.created,
    host: HOST,
    seats: table.seats.map(({ kind, name, colour, bot, holder, stand_in }) => {
      return { kind, name, colour, bot, holder, host: holder === HOST, stand_in, calls: [] };
    }),
    next: table.successor,
    ...(table.moved ? { moved: table.moved } : {}),
  };
}

/** The clocks, or the time control that was agreed on while nobody plays. */
export function clockOf(table: Table): Body {
  return table.clock ? shownClock(table.clock) : table.about["clock"];
}

export function youMessage(table: Table, holder: number | null, eyes: Eyes): Body {
  return { type: "you", holder, seats: table.seatsOf(holder), looking: eyes };
}

/** Everything at once, for a viewer who comes in. */
export function stateMessage(table: Table, eyes: Eyes): Body {
  const message = {
    type: "state",
    protocol: PROTOCOL,
    number: table.number,
    table: publicFacts(table),
    looking: eyes,
    view: look(table, maySee(table, eyes))?.view() ?? null,
    turn: turnOf(table, eyes),
    clock: clockOf(table),
  };
  const result = resultOf(table);
  return result ? { ...message, result } : message;
}
