/** Which things an element on the screen stands for. */

import type { GamePage, Scene, Thing } from "../lib/games";

/** The things of the nearest anchor, up the tree within `room`, that has any. */
export function thingsAt(page: GamePage, scene: Scene, room: Element, element: Element): Thing[] {
  let anchor = element.closest("[data-at]");
  while (anchor && room.contains(anchor)) {
    const found = page.things(scene, anchor.getAttribute("data-at")!);
    if (found.length) return found;
    anchor = anchor.parentElement?.closest("[data-at]") ?? null;
  }
  return [];
}

/** On the picture of a board: the things of the anchor that lies nearest to a point, for organelles are none. */
export function nearestIn(
  page: GamePage,
  scene: Scene,
  element: Element,
  point: { clientX: number; clientY: number },
): Thing[] {
  const anchors = [...(element.closest("[data-board]")?.querySelectorAll("[data-at]") ?? [])];
  const told = anchors
    .map((anchor) => ({ found: page.things(scene, anchor.getAttribute("data-at")!), far: distanceTo(anchor, point) }))
    .filter(({ found }) => found.length);
  return told.reduce((best, one) => (one.far < best.far ? one : best), { found: [] as Thing[], far: Infinity }).found;
}

function distanceTo(element: Element, { clientX, clientY }: { clientX: number; clientY: number }): number {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const across = Math.max(left - clientX, 0, clientX - right);
  const down = Math.max(top - clientY, 0, clientY - bottom);
  return Math.hypot(across, down);
}
