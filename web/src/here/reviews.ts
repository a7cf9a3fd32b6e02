/** The reviews of games of this browser: made when somebody asks, stopped when nobody does any more, kept with the game. */

import { LookBack } from "./lookback.ts";
import type { Body, Store } from "./journal.ts";
import type { Post } from "./posts.ts";
import { Refused } from "./refused.ts";
import { matchOf } from "./room.ts";
import type { Table } from "./table.ts";

/** How far a review is. */
export interface Standing {
  state: "waiting" | "working" | "done" | "failed";
  done: number;
  of: number;
  review: Body | null;
}

const PATIENCE = 5000; // milliseconds after which who has not asked again has left

class Left extends Error {}

export class Reviews {
  readonly #store: Store;
  readonly #posts: Post[];
  readonly now: () => number;
  readonly #known = new Map<string, Standing>();
  readonly #asked = new Map<string, number>(); // when a review was last asked for
  #making = 0;

  constructor(store: Store, posts: Post[], now: () => number) {
    this.#store = store;
    this.#posts = posts;
    this.now = now;
  }

  /** How far the review of a table is, which is begun if it is not; after a failure asking begins again. */
  async ask(table: Table): Promise<Standing> {
    if (matchOf(table).winner === null) throw new Refused("not-now", "a game can be reviewed once it is over");
    this.#asked.set(table.id, this.now());
    const standing = this.#known.get(table.id) ?? (await this.#find(table));
    if (standing.state === "failed") this.#known.delete(table.id);
    return { ...standing };
  }

  /** The review that is kept, if our engine made it; else one that begins now. */
  async #find(table: Table): Promise<Standing> {
    const kept = await this.#store.findReview(table.id);
    const known = this.#known.get(table.id);
    if (known) return known;
    const standing: Standing = { state: "waiting", done: 0, of: 0, review: null };
    this.#known.set(table.id, standing);
    if (kept?.mark === table.engine.tables.mark) Object.assign(standing, { state: "done", review: kept.review });
    else void this.#make(table, standing);
    return standing;
  }

  async #make(table: Table, standing: Standing): Promise<void> {
    this.#making += 1;
    try {
      const review = await new LookBack(table, this.#posts).work((done, of) => {
        if (this.now() - this.#asked.get(table.id)! > PATIENCE) throw new Left();
        Object.assign(standing, { state: "working", done, of });
      });
      Object.assign(standing, { state: "done", review });
      await this.#store.keepReview(table.id, { mark: table.engine.tables.mark, review });
    } catch (error) {
      if (standing.state === "done")
        console.warn(error); // there is no room to keep it: it is made again another time
      else if (error instanceof Left) this.#known.delete(table.id);
      else {
        console.error(error);
        standing.state = "failed";
      }
    } finally {
      this.#making -= 1;
      if (this.#making === 0) for (const post of this.#posts) post.end();
    }
  }
}
