/** Which card is looked at closely, and where it lies on the screen. */

import type { Seat } from "../../lib/protocol";

export type Looked = { card: string | null; owner: Seat | null; place: DOMRect };

export const detail: { looked: Looked | null } = $state({ looked: null });

export function look(card: string | null, owner: Seat | null, element: Element): void {
  detail.looked = { card, owner, place: element.getBoundingClientRect() };
}

export function lookAway(): void {
  detail.looked = null;
}
