/** The short way into a game: one person against bots of one level, begun at once, and remembered for the next time. */

import { api } from "../lib/api";
import { cabinet } from "../lib/cabinet";
import { keepPlace } from "../lib/places";
import type { GameId } from "../lib/protocol";
import { go } from "../lib/router.svelte";
import { settings } from "../lib/settings.svelte";
import { t } from "../lib/texts.svelte";

export const GAMES: GameId[] = ["cytosis", "virus-and-co"];
export const LEVELS = ["freshman", "graduate", "postdoc", "laureate"]; // until the server has named its own

const KEY = "vesicle.last-level";
const PLAYERS = 4;

/** The level of the last quick game of each game that was played so. */
export function lastLevels(): Partial<Record<GameId, string>> {
  try {
    return JSON.parse(cabinet.getItem(KEY) ?? "{}") as Partial<Record<GameId, string>>;
  } catch {
    return {};
  }
}

/** The levels of each game, from the weakest, as `GET /api/bots` names them. */
export function levelsOf(bots: Record<string, any>): Partial<Record<GameId, string[]>> {
  const levels = bots["levels"] as Record<string, { level: string }[]>;
  return Object.fromEntries(Object.entries(levels).map(([game, all]) => [game, all.map((one) => one.level)]));
}

/** What the person at this screen is called; a newcomer has not said. */
export function ownName(): string {
  return settings.name || t("lobby-newcomer");
}

/** Whether a quick game comes with a coach: against the weakest bots, which are for learning. */
export function hasCoach(level: string, levels: string[]): boolean {
  return level === levels[0];
}

/** A table against three bots, and there. */
export async function playAtOnce(game: GameId, level: string, levels: string[]): Promise<void> {
  const bots = Array.from({ length: PLAYERS - 1 }, () => ({ kind: "bot", bot: level }));
  const seats = [{ kind: "me", name: ownName() }, ...bots];
  const place = await api.create({
    game,
    options: { players: PLAYERS },
    seats,
    coach: hasCoach(level, levels),
    start: true,
  });
  cabinet.setItem(KEY, JSON.stringify({ ...lastLevels(), [game]: level }));
  keepPlace(place.table, place.token, place.invite);
  go(`/t/${place.table}`);
}
