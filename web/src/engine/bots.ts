/** The bots that think: greedy weighs every action, search looks ahead. Neither sees more than its seat may. */

import { Memory, type Place } from "./memory.ts";
import type { Engine, Match, Seed } from "./engine.ts";
import { newBytes, type Column, type Level } from "./tables.ts";

const WIDTHS = { int16: 2, int32: 4, int64: 8, float32: 4, float64: 8 };
const NO_NODE = -1;
const ROOT = 0;

/** One decision as the deciding seat knows it. */
export interface Situation {
  match: Match; // with everything that the seat cannot know dealt anew
  seed: bigint; // of the bot's own random stream for this decision
}

export interface Move {
  text: string;
  visits: number;
}

/** The room that one thread thinks in, made once. */
export class Brain {
  private readonly engine: Engine;
  private readonly memory: Memory;
  private readonly desk: Place[];
  private readonly weights: Place;
  private readonly terms: Place;
  private readonly stream: Place;
  private tree: Record<string, Place> | null = null;

  constructor(engine: Engine) {
    const { bots, stream } = engine.tables;
    this.engine = engine;
    this.memory = engine.memory;
    this.desk = bots.desk.map(({ size, shape }) => this.memory.take(size, ...shape));
    bots.desk.forEach(({ size, blank }, number) => this.memory.write(this.desk[number]!, newBytes(size, blank)));
    this.weights = this.memory.take(8 * bots.most_actions, bots.most_actions);
    this.terms = this.memory.take(8 * bots.terms.length, bots.terms.length);
    this.stream = this.memory.take(8 * stream, stream);
  }

  /** The decision that is due in a match, for a bot with this seed, after so many actions. */
  situation(match: Match, seed: Seed, played: number): Situation {
    if (match.toAct === null) throw new Error("the game is over: nobody decides");
    const own = this.seedOf(seed, played);
    return { match: match.redealt(match.toAct, own), seed: own };
  }

  /** The weight of every legal action, in their order. */
  weigh({ match }: Situation): number[] {
    const count = this.engine.ask("weigh", match, this.desk, this.weights);
    return this.read(this.weights, count);
  }

  /** What one legal action adds to each term, by name; their sum is its weight. */
  explain({ match }: Situation, text: string): Record<string, number> {
    this.engine.ask("terms", match, this.desk, match.table.find(text), this.terms);
    const { terms } = this.engine.tables.bots;
    return Object.fromEntries(this.read(this.terms, terms.length).map((value, number) => [terms[number]!, value]));
  }

  /** Any legal action, each as likely. */
  chooseAny(situation: Situation): string {
    return this.drawOne(situation, situation.match.legal);
  }

  /** One of several actions, each as likely: the first draw of the bot's stream. */
  private drawOne({ seed }: Situation, actions: string[]): string {
    return actions[this.memory.call("draw_place", this.stream, seed, actions.length)]!;
  }

  /** The legal actions, best first. */
  rank(situation: Situation): string[] {
    const weights = this.weigh(situation);
    const order = weights.map((_, place) => place).sort((one, other) => weights[other]! - weights[one]!);
    return order.map((place) => situation.match.legal[place]!);
  }

  /** What a level plays where it slips; null where it does not. */
  slip(situation: Situation, { slips, among }: Level): string | null {
    const { purpose, of } = this.engine.tables.bots.slips;
    this.memory.call("seed_stream", this.stream, situation.seed, purpose);
    if (this.memory.call("draw_below", this.stream, of) >= slips) return null;
    const ranked = this.rank(situation);
    const few = Math.min(among || ranked.length, ranked.length);
    return ranked[this.memory.call("draw_below", this.stream, few)]!;
  }

  /** The action of the highest weight; among equals the bot's own stream decides. */
  chooseGreedily(situation: Situation): string {
    const { legal } = situation.match;
    const weights = this.weigh(situation);
    const best = legal.filter((_, place) => weights[place] === Math.max(...weights));
    return this.drawOne(situation, best);
  }

  /** The action that a search of so many iterations visits most; a single legal one is answered at once. */
  chooseBySearch(situation: Situation, iterations: number): string {
    const { legal } = situation.match;
    if (legal.length === 1) return legal[0]!;
    this.beginSearch();
    this.search(situation, iterations);
    return this.mostVisited(situation);
  }

  /** What a search that is over would play. */
  mostVisited(situation: Situation): string {
    const { legal } = situation.match;
    return this.moves(situation).find(({ text }) => legal.includes(text))?.text ?? legal[0]!;
  }

  /** Forget what an earlier search found. */
  beginSearch(): void {
    this.memory.call("clear_tree", Object.values((this.tree ??= this.newTree())));
  }

  /** So many iterations more. */
  search({ match, seed }: Situation, iterations: number): void {
    this.engine.ask("search", match, this.desk, Object.values(this.tree!), iterations, this.seedOf(seed, 0));
  }

  /** What the search found out about each action, most visited first. */
  moves({ match }: Situation): Move[] {
    const found: (Move & { action: number })[] = [];
    for (let node = this.number("child", ROOT); node !== NO_NODE; node = this.number("sibling", node)) {
      const action = this.number("action", node);
      found.push({ action, text: match.table.texts[action]!, visits: this.number("visits", node) });
    }
    return found.sort((one, other) => other.visits - one.visits || one.action - other.action);
  }

  /** The bytes of a column of the tree, for as many nodes as are in use. */
  column(name: string): Uint8Array {
    const { shape } = this.columnTable(name);
    const used = Number(this.memory.view(this.tree!["counts"]!).getBigInt64(0, true));
    return this.memory.bytes(this.tree![name]!, used * this.widthOf(name) * (shape[1] ?? 1)).slice();
  }

  private seedOf(seed: Seed, played: number): bigint {
    return this.memory.callWide("draw_seed", this.stream, seed, played);
  }

  private newTree(): Record<string, Place> {
    const { nodes, tree } = this.engine.tables.bots;
    const places = Object.entries(tree).map(([name, { shape }]) => {
      const lengths = shape.map((length) => length ?? nodes);
      return [name, this.memory.take(this.widthOf(name) * lengths.reduce((a, b) => a * b, 1), ...lengths)] as const;
    });
    return Object.fromEntries(places);
  }

  private read(place: Place, count: number): number[] {
    const view = this.memory.view(place);
    return Array.from({ length: count }, (_, number) => view.getFloat64(8 * number, true));
  }

  private number(name: string, node: number): number {
    const width = this.widthOf(name);
    const view = this.memory.view(this.tree![name]!, width * node);
    return width === 2 ? view.getInt16(0, true) : view.getInt32(0, true);
  }

  private columnTable(name: string): Column {
    return this.engine.tables.bots.tree[name]!;
  }

  private widthOf(name: string): number {
    return WIDTHS[this.columnTable(name).kind];
  }
}
