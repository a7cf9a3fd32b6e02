/** What lies on a table for everybody to read: what its components print, how it plays, where things are drawn. */

import { findTable } from "../engine/options.ts";
import type { Body } from "./journal.ts";
import type { Table } from "./table.ts";

export function componentsOf(table: Table): Body {
  const { tables } = table.engine;
  const { options } = table.about;
  const chosen = findTable(tables, options).sections;
  const sections = Object.entries(tables.sections).map(([name, ways]) => [name, ways[chosen[name] ?? 0]] as const);
  const usual = Object.entries(tables.rulings).map(([name, ways]) => [name, ways[options.edition]] as const);
  return {
    game: tables.game,
    rows: Object.fromEntries(sections.filter(([, rows]) => rows !== undefined)),
    rulings: { ...Object.fromEntries(usual), ...options.rulings },
    board: tables.board,
  };
}
