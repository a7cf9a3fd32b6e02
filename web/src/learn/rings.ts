/** Where the places to look at are on the screen. */

import type { Anchor } from "../lib/games";

export type Box = { left: number; top: number; width: number; height: number };
export type Ringed = { anchor: Anchor; element: Element; box: Box };

/** The places that are there, in the order asked for, and where they lie within a layer over them. */
export function placesOf(anchors: readonly Anchor[], layer: Element): Ringed[] {
  const corner = layer.getBoundingClientRect();
  return anchors.flatMap((anchor) => {
    const element = document.querySelector(`[data-at="${CSS.escape(anchor)}"]`);
    const { left, top, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
    if (!element || width + height === 0) return [];
    return [{ anchor, element, box: { left: left - corner.left, top: top - corner.top, width, height } }];
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
