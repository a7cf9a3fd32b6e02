/** The whole truth of a position, every field by name: what saved games and their digests are made of. */

import { blake2b } from "./blake2b.ts";
import type { Match, Table } from "./engine.ts";
import { differ, sizeOf } from "./patches.ts";
import { namer, readAxes, readNumbers, type View } from "./reading.ts";
import type { Field } from "./tables.ts";

const DIGEST_BYTES = 8;
const OPEN = ["", "cards"]; // marks of fields that more than chance, a look or a reveal can change

/** Which game with which options, and all its fields. */
export function positionOf(match: Match): View {
  const { engine, options } = match.table;
  const fields = writeFields(match.record, engine.tables.record.fields, match.table, () => true);
  return { game: engine.tables.game, options: structuredClone(options), ...fields };
}

/** A short digest of a position that does not depend on how the record lies in memory. */
export function digestOf(match: Match): string {
  const { table, record } = match;
  const isTouched = (numbers: number[], { fill }: Field): boolean => numbers.some((number) => number !== fill);
  const content = writeFields(record, table.engine.tables.record.fields, table, isTouched);
  const bytes = blake2b(new TextEncoder().encode(sorted(content)), DIGEST_BYTES);
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Whether a step cannot be taken back: by chance or a reveal, another's decision or turn, or the end of the game. */
export function isFinal(before: Match, after: Match): boolean {
  const seat = before.toAct!;
  if (after.toAct !== seat) return true;
  const { engine } = before.table;
  if (engine.turnOf(before, seat) !== engine.turnOf(after, seat)) return true;
  return hasHiddenChanged(before, after);
}

/** Whether anything has changed that only chance, a look or a reveal can change. */
export function hasHiddenChanged(before: Match, after: Match): boolean {
  return hiddenIn(before.table).some(([start, stop]) => differ(before.record, after.record, start, stop));
}

/** Where the bytes lie that only chance, a look or a reveal can change. */
function hiddenIn(table: Table): [start: number, stop: number][] {
  const places = (fields: Field[], at: number): [number, number][] =>
    fields.flatMap((field) => {
      const start = at + field.start;
      if (field.fields)
        return Array.from({ length: table.players }, (_, seat) =>
          places(field.fields!, start + seat * field.records!),
        ).flat();
      return OPEN.includes(field.secret ?? "") ? [] : [[start, start + sizeOf(field)] as [number, number]];
    });
  return places(table.engine.tables.record.fields, 0);
}

type Wanted = (numbers: number[], field: Field) => boolean;

function writeFields(bytes: Uint8Array, fields: Field[], table: Table, isWanted: Wanted, at = 0): View {
  const written: View = {};
  for (const field of fields) {
    const start = at + field.start;
    if (field.fields) {
      const side = (seat: number): View =>
        writeFields(bytes, field.fields!, table, isWanted, start + seat * field.records!);
      written[field.name] = Array.from({ length: table.players }, (_, seat) => side(seat));
    } else {
      const numbers = readNumbers(bytes, field, start);
      if (isWanted(numbers, field)) written[field.name] = writeField(numbers, field, table);
    }
  }
  return written;
}

function writeField(numbers: number[], field: Field, { labels }: Table): unknown {
  const name = namer(field.of ?? "", labels);
  if (!field.tail) return readAxes(numbers, field.shape!, field.by ?? [], labels, name);
  const end = numbers.indexOf(field.fill!);
  return (end < 0 ? numbers : numbers.slice(0, end)).map(name);
}

/** JSON with the keys in order and no blanks, as Python writes it. */
function sorted(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(sorted).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const table = value as Record<string, unknown>;
  const parts = Object.keys(table)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${sorted(table[key])}`);
  return `{${parts.join(",")}}`;
}
