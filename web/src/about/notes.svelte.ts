/** The science notes of the games, asked for once and only when somebody wants to read. */

import { api } from "../lib/api";
import type { Thing } from "../lib/games";
import type { GameId, Note, Notes } from "../lib/protocol";
import { language } from "../lib/texts.svelte";

const asked = new Map<GameId, Promise<Notes>>();
let known: Partial<Record<GameId, Notes>> = $state.raw({});

export function notesOf(game: GameId): Promise<Notes> {
  if (!asked.has(game)) asked.set(game, load(game));
  return asked.get(game)!;
}

/** What could not be had now is asked for anew the next time. */
async function load(game: GameId): Promise<Notes> {
  try {
    const { notes } = await api.notes(game);
    known = { ...known, [game]: notes };
    return notes;
  } catch (refusal) {
    asked.delete(game);
    throw refusal;
  }
}

/** The notes of a game once they are there, for what shows them in passing. */
export function knownNotes(game: GameId): Notes | null {
  return known[game] ?? null;
}

/** The note about a thing; there is none about what only an own box has. */
export function noteOn(notes: Notes, { family, id }: Thing): Note | null {
  const own = Object.hasOwn(notes, family) ? notes[family]! : {};
  return Object.hasOwn(own, id) ? own[id]! : null;
}

/** A note in the language now. */
export function textsOf(note: Note): { brief: string; more: string; game: string } {
  return note.texts[language()] ?? note.texts["en"]!;
}

export function atlasPath(game: GameId, { family, id }: Thing): string {
  return `/atlas/${game}/${family}/${id}`;
}
