/** Tables that are played in this browser: how one knows them, and who one is there. */

import { randomBelow } from "./chance.ts";

/** No server makes an id with an l or an o in it, since those are hard to read out aloud. */
const PREFIX = "local";
const LETTERS = "23456789abcdefghjkmnpqrstuvwxyz";
const LENGTH = 15;

/** Whoever sits at this browser holds every table in it; without a token one looks on. */
export const TOKEN = "here";
export const HOST = 0;

export function isHere(table: string): boolean {
  return table.startsWith(PREFIX);
}

export function makeId(): string {
  return PREFIX + Array.from({ length: LENGTH }, () => LETTERS[randomBelow(LETTERS.length)]).join("");
}
