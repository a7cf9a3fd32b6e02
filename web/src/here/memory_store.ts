/** Tables that are kept as long as the page lives: where a browser keeps nothing, and in tests. */

import { Conflict, type Entry, type Kept, type KeptReview, type Line, type Store } from "./journal.ts";

export class MemoryStore implements Store {
  readonly isLasting = false;
  readonly #tables = new Map<string, Kept>();
  readonly #reviews = new Map<string, KeptReview>();

  async create(kept: Kept): Promise<void> {
    this.#tables.set(kept.line.id, structuredClone(kept));
  }

  async append(line: Line, entry: Entry): Promise<void> {
    const kept = this.#tables.get(line.id);
    if (kept?.entries.length !== entry.number - 1) throw new Conflict("there is such an entry");
    kept.line = structuredClone(line);
    kept.entries.push(structuredClone(entry));
  }

  async find(table: string): Promise<Kept | null> {
    return structuredClone(this.#tables.get(table) ?? null);
  }

  async lines(): Promise<Line[]> {
    return [...this.#tables.values()].map(({ line }) => structuredClone(line));
  }

  async remove(table: string): Promise<void> {
    this.#tables.delete(table);
    this.#reviews.delete(table);
  }

  async findReview(table: string): Promise<KeptReview | null> {
    return structuredClone(this.#reviews.get(table) ?? null);
  }

  async keepReview(table: string, kept: KeptReview): Promise<void> {
    if (this.#tables.has(table)) this.#reviews.set(table, structuredClone(kept));
  }
}
