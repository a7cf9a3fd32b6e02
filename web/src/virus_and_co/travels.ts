/** Which cards and pills travel when something happens. */

import type { Scene, Travel } from "../lib/games";
import type { Entry, Seat } from "../lib/protocol";
import { ownerOf } from "./choices";
import { movingCard, patient, PILLS, type Pill } from "./reading";

const MOST_PILLS = 8; // of one event; more would only keep people waiting

export function travels(before: Scene, after: Scene, entries: Entry[]): Travel[] {
  return [
    ...entries.flatMap((entry) => moveCard(before, after, entry, entries)),
    ...movePills(before, entries),
    ...moveDiscarded(before, after),
    ...entries.filter((entry) => entry.what === "scored" && entry["icu"]).map((entry) => movePatient(after, entry)),
  ];
}

function moveCard(before: Scene, after: Scene, entry: Entry, entries: Entry[]): Travel[] {
  const card = entry["card"] as string | null | undefined;
  switch (entry.what) {
    case "passed": {
      const moving = movingCard(after) ?? movingCard(before) ?? null;
      return [{ piece: pieceOf(moving), from: originOf(before, entry["from"], entries), to: `moving:${entry["to"]}` }];
    }
    case "kept":
      return [{ piece: pieceOf(card), from: pileOf(before, card), to: `moving:${after.view["active"]}` }];
    case "virus":
      return moveVirus(before, entry.seat ?? 0, card ?? null);
    case "injection": {
      const from = movingCard(before) === undefined ? pileOf(before, card) : `moving:${entry.seat}`;
      return [{ piece: pieceOf(card), from, to: `card:${entry["on"] ?? card}` }];
    }
    case "lasting":
      return [{ piece: pieceOf(card), from: `moving:${entry.seat}`, to: `card:${card}` }];
    case "turn-card":
      return [{ piece: "turn-card", from: `turn-card:${before.view["turn_card"]}`, to: `turn-card:${entry.seat}` }];
    default:
      return [];
  }
}

/** A Virus comes from another bed, from a pile, or from the tray where it lay. */
function moveVirus(before: Scene, seat: Seat, card: string | null): Travel[] {
  const owner = card === null ? undefined : ownerOf(before, card);
  const to = card === null ? `bed:${seat}` : `card:${card}`;
  if (owner !== undefined) return [{ piece: pieceOf(card), from: to, to }];
  if (movingCard(before) === undefined) return [{ piece: pieceOf(card), from: pileOf(before, card), to }];
  return [{ piece: pieceOf(card), from: `moving:${before.view["recipient"] ?? before.view["seat"]}`, to }];
}

/** Where a card that is passed comes from: a pile or a hand at first, then the tray of who refused it. */
function originOf(before: Scene, from: Seat | null, entries: Entry[]): string {
  if (before.view["passes"] > 0) return `moving:${from}`;
  const started = entries.find((entry) => entry.what === "circulates");
  const pile = started ? pileOf(before, started["card"]) : null;
  return pile ?? `hand:${before.view["active"]}`;
}

function pileOf(before: Scene, card: string | null | undefined): string {
  const offers = Object.entries(before.view["offers"] as Record<string, string | null>);
  const found = offers.find(([, offer]) => offer !== null && offer === card);
  return found ? `pile:${found[0]}` : `hand:${before.view["active"]}`;
}

/** Losses are matched with gains of the same colour, one pill after the other. */
function movePills(before: Scene, entries: Entry[]): Travel[] {
  const moves: Travel[] = [];
  for (const pill of PILLS) {
    const from = placesOf(entries, pill, -1);
    const to = placesOf(entries, pill, 1);
    for (let place = 0; place < Math.min(from.length, to.length); place += 1) {
      if (from[place] !== to[place]) moves.push({ piece: `pill:${pill}`, from: from[place]!, to: to[place]! });
    }
  }
  return before.view["winner"] === null ? moves.slice(0, MOST_PILLS) : [];
}

function placesOf(entries: Entry[], pill: Pill, direction: 1 | -1): string[] {
  return entries.flatMap((entry) => {
    const amount = entry["pill"] === pill ? direction * (entry["change"] as number) : 0;
    if (amount <= 0) return [];
    const place = entry.what === "pharmacy" ? `pharmacy:${pill}` : `${entry.what}:${entry.seat}:${pill}`;
    return Array.from({ length: amount }, () => place);
  });
}

function moveDiscarded(before: Scene, after: Scene): Travel[] {
  const used = after.view["discard"] as string[];
  if (used.length <= before.view["discard"].length) return [];
  const seat = before.view["recipient"] ?? before.view["seat"];
  return [{ piece: pieceOf(used.at(-1)), from: `moving:${seat}`, to: "discard" }];
}

function movePatient(after: Scene, entry: Entry): Travel {
  const seat = entry.seat ?? 0;
  const colour = patient(after, seat) ? (after.seats[seat]?.colour ?? "teal") : "teal";
  return { piece: `patient:${colour}`, from: `bed:${seat}`, to: "icu" };
}

function pieceOf(card: string | null | undefined): string {
  return card ? `card:${card}` : "back";
}
