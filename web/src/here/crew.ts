/** Who thinks for the bots: a worker that is handed one decision at a time, as the deciding seat knows it.
 *
 * A worker gets a redealt record and never the true one. One that fails or does not answer is replaced, and any legal
 * action is played, so that no table stands still.
 */

import { Brain } from "../engine/bots.ts";
import type { Engine } from "../engine/engine.ts";
import type { Body } from "./journal.ts";
import type { Table } from "./table.ts";
import { checkSpec, thinkingTime } from "./thinking.ts";

/** A decision as it travels to a worker. */
export interface Job {
  game: string;
  options: Body;
  record: Uint8Array; // of the game with everything that the seat cannot know dealt anew
  seed: string; // of the bot's own random stream for this decision
  spec: string;
}

/** Where jobs are thought about; a promise that fails means that the thinker is of no more use. */
export interface Thinker {
  think(job: Job): Promise<string>;
  end(): void;
}

export interface Choice {
  action: string;
  by: "fallback" | null; // null: the bot
}

const PATIENCE = 3; // times the thinking time
const GRACE = 20_000; // milliseconds more, in which an engine can be loaded on a slow machine

export class Crew {
  readonly #hire: () => Thinker;
  readonly #brains = new WeakMap<Engine, Brain>();
  #thinker: Thinker | null = null;
  #last: Promise<unknown> = Promise.resolve();

  constructor(hire: () => Thinker) {
    this.#hire = hire;
  }

  /** What the bot of a spec decides at a table, when it is its turn to think. */
  choose(table: Table, spec: string): Promise<Choice> {
    const choice = this.#last.then(() => this.#choose(table, spec));
    this.#last = choice.catch(() => {});
    return choice;
  }

  async #choose(table: Table, spec: string): Promise<Choice> {
    const { engine, match, about, plays, secret } = table;
    const brain = this.#brainOf(engine);
    const situation = brain.situation(match!, BigInt(secret.bot_seed), plays.length);
    const { record } = situation.match;
    const job = { game: about["game"], options: about["options"], record, seed: String(situation.seed), spec };
    try {
      checkSpec(spec, engine.tables);
      const action = await this.#ask(job, PATIENCE * thinkingTime(spec, engine.tables) + GRACE);
      if (match!.legal.includes(action)) return { action, by: null };
      throw new Error(`the bot answered ${action}, which is not legal`);
    } catch (error) {
      console.warn(error);
      this.end();
      return { action: brain.chooseAny(situation), by: "fallback" };
    }
  }

  async #ask(job: Job, within: number): Promise<string> {
    const thinker = (this.#thinker ??= this.#hire());
    let timer: ReturnType<typeof setTimeout>;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error("the bot's worker did not answer")), within);
    });
    return Promise.race([thinker.think(job), late]).finally(() => clearTimeout(timer));
  }

  /** Let the worker go; the next decision gets another. */
  end(): void {
    this.#thinker?.end();
    this.#thinker = null;
  }

  #brainOf(engine: Engine): Brain {
    const known = this.#brains.get(engine) ?? new Brain(engine);
    this.#brains.set(engine, known);
    return known;
  }
}
