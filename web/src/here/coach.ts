/** The coach: what the search bot would do, with its reasons, for the seat that decides and asks. */

import type { Crew } from "./crew.ts";
import type { Body } from "./journal.ts";
import { Refused } from "./refused.ts";
import { matchOf, type Room } from "./room.ts";
import type { Eyes } from "./sight.ts";

const NO_COACH = "this table has no coach: it is agreed on when a table is made, and not for two people";

/** The best choices; Refused where there is no coach, when it cannot think, or when it is late. */
export async function findHint(crew: Crew, room: Room, eyes: Eyes): Promise<Body> {
  const { table } = room;
  checkAsker(room, eyes);
  const options = await crew.advise(table).catch((why: unknown) => {
    console.warn(why);
    throw new Refused("busy", "the coach cannot think now");
  });
  if (room.table.number !== table.number)
    throw new Refused("stale", "the table has moved on while the coach was thinking");
  const choices = options.map(({ action, visits, chances, reason }) => {
    return { action, chance: chances[eyes!], visits, reason };
  });
  return { number: table.number, chances: options[0]!.chances, choices };
}

/** Only who decides may ask, since an answer could tell others something; and only where there is a coach. */
function checkAsker({ table }: Room, eyes: Eyes): void {
  matchOf(table);
  if (!table.hasCoach) throw new Refused("not-now", NO_COACH);
  if (eyes === null || eyes !== table.toAct)
    throw new Refused("not-your-turn", "only the seat that decides can ask for a hint");
}
