/** The story of a game, chapter by chapter: what each event did, and the view after it. */

import { applyPatch } from "../lib/patch";
import type { Entry, EventMessage, Seat, TableInfo, View } from "../lib/protocol";
import { t } from "../lib/texts.svelte";

export type Chapter = {
  number: number;
  at: number;
  seat: Seat | null;
  by: string | null;
  entries: Entry[];
  view: View;
  undone: boolean; // what happened was taken back later
};

export type Said = { number: number; at: number; holder: number; name: string; text: string };

/** How a game goes on that was brought along as a position: nobody knows what happened before. Else nothing. */
export function beginning({ imported, commitment, origin }: TableInfo): string | null {
  if (!imported || commitment !== null) return null; // a game that was dealt here, or whose deal is known, is told whole
  return origin ? t("table-log-goes-on.origin", { at: origin.played }) : t("table-log-goes-on");
}

/** The view after an event. */
export function viewAfter(view: View | null, event: EventMessage): View | null {
  if (event.view) return event.view;
  return event.patch && view ? applyPatch(view, event.patch) : view;
}

/** The chapters with one more, if the event tells something; what an undo took back is marked. */
export function withEvent(chapters: Chapter[], event: EventMessage, view: View | null): Chapter[] {
  if (!event.log || !view) return chapters;
  const told = event.kind === "undone" ? takenBack(chapters, event.to ?? 0) : chapters;
  const { number, at, seat = null, by = null, log: entries } = event;
  return [...told, { number, at, seat, by, entries, view, undone: event.kind === "undone" }];
}

/** Only the first `stands` actions still stand. */
function takenBack(chapters: Chapter[], stands: number): Chapter[] {
  let played = 0;
  return chapters.map((chapter) => {
    if (chapter.undone || chapter.by === null) return chapter;
    played += 1;
    return played > stands ? { ...chapter, undone: true } : chapter;
  });
}

export function saidIn(event: EventMessage): Said[] {
  if (event.kind !== "chat") return [];
  const { number, at, holder = 0, name = "", text = "" } = event;
  return [{ number, at, holder, name, text }];
}

/** Everything that happened, from the first event on. */
export function retell(events: EventMessage[]): { chapters: Chapter[]; said: Said[] } {
  let view: View | null = null;
  let chapters: Chapter[] = [];
  for (const event of events) {
    view = viewAfter(view, event);
    chapters = withEvent(chapters, event, view);
  }
  return { chapters, said: events.flatMap(saidIn) };
}
