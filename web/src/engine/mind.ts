/** A network that has learned by playing: what it says of a decision, and the search with it. */

import type { Chances, Situation } from "./bots.ts";
import type { Engine, Table } from "./engine.ts";
import type { Place } from "./memory.ts";
import { readNetwork } from "./network.ts";

type Bytes = Record<string, number>; // how many bytes a number of each array has

/** How the network reads each table, by the values of some options; what tables share is listed once. */
export interface Lenses {
  row_shift: number;
  manner: number[]; // of the champion's search
  thought: Bytes;
  network: string[];
  lens: Bytes;
  axes: string[];
  options: string[]; // that the network is told
  told: Record<string, number>; // the inputs that they switch on
  tables: Record<string, { places: number[]; actions: number[]; plan: number[][] }>;
  places: [low: number, ...inputs: number[]][];
  actions: number[][];
  lines: number[][];
}

/** The lens of a table in memory, and how many places a row has there. */
interface Lens {
  arrays: Place[];
  length: number;
}

export class Mind {
  private readonly engine: Engine;
  private readonly lenses: Lenses;
  private readonly network: Place[];
  private readonly widths: Record<string, number>; // of layers
  private readonly manner: Place;
  private readonly known = new Map<string, Lens>();

  /** A mind from the file of its network; the engine is one with the module for minds, beside that of the rules. */
  constructor(engine: Engine, content: Uint8Array, lenses: Lenses) {
    this.engine = engine;
    this.lenses = lenses;
    const read = readNetwork(content, lenses.row_shift);
    this.network = lenses.network.map((name) => this.put(read[name]!.bytes, read[name]!.shape));
    const { rows, second, third } = read;
    const units = rows!.shape[1]!;
    this.widths = { sums: units, first: units, second: second!.shape[0]!, third: third!.shape[0]! };
    this.manner = engine.memory.take(8 * lenses.manner.length, lenses.manner.length);
    engine.memory.writeFractions(this.manner, lenses.manner);
  }

  /** The logits of the legal actions in their order, and each seat's chance to win, as the situation is dealt. */
  ask({ match }: Situation): { logits: number[]; chances: Chances } {
    const count = this.engine.ask("ask_mind", match, ...this.room(match.table));
    const { logits, win } = this.thought(0);
    const read = (place: Place, size: number): number[] => this.engine.memory.readFractions(place, size);
    return { logits: read(logits!, count), chances: read(win!, match.table.players) };
  }

  /** So many iterations more of the champion's search, in a tree. */
  search({ match }: Situation, tree: Place[], iterations: number, seed: bigint): void {
    this.engine.ask("search_mind", match, ...this.room(match.table), this.manner, tree, iterations, seed);
  }

  /** Where to think about a table, with what, and how to read it. */
  private room(table: Table): Place[][] {
    const { arrays, length } = this.lensOf(table);
    return [Object.values(this.thought(length)), this.network, arrays];
  }

  /** The room to think in, where a row has so many places; the games in it are read as numbers of two kinds. */
  private thought(length: number): Record<string, Place> {
    const { record, bots } = this.engine.tables;
    const trials = this.engine.room("mind trials", record.size, 1);
    const lengths: Record<string, number> = { legal: bots.most_actions, logits: bots.most_actions, ...this.widths };
    const made = Object.entries(this.lenses.thought).map(([name, bytes]) => {
      if (name === "trials") return [name, trials] as const;
      if (name === "small" || name === "wide") return [name, { ...trials, shape: [1, record.size / bytes] }] as const;
      const size = lengths[name] ?? bots.seats;
      if (name !== "row") return [name, this.engine.room(`mind ${name}`, bytes * size, size)] as const;
      return [name, { ...this.engine.room("mind row", bytes * this.longest), shape: [1, length] }] as const;
    });
    return Object.fromEntries(made);
  }

  /** The most places that a row has. */
  private get longest(): number {
    return Math.max(...Object.values(this.lenses.tables).map(({ places }) => places.length));
  }

  private lensOf({ options }: Table): Lens {
    if (options["box"]) throw new Error("the network has not met the cards of a box of one's own");
    const { axes, lens, tables, places, actions, lines, told } = this.lenses;
    const name = axes.map((axis) => String(options[axis])).join(" ");
    const known = this.known.get(name);
    if (known) return known;
    const table = tables[name];
    if (!table) throw new Error(`the network knows no table ${name}`);
    const ways = table.places.map((place) => places[place]!);
    const first = ways.reduce((starts, way) => [...starts, starts.at(-1)! + way.length - 1], [0]);
    const on = this.lenses.options.map((option) => told[`${option}=${inPython(options[option])}`]);
    const parts: Record<string, [numbers: number[], ...shape: number[]]> = {
      first: [first, first.length],
      low: [ways.map(([low]) => low), ways.length],
      inputs: [ways.flatMap(([, ...inputs]) => inputs), first.at(-1)!],
      told: [on.filter((input) => input !== undefined), on.filter((input) => input !== undefined).length],
      plan: [
        table.plan.flat().flatMap((line) => lines[line]!),
        table.plan.length,
        table.plan[0]!.length,
        lines[0]!.length,
      ],
      actions: [table.actions.flatMap((row) => actions[row]!), table.actions.length, actions[0]!.length],
    };
    const arrays = Object.entries(lens).map(([part, bytes]) => {
      const [numbers, ...shape] = parts[part]!;
      return this.put(new Uint8Array((bytes === 2 ? Int16Array : Int32Array).from(numbers).buffer), shape);
    });
    this.known.set(name, { arrays, length: ways.length });
    return this.known.get(name)!;
  }

  private put(bytes: Uint8Array, shape: number[]): Place {
    const place = this.engine.memory.take(bytes.length, ...shape);
    this.engine.memory.write(place, bytes);
    return place;
  }
}

/** A value as Python writes it, which is how keys were made. */
function inPython(value: unknown): string {
  return value === true ? "True" : value === false ? "False" : value === null ? "None" : String(value);
}
