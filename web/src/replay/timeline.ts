/** A game as a row of moments: its start, and what stood after each action that was not taken back. */

import type { Entry, Seat, View } from "../lib/protocol";
import type { Chapter } from "../table/chapters";

export type Moment = {
  chapter: number; // of the story
  seat: Seat | null; // who acted
  entries: Entry[];
  view: View;
  round: number;
};

/** Something to see on the scrubber: a new round, or a card that was completed and points that were given. */
export type Mark = { at: number; kind: "round" | "deed"; seat: Seat | null; round: number };

const DEEDS = new Set(["completed", "scored"]);

/** Chapters with who acted; a game that was brought along does not say it of each event. */
export function withActors(chapters: Chapter[]): Chapter[] {
  return chapters.map((chapter) => {
    const act = chapter.entries.find((entry) => entry.what === "act");
    return { ...chapter, seat: act?.seat ?? chapter.seat };
  });
}

/** The moments of a story; a moment's number is its place in the row, and how many actions stand. */
export function momentsOf(chapters: Chapter[]): Moment[] {
  const moments: Moment[] = [];
  for (const { number, by, seat, entries, view, undone } of chapters) {
    const last = moments.at(-1);
    if (undone) continue;
    if (by === null && last) {
      moments[moments.length - 1] = { ...last, view }; // people sat down to a game that had begun elsewhere
      continue;
    }
    moments.push({ chapter: number, seat, entries, view, round: Number(view["round_number"] ?? 0) });
  }
  return moments;
}

/** The moment that a chapter tells of; what was taken back belongs to the one before it. */
export function momentOfChapter(moments: Moment[], chapter: number): number {
  return Math.max(
    0,
    moments.findLastIndex((moment) => moment.chapter <= chapter),
  );
}

export function marksOf(moments: Moment[]): Mark[] {
  return moments.flatMap(({ entries, seat, round }, at): Mark[] => {
    const begins = at > 0 && round !== moments[at - 1]!.round;
    const marks: Mark[] = begins ? [{ at, kind: "round", seat: null, round }] : [];
    return entries.some((entry) => DEEDS.has(entry.what)) ? [...marks, { at, kind: "deed", seat, round }] : marks;
  });
}

export type Stride = "step" | "turn" | "round" | "all";

/** Where a step of some length leads, forwards or back. */
export function strideFrom(moments: Moment[], at: number, stride: Stride, by: 1 | -1): number {
  const last = moments.length - 1;
  const end = by > 0 ? last : 0;
  if (stride === "all") return end;
  if (stride === "step") return Math.min(last, Math.max(0, at + by));
  const stops = moments.map((_moment, index) => index).filter((index) => isStop(moments, index, stride));
  const found = by > 0 ? stops.find((stop) => stop > at) : stops.findLast((stop) => stop < at);
  return found ?? end;
}

/** A turn stops where another player acts next, a round where it begins. */
function isStop(moments: Moment[], at: number, stride: "turn" | "round"): boolean {
  if (at === 0 || at === moments.length - 1) return true;
  if (stride === "round") return moments[at]!.round !== moments[at - 1]!.round;
  return moments[at]!.seat !== moments[at + 1]!.seat;
}
