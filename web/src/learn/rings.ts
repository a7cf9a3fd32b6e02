/** Where the places to look at are on the screen. */

import type { Anchor } from "../lib/games";

export type Ringed = { anchor: Anchor; element: Element; box: DOMRect };

/** The places that are there and can be seen, in the order asked for. */
export function placesOf(anchors: readonly Anchor[]): Ringed[] {
  return anchors.flatMap((anchor) => {
    const element = document.querySelector(`[data-at="${CSS.escape(anchor)}"]`);
    const box = element?.getBoundingClientRect();
    return element && box && box.width + box.height > 0 ? [{ anchor, element, box }] : [];
  });
}

/** Whether nothing has moved. */
export function areSame(some: Ringed[], others: Ringed[]): boolean {
  const sides = ["left", "top", "width", "height"] as const;
  return (
    some.length === others.length &&
    some.every(({ anchor, box }, index) => {
      const other = others[index]!;
      return anchor === other.anchor && sides.every((side) => box[side] === other.box[side]);
    })
  );
}
