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
  const [first, second] = wish["coach"] ? [atServer, here] : [here, atServer]; // only a server has a coach
  return first(TABLES, wish).catch((why: unknown) => {
    if (why instanceof Refusal && [...NOBODY, BROKEN].includes(why.code)) return second(TABLES, wish);
    throw why;
  });
}

/** A saved game becomes a table: at the server, which can review it, or here where there is none. */
export async function bringAlong(wish: Wish): Promise<Place> {
  const path = `${TABLES}/import`;
  return atServer(path, wish).catch((why: unknown) => {
    if (why instanceof Refusal && NOBODY.includes(why.code)) return here(path, wish);
    throw why;
  });
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
