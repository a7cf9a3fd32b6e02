/** What the atlas of a game shows: its page, everything in its box, and the notes; opened once. */

import { notesOf } from "../about/notes.svelte";
import { api } from "../lib/api";
import { loadGame, type GamePage, type Scene, type Thing } from "../lib/games";
import type { Components, GameId, Notes } from "../lib/protocol";

export type Book = { game: GameId; page: GamePage; scene: Scene; notes: Notes };

/** Things of a kind, side by side. */
export type Shelf = { id: string; things: Thing[] };

const FAMILIES = ["area", "molecule", "card", "event", "strain", "trait", "risk"]; // in this order
const opened = new Map<GameId, Promise<Book>>();

export function openBook(game: GameId): Promise<Book> {
  const known = opened.get(game);
  if (known) return known;
  const book = open(game);
  opened.set(game, book);
  book.catch(() => opened.delete(game)); // what failed is tried again the next time
  return book;
}

async function open(game: GameId): Promise<Book> {
  const [page, components, notes] = await Promise.all([loadGame(game), api.box(game), notesOf(game)]);
  return { game, page, scene: atNoTable(components), notes };
}

/** Names and pictures ask for a scene; here nobody sits and nothing is played. */
export function atNoTable(components: Components): Scene {
  const options = { edition: "second", virus: true, epigenetic: true };
  return { view: {}, components, seats: [], options, looking: null, mine: [], names: [] };
}

/** Everything that there is a note about, by family; cards by their kind. */
export function shelvesOf({ notes, scene }: Pick<Book, "notes" | "scene">): Shelf[] {
  const cards = scene.components.rows["cards"] ?? {};
  const shelves = new Map<string, Thing[]>();
  for (const family of FAMILIES) {
    for (const id of Object.keys(notes[family] ?? {})) {
      const shelf: string = family === "card" ? (cards[id]?.kind ?? family) : family;
      shelves.set(shelf, [...(shelves.get(shelf) ?? []), { family, id }]);
    }
  }
  return [...shelves].map(([id, things]) => ({ id, things }));
}

const same = (one: Thing, other: Thing): boolean => one.family === other.family && one.id === other.id;

/** The shelf on which a thing stands, and its neighbours there. */
export function placeOf(shelves: Shelf[], thing: Thing): { shelf: Shelf; before?: Thing; after?: Thing } | null {
  const shelf = shelves.find(({ things }) => things.some((one) => same(one, thing)));
  if (!shelf) return null;
  const at = shelf.things.findIndex((one) => same(one, thing));
  const [before, after] = [shelf.things[at - 1], shelf.things[at + 1]];
  return { shelf, ...(before && { before }), ...(after && { after }) };
}

/** A name as it is searched for: small letters without accents. */
export function plain(name: string): string {
  return name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** The things whose names have every word, those that begin with the first one first. */
export function search({ page, scene }: Book, shelves: Shelf[], words: string): Thing[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean);
  const named = shelves.flatMap(({ things }) =>
    things.map((thing) => ({ thing, name: plain(page.titles(scene, thing).name) })),
  );
  const found = named.filter(({ name }) => wanted.every((word) => name.includes(word)));
  const begins = ({ name }: { name: string }): number => (name.startsWith(wanted[0] ?? "") ? 0 : 1);
  return found.sort((one, other) => begins(one) - begins(other)).map(({ thing }) => thing);
}
