/** The bots of a worker: an engine and a brain for each game, loaded when they are first asked for. */

import { advise, think, weigh } from "../engine/advice.ts";
import { Brain, type Situation } from "../engine/bots.ts";
import type { Engine } from "../engine/engine.ts";
import type { Answer, Job, Task } from "./posts.ts";
import { choose } from "./thinking.ts";

type Mind = { engine: Engine; brain: Brain };

export class Minds {
  readonly #load: (game: string) => Promise<Engine>;
  readonly #known = new Map<string, Promise<Mind>>();

  constructor(load: (game: string) => Promise<Engine>) {
    this.#load = load;
  }

  /** The answer to a job. */
  async think({ game, options, record, seed, task }: Job): Promise<Answer[Task["do"]]> {
    const mind = await this.#mind(game);
    const match = mind.engine.table(options).resume(record);
    return work(mind, { match, seed: BigInt(seed) }, task);
  }

  #mind(game: string): Promise<Mind> {
    const mind = this.#known.get(game) ?? this.#load(game).then((engine) => ({ engine, brain: new Brain(engine) }));
    this.#known.set(game, mind);
    mind.catch(() => this.#known.delete(game));
    return mind;
  }
}

function work({ engine: { tables }, brain }: Mind, situation: Situation, task: Task): Answer[Task["do"]] {
  if (task.do === "choose") return choose(brain, situation, task.spec, tables);
  if (task.do === "advise") return advise(brain, situation, task.iterations, tables);
  const turns = Array.from({ length: task.turns }, (_, turn) => turn);
  if (task.do === "weigh") return turns.map((turn) => weigh(brain, situation, task.action, task.iterations, turn));
  return turns.map((turn) => think(brain, situation, task.iterations, turn, tables.review.few));
}
