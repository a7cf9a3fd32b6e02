/** Who thinks for the bots and the coach: a worker that is handed one decision at a time, as the deciding seat knows it.
 *
 * A worker gets a redealt record and never the true one. One that fails or does not answer is replaced, and any legal
 * action is played, so that no table stands still.
 */

import type { Situation } from "../engine/bots.ts";
import type { Option } from "../engine/advice.ts";
import { brainOf } from "./brains.ts";
import { Post, type Job, type Task, type Thinker } from "./posts.ts";
import type { Table } from "./table.ts";
import { checkSpec, patienceFor, thinkingTime, timeFor } from "./thinking.ts";

export interface Choice {
  action: string;
  by: "fallback" | null; // null: the bot
}

export class Crew {
  readonly #post: Post;

  constructor(hire: () => Thinker) {
    this.#post = new Post(hire);
  }

  /** What the bot of a spec decides at a table, when it is its turn to think. */
  async choose(table: Table, spec: string): Promise<Choice> {
    const { engine, match, plays, secret } = table;
    const situation = brainOf(engine).situation(match!, BigInt(secret.bot_seed), plays.length);
    try {
      checkSpec(spec, engine.tables);
      const within = patienceFor(thinkingTime(spec, engine.tables));
      const action = (await this.#post.ask(jobFor(table, situation, { do: "choose", spec }), within)) as string;
      if (match!.legal.includes(action)) return { action, by: null };
      this.#post.end();
      throw new Error(`the bot answered ${action}, which is not legal`);
    } catch (error) {
      console.warn(error);
      return { action: brainOf(engine).chooseAny(situation), by: "fallback" };
    }
  }

  /** The best choices of the seat that decides at a table. */
  async advise(table: Table): Promise<Option[]> {
    const { engine, match, plays } = table;
    const { seed, iterations } = engine.tables.coach;
    const situation = brainOf(engine).situation(match!, seed, plays.length);
    const job = jobFor(table, situation, { do: "advise", iterations });
    return (await this.#post.ask(job, patienceFor(timeFor(iterations)))) as Option[];
  }
}

/** A decision of a table for a worker. */
export function jobFor({ about }: Table, { match, seed }: Situation, task: Task): Job {
  return { game: about["game"], options: about["options"], record: match.record, seed: String(seed), task };
}
