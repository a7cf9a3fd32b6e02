/** How the numbers of a record read for people: indices and values under their names. */

import type { Labels } from "./options.ts";
import type { Field } from "./tables.ts";

export type View = Record<string, unknown>;

/** For whom a record is read, how many sit at the table, and what numbers are called there. */
export interface Reading {
  viewer: number | "all" | null;
  players: number;
  labels: Labels;
}

const BARE = ["seat", "index"]; // values that are numbers for people too, with nothing below 0
const LISTS = ["count", "cards", "pile"]; // marks of lists

/** The fields of a record that begins at a place, on the side of a seat if it is one's. */
export function readFields(bytes: Uint8Array, fields: Field[], reading: Reading, at = 0, seat = -1): View {
  const seen: View = {};
  for (const field of fields) {
    const start = at + field.start;
    if (field.fields) {
      const sides = Array.from({ length: reading.players }, (_, number) => number);
      seen[field.name] = sides.map((side) =>
        readFields(bytes, field.fields!, reading, start + side * field.records!, side),
      );
    } else if (field.secret !== "all") {
      seen[field.name] =
        field.secret === "own" && seat !== reading.viewer ? null : readField(bytes, field, reading.labels, start);
    }
  }
  return seen;
}

/** The same, but only what is not as in a blank record. */
export function readSome(bytes: Uint8Array, fields: Field[], reading: Reading): View {
  const seen = Object.entries(readFields(bytes, fields, reading)).map(([name, value]) => {
    const { fill } = fields.find((field) => field.name === name)!;
    const isTable = typeof value === "object" && value !== null && !Array.isArray(value);
    return [name, isTable ? without(value, fill) : value === fill ? null : value] as const;
  });
  return Object.fromEntries(
    seen.filter(([, value]) => value !== null && (typeof value !== "object" || Object.keys(value).length)),
  );
}

function without(table: object, fill: unknown): View {
  return Object.fromEntries(Object.entries(table).filter(([, value]) => value !== fill));
}

export function readField(bytes: Uint8Array, field: Field, labels: Labels, start: number): unknown {
  const name = namer(field.of ?? "", labels);
  const numbers = readNumbers(bytes, field, start);
  if (field.tail || LISTS.includes(field.secret ?? "")) return readList(numbers, field, name);
  return readAxes(numbers, field.shape!, field.by ?? [], labels, name);
}

export function readNumbers(bytes: Uint8Array, { width, shape }: Field, start: number): number[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset + start);
  const count = shape!.reduce((all, length) => all * length, 1);
  return Array.from({ length: count }, (_, number) => readNumber(view, width!, number * width!));
}

export function readNumber(view: DataView, width: number, at: number): number {
  if (width === 1) return view.getInt8(at);
  if (width === 2) return view.getInt16(at, true);
  return width === 4 ? view.getInt32(at, true) : Number(view.getBigInt64(at, true));
}

/** What a value is called; null where it has no name. */
export function namer(of: string, labels: Labels): (number: number) => unknown {
  if (of === "") return (number) => number;
  if (BARE.includes(of)) return (number) => (number < 0 ? null : number);
  const names = labels[of]!;
  return (number) => names[number] ?? null;
}

/** A list without its empty tail; one that is only counted, or known in part, says so. */
function readList(numbers: number[], field: Field, name: (number: number) => unknown): unknown {
  const end = numbers.indexOf(field.fill!);
  const values = (end < 0 ? numbers : numbers.slice(0, end)).map(name);
  if (field.secret === "count") return { count: values.length };
  if (field.secret === "pile") return { count: values.length, known: values.filter((value) => value !== null).sort() };
  return values;
}

/** Values by their indices: tables where those have names, else lists; one value where there are none. */
export function readAxes(
  numbers: number[],
  [length, ...rest]: number[],
  [by, ...others]: string[],
  labels: Labels,
  name: (number: number) => unknown,
): unknown {
  if (length === undefined) return name(numbers[0]!);
  const size = numbers.length / length;
  const values = Array.from({ length }, (_, place) =>
    readAxes(numbers.slice(place * size, (place + 1) * size), rest, others, labels, name),
  );
  const names = labels[by ?? ""];
  return names
    ? Object.fromEntries(values.slice(0, names.length).map((value, place) => [names[place], value]))
    : values;
}
