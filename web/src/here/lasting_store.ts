/** Tables that a browser keeps: a journal in IndexedDB. What is written is durable before it is told to anybody. */

import { Conflict, type Entry, type Kept, type KeptReview, type Line, type Secret, type Store } from "./journal.ts";
import { Refused } from "./refused.ts";

const NAME = "vesicle";
const VERSION = 2;
const TABLES = "tables"; // by id: the line and the secret
const ENTRIES = "entries"; // by id and number
const REVIEWS = "reviews"; // by id, of games that are over
const ALL = { [TABLES]: "id", [ENTRIES]: ["table", "number"], [REVIEWS]: "id" };

type Row = { id: string; line: Line; secret: Secret };
type Written = Entry & { table: string };

export class LastingStore implements Store {
  readonly isLasting = true;
  readonly #base: IDBDatabase;
  #isOld = false; // a newer page keeps the games now

  constructor(base: IDBDatabase) {
    this.#base = base;
    base.onversionchange = () => {
      this.#isOld = true;
      base.close(); // else the newer one would wait
    };
  }

  /** The browser's own store; fails where it keeps nothing, and is Refused where a newer page keeps the games. */
  static async open(factory: IDBFactory): Promise<LastingStore> {
    const opening = factory.open(NAME, VERSION);
    opening.onupgradeneeded = () => {
      const there = opening.result.objectStoreNames;
      for (const [name, keyPath] of Object.entries(ALL))
        if (!there.contains(name)) opening.result.createObjectStore(name, { keyPath });
    };
    return new LastingStore(await answerOf(opening));
  }

  async create({ line, secret, entries }: Kept): Promise<void> {
    await this.#write((tables, journal) => {
      tables.add({ id: line.id, line, secret } satisfies Row);
      for (const entry of entries) journal.add({ ...entry, table: line.id } satisfies Written);
    });
  }

  async append(line: Line, entry: Entry): Promise<void> {
    await this.#write((tables, journal) => {
      journal.add({ ...entry, table: line.id } satisfies Written);
      const reading = tables.get(line.id) as IDBRequest<Row>;
      reading.onsuccess = () => tables.put({ ...reading.result, line });
    });
  }

  async find(table: string): Promise<Kept | null> {
    const read = this.#begin("readonly");
    const [row, written] = await Promise.all([
      answerOf(read.objectStore(TABLES).get(table) as IDBRequest<Row | undefined>),
      answerOf(read.objectStore(ENTRIES).getAll(rangeOf(table)) as IDBRequest<Written[]>),
    ]);
    if (!row) return null;
    return { line: row.line, secret: row.secret, entries: written.map(({ table: _, ...entry }) => entry) };
  }

  async lines(): Promise<Line[]> {
    const rows = await answerOf(this.#begin("readonly").objectStore(TABLES).getAll() as IDBRequest<Row[]>);
    return rows.map(({ line }) => line);
  }

  async remove(table: string): Promise<void> {
    await this.#write((tables, journal, reviews) => {
      tables.delete(table);
      journal.delete(rangeOf(table));
      reviews.delete(table);
    });
  }

  async findReview(table: string): Promise<KeptReview | null> {
    const reviews = this.#begin("readonly").objectStore(REVIEWS);
    return (await answerOf(reviews.get(table) as IDBRequest<KeptReview | undefined>)) ?? null;
  }

  /** Kept only with its game, which may have been removed meanwhile. */
  async keepReview(table: string, kept: KeptReview): Promise<void> {
    await this.#write((tables, _journal, reviews) => {
      const reading = tables.getKey(table);
      reading.onsuccess = () => reading.result !== undefined && reviews.put({ ...kept, id: table });
    });
  }

  #begin(mode: IDBTransactionMode): IDBTransaction {
    if (this.#isOld) throw newer();
    return this.#base.transaction(Object.keys(ALL), mode, { durability: "strict" });
  }

  /** All of it or nothing, and on the disk before this is answered. */
  #write(work: (...stores: [IDBObjectStore, IDBObjectStore, IDBObjectStore]) => void): Promise<void> {
    return new Promise((resolve, reject) => {
      const writing = this.#begin("readwrite");
      writing.oncomplete = () => resolve();
      writing.onabort = () => reject(refusalOf(writing.error));
      work(writing.objectStore(TABLES), writing.objectStore(ENTRIES), writing.objectStore(REVIEWS));
    });
  }
}

function rangeOf(table: string): IDBKeyRange {
  return IDBKeyRange.bound([table, 0], [table, Infinity]);
}

function answerOf<T>(asked: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(refusalOf(asked.error));
  });
}

function newer(): Refused {
  return new Refused("newer", "the games of this browser are kept by a newer version of this page");
}

/** What people are told of an error of the store. */
function refusalOf(error: DOMException | null): Error {
  if (error?.name === "ConstraintError") return new Conflict(error.message);
  if (error?.name === "VersionError") return newer();
  if (error?.name === "QuotaExceededError") return new Refused("full", "this browser has no room left for games");
  return new Refused("not-kept", `this browser cannot keep the game: ${error?.message ?? "unknown"}`);
}
