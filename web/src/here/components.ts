/** What lies on a table for everybody to read: what its components print, how it plays, where things are drawn. */

import type { Body } from "./journal.ts";
import { matchOf } from "./room.ts";
import type { Table } from "./table.ts";

export function componentsOf(table: Table): Body {
  const { tables } = table.engine;
  const { options } = table.about;
  const usual = Object.entries(tables.rulings).map(([name, ways]) => [name, ways[options.edition]] as const);
  return {
    game: tables.game,
    rows: matchOf(table).table.rows,
    rulings: { ...Object.fromEntries(usual), ...options.rulings },
    board: tables.board,
  };
}
