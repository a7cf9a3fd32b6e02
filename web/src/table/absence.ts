/** Who is away while others play, and what they can do about it. */

import type { SeatInfo } from "../lib/protocol";
import type { TableStore } from "../lib/table.svelte";

const isThere = (store: TableStore, seat: SeatInfo): boolean =>
  seat.holder !== null && store.presence.holders.includes(seat.holder);

/** Whether a player is not there, and no bot decides instead. */
export function isAway(store: TableStore, number: number): boolean {
  const seat = store.table?.seats[number];
  return seat?.kind === "person" && !seat.stand_in && !isThere(store, seat);
}

/** The seat that this player's table waits for, although nobody is there. */
export function absentSeat(store: TableStore): number | null {
  const seat = store.turn.to_act;
  if (store.table?.status !== "playing" || store.mine.length === 0 || seat === null) return null;
  return !store.mine.includes(seat) && isAway(store, seat) ? seat : null;
}

/** How many of those who are there have asked for a bot, and how many must. */
export function countCalls(store: TableStore, number: number): { count: number; needed: number } {
  const seats = store.table?.seats ?? [];
  const holders = seats.filter((seat) => seat.kind === "person" && isThere(store, seat)).map((seat) => seat.holder);
  const there = [...new Set(holders)].filter((holder) => holder !== seats[number]?.holder);
  const count = there.filter((holder) => seats[number]?.calls.includes(holder!)).length;
  return { count, needed: Math.floor(there.length / 2) + 1 };
}

/** Whether the host is not there. */
export function isHostAway(store: TableStore): boolean {
  return store.table !== null && !store.presence.holders.includes(store.table.host);
}
