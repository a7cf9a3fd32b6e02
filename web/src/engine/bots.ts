/** The bots that think: greedy weighs every action, search looks ahead. Neither sees more than its seat may. */

import { Columns } from "./columns.ts";
import type { Engine, Match, Seed } from "./engine.ts";
import { Memory, type Place } from "./memory.ts";
import type { Mind } from "./mind.ts";
import { newStory, numbersOf, readStory } from "./stories.ts";
import { newBytes, type Level } from "./tables.ts";

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

/** Chances to win, by seat; as many as a tree has. */
export type Chances = number[];

/** A sentence as a Fluent id with its values, of which one that begins with "@" is itself the id of a text. */
export interface Reason {
  id: string;
  values: Record<string, string | number>;
}

export interface Explanation {
  terms: Record<string, number>;
  reason: Reason;
}

/** The room that one thread thinks in, made once. */
export class Brain {
  private readonly engine: Engine;
  private readonly memory: Memory;
  private readonly desk: Place[];
  private readonly weights: Place;
  private readonly terms: Place;
  private readonly stream: Place;
  private readonly nodes: number;
  private tree: Columns | null = null;

  /** A brain whose searches remember so many nodes. */
  constructor(engine: Engine, nodes = engine.tables.bots.nodes) {
    const { bots, stream } = engine.tables;
    this.nodes = nodes;
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
    return this.memory.readFractions(this.weights, count);
  }

  /** What a legal action adds to each term, by name; their sum is its weight. And what it is good for. */
  explain({ match }: Situation, text: string): Explanation {
    const { terms, reasons, words } = this.engine.tables.bots;
    const story = newStory(this.engine);
    this.engine.ask("explain", match, this.desk, match.table.find(text), this.terms, story);
    const values = this.memory.readFractions(this.terms, terms.length);
    const names = { labels: { ...match.table.labels, ...words }, texts: match.table.texts };
    const [{ what, ...told } = {}] = readStory(numbersOf(this.engine, story), reasons, [], names);
    return {
      terms: Object.fromEntries(values.map((value, number) => [terms[number]!, value])),
      reason: { id: String(what), values: told as Reason["values"] },
    };
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

  /** The same for a search with a network. */
  chooseByMind(situation: Situation, mind: Mind, iterations: number): string {
    const { legal } = situation.match;
    if (legal.length === 1) return legal[0]!;
    this.beginSearch();
    mind.search(situation, this.tree!.places, iterations, this.seedOf(situation.seed, 0));
    return this.mostVisited(situation);
  }

  /** What a search that is over would play. */
  mostVisited(situation: Situation): string {
    const { legal } = situation.match;
    return this.moves(situation).find(({ text }) => legal.includes(text))?.text ?? legal[0]!;
  }

  /** Forget what an earlier search found. */
  beginSearch(): void {
    this.tree ??= new Columns(this.memory, this.engine.tables.bots.tree, this.nodes);
    this.memory.call("clear_tree", this.tree.places);
  }

  /** So many iterations more; another turn is another stream of chance. */
  search({ match, seed }: Situation, iterations: number, turn = 0): void {
    this.engine.ask("search", match, this.desk, this.tree!.places, iterations, this.seedOf(seed, turn));
  }

  /** The same for one choice, as if there were no other: each seat's chances after it. */
  searchOne(situation: Situation, text: string, iterations: number, turn: number): Chances {
    const { bars } = this.engine.tables.bots;
    const kept = this.engine.room("bars", 8 * bars.reduce((a, b) => a * b, 1), ...bars);
    const tree = this.tree!.places;
    const node = this.memory.call("bar_others", tree, situation.match.table.find(text), kept);
    this.search(situation, iterations, turn);
    this.memory.call("free_others", tree, node, kept);
    return this.chancesAt(node);
  }

  /** What a search makes of a game that is over. */
  appraise(match: Match): Chances {
    this.beginSearch();
    this.engine.ask("search", match, this.desk, this.tree!.places, 1, 0);
    return this.tree!.row("sums", ROOT);
  }

  /** What the search found out about each action, most visited first. */
  moves({ match }: Situation): Move[] {
    const found = this.children().map((node) => {
      const action = this.tree!.number("action", node);
      return { action, text: match.table.texts[action]!, visits: this.tree!.number("visits", node) };
    });
    return found.sort((one, other) => other.visits - one.visits || one.action - other.action);
  }

  /** Each seat's chances after an action that was tried. */
  chancesOf({ match }: Situation, text: string): Chances {
    const action = match.table.find(text);
    return this.chancesAt(this.children().find((node) => this.tree!.number("action", node) === action)!);
  }

  /** What all iterations found out together. */
  get root(): { visits: number; chances: Chances } {
    return { visits: this.tree!.number("visits", ROOT), chances: this.chancesAt(ROOT) };
  }

  private chancesAt(node: number): Chances {
    const visits = Math.max(this.tree!.number("visits", node), 1);
    return this.tree!.row("sums", node).map((sum) => sum / visits);
  }

  private children(): number[] {
    const found: number[] = [];
    const tree = this.tree!;
    for (let node = tree.number("child", ROOT); node !== NO_NODE; node = tree.number("sibling", node)) found.push(node);
    return found;
  }

  /** The bytes of a column of the tree, for as many nodes as are in use. */
  column(name: string): Uint8Array {
    return this.tree!.bytes(name, this.tree!.number("counts", 0));
  }

  private seedOf(seed: Seed, played: number): bigint {
    return this.memory.callWide("draw_seed", this.stream, seed, played);
  }
}
