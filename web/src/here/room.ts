/** A room: one table in memory with those who look at it. All that changes it goes through `write`, one at a time. */

import type { Match } from "../engine/engine.ts";
import type { Entry as Told } from "../engine/stories.ts";
import type { Clause } from "../lib/protocol.ts";
import { checkAction, foresee } from "./actions.ts";
import type { Library } from "./clauses.ts";
import { Conflict, type Body, type Entry, type Kind, type Store } from "./journal.ts";
import { quoted, Refused } from "./refused.ts";
import { look, maySee, outcomesMessage, stateMessage, type Eyes } from "./sight.ts";
import type { Table } from "./table.ts";
import { tell } from "./telling.ts";

/** Somebody who looks. */
export interface Viewer {
  holder: number | null;
  eyes: Eyes;
  foresees: boolean; // whether they want to be told what their actions would do
  send(message: Body): void;
  /** End the connection: who comes again is told what was missed. */
  sendBack(): void;
}

export const NOTHING_TO_TAKE_BACK =
  "there is nothing to take back: undo ends at a draw, a roll, a reveal, another's decision and the start of the own turn";

export class Room {
  table: Table;
  readonly viewers = new Set<Viewer>();
  readonly #store: Store;
  readonly #library: Library;
  readonly #now: () => number;
  readonly #wrote: (room: Room) => void;
  #last: Promise<unknown> = Promise.resolve();

  /** `wrote` is called after every entry: bots and clocks hang on it. */
  constructor(table: Table, store: Store, library: Library, now: () => number, wrote: (room: Room) => void) {
    this.table = table;
    this.#store = store;
    this.#library = library;
    this.#now = now;
    this.#wrote = wrote;
  }

  /** One thing after the other: what has been checked still holds when it is written. */
  inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#last.then(work);
    this.#last = done.catch(() => {});
    return done;
  }

  /** Let something happen, durably, and tell everybody; the caller is in turn, and has checked that it may. */
  async write(kind: Kind, body: Body): Promise<number> {
    const at = Math.max(this.#now(), this.table.updated);
    const entry: Entry = { number: this.table.number + 1, kind, body, at };
    const after = this.table.after(entry);
    try {
      await this.#store.append(after.line(), entry);
    } catch (error) {
      if (!(error instanceof Conflict)) throw error;
      for (const viewer of this.viewers) viewer.sendBack();
      throw new Refused("stale", "the game was played on in another tab: look again");
    }
    this.#show(after, entry);
    this.#wrote(this);
    return entry.number;
  }

  /** The table after an entry that is durable takes the place of the one before, and everybody is told. */
  #show(after: Table, entry: Entry): void {
    const before = this.table;
    this.table = after;
    const told = new Map<Eyes, Body>();
    for (const viewer of this.viewers) {
      const eyes = maySee(after, viewer.eyes);
      if (!told.has(eyes)) told.set(eyes, this.#tell(before, after, entry, eyes));
      viewer.send(told.get(eyes)!);
      this.foretell(viewer);
    }
    if (entry.kind === "seated") for (const viewer of this.viewers) this.#turnHead(viewer);
  }

  /** Tell a viewer who decides what each action would do. */
  foretell(viewer: Viewer): void {
    const message = viewer.foresees ? outcomesMessage(this.table, viewer.eyes) : null;
    if (message) viewer.send(message);
  }

  #tell(before: Table, after: Table, entry: Entry, eyes: Eyes): Body {
    return tell(after, entry, eyes, entry.kind === "started" ? null : look(before, eyes), look(after, eyes));
  }

  /** Who has sat down looks through the new seat; who has lost a seat no longer looks through it. */
  #turnHead(viewer: Viewer): void {
    const own = this.table.seatsOf(viewer.holder);
    const only = own.length === 1 ? own[0]! : null;
    if ((viewer.eyes !== null && own.includes(viewer.eyes)) || viewer.eyes === only) return;
    viewer.eyes = only;
    viewer.send({ type: "you", holder: viewer.holder, seats: own, looking: only });
    viewer.send(stateMessage(this.table, only));
    this.foretell(viewer);
  }

  present(): number[] {
    const holders = [...this.viewers].flatMap((viewer) => (viewer.holder === null ? [] : [viewer.holder]));
    return [...new Set(holders)].sort((one, other) => one - other);
  }

  tellPresence(): void {
    const watching = [...this.viewers].filter((viewer) => viewer.holder === null).length;
    for (const viewer of this.viewers) viewer.send({ type: "presence", holders: this.present(), watching });
  }

  /** A person plays an action for a seat of theirs. */
  act(holder: number | null, number: number, action: string): Promise<number> {
    return this.inTurn(async () => {
      this.#checkNumber(number);
      return this.#play(this.#decidingSeat(holder), action, "person");
    });
  }

  /** A bot plays for the seat that decides, if nothing has happened since it was asked. */
  actFor(number: number, action: string, by: string): Promise<number> {
    return this.inTurn(async () => {
      this.#checkNumber(number);
      return this.#play(this.table.toAct!, action, by);
    });
  }

  /** A person takes the own turn back to its start. */
  undo(holder: number | null, number: number): Promise<number> {
    return this.inTurn(async () => {
      this.#checkNumber(number);
      const seat = this.#decidingSeat(holder);
      const { plays, floor } = this.table;
      if (plays.length <= floor) throw new Refused("not-now", NOTHING_TO_TAKE_BACK);
      return this.write("undone", { seat, to: floor });
    });
  }

  /** The clauses that forbid an action to the seat that decides. */
  async whyNot(eyes: Eyes, action: string): Promise<Clause[]> {
    const { match } = this.#asked(eyes);
    checkAction(match, action);
    return this.#cite(match.whyNot(action));
  }

  /** What an action would do for certain, as far as the seat that decides can know; the table stays as it is. */
  async preview(eyes: Eyes, action: string): Promise<Told[]> {
    const { match, seat } = this.#asked(eyes);
    await this.#checkLegal(match, action);
    return foresee(match, seat, action);
  }

  async #play(seat: number, action: string, by: string): Promise<number> {
    await this.#checkLegal(this.#match, action);
    return this.write("played", { seat, action, by });
  }

  /** Refuse what is none, and what a rule forbids. */
  async #checkLegal(match: Match, action: string): Promise<void> {
    checkAction(match, action);
    const ids = match.whyNot(action);
    if (ids.length === 0) return;
    const clauses = await this.#cite(ids);
    throw new Refused(
      "illegal",
      `${quoted(action)} is not legal now (${ids.join(", ")}): ${clauses[0]!.text}`,
      clauses,
    );
  }

  #cite(ids: string[]): Promise<Clause[]> {
    const { about } = this.table;
    return this.#library.cite(about["game"], about["options"].edition, ids);
  }

  get #match(): Match {
    return matchOf(this.table);
  }

  #checkNumber(number: number): void {
    if (number !== this.table.number)
      throw new Refused("stale", `the table is at event ${this.table.number}, not ${number}: look again`);
  }

  /** The game and the seat that decides, which asks; others may not, since an answer could tell them something. */
  #asked(eyes: Eyes): { match: Match; seat: number } {
    const { match, toAct } = this.table;
    if (!match || eyes === null || eyes !== toAct)
      throw new Refused("not-your-turn", "only the seat that decides can ask what an action does, or why not");
    return { match, seat: eyes };
  }

  /** The seat that decides now, if it is the holder's own. */
  #decidingSeat(holder: number | null): number {
    const { table } = this;
    matchOf(table);
    const seat = table.toAct;
    if (seat === null)
      throw new Refused("not-now", table.status === "over" ? "the game is over" : "the game has not started");
    if (!table.seatsOf(holder).includes(seat))
      throw new Refused("not-your-turn", `it is ${table.seats[seat]!.name || `seat ${seat}`}'s turn`);
    if (table.seats[seat]!.stand_in)
      throw new Refused("not-your-turn", "a bot is standing in at this seat: take it back first");
    return seat;
  }
}

/** The game of a table; Refused where it is of other rules than ours. */
export function matchOf(table: Table): Match {
  if (table.match) return table.match;
  const version = String(table.about["rules_version"]);
  throw new Refused(
    "old-rules",
    `this game was begun under version ${version} of its rules, which this program no longer has: ` +
      "it is kept, but it cannot be shown or played on here",
  );
}
