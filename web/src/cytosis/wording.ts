/** Names, amounts and prices of Cytosis in words, for its story and its choices. */

import type { Scene } from "../lib/games";
import type { Seat } from "../lib/protocol";
import { has, listed, t, type Values } from "../lib/texts.svelte";

export const MOLECULES = ["mrna", "protein", "carb", "lipid", "atp"] as const;

export type Counts = Record<string, number>;

/** What is printed on a component. */
export type Row = Record<string, any>;

const SECTIONS: Record<string, string> = { card: "cards", goal: "goals", event: "events", trait: "traits" };

/** A text; the preview edition has workers where the others have flasks. */
export function say(scene: Scene, id: string, values: Values = {}): string {
  return t(id, { edition: scene.options["edition"] ?? "second", ...values });
}

/** The printed facts of a component; nothing is printed on one that the box does not have. */
export function row(scene: Scene, section: string, id: string): Row {
  return scene.components.rows[section]?.[id] ?? {};
}

/** A figure that is printed on no single component, such as a price of the rules. */
export function figure(scene: Scene, section: string, name: string): number {
  return scene.components.rows[section]?.[name] ?? 0;
}

/** What a component is called: by its own box, else by the texts, else by its id. */
export function named(scene: Scene, family: string, id: string): string {
  const own = row(scene, SECTIONS[family] ?? "", id)["name"];
  if (own) return own;
  return has(`${family}-${id}`) ? say(scene, `${family}-${id}`) : id.replaceAll("-", " ");
}

/** A spot by its name; one that only an own box has goes by its area and its number there. */
export function spotName(scene: Scene, spot: string): string {
  if (has(`spot-${spot}`)) return say(scene, `spot-${spot}`);
  const area = row(scene, "spots", spot)["area"];
  const alike = Object.keys(scene.components.rows["spots"] ?? {}).filter(
    (id) => row(scene, "spots", id)["area"] === area,
  );
  return `${say(scene, `area-${area}`)} ${alike.indexOf(spot) + 1}`;
}

/** A card's name, or the word for one whose face is hidden. */
export function cardName(scene: Scene, card: string | null | undefined): string {
  return card ? named(scene, "card", card) : say(scene, "hidden-card");
}

/** Cards in a row: those that are known by name, the others counted. */
export function cardNames(scene: Scene, cards: (string | null)[]): string {
  const known = cards.filter((card) => card !== null);
  const hidden = cards.length - known.length;
  const names = known.map((card) => cardName(scene, card));
  return listed(hidden ? [...names, say(scene, "hidden-cards", { count: hidden })] : names);
}

/** The seat that texts call "you": the one that is looked through, or the only own one. */
export function you(scene: Scene): Seat | null {
  return scene.looking ?? (scene.mine.length === 1 ? scene.mine[0]! : null);
}

/** A player as a label; the dummy comes after the last seat. */
export function playerName(scene: Scene, seat: Seat): string {
  if (seat === you(scene)) return say(scene, "you");
  return scene.names[seat] ?? say(scene, "dummy");
}

/** The values by which a sentence speaks to a player or of one. */
export function who(scene: Scene, seat: Seat): { who: string; player: string } {
  return { who: seat === you(scene) ? "you" : "other", player: scene.names[seat] ?? "" };
}

export function amount(scene: Scene, molecule: string, count: number): string {
  return say(scene, `amount-${molecule}`, { count });
}

/** Several amounts, or the word for nothing. */
export function amounts(scene: Scene, counts: Counts): string {
  const parts = Object.entries(counts).filter(([, count]) => count);
  if (!parts.length) return say(scene, "nothing");
  return listed(parts.map(([molecule, count]) => amount(scene, molecule, count)));
}

/** A gain or a loss: "+2 proteins". */
export function change(scene: Scene, molecule: string, count: number): string {
  return sign(count) + amount(scene, molecule, Math.abs(count));
}

export function changes(scene: Scene, counts: Counts): string[] {
  const parts = Object.entries(counts).filter(([, count]) => count);
  return parts.map(([molecule, count]) => change(scene, molecule, count));
}

/** A gain or a loss of health points: "+7 HP". */
export function points(scene: Scene, count: number): string {
  return sign(count) + say(scene, "points", { count: Math.abs(count) });
}

function sign(count: number): string {
  return count < 0 ? "−" : "+";
}

/** What a card takes and gives: "needs 1 ATP and 2 proteins, worth 5 HP". */
export function cardDoes(scene: Scene, card: string): string {
  const printed = row(scene, "cards", card);
  if (printed["strain"]) return attackDoes(scene);
  if (Object.keys(printed["gain"] ?? {}).length) return listed(changes(scene, printed["gain"]));
  const needs = amounts(scene, { atp: printed["atp"] ?? 0, ...printed["needs"] });
  return say(scene, "card-does", { needs, points: printed["points"] ?? 0 });
}

/** What a Virus Attack card costs the others; in few words where there is little room. */
export function attackDoes(scene: Scene, brief = false): string {
  return say(scene, brief ? "attack-brief" : "attack-effect", { points: figure(scene, "virus", "attack_loss") });
}

/** What a Goal counts at the end, and for how many points. */
export function goalWorth(scene: Scene, goal: string): string {
  const printed = row(scene, "goals", goal);
  const values = { points: printed["points"] ?? 0, antibodies: printed["antibodies"] ?? 0 };
  if (!printed["name"] && has(`goal-${goal}.each`)) return say(scene, `goal-${goal}.each`, values);
  return say(scene, values.antibodies ? "goal-brief-antibodies" : "goal-brief", values);
}

/** What an Event does. */
export function eventDoes(scene: Scene, event: string): string {
  const { area, effect, gain } = row(scene, "events", event);
  const where = area ? say(scene, `area-${area}.in`) : "";
  return say(scene, `effect-${effect}`, { amount: amounts(scene, gain ?? {}), where });
}

/** What an Epigenetic card lets its owner do, with the figures of this box. */
export function traitDoes(scene: Scene, trait: string): string {
  if (!has(`trait-${trait}.does`)) return row(scene, "traits", trait)["does"] ?? named(scene, "trait", trait);
  const { epigenetic, setup } = scene.components.rows;
  const trades = Object.entries((epigenetic?.["trade_price"] ?? {}) as Counts).filter(([, price]) => price);
  return say(scene, `trait-${trait}.does`, {
    trades: trades.map(([name, price]) => `${say(scene, `molecule-${name}`)} (${price})`).join(", "),
    kinds: (setup?.["free_kinds"] ?? []).map((name: string) => say(scene, `molecule-${name}`)).join(", "),
    cards: FORESEEN,
    look: figure(scene, "epigenetic", "scout_price"),
    choose: figure(scene, "epigenetic", "choose_price"),
    hire: figure(scene, "epigenetic", "hirer_price"),
    grey: figure(scene, "setup", "grey_price"),
    early: figure(scene, "epigenetic", "early_price"),
  });
}

export const FORESEEN = 3; // cards that open chromatin looks at

/** How things stand for a player, as the rules work it out. */
export function terms(scene: Scene, seat: Seat): Row {
  return scene.view["facts"]["players"][seat];
}

/** What the card at a market spot costs a player now, in ATP; below 0 where one is paid out. */
export function marketPrice(scene: Scene, spot: string, seat: Seat, byGrey = false): number {
  return terms(scene, seat)[byGrey ? "grey_card_price" : "card_price"][marketSlot(scene, spot).slot] ?? 0;
}

/** What a grey piece costs a player, in ATP. */
export function greyPrice(scene: Scene, seat: Seat): number {
  return terms(scene, seat)["grey_price"];
}

/** The market slot that a spot stands beside, and the card that lies there. */
export function marketSlot(scene: Scene, spot: string): { slot: string; card: string | null } {
  const spots = Object.keys(scene.components.rows["spots"] ?? {}).filter(
    (id) => row(scene, "spots", id)["area"] === "card",
  );
  const slot = String(spots.indexOf(spot) + 1);
  return { slot, card: scene.view["market"]?.[slot] ?? null };
}

export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
