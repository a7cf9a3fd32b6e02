/** The rules of a game, compiled: tables to sit at, games to play. It knows no game; the build's tables name everything. */

import { actionTexts, clausesOf } from "./actions.ts";
import { Memory, type Argument, type Place } from "./memory.ts";
import { makeBox, makeLabels, valueOf, type Labels, type Options } from "./options.ts";
import { findField, newBytes, type Tables } from "./tables.ts";

export const NOTHING = -1;
export type Seed = number | bigint;

export class Engine {
  readonly tables: Tables;
  readonly memory: Memory;
  private readonly box: Place;
  private readonly game: Place;
  private readonly scratch: Place;
  private readonly legalAt: number;

  /** An engine with a memory of its own, from a compiled module or its bytes. */
  static async load(code: WebAssembly.Module | BufferSource, tables: Tables): Promise<Engine> {
    const module = code instanceof WebAssembly.Module ? code : await WebAssembly.compile(code);
    return new Engine(await WebAssembly.instantiate(module), tables);
  }

  constructor(instance: WebAssembly.Instance, tables: Tables) {
    this.tables = tables;
    this.memory = new Memory(instance);
    this.box = this.memory.take(tables.boxes.size, 1);
    this.game = this.memory.take(tables.record.size, 1);
    this.scratch = this.memory.take(tables.scratch.size, 1);
    this.legalAt = findField(tables.scratch, "legal").start;
  }

  table(options: Options = {}): Table {
    return new Table(this, options);
  }

  /** Call an entry for a game at a table, and return its answer. */
  ask(entry: string, match: Match, ...more: Argument[]): number {
    this.memory.write(this.box, match.table.box);
    this.memory.write(this.game, match.record);
    return this.memory.call(entry, this.game, this.box, ...more);
  }

  /** Call an entry that changes the game, and return what has become of it. */
  change(entry: string, match: Match, ...more: Argument[]): Match {
    this.ask(entry, match, ...more);
    return new Match(match.table, this.memory.bytes(this.game, this.tables.record.size).slice());
  }

  listLegal(match: Match): number[] {
    const count = this.ask("list_legal", match, this.scratch);
    const listed = this.memory.view(this.scratch, this.legalAt);
    return Array.from({ length: count }, (_, place) => listed.getInt16(2 * place, true));
  }
}

/** A choice of options: who it is for, what its numbers are called, and its box. */
export class Table {
  readonly engine: Engine;
  readonly players: number;
  readonly labels: Labels;
  readonly texts: string[];
  readonly numbers: Map<string, number>;
  readonly box: Uint8Array;
  private readonly firstSeat: number;

  constructor(engine: Engine, options: Options) {
    this.engine = engine;
    this.box = makeBox(engine.tables, options);
    this.labels = makeLabels(engine.tables, options);
    this.players = Number(valueOf(engine.tables, options, "players"));
    this.firstSeat = Number(valueOf(engine.tables, options, "first_seat") ?? NOTHING);
    this.texts = actionTexts(engine.tables, this.labels);
    this.numbers = new Map(this.texts.map((text, number) => [text, number]));
    this.numbers.delete("");
  }

  deal(seed: Seed): Match {
    const { record } = this.engine.tables;
    const blank = new Match(this, newBytes(record.size, record.blank));
    return this.engine.change("deal", blank, seed, this.firstSeat);
  }

  /** A game that goes on from the bytes of a record. */
  resume(record: Uint8Array): Match {
    if (record.length !== this.engine.tables.record.size)
      throw new Error(`${record.length} bytes are no game, which has ${this.engine.tables.record.size}`);
    return new Match(this, record);
  }
}

/** A game in progress: one record, which never changes; a move gives another match. */
export class Match {
  readonly table: Table;
  readonly record: Uint8Array;
  private listed: number[] | null = null;

  constructor(table: Table, record: Uint8Array) {
    this.table = table;
    this.record = record;
  }

  /** The seat that decides now; null when the game is over. */
  get toAct(): number | null {
    return this.winner === null ? this.read("seat") : null;
  }

  get winner(): number | null {
    const winner = this.read("winner");
    return winner === NOTHING ? null : winner;
  }

  /** The numbers of all legal actions, in canonical order. */
  get legalNumbers(): number[] {
    return (this.listed ??= this.table.engine.listLegal(this));
  }

  get legal(): string[] {
    return this.legalNumbers.map((number) => this.table.texts[number]!);
  }

  /** The clauses that forbid an action now, most telling first; none when it is legal. */
  whyNot(text: string): string[] {
    const answer = this.table.engine.ask("why_not", this, this.find(text));
    return answer === 0 ? [] : clausesOf(this.table.engine.tables, text, answer);
  }

  /** The game after an action; an Error names the clause that forbids it. */
  play(text: string): Match {
    const [clause] = this.whyNot(text);
    if (clause !== undefined) throw new Error(`${text} is not legal now: ${clause}`);
    return this.table.engine.change("step", this, this.find(text));
  }

  /** The same game as far as a seat can know it, with everything that it cannot know dealt anew. */
  redealt(seat: number, seed: Seed): Match {
    if (!Number.isInteger(seat) || seat < 0 || seat >= this.table.players) throw new Error(`there is no seat ${seat}`);
    return this.table.engine.change("redeal", this, seat, seed);
  }

  private find(text: string): number {
    const number = this.table.numbers.get(text);
    if (number === undefined) throw new Error(`${text.slice(0, 60)} is no action`);
    return number;
  }

  private read(name: string): number {
    const { start, width } = findField(this.table.engine.tables.record, name);
    const view = new DataView(this.record.buffer, this.record.byteOffset + start);
    return width === 1 ? view.getInt8(0) : view.getInt16(0, true);
  }
}
