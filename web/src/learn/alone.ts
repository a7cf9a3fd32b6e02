/** A school with no server: this browser lays the tables of a lesson, plays the others, and judges the learner's moves. */

import type { Engine, Match } from "../engine/engine.ts";
import type { Clause, Entry } from "../lib/protocol";
import { begin, judge, type TeachersBook } from "./judging.ts";
import type { Lesson, Stand } from "./lessons";
import type { Run } from "./run.ts";

/** What is needed from outside: what is written down, the rules, and how to say no. */
export type Means = {
  ask: <Answer>(path: string) => Promise<Answer>;
  engine: (game: string) => Promise<Engine>;
  cite: (game: string, edition: string, clauses: string[]) => Promise<Clause[]>;
  refusal: (code: string, message: string, clauses?: Clause[]) => Error;
};

const SEEDS = Array.from({ length: 8 }, (_, seed) => seed); // of the games that look the same to the learner

export class SchoolAlone {
  readonly #means: Means;
  readonly #books = new Map<string, Promise<[Lesson, TeachersBook, Engine]>>();

  constructor(means: Means) {
    this.#means = means;
  }

  /** How a step stands after the learner's actions. */
  async stand(lesson: string, step: string, actions: string[]): Promise<Stand> {
    const [, book] = await this.#open(lesson);
    const run = await this.#attempt(lesson, step, actions);
    const last = actions.at(-1);
    return {
      view: run.view,
      to_act: run.match.toAct,
      legal: run.isTheirTurn ? run.match.legal : [],
      outcomes: run.isTheirTurn ? run.match.foretold : {},
      log: run.log,
      moves: run.moves,
      reached: run.isReached,
      answer: last === undefined ? null : judge(book, book.steps[step]!, run, last),
      result: null,
    };
  }

  /** Which rules forbid an action to the learner. */
  async why(lesson: string, step: string, actions: string[], action: string): Promise<{ clauses: Clause[] }> {
    const run = await this.#attempt(lesson, step, actions);
    return { clauses: await this.#cite(run.match, run.match.whyNot(action)) };
  }

  /** What an action would do for certain: what it does in every one of several games that look the same. */
  async preview(lesson: string, step: string, actions: string[], action: string): Promise<{ log: Entry[] }> {
    const { match, seat } = await this.#attempt(lesson, step, actions);
    const [first, ...others] = SEEDS.map((seed) => tell(match.redealt(seat, seed), seat, action));
    const known = others.map((told) => new Set(told.map((entry) => JSON.stringify(entry))));
    return { log: first!.filter((entry) => known.every((told) => told.has(JSON.stringify(entry)))) };
  }

  /** The step after the learner's actions; refused for what is no step, no action, or not allowed. */
  async #attempt(lesson: string, step: string, actions: string[]): Promise<Run> {
    const [about, book, engine] = await this.#open(lesson);
    const task = book.steps[step];
    if (!task) throw this.#means.refusal("not-found", `there is no step ${step} in the lesson ${lesson}`);
    const run = begin(engine.table(about.options), about.seat, task);
    for (const action of actions) await this.#play(run, action);
    return run;
  }

  async #play(run: Run, action: string): Promise<void> {
    if (!run.isTheirTurn)
      throw this.#means.refusal("not-your-turn", "it is not your turn in this step: start the step again");
    const clauses = await this.#cite(run.match, run.match.whyNot(action));
    if (clauses.length > 0) throw this.#means.refusal("illegal", clauses[0]!.text, clauses);
    run.play(action);
  }

  async #cite({ table }: Match, clauses: string[]): Promise<Clause[]> {
    if (clauses.length === 0) return [];
    return this.#means.cite(table.engine.tables.game, String(table.options["edition"]), clauses);
  }

  /** A lesson, its teacher's book and the rules that it is played by, fetched once; what failed is tried again. */
  #open(lesson: string): Promise<[Lesson, TeachersBook, Engine]> {
    const known = this.#books.get(lesson);
    if (known) return known;
    const opened = this.#fetch(lesson);
    this.#books.set(lesson, opened);
    opened.catch(() => this.#books.delete(lesson));
    return opened;
  }

  async #fetch(lesson: string): Promise<[Lesson, TeachersBook, Engine]> {
    const { ask, engine } = this.#means;
    const [about, book] = await Promise.all([
      ask<Lesson>(`/api/lessons/${lesson}`),
      ask<TeachersBook>(`/api/lessons/${lesson}/book`),
    ]);
    return [about, book, await engine(about.game)];
  }
}

/** What a seat is told of an action. */
function tell(match: Match, seat: number, action: string): Entry[] {
  return match.play(action).look(seat).tell(action, match.look(seat)) as Entry[];
}
