/** Which pieces travel between which places when something happens, in the order that tells it best.
 *
 * A place that is named twice, as where a piece leaves and where it lands, has moved itself: a vesicle, a card. */

import type { Anchor, Scene, Travel } from "../lib/games";
import type { Entry, Seat } from "../lib/protocol";
import { ownersOf } from "./pieces/owners";
import { marketSlot, row } from "./wording";

const MOST = 12; // pieces in one step
const MOST_ALIKE = 3; // of one molecule

type Step = { before: Scene; after: Scene; entries: Entry[]; verb: string; argument: string; seat: Seat | null };

export function travels(before: Scene, after: Scene, entries: Entry[]): Travel[] {
  const act = entries.find((entry) => entry.what === "act");
  const [verb = "", argument = ""] = (act?.action ?? "").split(" ");
  const step: Step = { before, after, entries, verb, argument, seat: act?.seat ?? null };
  const isOver = entries.some((entry) => entry.what === "end");
  const told = [
    ...placed(step),
    ...cards(step),
    ...entries.filter(({ what }) => what === "stock").flatMap((entry) => molecules(step, entry)),
    ...entries.flatMap((entry) => vesicle(step, entry)),
    ...entries.flatMap((entry) => tokens(step, entry)),
    ...(isOver ? [] : entries.filter(({ what }) => what === "points").flatMap((entry) => points(step, entry))),
    ...newRound(step),
  ];
  return told.slice(0, MOST);
}

// Names of pieces: Piece.svelte draws them.

function owned(piece: string, scene: Scene, seat: Seat): string {
  const owner = ownersOf(scene)[seat];
  return owner ? `${piece} ${seat} ${owner.letter} ${owner.colour}` : piece;
}

function flask(scene: Scene, seat: Seat): string {
  return owned(scene.options["edition"] === "preview" ? "worker" : "flask", scene, seat);
}

function card(scene: Scene, id: string | null): string {
  if (!id) return "back";
  const { kind, colour } = row(scene, "cards", id);
  return `card ${kind} ${colour ?? ""}`.trim();
}

/** Where a player's card is: face up before its owner, else among those in hand. */
function held(scene: Scene, seat: Seat, id: string | null): Anchor {
  return id && seat === scene.looking ? `card:${id}` : `hand:${seat}`;
}

// What the act itself moves

function placed({ before, verb, argument, seat }: Step): Travel[] {
  if (seat === null) return [];
  if (verb === "place") return [{ piece: flask(before, seat), from: `flasks:${seat}`, to: `spot:${argument}` }];
  if (verb === "grey") return [{ piece: "grey", from: "grey", to: `spot:${argument}` }];
  if (verb === "goal") return [{ piece: owned("claim", before, seat), from: `player:${seat}`, to: `goal:${argument}` }];
  return [];
}

function cards(step: Step): Travel[] {
  const { before, verb, argument, seat, entries } = step;
  const own: Travel[] = [];
  if (seat !== null && verb === "return") {
    const id = argument || null;
    own.push({ piece: card(before, id), from: held(before, seat, id), to: "deck" });
  }
  if (seat !== null && verb === "play") {
    own.push({ piece: card(before, argument), from: held(before, seat, argument), to: "discard" });
  }
  return [...own, ...entries.flatMap((entry) => cardOf(step, entry))];
}

function cardOf(step: Step, entry: Entry): Travel[] {
  const { before, after } = step;
  const [seat, id] = [entry.seat as Seat, (entry["card"] ?? null) as string | null];
  switch (entry.what) {
    case "card":
      return [{ piece: card(after, id), from: bought(step), to: held(after, seat, id) }];
    case "attack":
      return [{ piece: card(after, id), from: bought(step), to: `completed:${seat}` }];
    case "completed":
      return [{ piece: card(after, id), from: held(before, seat, id), to: `completed:${seat}` }];
    case "deal":
      return [
        ...(entry["cards"] as (string | null)[]).map((dealt) => ({
          piece: card(after, dealt),
          from: "deck",
          to: held(after, seat, dealt),
        })),
        { piece: "molecule atp", from: "supply:atp", to: `stock:${seat}:atp` },
      ];
    default:
      return [];
  }
}

/** Where a card comes from that a player gets. */
function bought({ before, verb, argument }: Step): Anchor {
  return verb === "place" || verb === "grey" ? `market:${marketSlot(before, argument).slot}` : "deck";
}

// What the act changes

/** Molecules of a player: from where they were earned, or to where they are spent. */
function molecules(step: Step, entry: Entry): Travel[] {
  const { seat, molecule, change } = entry as Entry & { seat: Seat; molecule: string; change: number };
  const stock = `stock:${seat}:${molecule}`;
  const elsewhere = change > 0 ? earnedAt(step, seat, molecule) : spentOn(step, seat, molecule);
  const travel = {
    piece: `molecule ${molecule}`,
    from: change > 0 ? elsewhere : stock,
    to: change > 0 ? stock : elsewhere,
  };
  return Array.from({ length: Math.min(Math.abs(change), MOST_ALIKE) }, () => ({ ...travel }));
}

function earnedAt({ before, verb, argument, seat: actor, entries }: Step, seat: Seat, molecule: string): Anchor {
  const displaced = entries.find((entry) => entry.what === "disk" && entry.seat === seat && entry["area"] === null);
  if (displaced && seat !== actor) return `disk:${seat}:${displaced["disk"]}`;
  if (seat === actor && verb === "play") return "discard";
  if (seat !== actor || (verb !== "place" && verb !== "grey")) return `supply:${molecule}`;
  const { area, gain } = row(before, "spots", argument);
  const boost = row(before, "areas", area)["boost"];
  const isBoost = !gain?.[molecule] && before.view["boost"]?.[boost]?.[molecule];
  return isBoost ? `boost:${boost}` : `spot:${argument}`;
}

/** What is loaded goes on a vesicle; the rest goes back to the piles. */
function spentOn({ verb, entries, seat: actor }: Step, seat: Seat, molecule: string): Anchor {
  const disk = entries.find((entry) => entry.what === "disk" && entry.seat === seat && entry["area"] !== null);
  const isLoaded = seat === actor && disk && (verb === "load" || verb === "add");
  return isLoaded ? `disk:${seat}:${disk["disk"]}` : `supply:${molecule}`;
}

function vesicle({ after }: Step, entry: Entry): Travel[] {
  if (entry.what !== "disk" || entry["area"] === entry["from"]) return [];
  const place = `disk:${entry.seat}:${entry["disk"]}`;
  return [{ piece: owned("vesicle", after, entry.seat as Seat), from: place, to: place }];
}

/** Markers, antibodies and dice. */
function tokens({ after }: Step, entry: Entry): Travel[] {
  switch (entry.what) {
    case "marker":
      return [{ piece: "marker", from: "marker", to: "marker" }];
    case "antibodies": {
      const to = `antibodies:${entry.seat ?? "dummy"}:${entry["strain"]}`;
      return [{ piece: `antibody ${entry["strain"]}`, from: "strain", to }];
    }
    case "outbreak":
      return (entry["responses"] as { seat: Seat; dice: number[] }[]).flatMap(({ seat, dice }) =>
        dice.map((face) => ({ piece: `die ${face}`, from: `player:${seat}`, to: `dice:${seat}` })),
      );
    case "boost":
      return [{ piece: `molecule ${entry["molecule"]}`, from: "event", to: boostPlace(after, entry["area"]) }];
    default:
      return [];
  }
}

const boostPlace = (scene: Scene, area: string): Anchor => `boost:${row(scene, "areas", area)["boost"] ?? area}`;

/** Points come from what has brought them, and go where they are lost. */
function points({ entries, argument }: Step, entry: Entry): Travel[] {
  const { seat, source, change } = entry as Entry & { seat: Seat; source: string; change: number };
  const done = entries.find(({ what }) => what === "completed");
  const places: Record<string, Anchor> = {
    cards: `completed:${seat}`,
    receptors: done ? `completed:${done.seat}` : `completed:${seat}`,
    claims: `goal:${argument}`,
    virus: "strain",
  };
  const place = places[source] ?? `player:${seat}`;
  const piece = `points ${change}`;
  return change > 0 ? [{ piece, from: place, to: `points:${seat}` }] : [{ piece, from: `points:${seat}`, to: place }];
}

// Phase 2

function newRound(step: Step): Travel[] {
  return [
    ...step.entries.flatMap((entry) => thrownAway(step, entry)),
    ...(step.entries.some(({ what }) => what === "market") ? refilled(step) : []),
    ...(step.entries.some(({ what }) => what === "round") ? takenHome(step) : []),
  ];
}

function thrownAway({ before, verb, argument }: Step, entry: Entry): Travel[] {
  if (entry.what !== "discard") return [];
  const left = (entry["cards"] as string[]).filter((id) => verb !== "play" || id !== argument);
  return left.map((id) => ({ piece: card(before, id), from: `card:${id}`, to: "discard" }));
}

/** Cards move up in the market, and new ones come from the deck. */
function refilled({ before, after }: Step): Travel[] {
  const [had, has] = [before.view["market"], after.view["market"]] as Record<string, string | null>[];
  const moves = Object.entries(has!).flatMap(([slot, id]): Travel[] => {
    if (!id || had![slot] === id) return [];
    const known = Object.values(had!).includes(id);
    return [{ piece: card(after, id), from: known ? `card:${id}` : "deck", to: `market:${slot}` }];
  });
  return moves;
}

/** The pieces of a round go back to their owners. */
function takenHome({ before, verb, argument, seat }: Step): Travel[] {
  const occupants: Record<string, Seat | null> = { ...before.view["occupant"] };
  if (verb === "place" && seat !== null) occupants[argument] = seat;
  const own = Object.entries(occupants).flatMap(([spot, owner]): Travel[] =>
    owner === null ? [] : [{ piece: flask(before, owner), from: `spot:${spot}`, to: `flasks:${owner}` }],
  );
  const greys = Object.entries(before.view["greys"] as Record<string, number>).flatMap(([spot, count]) =>
    Array.from({ length: count }, () => ({ piece: "grey", from: `spot:${spot}`, to: "grey" })),
  );
  return [...own, ...greys];
}
