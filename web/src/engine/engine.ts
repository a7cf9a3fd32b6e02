/** The rules of a game, compiled: tables to sit at, games to play. It knows no game; the build's tables name everything. */

import { actionTexts, clausesOf } from "./actions.ts";
import { Memory, type Argument, type Place } from "./memory.ts";
import { fillOptions, houseRules, layOut, type Labels, type Options, type Rows } from "./options.ts";
import { readNumber, readSome, type View } from "./reading.ts";
import { Sight, type Viewer } from "./sights.ts";
import { newStory, numbersOf, readStory, type Entry } from "./stories.ts";
import { findField, newBytes, type Tables } from "./tables.ts";

export const NOTHING = -1;
const ANY_SEED = 0; // of what is dealt anew to foretell: no outcome hangs on it
const LARGEST_SEED = 2n ** 63n - 1n;
export type Seed = number | bigint;

export class Engine {
  readonly tables: Tables;
  readonly memory: Memory;
  private readonly rooms = new Map<string, Place>();

  /** An engine with a memory of its own, from a compiled module or its bytes. */
  static async load(code: WebAssembly.Module | BufferSource, tables: Tables): Promise<Engine> {
    const module = code instanceof WebAssembly.Module ? code : await WebAssembly.compile(code);
    return new Engine(await WebAssembly.instantiate(module), tables);
  }

  constructor(instance: WebAssembly.Instance, tables: Tables) {
    this.tables = tables;
    this.memory = new Memory(instance);
  }

  /** Room under a name, taken when it is first asked for. */
  room(name: string, size: number, ...shape: number[]): Place {
    if (!this.rooms.has(name)) this.rooms.set(name, this.memory.take(size, ...shape));
    return this.rooms.get(name)!;
  }

  /** The place of the box, which is now this one. */
  boxAt(box: Uint8Array): Place {
    const place = this.room("box", this.tables.boxes.size, 1);
    this.memory.write(place, box);
    return place;
  }

  private get game(): Place {
    return this.room("game", this.tables.record.size, 1);
  }

  table(options: Options = {}): Table {
    return new Table(this, options);
  }

  /** Call an entry for a game at a table, and return its answer. */
  ask(entry: string, match: Match, ...more: Argument[]): number {
    this.memory.write(this.game, match.record);
    return this.memory.call(entry, this.game, this.boxAt(match.table.box), ...more);
  }

  /** Call an entry that changes the game, and return what has become of it. */
  change(entry: string, match: Match, ...more: Argument[]): Match {
    this.ask(entry, match, ...more);
    return new Match(match.table, this.memory.bytes(this.game, this.tables.record.size).slice());
  }

  /** A number that differs from one turn of the deciding seat to its next. */
  turnOf(match: Match, seat: number): number {
    this.memory.write(this.game, match.record);
    return this.memory.call("turn_of", this.game, seat);
  }

  listLegal(match: Match): number[] {
    const { scratch } = this.tables;
    const place = this.room("scratch", scratch.size, 1);
    const count = this.ask("list_legal", match, place);
    const listed = this.memory.view(place, findField(scratch, "legal").start);
    return Array.from({ length: count }, (_, place) => listed.getInt16(2 * place, true));
  }

  /** What each of some legal actions would cost and give; what is nothing is left out. */
  foretell(match: Match, actions: number[]): View[] {
    const { outcomes, record, bots } = this.tables;
    const shape = [actions.length];
    const given = { ...this.room("actions", 8 * bots.most_actions), shape };
    const found = { ...this.room("outcomes", outcomes.size * bots.most_actions), shape };
    this.memory.write(given, new Uint8Array(BigInt64Array.from(actions, BigInt).buffer));
    for (let number = 0; number < actions.length; number++)
      this.memory.write({ at: found.at + number * outcomes.size, shape: [] }, newBytes(outcomes.size, outcomes.blank));
    this.ask("foretell", match, this.room("sight 0", record.size, 1), given, found);
    const reading = { ...match.table, viewer: match.toAct };
    return actions.map((_, number) => {
      const place = { at: found.at + number * outcomes.size, shape: [] };
      return readSome(this.memory.bytes(place, outcomes.size).slice(), outcomes.fields, reading);
    });
  }
}

/** A choice of options: who it is for, what its numbers are called, and its box. */
export class Table {
  readonly engine: Engine;
  readonly players: number;
  readonly labels!: Labels;
  readonly texts: string[];
  readonly numbers: Map<string, number>;
  readonly box!: Uint8Array;
  readonly rows!: Rows; // what is printed
  readonly options: Options; // with defaults filled in
  readonly houseRules: string[];
  readonly marks: number[][]; // which bytes of a record are hidden from whom
  private readonly firstSeat: number;

  constructor(engine: Engine, options: Options) {
    this.engine = engine;
    Object.assign(this, layOut(engine.tables, options));
    this.options = fillOptions(engine.tables, options);
    this.houseRules = houseRules(engine.tables, options);
    this.players = Number(this.options["players"]);
    this.firstSeat = (this.options["first_seat"] as number | null | undefined) ?? NOTHING;
    if (this.firstSeat !== NOTHING) this.checkSeat(this.firstSeat);
    this.marks = engine.tables.sights.marks.filter((row) => row.at(-1)! < this.players);
    this.texts = actionTexts(engine.tables, this.labels);
    this.numbers = new Map(this.texts.map((text, number) => [text, number]));
    this.numbers.delete("");
  }

  deal(seed: Seed): Match {
    const wide = BigInt(seed);
    if (wide < 0n || wide > LARGEST_SEED) throw new Error(`seed: ${seed} is not a whole number from 0 to 2**63 - 1`);
    const { record } = this.engine.tables;
    const blank = new Match(this, newBytes(record.size, record.blank));
    return this.engine.change("deal", blank, wide, this.firstSeat);
  }

  /** The number of an action's text. */
  find(text: string): number {
    const number = this.numbers.get(text);
    if (number === undefined) throw new Error(`${text.slice(0, 60)} is no action`);
    return number;
  }

  checkSeat(seat: number): void {
    if (!Number.isInteger(seat) || seat < 0 || seat >= this.players) throw new Error(`there is no seat ${seat}`);
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

  /** What each of the legal actions would cost and give whoever decides, as far as that is known beforehand. */
  get outcomes(): View[] {
    const { toAct } = this;
    return toAct === null ? [] : this.table.engine.foretell(this.redealt(toAct, ANY_SEED), this.legalNumbers);
  }

  /** The same by action, where it is not nothing. */
  get foretold(): Record<string, View> {
    const { outcomes } = this;
    const all = this.legal.map((action, place) => [action, outcomes[place]!] as const);
    return Object.fromEntries(all.filter(([, outcome]) => Object.keys(outcome).length));
  }

  /** The clauses that forbid an action now, most telling first; none when it is legal. */
  whyNot(text: string): string[] {
    const answer = this.table.engine.ask("why_not", this, this.table.find(text));
    return answer === 0 ? [] : clausesOf(this.table.engine.tables, text, answer);
  }

  /** The game after an action; an Error names the clause that forbids it. */
  play(text: string): Match {
    const [clause] = this.whyNot(text);
    if (clause !== undefined) throw new Error(`${text} is not legal now: ${clause}`);
    return this.table.engine.change("step", this, this.table.find(text));
  }

  /** The same game as far as a seat can know it, with everything that it cannot know dealt anew. */
  redealt(seat: number, seed: Seed): Match {
    this.table.checkSeat(seat);
    return this.table.engine.change("redeal", this, seat, seed);
  }

  /** All that a seat may see and nothing else; null is a spectator. */
  view(seat: number | null): View {
    const { engine, options, houseRules } = this.table;
    const head = { game: engine.tables.game, options: structuredClone(options), house_rules: [...houseRules] };
    return { ...head, viewer: seat, to_act: this.toAct, ...this.look(seat).view() };
  }

  /** The same game, scored as if it ended as it stands; of a game of several rounds, the round. */
  get ended(): Match {
    const { engine, box } = this.table;
    const { record, facts } = engine.tables;
    const ended = engine.room("sight 1", record.size, 1);
    const now = engine.room("sight 0", record.size, 1);
    engine.memory.write(now, this.record);
    engine.memory.call("find_facts", now, engine.boxAt(box), ended, engine.room("facts", facts.size, 1));
    return new Match(this.table, engine.memory.bytes(ended, record.size).slice());
  }

  /** For each seat the total and its sources. */
  scores(): Entry[] {
    return Array.from({ length: this.table.players }, (_, seat) => this.score(seat));
  }

  private score(seat: number): Entry {
    const { engine } = this.table;
    const story = newStory(engine);
    engine.ask("score", this, seat, story);
    const { scores, stories } = engine.tables;
    const [{ what: _, ...score } = {}] = readStory(numbersOf(engine, story), scores, stories.verbs, this.table);
    return score;
  }

  /** The game as a viewer sees it now. */
  look(viewer: Viewer): Sight {
    if (typeof viewer === "number") this.table.checkSeat(viewer);
    return new Sight(this, viewer);
  }

  private read(name: string): number {
    const { start, width } = findField(this.table.engine.tables.record, name);
    return readNumber(new DataView(this.record.buffer, this.record.byteOffset), width!, start);
  }
}
