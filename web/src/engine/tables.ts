/** What the build says of a game: how its numbers lie in memory and what they are called. No word of a game stands here. */

/** Bytes that differ from others: places, each with its new bytes in hexadecimal. */
export type Patch = [place: number, bytes: string][];

export interface Field {
  name: string;
  start: number;
  width?: number; // of one number, in bytes
  shape?: number[];
  fill?: number;
  by?: string[]; // what the indices are called, axis by axis
  of?: string; // what the values are called
  secret?: string;
  tail?: boolean; // a list that ends at its first `fill`
  records?: number; // the size of each record inside, for a field of records
  fields?: Field[]; // of those
}

export interface RecordTable {
  size: number;
  blank: Patch;
  fields: Field[];
}

export type Switches = Record<string, Record<string, Patch>>;

/** A choice of edition, players and modules: its box, and in which of several ways its parts read; -1 is not there. */
export interface BoxTable {
  box: Patch;
  switches: Switches;
  labels: Record<string, number>;
  sections: Record<string, number>;
  house_rules: string[];
}

export interface Boxes {
  size: number;
  usual: Patch;
  switches: Switches;
  tables: Record<string, BoxTable>;
}

export interface Column {
  kind: "int16" | "int32" | "int64" | "float32" | "float64";
  shape: (number | null)[]; // null: as long as there are rows
}

/** A bot for people, and in how many of a hundred decisions it plays one of its few best moves, or any (0). */
export interface Level {
  level: string;
  bot: string;
  slips: number;
  among: number;
}

export interface Brain {
  levels: Level[];
  company: { name: string; level: string }[]; // what bots of a level are called, in this order
  slips: { purpose: number; of: number };
  terms: string[];
  nodes: number;
  most_actions: number;
  desk: { shape: number[]; size: number; blank: Patch }[];
  tree: Record<string, Column>;
  seats: number; // that a tree has values for
  bars: number[]; // the shape of what is kept of choices that a search may not try
  reasons: Entries; // under the ids of their sentences
  words: Record<string, string[]>; // what values of reasons are called, beside what the game calls things
}

/** How a coach thinks. */
export interface Coach {
  iterations: number;
  seed: number;
  choices: number;
  digits: number; // of a chance
}

/** How thoroughly a game is looked back on: iterations of the search, and how many moments are looked at twice. */
export interface Effort {
  quick: number;
  hardly: number;
  again: number;
  looks: number;
  slips: number;
  strokes: number;
}

export interface Review {
  seed: number;
  few: number; // visits after which a choice counts as tried
  effort: Effort;
  sheet: Record<string, Column>;
  kinds: string[]; // of swings
  sums: string[];
  told: number; // swings
}

/** A parameter of an entry: what it is called, and how its numbers read; several kinds are a list of groups. */
export type Parameter = [name: string, kind: string | Parameter[]];

export type Entries = Record<string, [what: string, parameters: Parameter[]]>;

export interface Stories {
  record: RecordTable;
  entries: Entries;
  verbs: string[];
  no_action: number;
}

export interface Sights {
  marks: number[][]; // which bytes are hidden from whom; the last column is the seat whose they are
  known: number;
  spectator: number;
  everything: number;
}

export interface Tables {
  game: string;
  version: string;
  axes: Record<string, (string | number | boolean)[]>;
  usual: Record<string, unknown>;
  rulings: Record<string, Record<string, string>>; // what each edition plays where a table has not chosen
  record: RecordTable;
  scratch: RecordTable;
  stream: number; // how many numbers a random stream is
  sights: Sights;
  stories: Stories;
  facts: RecordTable; // what is worked out of a game for people
  outcomes: RecordTable; // what an action would cost and give
  scores: Entries;
  actions: [word: string, label: string, count: number][];
  clauses: Record<string, Record<string, string[]>>;
  labels: Record<string, string[][]>;
  sections: Record<string, Record<string, unknown>[]>; // what is printed, in every way that some table has
  board: Record<string, unknown>; // where the areas of the picture lie
  boxes: Boxes;
  bots: Brain;
  coach: Coach;
  review: Review;
  mark: string; // engines that may judge differently have different ones
  own: unknown; // what own boxes are read with; each game's reader knows it
}

export function findField(record: RecordTable, name: string): Field {
  const found = record.fields.find((field) => field.name === name);
  if (!found) throw new Error(`a record has no field ${name}`);
  return found;
}

export function applyPatch(bytes: Uint8Array, patch: Patch): void {
  for (const [place, text] of patch)
    for (let at = 0; at < text.length / 2; at++) bytes[place + at] = parseInt(text.slice(2 * at, 2 * at + 2), 16);
}

export function newBytes(size: number, ...patches: Patch[]): Uint8Array {
  const bytes = new Uint8Array(size);
  for (const patch of patches) applyPatch(bytes, patch);
  return bytes;
}
