/** What is told of a review: each seat's chances on the way, what they came from, and the moments that swung them. */

import { rounded } from "../engine/advice.ts";
import { hasHiddenChanged } from "../engine/positions.ts";
import type { Sheet } from "../engine/sheets.ts";
import type { Entry } from "../engine/stories.ts";
import { brainOf } from "./brains.ts";
import type { Body } from "./journal.ts";
import type { Table } from "./table.ts";

const ANY_SEED = 0; // of what is dealt anew for a reason

/** All that is told; a seat that had nothing to decide has no chances and no sum. */
export function writeVerdict(table: Table, sheet: Sheet, best: string[]): Body {
  const { digits } = table.engine.tables.coach;
  const round = (numbers: Record<string, number>): Record<string, number> =>
    Object.fromEntries(Object.entries(numbers).map(([name, number]) => [name, rounded(number, digits)]));
  const seats = table.seats.map((_, seat) => seat);
  return {
    chances: seats.map((seat) => trackOf(sheet, seat).map(({ played, chance }) => ({ played, ...round({ chance }) }))),
    sums: seats.map((seat) => {
      const sums = sheet.sums(seat);
      return sums && round(sums);
    }),
    swings: sheet.swings().map(({ row, kind }) => {
      const { sizes, ...told } = kind === "slip" ? slipAt(table, sheet, row, best[row]!) : luckAt(table, sheet, row);
      return { kind, ...placeOf(table, sheet, row), ...told, ...round(sizes) };
    }),
  };
}

/** A seat's chances: before each of its decisions, and in the end. */
function trackOf(sheet: Sheet, seat: number): { played: number; chance: number }[] {
  const rows = Array.from({ length: sheet.rows }, (_, row) => row).filter((row) => sheet.number("seat", row) === seat);
  const before = rows.map((row) => {
    return { played: sheet.number("played", row), chance: sheet.number("before", row, seat) };
  });
  const last = rows.slice(-1).map((row) => {
    return { played: sheet.number("until", row), chance: sheet.number("after", row) };
  });
  return [...before, ...last];
}

/** Whose swing it is, when it came, and what was played. */
function placeOf(table: Table, sheet: Sheet, row: number): Body {
  const played = sheet.number("played", row);
  const until = sheet.number("until", row);
  return { seat: sheet.number("seat", row), played, until, action: table.plays[played]!.action };
}

/** What would have been better, and why. */
function slipAt(table: Table, sheet: Sheet, row: number, better: string): Body {
  const played = sheet.number("played", row);
  const seat = sheet.number("seat", row);
  const before = sheet.number("before", row, seat);
  const brain = brainOf(table.engine);
  const { reason } = brain.explain(brain.situation(table.matches[played]!, ANY_SEED, played), better);
  const after = before + sheet.number("change", row, seat);
  return { better, reason, sizes: { before, after, noise: sheet.number("noise", row) }, why: null, happened: [] };
}

/** What happened meanwhile, as the seat saw it: what was drawn, rolled or shown, or else what others scored, or did. */
function luckAt(table: Table, sheet: Sheet, row: number): Body {
  const [played, until, seat] = ["played", "until", "seat"].map((name) => sheet.number(name, row)) as number[];
  const steps = Array.from({ length: until! - played! }, (_, step) => played! + step);
  const chance = steps.filter((step) => hasHiddenChanged(table.matches[step]!, table.matches[step + 1]!));
  const others = steps.filter((step) => table.matches[step]!.toAct !== seat);
  const scored = others.filter((step) => pointsAt(table, step) !== pointsAt(table, step + 1));
  const told = [chance, scored, others].find((found) => found.length > 0) ?? [];
  const after = sheet.number("after", row);
  return {
    better: null,
    reason: null,
    sizes: { before: after - sheet.number("luck", row), after, noise: sheet.number("unsure", row) },
    why: chance.length > 0 ? "chance" : "others",
    happened: told.map((step) => ({ played: step + 1, log: logOf(table, step, seat!) })),
  };
}

function pointsAt(table: Table, played: number): string {
  return JSON.stringify(table.matches[played]!.scores());
}

/** What one action did, as a seat saw it. */
function logOf(table: Table, played: number, seat: number): Entry[] {
  const before = table.matches[played]!.look(seat);
  return table.matches[played + 1]!.look(seat).tell(table.plays[played]!.action, before);
}
