/** The room that a surface has, measured while people resize windows and letters; and how it is laid out in it. */

import { arrange, type Arrangement } from "./arrangement";

export class Room {
  width = $state(0); // pixels
  height = $state(0);
  letter = $state(0); // pixels of 1 rem
  readonly #least: () => number; // rem that a desk must be high: more than a window whose question stands beside it has

  constructor(least: () => number) {
    this.#least = least;
  }

  get arrangement(): Arrangement {
    return arrange({ width: this.width, height: this.height, letter: this.letter, least: this.#least() });
  }

  /** The table scrolls, past the own things. */
  get flows(): boolean {
    return this.arrangement === "phone" || this.arrangement === "short";
  }

  isLower(rem: number): boolean {
    return this.height < rem * this.letter;
  }
}
