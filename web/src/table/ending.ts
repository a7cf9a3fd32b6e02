/** How a game ended, in words. */

import type { Result, Score, Seat } from "../lib/protocol";
import { listed, t } from "../lib/texts.svelte";

/** `isTie` says that somebody else has as many points: a rule of the game has decided. */
export type Ending = { winners: Seat[]; names: string[]; isMine: boolean; points: number; isTie: boolean };

export function endingOf(result: Result, names: string[], mine: Seat[]): Ending {
  const scores = result.scores.map((score, at): Score & { seat: Seat } => ({ ...score, seat: score.seat ?? at }));
  const marked = scores.filter((score) => score["won"] === true).map((score) => score.seat);
  const winners = marked.length > 0 ? marked : result.winner === null ? [] : [result.winner];
  const points = scores.find((score) => winners.includes(score.seat))?.total ?? 0;
  return {
    winners,
    names: winners.map((seat) => names[seat] ?? ""),
    isMine: winners.length === 1 && mine.length === 1 && mine.includes(winners[0]!),
    points,
    isTie: scores.filter((score) => score.total === points).length > winners.length,
  };
}

export function sayWinners({ winners, names, isMine }: Ending): string {
  if (winners.length > 1) return t("table-wins-shared", { players: listed(names) });
  return t("table-wins", { who: isMine ? "you" : "other", player: names[0] ?? "" });
}
