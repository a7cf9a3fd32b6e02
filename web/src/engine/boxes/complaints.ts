/** What is wrong with a value of an own box, in the words that Python's reader has for it. */

export type Row = Record<string, any>; // eslint-disable-line @typescript-eslint/no-explicit-any
export type Kind = "text" | "number" | "truth" | "table" | "list";

/** How sentences quote and offer; the build says it. */
export interface Manner {
  few: number; // names that a sentence can list
  quoted: number; // letters of a value that a sentence quotes
  longest_name: number;
}

const WORDS: Record<Exclude<Kind, "number">, string> = {
  text: "a text",
  table: "a table",
  list: "a list",
  truth: "true or false",
};
const PRINTABLE = /^[^\p{C}\p{Z}]*$/u;

/** A value that does not fit; the key says where it stands, with dots. */
export class RowError extends Error {
  readonly key: string;

  constructor(key: string, complaint: string) {
    super(`${isPrintable(key) ? key : quote(key)}: ${complaint}`);
    this.key = key;
  }
}

export function isTable(value: unknown): value is Row {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function isPrintable(text: string): boolean {
  return PRINTABLE.test(text.replaceAll(" ", ""));
}

export function kindOf(value: unknown): Kind | null {
  if (typeof value === "string") return "text";
  if (typeof value === "boolean") return "truth";
  if (Number.isInteger(value)) return "number";
  if (Array.isArray(value)) return "list";
  return isTable(value) ? "table" : null;
}

/** Checks in the manner of one build. */
export class Checks {
  readonly manner: Manner;

  constructor(manner: Manner) {
    this.manner = manner;
  }

  /** A value as a sentence can quote it. */
  shown(value: unknown): string {
    const text = [...written(value)];
    const { quoted } = this.manner;
    return text.length <= quoted ? text.join("") : `${text.slice(0, quoted - 1).join("")}…`;
  }

  /** A row has exactly the required keys, each with a value of its kind; whole numbers go from 0 to `most`. */
  row(row: unknown, required: Record<string, Kind>, where: string, most: number): void {
    if (!isTable(row)) throw new RowError(where, `a table is wanted here, not ${this.shown(row)}`);
    for (const key of Object.keys(row))
      if (!Object.hasOwn(required, key))
        throw new RowError(`${where}.${key}`, `there is no such key; known are ${Object.keys(required).join(", ")}`);
    for (const [key, kind] of Object.entries(required)) {
      if (!Object.hasOwn(row, key)) throw new RowError(where, `the key ${quote(key)} is missing`);
      if (kind === "number") this.number(row[key], `${where}.${key}`, most);
      else if (kindOf(row[key]) !== kind)
        throw new RowError(`${where}.${key}`, `${this.shown(row[key])} is not ${WORDS[kind]}`);
    }
  }

  /** The name that people see: free text of one line. */
  name({ name }: Row, where: string): void {
    const { longest_name: most } = this.manner;
    if (typeof name === "string" && [...name].length <= most && isPrintable(name) && name === name.trim()) return;
    throw new RowError(`${where}.name`, `${this.shown(name)} is not a text of at most ${most} letters on one line`);
  }

  number(value: unknown, where: string, most: number): number {
    if (kindOf(value) === "number" && Number(value) >= 0 && Number(value) <= most) return Number(value);
    throw new RowError(where, `${this.shown(value)} is not a whole number from 0 to ${most}`);
  }

  numbers(value: unknown, length: number, where: string, most: number): number[] {
    if (!Array.isArray(value) || value.length !== length)
      throw new RowError(where, `a list of ${length} whole numbers is wanted, not ${this.shown(value)}`);
    return value.map((item) => this.number(item, where, most));
  }

  /** The number of a name from a closed list. */
  oneOf(value: unknown, names: readonly string[], where: string): number {
    const found = names.indexOf(value as string);
    if (found < 0) throw new RowError(where, `${this.shown(value)} is none of ${names.join(", ")}`);
    return found;
  }

  /** What could have stood in place of a name: all that is known, or of many the nearest. */
  offer(name: string, known: readonly string[]): string {
    if (known.length <= this.manner.few) return `known are ${known.join(", ")}`;
    const near = closeMatches(name, known);
    if (near.length === 0) return `${known.length} are known`;
    return `near it ${near.length === 1 ? "is" : "are"} ${near.join(" and ")}`;
  }
}

/** A value as Python writes it. */
export function written(value: unknown): string {
  if (value === null || value === undefined) return "None";
  if (typeof value === "boolean") return value ? "True" : "False";
  if (typeof value === "string") return quote(value);
  if (Array.isArray(value)) return `[${value.map(written).join(", ")}]`;
  if (isTable(value))
    return `{${Object.entries(value)
      .map(([key, inside]) => `${quote(key)}: ${written(inside)}`)
      .join(", ")}}`;
  return String(value);
}

/** A text in quotation marks, as Python quotes it. */
export function quote(text: string): string {
  const mark = text.includes("'") && !text.includes('"') ? '"' : "'";
  const inside = [...text].map((letter) => {
    if (letter === "\\" || letter === mark) return `\\${letter}`;
    const known = { "\n": "\\n", "\r": "\\r", "\t": "\\t" }[letter];
    return known ?? (letter === " " || PRINTABLE.test(letter) ? letter : escaped(letter));
  });
  return mark + inside.join("") + mark;
}

function escaped(letter: string): string {
  const code = letter.codePointAt(0)!;
  const [mark, width] = code < 0x100 ? ["x", 2] : code < 0x10000 ? ["u", 4] : ["U", 8];
  return `\\${mark}${code.toString(16).padStart(Number(width), "0")}`;
}

const CUTOFF = 0.6;
const NEAREST = 3;

/** The names that are most like a word, the best first, as Python's difflib finds them. */
function closeMatches(word: string, names: readonly string[]): string[] {
  return names
    .map((name) => ({ name, likeness: likeness(name, word) }))
    .filter((one) => one.likeness >= CUTOFF)
    .sort((one, two) => two.likeness - one.likeness || (one.name < two.name ? 1 : -1))
    .slice(0, NEAREST)
    .map(({ name }) => name);
}

function likeness(one: string, two: string): number {
  const length = one.length + two.length;
  return length === 0 ? 1 : (2 * matching(one, two)) / length;
}

/** How many letters stand in matching blocks: the longest one, and those on both sides of it. */
function matching(one: string, two: string): number {
  const [start, other, size] = longestMatch(one, two);
  if (size === 0) return 0;
  return (
    size +
    matching(one.slice(0, start), two.slice(0, other)) +
    matching(one.slice(start + size), two.slice(other + size))
  );
}

/** The first longest block that both have. */
function longestMatch(one: string, two: string): [start: number, other: number, size: number] {
  let best: [number, number, number] = [0, 0, 0];
  let before: number[] = [];
  for (let at = 0; at < one.length; at++) {
    const now: number[] = [];
    for (let other = 0; other < two.length; other++) {
      if (one[at] !== two[other]) continue;
      const size = (before[other - 1] ?? 0) + 1;
      now[other] = size;
      if (size > best[2]) best = [at - size + 1, other - size + 1, size];
    }
    before = now;
  }
  return best;
}
