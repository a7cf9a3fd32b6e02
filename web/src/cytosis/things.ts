/** What there is to tell about on the table of Cytosis: which things an anchor shows, and what they are called. */

import type { Anchor, Scene, Thing } from "../lib/games";
import { t } from "../lib/texts.svelte";
import { strainOn } from "./board/standing";
import { kindOf } from "./facts";
import { capital, marketSlot, named, row } from "./wording";

const NAMED_ANEW = ["molecule"]; // on the table these go by an abbreviation

const area = (id: string): Thing[] => [{ family: "area", id }];

/** A card or an Event; those of a virus tell of the virus. */
function printed(scene: Scene, family: "card" | "event", id: string | null | undefined): Thing[] {
  if (!id) return [];
  const { strain } = row(scene, `${family}s`, id);
  return [strain ? { family: "strain", id: strain } : { family, id }];
}

/** A market spot tells of the card beside it first. */
function spot(scene: Scene, id: string): Thing[] {
  const place: string | undefined = row(scene, "spots", id)["area"];
  if (!place) return [];
  return place === "card" ? [...printed(scene, "card", marketSlot(scene, id).card), ...area(place)] : area(place);
}

/** A vesicle tells of the organelle where it lies, and of what it carries. */
function disk(scene: Scene, seat: string, number: string): Thing[] {
  const player = scene.view["players"]?.[seat];
  const place: string | null | undefined = player?.disk_area[number];
  const cargo = Object.entries((player?.cargo[number] ?? {}) as Record<string, number>);
  return place
    ? [...area(place), ...cargo.filter(([, count]) => count).map(([id]) => ({ family: "molecule", id }))]
    : [];
}

/** An Epigenetic card that is chosen from, or the one of a player. */
function trait(scene: Scene, id: string): Thing[] {
  const isSeat = /^\d+$/.test(id);
  const shown: string | null | undefined = isSeat ? scene.view["players"]?.[id]?.trait : id;
  return shown ? [{ family: "trait", id: shown }] : [];
}

export function things(scene: Scene, anchor: Anchor): Thing[] {
  const [family = "", first = "", second = ""] = anchor.split(":");
  const { view } = scene;
  switch (family) {
    case "spot":
      return spot(scene, first);
    case "area":
    case "boost":
      return area(first);
    case "disk":
      return disk(scene, first, second);
    case "market":
      return [...printed(scene, "card", view["market"]?.[first]), ...area("card")];
    case "card":
      return printed(scene, "card", first);
    case "discard":
      return printed(scene, "card", view["discard"]?.at(-1));
    case "event":
      return printed(scene, "event", view["event"]);
    case "strain": {
      const id = strainOn(scene);
      return id ? [{ family, id }] : [];
    }
    case "antibodies":
      return [{ family: "strain", id: second }];
    case "supply":
      return [{ family: "molecule", id: first }];
    case "stock":
      return [{ family: "molecule", id: second }];
    case "trait":
      return trait(scene, first);
    case "goal":
      return [{ family, id: first }];
    default:
      return [];
  }
}

export function titles(scene: Scene, { family, id }: Thing): { name: string; kind: string } {
  const name = NAMED_ANEW.includes(family) ? t(`atlas-${family}-${id}`) : named(scene, family, id);
  return { name, kind: family === "card" ? capital(kindOf(scene, id)) : t(`atlas-kind-${family}`) };
}
