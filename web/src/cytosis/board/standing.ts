/** How the board stands in a view: which spots an area has, what lies there, and how that is said. */

import type { Deeds, Scene } from "../../lib/games";
import type { Seat } from "../../lib/protocol";
import { has, listed, t } from "../../lib/texts.svelte";

export type Amounts = Record<string, number>;
export type SpotRow = { area: string; pay: Amounts; gain: Amounts };
export type Disk = { seat: Seat; disk: number; cargo: Amounts };
/** What a click on a spot does now: an own piece, a grey one, or nothing. */
export type Offer = "place" | "grey" | null;

export const rowOf = (scene: Scene, spot: string) => scene.components.rows["spots"]![spot] as SpotRow;

/** The spots of an area, in the order of the board. */
export function spotsIn(scene: Scene, area: string): string[] {
  return Object.keys(scene.components.rows["spots"]!).filter((spot) => rowOf(scene, spot).area === area);
}

/** The amounts that are not nothing. */
export function some(amounts: Amounts | undefined): Amounts {
  return Object.fromEntries(Object.entries(amounts ?? {}).filter(([, count]) => count > 0));
}

/** What waits in an area for the next piece, if it is this area's picture on which that lies. */
export function boostIn(scene: Scene, area: string): Amounts {
  return scene.components.rows["areas"]![area]?.boost === area ? some(scene.view["boost"]?.[area]) : {};
}

/** The vesicle disks in an area. */
export function disksIn(scene: Scene, area: string): Disk[] {
  const players = scene.view["players"] as { disk_area: (string | null)[]; cargo: Amounts[] }[];
  return players.flatMap((player, seat) =>
    player.disk_area.flatMap((place, disk) =>
      place === area ? [{ seat, disk, cargo: some(player.cargo[disk]) }] : [],
    ),
  );
}

/** Which disk lies on which budding place: whoever was there stays there, newcomers take the free ones. */
export function settled(disks: Disk[], room: number, before: (Disk | null)[]): (Disk | null)[] {
  const same = (one: Disk, other: Disk | null) => one.seat === other?.seat && one.disk === other.disk;
  const coming = disks.filter((disk) => !before.slice(0, room).some((other) => same(disk, other)));
  return Array.from({ length: Math.max(room, disks.length) }, (_, place) => {
    return disks.find((disk) => place < room && same(disk, before[place] ?? null)) ?? coming.shift() ?? null;
  });
}

/** Whether a spot takes no piece in this round, whoever comes. */
export function isClosed(scene: Scene, spot: string): boolean {
  return scene.view["facts"]["closed"].includes(spot);
}

export function offerAt(deeds: Deeds, spot: string): Offer {
  if (deeds.legal.has(`place ${spot}`)) return "place";
  return deeds.legal.has(`grey ${spot}`) ? "grey" : null;
}

/** Whether a virus is being dealt with. */
export function isStruck(scene: Scene): boolean {
  const pending = scene.view["pending"] as string[];
  return pending.includes("spread") || pending.includes("immunise");
}

/** The virus that lies at the membrane: the one that strikes now, else the one of this round's Event. */
export function strainOn(scene: Scene): string | null {
  const { strain, event } = scene.view;
  return isStruck(scene) ? strain : scene.components.rows["events"]![event]?.strain || null;
}

/** The action that a click on a disk does now, if the question is about disks. */
export function actionOn(scene: Scene, deeds: Deeds, { seat, disk }: Disk): string | null {
  const own = seat === scene.view["seat"] ? [`move ${disk}`, `disk ${disk}`] : [];
  return [...own, `evict ${seat}-${disk}`].find((action) => deeds.legal.has(action)) ?? null;
}

// In words

export function sayAmounts(amounts: Amounts): string {
  const parts = Object.entries(amounts).map(([molecule, count]) => t(`amount-${molecule}`, { count }));
  return parts.length === 1 ? parts[0]! : listed(parts);
}

/** A spot's name; one that only an own box has goes by its area. */
export function nameOf(scene: Scene, spot: string): string {
  return t(has(`spot-${spot}`) ? `spot-${spot}` : `area-${rowOf(scene, spot).area}`);
}

/** All about a spot in a sentence: its name, what it does, who stands there, what one may do. */
export function saySpot(scene: Scene, deeds: Deeds, spot: string): string {
  const parts = [sayFacts(scene, spot), sayState(scene, spot), sayOffer(scene, deeds, spot)];
  return t("board-spot", { spot: nameOf(scene, spot), facts: parts.filter((part) => part).join("; ") });
}

function sayFacts(scene: Scene, spot: string): string {
  const { area, pay, gain } = rowOf(scene, spot);
  const facts = [];
  if (Object.keys(some(pay)).length) facts.push(t("board-pays", { amounts: sayAmounts(pay) }));
  if (Object.keys(some(gain)).length) facts.push(t("board-gives", { amounts: sayAmounts(gain) }));
  if (!facts.length && has(`use-${area}`)) facts.push(t(`use-${area}`));
  return facts.join(", ");
}

function sayState(scene: Scene, spot: string): string {
  const [seat, greys] = [scene.view["occupant"][spot] as Seat | null, scene.view["greys"][spot] as number];
  const edition = scene.options["edition"];
  const state = [];
  if (seat !== null) state.push(t("board-taken", { player: scene.names[seat]! }));
  if (greys) state.push(t("board-greys", { count: greys, edition }));
  if (!state.length) state.push(t(isClosed(scene, spot) ? "board-closed" : "board-free"));
  return state.join(", ");
}

function sayOffer(scene: Scene, deeds: Deeds, spot: string): string {
  const offer = offerAt(deeds, spot);
  return offer ? t(`board-may-${offer}`, { edition: scene.options["edition"] }) : "";
}

/** A virus's strain; one that only an own box has goes by its name there. */
export function sayStrain(strain: string): string {
  return has(`strain-${strain}`) ? t(`strain-${strain}`) : strain;
}

export function sayDisk(scene: Scene, area: string, { seat, cargo }: Disk): string {
  const where = t(`area-${area}.in`);
  const player = scene.names[seat]!;
  return Object.keys(cargo).length
    ? t("board-vesicle", { player, where, cargo: sayAmounts(cargo) })
    : t("board-vesicle-empty", { player, where });
}
