/** What a choice would do for certain: asked for when somebody rests on it, and told beside it. */

import type { Line } from "../lib/games";
import { language } from "../lib/texts.svelte";

const AFTER = 90; // milliseconds of resting on a choice

export class Previews {
  shown: { action: string; lines: Line[] } | null = $state.raw(null);
  readonly #ask: (action: string) => Promise<Line[] | null>; // null where nothing can be told
  #known = new Map<string, Line[]>();
  #timer = 0;

  constructor(ask: (action: string) => Promise<Line[] | null>) {
    this.#ask = ask;
  }

  /** Show what an action would do; null hides that. */
  show(action: string | null): void {
    clearTimeout(this.#timer);
    if (this.shown?.action !== action) this.shown = null;
    if (action === null) return;
    const known = this.#known.get(`${language()} ${action}`);
    if (known) this.shown = { action, lines: known };
    else this.#timer = setTimeout(() => void this.#fetch(action), AFTER) as unknown as number;
  }

  /** The table has changed: nothing that was told is certain any more. */
  forget(): void {
    this.show(null);
    this.#known = new Map();
  }

  async #fetch(action: string): Promise<void> {
    const [timer, known] = [this.#timer, this.#known];
    const lines = await this.#ask(action);
    if (!lines || known !== this.#known) return;
    known.set(`${language()} ${action}`, lines);
    if (timer === this.#timer) this.shown = { action, lines };
  }
}
