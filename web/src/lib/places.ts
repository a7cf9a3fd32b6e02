/** The places at tables that this browser holds: tokens, which are secrets, kept in its local storage. */

import { isHere, TOKEN } from "../here/ids";
import { cabinet } from "./cabinet";
import { chosenServer } from "./site";

export type Kept = { token: string; invite: string | null };

/** A server that was set by hand is told of its own tables alone. */
const KEY = chosenServer === null ? "vesicle.places" : `vesicle.places ${chosenServer}`;
const MOST = 60; // of the latest tables

export function allPlaces(): Record<string, Kept> {
  try {
    return JSON.parse(cabinet.getItem(KEY) ?? "{}") as Record<string, Kept>;
  } catch {
    return {};
  }
}

export function placeAt(table: string): Kept | null {
  if (isHere(table)) return { token: TOKEN, invite: null };
  return allPlaces()[table] ?? null;
}

export function keepPlace(table: string, token: string, invite: string | null): void {
  if (isHere(table)) return;
  const { [table]: before, ...others } = allPlaces();
  const kept: Kept = { token, invite: invite ?? before?.invite ?? null };
  const latest = Object.entries({ ...others, [table]: kept }).slice(-MOST);
  cabinet.setItem(KEY, JSON.stringify(Object.fromEntries(latest)));
}

export function forgetPlace(table: string): void {
  const { [table]: _gone, ...others } = allPlaces();
  cabinet.setItem(KEY, JSON.stringify(others));
}
