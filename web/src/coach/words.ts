/** What the coach says, in words. */

import type { Scene } from "../lib/games";
import type { Hint } from "../lib/protocol";
import { has, t } from "../lib/texts.svelte";

const CLEAR = 0.04; // of the chance to win, by which the best choice is better than the next
const EVEN = 0.01;
const SEATS = "ABCDEF"; // as the reasons call players

/** Why a choice is good: a half sentence; values that begin with "@" are texts themselves, and players have names. */
export function sayReason(scene: Scene, reason: Hint["reason"]): string {
  const edition = editionOf(scene);
  const values = Object.entries(reason.values).map(([name, value]) => {
    if (name === "player") return [name, scene.names[SEATS.indexOf(String(value))] ?? value];
    return [name, typeof value === "string" && value.startsWith("@") ? nameOf(scene, value.slice(1)) : value];
  });
  return t(reason.id, { edition, ...Object.fromEntries(values) });
}

/** What a text names: a thing of an own box by the name that stands there. */
function nameOf(scene: Scene, text: string): string {
  const [family = "", ...words] = text.split("-");
  const own = scene.components.rows[`${family}s`]?.[words.join("-")]?.["name"] as string | undefined;
  return own || (has(text) ? t(text, { edition: editionOf(scene) }) : words.join(" "));
}

function editionOf(scene: Scene): string {
  return String(scene.options["edition"] ?? "second");
}

/** A chance as a share of a hundred; what is neither certain nor impossible is not called so. */
export function sayChance(chance: number): string {
  return t("coach-percent", { percent: Math.round(100 * chance) });
}

/** Whether the first choice is better than the next by more than nothing: equals have no best. */
export function hasBest(choices: Hint[]): boolean {
  return choices.length < 2 || choices[0]!.chance - choices[1]!.chance >= EVEN;
}

/** How the best choice compares with the next. */
export function sayVerdict(choices: Hint[]): string {
  if (choices.length < 2) return t("coach-verdict-only");
  const lead = choices[0]!.chance - choices[1]!.chance;
  return t(lead >= CLEAR ? "coach-verdict-clear" : lead >= EVEN ? "coach-verdict-slight" : "coach-verdict-even");
}
