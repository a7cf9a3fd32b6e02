/** What there is to tell about on the table of Virus & Co.: its open cards. */

import type { Anchor, Scene, Thing } from "../lib/games";
import { t } from "../lib/texts.svelte";
import { cardName, kindName } from "./naming";
import { cardInQuestion, isRisk, movingCard, movingSeat, rowName } from "./reading";

/** A card whose face is known, by the name of its row: copies tell the same. */
function told(scene: Scene, card: string | null | undefined): Thing[] {
  return card ? [{ family: isRisk(scene, card) ? "risk" : "card", id: rowName(scene, card) }] : [];
}

export function things(scene: Scene, anchor: Anchor): Thing[] {
  const [family = "", first = ""] = anchor.split(":");
  switch (family) {
    case "card":
      return told(scene, first);
    case "pile":
      return told(scene, scene.view["offers"][first]);
    case "tray":
      return Number(first) === movingSeat(scene) ? told(scene, movingCard(scene)) : [];
    case "moving":
      return told(scene, cardInQuestion(scene));
    case "discard":
    case "discard-top":
      return told(scene, scene.view["discard"].at(-1));
    default:
      return [];
  }
}

export function titles(scene: Scene, { family, id }: Thing): { name: string; kind: string } {
  const kind = family === "risk" ? t("clinic-kind-risk") : kindName(scene, id);
  return { name: cardName(scene, id), kind: kind.charAt(0).toLocaleUpperCase() + kind.slice(1) };
}
