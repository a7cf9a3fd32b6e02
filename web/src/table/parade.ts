/** Events that are shown one after the other, each when the one before was seen. */

import type { EventMessage } from "../lib/protocol";

export type Stage = {
  show: (event: EventMessage, skipped: AbortSignal) => Promise<void>;
  isHurried: () => boolean; // nobody looks, or nobody wants to wait
  waiting: (count: number) => void;
  over: () => void;
  failed: (why: unknown) => void; // an event could not be shown; those that wait are forgotten
};

export class Parade {
  readonly #stage: Stage;
  #queue: EventMessage[] = [];
  #isRunning = false;
  #skip = new AbortController();

  constructor(stage: Stage) {
    this.#stage = stage;
  }

  join(event: EventMessage): void {
    this.#queue.push(event);
    this.#stage.waiting(this.#queue.length);
    if (!this.#isRunning) void this.#run();
  }

  /** Show the rest at once. */
  skip(): void {
    this.#skip.abort();
  }

  /** Forget what has not been shown. */
  clear(): void {
    this.skip();
    this.#queue = [];
    this.#stage.waiting(0);
  }

  /** Whether an event is still to be shown; it may be forgotten while somebody waits for pieces to land. */
  isNext(event: EventMessage): boolean {
    return this.#queue[0] === event;
  }

  async #run(): Promise<void> {
    this.#isRunning = true;
    this.#skip = new AbortController();
    for (let event = this.#queue[0]; event; event = this.#queue[0]) {
      if (this.#stage.isHurried()) this.skip();
      try {
        await this.#stage.show(event, this.#skip.signal);
      } catch (why) {
        this.clear();
        this.#stage.failed(why);
      }
      if (this.isNext(event)) this.#queue.shift();
      this.#stage.waiting(this.#queue.length);
    }
    this.#isRunning = false;
    this.#stage.over();
  }
}
