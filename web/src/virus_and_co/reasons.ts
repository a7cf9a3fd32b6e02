/** Why something cannot be done now, said to the player: what is lacking, who may have it, what comes first. */

import type { Scene } from "../lib/games";
import { has, t } from "../lib/texts.svelte";
import { question } from "./choices";

/** The question that an action answers. */
const ANSWERED: Record<string, string> = {
  keep: "turn",
  circulate: "turn",
  risk: "turn",
  accept: "receive",
  pay: "receive",
  pass: "pass",
  inject: "inject",
  choose: "choose",
  donor: "donor",
};

/** The most telling of the clauses that forbid an action, for the player who asks; nothing where it says all itself. */
export function because(scene: Scene, action: string, clause: string): string {
  const asked = ANSWERED[action.split(" ")[0]!];
  if (!asked) return "";
  if (scene.view["pending"].at(-1) !== asked) return t("because-first", { question: question(scene) });
  return has(`because-${clause}`) ? t(`because-${clause}`) : "";
}
