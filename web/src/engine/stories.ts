/** How the story of a step reads: entries with names for numbers, by the game's table of entries. */

import type { Labels } from "./options.ts";
import { namer } from "./reading.ts";
import type { Engine } from "./engine.ts";
import type { Place } from "./memory.ts";
import { findField, newBytes, type Entries, type Parameter } from "./tables.ts";

export type Entry = Record<string, unknown>;

interface Names {
  labels: Labels;
  texts: string[];
}

/** Room for a story, in which nothing is told yet. */
export function newStory(engine: Engine): Place {
  const { size, blank } = engine.tables.stories.record;
  const story = engine.room("story", size, 1);
  engine.memory.write(story, newBytes(size, blank));
  return story;
}

/** The numbers that were told. */
export function numbersOf(engine: Engine, story: Place): number[] {
  const { record } = engine.tables.stories;
  const used = engine.memory.view(story, findField(record, "used").start).getInt16(0, true);
  const told = engine.memory.view(story, findField(record, "told").start);
  return Array.from({ length: used }, (_, place) => told.getInt16(2 * place, true));
}

/** All entries of a story. */
export function readStory(numbers: number[], entries: Entries, verbs: string[], names: Names): Entry[] {
  const reader = new Reader(numbers, verbs, names);
  const found: Entry[] = [];
  while (reader.at < numbers.length) {
    const [what, parameters] = entries[numbers[reader.at++]!]!;
    found.push({ what, ...reader.read(parameters) });
  }
  return found;
}

class Reader {
  at = 0;
  private readonly numbers: number[];
  private readonly verbs: string[];
  private readonly names: Names;

  constructor(numbers: number[], verbs: string[], names: Names) {
    this.numbers = numbers;
    this.verbs = verbs;
    this.names = names;
  }

  read(parameters: Parameter[]): Entry {
    return Object.fromEntries(parameters.map(([name, kind]) => [name, this.value(kind)]));
  }

  private next(): number {
    return this.numbers[this.at++]!;
  }

  private value(kind: string | Parameter[]): unknown {
    if (typeof kind !== "string") return this.several(() => this.read(kind));
    if (kind.startsWith("'")) return kind.slice(1);
    const of = kind.slice(0, -1);
    if (kind.endsWith("*")) return this.several(() => this.one(of));
    if (kind.endsWith("=")) return this.amounts(of, () => true);
    if (kind.endsWith("+")) return this.amounts(of, (amount) => amount !== 0);
    return this.one(kind);
  }

  private several<One>(read: () => One): One[] {
    return Array.from({ length: this.next() }, read);
  }

  private amounts(of: string, isTold: (amount: number) => boolean): Record<string, number> {
    const names = this.names.labels[of]!;
    const amounts = this.several(() => this.next()).map((amount, place) => [names[place], amount] as const);
    return Object.fromEntries(amounts.filter(([name, amount]) => name !== undefined && isTold(amount)));
  }

  private one(kind: string): unknown {
    const number = this.next();
    if (kind === "number") return number;
    if (kind === "flag") return number !== 0;
    if (kind === "action") return number < 0 ? this.verbs[-number - 1] : this.names.texts[number];
    if (!kind.startsWith("@")) return namer(kind, this.names.labels)(number);
    const name = namer(kind.slice(1), this.names.labels)(number);
    return name === null ? "" : `${kind}-${name}`;
  }
}
