/** A table that goes on from a moment, while it is being thought up. */

import type { Seat } from "../lib/protocol";

/** Who decides at a seat from now on: a person at this screen by that name, or a bot of a level. */
export type Chair = { kind: "me" | "bot"; name: string; bot: string };
export type Cards = "fresh" | "same";

export const USUAL_LEVEL = "graduate";

/** One person at the seat that was looked through, the others bots. */
export function usualChairs(players: number, seat: Seat | null, name: string, level: string): Chair[] {
  return Array.from({ length: players }, (_, index) => ({
    kind: index === (seat ?? 0) ? "me" : "bot",
    name: index === (seat ?? 0) ? name : "",
    bot: level,
  }));
}

/** What the server is asked for. */
export function wishFor(played: number, chairs: Chair[], cards: Cards, unnamed: (seat: Seat) => string): object {
  const seats = chairs.map(({ kind, name, bot }, seat) =>
    kind === "me" ? { kind, name: name.trim() || unnamed(seat) } : { kind, bot },
  );
  return { played, cards, seats, start: true };
}
