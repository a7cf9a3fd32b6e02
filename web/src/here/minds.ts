/** The bots of a worker: an engine and a brain for each game, loaded when they are first asked for. */

import { Brain } from "../engine/bots.ts";
import type { Engine } from "../engine/engine.ts";
import type { Job } from "./crew.ts";
import { choose } from "./thinking.ts";

export class Minds {
  readonly #load: (game: string) => Promise<Engine>;
  readonly #known = new Map<string, Promise<{ engine: Engine; brain: Brain }>>();

  constructor(load: (game: string) => Promise<Engine>) {
    this.#load = load;
  }

  /** What the bot of a job chooses. */
  async think({ game, options, record, seed, spec }: Job): Promise<string> {
    const { engine, brain } = await this.#mind(game);
    const match = engine.table(options).resume(record);
    return choose(brain, { match, seed: BigInt(seed) }, spec, engine.tables);
  }

  #mind(game: string): Promise<{ engine: Engine; brain: Brain }> {
    const mind = this.#known.get(game) ?? this.#load(game).then((engine) => ({ engine, brain: new Brain(engine) }));
    this.#known.set(game, mind);
    mind.catch(() => this.#known.delete(game));
    return mind;
  }
}
