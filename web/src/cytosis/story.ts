/** What happened, told in sentences: the entries of one step of the log. */

import type { Line, Scene } from "../lib/games";
import type { Entry, Seat } from "../lib/protocol";
import type { Values } from "../lib/texts.svelte";
import { aboutEntry, aboutSeat } from "./about";
import {
  amount,
  amounts,
  cardName,
  cardNames,
  change,
  eventDoes,
  figure,
  MOLECULES,
  named,
  playerName,
  points,
  say,
  spotName,
  traitDoes,
  who,
  type Counts,
} from "./wording";

const AT_THE_END = ["macromolecules", "detox", "sets", "goals"]; // sources that the last table lists
const SELF_EVIDENT: Counts = { take: 1, exhaust: 1, trade: 1, add: -1, lose: -1 }; // told by the sentence itself

const IN_BRACKETS = ["stock", "disk"]; // what an act brought its player, which needs no rule of its own
const CAUSES = ["event", "outbreak"]; // why several players gain or lose

const HEADLINES = ["round", "end"];

type Sentence = { id: string; values: Values };

/** One step: the act with what it brought its player, then what it did to others and to the table.
 *
 * A virus that an Event has brought is told after it; one that was bought has taken health points before. */
export function story(scene: Scene, all: Entry[]): Line[] {
  if (all[0]?.what !== "act") return all.flatMap((entry) => tellTable(scene, entry));
  const struck = struckBy(all);
  const entries = all.filter((entry) => !struck.includes(entry));
  const act = entries[0]!;
  const told = tellAct(scene, act, entries);
  const lines = [...told, ...tellDisplaced(scene, act, entries)];
  const others = tellOthers(scene, told.length ? act : null, entries);
  const outbreak = entries.filter((entry) => entry.what === "outbreak").flatMap((entry) => tellOutbreak(scene, entry));
  const isByEvent = outbreak.length > 0 && entries.some((entry) => entry.what === "event");
  if (!isByEvent) lines.push(...others, ...outbreak);
  for (const entry of entries.slice(1)) {
    lines.push(...tellTable(scene, entry, act.action));
    if (entry.what !== "event") continue;
    lines.push(...(isByEvent ? [...outbreak, ...others] : tellOthers(scene, null, [entry, ...struck])));
  }
  return lines;
}

/** What an Event took from people's stocks: it is told with the Event, and not with the act before it. */
function struckBy(entries: Entry[]): Entry[] {
  const event = entries.findIndex((entry) => entry.what === "event");
  return event < 0 ? [] : entries.slice(event).filter((entry) => entry.what === "stock");
}

function tellAct(scene: Scene, act: Entry, entries: Entry[]): Line[] {
  const seat = act.seat as Seat;
  const [verb = "", argument = ""] = (act.action ?? "").split(" ");
  const own: Record<string, Entry> = {};
  for (const entry of entries) if (entry.seat === seat) own[entry.what] = entry;
  const sentence = sentenceFor(scene, verb, argument, own);
  if (!sentence) return [];
  const evident = verb in SELF_EVIDENT ? { [argument]: SELF_EVIDENT[verb]! } : {};
  const changes = sentence.id === "log-load" ? [] : tellChanges(scene, entries, seat, evident);
  const text = say(scene, sentence.id, { ...sentence.values, ...who(scene, seat) }) + bracketed(changes);
  const of = entries.filter((entry) => entry.seat === seat && !IN_BRACKETS.includes(entry.what));
  return [{ text, seat, kind: "act", about: aboutSeat(scene, entries, seat), of }];
}

/** The id of the sentence for an act, and its values; none for an act that only ends a turn. */
function sentenceFor(scene: Scene, verb: string, argument: string, own: Record<string, Entry>): Sentence | null {
  const bought = (own["attack"] ?? own["card"])?.["card"]; // a Virus Attack card lies open at once
  switch (verb) {
    case "done":
      return null;
    case "return":
    case "put":
    case "play":
      return { id: `log-${verb}`, values: { card: cardName(scene, argument) } };
    case "take":
    case "exhaust":
    case "add":
    case "trade":
    case "lose":
      return { id: `log-${verb}`, values: { amount: amountOf(scene, argument) } };
    case "keep":
      return {
        id: "log-keep",
        values: { trait: argument ? named(scene, "trait", argument) : say(scene, "hidden-card") },
      };
    case "antibody":
      return { id: "log-antibody", values: antibodies(scene, own["antibodies"]) };
    case "choose":
      return { id: "log-choose", values: { card: cardName(scene, bought) } };
    case "place":
    case "grey":
      if (own["card"] || own["attack"]) return { id: `log-${verb}-buy`, values: { card: cardName(scene, bought) } };
      return { id: `log-${verb}${own["marker"] ? "-marker" : ""}`, values: { spot: spotName(scene, argument) } };
    case "load":
      return loaded(scene, argument, own["disk"]);
    case "complete":
    case "disk":
      if (own["completed"]) return { id: "log-complete", values: { card: cardName(scene, own["completed"]["card"]) } };
      return verb === "complete" ? { id: "log-show", values: { card: cardName(scene, argument) } } : null;
    case "goal":
      return { id: "log-goal", values: { goal: named(scene, "goal", argument) } };
    default:
      return { id: `log-${verb}`, values: {} };
  }
}

/** What is taken or lost: a molecule, or a health point. */
function amountOf(scene: Scene, molecule: string): string {
  return molecule === "hp" ? say(scene, "points", { count: 1 }) : amount(scene, molecule, 1);
}

/** Antibodies as they were gained; a step of the box where that is not known. */
function antibodies(scene: Scene, gained: Entry | undefined): Values {
  const strain = gained?.["strain"] ?? scene.view["strain"];
  const step = figure(scene, "virus", "antibody_step");
  return { count: gained?.["change"] ?? step, strain: named(scene, "strain", strain) };
}

function loaded(scene: Scene, argument: string, disk: Entry | undefined): Sentence {
  if (!disk?.["area"]) return { id: "log-translate", values: { count: Number(argument) } };
  const where = say(scene, `area-${disk["area"]}.in`);
  return { id: "log-load", values: { where, cargo: amounts(scene, disk["cargo"]) } };
}

/** What a player gained and lost beyond what is evident, points last. */
function tellChanges(scene: Scene, entries: Entry[], seat: Seat, evident: Counts = {}): string[] {
  const mine = entries.filter((entry) => entry.seat === seat);
  const parts: string[] = [];
  for (const molecule of MOLECULES) {
    const stock = mine.filter((entry) => entry.what === "stock" && entry["molecule"] === molecule);
    const counts: number[] = stock.length ? stock.map((entry) => entry["change"]) : [0];
    counts[counts.length - 1]! -= evident[molecule] ?? 0; // what a piece cost comes before what it brought
    parts.push(...counts.filter((count) => count).map((count) => change(scene, molecule, count)));
  }
  const scored = mine.filter((entry) => entry.what === "points" && !AT_THE_END.includes(entry["source"]));
  const total = scored.reduce((sum, entry) => sum + entry["change"], 0) - (evident["hp"] ?? 0);
  return total ? [...parts, points(scene, total)] : parts;
}

function bracketed(changes: string[]): string {
  return changes.length ? ` (${changes.join(", ")})` : "";
}

function isOver(entries: Entry[]): boolean {
  return entries.some((entry) => entry.what === "end");
}

function isHomecoming(entry: Entry): boolean {
  return entry.what === "disk" && entry["area"] === null;
}

/** Vesicles that went home without completing a card. */
function tellDisplaced(scene: Scene, act: Entry, entries: Entry[]): Line[] {
  if (isOver(entries) || entries.some((entry) => entry.what === "completed")) return [];
  return entries.filter(isHomecoming).map((entry) => {
    const seat = entry.seat as Seat;
    const changes = seat === act.seat ? [] : tellChanges(scene, entries, seat);
    const text = say(scene, "log-displaced", who(scene, seat)) + bracketed(changes);
    return { text, seat, kind: "note", about: aboutSeat(scene, entries, seat), of: [entry] };
  });
}

/** What an act or an Event gave to the other players or took from them; to all if the act has no sentence. */
function tellOthers(scene: Scene, act: Entry | null, entries: Entry[]): Line[] {
  if (isOver(entries)) return [];
  const displaced = entries.filter(isHomecoming).map((entry) => entry.seat);
  const causes = entries.filter((entry) => CAUSES.includes(entry.what));
  const lines: Line[] = [];
  for (const seat of scene.names.keys()) {
    const changes = tellChanges(scene, entries, seat);
    if (seat === act?.seat || displaced.includes(seat) || !changes.length) continue;
    const text = `${playerName(scene, seat)}: ${changes.join(", ")}`;
    const of = [...causes, ...entries.filter((entry) => entry.seat === seat)];
    lines.push({ text, seat, kind: "note", about: aboutSeat(scene, entries, seat), of });
  }
  return lines;
}

/** The responses to a virus, the strongest first, each with its dice and antibodies. */
function tellOutbreak(scene: Scene, outbreak: Entry): Line[] {
  const strain = outbreak["strain"];
  const head: Line = {
    text: say(scene, "log-outbreak", { strain: named(scene, "strain", strain) }),
    seat: null,
    kind: "act",
    about: ["event", "strain"],
    of: [outbreak],
  };
  const responses = outbreak["responses"].map(({ seat, dice, response }: Entry): Line => {
    const rolled = dice.reduce((sum: number, die: number) => sum + die, 0);
    const values = {
      player: playerName(scene, seat!),
      dice: dice.join(" + "),
      antibodies: response - rolled,
      response,
    };
    const about = [`dice:${seat}`, `antibodies:${seat}:${strain}`];
    const known = seat! in scene.names ? seat! : null;
    return { text: say(scene, "log-response", values), seat: known, kind: "note", about, of: [outbreak] };
  });
  return [head, ...responses];
}

/** The setup, Phase 2, the end, and what else happens to the table. */
function tellTable(scene: Scene, entry: Entry, action = ""): Line[] {
  if (entry.what === "start") return tellStart(scene, entry);
  const told = sentenceForTable(scene, entry, action);
  if (!told) return [];
  const kind = HEADLINES.includes(entry.what) ? "headline" : entry.what === "event" ? "act" : "note";
  const about = aboutEntry(scene, entry);
  return [{ text: say(scene, told.id, told.values), seat: entry.seat ?? null, kind, about, of: [entry] }];
}

function tellStart(scene: Scene, start: Entry): Line[] {
  const { goals, first_seat } = start;
  const names = goals.map((goal: string) => named(scene, "goal", goal)).join(", ");
  const about = goals.map((goal: string) => `goal:${goal}`);
  const begins = say(scene, "log-begins", who(scene, first_seat));
  return [
    { text: say(scene, "log-goals", { goals: names }), seat: null, kind: "note", about, of: [start] },
    { text: begins, seat: null, kind: "note", about: ["marker"], of: [start] },
  ];
}

/** The id of the sentence for what happened to the table, and its values; a card that is played was told already. */
function sentenceForTable(scene: Scene, entry: Entry, action: string): Sentence | null {
  const { cards, event, trait } = entry;
  switch (entry.what) {
    case "deal": {
      const dealt = { cards: cardNames(scene, cards), atp: amount(scene, "atp", entry["atp"]) };
      return { id: "log-deal", values: { ...dealt, ...who(scene, entry.seat!) } };
    }
    case "discard":
      return listing(
        scene,
        "log-discard",
        cards.filter((card: string) => `play ${card}` !== action),
      );
    case "market":
      return listing(
        scene,
        "log-market",
        cards.filter((card: string | null) => card !== null),
      );
    case "reshuffle":
      return { id: action === "scout" ? "log-reshuffle-beneath" : "log-reshuffle", values: {} };
    case "trait": {
      const kept = { trait: named(scene, "trait", trait), does: traitDoes(scene, trait) };
      return { id: "log-trait", values: { ...kept, ...who(scene, entry.seat!) } };
    }
    case "antibodies":
      return entry.seat === null ? { id: "log-dummy", values: antibodies(scene, entry) } : null;
    case "event":
      return { id: "log-event", values: { event: named(scene, "event", event), effect: eventDoes(scene, event) } };
    case "round":
      return { id: "log-round", values: { round: entry["round"], ...who(scene, entry["first_seat"]) } };
    case "end":
      return { id: "log-end", values: who(scene, entry["winner"]) };
    case "undone":
      return { id: "log-undone", values: who(scene, entry.seat!) };
    default:
      return null;
  }
}

function listing(scene: Scene, id: string, cards: string[]): Sentence | null {
  return cards.length ? { id, values: { cards: cardNames(scene, cards) } } : null;
}
