/** The rooms of this page by table, and what works for them in the background: bots, clocks, and the way to what is kept. */

import type { Engine } from "../engine/engine.ts";
import type { Library } from "./clauses.ts";
import type { Crew } from "./crew.ts";
import type { Body, Kept, Store } from "./journal.ts";
import type { Post } from "./posts.ts";
import { refusalBody, Refused } from "./refused.ts";
import { Reviews } from "./reviews.ts";
import { Room, type Viewer } from "./room.ts";
import type { Eyes } from "./sight.ts";
import { Table } from "./table.ts";
import { tellAgain } from "./telling.ts";

/** What a hub needs of the machine that it runs on. */
export interface Machine {
  store: Store;
  crew: Crew;
  reviewers: Post[];
  library: Library;
  engine: (game: string) => Promise<Engine>;
  now: () => number;
  /** Have a table to oneself, and the way to let go of it; null while another tab has it. */
  lock: (table: string) => Promise<(() => void) | null>;
  /** Send something to a server at an address; its answer, or a refusal. */
  send: (address: string, body: unknown) => Promise<Body>;
}

interface Open {
  room: Room;
  letGo: () => void;
  timer: ReturnType<typeof setTimeout> | undefined;
  isDeciding: boolean;
}

const NO_TABLE = "there is no such table: the link may be incomplete";
const ELSEWHERE = "this game is open in another tab";
const LONGEST_WAIT = 2 ** 31 - 1; // milliseconds that a timer takes
const AFTER_AN_ERROR = 5000;

export class Hub {
  readonly machine: Machine;
  readonly reviews: Reviews;
  readonly #open = new Map<string, Promise<Open>>();
  readonly #comers = new Map<string, number>(); // who are in a room, or on their way in

  constructor(machine: Machine) {
    this.machine = machine;
    this.reviews = new Reviews(machine.store, machine.reviewers, machine.now);
  }

  /** The table as it is: the one that somebody looks at, or else the one that is kept. */
  async table(id: string): Promise<Table> {
    const open = await this.#open.get(id)?.catch(() => null);
    return open ? open.room.table : this.#read(id);
  }

  /** Do something at a table, which nobody else changes meanwhile. */
  async at<T>(id: string, work: (room: Room) => Promise<T>): Promise<T> {
    const room = await this.enter(id);
    try {
      return await work(room);
    } finally {
      this.leave(room);
    }
  }

  /** Come to a table; whoever comes has to leave. */
  async enter(id: string): Promise<Room> {
    this.#comers.set(id, (this.#comers.get(id) ?? 0) + 1);
    try {
      return (await (this.#open.get(id) ?? this.#opened(id))).room;
    } catch (error) {
      this.#left(id);
      throw error;
    }
  }

  /** Somebody looks no longer; the last one closes the room, and nothing goes on there. */
  leave(room: Room, viewer?: Viewer): void {
    if (viewer && room.viewers.delete(viewer)) room.tellPresence();
    if (this.#left(room.table.id) > 0) return;
    const closing = this.#open.get(room.table.id);
    this.#open.delete(room.table.id);
    void closing?.then((open) => {
      clearTimeout(open.timer);
      open.letGo();
    });
  }

  /** How many are still there. */
  #left(id: string): number {
    const count = (this.#comers.get(id) ?? 1) - 1;
    if (count > 0) this.#comers.set(id, count);
    else this.#comers.delete(id);
    return count;
  }

  /** The events after a number; null where that number is none of this table's. */
  async events(table: Table, since: number | null, eyes: Eyes): Promise<Body[] | null> {
    if (since === null || since < 0 || since > table.number || !table.match) return null;
    if (since === table.number) return [];
    const kept = await this.#find(table.id);
    return tellAgain(table, kept.entries.slice(0, table.number), since, eyes);
  }

  /** Let a bot decide if it is a bot's turn, or if a person's time is over; only where somebody looks. */
  goOn(room: Room): void {
    void this.#open.get(room.table.id)?.then((open) => {
      this.#setTimer(open);
      if (open.isDeciding || room.viewers.size === 0 || !this.#isDue(room.table)) return;
      open.isDeciding = true;
      this.#decide(room)
        .catch(async (error: unknown) => {
          this.#tellTrouble(room, error);
          await new Promise((later) => setTimeout(later, AFTER_AN_ERROR));
        })
        .finally(() => {
          open.isDeciding = false;
          this.goOn(room);
        });
    });
  }

  /** What kept a bot from playing: everybody who waits for it hears why, since it is tried again until it can be done. */
  #tellTrouble(room: Room, error: unknown): void {
    if (error instanceof Refused && error.code === "stale") return;
    const refusal = refusalBody(error);
    for (const viewer of room.viewers) viewer.send({ type: "refused", ack: null, ...refusal });
  }

  #isDue(table: Table): boolean {
    const { deadline, awaiting } = table;
    return awaiting === "bot" || (awaiting === "person" && deadline !== null && deadline <= this.machine.now());
  }

  /** One decision of a bot, a stand-in, or whoever plays for a person out of time. */
  async #decide(room: Room): Promise<void> {
    const { table } = room;
    const seat = table.seats[table.toAct!]!;
    const by = seat.kind === "bot" ? "bot" : seat.stand_in ? "stand-in" : "clock";
    const choice = await this.machine.crew.choose(table, seat.bot ?? table.about["stand_in"]);
    if (room.table.number === table.number) await room.actFor(table.number, choice.action, choice.by ?? by);
  }

  #setTimer(open: Open): void {
    clearTimeout(open.timer);
    const { deadline, awaiting } = open.room.table;
    if (deadline === null || awaiting !== "person") return;
    const wait = Math.max(0, deadline - this.machine.now());
    open.timer = setTimeout(() => this.goOn(open.room), Math.min(wait, LONGEST_WAIT));
  }

  #opened(id: string): Promise<Open> {
    const opened = this.#openRoom(id);
    this.#open.set(id, opened);
    opened.catch(() => this.#open.delete(id));
    return opened;
  }

  async #openRoom(id: string): Promise<Open> {
    const letGo = await this.machine.lock(id);
    if (!letGo) throw new Refused("elsewhere", ELSEWHERE);
    try {
      const { store, library, now } = this.machine;
      const room = new Room(await this.#read(id), store, library, now, (written) => this.goOn(written));
      return { room, letGo, timer: undefined, isDeciding: false };
    } catch (error) {
      letGo();
      throw error;
    }
  }

  async #find(id: string): Promise<Kept> {
    const kept = await this.machine.store.find(id);
    if (!kept) throw new Refused("no-such-table", NO_TABLE);
    return kept;
  }

  /** A table from what is kept of it. */
  async #read(id: string): Promise<Table> {
    const { line, secret, entries } = await this.#find(id);
    const table = new Table(id, secret, await this.machine.engine(line.game));
    try {
      for (const entry of entries) table.take(entry);
    } catch (error) {
      console.error(error);
      throw new Refused("damaged", "what is kept of this game cannot be read");
    }
    table.keptStatus = line.status;
    return table;
  }
}
