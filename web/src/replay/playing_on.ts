/** A table that goes on from a moment, while it is being thought up. */

import type { Seat } from "../lib/protocol";

/** Who decides at a seat from now on: a person at this screen by that name, or a bot of a level. */
export type Chair = { kind: "me" | "bot"; name: string; bot: string };
export type Cards = "fresh" | "same";

export const USUAL_LEVEL = "graduate";

/** One person at a seat, the others bots: of the level that they had in the game, if they were bots of one there. */
export function usualChairs(before: (string | null)[], seat: Seat, name: string, levels: string[]): Chair[] {
  return before.map((bot, index) => ({
    kind: index === seat ? "me" : "bot",
    name: index === seat ? name : "",
    bot: bot !== null && levels.includes(bot) ? bot : USUAL_LEVEL,
  }));
}

/** What the server is asked for. */
export function wishFor(
  played: number,
  chairs: Chair[],
  cards: Cards,
  coach: boolean,
  unnamed: (seat: Seat) => string,
): object {
  const seats = chairs.map(({ kind, name, bot }, seat) =>
    kind === "me" ? { kind, name: name.trim() || unnamed(seat) } : { kind, bot },
  );
  return { played, cards, seats, coach, start: true };
}
