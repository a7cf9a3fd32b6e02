/** Clauses as they are cited: the id, and the sentence in every language, as the table's edition has it. */

import type { Clause } from "../lib/protocol.ts";

type Texts = Record<string, string>;
type Written = { id: string; texts: Texts; editions: Record<string, { status: string; texts?: Texts }> };
export type Book = { clauses: Written[] };

const LACKING = ["none", "absent"];

export class Library {
  readonly #fetch: (game: string) => Promise<Book>;
  readonly #books = new Map<string, Map<string, Written>>();

  constructor(fetch: (game: string) => Promise<Book>) {
    this.#fetch = fetch;
  }

  /** Some clauses of a game; where the book cannot be had, their ids have to do. */
  async cite(game: string, edition: string, ids: string[]): Promise<Clause[]> {
    const book = await this.#open(game);
    return ids.map((id) => citeOne(id, book?.get(id), edition));
  }

  async #open(game: string): Promise<Map<string, Written> | undefined> {
    if (!this.#books.has(game)) {
      const book = await this.#fetch(game).catch(() => null);
      if (book) this.#books.set(game, new Map(book.clauses.map((clause) => [clause.id, clause])));
    }
    return this.#books.get(game);
  }
}

function citeOne(id: string, clause: Written | undefined, edition: string): Clause {
  if (!clause) return { id, text: id, texts: { en: id } };
  const standing = clause.editions[edition];
  const own = standing && !LACKING.includes(standing.status) ? standing.texts : undefined;
  const texts = own ?? clause.texts;
  const text = texts["en"]!;
  const others = Object.entries(texts).filter(([language, words]) => language !== "en" && words !== text);
  return { id, text, texts: { en: text, ...Object.fromEntries(others) } };
}
