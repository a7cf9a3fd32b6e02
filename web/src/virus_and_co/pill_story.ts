/** Pills that moved, in lines: who took some back, who lost what was paid, who got or gave some. */

import type { Line, Scene } from "../lib/games";
import type { Entry, Seat } from "../lib/protocol";
import { t } from "../lib/texts.svelte";
import { sayPills, subject } from "./naming";
import { PILLS, type Pill, type Pills } from "./reading";

/** Lines for entries of the kinds `pills`, `staged` and `pharmacy`. */
export function tellPills(scene: Scene, entries: Entry[]): Line[] {
  const seats = [...new Set(entries.flatMap((entry) => (entry.seat == null ? [] : [entry.seat])))];
  const lines = seats.flatMap((seat) => tellSeat(scene, entries, seat));
  return seats.length ? lines : tellPharmacy(entries);
}

function tellSeat(scene: Scene, entries: Entry[], seat: Seat): Line[] {
  const own = sumOf(entries.filter((entry) => entry.what === "pills" && entry.seat === seat));
  const staged = sumOf(entries.filter((entry) => entry.what === "staged" && entry.seat === seat));
  const back = mapPills((pill) => Math.max(0, Math.min(own[pill], -staged[pill])));
  const parts: [string, Pills][] = [
    ["back", back],
    ["gone", mapPills((pill) => Math.max(0, -staged[pill] - back[pill]))],
    ["gained", mapPills((pill) => Math.max(0, own[pill] - back[pill]))],
    ["lost", mapPills((pill) => Math.max(0, -own[pill] - Math.max(0, staged[pill])))],
  ];
  return parts
    .filter(([, pills]) => PILLS.some((pill) => pills[pill] > 0))
    .map(([id, pills]) => ({
      text: t(`clinic-log-pills-${id}`, { ...subject(scene, seat), pills: sayPills(pills) }),
      seat,
      kind: "note",
      about: PILLS.filter((pill) => pills[pill] > 0).map((pill) => `pills:${seat}:${pill}`),
    }));
}

/** Told only where no player's pills explain it. */
function tellPharmacy(entries: Entry[]): Line[] {
  const change = sumOf(entries.filter((entry) => entry.what === "pharmacy"));
  const parts: [string, Pills][] = [
    ["more", mapPills((pill) => Math.max(0, change[pill]))],
    ["less", mapPills((pill) => Math.max(0, -change[pill]))],
  ];
  return parts
    .filter(([, pills]) => PILLS.some((pill) => pills[pill] > 0))
    .map(([id, pills]) => ({
      text: t(`clinic-log-pharmacy-${id}`, { pills: sayPills(pills) }),
      seat: null,
      kind: "note",
      about: PILLS.filter((pill) => pills[pill] > 0).map((pill) => `pharmacy:${pill}`),
    }));
}

function sumOf(entries: Entry[]): Pills {
  return mapPills((pill) =>
    entries.reduce((sum, entry) => sum + (entry["pill"] === pill ? (entry["change"] as number) : 0), 0),
  );
}

function mapPills(count: (pill: Pill) => number): Pills {
  return { blue: count("blue"), yellow: count("yellow"), red: count("red") };
}
