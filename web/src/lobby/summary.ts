/** A table in one sentence: what is played, by whom, and when it begins. */

import type { GameId } from "../lib/protocol";
import { has, listed, t } from "../lib/texts.svelte";
import { type Draft, isComplete, type SeatDraft } from "./draft";

/** "Cytosis (second edition, with the Virus expansion)": what is played. */
export function playedText(game: GameId, options: Record<string, any>): string {
  return t("new-played", { game: t(`game-${game}`), parts: listed(partsOf(game, options)) });
}

/** "second edition, with the Virus expansion": the same without the game's name. */
export function editionText(game: GameId, options: Record<string, any>): string {
  return listed(partsOf(game, options));
}

function partsOf(game: GameId, options: Record<string, any>): string[] {
  const edition = `edition-${game}-${options["edition"]}.short`;
  return [
    has(edition) ? t(edition) : String(options["edition"]),
    ...(options["virus"] ? [t("new-with-virus")] : []),
    ...(options["epigenetic"] ? [t("new-with-epigenetic")] : []),
    ...(options["rounds"] ? [t("new-with-rounds", { count: options["rounds"] })] : []),
    ...(options["etiquette"] ? [t("new-with-etiquette")] : []),
    ...(options["box"] ? [t("new-with-box")] : []),
  ];
}

/** What is about to be made. */
export function summaryText(draft: Draft): string {
  const { edition, rounds, etiquette, box, modules } = draft;
  const played = playedText(draft.game, { edition, rounds, etiquette, box, ...modules });
  return t("new-summary", { played, who: listed(whoText(draft.seats)), begins: isComplete(draft) ? "now" : "later" });
}

function whoText(seats: SeatDraft[]): string[] {
  const people = seats.flatMap((seat) => {
    if (seat.kind === "me") return [t("new-who-you")];
    return seat.kind === "guest" ? [seat.name.trim() || t("new-seat-guest")] : [];
  });
  const levels = seats.filter((seat) => seat.kind === "bot").map((seat) => seat.bot);
  const bots = [...new Set(levels)].map((level) => {
    const count = levels.filter((other) => other === level).length;
    return t("new-who-bots", { count, level: t(`level-${level}`) });
  });
  const open = seats.filter((seat) => seat.kind === "open").length;
  return [...people, ...bots, ...(open > 0 ? [t("new-who-open", { count: open })] : [])];
}
