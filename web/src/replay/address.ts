/** The address of a moment: what stands behind `#` in `/t/TABLE/replay#at=40&seat=1`. */

import type { Seat } from "../lib/protocol";

/** Through whose eyes: a seat, a spectator's (null), or whichever are one's own (undefined). */
export type Eyes = Seat | null | undefined;
export type Address = { at: number | null; seat: Eyes };

const SPECTATOR = "none";

export function readAddress(hash: string): Address {
  const said = new URLSearchParams(hash.replace(/^#/, ""));
  return { at: wholeNumber(said.get("at")), seat: readSeat(said.get("seat")) };
}

function readSeat(text: string | null): Eyes {
  if (text === SPECTATOR) return null;
  return wholeNumber(text) ?? undefined;
}

function wholeNumber(text: string | null): number | null {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null;
}

export function writeAddress(at: number, seat: Seat | null): string {
  return `#at=${at}&seat=${seat ?? SPECTATOR}`;
}

export function replayPath(table: string, at: number | null = null): string {
  return at === null ? `/t/${table}/replay` : `/t/${table}/replay#at=${at}`;
}
