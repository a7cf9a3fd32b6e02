/** A score sheet: what lies before each player of a boxed game, as people type it in; kept in the browser. */

import { cabinet } from "../lib/cabinet";

export const EDITIONS = ["second", "first", "preview"] as const;
export const PLAYERS = [2, 3, 4, 5];
export const MOLECULES = ["protein", "carb", "lipid", "mrna", "atp"];
export const CARGO = ["protein", "carb", "lipid"]; // what vesicles carry
export const STRAINS = ["ebola", "influenza", "rhinovirus"];
export const NOBODY = -1;
export const MOST = 999; // of anything

/** One player's side of the table. */
export type Side = {
  name: string;
  track: number; // health points before the end is scored
  stock: Record<string, number>;
  cargo: Record<string, number>; // of all unfinished vesicles
  cards: string[]; // completed, or Virus Attack cards that were bought
  antibodies: Record<string, number>;
};

export type Sheet = {
  edition: string;
  players: number;
  virus: boolean;
  marker: number; // who holds the first-player marker
  goals: Record<string, number[]>; // the seats of the first and the second marker
  sides: Side[];
};

const KEY = "vesicle.score-sheet";

export function blankSheet(): Sheet {
  const sides = PLAYERS.concat(0).map(() => ({ name: "", track: 0, stock: {}, cargo: {}, cards: [], antibodies: {} }));
  return { edition: "second", players: 4, virus: false, marker: 0, goals: {}, sides };
}

/** The sheet of last time; a blank one where there is none, or it cannot be read. */
export function keptSheet(): Sheet {
  try {
    const kept: unknown = JSON.parse(cabinet.getItem(KEY) ?? "null");
    return isSheet(kept) ? kept : blankSheet();
  } catch {
    return blankSheet();
  }
}

export function keepSheet(sheet: Sheet): void {
  cabinet.setItem(KEY, JSON.stringify(sheet));
}

/** What somebody typed, as a number that a sheet can hold. */
export function readCount(typed: string): number {
  const count = Math.trunc(Number(typed));
  return Number.isFinite(count) ? Math.min(Math.max(count, 0), MOST) : 0;
}

function isSheet(kept: unknown): kept is Sheet {
  const sheet = kept as Sheet | null;
  return (
    (EDITIONS as readonly string[]).includes(sheet?.edition ?? "") &&
    PLAYERS.includes(sheet!.players) &&
    typeof sheet!.virus === "boolean" &&
    Number.isInteger(sheet!.marker) &&
    typeof sheet!.goals === "object" &&
    Array.isArray(sheet!.sides) &&
    sheet!.sides.length === blankSheet().sides.length &&
    sheet!.sides.every(({ stock, cargo, cards, antibodies }) => stock && cargo && Array.isArray(cards) && antibodies)
  );
}
