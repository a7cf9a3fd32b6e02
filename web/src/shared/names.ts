/** What those at a table are called, in the language of the page: the server calls bots by their levels in English. */

import { has, t } from "../lib/texts.svelte";

/** The name of a seat; "Graduate 2" is the second bot of its level. */
export function seatName(seat: { kind: string; name: string | null }): string {
  if (seat.kind === "open") return t("seat-open");
  const name = seat.name ?? "";
  const [, level = "", number = ""] = /^(\w+)( \d+)?$/.exec(name) ?? [];
  const id = `level-${level.toLowerCase()}`;
  return seat.kind === "bot" && level && has(id) ? t(id) + number : name;
}
