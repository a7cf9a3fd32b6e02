/** Whether what is to be done stands in the prompt, and not on the table where the places to look at are. */

import type { Anchor, GamePage, Scene } from "../lib/games";

/** No legal action is done at one of the places: an action ends with what its place is called ("place nucleus-3"). */
export function isInPrompt(
  page: Pick<GamePage, "onSurface">,
  scene: Scene,
  legal: string[],
  places: readonly Anchor[],
): boolean {
  const names = new Set(places.map((place) => place.split(":").at(-1)!));
  const isThere = (action: string): boolean =>
    page.onSurface(scene, action) && (names.has(action.split(" ").at(-1)!) || names.has(action.split(" ")[0]!));
  return legal.length > 0 && !legal.some(isThere);
}
