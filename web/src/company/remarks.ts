/** When somebody of the company has a word to say: seldom, at telling moments, and never twice in a row. */

import type { Entry, Seat, SeatInfo } from "../lib/protocol";
import { t } from "../lib/texts.svelte";
import { characterAt, type Character } from "./characters";

export type Moment = "hello" | "score" | "praise" | "hurt" | "won" | "lost";
export type Remark = { seat: Seat; character: Character; text: string };

const MUCH = 7; // points at once that are worth a word
const SELDOM = 2; // one of so many moments has a word

export function sayRemark(character: Character, moment: Moment): string {
  return t(`remark-${moment}`, { manner: character.manner });
}

/** What is said of an event, by its number, which makes it the same whenever it is shown; null for nothing. */
export function remarkOn(seats: SeatInfo[], entries: Entry[], number: number): Remark | null {
  const gains = gainsIn(entries, seats.length);
  const ended = entries.find(({ what }) => what === "end");
  const speak = (seat: Seat, moment: Moment): Remark | null => {
    const character = characterAt(seats[seat]);
    return character && { seat, character, text: sayRemark(character, moment) };
  };
  const bots = seats.flatMap((seat, index) => (characterAt(seat) ? [index] : []));
  if (bots.length === 0) return null;
  if (ended) {
    const winner = bots.find((seat) => seat === ended["winner"]);
    return winner === undefined ? speak(bots[number % bots.length]!, "lost") : speak(winner, "won");
  }
  if (entries.some(({ what, round }) => what === "round" && round === 1))
    return speak(bots[number % bots.length]!, "hello");
  if (number % SELDOM) return null;
  const best = gains.indexOf(Math.max(...gains));
  if (gains[best]! >= MUCH)
    return bots.includes(best) ? speak(best, "score") : speak(bots[number % bots.length]!, "praise");
  const hurt = gains.findIndex((gain, seat) => gain < 0 && bots.includes(seat));
  return hurt < 0 ? null : speak(hurt, "hurt");
}

/** The points that each seat has won or lost. */
function gainsIn(entries: Entry[], seats: number): number[] {
  const gains = Array.from({ length: seats }, () => 0);
  for (const entry of entries) {
    const by = entry.what === "points" ? entry["change"] : entry.what === "scored" ? entry["points"] : 0;
    if (by && entry.seat !== undefined && entry.seat !== null) gains[entry.seat]! += by;
  }
  return gains;
}
