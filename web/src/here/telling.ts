/** What viewers are told of an entry: an event in the eyes of one seat, or of a spectator.
 *
 * It is made from what that seat saw before and sees now, the public facts of the table, and nothing else.
 */

import { patchOf } from "../engine/patches.ts";
import type { Sight } from "../engine/sights.ts";
import type { Body, Entry } from "./journal.ts";
import { clockOf, look, maySee, publicFacts, resultOf, turnOf, type Eyes } from "./sight.ts";
import { Table } from "./table.ts";

/** The event for eyes that saw one thing, of an entry that the table has taken already. */
export function tell(table: Table, entry: Entry, eyes: Eyes, before: Sight | null, after: Sight | null): Body {
  const head = { type: "event", number: entry.number, kind: entry.kind, at: entry.at };
  return { ...head, ...told(table, entry, before, after), turn: turnOf(table, eyes), clock: clockOf(table) };
}

function told(table: Table, entry: Entry, before: Sight | null, after: Sight | null): Body {
  if (entry.kind === "played" || entry.kind === "undone") return story(table, entry, before, after);
  if (entry.kind === "started" || (entry.kind === "created" && after))
    return { table: publicFacts(table), ...begun(table, after) };
  if (entry.kind !== "chat") return { table: publicFacts(table) };
  const { holder, name, text } = entry.body;
  return { holder, name, text };
}

/** How the game began; what began elsewhere, or was told already, is only shown. */
function begun(table: Table, seen: Sight | null): Body {
  const isTold = seen !== null && table.secret.start === null && table.plays.length === 0;
  return { view: seen?.view() ?? null, log: isTold ? seen.tellStart() : [] };
}

/** What an action, or taking actions back, has changed between two sights. */
function story(table: Table, { kind, body }: Entry, before: Sight | null, after: Sight | null): Body {
  const { seat, by, to, action } = body;
  const patch = before && after ? patchOf(before, after) : before === after ? [] : [[[], after?.view() ?? null]];
  const undone = { seat, patch, to, log: [{ what: "undone", seat, to }] };
  const played = { seat, patch, by, log: kind === "played" && before && after ? after.tell(action, before) : [] };
  const result = resultOf(table);
  return { ...(kind === "undone" ? undone : played), ...(result ? { result, table: publicFacts(table) } : {}) };
}

/** All that has happened after a number in the eyes of one seat: the same events again, made from the journal. */
export function tellAgain(now: Table, entries: Entry[], since: number, eyes: Eyes): Body[] {
  const isOver = now.status === "over";
  const isBrought = entries[1]?.kind === "played";
  const seeing = (table: Table): Eyes => (isOver ? eyes : maySee(table, eyes));
  const see = (table: Table): Sight | null =>
    isBrought && table.number === 1 ? (table.match?.look(seeing(table)) ?? null) : look(table, seeing(table));
  let table = new Table(now.id, now.secret, now.engine);
  let seen: Sight | null = null;
  const events: Body[] = [];
  for (const entry of entries) {
    const before = entry.kind === "started" ? null : seen;
    table = table.after(entry);
    if (entry.number < since) continue;
    seen = see(table);
    if (entry.number > since) events.push(tell(table, entry, seeing(table), before, seen));
  }
  return events;
}
