/** Arrow keys on the board: from one usable thing to the next in that direction. */

const WAYS: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const WIDEST = 2.2; // how far aside of its way, as a multiple of the way, something may lie
const SIDEWAYS = 2.5; // how much farther away something seems that lies aside

/** What an arrow key goes to from here: the nearest thing on that side, glowing ones alone if any glows. */
export function nextOf(from: SVGGElement, key: string): SVGGElement | null {
  const way = WAYS[key];
  const board = from.closest("[data-board]");
  if (!way || !board) return null;
  const all = [...board.querySelectorAll<SVGGElement>("[data-actor]")].filter((other) => other !== from);
  const usable = all.filter((other) => other.ariaDisabled !== "true");
  const [x, y] = middleOf(from);
  let best: SVGGElement | null = null;
  let nearest = Infinity;
  for (const other of usable.length ? usable : all) {
    const [otherX, otherY] = middleOf(other);
    const along = (otherX - x) * way[0] + (otherY - y) * way[1];
    const aside = Math.abs((otherX - x) * way[1]) + Math.abs((otherY - y) * way[0]);
    const far = along + SIDEWAYS * aside;
    if (along > 1 && aside < along * WIDEST && far < nearest) [best, nearest] = [other, far];
  }
  return best;
}

function middleOf(element: SVGGElement): [number, number] {
  const box = element.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}
