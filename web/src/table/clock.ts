/** The time that players have left. */

import type { Clock, Seat } from "../lib/protocol";
import { t } from "../lib/texts.svelte";

const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000];

/** Milliseconds that a seat has left at a moment of the server's clock; null where no time is kept for it. */
export function timeLeft(clock: Clock, seat: Seat, now: number): number | null {
  if (clock.kind === "none") return null;
  if (clock.seat === seat && clock.deadline) return Math.max(0, clock.deadline - now);
  return clock.kind === "bank" ? (clock.banks?.[seat] ?? null) : null;
}

/** "4:05", "1:20:00", or days and hours. */
export function formatLeft(left: number): string {
  if (left >= DAY)
    return t("table-days-left", { days: Math.floor(left / DAY), hours: Math.floor((left % DAY) / HOUR) });
  const [hours, minutes, seconds] = [left / HOUR, (left % HOUR) / MINUTE, (left % MINUTE) / 1000].map(Math.floor);
  const padded = [minutes, seconds].map((part) => String(part).padStart(2, "0"));
  return hours ? `${hours}:${padded.join(":")}` : `${minutes}:${padded[1]}`;
}
