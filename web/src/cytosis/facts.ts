/** Figures of the table that the cards and the players' panels show: what a card takes, points, zones, colours. */

import type { Scene } from "../lib/games";
import type { View } from "../lib/protocol";
import { has, t } from "../lib/texts.svelte";
import { cardDoes, cardName, goalWorth, row, say, type Counts } from "./wording";

const ZONES = ["red", "yellow", "green"] as const; // of the Health Track, the lowest first
export type Zone = (typeof ZONES)[number];
export type Amount = [molecule: string, count: number];

/** What there is of some molecules, without those that are missing. */
export function present(counts: Counts | undefined): Amount[] {
  return Object.entries(counts ?? {}).filter(([, count]) => count > 0);
}

/** What a card takes, its ATP first. */
export function needs(scene: Scene, card: string): Amount[] {
  const printed = row(scene, "cards", card);
  return present({ atp: printed["atp"] ?? 0, ...printed["needs"] });
}

const COMPLETED_IN: Record<string, string> = { enzyme: "cytoplasm", detox: "smooth" };
const NEVER_COMPLETED = ["instant", "virus-attack"];

/** The area where a card is completed; null for what is played or strikes. */
export function areaOf(scene: Scene, card: string): string | null {
  const { kind } = row(scene, "cards", card);
  return NEVER_COMPLETED.includes(kind) ? null : (COMPLETED_IN[kind] ?? "exocytosis");
}

/** A kind of card in words; an enzyme's colour belongs to it. */
export function kindOf(scene: Scene, card: string): string {
  const { kind, colour } = row(scene, "cards", card);
  const name = say(scene, `kind-${kind}`);
  if (!colour) return name;
  return t("card-kind-colour", { kind: name, colour: has(`colour-${colour}`) ? t(`colour-${colour}`) : colour });
}

/** All of a card in one sentence, for screen readers. */
export function sayCard(scene: Scene, card: string): string {
  const area = areaOf(scene, card);
  const does = cardDoes(scene, card);
  return t("say-card", {
    name: cardName(scene, card),
    kind: kindOf(scene, card),
    does: area ? `${does}. ${t("card-completed", { area: t(`area-${area}`) })}` : does,
  });
}

/** What a Goal counts, in as few words as a small card has room for. */
export function goalBrief(scene: Scene, goal: string): string {
  const { points, antibodies } = row(scene, "goals", goal);
  return points === undefined
    ? goalWorth(scene, goal)
    : t(antibodies ? "goal-brief-antibodies" : "goal-brief", { points, antibodies });
}

/** The spots of an area, in the order of the board. */
export function spotsOf(scene: Scene, area: string): string[] {
  const spots = Object.entries(scene.components.rows["spots"] ?? {});
  return spots.filter(([, printed]) => printed.area === area).map(([spot]) => spot);
}

/** A player's points so far. */
export function healthOf(player: View): number {
  return Object.values(player["points"] as Counts).reduce((sum, points) => sum + points, 0);
}

/** From which point on each zone of the Health Track reaches, and how many dice it gives; none without viruses. */
export function zones(scene: Scene): { zone: Zone; from: number; dice: number }[] {
  const virus = scene.components.rows["virus"];
  if (!scene.options["virus"] || !virus) return [];
  return ZONES.map((zone, place) => ({ zone, from: virus["zone_from"][place], dice: virus["zone_dice"][place] }));
}

export function zoneOf(scene: Scene, player: View): { zone: Zone; dice: number } | null {
  const all = zones(scene);
  return all.findLast(({ from }) => healthOf(player) >= from) ?? all[0] ?? null;
}

export function strainsOf(scene: Scene): string[] {
  return scene.options["virus"] ? Object.keys(scene.view["dummy"] ?? {}) : [];
}

/** How many of each kind of card a player has completed, in the order of the box. */
export function completedByKind(scene: Scene, player: View): { kind: string; cards: string[] }[] {
  const cards: string[] = [...player["completed"], ...player["attacks"]];
  const kinds = new Set(Object.values(scene.components.rows["cards"] ?? {}).map((printed) => String(printed.kind)));
  const groups = [...kinds].map((kind) => ({
    kind,
    cards: cards.filter((card) => row(scene, "cards", card)["kind"] === kind),
  }));
  return groups.filter((group) => group.cards.length > 0);
}

const LONG = 13; // letters that a word on a card may have without a place to break it
const SYLLABLE = /(?<=\p{L}{4}[aeiouy])(?=[^aeiouy\P{L}][aeiouy]\p{L}{2})/giu;

/** A name with soft hyphens in its long words, since not every browser knows where to break them. */
export function hyphenated(name: string): string {
  const words = name.split(" ");
  return words.map((word) => (word.length > LONG ? word.replace(SYLLABLE, "\u00ad") : word)).join(" ");
}
