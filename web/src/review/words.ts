/** The review in words. */

import type { GamePage, Scene } from "../lib/games";
import { formatNumber, signed, t } from "../lib/texts.svelte";
import type { Row, ToldSwing } from "./review.svelte";

/** The same, and a plus where something is won. */
export const change = (points: number): string => (points > 0 ? `+${signed(points)}` : signed(points));

/** A chance as whole per cents. */
export const percent = (chance: number): string => `${formatNumber(Math.round(chance * 100))}%`;

/** Chances in percentage points, whole; a little less than nothing is nothing. */
export const points = (chance: number): number => Math.round(chance * 100) || 0;

/** What a row of the history stands for. */
export function sayRound(rows: Row[], at: number): string {
  if (at === rows.length - 1) return t("review-at-end", { round: rows[at]!.round });
  return rows[at]!.round === 0 ? t("review-at-start") : t("review-after-round", { round: rows[at]!.round });
}

/** The sentence of a swing. */
export function saySwing(page: GamePage, swing: ToldSwing): string {
  const player = swing.scene.names[swing.seat] ?? "";
  const by = Math.abs(points(swing.after) - points(swing.before));
  const played = page.choice(swing.scene, swing.action);
  if (swing.kind === "slip") {
    return t("review-slip", { player, points: by, played, better: page.choice(swing.scene, swing.better!) });
  }
  return t("review-luck", { player, points: by, why: swing.why!, way: swing.after > swing.before ? "up" : "down" });
}

/** What happened meanwhile, line by line. */
export function tellMeanwhile(page: GamePage, swing: ToldSwing): string[] {
  return swing.happened.flatMap(({ log }) => page.story(ofOthers(swing.sceneAfter), log).map((line) => line.text));
}

/** When and where a swing happened. */
export function sayMoment(page: GamePage, swing: ToldSwing): string {
  return `${t("review-move", { number: swing.played + 1 })} · ${page.heading(ofOthers(swing.scene))}`;
}

/** A scene whose seat is not called "you": who reads may be anybody. */
const ofOthers = (scene: Scene): Scene => ({ ...scene, looking: null });
