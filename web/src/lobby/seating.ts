/** Sitting down at a table, for those who are there already and for those who just came by an invitation. */

import { api } from "../lib/api";
import { lettersOf } from "../lib/letters";
import type { SeatInfo } from "../lib/protocol";
import { place } from "../lib/router.svelte";
import { change } from "../lib/settings.svelte";
import type { TableStore } from "../lib/table.svelte";
import { seatName } from "../shared/names";

/** The colours of seats, as the server knows them. */
export const COLOURS = ["teal", "amber", "violet", "rose", "green", "blue"];

/** The invitation that stands behind # in the address, where no log sees it. */
export function invitationHere(): string | null {
  return /^#invite=([\w-]+)$/.exec(place.hash)?.[1] ?? null;
}

export function mayComeIn(store: TableStore): boolean {
  return store.you.holder !== null || store.table?.join === "anyone" || invitationHere() !== null;
}

export type Sitting = { seat: number; name: string; colour: string };

/** Come in if need be, then take the seat; a refusal is thrown. */
export async function sitDown(store: TableStore, { seat, name, colour }: Sitting): Promise<void> {
  if (store.you.holder === null && !(await store.join(invitationHere()))) throw store.trouble;
  await api.sit(store.id, seat, { name: name.trim(), colour }, store.token ?? "");
  change({ name: name.trim() });
  forgetInvitation();
}

/** The seat is kept by its token now, and the address can be shown to anybody. */
function forgetInvitation(): void {
  if (!invitationHere()) return;
  history.replaceState(null, "", location.pathname + location.search);
  place.hash = "";
}

/** What stands on each chair: the letter that its owner's pieces will have, or the number of a free seat. */
export function marksOf(seats: SeatInfo[]): string[] {
  const letters = lettersOf(seats.filter((seat) => seat.kind !== "open").map(seatName));
  return seats.map((seat, index) => (seat.kind === "open" ? String(index + 1) : letters.shift()!));
}

/** The colours that nobody else at the table has. */
export function freeColours(store: TableStore, seat: number): string[] {
  const others = (store.table?.seats ?? []).filter((other, index) => index !== seat && other.kind !== "open");
  return COLOURS.filter((colour) => others.every((other) => other.colour !== colour));
}
