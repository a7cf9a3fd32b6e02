/** Which places on the screen an entry of the log speaks of, so that they light up with its line. */

import type { Anchor, Scene } from "../lib/games";
import type { Entry, Seat } from "../lib/protocol";
import { marketSlot, row } from "./wording";

/** The places that an act names: where a piece goes, or the card, Goal or vesicle it is about. */
function aboutAct(scene: Scene, act: Entry): Anchor[] {
  const [verb = "", argument = ""] = (act.action ?? "").split(" ");
  if (!argument) return [];
  switch (verb) {
    case "place":
    case "grey": {
      const isMarket = row(scene, "spots", argument)["area"] === "card";
      return [`spot:${argument}`, ...(isMarket ? [`market:${marketSlot(scene, argument).slot}`] : [])];
    }
    case "move":
    case "disk":
      return [`disk:${act.seat}:${argument}`];
    case "evict":
      return [`disk:${argument.replace("-", ":")}`];
    case "goal":
      return [`goal:${argument}`];
    case "keep":
      return [`trait:${act.seat}`];
    case "lose":
      return argument === "hp" ? [`points:${act.seat}`] : [`stock:${act.seat}:${argument}`];
    case "take":
    case "exhaust":
    case "trade":
    case "add":
      return [`stock:${act.seat}:${argument}`];
    case "load":
      return [];
    default:
      return [`card:${argument}`];
  }
}

/** The places that a consequence names; the dummy comes after the last seat. */
export function aboutEntry(scene: Scene, entry: Entry): Anchor[] {
  const { seat } = entry;
  switch (entry.what) {
    case "stock":
      return [`stock:${seat}:${entry["molecule"]}`];
    case "points":
      return [`points:${seat}`];
    case "completed":
    case "attack":
      return [`card:${entry["card"]}`, `completed:${seat}`];
    case "card":
      return [...(entry["card"] ? [`card:${entry["card"]}`] : []), `hand:${seat}`];
    case "deal":
      return [`hand:${seat}`, `stock:${seat}:atp`];
    case "disk":
      return [`disk:${seat}:${entry["disk"]}`];
    case "goal":
      return [`goal:${entry["goal"]}`];
    case "antibodies":
      return [`antibodies:${seat ?? scene.names.length}:${entry["strain"]}`];
    case "trait":
      return [`trait:${seat}`];
    case "market":
      return entry["cards"].map((_: unknown, slot: number) => `market:${slot + 1}`);
    case "discard":
      return ["discard"];
    case "reshuffle":
      return ["deck"];
    case "boost":
      return [`boost:${entry["area"]}`];
    case "marker":
    case "event":
      return [entry.what];
    default:
      return [];
  }
}

const ON_THEIR_OWN = ["deal", "trait"]; // entries that have lines of their own

/** What the entries of one player speak of, each place once. */
export function aboutSeat(scene: Scene, entries: Entry[], seat: Seat): Anchor[] {
  const own = entries.filter((entry) => entry.seat === seat && !ON_THEIR_OWN.includes(entry.what));
  return [
    ...new Set(own.flatMap((entry) => (entry.what === "act" ? aboutAct(scene, entry) : aboutEntry(scene, entry)))),
  ];
}
