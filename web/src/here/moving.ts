/** A table moves to a server: all that has happened goes there, and what is kept here says where it went. */

import { positionOf } from "../engine/positions.ts";
import type { Hub } from "./hub.ts";
import type { Body } from "./journal.ts";
import { Refused } from "./refused.ts";
import { matchOf } from "./room.ts";
import type { Table } from "./table.ts";

/** Move a table to the server at an address; the place there. If that fails, the table stays here as it is. */
export function move(hub: Hub, id: string, server: string): Promise<Body> {
  return hub.at(id, (room) =>
    room.inTurn(async () => {
      checkMovable(room.table);
      const place = await hub.machine.send(`${server}/api/tables/move`, await journalOf(hub, room.table));
      await room.write("moved", { server, table: place["table"] });
      return place;
    }),
  );
}

function checkMovable(table: Table): void {
  if (matchOf(table).winner !== null) throw new Refused("not-now", "the game is over");
  if (table.moved) throw new Refused("not-now", "this game has moved to a server already");
  if (table.status !== "playing") throw new Refused("not-now", "the game has not started");
}

/** The journal as a server takes it. It goes from here to the server, and past the page, which may not know the cards. */
async function journalOf(hub: Hub, table: Table): Promise<Body> {
  const kept = await hub.machine.store.find(table.id);
  if (!kept) throw new Refused("no-such-table", "there is no such table");
  const { seed, start, salt, bot_seed } = kept.secret;
  const begun = start === null ? { seed, start } : { seed: null, start: positionOf(table.matches[0]!) };
  return {
    secret: { ...begun, salt, bot_seed },
    entries: kept.entries.map(({ kind, body, at }) => ({ kind, body, at })),
  };
}
