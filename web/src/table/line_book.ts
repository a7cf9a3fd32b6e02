/** The lines of chapters, kept once told: a language, the eyes and the chapter's number say which they are. */

import type { Line } from "../lib/games";
import type { Seat } from "../lib/protocol";
import { language } from "../lib/texts.svelte";

export class LineBook {
  readonly #told = new Map<string, Line[]>();

  lines(eyes: Seat | null, number: number, tell: () => Line[]): Line[] {
    const key = `${language()} ${eyes} ${number}`;
    const known = this.#told.get(key) ?? tell();
    this.#told.set(key, known);
    return known;
  }
}
