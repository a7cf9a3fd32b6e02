/** The review of a finished game: a quick look at every decision, a second look at what stood out, and the verdict.
 *
 * Decisions are thought about by workers, each as the deciding seat knew it: they get redealt records.
 */

import type { Thought } from "../engine/advice.ts";
import type { Chances } from "../engine/bots.ts";
import { Sheet } from "../engine/sheets.ts";
import type { Effort } from "../engine/tables.ts";
import { brainOf } from "./brains.ts";
import { jobFor } from "./crew.ts";
import type { Body } from "./journal.ts";
import type { Post, Task } from "./posts.ts";
import type { Table } from "./table.ts";
import { patienceFor, timeFor } from "./thinking.ts";
import { writeVerdict } from "./verdict.ts";

/** Hears how far a review is; an Error from it ends the review. */
export type Report = (done: number, of: number) => void;

export class LookBack {
  readonly #table: Table;
  readonly #posts: Post[];
  readonly #effort: Effort;
  readonly #choices: number[]; // by row, the actions before a decision
  readonly #sheet: Sheet;
  readonly #best: string[] = []; // by row
  #done = 0;

  constructor(table: Table, posts: Post[]) {
    this.#table = table;
    this.#posts = posts;
    this.#effort = table.engine.tables.review.effort;
    this.#choices = table.matches.flatMap((match, played) => {
      return match.winner === null && match.legalNumbers.length > 1 ? [played] : [];
    });
    this.#sheet = new Sheet(table.engine, this.#choices.length);
    this.#end();
  }

  /** Do it, and say all the while how far it is. */
  async work(report: Report): Promise<Body> {
    const { slips, strokes } = this.#effort;
    const rows = this.#choices.length;
    const steps = rows + slips + strokes;
    const each = (work: (item: number, post: Post) => Promise<void>, items: number[], from: number): Promise<void> => {
      this.#done = from;
      return this.#each(items, work, () => report(this.#done, steps));
    };
    await each((row, post) => this.#look(row, post), [...this.#choices.keys()], 0);
    await each((row, post) => this.#lookAgain(row, post), this.#sheet.suspected(slips), rows);
    this.#follow();
    const doubtful = this.#doubtful(this.#sheet.strokes(strokes));
    await each((stroke, post) => this.#settle(doubtful[stroke]!, post), [...doubtful.keys()], rows + slips);
    this.#follow();
    report(steps, steps);
    return { decisions: rows, ...writeVerdict(this.#table, this.#sheet, this.#best) };
  }

  /** Every item is worked on at a post, at each post one after another; the first that fails ends all. */
  async #each(items: number[], work: (item: number, post: Post) => Promise<void>, report: () => void): Promise<void> {
    const waiting = [...items];
    const lane = async (post: Post): Promise<void> => {
      for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) {
        report();
        await work(item, post);
        this.#done += 1;
      }
    };
    try {
      await Promise.all(this.#posts.map(lane));
    } finally {
      waiting.length = 0;
    }
  }

  /** What a worker makes of a decision, as the seat knew it. */
  async #ask<T>(row: number, post: Post, task: Task & { iterations: number; turns: number }): Promise<T> {
    const { engine, matches } = this.#table;
    const played = this.#choices[row]!;
    const situation = brainOf(engine).situation(matches[played]!, engine.tables.review.seed, played);
    const within = patienceFor(timeFor(task.iterations * task.turns));
    return (await post.ask(jobFor(this.#table, situation, task), within)) as T;
  }

  /** A quick look at a decision: what it was worth, and whether the choice may have been a slip. */
  async #look(row: number, post: Post): Promise<void> {
    const { quick, hardly } = this.#effort;
    const played = this.#choices[row]!;
    const { action } = this.#table.plays[played]!;
    const [thought] = await this.#ask<[Thought]>(row, post, { do: "think", iterations: quick, turns: 1 });
    const weighed = async (): Promise<Chances> =>
      (await this.#ask<[Chances]>(row, post, { do: "weigh", iterations: hardly, turns: 1, action }))[0];
    const after = thought.after[action] ?? (await weighed());
    this.#best[row] = thought.best;
    this.#sheet.note(row, played, this.#table.matches[played]!.toAct!, thought.before, after);
  }

  /** Compare what was played with the best, both with the same chance. */
  async #lookAgain(row: number, post: Post): Promise<void> {
    const { again, looks } = this.#effort;
    const weigh = (action: string): Promise<Chances[]> =>
      this.#ask<Chances[]>(row, post, { do: "weigh", iterations: again, turns: looks, action });
    const best = await weigh(this.#best[row]!);
    this.#sheet.compare(row, best, await weigh(this.#table.plays[this.#choices[row]!]!.action));
  }

  /** For each stretch the ends of it that nobody has looked at again yet: how much of its luck is noise hangs on them. */
  #doubtful(strokes: number[]): number[][] {
    const found = new Set<number>();
    return strokes.map((stroke) => {
      const ends = [stroke, this.#choices.indexOf(this.#sheet.number("until", stroke))];
      const fresh = ends.filter((row) => row >= 0 && !found.has(row) && this.#sheet.number("doubt", row) < 0);
      fresh.forEach((row) => found.add(row));
      return fresh;
    });
  }

  /** Think several times more about decisions. */
  async #settle(rows: number[], post: Post): Promise<void> {
    const { quick, again, looks } = this.#effort;
    for (const row of rows) {
      const task = { do: "think", iterations: Math.max(quick, again), turns: looks } as const;
      const thoughts = await this.#ask<Thought[]>(row, post, task);
      this.#sheet.settle(
        row,
        thoughts.map(({ before }) => before),
      );
    }
  }

  #follow(): void {
    this.#sheet.follow(this.#table.plays.length);
  }

  /** How the game ended; a brain that looks at more than the victory is off by that, which is no luck. */
  #end(): void {
    const { engine } = this.#table;
    const match = this.#table.match!;
    const winners = match.scores().filter((score) => score["won"] ?? score["seat"] === match.winner);
    const seats = Array.from({ length: engine.tables.bots.seats }, (_, seat) => seat);
    const shares = seats.map((seat) => (winners.some((score) => score["seat"] === seat) ? 1 / winners.length : 0));
    const appraised = brainOf(engine).appraise(match);
    this.#sheet.end(
      shares,
      shares.map((share, seat) => Math.abs(share - appraised[seat]!)),
    );
  }
}
