/** The tables of the lists: those of this browser, those that wait for people, and those to watch. */

import { api } from "../lib/api";
import { allPlaces } from "../lib/places";
import type { GameId, Seat } from "../lib/protocol";
import { hasServer } from "../lib/site";
import { language } from "../lib/texts.svelte";

export type LineSeat = { kind: "person" | "bot" | "open"; name: string | null; colour: string };

/** A table in a list, as `GET /api/tables` and `POST /api/mine` have it. */
export type Line = {
  id: string;
  game: GameId;
  status: "open" | "playing" | "over";
  title: string;
  options: Record<string, any>;
  seats: LineSeat[];
  to_act: Seat | null;
  deadline: number | null;
  updated: number;
  watch: boolean;
  join: "invited" | "anyone";
  winner: Seat | null;
  mine: Seat[] | null;
  my_turn: boolean | null;
  moved?: { server: string; table: string }; // where it goes on
};

export type Lists = { mine: Line[]; open: Line[]; watch: Line[] };

export const NOTHING: Lists = { mine: [], open: [], watch: [] };

/** Everything to show, the own tables with those first at which it is one's turn. */
export async function loadLists(): Promise<Lists> {
  const tokens = [...new Set(Object.values(allPlaces()).map((kept) => kept.token))];
  const [mine, all, here] = await Promise.all([
    tokens.length > 0 && hasServer ? (api.mine(tokens) as Promise<{ tables: Line[] }>) : { tables: [] },
    api.tables() as Promise<{ tables: Line[] }>,
    loadHere(),
  ]);
  const own = new Set(mine.tables.map((line) => line.id));
  const others = all.tables.filter((line) => !own.has(line.id));
  return {
    mine: sorted([...mine.tables, ...here.mine]),
    open: others.filter((line) => line.status === "open" && line.join === "anyone" && freeSeats(line) > 0),
    watch: others.filter((line) => line.status === "playing" && line.watch),
  };
}

/** What there is without a server: the games that are kept in this browser. */
export async function loadHere(): Promise<Lists> {
  const { tables } = await api.mineHere();
  return { mine: sorted(tables as Line[]), open: [], watch: [] };
}

function sorted(lines: Line[]): Line[] {
  return lines.toSorted((one, two) => urgency(one) - urgency(two) || two.updated - one.updated);
}

function urgency(line: Line): number {
  if (line.my_turn) return 0;
  if (line.moved) return 3;
  return { playing: 1, open: 2, over: 3 }[line.status];
}

export function freeSeats(line: Line): number {
  return line.seats.filter((seat) => seat.kind === "open").length;
}

const STEPS: [unit: Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

/** "five minutes ago", "in two days": how far a time is from now, as the language says it. */
export function fromNow(at: number, now = Date.now()): string {
  const seconds = (at - now) / 1000;
  const format = new Intl.RelativeTimeFormat(language(), { numeric: "auto" });
  const step = STEPS.find(([, length]) => Math.abs(seconds) >= length);
  return step ? format.format(Math.round(seconds / step[1]), step[0]) : format.format(0, "second");
}
