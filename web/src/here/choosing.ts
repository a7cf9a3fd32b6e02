/** Where a new table is played: in this browser if nobody else is wanted there, else at the server. */

import { askServer, Refusal } from "../lib/api";
import type { Place } from "../lib/protocol";
import { askHere } from "./door";

type Wish = Record<string, any>; // eslint-disable-line @typescript-eslint/no-explicit-any

const TABLES = "/api/tables";
const NOBODY = ["offline", "no-server"]; // refusals that come from no server
const BROKEN = "here-broken"; // the one that means that this browser cannot play

/** A new table. */
export async function makeTable(wish: Wish): Promise<Place> {
  if (!needsNobody(wish)) return askServer<Place>("POST", TABLES, wish);
  return here(TABLES, wish).catch((why: unknown) => {
    if (why instanceof Refusal && why.code === BROKEN) return atServer(TABLES, wish);
    throw why;
  });
}

/** A saved game becomes a table: one that is over is looked at here, one that is not may want people. */
export async function bringAlong(wish: Wish): Promise<Place> {
  const path = `${TABLES}/import`;
  const [first, second] = wish["record"]?.result ? [here, atServer] : [atServer, here];
  return first(path, wish).catch((why: unknown) =>
    second(path, wish).catch((also: unknown) => {
      throw also instanceof Refusal && NOBODY.includes(also.code) ? why : also;
    }),
  );
}

/** People at this screen and bots are all, and nobody comes to look. */
function needsNobody({ seats = [], start, public: isPublic, join = "invited" }: Wish): boolean {
  const isFull = start === true && seats.every(({ kind }: Wish) => kind !== "open");
  return isFull && !isPublic && join === "invited";
}

function here(path: string, wish: Wish): Promise<Place> {
  return askHere<Place>("POST", path, wish);
}

function atServer(path: string, wish: Wish): Promise<Place> {
  return askServer<Place>("POST", path, wish);
}
