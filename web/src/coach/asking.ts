/** When the coach of a table can be asked, and how one asks. */

import type { Desk } from "../table/desk";

/** There is a coach, and something to choose. */
export function mayAsk(desk: Desk): boolean {
  return desk.coach !== undefined && desk.table?.coach === true && desk.legal.length > 1;
}

/** Ask for a hint, or put the hints away: then the next key starts from the question again. */
export function askOrClose(desk: Desk): void {
  if (desk.coach?.isOpen) closeCoach(desk);
  else if (mayAsk(desk)) void desk.coach?.ask();
}

export function closeCoach(desk: Desk): void {
  desk.coach?.close();
  document.getElementById("question")?.focus();
}
