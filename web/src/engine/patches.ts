/** What to set where so that one view becomes the next: the parts of a view, and which of them have changed. */

import type { Table } from "./engine.ts";
import { namer, readAxes, readField, readNumbers } from "./reading.ts";
import type { Sight } from "./sights.ts";
import type { Field, RecordTable } from "./tables.ts";

export type Path = (string | number)[];
export type Patch = [path: Path, value: unknown][];

/** The smallest part of a view that a patch sets: a number under its name, or a whole list. */
interface Leaf {
  path: Path;
  start: number;
  stop: number;
  read: (bytes: Uint8Array) => unknown;
}

const KNOWN = new WeakMap<Table, { seen: Leaf[]; facts: Leaf[] }>();

/** What has changed between two sights of one viewer: in what is seen, then in what is worked out of it. */
export function patchOf(before: Sight, after: Sight): Patch {
  const { seen, facts } = partsOf(after.match.table);
  return [...changes(seen, before.record, after.record), ...changes(facts, before.facts, after.facts)];
}

function changes(leaves: Leaf[], old: Uint8Array, now: Uint8Array): Patch {
  const changed = leaves.filter(({ start, stop }) => differ(old, now, start, stop));
  return changed.map(({ path, read }) => [path, read(now)]);
}

export function differ(one: Uint8Array, other: Uint8Array, start: number, stop: number): boolean {
  for (let at = start; at < stop; at++) if (one[at] !== other[at]) return true;
  return false;
}

/** Every part of a view at a table. */
function partsOf(table: Table): { seen: Leaf[]; facts: Leaf[] } {
  const { record, facts } = table.engine.tables;
  const parts = KNOWN.get(table) ?? { seen: leavesOf(record, table, []), facts: leavesOf(facts, table, ["facts"]) };
  KNOWN.set(table, parts);
  return parts;
}

/** The parts of a record: what is nobody's, then side by side. */
function leavesOf({ fields }: RecordTable, table: Table, path: Path): Leaf[] {
  const found = [...leavesIn(fields, table, path, 0)];
  for (const field of fields.filter((one) => one.fields))
    for (let seat = 0; seat < table.players; seat++)
      found.push(...leavesIn(field.fields!, table, [...path, field.name, seat], field.start + seat * field.records!));
  return found;
}

function leavesIn(fields: Field[], table: Table, path: Path, at: number): Leaf[] {
  const shown = fields.filter((field) => !field.fields && field.secret !== "all");
  return shown.flatMap((field) => leavesOfField([...path, field.name], field, table, at + field.start));
}

function leavesOfField(path: Path, field: Field, table: Table, start: number): Leaf[] {
  const { labels } = table;
  if (!field.secret && !field.tail && field.shape!.length > 0)
    return split(path, start, field, field.shape!, field.by ?? [], table);
  const stop = start + sizeOf(field);
  return [{ path, start, stop, read: (bytes) => readField(bytes, field, labels, start) }];
}

/** Tables by their keys, lists of tables by their places; all else is whole. */
function split(path: Path, start: number, field: Field, shape: number[], by: string[], table: Table): Leaf[] {
  const { labels } = table;
  const names = labels[by[0] ?? ""];
  const part: Field = { ...field, shape };
  if (shape.length === 0 || (!names && !labels[by[1] ?? ""])) {
    const name = namer(field.of ?? "", labels);
    const read = (bytes: Uint8Array): unknown => readAxes(readNumbers(bytes, part, start), shape, by, labels, name);
    return [{ path, start, stop: start + sizeOf(part), read }];
  }
  const size = sizeOf(part) / shape[0]!;
  const keys: (string | number)[] = names ? names.slice(0, shape[0]) : Array.from({ length: shape[0]! }, (_, n) => n);
  return keys.flatMap((key, place) =>
    split([...path, key], start + place * size, field, shape.slice(1), by.slice(1), table),
  );
}

export function sizeOf({ width, shape }: Field): number {
  return width! * shape!.reduce((all, length) => all * length, 1);
}
