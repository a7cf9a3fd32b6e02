/** What the table shows, read from a view: patients, their sickness, questions and prices. */

import type { Scene } from "../lib/games";
import type { Seat } from "../lib/protocol";

export type Pill = "blue" | "yellow" | "red";
export type Pills = Record<Pill, number>;

export const PILLS: Pill[] = ["blue", "yellow", "red"];
/** As printed on the Pharmacy card. */
export const WORTH: Pills = { blue: 1, yellow: 2, red: 3 };
export const PILES = ["1", "2"] as const;

/** One player's side of the table, as a view has it. */
export type Patient = {
  points: Record<string, number>;
  scores: number[];
  visits: number;
  pills: Pills;
  staged: Pills;
  hand: (string | null)[];
  row: string[];
  injections: string[];
  under: (string | null)[];
  lasting: string[];
  named: (Seat | null)[];
};

export type CardRow = { kind: string; points?: number; pills?: Partial<Pills>; name?: string; copies?: number };

export function patient(scene: Scene, seat: Seat): Patient {
  return scene.view["players"][seat];
}

export function seatsOf(scene: Scene): Seat[] {
  return (scene.view["players"] as Patient[]).map((_patient, seat) => seat);
}

/** The row that a card stands for: copies of a row are numbered. */
export function rowName(scene: Scene, card: string): string {
  const { cards = {}, risks = {} } = scene.components.rows;
  return card in cards || card in risks ? card : card.replace(/-\d+$/, "");
}

export function rowOf(scene: Scene, card: string): CardRow {
  const { cards = {}, risks = {} } = scene.components.rows;
  const name = rowName(scene, card);
  return cards[name] ?? risks[name] ?? { kind: "risk" };
}

export function isRisk(scene: Scene, card: string | null): boolean {
  return card === null || !(rowName(scene, card) in (scene.components.rows["cards"] ?? {}));
}

export function setupOf(scene: Scene): Record<string, any> {
  return scene.components.rows["setup"] ?? {};
}

export function countOf(pills: Partial<Pills>): number {
  return PILLS.reduce((sum, pill) => sum + (pills[pill] ?? 0), 0);
}

export function injectionsOn(patient: Patient, card: string): string[] {
  return patient.injections.filter((_injection, place) => patient.under[place] === card);
}

/** Injections that lie on no Virus. */
export function looseInjections(patient: Patient): string[] {
  return patient.injections.filter((_injection, place) => patient.under[place] === null);
}

/** How things stand for a player, as the rules work it out. */
type Chart = { sickness: number; counts: number[]; worth: number; daring: number; forecast: number };

function chart(scene: Scene, seat: Seat): Chart {
  return scene.view["facts"]["players"][seat];
}

/** A player's points if the round and the game ended now. */
export function forecastOf(scene: Scene, seat: Seat): number {
  return chart(scene, seat).forecast;
}

/** What each Virus of a player counts, Injections reckoned in, in the order of the row. */
export function countsOf(scene: Scene, seat: Seat): number[] {
  return chart(scene, seat).counts;
}

/** What the own pills of a player are worth, without the staged ones. */
export function worthOf(scene: Scene, seat: Seat): number {
  return chart(scene, seat).worth;
}

/** What a Virus before a player counts; undefined where it lies elsewhere. */
export function countOn(scene: Scene, seat: Seat, card: string): number | undefined {
  return countsOf(scene, seat)[patient(scene, seat).row.indexOf(card)];
}

export function sicknessOf(scene: Scene, seat: Seat): number {
  return chart(scene, seat).sickness;
}

/** Whether a player is ill enough to play Risk cards. */
export function dares(scene: Scene, seat: Seat): boolean {
  return Boolean(chart(scene, seat).daring);
}

export function scoreOf(patient: Patient): number {
  return Object.values(patient.points).reduce((sum, points) => sum + points, 0);
}

/** The question that is open now. */
export function asked(scene: Scene): string | null {
  return (scene.view["pending"] as string[]).at(-1) ?? null;
}

/** The card on its way: its id, null while its face is hidden, undefined where there is none. */
export function movingCard(scene: Scene): string | null | undefined {
  const [card] = scene.view["moving"] as (string | null)[];
  return card;
}

/** In whose hands the card on its way is. */
export function movingSeat(scene: Scene): Seat | null {
  if (movingCard(scene) === undefined) return null;
  return scene.view["recipient"] ?? scene.view["active"];
}

/** The card that a question is about: on its way, or still on the pile that it is taken from. */
export function cardInQuestion(scene: Scene): string | null | undefined {
  const moving = movingCard(scene);
  const pile = scene.view["pile"] as number | null;
  return moving === undefined && pile !== null ? scene.view["offers"][String(pile + 1)] : moving;
}

/** Seats clockwise from the one who looks: the left neighbour first, the own seat last. */
export function clockwise(scene: Scene): Seat[] {
  const seats = seatsOf(scene);
  const own = scene.looking ?? scene.mine[0] ?? 0;
  return [...seats.slice(own + 1), ...seats.slice(0, own + 1)];
}

/** Who is "you": the seat that looks, or the only own seat while none does. */
export function isYou(scene: Scene, seat: Seat | null | undefined): boolean {
  if (scene.looking !== null) return seat === scene.looking;
  return scene.mine.length === 1 && seat === scene.mine[0];
}

/** The pill that a test subject takes next, in the order of their worth. */
export function wantedPill(scene: Scene): Pill {
  return scene.view["facts"]["wanted"] ?? "blue";
}
