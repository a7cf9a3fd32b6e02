/** An own box on top of an edition's rows: only what it names changes; a complete section has nothing else. */

import { isTable, quote, RowError, type Checks, type Row } from "./complaints.ts";

const ROW_NAME = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** `free` are the sections whose rows such a box names itself, each with what a row may leave out. */
export function putOwnBox(
  checks: Checks,
  rows: Row,
  own: Row,
  free: Record<string, Row>,
  notes: readonly string[],
): Row {
  for (const [section, part] of Object.entries(own)) {
    if (notes.includes(section)) continue;
    if (!Object.hasOwn(rows, section))
      throw new RowError(section, `there is no such section; known are ${Object.keys(rows).join(", ")}`);
    if (!isTable(part)) throw new RowError(section, `a table is wanted here, not ${checks.shown(part)}`);
  }
  const complete = findComplete(checks, own, rows);
  const merged = Object.entries(rows).map(([section, usual]) => {
    if (complete.includes(section) && Object.hasOwn(free, section)) {
      const named = Object.entries(own[section] as Row);
      return [
        section,
        Object.fromEntries(named.map(([name, row]) => [name, ownRow(checks, section, name, row, free)])),
      ];
    }
    const put = overlay(checks, usual as Row, (own[section] as Row | undefined) ?? {}, section);
    for (const name of complete.includes(section) ? Object.keys(usual as Row) : [])
      if (!Object.hasOwn(own[section], name))
        throw new RowError(section, `${quote(name)} is missing, but the box says that it is complete`);
    return [section, put];
  });
  return Object.fromEntries(merged) as Row;
}

/** The sections that an own box calls complete: all, or those on its list. */
function findComplete(checks: Checks, own: Row, rows: Row): string[] {
  const said: unknown = own["complete"] ?? ("complete" in own ? null : false);
  const complete: unknown = typeof said === "boolean" ? (said ? Object.keys(rows) : []) : said;
  if (!Array.isArray(complete) || !complete.every((section) => typeof section === "string"))
    throw new RowError("complete", `${checks.shown(said)} is neither true nor false nor a list of sections`);
  for (const section of complete) {
    if (!Object.hasOwn(rows, section))
      throw new RowError(
        "complete",
        `there is no section ${quote(section)}; known are ${Object.keys(rows).join(", ")}`,
      );
    if (!Object.hasOwn(own, section))
      throw new RowError("complete", `the box has no section ${quote(section)}, so it is not complete`);
  }
  return complete;
}

/** A row of a complete section, which needs no other; what its owner reads off a card is printed. */
function ownRow(checks: Checks, section: string, name: string, row: unknown, free: Record<string, Row>): Row {
  const { longest_name: most } = checks.manner;
  if (!ROW_NAME.test(name) || name.length > most)
    throw new RowError(
      `${section}.${name}`,
      `a name is at most ${most} small letters, digits and hyphens: growth-hormone`,
    );
  if (!isTable(row)) throw new RowError(`${section}.${name}`, `a table is wanted here, not ${checks.shown(row)}`);
  return { ...row, ...without({ ...free[section], source: "printed" }, row) };
}

function without(usual: Row, row: Row): Row {
  return Object.fromEntries(Object.entries(usual).filter(([key]) => !Object.hasOwn(row, key)));
}

/** A section with changes put over it: row by row, and in a row key by key; a value is replaced whole. */
function overlay(checks: Checks, base: Row, changes: Row, where: string): Row {
  const merged = { ...base };
  for (const [name, change] of Object.entries(changes)) {
    const key = `${where}.${name}`;
    if (!Object.hasOwn(base, name))
      throw new RowError(key, `there is no such key; ${checks.offer(name, Object.keys(base))}`);
    merged[name] = changed(checks, base[name], change, key);
  }
  return merged;
}

function changed(checks: Checks, row: unknown, change: unknown, where: string): unknown {
  if (!isTable(row)) return change;
  if (!isTable(change)) throw new RowError(where, `a table is wanted here, not ${checks.shown(change)}`);
  for (const key of Object.keys(change))
    if (!Object.hasOwn(row, key))
      throw new RowError(`${where}.${key}`, `there is no such key; ${checks.offer(key, Object.keys(row))}`);
  return { ...row, ...change };
}
