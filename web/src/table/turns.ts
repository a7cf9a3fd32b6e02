/** The log in turns: lines of one player after the other, with the headlines between them. */

import type { Line } from "../lib/games";
import type { Entry, Seat } from "../lib/protocol";
import type { Chapter } from "./chapters";

export type TurnLine = Line & { key: string; undone: boolean; scores: boolean }; // whether it brought or cost points
export type Turn = { key: string; seat: Seat | null; by: string | null; headline: TurnLine | null; lines: TurnLine[] };

/** Chapters as turns; a headline begins a new one, and so does another player. */
export function turnsOf(chapters: Chapter[], linesOf: (chapter: Chapter) => Line[]): Turn[] {
  const turns: Turn[] = [];
  for (const chapter of chapters) {
    linesOf(chapter).forEach((told, index) => {
      const scores = hasScored(told.kind === "act" ? chapter.entries : (told.of ?? []));
      const line: TurnLine = { ...told, key: `${chapter.number}.${index}`, undone: chapter.undone, scores };
      const last = turns.at(-1);
      if (line.kind === "headline") {
        turns.push({ key: line.key, seat: null, by: null, headline: line, lines: [] });
      } else if (
        last &&
        last.seat === chapter.seat &&
        last.by === chapter.by &&
        !(last.headline && last.lines.length === 0)
      ) {
        last.lines.push(line);
      } else if (last?.headline && last.lines.length === 0) {
        Object.assign(last, { seat: chapter.seat, by: chapter.by, lines: [line] });
      } else {
        turns.push({ key: line.key, seat: chapter.seat, by: chapter.by, headline: null, lines: [line] });
      }
    });
  }
  return turns;
}

const SCORED = ["points", "scored", "goal", "end"];

function hasScored(entries: Entry[]): boolean {
  return entries.some(({ what, change }) => SCORED.includes(what) && change !== 0);
}

export const SIEVES = ["all", "mine", "points"] as const;
export type Sieve = (typeof SIEVES)[number];

/** What is left of the turns: everything, what the own seats did and met, or what brought or cost points. */
export function sifted(turns: Turn[], sieve: Sieve, mine: Seat[]): Turn[] {
  if (sieve === "all") return turns;
  const isOwn = (seat: Seat | null | undefined): boolean => typeof seat === "number" && mine.includes(seat);
  const isKept = (turn: Turn, line: TurnLine): boolean =>
    sieve === "points"
      ? line.scores
      : isOwn(turn.seat) || isOwn(line.seat) || (line.of ?? []).some((entry) => isOwn(entry["seat"]));
  return turns
    .map((turn) => ({ ...turn, lines: turn.lines.filter((line) => isKept(turn, line)) }))
    .filter((turn) => turn.headline || turn.lines.length > 0);
}

/** The turns, with those that are as they were in the objects that they were in: what shows them stays as it is. */
export function keeping(before: Turn[], turns: Turn[]): Turn[] {
  const known = new Map(before.map((turn) => [turn.key, turn]));
  return turns.map((turn) => {
    const old = known.get(turn.key);
    return old && isSame(old, turn) ? old : turn;
  });
}

function isSame(one: Turn, other: Turn): boolean {
  return (
    one.seat === other.seat &&
    one.headline?.text === other.headline?.text &&
    one.lines.length === other.lines.length &&
    one.lines.every((line, index) => {
      const now = other.lines[index]!;
      return line.key === now.key && line.text === now.text && line.undone === now.undone;
    })
  );
}

/** What the others did since the last own action; nothing before one's first. */
export function sinceOwn(chapters: Chapter[], mine: Seat[]): Chapter[] {
  const last = chapters.findLastIndex((chapter) => chapter.seat !== null && mine.includes(chapter.seat));
  return last < 0 ? [] : chapters.slice(last + 1).filter((chapter) => !chapter.undone);
}
