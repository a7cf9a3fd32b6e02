/** Places where workers think: each has one worker, which gets one job at a time. One that fails is replaced. */

import type { Chances } from "../engine/bots.ts";
import type { Option, Thought } from "../engine/advice.ts";
import type { Body } from "./journal.ts";

/** What is to be done with a decision. */
export type Task =
  | { do: "choose"; spec: string }
  | { do: "advise"; iterations: number }
  | { do: "think"; iterations: number; turns: number }
  | { do: "weigh"; iterations: number; turns: number; action: string };

/** A decision as it travels to a worker. */
export interface Job {
  game: string;
  options: Body;
  record: Uint8Array; // of the game with everything that the seat cannot know dealt anew
  seed: string; // of the bot's own random stream for this decision
  task: Task;
}

/** What comes back: an action, choices, a thought for every turn, or chances for every turn. */
export type Answer = { choose: string; advise: Option[]; think: Thought[]; weigh: Chances[] };

/** Where jobs are thought about; a promise that fails means that the thinker is of no more use. */
export interface Thinker {
  think(job: Job): Promise<unknown>;
  end(): void;
}

const LATE = "the worker did not answer";
const LEFT = "nobody waits for the answer any more";

export class Post {
  readonly #hire: () => Thinker;
  #thinker: Thinker | null = null;
  #last: Promise<unknown> = Promise.resolve();
  #giveUp: ((why: Error) => void) | null = null;

  constructor(hire: () => Thinker) {
    this.#hire = hire;
  }

  /** The answer to a job, when it is its turn; fails after so many milliseconds of thinking. */
  ask(job: Job, within: number): Promise<unknown> {
    const answer = this.#last.then(() => this.#ask(job, within));
    this.#last = answer.catch(() => {});
    return answer;
  }

  async #ask(job: Job, within: number): Promise<unknown> {
    const thinker = (this.#thinker ??= this.#hire());
    let timer: ReturnType<typeof setTimeout>;
    const fails = new Promise<never>((_, reject) => {
      this.#giveUp = reject;
      timer = setTimeout(() => reject(new Error(LATE)), within);
    });
    return Promise.race([thinker.think(job), fails])
      .catch((why: unknown) => {
        this.end();
        throw why;
      })
      .finally(() => clearTimeout(timer));
  }

  /** Let the worker go, whatever it is at; the next job gets another. */
  end(): void {
    this.#giveUp?.(new Error(LEFT));
    this.#giveUp = null;
    this.#thinker?.end();
    this.#thinker = null;
  }
}
